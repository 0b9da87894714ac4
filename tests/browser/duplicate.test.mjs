// Duplicate: the hands of a game replayed by the worker, compared in a dialog, with a link to each
// divergence.
import assert from "node:assert/strict";
import { test } from "node:test";

import { violations } from "./axe.mjs";
import { browser, partsOf, phone } from "./page.mjs";

const { open } = browser([], { paints: false });

// A random game to its end.
const link = "v=german&seed=R4&rules=target.4&log=1BAEADACAAABBAAAACBCCBBABAAA";

/** Waits until every hand has been replayed: the row of the sum comes last.
 * @param {import("./game.mjs").Game} game
 * @param {string} sum */
async function compared(game, sum) {
  await game.page.waitForFunction((text) =>
    document.querySelector("#sheet .hands > li:last-child h3")?.textContent === text, sum);
  return game.page.locator("#sheet .hands > li");
}

/** Through the review. @param {import("./game.mjs").Game} game */
async function compare(game) {
  await game.press("verdicts");
  await game.page.locator('#sheet [data-act="duplicate"]').click();
}

/** @param {import("./game.mjs").Game} game */
function fits(game) {
  return game.page.evaluate(() => {
    const sheet = /** @type {HTMLElement} */ (document.getElementById("sheet"));
    return sheet.scrollWidth <= sheet.clientWidth &&
      [...sheet.querySelectorAll(".hands .point, .hands .score")].every((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      });
  });
}

test("the hands of a game are compared, with links to the divergences", async () => {
  const game = await open({ link });
  await game.turn();
  await compare(game);
  const rows = await compared(game, "All hands");
  assert.ok(await rows.count() > 2);
  const texts = await rows.first().locator(".aloud").allTextContents();
  assert.match(texts[0], /^You: [\d−]+–[\d−]+( \(.+\))?, \d+% to win$/);
  assert.match(texts[1], /^Expert: [\d−]+–[\d−]+( \(.+\))?, \d+% to win$/);
  assert.match(await rows.last().locator(".parted").innerText(), /from these deals/);
  const parted = game.page.locator("#sheet .hands .parted").filter({ hasText: "Expert: the" });
  assert.ok(await parted.count() > 0);
  assert.deepEqual(await violations(game.page), []);
  assert.ok(await fits(game));
  await game.picture("duplicate-desktop");
  // The bot's hand is a game of its own, which opens at the divergence.
  const href = await game.page.locator("#sheet .hands a").first().getAttribute("href");
  assert.match(partsOf(String(href)), /^#v=german&seed=R4&rules=target\.4&dealer=\d.*&log=1.+&at=\d+$/);
  // To the original table.
  await game.page.locator("#sheet .hands button").first().click();
  await game.page.locator('[data-act="play_on"]').waitFor({ state: "attached" });
  assert.equal(await game.page.locator("#sheet[open]").count(), 0);
  await game.close();
  const other = await open({ link: String(href).slice(1) });
  await other.page.locator('[data-act="play_on"]').waitFor({ state: "attached" });
  await other.close();
});

for (const [name, viewport, touch] of /** @type {const} */ ([
  ["phone", phone, true],
  ["phone-lying", { width: 844, height: 390 }, true],
  ["large", { width: 2560, height: 1440 }, false],
])) {
  test(`in German, on ${name}`, async () => {
    const game = await open({ link: `${link}&lang=de`, viewport, touch, scale: touch ? 2 : 1 });
    await game.turn();
    await compare(game);
    await compared(game, "Alle Runden");
    assert.ok(await fits(game), "nothing is wider than the screen");
    await game.picture(`duplicate-${name}`);
    await game.close();
  });
}
