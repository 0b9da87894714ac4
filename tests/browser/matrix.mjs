// Network faults: each file of the page missing, replaced, truncated or never answered: node
// tests/browser/matrix.mjs [FILE…]. On a first visit, on a visit through the service worker, and with a
// corrupted cache. Each time the page must play, or say why not, within 20 s, and the saved game must still
// be there. Prints a table and ends with "N passed, N failed"; needs dist/ (web/play --build-only). Takes
// some minutes: every hung file is waited for in real time.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { fileOf, listen, typeOf } from "./listen.mjs";
import { Game } from "./game.mjs";
import { launch } from "./page.mjs";

const dist = process.env.ALLFOURS_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));
const patience = 20_000;
const slack = 2000;  // until a message is visible
const answers = 90_000;  // for a whole case
const html = "<!doctype html><title>Hello</title>";

/** @typedef {"404" | "HTML" | "cut short" | "hung"} Fault */
/** @typedef {"first visit" | "service worker" | "kept, spoilt"} Visit */

/** A server for each running case: an origin with its storage and its faults. */
class Place {
  /** @type {string} the faulty file, without its hash */
  file = "";
  /** @type {Fault} */
  fault = "404";
  asked = new Set();
  address = "";

  async listen() {
    const server = await listen((request, response) => this.answer(request, response));
    this.address = server.address;
    return server;
  }

  /** @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response */
  async answer(request, response) {
    const path = fileOf(request.url);
    const head = { "Content-Type": typeOf(path), "Cache-Control": "no-store" };
    this.asked.add(nameOf(path));
    const wrong = this.file === nameOf(path) ? this.fault : undefined;
    if (wrong === "hung") return;
    const content = await readFile(join(dist, path)).catch(() => undefined);
    if (!content || wrong === "404") response.writeHead(404).end();
    else if (wrong === "HTML") response.writeHead(200, { "Content-Type": "text/html" }).end(html);
    else response.writeHead(200, head).end(wrong ? content.subarray(0, content.length / 2) : content);
  }
}

/** "main.js" for "main-0123456789.js". @param {string} path */
function nameOf(path) {
  return path.replace(/-[0-9a-f]{10}(?=\.)/, "");
}

/** @param {import("playwright-core").Page} page */
const problemOf = async (page) => {
  const problem = page.locator("#problem");
  return await problem.isVisible().catch(() => false) ? (await problem.textContent() ?? "").trim() : "";
};

/** Corrupts a file in the service worker's cache; "404": removes it.
 * @param {import("playwright-core").Page} page
 * @param {string} file
 * @param {Fault} fault */
const spoil = (page, file, fault) => page.evaluate(async ([wanted, how, other]) => {
  let found = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname.slice(1) || "index.html";
      if (path.replace(/-[0-9a-f]{10}(?=\.)/, "") !== wanted) continue;
      ++found;
      const kept = /** @type {Response} */ (await cache.match(request));
      if (how === "404") {
        await cache.delete(request);
        continue;
      }
      const body = await kept.arrayBuffer();
      await cache.put(request, new Response(how === "HTML" ? other : body.slice(0, body.byteLength / 2),
        { headers: kept.headers }));
    }
  }
  return found;
}, [file, fault, html]);

/** Runs one case; returns its outcome, and whether that is good.
 * @param {import("playwright-core").Browser} chrome
 * @param {Place} place
 * @param {{file: string, fault: Fault, visit: Visit}} one */
async function tried(chrome, place, { file, fault, visit }) {
  const context = await chrome.newContext({ viewport: { width: 900, height: 700 } });
  if (visit === "first visit") {
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined });
    });
  }
  await context.addInitScript(() => {
    if (localStorage.length === 0) localStorage.setItem("allfours.settings.2", "pace 2\nsound_offered on\ngames_begun 3\nlast_card off\n");
  });
  const page = await context.newPage();
  const game = new Game(page, false, async () => {});
  try {
    place.file = "";
    await page.goto(`${place.address}#v=german&seed=BEG-2`);
    await game.ready();
    await game.begin();
    await game.turn();
    await game.decide("say:stand");
    await game.turn();
    if (visit !== "first visit") await page.evaluate("navigator.serviceWorker.ready");
    if (visit === "kept, spoilt") {
      if (await spoil(page, file, fault) === 0) return { good: true, how: "is not kept" };
    } else {
      place.file = file;
      place.fault = fault;
    }
    const begun = Date.now();
    await page.goto("about:blank");
    await page.goto(place.address + "#v=german&seed=BEG-2", { waitUntil: "commit", timeout: patience })
      .catch(() => {});
    // The browser reports a missing page; a page that never arrives reports nothing.
    let how = file === "index.html" && visit === "first visit" ? "the browser says it" : "";
    while (how === "" && Date.now() - begun < patience + slack) {
      const said = await problemOf(page);
      const ready = await page.evaluate(() => /** @type {any} */ (window).allfours?.ready === true).catch(() => false);
      if (said) how = `says: ${said.slice(0, 60)}`;
      else if (ready) how = "plays";
      else await page.waitForTimeout(200);
    }
    const after = `${((Date.now() - begun) / 1000).toFixed(1)} s`;
    if (how === "plays") {
      // If the game started before a missing file was noticed, the message appears later.
      await game.begin();
      await game.turn();
      await game.decide((await game.playable())[0]).catch(async (error) => {
        const said = await problemOf(page);
        if (!said) throw error;
        how = `says: ${said.slice(0, 60)}`;
      });
    }
    place.file = "";
    await page.goto("about:blank");
    await page.goto(place.address + "#v=german&seed=BEG-2");
    const again = page.locator("#problem button:visible");
    await Promise.race([game.ready(), again.waitFor().then(() => again.click()).then(() => game.ready())]);
    await game.begin();
    await game.turn();
    if (!(await game.rows()).some(({ text }) => text.includes("Stand"))) return { good: false, how: `${how}; the game is LOST` };
    return { good: how !== "", how: how === "" ? "NOTHING is said" : `${how} (${after})` };
  } catch (error) {
    return { good: false, how: `FAILED: ${String(error).split("\n")[0]}` };
  } finally {
    await context.close();
  }
}

/** The files requested until a card has been played. @param {import("playwright-core").Browser} chrome */
async function filesOf(chrome) {
  const place = new Place();
  const server = await place.listen();
  await tried(chrome, place, { file: "", fault: "404", visit: "first visit" });
  server.close();
  return [...place.asked].filter((name) => name !== "favicon.ico" && name !== "favicon.svg").sort();
}

const chrome = await launch();
const files = process.argv.length > 2 ? process.argv.slice(2) : await filesOf(chrome);
/** @type {{file: string, fault: Fault, visit: Visit}[]} */
const cases = files.flatMap((file) => [
  ...(/** @type {const} */ (["404", "HTML", "cut short", "hung"])).flatMap((fault) =>
    (/** @type {const} */ (["first visit", "service worker"])).map((visit) => ({ file, fault, visit }))),
  ...(/** @type {const} */ (["404", "HTML", "cut short"])).map((fault) =>
    ({ file, fault, visit: /** @type {Visit} */ ("kept, spoilt") })),
]);
const todo = [...cases.keys()];
/** @type {{good: boolean, how: string}[]} */
const results = [];
await Promise.all(Array.from({ length: 3 }, async () => {
  for (let i = todo.shift(); i !== undefined; i = todo.shift()) {
    const place = new Place();
    const server = await place.listen();
    results[i] = await Promise.race([tried(chrome, place, cases[i]),
      pause(answers, { good: false, how: "FAILED: the page does not answer" })]);
    console.error(`${cases[i].file} ${cases[i].fault} ${cases[i].visit}: ${results[i].how}`);
    server.close();
  }
}));
await Promise.race([chrome.close(), pause(answers)]);
console.log("| file | fault | visit | what becomes of it |\n| --- | --- | --- | --- |");
for (const [i, { file, fault, visit }] of cases.entries()) {
  console.log(`| ${file} | ${fault} | ${visit} | ${results[i].how} |`);
}
const bad = results.filter(({ good }) => !good).length;
console.log(`${results.length - bad} passed, ${bad} failed`);
process.exit(bad === 0 ? 0 : 1);
