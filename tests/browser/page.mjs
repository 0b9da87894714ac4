// The game's page in a browser, for the tests: dist/ on a free port, one Chromium per test file, a fresh
// context per page. `close` fails the test if a request left for another origin, or the console has an error
// or a warning.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

import { serve } from "../../web/setup/serve.mjs";
import { hurried, installClock } from "./clock.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const screenshots = join(root, "build", "screenshots");
export const desktop = { width: 1280, height: 720 };
export const phone = { width: 390, height: 844 };
/** Set by `tests/run --all`: includes repeated tests, such as every language in every window. */
export const all = process.env.ALLFOURS_ALL === "1";

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
/** @typedef {{id: string, x: number, y: number, width: number, height: number}} Target */

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

/** A page with the game, read through its text mirror and pressed on its canvas. */
export class Game {
  /**
   * @param {Page} page
   * @param {boolean} touch
   * @param {() => Promise<void>} close
   */
  constructor(page, touch, close) {
    this.page = page;
    this.touch = touch;
    this.close = close;
    /** Does time run fast while waiting? Not again inside such a wait. */
    this.hurries = false;
  }

  /** The table is there, and its texts, which load a little later: frames may be held back until then. */
  async ready() {
    await this.page.waitForFunction(() => /** @type {any} */ (window).allfours?.ready &&
      document.getElementById("title")?.textContent !== "", null, { timeout: 20000, polling: 50 });
  }

  /** Starts a game opened by link, if the link is valid. */
  async begin() {
    await this.page.evaluate(() => {
      const button = /** @type {HTMLElement | null} */ (document.querySelector('[data-act="begin"]'));
      button?.click();
    });
  }

  /** @returns {Promise<Target[]>} */
  targets() {
    return this.page.evaluate("allfours.targets()");
  }

  /** @returns {Promise<number>} */
  frames() {
    return this.page.evaluate("allfours.frames");
  }

  /** Waits until nothing moves: no frame for a fifth of a second. */
  async settled() {
    for (let before = -1, now = await this.frames(); now !== before; ) {
      before = now;
      await this.page.waitForTimeout(200);
      now = await this.frames();
    }
  }

  /**
   * Presses something on the canvas with a real pointer, once it is there and at rest.
   * @param {string} id
   */
  async press(id) {
    const place = await this.#place(id);
    await this.rested();
    if (this.touch) await this.page.touchscreen.tap(place.x, place.y);
    else await this.page.mouse.click(place.x, place.y);
  }

  /** Presses a button of the dialog, or of the text mirror, by its action. @param {string} id */
  async click(id) {
    const button = this.page.locator(`#sheet[open] [data-act="${id}"], #actions [data-act="${id}"]`);
    await button.first().waitFor({ state: "attached" });
    await button.first().evaluate((one) => /** @type {HTMLElement} */ (one).click());
  }

  /** Plays to the end of the game. */
  async playGame() {
    for (let hand = 0; hand < 80; ++hand) {
      await this.playHand();
      if ((await this.actions()).includes("play_again")) return;
      await this.click("next_hand");
      await this.page.locator('#actions [data-act="next_hand"]').waitFor({ state: "detached" });
    }
    throw new Error("the game does not end");
  }

  /** Closes the dialog by Escape. The program hears of it in a task of its own. */
  async closeSheet() {
    await this.page.keyboard.press("Escape");
    await this.page.locator("#sheet[open]").waitFor({ state: "hidden" });
    await this.page.evaluate(() => new Promise((done) => void setTimeout(done)));
  }

  /** Waits until a new question accepts an answer (src/app/press.hpp). */
  rested() {
    return hurried(this, () => this.page.waitForFunction(
      () => /** @type {any} */ (window).allfours?.rested ?? true, null, { polling: 10 }));
  }

  /**
   * Presses a choice and waits for the decision: every decision is an event, and every event a row.
   * @param {string} id
   */
  decide(id) {
    return hurried(this, async () => {
      const before = await this.page.locator("#rows li").count();
      await this.press(id);
      await this.page.waitForFunction(
        (rows) => document.querySelectorAll("#rows li").length > rows, before);
    });
  }

  /**
   * Waits until the program has drawn the previous press: press and release take one frame each. For a page
   * that draws no frames the wait ends after five seconds.
   */
  #drawn() {
    return this.page.evaluate(() => Promise.race([
      new Promise((go) => {
        let left = 3;
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : go(null));
        next();
      }),
      new Promise((go) => setTimeout(go, 5000)),
    ]));
  }

  /**
   * A point where this target is topmost.
   * @param {string} id
   */
  async #place(id) {
    let before = "";
    for (let tries = 0; tries < 100; ++tries) {
      const targets = await this.targets();
      const target = targets.filter((one) => one.id === id).at(-1);
      const now = JSON.stringify(target);
      if (target && now === before) {
        for (const [across, down] of [[0.5, 0.5], [0.2, 0.5], [0.5, 0.15], [0.15, 0.15]]) {
          const x = target.x + target.width * across;
          const y = target.y + target.height * down;
          const top = targets
            .filter((o) => x >= o.x && x < o.x + o.width && y >= o.y && y < o.y + o.height)
            .at(-1);
          if (top?.id === id) return { x, y };
        }
      }
      before = now ?? "";
      await this.#drawn();
    }
    throw new Error(`nothing to press for ${id}: ${JSON.stringify(await this.targets())}`);
  }

  /** @param {string} id of an element of the page's text */
  async text(id) {
    return (await this.page.locator(`#${id}`).textContent()) ?? "";
  }

  /** The actions offered now, except cards. */
  async actions() {
    return this.#ids("#actions button");
  }

  /** The cards of the hand, or only those that can be pressed. */
  async hand() {
    return this.#ids("#hand button");
  }
  async playable() {
    return this.#ids('#hand button:not([aria-disabled="true"])');
  }

  /**
   * @param {string} selector
   * @returns {Promise<string[]>}
   */
  #ids(selector) {
    return this.page.locator(selector).evaluateAll((buttons) =>
      buttons.map((button) => /** @type {HTMLElement} */ (button).dataset.act ?? ""));
  }

  /** The rows of the hand history in the text mirror. */
  rows() {
    return this.page.locator("#rows li").evaluateAll((items) => items.map((item) => {
      const { kind, points, side, moment } = /** @type {HTMLElement} */ (item).dataset;
      const part = (/** @type {string} */ name) =>
        item.querySelector(`.${name}`)?.textContent ?? "";
      return {
        kind, moment: Number(moment), points: Number(points), side: Number(side),
        title: part("title"), who: part("who"), why: part("why"), score: part("score"),
        text: item.textContent ?? "",
      };
    }));
  }

  /**
   * Waits for the person's turn or the end of a hand; returns which of these actions are available, of
   * `duels` at the end of a duel's deal.
   * @returns {Promise<string[]>}
   */
  async turn() {
    const mine = '#hand button:not([aria-disabled="true"])';
    const sent = '#actions .primary[data-act="duels"]';
    const word = ["begin", "say", "next_hand", "next_deal", "play_again", "lay_down", "deal_rightly"]
      .map((verb) => `#actions button[data-act^="${verb}"]`).join(", ") + `, ${sent}`;
    const waits = '#actions button[data-act="skip"]';
    await hurried(this, () =>
      this.page.locator(`${mine}, ${word}, ${waits}`).first().waitFor({ state: "attached" }));
    // An award of a person's first games stays until a touch.
    if ((await this.actions()).includes("skip")) {
      await this.rested();
      await this.page.locator(waits).evaluateAll(([button]) => /** @type {HTMLElement} */ (button)?.click());
      return this.turn();
    }
    // A game that a link has opened meanwhile.
    if ((await this.actions()).includes("begin")) {
      await this.begin();
      return this.turn();
    }
    if (await this.page.locator(sent).count() > 0) return ["duels"];
    await this.rested();
    const words = /^(say:|next_hand|next_deal|play_again|lay_down|keep|deal_rightly)/;
    return (await this.actions()).filter((id) => words.test(id));
  }

  /**
   * Plays to the end of the hand, by pointer alone: stands, gives, discards or plays the first possible card.
   */
  playHand() {
    return hurried(this, () => this.#playHand());
  }
  async #playHand() {
    let discards = 0;
    for (let steps = 0; steps < 100; ++steps) {
      const actions = await this.turn();
      const ends = ["next_hand", "next_deal", "play_again", "duels"];
      if (ends.some((id) => actions.includes(id))) return { discards };
      if (actions.includes("keep")) {
        await this.press("keep");
        await this.page.locator('[data-act="keep"]').waitFor({ state: "detached" });
      } else if (actions.length > 0) {
        await this.decide(actions[0]);
      } else if (await this.page.locator("#hand button[aria-pressed]").count() > 0) {
        discards += await this.discard();
      } else {
        // A card just played may still be there.
        const [card] = await this.playable();
        if (card) await this.decide(card);
      }
    }
    throw new Error("the hand does not end");
  }

  /** Marks cards from the left until the discard is possible, and discards. */
  async discard() {
    const cards = await this.playable();
    for (const [count, card] of cards.entries()) {
      await this.press(card);
      await this.page.locator(`#hand button[data-act="${card}"][aria-pressed="true"]`)
        .waitFor({ state: "attached" });
      if ((await this.actions()).includes("discard")) {
        await this.decide("discard");
        return count + 1;
      }
    }
    throw new Error("the cards cannot be discarded");
  }

  /** @param {string} name of a picture among the tests' output */
  async picture(name) {
    await mkdir(screenshots, { recursive: true });
    await this.settled();
    return this.page.screenshot({ path: join(screenshots, `${name}.png`) });
  }
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
