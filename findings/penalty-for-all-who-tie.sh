#!/usr/bin/env bash
# Guess: each pair of a bridge tournament has its own result, so that a penalty taken from one pair leaves the others.
# Seen (bridge-scorer 2.4.0): pairs who tie on a board share one object for their matchpoints. A point taken from one
# pair's value is gone for all pairs who tie with it, in both directions. The IMPs of the same library, cross-IMPs and
# Butler, are an object for each pair, ties or not. A printed list shows nothing of it until a value is changed.
# Copy the results before a director's penalty, and before a scale to another top.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts bridge-scorer@2.4.0 >/dev/null
cat >run.cjs <<'JS'
const scorer = require("bridge-scorer");

const played = () => [90, -50, -50, 120].map((score) => ({ contract: { declaror: "N" }, score }));
/** The values of the pairs in this direction before a point is taken from the second pair, and after. */
function withPenalty(name, field) {
  const games = played();
  scorer[name](games);
  const values = () => games.map((game) => game[field].value).join(" ");
  const before = values();
  games[1][field].value -= 1;
  console.log(`${name}, ${field}: ${before}, with a point less for the second pair: ${values()}`);
  return `${before} > ${values()}`;
}
const seen = [withPenalty("matchpoints", "matchpointsNS"), withPenalty("matchpoints", "matchpointsEW"),
  withPenalty("matchpointsACBL", "matchpointsNS"), withPenalty("crossImps", "impsNS"), withPenalty("butler", "impsNS")];
const alone = (line) => line.split(" > ").map((values) => values.split(" ").map(Number))
  .reduce((before, after) => before.map((value, pair) => value - after[pair])).join();
process.exit(seen[0] === "4 1 1 6 > 4 0 0 6" && seen[1] === "2 5 5 0 > 2 4 4 0" &&
  seen[2] === "2 0.5 0.5 3 > 2 -0.5 -0.5 3" && alone(seen[3]) === "0,1,0,0" && alone(seen[4]) === "0,1,0,0" ? 0 : 1);
JS
node run.cjs
