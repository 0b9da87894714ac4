// Accidental input, as a browser sends it: held keys, double clicks, cancelled drags; and the focus after a
// button has disappeared.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, phone } from "./page.mjs";

const { open } = browser([], { paints: false });

/** @typedef {import("./game.mjs").Game} Game */

/** The action whose button has the focus; "" for another element, null if nothing has it.
 * @param {Game} game */
const focused = (game) => game.page.evaluate(() => {
  const element = /** @type {HTMLElement} */ (document.activeElement);
  return element === document.body ? null : element.dataset.act ?? "";
});

/** Waits until a second press confirms. @param {import("playwright-core").Page} page */
const aWhile = (page) => page.waitForTimeout(650);

/** Holds a key like a keyboard: one press, then repeats.
 * @param {Game} game @param {string} key */
async function hold(game, key, times = 25) {
  for (let i = 0; i < times; ++i) {
    await game.page.keyboard.down(key);
    await game.page.waitForTimeout(20);
  }
  await game.page.keyboard.up(key);
}

test("a held s, 1, Enter or Space acts once, a held arrow repeats", async () => {
  const game = await open({ link: "v=german&seed=HAND-2", pace: 2 });
  const { page } = game;
  await page.mouse.click(5, 700);
  for (const key of ["s", "1", "Enter", "Space"]) {
    await game.turn();
    const hand = (await game.hand()).length;
    await hold(game, key);
    await game.turn();
    assert.ok((await game.hand()).length >= hand - 1, key);
  }
  const before = Number((await game.rows()).at(-1)?.moment);
  await hold(game, "ArrowLeft", 8);
  await page.waitForFunction(() => document.querySelector('[data-act="back_to_game"]'));
  assert.ok(Number((await game.rows()).at(-1)?.moment) < before - 4);
  await game.close();
});

test("Enter held on a button of the page presses it once", async () => {
  const game = await open();
  const { page } = game;
  const button = page.locator('#actions [data-act="new_seed"]');
  await button.focus();
  const seed = () => page.locator('#actions [data-act="edit_seed"]').textContent();
  await page.keyboard.down("Enter");
  const first = await seed();
  for (let i = 0; i < 10; ++i) await page.keyboard.down("Enter");
  assert.equal(await seed(), first);
  await page.keyboard.up("Enter");
  await page.keyboard.press("Enter");
  await page.waitForFunction((text) =>
    document.querySelector('#actions [data-act="edit_seed"]')?.textContent !== text, first);
  await game.close();
});

test("Esc or the right button ends a drag, and nothing is played", async () => {
  const game = await open({ link: "v=german&seed=HAND-2", pace: 2 });
  const { page } = game;
  for (const end of ["Escape", "right"]) {
    for (let [word] = await game.turn(); word; [word] = await game.turn()) await game.decide(word);
    const [card] = await game.playable();
    await game.settled();
    const target = (await game.targets()).find(({ id }) => id === card);
    assert.ok(target);
    const hand = await game.hand();
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2);
    await page.mouse.down();
    await page.mouse.move(640, 320, { steps: 5 });
    if (end === "right") {
      await page.mouse.down({ button: "right" });
      await page.mouse.up({ button: "right" });
    } else {
      await page.keyboard.press("Escape");
    }
    await page.mouse.up();
    await game.settled();
    assert.deepEqual(await game.hand(), hand, end);
    // The next drag works again.
    await game.rested();
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2);
    await page.mouse.down();
    await page.mouse.move(640, 320, { steps: 5 });
    await page.mouse.up();
    await page.waitForFunction((before) =>
      document.querySelectorAll("#hand button").length < before, hand.length);
  }
  await game.close();
});

test("a double click does not clear the statistics or delete two games", async () => {
  const game = await open();
  const { page } = game;
  for (let i = 0; i < 3; ++i) {
    await aWhile(page);
    await page.locator('#actions [data-act="start"]').press("Enter");
    await game.turn();
    await page.locator('#actions [data-act="new_game"]').press("Enter");
    await page.locator('body[data-screen="start"]').waitFor();
  }
  await page.locator('#actions [data-act="kept_games"]').press("Enter");
  const dialog = page.locator("#sheet");
  await dialog.waitFor();
  await game.rested();
  const kept = () => page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("allfours.kept.1.")).length);
  const becomes = (/** @type {number} */ count) => page.waitForFunction((wanted) =>
    Object.keys(localStorage).filter((key) => key.startsWith("allfours.kept.1.")).length === wanted, count);
  const before = await kept();
  const forget = dialog.locator('[data-act^="forget_game:"]');
  const id = (await forget.first().getAttribute("data-act"))?.split(":")[1];
  await forget.first().dblclick();
  await dialog.locator(`[data-act="keep_game:${id}"]`).waitFor();
  await becomes(before - 1);
  await aWhile(page);
  assert.equal(await kept(), before - 1);
  await dialog.locator(`[data-act="keep_game:${id}"]`).press("Enter");
  await dialog.locator(`[data-act="forget_game:${id}"]`).waitFor();
  await becomes(before);
  assert.notEqual(await focused(game), null, "the focus is in the list");
  // Deletes all of them by keyboard: the focus never falls back to the page.
  for (let left = before; left > 0; --left) {
    await aWhile(page);
    await forget.first().press("Enter");
    await page.waitForFunction((count) =>
      document.querySelectorAll('#sheet [data-act^="forget_game:"]').length < count, left);
    assert.match(await focused(game) ?? "", /^keep_game:|^forget_game:|^resume:/);
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.waitForFunction(() => document.activeElement !== document.body);
  await game.close();
});

test("a dialog opened from the picture leaves no text over it", async () => {
  for (const link of ["", "v=trinidad&seed=SLIPS-3"]) {
    const game = await open({ link, viewport: phone, touch: true });
    const { page } = game;
    if (link) await game.turn();
    const ids = await game.actions();
    const sheet = page.locator("#sheet");
    let opened = 0;
    for (const id of ids.filter((one) => !/^(text_only|language|start|card|say|new_game|new_seed|hint)/.test(one))) {
      const button = page.locator(`#actions [data-act="${id}"]`);
      if (await button.count() === 0) continue;
      await button.evaluate((one) => /** @type {HTMLElement} */ (one).click());
      const opens = await sheet.waitFor({ timeout: 700 }).then(() => true, () => false);
      if (!opens) continue;
      ++opened;
      await page.locator("#sheet-close").tap();
      await sheet.waitFor({ state: "hidden" });
      assert.equal(await page.evaluate(() => document.elementFromPoint(195, 500)?.tagName), "CANVAS", id);
    }
    assert.ok(opened >= 4, `${opened} dialogs`);
    await game.close();
  }
});

test("the file of a season is shown, with a question, first", async () => {
  const game = await open();
  const { page } = game;
  await page.locator('#actions [data-act="season"]').press("Enter");
  const dialog = page.locator("#sheet");
  await dialog.waitFor();
  await game.rested();
  await dialog.locator('[data-act="season_begin:2"]').click();
  const stored = () => page.evaluate(() => localStorage.getItem("allfours.season.1"));
  const hand = (/** @type {string} */ text) => dialog.locator("#load-text").setInputFiles({
    name: "season.txt", mimeType: "text/plain", buffer: Buffer.from(text),
  });
  const mine = await stored();
  const message = dialog.locator("#sheet-message");
  for (const [text, sentence] of [["hello", /no readable season/], ["season X\0Y 3\n", /Line 1/],
    ["season OTHER 3\nmatch 0 0 1 98 99 60 40\n", /Line 2/]]) {
    await hand(/** @type {string} */ (text));
    await page.waitForFunction((pattern) => new RegExp(pattern)
      .test(document.getElementById("sheet-message")?.textContent ?? ""),
      /** @type {RegExp} */ (sentence).source);
    assert.equal(await stored(), mine);
  }
  await hand("\ufeffseason OTHER 3\r\n");
  await dialog.locator('[data-act="season_take"]').waitFor();
  assert.equal(await stored(), mine, "nothing is loaded without consent");
  assert.equal(await message.textContent(), "");
  assert.notEqual(await focused(game), null);
  await aWhile(page);
  await dialog.locator('[data-act="season_take"]').click();
  await page.waitForFunction(() =>
    localStorage.getItem("allfours.season.1")?.startsWith("season OTHER 3"));
  await aWhile(page);
  await dialog.locator('[data-act="season_back"]').click();
  await page.waitForFunction((text) =>
    localStorage.getItem("allfours.season.1")?.startsWith(text ?? "-"), mine);
  await game.close();
});
