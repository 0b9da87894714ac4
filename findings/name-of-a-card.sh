#!/usr/bin/env bash
# Guess: the name of a button that a test computes in jsdom is the name that the browser gives to a
# screen reader, at least for text inside the button.
# Seen (dom-accessibility-api 0.7.1 with jsdom 29.1.1, Chromium 156 by playwright-core 1.64.1): the
# browser keeps words apart at a line break, at a visually hidden part, at parts laid out by flex and
# at an image with a label; jsdom says "Jackof clubs" and "clubsJ". Of a reading above a word (ruby) the
# browser says the word alone, jsdom both; of a meter the browser says the value, jsdom the text inside.
# Playwright's own name is a third one: with the browser on spaces and the meter, with jsdom on ruby.
# A name that must be right needs spaces in the text itself, and a test in the browser's own tree.
# Needs besides Node: Debian's chromium.
set -euo pipefail
command -v chromium >/dev/null || { echo "needs chromium"; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts dom-accessibility-api@0.7.1 jsdom@29.1.1 playwright-core@1.64.1 >/dev/null
cat >run.mjs <<'JS'
import { computeAccessibleName } from "dom-accessibility-api";
import { JSDOM } from "jsdom";
import { chromium } from "playwright-core";

const buttons = [
  ["block", "<div>Jack</div><div>of clubs</div>", "Jack of clubs", "Jack of clubs", "Jack of clubs"],
  ["break", "Jack<br>of clubs", "Jackof clubs", "Jack of clubs", "Jack of clubs"],
  ["hidden part", '<span>Jack</span><span class="hidden">of clubs</span>', "Jackof clubs", "Jack of clubs",
    "Jack of clubs"],
  ["flex", '<span class="row"><span>Jack</span><span>of clubs</span></span>', "Jackof clubs", "Jack of clubs",
    "Jack of clubs"],
  ["image", '<span role="img" aria-label="clubs">♣</span>J', "clubsJ", "clubs J", "clubsJ"],
  ["ruby", "<ruby>J<rt>Jack</rt></ruby>", "J Jack", "J", "J Jack"],
  ["meter", '<meter min="0" max="10" value="3">cards</meter> points', "cards points", "3 points", "3 points"],
];
const html = `<style>
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .row { display: flex }
</style>${buttons.map(([, inside], at) => `<button id="b${at}">${inside}</button>`).join("\n")}`;

const { document } = new JSDOM(html, { pretendToBeVisual: true }).window;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
console.log(`Chromium ${browser.version()}`);
const page = await browser.newPage();
await page.setContent(html);
const devtools = await page.context().newCDPSession(page);
const { root } = await devtools.send("DOM.getDocument");
let changed = 0;
for (const [at, [kind, , ...expected]] of buttons.entries()) {
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: `#b${at}` });
  const { nodes } = await devtools.send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: false });
  const [line] = (await page.locator(`#b${at}`).ariaSnapshot()).split("\n");
  const names = [
    computeAccessibleName(document.getElementById(`b${at}`)),
    nodes[0].name.value,
    /"(.*)"/.exec(line)?.[1],
  ];
  console.log(`${kind}: jsdom "${names[0]}", browser "${names[1]}", Playwright "${names[2]}"`);
  if (names.join("|") !== expected.join("|")) changed++;
}
await browser.close();
process.exit(changed ? 1 : 0);
JS
node run.mjs
