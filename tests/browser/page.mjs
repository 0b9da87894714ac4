// Opens the game's page for the tests: dist/ on a free port, one Chromium per test file, a fresh context per page.
// `close` fails the test if a request left for another origin, or the console has an error or a warning. game.mjs
// plays in it.
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

import { serve } from "../../web/setup/serve.mjs";
import { installClock } from "./clock.mjs";
import { Game } from "./game.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const desktop = { width: 1280, height: 720 };
export const phone = { width: 390, height: 844 };
/** Set by `tests/run --all`: includes repeated tests, such as every language in every window. */
export const all = process.env.ALLFOURS_ALL === "1";

/**
 * The cases that are tested: all of them with `tests/run --all`, else the first ones.
 * @template T
 * @param {number} few
 * @param {readonly T[]} cases the most telling ones first
 */
export const usually = (few, cases) => all ? cases : cases.slice(0, few);

/**
 * A generated link in the form for typing: without its end, which must be there (src/core/game/link_end.hpp).
 * @param {string} link
 */
export function partsOf(link) {
  assert.match(link, /(^|#|&)game=[^&]+&.*&end=[A-Za-z0-9]{3}$/);
  return link.replace(/(^|#|&)game=/, "$1v=").replace(/&end=...$/, "");
}

/** In a page or a frame: counts requested frames and timers from now on (`asked`). */
export const noteAsked = `{
  window.asked = { frames: 0, timers: 0 };
  const note = (name, what) => {
    const real = window[name].bind(window);
    window[name] = (...values) => { ++asked[what]; return real(...values); };
  };
  note("requestAnimationFrame", "frames");
  note("setTimeout", "timers");
  note("setInterval", "timers");
}`;

/** The captions of a first game (caption_names of src/app/features/settings/settings.hpp). */
const captions =
  "turned,trumps,stand,pitch,lead,hunt,follow,follow-strict,points,counted";

/** @typedef {import("playwright-core").Page} Page */

/**
 * @typedef {object} Options
 * @property {string} [link]          the fragment of the address
 * @property {string} [path]          another page than the game's, which is not awaited
 * @property {{width: number, height: number}} [viewport]
 * @property {number} [scale]         devicePixelRatio
 * @property {boolean} [touch]
 * @property {number} [pace]          0 slow, 1 normal, 2 fast; the default is fast, with
 * fast mode while others play (clock.mjs)
 * @property {boolean} [paints]     default true; false for tests of texts alone
 * @property {string[]} [permissions]
 * @property {string} [locale]      of the browser, "de-DE"
 * @property {boolean} [firstGame]  the captions of a first game have not been shown yet
 * @property {() => void} [prepare]   runs in the page before its own scripts
 * @property {string} [script]        the same as text
 * @property {RegExp} [without]       requests to matching addresses get status 404
 * @property {RegExp} [noise]         console messages that the test expects
 * @property {boolean} [begins]       press Start on a game opened by link; default true
 * @property {boolean} [waits]        wait until the table is visible; default true
 */

/** What Chromium warns of on a busy machine: a part has come, and the page has not had the time to use it. */
const slowness = /was preloaded using link preload but not used within a few seconds/;

/** @param {string[]} [flags] of Chromium @param {string} [program] that starts it */
export const launch = (flags = [], program = "/usr/bin/chromium-headless-shell") => chromium.launch({
  // Headless Chromium without windows takes half the time. The page is painted without software GL, which
  // would take twice as long; the table's canvas is not.
  executablePath: program,
  args: [
    "--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--disable-quic", "--disable-gpu-rasterization", ...flags,
  ],
});

/** Starts server and browser for a test file; returns functions to open pages in it.
 * @param {string[]} [flags] of Chromium
 * @param {Options} [usual] defaults for `open`
 * @param {(flags: string[]) => Promise<import("playwright-core").Browser>} [start] another browser */
export function browser(flags = [], usual = {}, start = launch) {
  /** @type {import("node:http").Server} */
  let server;
  /** @type {import("playwright-core").Browser} */
  let chrome;
  let address = "";
  before(async () => {
    server = await serve(process.env.ALLFOURS_DIST ?? join(root, "dist"), 0);
    address = `http://127.0.0.1:${/** @type {{port: number}} */ (server.address()).port}/`;
    chrome = await start(flags);
  });
  after(async () => {
    // A hanging page may keep its browser from closing; the browser then ends with this process.
    await Promise.race([chrome?.close(), pause(20_000, undefined, { ref: false })]);
    server?.closeAllConnections();
    server?.close();
  });
  return {
    get address() {
      return address;
    },
    /** @param {Options} [options] */
    open: (options = {}) => open(chrome, address, { ...usual, ...options }),
  };
}

/**
 * @param {import("playwright-core").Browser} chrome
 * @param {string} address
 * @param {Options} options
 */
export async function open(chrome, address, options) {
  const context = await chrome.newContext({
    viewport: options.viewport ?? desktop,
    deviceScaleFactor: options.scale ?? 1,
    hasTouch: options.touch ?? false,
    isMobile: options.touch ?? false,
    permissions: options.permissions ?? [],
    locale: options.locale,
  });
  const page = await context.newPage();
  const reload = page.reload.bind(page);
  // Nobody reloads within the moment in which the history follows a layer that has been closed.
  page.reload = async (how) => {
    await page.waitForFunction(() => /** @type {any} */ (window).allfours?.historyRests ?? true);
    return reload(how);
  };
  /** @type {string[]} */
  const wrong = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    if (options.noise?.test(message.text()) || slowness.test(message.text())) return;
    wrong.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => wrong.push(`uncaught: ${error.stack}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !url.startsWith("blob:") && !url.startsWith("data:")) {
      wrong.push(`a request to ${url}`);
    }
  });
  const settings = `pace ${options.pace ?? 2}\n` +
    (options.firstGame ? "" : `captions ${captions}\nsound_offered on\ngames_begun 3\nlast_card off\n`);
  await context.addInitScript((text) => {
    try {
      if (localStorage.length > 0) return;
      localStorage.setItem("allfours.settings.2", text);
    } catch {
      // A test of refused storage.
    }
  }, settings);
  // The service worker has tests of its own.
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined });
  });
  if (options.pace === undefined || options.paints === false) {
    await context.addInitScript(installClock, { rate: 1, paints: options.paints ?? true });
  }
  if (options.prepare) await context.addInitScript(options.prepare);
  if (options.script) await context.addInitScript({ content: options.script });
  if (options.without) {
    await context.route(options.without, (route) => route.fulfill({ status: 404 }));
  }
  await page.goto(address + (options.path ?? "") + (options.link ? `#${options.link}` : ""));
  const game = new Game(page, options.touch ?? false, async () => {
    await context.close();
    assert.deepEqual(wrong, [], "the page must be quiet");
  });
  game.hurries = options.pace === undefined;
  if (options.waits ?? options.path === undefined) {
    await game.ready();
    await game.rested();
  }
  if (options.begins ?? (options.link && (options.waits ?? options.path === undefined))) {
    await game.begin();
  }
  return game;
}

/** A game from −99 to 99 whose link has more than 4,096 characters. */
export async function longGame() {
  const { load } = await import(new URL("../../dist/npm/allfours.js", import.meta.url).href);
  const long = (await load()).live({ variant: "california-jack", seed: "LONG-1", rules: { target: 99 },
    score: [-99, -99] });
  while (long.choice()) long.decide(long.choose("random"));
  if (long.link.length <= 4096) throw new Error(`it is short: ${long.link.length}`);
  return long;
}
