// Back closes the top layer (web/page/layers.js): from each list, dialog, sheet and game, also after a reload
// and from a link that was followed in the page; no game is lost.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, phone } from "./page.mjs";

/** @typedef {import("./game.mjs").Game} Game */

const { open } = browser([], { paints: false });

/** @param {Game} game */
const entry = (game) => game.page.evaluate(() => history.state.entry);

/** Waits until the history has this many entries above the first of its stack.
 * @param {Game} game @param {number} entries */
const stands = (game, entries) => game.page.waitForFunction(
  (wanted) => history.state?.entry === wanted, entries, { polling: 20 });

/** Presses a button of the text mirror. @param {Game} game @param {string} id */
const act = (game, id) => game.page.evaluate((wanted) => {
  const button = /** @type {HTMLElement | null} */ (document.querySelector(`[data-act="${wanted}"]`));
  if (!button) throw new Error(`no button for ${wanted}`);
  button.click();
}, id);

/** @param {Game} game */
const dialogIsOpen = (game) => game.page.locator("dialog[open]").count().then((count) => count > 0);

/** @param {Game} game */
const atTable = (game) => game.page.locator('[data-act="start"]').count().then((count) => count === 0);

/** Waits until a test holds. @param {() => Promise<boolean>} test @param {string} what */
async function becomes(test, what) {
  for (let tries = 0; tries < 100; ++tries) {
    if (await test()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(what);
}

test("Back closes each list and each dialog of the start screen", async () => {
  const game = await open();
  for (const id of ["games", "lesson_list", "puzzle_list"]) {
    const buttons = await game.page.locator("[data-act]").count();
    await act(game, id);
    await stands(game, 1);
    await game.page.goBack();
    await becomes(async () => await game.page.locator("[data-act]").count() === buttons, `${id} is still open`);
    await stands(game, 0);
  }
  for (const id of ["settings", "statistics", "season", "keys", "duels", "open"]) {
    await act(game, id);
    await stands(game, 1);
    await becomes(() => dialogIsOpen(game), `${id} does not open`);
    await game.page.goBack();
    await becomes(async () => !await dialogIsOpen(game), `${id} is still open`);
    await stands(game, 0);
  }
  await game.close();
});

test("a layer that is closed otherwise takes its entry with it", async () => {
  const game = await open();
  await act(game, "settings");
  await stands(game, 1);
  await game.page.keyboard.press("Escape");
  await stands(game, 0);
  await act(game, "lesson_list");
  await stands(game, 1);
  await act(game, "settings");
  await stands(game, 2);
  await game.page.goBack();
  await stands(game, 1);
  await game.page.goBack();
  await stands(game, 0);
  await game.close();
});

test("Back closes sheets, dialogs and views at a table, then shows the start screen, and the game is kept", async () => {
  const game = await open({ viewport: phone });
  await act(game, "start");
  await game.turn();
  await stands(game, 1);
  const { hash } = new URL(game.page.url());
  for (const key of ["m", "i", "h", "?", "ArrowLeft"]) {
    await game.page.keyboard.press(key);
    await stands(game, 2);
    await game.page.goBack();
    await stands(game, 1);
    await becomes(async () => !await dialogIsOpen(game), `${key}: a dialog is still open`);
    assert.ok(await atTable(game), key);
    assert.equal(new URL(game.page.url()).hash, hash);
  }
  const before = await game.rows();
  await game.page.goBack();
  await becomes(async () => !await atTable(game), "the table is still there");
  assert.equal(new URL(game.page.url()).hash, "", "the address is that of the start screen");
  await act(game, "resume");
  await becomes(async () => (await game.rows()).length >= before.length, "the game has gone");
  assert.deepEqual((await game.rows()).slice(0, before.length), before);
  await game.close();
});

test("the start screen that is reached otherwise has no entry to go back to", async () => {
  const game = await open();
  await act(game, "start");
  await stands(game, 1);
  await game.turn();
  await act(game, "new_game");
  await stands(game, 0);
  assert.equal(new URL(game.page.url()).hash, "");
  assert.ok(!await atTable(game));
  await game.close();
});

test("forward opens nothing", async () => {
  const game = await open();
  await act(game, "settings");
  await stands(game, 1);
  await game.page.goBack();
  await stands(game, 0);
  await game.page.evaluate(() => history.forward());
  await game.page.waitForTimeout(300);
  await stands(game, 0);
  assert.equal(await dialogIsOpen(game), false);
  await game.close();
});

test("after a reload Back goes on where it was", async () => {
  const game = await open();
  await act(game, "start");
  await game.turn();
  await stands(game, 1);
  await act(game, "settings");
  await stands(game, 2);
  await game.page.reload();
  await game.ready();
  await stands(game, 1);
  assert.ok(await atTable(game));
  await game.page.goBack();
  await becomes(async () => !await atTable(game), "the table is still there");
  await game.close();
});

test("Back from a second link shows the game that was begun under the first", async () => {
  const game = await open({ link: "v=german&seed=BACK-1" });
  assert.equal(await entry(game), 0, "Back leaves a page that a link has opened");
  await game.decide((await game.turn())[0]);
  await game.turn();
  const before = await game.rows();
  const first = new URL(game.page.url()).hash;
  await game.page.evaluate(() => {
    location.hash = "v=pitch&seed=BACK-2";
  });
  await game.page.locator('[data-act="begin"]').waitFor({ state: "attached" });
  assert.equal(await entry(game), 0);
  await game.page.goBack();
  await game.page.locator('[data-act="begin"]').waitFor({ state: "detached" });
  assert.equal(new URL(game.page.url()).hash, first);
  await becomes(async () => (await game.rows()).length >= before.length, "the first game has gone");
  assert.deepEqual((await game.rows()).slice(0, before.length), before);
  await game.page.goForward();
  await becomes(async () => /pitch/i.test(await game.text("title")), "the second link does not come back");
  await game.close();
});
