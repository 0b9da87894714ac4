#!/usr/bin/env bash
# Guess: a card that goes back into the pack at a random position can end up anywhere, at the bottom as well.
# Seen (card-deck 1.0.1): `addRandom` never puts a card at the bottom. In a pack of three the card comes to each of the
# three places above the last card equally often; above a pack of one card it comes every time. A player who knows the
# last card of the pack still knows it after any number of cards have gone back. `shuffle` is fair.
# Add the cards and shuffle the pack.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts card-deck@1.0.1 >/dev/null
cat >run.cjs <<'JS'
const Deck = require("card-deck");

const times = 12000;
/** How often a card that goes back into this pack is found at each place, from the top. */
function places(pack, back) {
  const counts = Array(pack.length + 1).fill(0);
  for (let time = 0; time < times; time++) {
    const deck = new Deck([...pack]);
    back(deck);
    counts[[].concat(deck.draw(pack.length + 1)).indexOf("queen")]++;
  }
  return counts;
}
const three = places(["ten", "jack", "king"], (deck) => deck.addRandom("queen"));
const one = places(["king"], (deck) => deck.addRandom("queen"));
const shuffled = places(["ten", "jack", "king"], (deck) => deck.addToTop("queen").shuffle());
console.log(`back into three cards: ${three.join(" ")}; into one: ${one.join(" ")}; ` +
  `with a shuffle: ${shuffled.join(" ")}`);
const even = (counts) => counts.every((count) => Math.abs(count / (times / counts.length) - 1) < 0.15);
let last = 0;
for (let time = 0; time < times; time++) {
  const deck = new Deck(["ten", "jack", "king"]);
  deck.addRandom(["ace", "queen", "nine", "eight"]);
  if (deck.bottom() === "king") last++;
}
console.log(`after four cards have gone back, the king is still the last card ${last} times of ${times}`);
process.exit(three[3] === 0 && even(three.slice(0, 3)) && one.join() === `${times},0` && even(shuffled) &&
  last === times ? 0 : 1);
JS
node run.cjs
