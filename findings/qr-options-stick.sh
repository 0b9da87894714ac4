#!/usr/bin/env bash
# Guess: the options of a call of jsQR hold for that call; the next call without options has the
# documented defaults again.
# Seen (jsQR 1.4.0, qrcode 1.5.4): an option, once given, is the default of every later call in the
# same process. A light code on a dark ground is read by a plain call; after one call with
# inversionAttempts "dontInvert" the same plain call no longer reads it.
# A program that reads codes passes every option in every call.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts jsqr@1.4.0 qrcode@1.5.4 >/dev/null
cat >run.mjs <<'JS'
import jsqr from "jsqr";
import QR from "qrcode";

const read = jsqr.default ?? jsqr;
const text = "https://example.org/all-fours/#v=trinidad&seed=KINGSTON-42";
const { data, size } = QR.create(text, { errorCorrectionLevel: "M" }).modules;
const scale = 4, side = (size + 8) * scale;
// White modules on black, with a quiet zone of four modules.
const pixels = new Uint8ClampedArray(side * side * 4).map((_, i) => (i % 4 === 3 ? 255 : 0));
for (let y = 0; y < size * scale; y++) {
  for (let x = 0; x < size * scale; x++) {
    if (!data[Math.floor(y / scale) * size + Math.floor(x / scale)]) continue;
    const at = ((y + 4 * scale) * side + x + 4 * scale) * 4;
    pixels.fill(255, at, at + 3);
  }
}
const before = read(pixels, side, side)?.data === text;
read(pixels, side, side, { inversionAttempts: "dontInvert" });
const after = read(pixels, side, side)?.data === text;
const asked = read(pixels, side, side, { inversionAttempts: "attemptBoth" })?.data === text;
console.log(`plain call: ${before}; plain call after one with dontInvert: ${after}; asked for: ${asked}`);
process.exit(before && !after && asked ? 0 : 1);
JS
node run.mjs
