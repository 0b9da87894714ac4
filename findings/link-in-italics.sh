#!/usr/bin/env bash
# Guess: an address between two underscores is a link in italics, as one between two asterisks is.
# Seen (markdown-it 14.3.3, linkify on): the closing underscore goes into the address, and the italics are
# lost; two underscores on each side go the same way. Between asterisks the address is right.
# A link to a named deal then opens the deal of another name. Our links end in letters that tell.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts markdown-it@14.3.3 >/dev/null
cat >run.mjs <<'JS'
import MarkdownIt from "markdown-it";

const page = new MarkdownIt({ linkify: true });
const address = "https://example.org/#seed=KINGSTON-42";
const target = (text) => /href="([^"]*)"/.exec(page.renderInline(text))?.[1];
const [one, two, star] = ["_", "__", "*"].map((mark) => target(`Play ${mark}${address}${mark} today`));
console.log(`_: ${one}\n__: ${two}\n*: ${star}`);
process.exit(one === `${address}_` && two === `${address}__` && star === address ? 0 : 1);
JS
node run.mjs
