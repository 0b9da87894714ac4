#!/usr/bin/env bash
# Guess: a code that a library reads at four pixels a module is read at any larger whole number.
# Seen (@zxing/library 0.21.3, with TRY_HARDER): the same code, drawn without an error and with a
# wide quiet zone, is read at 2 to 4 pixels a module and lost at 5 and more; jsQR 1.4.0 reads all.
# Codes of other texts of this length are read at every size, so the loss hangs on the text.
# A page that shows a code as large as there is room cannot be tested with this library alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts jsqr@1.4.0 qrcode-generator@2.0.4 @zxing/library@0.21.3 >/dev/null
cat >run.mjs <<'JS'
import jsqr from "jsqr";
import qrcode from "qrcode-generator";
import zxing from "@zxing/library";

const quiet = 8;

/** A link of 167 characters with a log of its own for each seed. */
function linkOf(seed) {
  let text = "http://allfours.example.org/#game=trinidad&seed=KINGSTON-42&log=1";
  for (let x = seed; text.length < 159;) {
    x = (x * 1103515245 + 12345) & 0x7fffffff;
    text += "ABCDEFGHIJKLMNOP"[(x >> 8) & 15];
  }
  return `${text}&end=k7q`;
}

/** Which libraries read the text's code at this many pixels a module. */
function read(text, scale) {
  const code = qrcode(0, "M");
  code.addData(text, "Byte");
  code.make();
  const count = code.getModuleCount();
  const width = (count + 2 * quiet) * scale;
  const grey = new Uint8ClampedArray(width * width).fill(255);
  for (let y = 0; y < count * scale; ++y) {
    for (let x = 0; x < count * scale; ++x) {
      if (!code.isDark(Math.floor(y / scale), Math.floor(x / scale))) continue;
      grey[(y + quiet * scale) * width + x + quiet * scale] = 0;
    }
  }
  const colours = Uint8ClampedArray.from({ length: grey.length * 4 },
    (_, i) => (i % 4 === 3 ? 255 : grey[i >> 2]));
  const { BinaryBitmap, DecodeHintType, HybridBinarizer, QRCodeReader, RGBLuminanceSource } = zxing;
  let other = "";
  try {
    const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, width)));
    other = new QRCodeReader().decode(bitmap, new Map([[DecodeHintType.TRY_HARDER, true]])).getText();
  } catch {
    // Not found.
  }
  return [(jsqr.default ?? jsqr)(colours, width, width)?.data === text, other === text];
}

let seen = "";
for (const seed of [7, 9]) {
  const scales = [2, 3, 4, 5, 6, 8, 10, 12].map((scale) => [scale, ...read(linkOf(seed), scale)]);
  for (const [scale, jsqrs, zxings] of scales) {
    console.log(`text ${seed}, ${scale} pixels: jsQR ${jsqrs} | zxing ${zxings}`);
    seen += jsqrs ? "" : "j";
    seen += zxings ? "+" : "-";
  }
  seen += " ";
}
process.exit(seen === "+++----- ++++++++ " ? 0 : 1);
JS
node run.mjs
