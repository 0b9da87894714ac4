#!/usr/bin/env bash
# Guess: places are numbers. The player with place 10 comes behind the player with place 9, also in a field of twelve.
# Seen (multi-elo 2.3.1): from ten players on the places are put in order as text, where 10 comes before 2. Of ten equal
# players the tenth gets the rating of the second, and everybody from the second on the rating of the place below. Of
# twelve the twelfth gets the rating of the second, and the second that of the fifth. Nine players are right, and so is
# a field of any size without places, which stands in the order of the result. There is no error.
# List the players from the first to the last and leave the places out as soon as ten play.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts multi-elo@2.3.1 >/dev/null
cat >run.mjs <<'JS'
import { MultiElo } from "multi-elo";

const elo = new MultiElo();
/** The places in the order of the new ratings of this many equal players, best first. */
function orderOf(count) {
  const places = Array.from({ length: count }, (_, index) => index + 1);
  const equal = places.map(() => 1000);
  const given = elo.getNewRatings(equal, places);
  const left = elo.getNewRatings(equal);
  console.log(`${count} players by place: ${given.map(Math.round).join(" ")}; ` +
    `without places: ${left.map(Math.round).join(" ")}`);
  if (left.some((rating, index) => index > 0 && rating >= left[index - 1])) return "not in order without places";
  return places.sort((one, other) => given[other - 1] - given[one - 1]).join(" ");
}
const seen = [9, 10, 12].map(orderOf);
console.log(seen.join("; "));
process.exit(seen.join("; ") ===
  "1 2 3 4 5 6 7 8 9; 1 10 2 3 4 5 6 7 8 9; 1 12 3 4 2 5 6 7 8 9 10 11" ? 0 : 1);
JS
node run.mjs
