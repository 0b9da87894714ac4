// A real Chromium for the pages that tools build: reads the rest of an example, with and without the
// page's scripts, and opens it with the game's own script. Tested by tests/authors, which runs on it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { fileOf, typeOf } from "../browser/listen.mjs";
import { launch } from "../browser/page.mjs";
import { game } from "./examples.mjs";
import { read } from "./left.mjs";

/** @typedef {import("./left.mjs").Left} Left */

const dist = process.env.ALLFOURS_DIST ?? "";
const site = "https://site.example/";
const patience = 20_000;

/** @type {import("playwright-core").Browser} */
let chrome;
export async function start() {
  chrome = await launch();
}
export const stop = () => chrome.close();

/**
 * A page of which each address answers from a folder; all others fail.
 * @param {Record<string, string>} folders by the beginning of the address
 * @param {boolean} [javaScriptEnabled]
 */
async function openPage(folders, javaScriptEnabled = true) {
  const context = await chrome.newContext({ javaScriptEnabled, viewport: { width: 900, height: 700 } });
  await context.route("**/*", async (route) => {
    const url = route.request().url();
    const from = Object.keys(folders).find((one) => url.startsWith(one));
    if (!from) return route.abort();
    const file = fileOf(`/${url.slice(from.length).split("#")[0]}`);
    try {
      const body = await readFile(join(folders[from], file));
      return await route.fulfill({ body, contentType: typeOf(file), headers: { "Access-Control-Allow-Origin": "*" } });
    } catch {
      return route.fulfill({ status: 404 });
    }
  });
  return await context.newPage();
}

/** The pages for reading, without scripts and with them, and the folder that both show. */
const reading = { folder: "", pages: /** @type {import("playwright-core").Page[]} */ ([]) };

/**
 * The rest of an example in a built page, before and after its own scripts have run.
 * @param {string} folder @param {string} file @returns {Promise<[Left, Left]>}
 */
export async function leftIn(folder, file) {
  if (reading.pages.length === 0) {
    const folders = { get [site]() { return reading.folder; } };
    reading.pages = [await openPage(folders, false), await openPage(folders)];
  }
  reading.folder = folder;
  const [still, live] = reading.pages;
  await still.goto(site + file, { waitUntil: "domcontentloaded" });
  const before = await still.evaluate(read, game);
  if (!before.hasOtherScripts) return [before, before];
  await live.goto(site + file, { waitUntil: "networkidle" });
  return [before, await live.evaluate(read, game)];
}

/** The state of a table or a frame, for comparison: nothing after a while. Runs in the page. */
async function stateShown(/** @type {number} */ wait) {
  const late = new Promise((done) => setTimeout(() => done(null), wait));
  const table = /** @type {any} */ (document.querySelector("all-fours-table"));
  const frame = /** @type {HTMLIFrameElement | null} */ (document.querySelector("iframe"));
  /** @type {any} */
  let shown = null;
  if (table) {
    shown = await Promise.race([table.ready.then((/** @type {any} */ state) =>
      ({ state, events: table.events }), () => null), late]);
  } else if (frame) {
    const { port1, port2 } = new MessageChannel();
    /** @type {any[]} */
    const events = [];
    shown = await Promise.race([late, new Promise((done) => {
      /** @type {any} */
      let state = null;
      port1.onmessage = ({ data }) => {
        if (data.type === "ready") state = data.state;
        if (data.type === "event") events.push(data.event);
        if (state && events.length >= state.moment) done({ state, events });
      };
      frame.addEventListener("load", () =>
        frame.contentWindow?.postMessage({ allfours: 1, type: "connect" }, "*", [port2]));
      frame.src = frame.src;
    })]);
  }
  return shown === null ? "" : JSON.stringify(shown);
}

/** In place of a game: a frame without scripts says that they are off. */
export const saysNoScripts = "a sentence";

/** @type {Map<string, Promise<string>>} */
const shown = new Map();

/**
 * The game that this HTML shows with the game's script: its state and events as JSON, or saysNoScripts, or
 * nothing.
 * @param {string} html
 */
export function gameIn(html) {
  let found = shown.get(html);
  if (!found) {
    found = play(html);
    shown.set(html, found);
  }
  return found;
}

/** @param {string} html */
async function play(html) {
  const page = await openPage({ [game]: dist });
  await page.route(site, (route) => route.fulfill({
    contentType: "text/html; charset=utf-8",
    body: `<!doctype html><html lang="en"><title>Somebody else's</title>
      <style>all-fours-table, iframe { width: 640px; height: 400px }</style>
      <script src="${game}all-fours-table.js"></script>${html}`,
  }));
  await page.goto(site, { waitUntil: "domcontentloaded" });
  const state = await page.evaluate(stateShown, patience);
  const said = await page.frames()[1]?.evaluate("document.body?.innerText ?? ''").catch(() => "");
  await page.context().close();
  return state || (/JavaScript/.test(String(said)) ? saysNoScripts : "");
}

/**
 * The result of window.convert(html, set) of these scripts for each page, in a page of its own.
 * @param {Record<string, string>} folders by the beginning of the address
 * @param {string[]} scripts @param {Record<string, string>} pages @param {boolean} set
 */
export async function convertIn(folders, scripts, pages, set) {
  /** @type {Record<string, string>} */
  const converted = {};
  for (const [name, html] of Object.entries(pages)) {
    const page = await openPage(folders);
    await page.route(site, (route) => route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="en"><title>An editor</title><body>${
        scripts.map((src) => `<script src="${src}"></script>`).join("")}`,
    }));
    await page.goto(site);
    converted[name] = await page.evaluate(([code, on]) => /** @type {any} */ (window).convert(code, on), [html, set]);
    await page.context().close();
  }
  return converted;
}

/**
 * The game that the game's own page opens from a link: the name of its deal and its history, or its refusal.
 * @param {string} address
 */
export async function openedBy(address) {
  const page = await openPage({ [game]: dist });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const handle = await page.waitForFunction(() => {
    const text = document.body.innerText;
    const [refusal] = /This link cannot be opened[^\n]*/.exec(text) ?? [];
    const [deal] = /^Deal \S+$/m.exec(text) ?? [];
    const history = text.indexOf("\nHand history\n");
    return refusal ?? (deal && history >= 0 ? deal + text.slice(history) : null);
  }, null, { timeout: patience });
  const opened = String(await handle.jsonValue());
  await page.context().close();
  return opened;
}
