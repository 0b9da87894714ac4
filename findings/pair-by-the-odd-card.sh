#!/usr/bin/env bash
# Guess: in Teen Patti, a game of three cards, the higher of two pairs wins, and ace, king and queen are a sequence.
# Seen (card-games-utils 1.1.5): two hands of a kind are compared card by card from the highest down, pairs as well: a
# pair of twos with a king beats a pair of queens with a three. Of 9438 games between two different pairs the higher
# one does not win 2145. Ace, king and queen of one suit are a colour for the library, and of mixed suits the lowest
# kind, HIGH. Ace, two and three are a sequence, and so are king, queen and jack.
# Tests by hand pass easily: a pair of kings beats a pair of queens with any odd card but an ace.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts card-games-utils@1.1.5 >/dev/null
cat >run.cjs <<'JS'
const { StandardCardHelper, TeenPatti } = require("card-games-utils");

const ranks = ["TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN", "JACK", "QUEEN", "KING", "ACE"];
const hand = (...names) => TeenPatti.makeHand(names.map((name) => StandardCardHelper.makeStandardCard(name)));
const kinds = [
  ["SPADES_ACE", "SPADES_KING", "SPADES_QUEEN"], ["SPADES_ACE", "HEARTS_KING", "SPADES_QUEEN"],
  ["SPADES_ACE", "HEARTS_TWO", "CLUBS_THREE"], ["SPADES_KING", "HEARTS_QUEEN", "CLUBS_JACK"],
].map((names) => {
  const { hand: kind } = hand(...names);
  console.log(`${names.join(" ")}: ${kind}`);
  return kind;
});

/** The winner of a pair of the first rank and a pair of the second, each with an odd card. */
function winner(high, odd, low, other) {
  return TeenPatti.calculateWinners([hand(`SPADES_${high}`, `HEARTS_${high}`, `CLUBS_${odd}`),
    hand(`DIAMONDS_${low}`, `CLUBS_${low}`, `DIAMONDS_${other}`)]).join();
}
console.log(`queens with a three against twos with a king: hand ${winner("QUEEN", "THREE", "TWO", "KING")}`);
let games = 0;
let lower = 0;
ranks.forEach((high, place) => ranks.slice(0, place).forEach((low) => {
  for (const odd of ranks.filter((rank) => rank !== high && rank !== low)) {
    for (const other of ranks.filter((rank) => rank !== high && rank !== low)) {
      games++;
      if (winner(high, odd, low, other) !== "0") lower++;
    }
  }
}));
console.log(`${games} games between two different pairs, ${lower} not won by the higher one`);
process.exit(kinds.join() === "COLOR,HIGH,SEQUENCE,SEQUENCE" && winner("QUEEN", "THREE", "TWO", "KING") === "1" &&
  winner("KING", "THREE", "QUEEN", "TWO") === "0" && games === 9438 && lower === 2145 ? 0 : 1);
JS
node run.cjs
