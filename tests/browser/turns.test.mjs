// Multiple tabs that add to one text at the same moment, at random: nothing is lost. web/page/store.js by
// itself, hundreds of times; then games that end in two tabs of the page. A tab that holds a lock for ever,
// or is closed while it waits for one, loses nothing.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { serve } from "../../web/setup/serve.mjs";
import { browser, launch, partsOf } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {typeof import("../../web/page/store.js")} Store */

const { open } = browser([], { paints: false });

/** @type {import("node:http").Server} */
let server;
/** @type {import("playwright-core").Browser} */
let chrome;
let address = "";
before(async () => {
  server = await serve(fileURLToPath(new URL("../../web", import.meta.url)), 0);
  address = `http://127.0.0.1:${/** @type {{port: number}} */ (server.address()).port}/page/store.js`;
  chrome = await launch();
});
after(async () => {
  await chrome?.close();
  server?.closeAllConnections();
  server?.close();
});

/** Tabs with only web/page/store.js, in a new browser. @param {number} count */
async function tabs(count) {
  const context = await chrome.newContext();
  const pages = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  for (const page of pages) {
    await page.goto(address);
    await page.evaluate(async (at) => {
      const store = /** @type {Store} */ (await import(at));
      store.watchStorage(() => {}, () => {});
      Object.assign(window, {
        /** Adds a line in its turn; resolves when it is written. @param {string} line */
        add: (line) => new Promise((done) => void store.awaitTurn("statistics", () => {
          store.store("statistics", `${store.stored("statistics")}${line}\n`);
          done(null);
        })),
      });
    }, address);
  }
  return { context, pages };
}

/** @param {Page} page @returns {Promise<string[]>} */
const lines = (page) => page.evaluate(() =>
  (localStorage.getItem("allfours.statistics.1") ?? "").split("\n").filter((line) => line !== ""));

test("three tabs add to one text at the same moment, without losses or duplicates", async () => {
  const { context, pages } = await tabs(3);
  const rounds = 10;
  const spans = await Promise.all(pages.map((page, tab) => page.evaluate(async ([name, times]) => {
    /** @type {number[]} */
    const waited = [];
    for (let round = 0; round < times; ++round) {
      // All of them at the same time, plus a few random milliseconds.
      await new Promise((done) => setTimeout(done, 1500 - Date.now() % 1500 + Math.random() * 8));
      const since = performance.now();
      await /** @type {any} */ (window).add(`${name}-${round}`);
      waited.push(performance.now() - since);
    }
    return waited;
  }, /** @type {const} */ ([tab, rounds]))));
  const expected = pages.flatMap((_, tab) => Array.from({ length: rounds }, (_, round) => `${tab}-${round}`));
  for (const page of pages) {
    // Other tabs see written data after a moment.
    await page.waitForFunction((count) => (localStorage.getItem("allfours.statistics.1") ?? "")
      .trimEnd().split("\n").length >= count, expected.length, { timeout: 5000 }).catch(() => {});
    assert.deepEqual((await lines(page)).sort(), [...expected].sort());
  }
  // Nobody has written without a turn.
  assert.ok(Math.max(...spans.flat()) < 3000, String(Math.max(...spans.flat())));
  await context.close();
});

test("a tab that never ends its turn delays others briefly, and only for the same name", async () => {
  const { context, pages: [frozen, page] } = await tabs(2);
  await frozen.evaluate(() => /** @type {any} */ (window).add("first"));
  // Its turn ends a little later.
  await frozen.evaluate(async () => {
    while ((await navigator.locks.query()).held?.length) await new Promise((go) => setTimeout(go, 20));
  });
  await frozen.evaluate(() => new Promise((held) => void navigator.locks.request("allfours.statistics", () => {
    held(null);
    return new Promise(() => {});
  })));
  const [slow, quick] = await page.evaluate(async (at) => {
    const store = /** @type {Store} */ (await import(at));
    const since = performance.now();
    /** @type {number[]} */
    const spans = await Promise.all([
      /** @type {any} */ (window).add("second").then(() => performance.now() - since),
      new Promise((done) => void store.awaitTurn("days", () => done(performance.now() - since))),
    ]);
    return spans;
  }, address);
  assert.ok(slow > 2900, `${slow} ms`);
  assert.ok(quick < slow / 2, `${quick} ms`);
  assert.deepEqual(await lines(page), ["first", "second"]);
  await context.close();
});

test("a tab that closes while waiting, or has no locks, writes at once", async () => {
  const { context, pages: [frozen, page] } = await tabs(2);
  await frozen.evaluate(() => new Promise((held) => void navigator.locks.request("allfours.statistics", () => {
    held(null);
    return new Promise(() => {});
  })));
  await page.evaluate(() => void /** @type {any} */ (window).add("closed"));
  await page.goto("about:blank");
  await page.goto(address);
  assert.deepEqual(await lines(page), ["closed"]);
  await page.evaluate(async (at) => {
    Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
    const { awaitTurn, store, stored } = /** @type {Store} */ (await import(at));
    void awaitTurn("statistics", () => store("statistics", `${stored("statistics")}at once\n`));
  }, address);
  assert.deepEqual(await lines(page), ["closed", "at once"]);
  await context.close();
});

/** The text of a game that ends with the person's last card, whatever the others do. @param {string} seed */
async function nearlyOver(seed) {
  const { load } = await import(new URL("../../dist/npm/allfours.js", import.meta.url).href);
  for (let more = 0; more < 50; ++more) {
    const game = (await load()).live({ variant: "german", seed: `${seed}-${more}`, rules: { target: 1 } });
    let text = "";
    while (game.choice()) {
      const { seat, kind, cards } = game.choice();
      if (kind !== "play" || cards.length > 1) text = "";
      else if (seat === 0) text = `real ${game.events().length} 0 - ${partsOf(game.link)}\nown yes\n`;
      game.decide(game.choose("random"));
    }
    if (text !== "") return text;
  }
  throw new Error("no game ends with a card");
}

test("games that end in two tabs at the same moment are both counted", async () => {
  const game = await open();
  const { page } = game;
  const other = await page.context().newPage();
  const at = page.url().split("#")[0];
  await other.goto(at);
  const rounds = 5;
  for (let round = 0; round < rounds; ++round) {
    // The same game in both, so that both take equally long.
    const text = await nearlyOver(`END-${round}`);
    const choices = await Promise.all([page, other].map(async (tab) => {
      await tab.goto("about:blank");
      await tab.goto(at);
      await tab.evaluate((kept) => sessionStorage.setItem("allfours.tab.1", kept), text);
      await tab.reload();
      await tab.locator('body[data-screen="table"]').waitFor();
      const choice = tab.locator('#hand button:not([aria-disabled="true"])');
      await choice.waitFor({ state: "attached" });
      return choice;
    }));
    const moment = Date.now() + 300;
    await Promise.all(choices.map((choice) => choice.evaluate((button, [when, by]) =>
      void setTimeout(() => /** @type {HTMLElement} */ (button).click(), when - Date.now() + by),
    /** @type {const} */ ([moment, Math.random() * 8]))));
    for (const tab of [page, other]) {
      await tab.locator('#actions button[data-act="play_again"]').waitFor({ state: "attached" });
    }
    // Before the next game loads: a tab that is left writes at once, out of turn.
    const games = 2 * (round + 1);
    await page.waitForFunction((count) => new RegExp(`^german games ${count} `, "m")
      .test(localStorage.getItem("allfours.statistics.1") ?? ""), games, { timeout: 10000 })
      .catch(async () => assert.fail(`of ${games} games there are counted: ${await page.evaluate(
        () => localStorage.getItem("allfours.statistics.1"))}`));
  }
  await other.close();
  await game.close();
});
