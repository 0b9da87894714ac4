#!/usr/bin/env bash
# Guess: a whole number that JavaScript holds exactly comes through a data channel of PeerJS as it was.
# Seen (peerjs-js-binarypack 2.1.0, which PeerJS packs with by default): positive ones do, and negative ones to
# -2147483648. Each one below that becomes a multiple of 2048, for it is read as a float near the 64th power of
# two, from which that power is then taken away: -5000000123 arrives as -4999999488. No error is thrown.
# A date comes as an English text for people, without its milliseconds, and a missing value as null.
# A difference of two seeds, or a hand as a set of bits behind a minus sign, is another one at the other end.
# Such numbers are better sent as texts, or with the serialization "json".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts peerjs-js-binarypack@2.1.0 >/dev/null
cat >run.mjs <<'JS'
import { pack, unpack } from "peerjs-js-binarypack";

const through = (value) => unpack(pack(value));
const numbers = [2147483649, 5000000123, 9007199254740991, -2147483648, -2147483649, -5000000123, -84330926401,
  -9007199254740991];
const wrong = numbers.filter((number) => !Object.is(through(number), number));
for (const number of numbers) console.log(`${number} arrives as ${through(number)}`);
const more = { start: new Date(1767225600500), trump: undefined };
const arrived = through(more);
console.log(`a date arrives as ${JSON.stringify(arrived.start)}, undefined as ${arrived.trump}`);

// Numbers of either sign from a simple generator.
let lost = 0;
let positive = 0;
let round = 0;
const times = 20000;
for (let x = 1, time = 0; time < times; time++) {
  x = (Math.imul(x, 1103515245) + 12345) >>> 0;
  const number = (2 ** 32 + x) * (1 + time);
  if (through(number) !== number) positive++;
  if (through(-number) !== -number) lost++;
  if (through(-number) % 2048 === 0) round++;
}
console.log(`of ${times} numbers from 2 to the power of 32 on, ${positive} arrive as others; of their negatives ${lost}, ` +
  `and ${round} arrive as multiples of 2048`);
process.exit(wrong.join() === "-2147483649,-5000000123,-84330926401,-9007199254740991" && typeof arrived.start === "string" &&
  arrived.trump === null && positive === 0 && lost > times * 0.9 && round === times ? 0 : 1);
JS
node run.mjs
