// The review of the person's decisions: made by the worker, told in a dialog, with a way from each
// costly one to the table as it stood.
import assert from "node:assert/strict";
import { test } from "node:test";

import { violations } from "./axe.mjs";
import { browser, phone } from "./page.mjs";

const { open } = browser();

/** Until every decision has its verdict; their marks.
 * @param {import("./page.mjs").Game} game */
async function marks(game) {
  await game.page.waitForFunction(() =>
    document.querySelector("#sheet .verdicts") !== null &&
    !/ of \d+ …| von \d+ …/.test(document.querySelector("#sheet-parts p:nth-of-type(2)")?.textContent ?? ""));
  return game.page.locator("#sheet .verdicts li").evaluateAll((rows) =>
    rows.map((row) => /** @type {HTMLElement} */ (row).dataset.mark ?? ""));
}

// A game that was played by chance, to its end.
const link = "v=german&seed=R4&rules=target.4&log=1BAEADACAAABBAAAACBCCBBABAAA";

test("each decision of a game has its mark, its cost and what was better", async () => {
  const game = await open({ link });
  await game.turn();
  await game.press("verdicts");
  const found = await marks(game);
  assert.ok(found.length > 2, String(found));
  const costly = found.filter((mark) => !["best", "good"].includes(mark));
  assert.ok(costly.length > 0, String(found));
  const reasons = await game.page.locator("#sheet .verdicts p").allTextContents();
  assert.equal(reasons.length, costly.length);
  for (const reason of reasons) assert.match(reason, /^This costs \d+\.\d % .* Better: .+\. ./);
  assert.equal(await game.page.locator("#sheet .chances polyline").count(), 1);
  assert.deepEqual(await violations(game.page), []);
  await game.picture("review-desktop");
  // To the table as it stood.
  await game.page.locator("#sheet .verdicts button").first().click();
  await game.page.locator('[data-act="play_on"]').waitFor({ state: "attached" });
  assert.equal(await game.page.locator("#sheet[open]").count(), 0);
  await game.close();
});

test("on a phone, in German", async () => {
  const game = await open({ link: `${link}&lang=de`, viewport: phone, touch: true, scale: 2 });
  await game.turn();
  await game.press("verdicts");
  assert.ok((await marks(game)).length > 2);
  assert.match(await game.page.locator("#sheet .verdicts p").first().innerText(), /^Das kostet/);
  assert.ok(await game.page.evaluate(() => {
    const sheet = /** @type {HTMLElement} */ (document.getElementById("sheet"));
    return sheet.scrollWidth <= sheet.clientWidth;
  }), "it is not wider than the screen");
  await game.picture("review-phone");
  await game.close();
});
