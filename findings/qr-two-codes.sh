#!/usr/bin/env bash
# Guess: a picture with two codes gives one of them, as a phone's camera does.
# Seen (jsQR 1.4.0, @zxing/library 0.21.3): two codes beside each other give neither, whatever the
# gap. jsQR answers null; zxing throws, and which exception depends on the gap. Both look for the
# best three finder patterns of the whole picture, and mix those of the two codes. Of two codes one
# above the other zxing reads the upper one, and jsQR none.
# A page that shows an invitation and an answer as codes shows one at a time.
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

const scale = 4;
const first = QR.create("https://example.org/all-fours/#v=trinidad&seed=KINGSTON-42").modules;
const second = QR.create("https://example.org/all-fours/#v=trinidad&seed=OTHER-7").modules;

/** Both codes, `gap` modules apart; and what each library reads. */
function read(beside, gap, codes = [first, second]) {
  const span = codes.reduce((sum, code) => sum + code.size, 8 + gap * (codes.length - 1)) * scale;
  const other = (Math.max(...codes.map((code) => code.size)) + 8) * scale;
  const [width, height] = beside ? [span, other] : [other, span];
  const grey = new Uint8ClampedArray(width * height).fill(255);
  let from = 4;
  for (const code of codes) {
    for (let y = 0; y < code.size * scale; y++) {
      for (let x = 0; x < code.size * scale; x++) {
        if (!code.data[Math.floor(y / scale) * code.size + Math.floor(x / scale)]) continue;
        const left = x + (beside ? from : 4) * scale, top = y + (beside ? 4 : from) * scale;
        grey[top * width + left] = 0;
      }
    }
    from += code.size + gap;
  }
  const colours = Uint8ClampedArray.from({ length: grey.length * 4 },
    (_, i) => (i % 4 === 3 ? 255 : grey[i >> 2]));
  const { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } = zxing;
  let other_library = "none";
  try {
    const source = new RGBLuminanceSource(grey, width, height);
    other_library = new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
  } catch (error) {
    other_library = `none (${error.constructor.name})`;
  }
  return [(jsqr.default ?? jsqr)(colours, width, height)?.data ?? "none", other_library];
}

const results = [];
for (const [name, beside, gap, codes] of [["one code", true, 4, [first]], ["beside, gap 4", true, 4],
  ["beside, gap 16", true, 16], ["beside, gap 40", true, 40], ["one above the other", false, 8]]) {
  const [jsqrs, zxings] = read(beside, gap, codes);
  console.log(`${name}: jsQR ${jsqrs} | zxing ${zxings}`);
  results.push([jsqrs.startsWith("http"), zxings.startsWith("http")].join());
}
process.exit(results.join(" ") === "true,true false,false false,false false,false false,true" ? 0 : 1);
JS
node run.mjs
