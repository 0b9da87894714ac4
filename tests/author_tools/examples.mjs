// The examples that each tool is given: the codes that *Share* writes (web/page/author.js) for the link of
// PROTOCOL.md's first example, and that example itself. Tested by tests/authors, which runs on them.
import { readFileSync } from "node:fs";

import { codes } from "../../web/page/author.js";

/** The folder of the game on a host that only the tests' browser knows. */
export const game = "https://your.host/allfours/";

const protocol = readFileSync(new URL("../../web/embed/PROTOCOL.md", import.meta.url), "utf8");
const [, example] = /```html\n([^]*?)```/.exec(protocol) ?? [];
const [, href, title] = /<a href="([^"]*)">([^<]*)<\/a>/.exec(example ?? "") ?? [];
if (!example || !href?.startsWith(`${game}#`)) throw new Error("PROTOCOL.md has no example with a link");

export { title };
/** The link's address, as it is and not as HTML. */
export const address = href.replaceAll("&amp;", "&");
/** @param {import("../../web/page/author.js").Kind} kind */
const code = (kind) => codes[kind](game, address.slice(address.indexOf("#") + 1), title);
/** @param {string} html the code without the line that loads the script */
const withoutScript = (html) => html.replace(/^<script[^\n]*\n\n?/, "");

/** HTML by the names of pages. `tag_only` is for pages that load the script elsewhere. */
export const html = {
  tag: code("tag"),
  tag_only: withoutScript(code("tag")),
  attributes: example.trim(),
  attributes_only: withoutScript(example.trim()),
  frame: code("frame"),
  link: code("link"),
};
