// The calendar of the days played, and the picture of a day's result: month by month, read out, shared as a file or
// saved.
import assert from "node:assert/strict";
import { test } from "node:test";

import { violations } from "./axe.mjs";
import { browser } from "./page.mjs";

const chrome = browser([], { paints: false });

/** A page on 22 November 2026 with days played, which notes what is shared. @param {boolean} shares */
async function opened(shares) {
  const game = await chrome.open({
    prepare: new Function(`
      const at = Date.parse("2026-11-22T12:00:00") - Date.now();
      const Real = Date;
      globalThis.Date = class extends Real {
        constructor(...parts) { if (parts.length > 0) super(...parts); else super(Real.now() + at); }
        static now() { return Real.now() + at; }
      };
      try {
        localStorage.setItem("allfours.days.1", "2026-09-30 german ++-+ 3 1\\n" +
          "2026-11-21 lancashire --+- 1 3\\n2026-11-22 trinidad +-0+ 2 1\\n");
      } catch {
        // An empty frame has no storage.
      }
      globalThis.shared = [];
      navigator.canShare = () => ${shares};
      navigator.share = async ({ files: [file], text }) => {
        globalThis.shared.push([file.name, file.type, file.size > 5000, text]);
      };`),
  });
  await game.page.locator('#actions [data-act="statistics"]').evaluate((button) =>
    /** @type {HTMLElement} */ (button).click());
  return game;
}

test("the days of a month, each played one in a sentence, and earlier months", async () => {
  const game = await opened(true);
  const { page } = game;
  const calendar = page.locator("#sheet .calendar");
  await calendar.locator("caption", { hasText: "November 2026" }).waitFor();
  assert.equal(await calendar.locator("tbody td[data-date]").count(), 30);
  assert.equal(await calendar.locator("thead th").first().getAttribute("abbr"), "Monday");
  const day = (/** @type {string} */ date) => calendar.locator(`[data-date="${date}"]`);
  assert.equal(await day("2026-11-22").locator(".unseen").textContent(), "November 22. Won: Trinidad 2–1");
  assert.equal(await day("2026-11-22").getAttribute("aria-current"), "date");
  assert.equal(await day("2026-11-21").getAttribute("class"), "played");
  assert.equal(await day("2026-11-20").textContent(), "20");
  // 1 November 2026 is a Sunday: it ends the first week.
  assert.equal(await calendar.locator("tbody tr").first().locator("td").nth(6).textContent(), "1");
  const sum = page.locator('#sheet [role="status"]', { hasText: "Played" });
  assert.equal(await sum.textContent(), "Played: 2. Won: 1.");
  assert.deepEqual(await violations(page), []);
  const earlier = page.locator("#sheet button", { hasText: "Previous month" });
  await earlier.click();
  await calendar.locator("caption", { hasText: "October 2026" }).waitFor();
  assert.equal(await sum.textContent(), "Played: 0. Won: 0.");
  await earlier.click();
  assert.equal(await calendar.locator("td.won").count(), 1);
  assert.equal(await earlier.getAttribute("aria-disabled"), "true", "the first month");
  await earlier.dispatchEvent("click");
  await calendar.locator("caption", { hasText: "September 2026" }).waitFor();
  await page.locator("#sheet button", { hasText: "Next month" }).click();
  await calendar.locator("caption", { hasText: "October 2026" }).waitFor();
  await game.close();
});

test("the picture of today's result is shared as a file, without a card", async () => {
  const game = await opened(true);
  const { page } = game;
  const picture = page.locator("#sheet .day-picture");
  await picture.waitFor();
  assert.equal(await picture.getAttribute("aria-label"),
    "Trinidad · High ✓ Low ✗ Jack – Game ✓ · 2–1 · 2 days in a row.");
  await page.waitForFunction(() => {
    const canvas = /** @type {HTMLCanvasElement | null} */ (document.querySelector("#sheet .day-picture"));
    return [...canvas?.getContext("2d")?.getImageData(600, 40, 1, 1).data ?? []].some((value) => value > 0);
  });
  await page.locator("#sheet [data-picture]").click();
  await page.waitForFunction(() => /** @type {any} */ (globalThis).shared.length === 1);
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).shared[0]),
    ["allfours-trinidad-2026-11-22.png", "image/png", true, "Trinidad · High ✓ Low ✗ Jack – Game ✓ · 2–1"]);
  await game.close();
});

test("where files cannot be shared, the picture is saved", async () => {
  const game = await opened(false);
  const { page } = game;
  await page.locator("#sheet .day-picture").waitFor();
  const [saved] = await Promise.all([page.waitForEvent("download"), page.locator("#sheet [data-picture]").click()]);
  assert.equal(saved.suggestedFilename(), "allfours-trinidad-2026-11-22.png");
  await game.close();
});
