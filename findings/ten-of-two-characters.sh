#!/usr/bin/env bash
# Guess: a library that reads cards as text reads the ten as "10h", as people write it, or refuses it.
# Seen: pokersolver 2.1.4 and phe 0.6.0 take it without an error for something else: the straight flush
# from the ten to the six becomes a high card. @bridge-tools/core 0.3.1 and poker-odds-calculator 0.4.0
# refuse it. With "T" the first two read the hand rightly. Records with "10" in them have to be rewritten
# before they come to such a library: it will not say so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts pokersolver@2.1.4 phe@0.6.0 @bridge-tools/core@0.3.1 \
  poker-odds-calculator@0.4.0 >/dev/null
cat >run.cjs <<'JS'
const { StringParser } = require("@bridge-tools/core");
const phe = require("phe");
const { CardGroup } = require("poker-odds-calculator");
const { Hand } = require("pokersolver");

const seen = (call) => {
  try {
    return call();
  } catch (error) {
    return "an error";
  }
};
const rest = ["9h", "8h", "7h", "6h"];
const lines = [];
for (const ten of ["Th", "10h"]) {
  const hand = [ten, ...rest];
  lines.push(`pokersolver ${ten}: ${seen(() => Hand.solve(hand).name)}`);
  lines.push(`phe ${ten}: ${seen(() => phe.rankDescription[phe.rankCards(hand)])}`);
}
lines.push(`poker-odds-calculator Th: ${seen(() => CardGroup.fromString("Th9h").toString())}`);
lines.push(`poker-odds-calculator 10h: ${seen(() => CardGroup.fromString("10h9h").toString())}`);
lines.push(`@bridge-tools/core HT: ${seen(() => StringParser.parseCard("HT").rank)}`);
lines.push(`@bridge-tools/core H10: ${seen(() => StringParser.parseCard("H10").rank)}`);
const text = lines.join("\n");
console.log(text);
process.exit(text === `pokersolver Th: Straight Flush
phe Th: Straight Flush
pokersolver 10h: High Card
phe 10h: High Card
poker-odds-calculator Th: Th 9h
poker-odds-calculator 10h: an error
@bridge-tools/core HT: T
@bridge-tools/core H10: an error` ? 0 : 1);
JS
node run.cjs
