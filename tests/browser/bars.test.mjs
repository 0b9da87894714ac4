// The cup of bars in the page: begun from the start screen, a game played to its end at the person's table, the
// board of three tables, the bracket, all there after a reload; a line that another version has stored stays.
import assert from "node:assert/strict";
import { test } from "node:test";

import { violations } from "./axe.mjs";
import { browser, phone } from "./page.mjs";

const chrome = browser([], { paints: false });

/** @typedef {import("./game.mjs").Game} Game */

/** The rows of the dialog's tables. @param {Game} game */
const rows = (game) => game.page.locator("#sheet tr").evaluateAll((all) =>
  all.map((row) => [...row.children].map((cell) => cell.textContent ?? "")));

test("a cup of bars begins, and is there after a reload", async () => {
  const strange = "cup of another version <&é";
  const game = await chrome.open({
    viewport: phone,
    prepare: new Function(`
      try {
        if (!localStorage.getItem("allfours.bars.1")) {
          localStorage.setItem("allfours.bars.1", ${JSON.stringify(`${strange}\n`)});
        }
      } catch {
        // An empty frame has no storage.
      }`),
  });
  const { page } = game;
  await game.click("bars");
  await page.locator("#sheet[open]", { hasText: "Eight bars of Trinidad" }).waitFor();
  assert.deepEqual(await violations(page), []);
  await game.click("bars_begin:4");
  await page.locator('#sheet[open] [data-act="bars_play"]').waitFor();
  assert.ok((await rows(game)).some(([name]) => name.includes("Cocoa House ★")));
  await game.click("bars_play");
  await page.locator("#sheet[open]").waitFor({ state: "detached" });
  await game.turn();
  assert.match(await game.text("deal"), /quarter-final: game 1, bullseyes 0–0/);
  await game.playGame();
  assert.match(await game.text("deal"), /Bullseyes at all three tables: \d–\d\. 12 win the match\./);
  await game.click("bars");
  await page.locator('#sheet[open] [data-act="bars_play"]').waitFor();
  const board = await rows(game);
  assert.equal(board[0][1], "Cocoa House");
  assert.match(board[1][0], /^Table 1 · you and Consuelo – /);
  const won = board.slice(1, 4).map((row) => row.slice(1).map(Number));
  assert.ok(won.every(([ours, theirs]) => ours + theirs === 1), "one bullseye a table");
  assert.deepEqual(board[4], ["Bullseyes", ...[0, 1].map((side) =>
    String(won.reduce((sum, one) => sum + one[side], 0)))]);
  assert.deepEqual(await violations(page), []);
  await game.picture("bars");
  await page.reload();
  await game.ready();
  await game.click("bars");
  await page.locator('#sheet[open] [data-act="bars_play"]').waitFor();
  assert.deepEqual(await rows(game), board);
  const stored = await page.evaluate(() => localStorage.getItem("allfours.bars.1") ?? "");
  assert.match(stored, /^cup [^\n]+ 4\nown [^\n]+ 0 0\nmatch 0 /);
  assert.ok(stored.split("\n").includes(strange), "the other version's line stays");
  await game.click("bars_play");
  await page.locator("#sheet[open]").waitFor({ state: "detached" });
  await game.turn();
  assert.match(await game.text("deal"), /quarter-final: game 2, bullseyes/);
  await game.close();
});
