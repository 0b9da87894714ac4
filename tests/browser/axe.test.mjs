// axe-core finds no violation on any screen or dialog: text only, light and dark, large and small.
import assert from "node:assert/strict";
import { test } from "node:test";

import { violations } from "./axe.mjs";
import { browser, desktop, phone } from "./page.mjs";

const { open } = browser([], { paints: false });

/** @typedef {import("./game.mjs").Game} Game */

/** @param {Game} game
 * @param {string} where */
async function check(game, where) {
  assert.deepEqual(await violations(game.page), [], where);
}

/** @param {Game} game
 * @param {string} id */
const act = (game, id) => game.page.locator(`#actions [data-act="${id}"]`).evaluate((button) =>
  /** @type {HTMLElement} */ (button).click());

/** Each dialog of this screen. @param {Game} game */
async function checkDialogs(game) {
  const offered = await game.actions();
  for (const dialog of ["settings", "keys", "statistics", "share", "open"]) {
    if (!offered.includes(dialog)) continue;
    await act(game, dialog);
    await game.page.locator("#sheet").waitFor();
    await check(game, dialog);
    await game.closeSheet();
  }
}

for (const colourScheme of /** @type {const} */ (["light", "dark"])) {
  test(`${colourScheme}: every screen and dialog`, async () => {
    const game = await open();
    const { page } = game;
    await page.emulateMedia({ colorScheme: colourScheme });
    await page.waitForFunction(
      (look) => document.documentElement.dataset.look === look, colourScheme);
    await check(game, "start");
    await checkDialogs(game);
    await act(game, "edit_seed");
    await page.locator("#seed-dialog").waitFor();
    await check(game, "the deal's name");
    await page.locator("#seed").fill("AXE-1");
    await page.keyboard.press("Enter");
    await act(game, "games");
    await act(game, "variant:german");
    await check(game, "all games");
    await act(game, "start");
    await game.turn();
    await check(game, "table");
    await page.locator("#hand button").first().focus();
    await check(game, "the words beside the table");
    await checkDialogs(game);
    await game.playHand();
    await check(game, "the hand's end");
    await act(game, "text_only:on");
    await page.locator("#canvas").waitFor({ state: "hidden" });
    await check(game, "the hand's end in words");
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await check(game, "words only");
      const width = await page.evaluate("document.documentElement.scrollWidth");
      assert.ok(width <= viewport.width, "nothing to scroll sideways");
    }
    await checkDialogs(game);
    await game.close();
  });
}

test("the end of a game, statistics, and a broken link", async () => {
  const game = await open({ link: "v=german&seed=AXE-2&rules=target.1" });
  for (;;) {
    await game.playHand();
    if ((await game.actions()).includes("play_again")) break;
    await game.press("next_hand");
  }
  await check(game, "the game's end");
  await act(game, "statistics");
  await game.page.locator("#sheet table").waitFor();
  await check(game, "statistics");
  await game.close();
  const bad = await open({ link: "v=nothing" });
  await check(bad, "a bad link");
  await bad.close();
});

test("text can be enlarged to 200 %", async () => {
  const game = await open({ link: "v=trinidad&seed=BEG-1", viewport: { width: 640, height: 360 } });
  const { page } = game;
  await game.turn();
  await act(game, "text_only:on");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const id of await game.actions()) {
    assert.ok(await page.locator(`#actions [data-act="${id}"]`).isVisible(), id);
  }
  assert.ok(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"));
  await game.close();
});
