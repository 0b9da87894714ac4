// Scanning an answer's QR code with a camera (web/page/scan.js): Chromium takes a film for its camera, on which
// the code of an answer lies askew on a desk.
import assert from "node:assert/strict";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { allowed, filmOf, filmOfDesk, filmed, modulesOf } from "./camera.mjs";
import { headersOf } from "./headers.mjs";
import { root } from "./host.mjs";
import { fileOf, listen, typeOf } from "./listen.mjs";
import { launch } from "./page.mjs";

const dist = process.env.ALLFOURS_DIST ?? join(root, "dist");
const files = (await readdir(dist, { recursive: true })).map(String);
/** The built name. @param {string} name */
const built = (name) => files.find((file) => file.replace(/-[0-9a-f]{10}(?=\.)/, "").endsWith(name)) ?? name;

// As long as an answer for four people, with three addresses.
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const random = (/** @type {number} */ count) =>
  Array.from({ length: count }, () => letters[Math.floor(Math.random() * letters.length)]).join("");
const answer = `https://cards.example/all-fours/#game=trinidad&players=4&answer=1&table=LIEXS5GRHS3T&host=0&seats=p,p,sensible,p` +
  `&names=Ann,Bob,,Zo%C3%AB&seat=1&key=R3YJ3ZGOY4QJZDL7&via=1.EYpg.dd4e.${random(24)}.${random(43)}` +
  `.nu${random(24)}.nu${random(24)}.su${random(8)}.tu${random(24)}&end=a7K`;

/** @type {import("./listen.mjs").Listening} */
let server;
/** @type {string} */
let folder;
/** @type {Record<"code" | "desk", string>} */
let films;
before(async () => {
  const rules = await readFile(join(dist, "_headers"), "utf8");
  server = await listen(async (request, response) => {
    const file = fileOf(request.url);
    const content = file === "blank.html" ? "<!doctype html><title>A host</title><video></video>"
      : await readFile(join(dist, file)).catch(() => null);
    response.writeHead(content === null ? 404 : 200, { "Content-Type": typeOf(file), ...headersOf(rules, `/${file}`) })
      .end(content);
  });
  folder = await mkdtemp(join(tmpdir(), "allfours-scan-"));
  films = { code: join(folder, "code.y4m"), desk: join(folder, "desk.y4m") };
  const { default: qrcode } = await import(join(dist, built("qrcode.js")));
  await writeFile(films.code, filmOf(modulesOf(qrcode, answer)));
  await writeFile(films.desk, filmOfDesk());
});
after(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Scans for at most this long, and says what comes of it and of the camera.
 * @param {string[]} flags of Chromium
 * @param {{script?: string, patience?: number, without?: RegExp}} options */
async function scanned(flags, { script = "", patience = 15_000, without }) {
  const chrome = await launch(flags);
  const page = await chrome.newPage();
  await page.addInitScript({ content: script });
  const asked = /** @type {string[]} */ ([]);
  page.on("request", (request) => asked.push(request.url().slice(server.address.length)));
  if (without) await page.route(without, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${server.address}blank.html`);
  const result = await page.evaluate(async ([file, patience]) => {
    const { scan } = await import(file);
    const video = /** @type {HTMLVideoElement} */ (document.querySelector("video"));
    const stop = new AbortController();
    const tracks = /** @type {MediaStreamTrack[]} */ ([]);
    const devices = navigator.mediaDevices;
    const ask = devices?.getUserMedia.bind(devices);
    if (ask) {
      devices.getUserMedia = async (wanted) => {
        const stream = await ask(wanted);
        tracks.push(...stream.getTracks());
        return stream;
      };
    }
    setTimeout(() => stop.abort(new DOMException("enough", "AbortError")), Number(patience));
    const text = await scan(video, stop.signal).catch((/** @type {any} */ error) => error.kind ?? error.name);
    return { text, off: tracks.every(({ readyState }) => readyState === "ended") && video.srcObject === null,
      tracks: tracks.length };
  }, [`/${built("scan.js")}`, patience]);
  await chrome.close();
  return { ...result, reader: asked.includes(built("qr_reader.js")) };
}

const showing = (/** @type {string} */ file) => [...filmed(file), allowed];

test("the camera reads the code of an answer, and is off afterwards", async () => {
  assert.ok(answer.length > 340, `${answer.length} characters`);
  assert.deepEqual(await scanned(showing(films.code), {}), { text: answer, off: true, tracks: 1, reader: true });
});

test("without a code it looks until the signal ends it, and is off", async () => {
  assert.deepEqual(await scanned(showing(films.desk), { patience: 3000 }),
    { text: "AbortError", off: true, tracks: 1, reader: true });
  assert.deepEqual(await scanned(showing(films.desk), { patience: 0 }).then(({ text, off }) => [text, off]),
    ["AbortError", true]);
});

test("no camera, a refused one, and a browser without any", async () => {
  const none = { off: false, tracks: 0, reader: false };
  for (const [text, flags, options] of /** @type {[string, string[], object][]} */ ([
    ["no_camera", [allowed], {}], ["refused", [...filmed(films.code), `${allowed}=deny`], {}],
    // A browser that cannot ask; and one without the interface.
    ["unsupported", filmed(films.code), {}],
    ["unsupported", showing(films.code), { script: 'Object.defineProperty(navigator, "mediaDevices", { value: undefined })' }],
  ])) {
    const result = await scanned(flags, options);
    assert.deepEqual({ ...result, off: false }, { ...none, text }, text);
  }
});

test("a camera that is unplugged is none", async () => {
  const script = `{
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      setTimeout(() => stream.getTracks()[0].dispatchEvent(new Event("ended")), 500);
      return stream;
    };
  }`;
  assert.equal((await scanned(showing(films.desk), { script })).text, "no_camera");
});

/** A reader of the browser. @param {string} formats @param {string} detect the body of its method */
const detector = (formats, detect) => `window.BarcodeDetector = class {
  static async getSupportedFormats() { return ${formats}; }
  async detect(source) { ${detect} }
};`;

test("the browser's own reader is used where it works, else the library", async () => {
  const found = 'return source.videoWidth === 1280 ? [{ rawValue: "" }, { rawValue: "own" }] : [];';
  assert.deepEqual(await scanned(showing(films.desk), { script: detector('["ean_13", "qr_code"]', found) }),
    { text: "own", off: true, tracks: 1, reader: false });
  for (const script of [detector("[]", found), detector('["qr_code"]', 'throw new Error("no service")')]) {
    assert.deepEqual(await scanned(showing(films.code), { script }),
      { text: answer, off: true, tracks: 1, reader: true });
  }
});

test("a library that cannot be fetched ends it with the camera off", async () => {
  assert.deepEqual(await scanned(showing(films.code), { without: /qr_reader/ }),
    { text: "TypeError", off: true, tracks: 1, reader: true });
});
