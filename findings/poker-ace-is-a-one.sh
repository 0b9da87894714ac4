#!/usr/bin/env bash
# Guess: the cards that a poker library names as the best five of a hand are five of the cards that it was given.
# Seen (pokersolver 2.1.4): in a straight from ace to five the ace comes back as a card of value "1", `1s` for `As`, of
# five cards or seven, and in a straight flush too; `toString()` and `toArray()` say the same. The games with three and
# four cards do so. In the full and the high hand of Pai Gow, where that straight has its own rank, the ace stays `As`.
# A page that finds the pictures of the winning cards by their names misses this ace, and in this straight only. The
# list `cardPool` has it by its name.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts pokersolver@2.1.4 >/dev/null
cat >run.cjs <<'JS'
const { Hand } = require("pokersolver");

const hands = [
  ["standard", "As 2d 3c 4h 5s", "1s"],
  ["standard", "As 2d 3c 4h 5s 9d 9c", "1s"],
  ["standard", "As 2s 3s 4s 5s 9d 9c", "1s"],
  ["standard", "As Kd Qc Jh 9s", ""],
  ["threecard", "As 2d 3c", "1s"],
  ["fourcard", "As 2d 3c 4h", "1s"],
  ["paigowpokerfull", "As 2d 3c 4h 5s", ""],
  ["paigowpokerhi", "As 2d 3c 4h 5s", ""],
];
let changed = 0;
for (const [game, given, foreign] of hands) {
  const hand = Hand.solve(given.split(" "), game);
  const notGiven = hand.cards.map(String).filter((card) => !given.split(" ").includes(card)).join();
  console.log(`${game}: ${given} is ${hand.descr}, with ${hand.cards.join(" ")}; not given: ${notGiven || "none"}`);
  if (notGiven !== foreign || !hand.cardPool.map(String).includes("As")) changed++;
}
process.exit(changed ? 1 : 0);
JS
node run.cjs
