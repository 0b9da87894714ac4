#!/usr/bin/env bash
# Guess: a shuffle with a seed gives each seed its own order, and without a seed a new order each time.
# Seen (seededshuffle 0.2.0): of a seed in letters about the first eight capitals or six small letters count. It
# becomes one long number of the characters' codes, which is then rounded, so that KINGSTON-1 to KINGSTON-9 are a
# single deal, and so are kings-1 to kings-9. All numbers give no more than 233280 deals: 1 and 233281 are one.
# The number 0 and an empty text give null for the deck.
# (shuffle-seed 1.1.6): without a seed the order is the same each time; 0, null and an empty text
# share another one. knuth-shuffle-seeded 1.0.6 does all of this as guessed.
# People make seeds of a name and a number. A test with "A-1" and "A-2" finds nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts seededshuffle@0.2.0 shuffle-seed@1.1.6 knuth-shuffle-seeded@1.0.6 >/dev/null
cat >run.cjs <<'JS'
const knuth = require("knuth-shuffle-seeded");
const seeded = require("seededshuffle");
const shuffleSeed = require("shuffle-seed");

const deck = () => Array.from({ length: 52 }, (_, card) => card);
const ways = {
  seededshuffle: (seed) => seeded.shuffle(deck(), seed),
  "shuffle-seed": (seed) => shuffleSeed.shuffle(deck(), seed),
  "knuth-shuffle-seeded": (seed) => knuth(deck(), seed),
};
/** How many orders these seeds give; 0 if there is no order at all. */
function orders(way, seeds) {
  const all = new Set(seeds.map((seed) => String(way(seed))));
  all.delete("null");
  return all.size;
}
const nine = (text) => Array.from({ length: 9 }, (_, at) => text + (at + 1));
const seen = Object.entries(ways).map(([name, way]) => {
  const counts = [orders(way, nine("A-")), orders(way, nine("KINGSTON-")), orders(way, nine("kings-")),
    orders(way, [1, 233281]), orders(way, [0, ""]),
    name === "seededshuffle" ? "-" : orders(way, Array(9).fill(undefined))];
  console.log(`${name}: A-1 to A-9 ${counts[0]} orders, KINGSTON-1 to KINGSTON-9 ${counts[1]}, ` +
    `kings-1 to kings-9 ${counts[2]}, 1 and 233281 ${counts[3]}, 0 and the empty text ${counts[4]}, ` +
    `nine times without a seed ${counts[5]}`);
  return counts.join();
});
process.exit(seen.join(" ") === "9,1,1,1,0,- 9,9,9,2,1,1 9,9,9,2,2,9" ? 0 : 1);
JS
node run.cjs
