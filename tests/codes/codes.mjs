// Reads the QR codes of the share dialog (web/page/link_code.js) from screenshots with four readers: zbarimg,
// jsQR, @zxing/library and zxing-cpp; as a phone and a desktop, at one, two and three pixels per CSS pixel,
// in both themes, up to the longest link that has a code. Slow; run it by hand:
//   npm install --ignore-scripts --no-package-lock; apt-get install zbar-tools; node codes.mjs
// Prints modules, pixels per module, and the readers that failed. @zxing/library is only reported: it fails
// on some codes at any size but the smallest (findings). Ends with "N passed, N failed".
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import zxing from "@zxing/library";
import jsqr from "jsqr";
import { chromium } from "playwright-core";
import png from "pngjs";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const sources = fileURLToPath(new URL("../../web/page/", import.meta.url));
const modules = fileURLToPath(new URL("node_modules/", import.meta.url));
const picture = join(mkdtempSync(join(tmpdir(), "codes-")), "screen.png");
prepareZXingModule({
  overrides: { wasmBinary: readFileSync(join(modules, "zxing-wasm/dist/reader/zxing_reader.wasm")) },
});

const readers = {
  zbarimg: () => spawnSync("zbarimg", ["-q", "--raw", picture], { encoding: "utf8" }).stdout.trimEnd(),
  jsQR: (image) => jsqr(new Uint8ClampedArray(image.data), image.width, image.height)?.data,
  "@zxing/library": ({ data, width, height }) => {
    const grey = Uint8ClampedArray.from({ length: width * height }, (_, i) => data[4 * i + 1]);
    const source = new zxing.RGBLuminanceSource(grey, width, height);
    const bitmap = new zxing.BinaryBitmap(new zxing.HybridBinarizer(source));
    return new zxing.QRCodeReader()
      .decode(bitmap, new Map([[zxing.DecodeHintType.TRY_HARDER, true]])).getText();
  },
  "zxing-cpp": async () => (await readBarcodes(new Blob([readFileSync(picture)]),
    { formats: ["QRCode"], tryHarder: true }))[0]?.text,
};
const onlyTold = ["@zxing/library"];

// A page with only the dialog's own style.
const page = (dark) => `<!doctype html><html><head><meta name="viewport" content="width=device-width">
<style>* { box-sizing: border-box } body { margin: 0; background: ${dark ? "#000" : "#fff"};
--paper: ${dark ? "#14241d" : "#fff"}; --ink: #888; --code: #000; --code-ground: #fff }
${readFileSync(`${sources}dialogs.css`, "utf8")}</style></head>
<body><dialog id="sheet"><div class="link-code"></div></dialog></body></html>`;
const server = createServer(({ url }, response) => {
  if (url === "/light" || url === "/dark") {
    response.setHeader("Content-Type", "text/html");
    response.end(page(url === "/dark"));
    return;
  }
  const file = url === "/qrcode.js" ? `${modules}qrcode-generator/dist/qrcode.mjs` : sources + url.slice(1);
  response.writeHead(existsSync(file) ? 200 : 404, { "Content-Type": "text/javascript" });
  response.end(existsSync(file) ? readFileSync(file) : "");
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${server.address().port}/`;

/** A link with this many characters. */
function linkOf(length) {
  let text = "http://allfours.example.org/#game=trinidad&seed=KINGSTON-42&log=1";
  for (let x = 7; text.length < length - 8;) {
    x = (x * 1103515245 + 12345) & 0x7fffffff;
    text += "ABCDEFGHIJKLMNOP"[(x >> 8) & 15];
  }
  return `${text}&end=k7q`.slice(0, length);
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
let passed = 0;
let failed = 0;
for (const [width, height] of [[390, 844], [1280, 900]]) {
  for (const [ratio, theme] of [[1, "light"], [1, "dark"], [2, "light"], [3, "dark"]]) {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: ratio });
    const tab = await context.newPage();
    const told = [];
    for (const length of [66, 106, 167, 257, 407, 607, 908, 1308, 1808, 2071, 2408, 2858, 2953, 2954]) {
      await tab.goto(address + theme);
      const link = linkOf(length);
      const count = await tab.evaluate(async (text) => {
        document.getElementById("sheet").showModal();
        const place = document.querySelector(".link-code");
        const { showCode } = await import("/link_code.js");
        await showCode(place, text, { label: "code", tooLong: "too long" }, () => true);
        return Number(place.querySelector("svg")?.getAttribute("viewBox").split(" ")[2] ?? 0);
      }, link);
      if (count === 0) {
        told.push(`${length}: none`);
        continue;
      }
      const code = tab.locator(".link-code svg");
      await code.scrollIntoViewIfNeeded();
      const pixels = (await code.boundingBox()).width * ratio / count;
      await tab.screenshot({ path: picture });
      const image = png.PNG.sync.read(readFileSync(picture));
      const lost = [];
      for (const [name, read] of Object.entries(readers)) {
        let text;
        try {
          text = await read(image);
        } catch {
          // Not read.
        }
        if (text !== link) lost.push(name);
      }
      const good = Math.abs(pixels - Math.round(pixels)) < 1e-3 && lost.every((name) => onlyTold.includes(name));
      if (good) ++passed;
      else ++failed;
      told.push(`${length}: ${count} × ${+pixels.toFixed(2)}${lost.length > 0 ? ` (not ${lost.join(", ")})` : ""}`);
    }
    console.log(`${width} × ${height}, ${ratio}x, ${theme}: ${told.join("; ")}`);
    await context.close();
  }
}
await browser.close();
server.close();
rmSync(join(picture, ".."), { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
