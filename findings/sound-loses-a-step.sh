#!/usr/bin/env bash
# Guess: a sound of 16 bits that is read and written again with one library stays the same.
# Seen (node-wav 0.0.2): each time about half of the samples above zero lose one step, most of them
# again and again, and those below zero stay. wav-encoder and wav-decoder 1.3.0 bring every one of the
# 65,536 samples back.
# node-wav keeps samples as 32-bit floats, multiplies by 32,767 and cuts: where the float is a little too
# small, a step is lost. A sound that has passed through it cannot be compared with its source.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts node-wav@0.0.2 wav-encoder@1.3.0 wav-decoder@1.3.0 >/dev/null
cat >run.mjs <<'JS'
import wav from "node-wav";
import decoder from "wav-decoder";
import encoder from "wav-encoder";

const header = 44;
const sampleRate = 44100;
const every = Int16Array.from({ length: 65536 }, (_, at) => at - 32768);

/** A file with these samples: the header of an encoder, and the samples as they are. */
async function fileOf(samples) {
  const file = await encoder.encode({ sampleRate, channelData: [new Float32Array(samples.length)] });
  new Int16Array(file, header).set(samples);
  return file;
}
const ways = {
  "node-wav": async (file) => {
    const { channelData } = wav.decode(Buffer.from(file));
    return Uint8Array.from(wav.encode(channelData, { sampleRate, float: false, bitDepth: 16 })).buffer;
  },
  "wav-decoder and wav-encoder": async (file) => encoder.encode(await decoder.decode(file)),
};
let changed = 0;
for (const [name, again] of Object.entries(ways)) {
  let file = await fileOf(every);
  for (let times = 1; times <= 3; ++times) {
    file = await again(file);
    const samples = new Int16Array(file.slice(header));
    const moved = samples.map((sample, at) => sample - every[at]);
    const [above, below] = [moved.slice(32769), moved.slice(0, 32768)];
    const lost = above.filter((step) => step === -times).length;
    const kept = below.filter((step) => step === 0).length;
    console.log(`${name}, ${times}: of 32,767 above zero ${lost} lost ${times}; of 32,768 below ${kept} stayed`);
    if (name === "node-wav" ? lost < 13000 || lost > 20000 || kept !== 32768 : lost > 0 || kept !== 32768) changed++;
  }
}
process.exit(changed ? 1 : 0);
JS
node run.mjs
