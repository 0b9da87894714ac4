#!/usr/bin/env bash
# Guess: an option of a rating library that its types name has an effect: with `weight` a player who sat out half of
# the games gains less than the partner.
# Seen (openskill 5.0.1): `weight` is a list for each team in the types, and no code reads it. With any weights, 0 and
# 100 among them, and in all five models, the ratings are those of a call without it, to the last bit. There is no
# error. ts-trueskill 5.1.0 has weights as its last argument, and they work.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts openskill@5.0.1 ts-trueskill@5.1.0 >/dev/null
cat >run.mjs <<'JS'
import { readFileSync } from "node:fs";
import { rate, rating } from "openskill";
import * as models from "openskill/models";
import * as trueskill from "ts-trueskill";

const changes = [];
const types = readFileSync("node_modules/openskill/dist/types.d.ts", "utf8");
if (!/weight\?: number\[\]\[\]/.test(types)) changes.push("the types do not name the option");
const teams = () => [[rating({ mu: 24 }), rating({ mu: 26 })], [rating(), rating()]];
const weights = [[[1, 1], [1, 1]], [[0, 1], [1, 1]], [[1, 100], [1, 1]], [[1, 0.5], [0.5, 1]]];
let calls = 0;
for (const [name, model] of Object.entries(models)) {
  if (typeof model !== "function") continue;
  const without = JSON.stringify(rate(teams(), { model }));
  for (const weight of weights) {
    calls++;
    if (JSON.stringify(rate(teams(), { model, weight })) !== without) changes.push(`${name} reads the weights`);
  }
}
console.log(`openskill: ${calls} calls with weights`);
if (calls !== 20) changes.push(`${calls} calls, not 20`);
const pair = () => [new trueskill.Rating(), new trueskill.Rating()];
const players = () => [pair(), pair()];
const gains = [[[1, 1], [1, 1]], [[0.5, 1], [1, 1]]].map((weight) => {
  const [[one, other]] = trueskill.rate(players(), null, weight);
  return `${(one.mu - 25).toFixed(1)} ${(other.mu - 25).toFixed(1)}`;
});
console.log(`ts-trueskill: gains ${gains.join(", with half the weight for the first ")}`);
if (!gains.every((gain, index) => { const [one, other] = gain.split(" ").map(Number);
  return index === 0 ? one === other : one < other; })) changes.push("ts-trueskill does not read its weights");
console.log(changes.length === 0 ? "as seen" : `CHANGED: ${changes.join("; ")}`);
process.exit(changes.length === 0 ? 0 : 1);
JS
node run.mjs
