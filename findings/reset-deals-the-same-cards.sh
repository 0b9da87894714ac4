#!/usr/bin/env bash
# Guess: in a game without a seed, a client that is reset begins a new game, with other cards and other dice.
# Seen (boardgame.io 0.50.2): `reset` brings back the state from before the first move, with the cards of the first
# game, and the dice that roll after it are the same as well: who knows the first game knows the second. `setup` is
# not called again. A new client deals anew, and so does a new client with the same game object. There is no error.
# For a new game stop the client and make another one, or shuffle in a move that the client calls with a seed of its
# own.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts boardgame.io@0.50.2 >/dev/null
cat >run.cjs <<'JS'
const { Client } = require("boardgame.io/client");

let setups = 0;
const game = {
  setup: ({ random }) => {
    setups++;
    return { deck: random.Shuffle(Array.from({ length: 52 }, (_, card) => card)), dice: [] };
  },
  moves: { roll: ({ G, random }) => { G.dice.push(random.Die(1000)); } },
};
const start = () => {
  const client = Client({ game, debug: false });
  client.start();
  return client;
};
/** The cards and ten dice of the game that this client is at. */
function play(client) {
  const { deck } = client.getState().G;
  for (let time = 0; time < 10; time++) client.moves.roll();
  return [deck.join(), client.getState().G.dice.join()];
}
const client = start();
const first = play(client);
const before = setups;
client.reset();
const second = play(client);
const another = setups - before;
const fresh = play(start());
const same = (one, other) => one.map((text, index) => (text === other[index] ? "the same" : "other"))
  .map((word, index) => `${word} ${["cards", "dice"][index]}`).join(", ");
const seen = `after reset: ${same(first, second)}, ${another} calls of setup; a new client: ${same(first, fresh)}`;
console.log(seen);
const asSeen = seen === "after reset: the same cards, the same dice, 0 calls of setup; " +
  "a new client: other cards, other dice";
console.log(asSeen ? "as seen" : "CHANGED: reset deals in another way");
process.exit(asSeen ? 0 : 1);
JS
node run.cjs
