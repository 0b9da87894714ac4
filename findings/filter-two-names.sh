#!/usr/bin/env bash
# Guess: an editor told to keep a custom element by its own name, with all attributes, keeps both.
# Seen (CKEditor 5 48.5.2, General HTML Support): by its own name alone the element goes and its content stays;
# by the name of all custom elements ($customElement) it stays and loses its attributes; only both names
# together keep element and attributes.
# web/embed/AUTHORS.md names a setting with both names.
# Needs Debian's chromium.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts ckeditor5@48.5.2 playwright-core@1.64.1 >/dev/null
cat >run.mjs <<'JS'
import { chromium } from "playwright-core";

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.setContent("<!doctype html><title>An editor</title>");
await page.addScriptTag({ path: "node_modules/ckeditor5/dist/browser/ckeditor5.umd.js" });
const stored = (source) => page.evaluate(async (pattern) => {
  const { ClassicEditor, Essentials, Paragraph, GeneralHtmlSupport } = CKEDITOR;
  const editor = await ClassicEditor.create(document.body.appendChild(document.createElement("div")), {
    licenseKey: "GPL", plugins: [Essentials, Paragraph, GeneralHtmlSupport],
    htmlSupport: { allow: [{ name: new RegExp(pattern), attributes: true }] },
  });
  editor.setData('<card-table deal="A">Text.</card-table>');
  return editor.getData();
}, source);
const own = await stored("^card-table$");
const all = await stored("^\\$customElement$");
const both = await stored("^(card-table|\\$customElement)$");
await browser.close();
console.log(`own name: ${own}; $customElement: ${all}; both: ${both}`);
const has = (text) => [text.includes("<card-table"), text.includes("deal="), text.includes("Text.")].join();
process.exit(has(own) === "false,false,true" && has(all) === "true,false,true" && has(both) === "true,true,true" ? 0 : 1);
JS
node run.mjs
