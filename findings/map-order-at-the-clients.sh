#!/usr/bin/env bash
# Guess: a map that a game server keeps in the order of insertion, as JavaScript's Map does, has the same order at its
# clients.
# Seen (@colyseus/schema 5.0.34): a key that is deleted and set again between two patches goes to the end at the server,
# and keeps its old place at every client, at one that joins later as well. With a patch in between, the order is the
# same everywhere. The values are right in both cases.
# A turn order that is read off the keys of a map differs between server and clients after such a move. The order
# belongs in an array.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @colyseus/schema@5.0.34 >/dev/null
cat >run.cjs <<'JS'
const { Decoder, Encoder, schema, t } = require("@colyseus/schema");

const State = schema({ scores: t.map("number") }, "State");

/** The order at the server, at a client from the beginning and at one that joins now, after Ann has gone to the end. */
function orders(patchBetween) {
  const state = new State();
  for (const [name, score] of [["Ann", 1], ["Bob", 2], ["Cy", 3]]) state.scores.set(name, score);
  const encoder = new Encoder(state);
  const early = new State();
  const decoder = new Decoder(early);
  const send = (bytes) => {
    decoder.decode(bytes);
    encoder.discardChanges();
  };
  send(encoder.encodeAll());
  state.scores.delete("Ann");
  if (patchBetween) send(encoder.encode());
  state.scores.set("Ann", 4);
  send(encoder.encode());
  const late = new State();
  new Decoder(late).decode(encoder.encodeAll());
  return [state, early, late].map(({ scores }) => [...scores].map(([name, score]) => name + score).join(" "));
}
const seen = [true, false].map((patchBetween) => {
  const [server, early, late] = orders(patchBetween);
  console.log(`${patchBetween ? "a" : "no"} patch between: server ${server}; client ${early}; late client ${late}`);
  return [server, early, late].join();
});
process.exit(seen.join("; ") === "Bob2 Cy3 Ann4,Bob2 Cy3 Ann4,Bob2 Cy3 Ann4; Bob2 Cy3 Ann4,Ann4 Bob2 Cy3,Ann4 Bob2 Cy3"
  ? 0 : 1);
JS
node run.cjs
