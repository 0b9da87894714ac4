#!/usr/bin/env bash
# Guess: software that writes HTML leaves the attributes of a custom element alone: only the element knows
# the meaning of controls="step" or size="08".
# Seen (vue 3.5.45, html-minifier-terser 7.2.0, rehype-parse 9.0.1 with rehype-stringify 10.0.1, react-dom
# 19.3.1, preact-render-to-string 6.8.2): Vue on the server, and the minifier with
# collapseBooleanAttributes, write "controls", "open" and "loop" without their values, as if the tag were a
# video. Vue in the browser writes the values, so only pages rendered ahead lose them. rehype keeps
# them, but makes 8 of "08". React and Preact leave all alone.
# An element whose attribute has the name of one of HTML's switches must not need its value.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts vue@3.5.45 html-minifier-terser@7.2.0 \
  unified@11.0.5 rehype-parse@9.0.1 rehype-stringify@10.0.1 react@19.3.1 react-dom@19.3.1 preact@11.2.0 \
  preact-render-to-string@6.8.2 jsdom@29.1.1 >/dev/null
cat >run.mjs <<'JS'
import minifier from "html-minifier-terser";
import { JSDOM } from "jsdom";
import * as preact from "preact";
import { render } from "preact-render-to-string";
import react from "react";
import { renderToStaticMarkup } from "react-dom/server";
import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";

const { window } = new JSDOM('<div id="page"></div>');
for (const name of ["document", "Element", "HTMLElement", "SVGElement", "MathMLElement"]) {
  globalThis[name] = window[name];
}
const vue = await import("vue");
const { renderToString } = await import("vue/server-renderer");

const attributes = { controls: "step", open: "hand", loop: "two", size: "08", variant: "german" };
const tag = `<card-table ${Object.entries(attributes).map(([name, value]) => `${name}="${value}"`).join(" ")}></card-table>`;
const table = { render: () => vue.h("card-table", attributes) };
vue.createApp(table).mount("#page");
const written = {
  react: renderToStaticMarkup(react.createElement("card-table", attributes)),
  preact: render(preact.h("card-table", attributes)),
  "vue, browser": window.document.getElementById("page").innerHTML,
  "vue, server": await renderToString(vue.createSSRApp(table)),
  "html-minifier-terser": await minifier.minify(tag, { collapseBooleanAttributes: true }),
  rehype: String(await unified().use(rehypeParse, { fragment: true }).use(rehypeStringify).process(tag)),
};
const bare = tag.replace(/(controls|open|loop)="\w+"/g, "$1");
let changed = 0;
for (const [name, html] of Object.entries(written)) {
  console.log(`${name}: ${html}`);
  const loses = ["vue, server", "html-minifier-terser"].includes(name);
  const expected = name === "rehype" ? tag.replace("08", "8") : loses ? bare : tag;
  if (html !== expected) changed++;
}
process.exit(changed ? 1 : 0);
JS
node run.mjs
