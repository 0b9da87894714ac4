#!/usr/bin/env bash
# Guess: in a game of one card a turn, a move that ends the turn with `endTurn({ next })` gives the lead to that player.
# Seen (boardgame.io 0.50.2): with `maxMoves: 1` the turn is over by itself at that move, and the next player in order
# has the turn: the winner of the trick does not lead. `endTurn({ remove: true })` is lost in the same way, and the
# player stays in the order of play. From `onMove` it is no better. There is no error. With `minMoves: 1` alone, or
# without a limit, both do what they say, and the order goes on from the winner.
# Leave `maxMoves` out and end each turn in the move, or give `turn.order` a `next` that reads the winner.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts boardgame.io@0.50.2 >/dev/null
cat >run.cjs <<'JS'
const { Client } = require("boardgame.io/client");

/** Who has the turn after each of seven cards, with this end of the turn at the fourth, and the order of play. */
function tricks(limits, end) {
  const endTrick = ({ G, events }) => {
    if (G.cards === 4) events.endTurn(end);
    else if (limits.maxMoves === undefined) events.endTurn();
  };
  const play = ({ G, events }) => {
    G.cards++;
    if (!limits.byHook) endTrick({ G, events });
  };
  const { byHook, ...turn } = limits;
  if (byHook) turn.onMove = endTrick;
  const client = Client({ game: { setup: () => ({ cards: 0 }), turn, moves: { play } }, numPlayers: 4, debug: false });
  client.start();
  const turns = [];
  for (let card = 0; card < 7; card++) {
    client.moves.play();
    turns.push(client.getState().ctx.currentPlayer);
  }
  const line = `${turns.join(" ")}, order ${client.getState().ctx.playOrder.join("")}`;
  console.log(`${JSON.stringify(limits)} ${JSON.stringify(end)}: ${line}`);
  return line;
}
const next = { next: "1" };
const remove = { remove: true };
const expected = [
  [{}, next, "1 2 3 1 2 3 0, order 0123"], [{ minMoves: 1 }, next, "1 2 3 1 2 3 0, order 0123"],
  [{ maxMoves: 1 }, next, "1 2 3 0 1 2 3, order 0123"], [{ maxMoves: 1, byHook: true }, next, "1 2 3 0 1 2 3, order 0123"],
  [{}, remove, "1 2 3 0 1 2 0, order 012"], [{ maxMoves: 1 }, remove, "1 2 3 0 1 2 3, order 0123"],
];
const changed = expected.filter(([limits, end, line]) => tricks(limits, end) !== line);
process.exit(changed.length === 0 ? 0 : 1);
JS
node run.cjs
