#!/usr/bin/env bash
# Guess: a reader of one part of a QR code in two parts ("structured append") gives that part, and says so.
# Seen: jsQR 1.4.0 takes the head of a part for text: the first part is a code with an empty text, the second no
# code at all. @zxing/library 0.21.3 gives half a link as if it were the whole; only its metadata tell of another
# half. zbarimg 0.23.92 gives nothing for one part, and nothing for two pictures in one call; of both parts in one
# picture, whichever comes first, it gives the whole link.
# A link too long for one code cannot be shown in two: each reader fails in a way of its own.
# Needs Debian's qrencode and zbar-tools.
set -euo pipefail
for tool in qrencode zbarimg; do
  command -v "$tool" >/dev/null || { echo "needs qrencode and zbar-tools"; exit 2; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts jsqr@1.4.0 @zxing/library@0.21.3 pngjs@7.0.0 >/dev/null
letters=ABCDEFGHIJKLMNOPQRSTUVWXYZ
link="http://cards.example.org/#game=jass&seed=KINGSTON-42&log=$letters$letters$letters$letters"
qrencode --structured --symversion 5 --level M --size 4 --output part.png "$link"
ls part-01.png part-02.png >/dev/null
cat >both.cjs <<'JS'
const { readFileSync, writeFileSync } = require("node:fs");
const { PNG } = require("pngjs");

const parts = [2, 1].map((part) => PNG.sync.read(readFileSync(`part-0${part}.png`)));
const both = new PNG({ width: parts[0].width + parts[1].width, height: parts[0].height });
parts.forEach((part, at) => PNG.bitblt(part, both, 0, 0, part.width, part.height, at * parts[0].width, 0));
writeFileSync("both.png", PNG.sync.write(both));
JS
node both.cjs
zbar() { zbarimg --quiet --raw "$@" 2>/dev/null || true; }
one=$(zbar part-01.png)
two=$(zbar part-01.png part-02.png)
both=$(zbar both.png)
echo "zbarimg, one part: [$one]"
echo "zbarimg, two pictures: [$two]"
echo "zbarimg, both in one picture: [$both]"
cat >run.cjs <<'JS'
const { readFileSync } = require("node:fs");
const jsqr = require("jsqr");
const { PNG } = require("pngjs");
const { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } = require("@zxing/library");

const link = process.argv[2];
const texts = [1, 2].map((part) => {
  const { data, width, height } = PNG.sync.read(readFileSync(`part-0${part}.png`));
  const grey = Uint8ClampedArray.from({ length: width * height }, (_, at) => data[at * 4]);
  const first = (jsqr.default ?? jsqr)(Uint8ClampedArray.from(data), width, height)?.data ?? null;
  const source = new RGBLuminanceSource(grey, width, height);
  const second = new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
  console.log(`part ${part}: jsQR ${JSON.stringify(first)}, zxing ${JSON.stringify(second)}`);
  return [first, second];
});
const [[jsqr1, zxing1], [jsqr2, zxing2]] = texts;
process.exit(jsqr1 === "" && jsqr2 === null && zxing1 + zxing2 === link && zxing1 !== "" && zxing2 !== "" ? 0 : 1);
JS
node run.cjs "$link"
[ -z "$one" ] && [ -z "$two" ] && [ "$both" = "$link" ]
