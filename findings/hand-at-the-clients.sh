#!/usr/bin/env bash
# Guess: an array that a game server changes twice between two patches is the same at its clients afterwards.
# Seen (@colyseus/schema 5.0.34): a hand that loses a card and is sorted in one patch comes out wrong at each
# client that was there before: a card twice, a card that the hand no longer has, or one more than there are,
# and nothing is said of it. The next patch does not mend it; a client that joins later has the right hand.
# With a patch after each change all is well, and so it is if the hand is sorted first. Adding a card and
# sorting goes wrong for cards that are objects of a schema, not for strings.
# "Play a card, then sort the hand" in one message needs a new array, or a hand that is sorted at the client.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @colyseus/schema@5.0.34 >/dev/null
cat >run.cjs <<'JS'
const { Decoder, Encoder, schema, t } = require("@colyseus/schema");

console.warn = console.error = () => {}; // The client also tells that a reference is not found, but goes on.
const Card = schema({ name: t.string() }, "Card");
const State = schema({ names: t.array("string"), cards: t.array(Card) }, "State");
const card = (name) => Object.assign(new Card(), { name });
const moves = {
  "deal E": ({ names, cards }) => names.push("E") && cards.push(card("E")),
  "play B": ({ names, cards }) => names.splice(1, 1) && cards.splice(1, 1),
  "play C": ({ names, cards }) => names.pop() && cards.pop(),
  sort: ({ names, cards }) => names.sort() && cards.sort((a, b) => (a.name < b.name ? -1 : 1)),
};

/** The strings and the objects of a hand at the server, at an early client and at a late one. */
function hands(which, patchBetween) {
  const state = new State();
  for (const name of "FBAC") {
    state.names.push(name);
    state.cards.push(card(name));
  }
  const encoder = new Encoder(state);
  const early = new State();
  const decoder = new Decoder(early);
  const send = (bytes) => {
    decoder.decode(bytes);
    encoder.discardChanges();
  };
  send(encoder.encodeAll());
  for (const name of which) {
    moves[name](state);
    if (patchBetween) send(encoder.encode());
  }
  if (!patchBetween) send(encoder.encode());
  const late = new State();
  new Decoder(late).decode(encoder.encodeAll());
  return [state, early, late].map(({ names, cards }) => [[...names].join(""), [...cards].map(({ name }) => name).join("")]);
}

const wrong = [];
for (const which of [["play B", "sort"], ["play C", "sort"], ["deal E", "sort"], ["sort", "play B"]]) {
  for (const patchBetween of [true, false]) {
    const [server, early, late] = hands(which, patchBetween);
    console.log(`${which.join(", ")}${patchBetween ? ", a patch after each" : ""}: server ${server.join(" ")}; ` +
      `client ${early.join(" ")}; late client ${late.join(" ")}`);
    wrong.push([0, 1].map((kind) => (early[kind] === server[kind] ? "+" : "-")).join(""));
    if (late.join() !== server.join()) wrong.push("late");
  }
}
process.exit(wrong.join(" ") === "++ -- ++ -- ++ +- ++ ++" ? 0 : 1);
JS
node run.cjs
