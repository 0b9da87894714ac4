// The deals of the day: offered by the date, played, stored across a reload, copied without a card; another
// deal on another day.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, partsOf } from "./page.mjs";

const chrome = browser([], { paints: false });

/** A page that opens at this time. @param {string} date @param {string} [time] */
const on = (date, time = "12:00:00") => chrome.open({
  prepare: new Function(`
    const at = Date.parse("${date}T${time}") - Date.now();
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...parts) { if (parts.length > 0) super(...parts); else super(Real.now() + at); }
      static now() { return Real.now() + at; }
    };
    Object.defineProperty(navigator, "clipboard", { value: {
      writeText: async (text) => { globalThis.copied = text; } } });`),
});

test("the deal of two days, across a reload, with a result without a card", async () => {
  const game = await on("2026-11-23");
  const { page } = game;
  assert.match((await page.locator('#actions [data-act="today"]').textContent()) ?? "",
    /Monday, Trinidad All Fours$/);
  assert.match((await page.locator('#actions [data-act="today_other"]').textContent()) ?? "",
    /Seven Up$/);
  await game.press("today_other");
  await game.turn();
  assert.match(partsOf(page.url()), /#v=seven-up&.*seed=TODAY-2026-11-23$/);
  await game.playHand();
  await page.locator("#message", { hasText: "Today’s deal: " }).waitFor({ state: "attached" });
  await game.press("copy_result");
  await page.waitForFunction(() => "copied" in globalThis);
  const copied = String(await page.evaluate("globalThis.copied"));
  assert.match(copied,
    /^Seven Up · High [✓✗–] Low [✓✗–] Jack [✓✗–] Game [✓✗–] · \d+–\d+\nhttp.*#game=seven-up&players=2&seed=TODAY-2026-11-23&end=[A-Za-z0-9]{3}$/);
  await page.evaluate("history.replaceState(null, '', location.pathname)");
  await game.press("menu");
  await game.press("new_game");
  const offered = page.locator('#actions [data-act="today_other"]', { hasText: "First day" });
  await offered.waitFor({ state: "attached" });
  await page.reload();
  await game.ready();
  await offered.waitFor({ state: "attached" });
  await game.close();
});

test("another day has another deal", async () => {
  const game = await on("2026-11-22");
  await game.press("today");
  await game.turn();
  assert.match(partsOf(game.page.url()), /#v=trinidad&seed=TODAY-2026-11-22$/);
  await game.close();
});

test("the puzzle of the day opens as soon as the puzzles are loaded", async () => {
  const game = await on("2026-11-22");
  await game.press("puzzle_today");
  await game.page.waitForFunction(() => /puzzle=/.test(location.hash));
  await game.close();
});

test("a page open at midnight offers the next day's deal, untouched", async () => {
  const game = await on("2026-11-22", "23:59:50");
  const offered = game.page.locator('#actions [data-act="today"]');
  await game.page.locator('#actions [data-act="today"]', { hasText: "Monday, Trinidad" })
    .waitFor({ state: "attached", timeout: 20000 });
  assert.equal(await offered.count(), 1);
  await game.close();
});

test("a device that slept over midnight offers the next day's deal at the first touch", async () => {
  const game = await on("2026-11-22");
  const { page } = game;
  const offered = (/** @type {string} */ text) => page.locator('#actions [data-act="today"]', { hasText: text })
    .waitFor({ state: "attached" });
  await offered("Sunday");
  await page.evaluate(() => {
    const Before = Date;
    const now = () => Before.now() + 86400000;
    globalThis.Date = /** @type {any} */ (class extends Before {
      constructor(/** @type {any[]} */ ...parts) {
        super(...(parts.length > 0 ? /** @type {[any]} */ (/** @type {unknown} */ (parts)) : [now()]));
      }
    });
  });
  await page.keyboard.press("Shift");
  await offered("Monday");
  await game.close();
});
