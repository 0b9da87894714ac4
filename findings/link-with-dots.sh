#!/usr/bin/env bash
# Guess: dots in the fragment of an address are part of it; at most those at its end are not.
# Seen: anchorme 3.0.8 ends an address before two dots in a row. showdown 2.1.0 replaces three of four dots
# by an ellipsis character, even in the address of a written link, [text](address), and in <address>.
# The separator of our links was two dots for an empty place; links we write have none in a row now.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts showdown@2.1.0 anchorme@3.0.8 >/dev/null
cat >run.mjs <<'JS'
import anchorme from "anchorme";
import showdown from "showdown";

const two = "https://example.org/#deal=As..Kh";
const four = "https://example.org/#deal=As....Kh";
const target = (html) => /href="([^"]*)"/.exec(html)?.[1];
const cut = target((anchorme.default ?? anchorme)(`See ${two} now`));
const page = new showdown.Converter();
const [written, angled] = [`[deal](${four})`, `<${four}>`].map((text) => target(page.makeHtml(text)));
console.log(`anchorme: ${cut}\nshowdown: ${written} and ${angled}`);
const ellipsis = four.replace("...", "\u2026");
process.exit(cut === "https://example.org/#deal=As" && written === ellipsis && angled === ellipsis ? 0 : 1);
JS
node run.mjs
