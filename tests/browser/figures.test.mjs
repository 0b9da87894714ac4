// Statistics as pictures: the balance of the last games, and the points of each kind as shares.
import assert from "node:assert/strict";
import { test } from "node:test";

import { balances } from "../../web/page/figures.js";
import { violations } from "./axe.mjs";
import { browser, phone } from "./page.mjs";

const chrome = browser([], { paints: false });

test("the balance rises with each game won and falls with each lost", () => {
  assert.deepEqual(balances(""), [0]);
  assert.deepEqual(balances("1101000"), [0, 1, 2, 1, 2, 1, 0, -1]);
});

test("the last games as a line, and the points as bars beside their figures", async () => {
  const game = await chrome.open({
    viewport: phone,
    prepare: new Function(`
      try {
        localStorage.setItem("allfours.statistics.1", "trinidad games 9 won 6 hands 60 all_fours 1 high 30 10 low 5 5\\n" +
          "german games 2 won 0 hands 9 all_fours 0 high 0 4\\nrecent trinidad 1011\\nrecent german 00\\n");
      } catch {
        // An empty frame has no storage.
      }`),
  });
  const { page } = game;
  await page.locator('#actions [data-act="statistics"]').evaluate((button) =>
    /** @type {HTMLElement} */ (button).click());
  const line = page.locator("#sheet .balance polyline");
  await line.waitFor({ state: "attached" });
  assert.equal(await line.count(), 1, "two games are too few for a line");
  assert.equal(await line.getAttribute("points"), "0,0 1,-1 2,0 3,-1 4,-2");
  assert.equal(await page.locator("#sheet .balance figcaption").textContent(), "The last 4 games. Won: 3.");
  const high = page.locator("#sheet tbody tr", { hasText: "High" });
  assert.deepEqual(await high.locator("td:nth-of-type(1)").allTextContents(), ["0", "30"]);
  assert.deepEqual(await high.locator(".shares").evaluateAll((bars) =>
    bars.map((bar) => /** @type {HTMLElement} */ (bar.firstElementChild).style.width)), ["0%", "75%"]);
  const wide = await page.locator("#sheet .balance svg").evaluate((svg) =>
    svg.getBoundingClientRect().width > 200 && svg.getBoundingClientRect().height > 40);
  assert.ok(wide);
  assert.deepEqual(await violations(page), []);
  await game.close();
});
