#!/usr/bin/env bash
# Guess: a field of the type "number" that a game server sends, "auto-detected" as integer or float, arrives as the
# JavaScript number that it was.
# Seen (@colyseus/schema 5.0.34): it goes out in four bytes whenever that moves it by less than 0.0001. 0.1 arrives as
# 0.10000000149011612, a rating of 1464.06 as 1464.06005859375. 10000000000.5, which four bytes would move further,
# arrives exactly, and so do integers and halves. The type "float64" keeps all of them.
# A client that works out the same number itself and compares the two finds a difference in most fractions.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @colyseus/schema@5.0.34 >/dev/null
cat >run.cjs <<'JS'
const { Decoder, Encoder, schema, t } = require("@colyseus/schema");

const State = schema({ number: t.number(), float64: t.float64() }, "State");
const expected = {
  "0.1": "0.10000000149011612", "1464.06": "1464.06005859375", "-1.1": "-1.100000023841858",
  "10000000000.5": "10000000000.5", "0.5": "0.5", "9007199254740991": "9007199254740991",
};
let changed = 0;
for (const [text, arrives] of Object.entries(expected)) {
  const state = new State();
  state.number = Number(text);
  state.float64 = Number(text);
  const client = new State();
  new Decoder(client).decode(new Encoder(state).encodeAll());
  console.log(`${text}: arrives as ${client.number}, as "float64" ${client.float64}`);
  if (String(client.number) !== arrives || String(client.float64) !== text) changed++;
}
process.exit(changed ? 1 : 0);
JS
node run.cjs
