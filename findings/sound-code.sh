#!/usr/bin/env bash
# Guess: a sound effect survives the way through its short code, by the functions that the manual names.
# Seen (jsfxr 1.4.1): the code does not hold the volume, so a sound of the generator comes back from it
# twice as loud (0.25, then 0.5). b58decode(), named for turning a code into an object, gives one from
# which no sample is made, without an error, for it lacks the rates. The code itself plays, Params'
# fromB58() plays, and so does the object through JSON.
# A game that keeps its sounds as codes has to set the volume afterwards.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts jsfxr@1.4.1 >/dev/null
cat >run.cjs <<'JS'
const { Params, sfxr } = require("jsfxr");

const sound = sfxr.generate("pickupCoin");
const code = sfxr.b58encode(sound);
const decoded = sfxr.b58decode(code);
const loud = new Params().fromB58(code);
const length = (form) => sfxr.toBuffer(form).length;
const json = JSON.parse(JSON.stringify(sound));
const whole = length(sound);
console.log(`volume: ${sound.sound_vol}, from the code ${loud.sound_vol}, from JSON ${json.sound_vol}`);
console.log(`samples: ${whole}, of the code ${length(code)}, of fromB58() ${length(loud)}, ` +
  `of b58decode() ${length(decoded)}, of JSON ${length(json)}`);
console.log(`sample_rate: ${sound.sample_rate}, of b58decode() ${decoded.sample_rate}`);
process.exit(sound.sound_vol === 0.25 && loud.sound_vol === 0.5 && json.sound_vol === 0.25 && whole > 0 &&
  length(json) === whole && length(loud) > 0 && length(code) > 0 && length(decoded) === 0 &&
  decoded.sample_rate === undefined ? 0 : 1);
JS
node run.cjs
