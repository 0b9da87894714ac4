#!/usr/bin/env bash
# Guess: a custom element that DOMPurify is told to keep by its name alone loses all attributes, or keeps all.
# Seen (DOMPurify 3.5.0, jsdom 29.1.1): it keeps those whose names HTML, SVG or MathML also have (seed of
# feTurbulence, controls of video, lang), and drops the others (variant, link, log). An element that means
# something by "seed" alone then shows something else, without a word.
# The table takes the link inside its tag when the attributes of its deal are gone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts dompurify@3.5.0 jsdom@29.1.1 >/dev/null
cat >run.mjs <<'JS'
import createPurifier from "dompurify";
import { JSDOM } from "jsdom";

const purifier = createPurifier(new JSDOM("").window);
const tag = `<card-table variant="german" seed="A-1" link="v=german" log="1A" controls="step" lang="de">x</card-table>`;
const kept = (handling) => {
  const { attributes } = new JSDOM(purifier.sanitize(tag, { CUSTOM_ELEMENT_HANDLING: handling }))
    .window.document.querySelector("card-table");
  return [...attributes].map(({ name }) => name).sort().join(" ");
};
const byName = kept({ tagNameCheck: /^card-table$/ });
const byBoth = kept({ tagNameCheck: /^card-table$/, attributeNameCheck: /^(variant|link|log)$/ });
console.log(`tagNameCheck alone keeps: ${byName}; with attributeNameCheck: ${byBoth}`);
process.exit(byName === "controls lang seed" && byBoth === "controls lang link log seed variant" ? 0 : 1);
JS
node run.mjs
