// A series in the page: chosen on the start screen, stored, there after a reload; a line that another version
// has stored stays as it is.
import assert from "node:assert/strict";
import { test } from "node:test";

import { violations } from "./axe.mjs";
import { browser, phone } from "./page.mjs";

const chrome = browser([], { paints: false });

/** Presses a button of the text mirror. @param {import("./game.mjs").Game} game @param {string} id */
const press = (game, id) => game.page.locator(`#actions [data-act="${id}"]`).evaluate((button) =>
  /** @type {HTMLElement} */ (button).click());

/** @param {import("./game.mjs").Game} game @returns {Promise<string[]>} */
const stored = (game) => game.page.evaluate(() =>
  (localStorage.getItem("allfours.series.1") ?? "").split("\n").filter((line) => line !== ""));

test("a series of three games begins, and goes on after a reload", async () => {
  const strange = `series of another version ${"<&\u2028é".repeat(500)}`;
  const game = await chrome.open({
    viewport: phone,
    prepare: new Function(`
      try {
        if (!localStorage.getItem("allfours.series.1")) {
          localStorage.setItem("allfours.series.1", ${JSON.stringify(`${strange}\n`)});
        }
      } catch {
        // An empty frame has no storage.
      }`),
  });
  const { page } = game;
  await press(game, "games");
  await press(game, "variant:trinidad");
  await press(game, "series_of:3");
  await press(game, "start");
  await game.turn();
  await page.waitForFunction(() => localStorage.getItem("allfours.series.1")?.includes(" 3 v=trinidad"));
  const lines = await stored(game);
  assert.equal(lines.length, 2);
  assert.ok(lines.includes(strange), "it is left as it is");
  await page.reload();
  await game.ready();
  await press(game, "series");
  const sheet = page.locator("#sheet[open]");
  await sheet.waitFor();
  await sheet.getByText("under way").waitFor();
  assert.match(await sheet.innerText(), /best of 3/i);
  assert.deepEqual(await violations(page), []);
  await game.closeSheet();
  await game.turn();
  assert.deepEqual(await stored(game), lines);
  await game.close();
});
