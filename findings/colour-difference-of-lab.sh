#!/usr/bin/env bash
# Guess: the difference of two colours that are given as L*a*b* is what the formula makes of these six numbers.
# Seen: color-diff 1.4.0 and delta-e 0.0.8 give the published CIEDE2000 of the pairs tried. In culori 4.0.2 `lab` means
# L*a*b* under the light D50, and its CIE formulas convert to D65 first: for a pair with 2.0425 it gives 1.8566, and for
# the plain distance of (3, 4) from (0, 0) not 5 but 4.72. The mode "lab65" gives the published values. chroma-js 3.2.0
# gives them for colours that a screen can show. Others it first brings down to sRGB: for 2.0425 it gives 0.669.
# A test against published pairs says more about these conversions than about the formula.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts color-diff@1.4.0 delta-e@0.0.8 culori@4.0.2 chroma-js@3.2.0 >/dev/null
cat >run.mjs <<'JS'
import chroma from "chroma-js";
import { diff } from "color-diff";
import { differenceCie76, differenceCiede2000 } from "culori";
import deltaE from "delta-e";

const libraries = {
  "color-diff": (one, other) => diff(...[one, other].map(([L, a, b]) => ({ L, a, b }))),
  "delta-e": (one, other) => deltaE.getDeltaE00(...[one, other].map(([L, A, B]) => ({ L, A, B }))),
  "culori, lab": (one, other) => differenceCiede2000()(...[one, other].map(([l, a, b]) => ({ mode: "lab", l, a, b }))),
  "culori, lab65": (one, other) =>
    differenceCiede2000()(...[one, other].map(([l, a, b]) => ({ mode: "lab65", l, a, b }))),
  "chroma-js": (one, other) => chroma.deltaE(...[one, other].map((lab) => chroma.lab(...lab))),
};
// The first two numbers of a pair are colours, the third is the published difference (Sharma, Wu and Dalal, 2005).
const pairs = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
];
const seen = Object.entries(libraries).map(([name, difference]) => {
  const given = pairs.map(([one, other]) => difference(one, other).toFixed(4));
  console.log(`${name}: ${given.join(", ")}; published ${pairs.map((pair) => pair[2]).join(", ")}`);
  return given.map((number, index) => Number(number) === pairs[index][2] ? "right" : number).join();
});
const plain = differenceCie76()({ mode: "lab", l: 50, a: 3, b: 4 }, { mode: "lab", l: 50, a: 0, b: 0 }).toFixed(2);
console.log(`culori, lab: (3, 4) from (0, 0) is ${plain}`);
const right = "right,right,right";
process.exit(seen.join(" ") === `${right} ${right} 1.8566,3.9586,1.2267 ${right} 0.6690,right,right` && plain === "4.72"
  ? 0 : 1);
JS
node run.mjs
