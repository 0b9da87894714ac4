#!/usr/bin/env bash
# Guess: in a deck that is one SVG with an id for each card, the box of a card's element is the card.
# Seen (Debian's gnome-cards-data 1:3.22.23-1, measured by Chromium 156 with playwright-core 1.64.1): in
# Paris all 55 boxes have one size to 2 %. In Bellot the boxes of the eight jacks and queens are taller
# than the cards, by up to 4 %, in Anglo the red joker's is 6 % wider, in Simplistic both jokers' 25 %. The
# cards themselves look alike: clipped and invisible parts count in the box.
# Cards that are cut out by their ids come out squeezed in a few places. Cut by the grid of 13 by 5.
# Needs besides Node: Debian's chromium and gnome-cards-data.
set -euo pipefail
command -v chromium >/dev/null && [ -d /usr/share/aisleriot/cards ] || { echo "needs chromium and gnome-cards-data"; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts playwright-core@1.64.1 >/dev/null
cat >run.mjs <<'JS'
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { chromium } from "playwright-core";

const ranks = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"];
const ids = [...["club", "diamond", "heart", "spade"].flatMap((suit) => ranks.map((rank) => `${suit}_${rank}`)),
  "joker_black", "joker_red", "back"];
const expected = {
  paris: "",
  bellot: "club_jack club_queen diamond_jack diamond_queen heart_jack heart_queen spade_jack spade_queen",
  anglo: "joker_red",
  simplistic: "joker_black joker_red",
};
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
console.log(`Chromium ${browser.version()}`);
const page = await browser.newPage();
let changed = 0;
for (const [deck, others] of Object.entries(expected)) {
  writeFileSync(`${deck}.svg`, gunzipSync(readFileSync(`/usr/share/aisleriot/cards/${deck}.svgz`)));
  await page.goto(pathToFileURL(`${deck}.svg`).href);
  const boxes = await page.evaluate((names) => names.map((name) => {
    const { width, height } = document.getElementById(name).getBoundingClientRect();
    return { name, width, height };
  }), ids);
  const usual = boxes.find(({ name }) => name === "club_5");
  const differing = boxes.filter(({ width, height }) =>
    Math.abs(width / usual.width - 1) > 0.02 || Math.abs(height / usual.height - 1) > 0.02);
  console.log(`${deck}: ${boxes.length} boxes, other than the usual: ${differing.map(({ name, width, height }) =>
    `${name} ${(100 * width / usual.width).toFixed(0)} % by ${(100 * height / usual.height).toFixed(0)} %`).join(", ") || "none"}`);
  if (differing.map(({ name }) => name).join(" ") !== others) changed++;
}
await browser.close();
process.exit(changed ? 1 : 0);
JS
node run.mjs
