// On paper the table keeps its proportions, with the whole game in words, and no page is cut at the edge.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser } from "./page.mjs";

const site = browser([], { paints: false });
// The width of A4 and of US Letter between margins of 1 cm and 0.4 in, in CSS pixels.
const papers = { a4: 718, letter: 739, a5: 483 };

/** The elements with a content that is wider than they are, or that reach beyond the paper.
 * @param {import("playwright-core").Page} page */
const cut = (page) => page.evaluate(() => [...document.querySelectorAll("body *")].filter((one) => {
  const { right, width, height } = one.getBoundingClientRect();
  if (width < 2 || height < 2 || !one.checkVisibility()) return false;
  if (one.matches("input, textarea")) return false;
  const clips = getComputedStyle(one).overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1;
  return clips || right > innerWidth + 1;
}).map((one) => `${one.tagName} ${one.id} ${one.className}`));

for (const [name, width] of Object.entries(papers)) {
  test(`the table and its history on ${name}`, async () => {
    const game = await site.open({ link: "v=trinidad&seed=KINGSTON-42", viewport: { width: 1280, height: 720 } });
    await game.turn();
    await game.decide((await game.playable())[0]);
    const { page } = game;
    const ratio = await page.evaluate(() => innerWidth / innerHeight);
    await page.emulateMedia({ media: "print" });
    const sizes = await page.evaluate((wide) => {
      document.body.style.width = `${wide}px`;
      const canvas = document.getElementById("canvas")?.getBoundingClientRect();
      const list = document.getElementById("rows")?.getBoundingClientRect();
      return { canvas: [canvas?.width, canvas?.height], list: [list?.width, list?.height],
        rows: document.querySelectorAll("#rows li").length,
        shown: [...document.querySelectorAll("#rows li")].filter((row) => row.checkVisibility()).length,
        last: document.body.scrollHeight, end: list?.bottom };
    }, width);
    assert.equal(sizes.canvas[0], width);
    assert.ok(Math.abs(Number(sizes.canvas[0]) / Number(sizes.canvas[1]) - ratio) < 0.02, `${sizes.canvas}`);
    assert.equal(sizes.shown, sizes.rows);
    assert.ok(Number(sizes.list[1]) > 12 * sizes.rows, "every row has a line");
    assert.ok(Number(sizes.end) <= sizes.last, "the page is as long as its list");
    await page.emulateMedia({ media: null });
    await game.close();
  });

  for (const path of ["fair/", "compose/", "licences.html"]) {
    test(`${path} on ${name} is not cut`, async () => {
      const game = await site.open({ path, waits: false, viewport: { width, height: 1000 } });
      await game.page.waitForLoadState("networkidle");
      await game.page.emulateMedia({ media: "print" });
      assert.deepEqual(await cut(game.page), []);
      await game.close();
    });
  }
}
