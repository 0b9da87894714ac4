#!/usr/bin/env bash
# Guess: a library that gives an order a number, and a number its order, brings each order back for as long as the
# numbers are exact, which is up to 18 cards (18! is below 2^53, the last whole number without a gap).
# Seen (permutation-rank 1.0.0): up to 13 cards each order comes back; from 14 cards on none of 200 does. `rank` gives
# whole, exact numbers that differ, but `unrank` turns them into another order, or into a list with holes and places far
# behind the last card. There is no error. js-combinatorics 2.1.4 takes any size, with `bigint` numbers.
# A hand of 13 cards or a row of 12 works in a test, and a longer pile breaks.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts permutation-rank@1.0.0 js-combinatorics@2.1.4 >/dev/null
cat >run.mjs <<'JS'
import { Permutation } from "js-combinatorics";
import permutationRank from "permutation-rank";

/** An order of this many cards, at random. */
function shuffled(count) {
  const cards = Array.from({ length: count }, (_, card) => card);
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [cards[at], cards[other]] = [cards[other], cards[at]];
  }
  return cards;
}
/** How many of 200 orders come back from their numbers, and how many of the numbers are exact and differ. */
function back(count) {
  const numbers = new Set();
  let same = 0;
  for (let time = 0; time < 200; time++) {
    const cards = shuffled(count);
    const number = permutationRank.rank([...cards]);
    if (Number.isSafeInteger(number) && number >= 0) numbers.add(number);
    const again = permutationRank.unrank(count, number);
    if (again.length === count && cards.every((card, at) => again[at] === card)) same++;
  }
  console.log(`${count} cards: ${same} of 200 orders come back, from ${numbers.size} exact numbers`);
  return [same, numbers.size];
}
const changes = [];
for (let count = 11; count <= 18; count++) {
  const [same, numbers] = back(count);
  if (same !== (count <= 13 ? 200 : 0)) changes.push(`${same} of 200 orders of ${count} cards come back`);
  if (numbers < 195) changes.push(`only ${numbers} numbers for ${count} cards`);
}
const all = new Permutation(shuffled(52));
const middle = all.at(all.length / 2n);
console.log(`js-combinatorics: the middle one of ${all.length} orders of 52 cards has ${new Set(middle).size} cards`);
if (middle.length !== 52 || new Set(middle).size !== 52) changes.push("js-combinatorics loses cards");
console.log(changes.length === 0 ? "as seen" : `CHANGED: ${changes.join("; ")}`);
process.exit(changes.length === 0 ? 0 : 1);
JS
node run.mjs
