#!/usr/bin/env bash
# Guess: libraries that simulate red-blindness agree on the red of the cards to some shades, and leave
# grey alone.
# Seen (color-blind 0.1.3, @bjornlu/colorblind 1.0.3, culori 4.0.2): #cc0000 becomes #716518, #232300
# and #1f1700. Against black the first has a difference (CIEDE2000) of 37, the others of 16 and 11.
# The first also tints grey a little; the others leave it.
# The library decides whether a red pip passes for a black one: a test of colours has to name it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts color-blind@0.1.3 @bjornlu/colorblind@1.0.3 culori@4.0.2 >/dev/null
cat >run.mjs <<'JS'
import { simulate } from "@bjornlu/colorblind";
import blinder from "color-blind";
import { differenceCiede2000, filterDeficiencyProt, formatHex, rgb } from "culori";

const simulations = {
  "color-blind": (colour) => blinder.protanopia(colour),
  "@bjornlu/colorblind": (colour) => {
    const { r, g, b } = rgb(colour);
    const seen = simulate({ r: r * 255, g: g * 255, b: b * 255 }, "protanopia");
    return formatHex({ mode: "rgb", r: seen.r / 255, g: seen.g / 255, b: seen.b / 255 });
  },
  culori: (colour) => formatHex(filterDeficiencyProt(1)(colour)),
};
const difference = differenceCiede2000();
const results = Object.entries(simulations).map(([name, see]) => {
  const [red, green, grey] = ["#cc0000", "#006400", "#808080"].map(see);
  const black = difference(red, see("#000000"));
  console.log(`${name}: red ${red}, ${black.toFixed(1)} from black; green ${green}; grey ${grey}`);
  return { red, grey, black };
});
const [first, ...others] = results;
const asSeen = results.map(({ red }) => red).join(" ") === "#716518 #232300 #1f1700";
process.exit(asSeen && first.black > 35 && first.grey !== "#808080" &&
  others.every(({ black, grey }) => black < 17 && grey === "#808080") ? 0 : 1);
JS
node run.mjs
