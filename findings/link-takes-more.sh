#!/usr/bin/env bash
# Guess: a program that makes links of text ends an address before a zero-width space, a full-width full stop or
# a full-width bracket, none of which an address holds unencoded.
# Seen: autolinker 4.1.5, twitter-text 3.1.0 and anchorme 3.0.8 do. linkify-it 5.0.2, linkifyjs 4.3.3 and marked
# 18.2.1 take each of the three into the address, with the word behind it; linkify-it 6.1.0 takes only the space.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts autolinker@4.1.5 twitter-text@3.1.0 anchorme@3.0.8 \
  linkifyjs@4.3.3 marked@18.2.1 linkify-it@5.0.2 linkify-it-6@npm:linkify-it@6.1.0 >/dev/null
cat >run.mjs <<'JS'
import anchorme from "anchorme";
import autolinker from "autolinker";
import LinkifyIt from "linkify-it";
import { LinkifyIt as LinkifyIt6 } from "linkify-it-6";
import * as linkifyjs from "linkifyjs";
import { marked } from "marked";
import twitter from "twitter-text";

const address = "https://example.org/#deal=As";
const marks = ["\u200B", "\u3002", "\uFF09"];
const target = (html) => /href="([^"]*)"/.exec(html)?.[1];
const engines = {
  autolinker: [(text) => target(autolinker.link(text)), "..."],
  "twitter-text": [(text) => twitter.extractUrls(text)[0], "..."],
  anchorme: [(text) => target((anchorme.default ?? anchorme)(text)), "..."],
  linkifyjs: [(text) => linkifyjs.find(text)[0].href, "+++"],
  marked: [(text) => decodeURI(target(marked.parse(text))), "+++"],
  "linkify-it 5": [(text) => new LinkifyIt().match(text)[0].url, "+++"],
  "linkify-it 6": [(text) => new LinkifyIt6().match(text)[0].url, "+.."],
};
let changed = 0;
for (const [name, [linkIn, wanted]] of Object.entries(engines)) {
  // "." as guessed, "+" taken into the address.
  const seen = marks.map((mark) => (linkIn(`See ${address}${mark}\u8C22 now`) === address ? "." : "+")).join("");
  console.log(`${name}: ${seen}`);
  if (seen !== wanted) ++changed;
}
process.exit(changed);
JS
node run.mjs
