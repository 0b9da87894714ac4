#!/usr/bin/env bash
# Guess: a decoder asks for a difference between the shades, so a code that is read at 40 on 100 is
# read at 100 on 180, too, where the difference is larger.
# Seen (jsQR 1.4.0, @zxing/library 0.21.3): jsQR asks for a ratio of two. It reads 0 on 20 and 40 on
# 100, and neither 100 on 180 nor 150 on white. The hybrid binarizer of zxing reads all of these,
# and stops at 180 on white, where its global one still reads.
# A theme's muted ink on a muted paper is therefore too weak for a code, though both are easily told
# apart by eye.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts jsqr@1.4.0 qrcode@1.5.4 @zxing/library@0.21.3 >/dev/null
cat >run.mjs <<'JS'
import jsqr from "jsqr";
import QR from "qrcode";
import zxing from "@zxing/library";

const text = "https://example.org/all-fours/#v=trinidad&seed=KINGSTON-42";
const { data, size } = QR.create(text, { errorCorrectionLevel: "M" }).modules;
const scale = 4, side = (size + 8) * scale;

function reads(ink, paper) {
  const grey = new Uint8ClampedArray(side * side).fill(paper);
  for (let y = 0; y < size * scale; y++) {
    for (let x = 0; x < size * scale; x++) {
      if (!data[Math.floor(y / scale) * size + Math.floor(x / scale)]) continue;
      grey[(y + 4 * scale) * side + x + 4 * scale] = ink;
    }
  }
  const colours = Uint8ClampedArray.from({ length: grey.length * 4 },
    (_, i) => (i % 4 === 3 ? 255 : grey[i >> 2]));
  const { BinaryBitmap, GlobalHistogramBinarizer, HybridBinarizer, QRCodeReader,
    RGBLuminanceSource } = zxing;
  const by = (Binarizer) => {
    try {
      const bitmap = new BinaryBitmap(new Binarizer(new RGBLuminanceSource(grey, side, side)));
      return new QRCodeReader().decode(bitmap).getText() === text;
    } catch {
      return false;
    }
  };
  return [(jsqr.default ?? jsqr)(colours, side, side)?.data === text, by(HybridBinarizer),
    by(GlobalHistogramBinarizer)];
}

let changed = 0;
for (const [ink, paper, then] of [[0, 60, "true true true"], [40, 100, "true true true"],
  [100, 160, "false true true"], [100, 180, "false true true"], [100, 220, "true true true"],
  [150, 255, "false true true"], [180, 255, "false false true"]]) {
  const now = reads(ink, paper).join(" ");
  console.log(`${ink} on ${paper}: jsQR, zxing hybrid, zxing global: ${now}`);
  if (now !== then) changed++;
}
process.exit(changed ? 1 : 0);
JS
node run.mjs
