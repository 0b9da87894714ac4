#!/usr/bin/env bash
# Guess: a bridge board with North and South in the place of East and West has the same Butler result for the other
# side.
# Seen (bridge-scorer 2.4.0): not if the average of the board ends in 5. It is rounded to tens upward on both sides of
# zero: 45 becomes 50, and -45 becomes -40. Of two tables with 170 and -80 the IMPs are 3 and -4; with the sides
# changed the pairs with the same cards have 4 and -3. Cross-IMPs and matchpoints are the same both ways. Of all
# boards at two tables with the 23 scores below, one in seven changes with the side.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts bridge-scorer@2.4.0 >/dev/null
cat >run.cjs <<'JS'
const scorer = require("bridge-scorer");

/** The results for North and South in these games, and for East and West in the same games with the sides changed. */
function bothWays(name, field, scores) {
  const results = [1, -1].map((sign) => {
    const games = scores.map((score) => ({ contract: { declaror: "N" }, score: score * sign }));
    scorer[name](games);
    return games.map((game) => game[field + (sign > 0 ? "NS" : "EW")].value + 0).join(" ");
  });
  return results;
}
const scores = [50, 90, 100, 110, 120, 130, 140, 150, 170, 200, 420, 430, 450, 620, 630, 650]
  .concat([-50, -100, -110, -120, -140, -170, -420]);
const pairs = scores.flatMap((one) => scores.map((other) => [one, other]));
const counts = [["butler", "imps"], ["crossImps", "imps"], ["matchpoints", "matchpoints"]].map(([name, field]) => {
  const changing = pairs.filter((pair) => {
    const [one, other] = bothWays(name, field, pair);
    return one !== other;
  }).length;
  console.log(`${name}: ${changing} of ${pairs.length} boards change with the side`);
  return changing;
});
const example = bothWays("butler", "imps", [170, -80]).join(", ");
console.log(`butler, 170 and -80: ${example}`);
const same = counts.join() === "74,0,0" && example === "3 -4, 4 -3";
console.log(same ? "as seen" : "CHANGED: other boards change with the side");
process.exit(same ? 0 : 1);
JS
node run.cjs
