#!/usr/bin/env bash
# Guess: the `minTotal` and `maxTotal` of a dice roll are the least and the most that the notation can give, and
# `averageTotal` is what it gives on average.
# Seen (@dice-roller/rpg-dice-roller 5.5.1): they are the totals with all dice at their least and at their most, and the
# middle between the two. For 1d6-1d6 all three are 0, and rolls go from -5 to 5. For 3-1d6 the "min" is 2 and the "max"
# -3. 4d6dl1 has the "average" 10.5, and in truth 12.24; 2d20kh1 10.5, and in truth 13.83.
# Sums of plain dice are right. A scale drawn from "min" to "max" breaks as soon as dice are taken away.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @dice-roller/rpg-dice-roller@5.5.1 >/dev/null
cat >run.mjs <<'JS'
import { DiceRoll } from "@dice-roller/rpg-dice-roller";

const expected = {
  "2d6+1": "3 8 13", "1d6-1d6": "0 0 0", "3-1d6": "2 -0.5 -3", "2d6-1d4": "1 4.5 8", "4d6dl1": "3 10.5 18",
  "2d20kh1": "1 10.5 20",
};
let changed = 0;
for (const [notation, numbers] of Object.entries(expected)) {
  const { minTotal, averageTotal, maxTotal } = new DiceRoll(notation);
  const totals = Array.from({ length: 2000 }, () => new DiceRoll(notation).total);
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  console.log(`${notation}: said ${minTotal} to ${maxTotal}, on average ${averageTotal}; rolled ` +
    `${Math.min(...totals)} to ${Math.max(...totals)}, on average ${mean.toFixed(2)}`);
  if (`${minTotal} ${averageTotal} ${maxTotal}` !== numbers) changed++;
  if (notation === "1d6-1d6" && !totals.some((total) => total < minTotal || total > maxTotal)) changed++;
}
process.exit(changed ? 1 : 0);
JS
node run.mjs
