#!/usr/bin/env bash
# Guess: a picture of four flat colours keeps them exactly in a GIF, which has room for 256.
# Seen (gifenc 1.0.3, read back with omggif 1.0.10): quantize() joins colours whose channels agree in
# their first 5, 6 and 5 bits, however much room the palette has. A white card on cloth of #f9f9f9
# becomes one area of #fcfcfc, without an edge, and white is gone. Red and black stay.
# A picture of few colours needs a palette of its own, and no quantize().
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts gifenc@1.0.3 omggif@1.0.10 >/dev/null
cat >run.mjs <<'JS'
import gifenc from "gifenc";
import omggif from "omggif";

const { GIFEncoder, applyPalette, quantize } = gifenc;
const colours = { card: [255, 255, 255], cloth: [249, 249, 249], red: [204, 0, 0], black: [0, 0, 0] };
const names = Object.keys(colours);
const width = 64;
const pixels = new Uint8Array(width * width * 4);
for (let at = 0; at < width * width; ++at) pixels.set([...colours[names[(at % width) >> 4]], 255], at * 4);

/** The four colours after a way through a GIF with this palette. */
function kept(palette, indices) {
  const encoder = GIFEncoder();
  encoder.writeFrame(indices, width, width, { palette });
  encoder.finish();
  const back = new Uint8Array(pixels.length);
  new omggif.GifReader(encoder.bytes()).decodeAndBlitFrameRGBA(0, back);
  return names.map((name, at) => back.slice(at * 64, at * 64 + 3).join());
}
const palette = quantize(pixels, 256);
const quantized = kept(palette, applyPalette(pixels, palette));
const own = kept(Object.values(colours), Uint8Array.from({ length: width * width }, (_, at) => (at % width) >> 4));
const exact = Object.values(colours).map(String);
names.forEach((name, at) => console.log(`${name} ${exact[at]}: quantized ${quantized[at]}, own palette ${own[at]}`));
console.log(`palette of quantize(): ${palette.length} of 256`);
process.exit(palette.length === 3 && quantized[0] === quantized[1] && quantized[0] === "252,252,252" &&
  quantized[2] === exact[2] && quantized[3] === exact[3] && own.join(" ") === exact.join(" ") ? 0 : 1);
JS
node run.mjs
