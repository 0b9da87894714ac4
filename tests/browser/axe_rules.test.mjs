// axe-core finds no violation on the pages about the rules, light and dark, on a desktop and on a phone, with
// a table stepped to an award: all pages in English, only the index in the other languages, whose pages come
// from the same templates; all pages in each language with `tests/run --all`.
import assert from "node:assert/strict";
import { test } from "node:test";

import { violations } from "./axe.mjs";
import { all, browser, desktop, phone } from "./page.mjs";

const chrome = browser([], { paints: false });
const files = ["index", "compare", "house-rules", "trinidad", "california-jack", "west-yorkshire-6",
  "two-hands", "trinidad-sheet", "french"];

/**
 * Applies a colour scheme and ends the transition to it.
 * @param {import("playwright-core").Page} page
 * @param {"light" | "dark"} colorScheme
 */
async function dress(page, colorScheme) {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
}

test("the page with the choice of language", async () => {
  const { page, close } = await chrome.open({ path: "rules/" });
  assert.deepEqual(await violations(page), []);
  await close();
});

for (const [i, language] of ["en", "de", "fr"].entries()) {
  const chosen = all || language === "en" ? files : ["index"];
  test(`${language}: the pages about the rules`, async () => {
    const { page, close } = await chrome.open({ path: `rules/${language}/index.html` });
    for (const [k, file] of chosen.entries()) {
      await page.goto(`${chrome.address}rules/${language}/${file}.html`);
      // Each page in both schemes and both sizes, but not in each language.
      await page.setViewportSize((i + k) % 2 === 0 ? desktop : phone);
      for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
        await dress(page, colorScheme);
        assert.deepEqual(await violations(page), [], `${file}, ${colorScheme}`);
      }
    }
    // The last page has tables: one of them is loaded and shows a point.
    if (chosen.length === 1) return close();
    const example = page.locator(".example:has(.steps [data-award])").first();
    await example.scrollIntoViewIfNeeded();
    await example.locator(".steps [data-award] button").first().click();
    await example.locator(".awards tr.now").waitFor();
    await page.waitForFunction(() => [...document.querySelectorAll("all-fours-table")]
      .some((one) => /** @type {any} */ (one).state));
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      await dress(page, colorScheme);
      assert.deepEqual(await violations(page), [], `a point, ${colorScheme}`);
    }
    await close();
  });
}
