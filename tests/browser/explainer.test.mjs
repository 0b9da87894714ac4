// The pages about the rules in a browser: the tables beside the text load, follow it, and mark the sentence
// of an award; without scripts the text is the same; the pages fit every window.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { browser, phone, usually } from "./page.mjs";

const site = browser([], { paints: false });

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/**
 * The text of an example's marked sentence.
 * @param {Page} page
 * @param {string} id
 */
const marked = (page, id) => page.locator(`#${id} .steps [aria-current]`).textContent();

test("a table beside the text loads, follows it, and marks the sentence of an award", async () => {
  const game = await site.open({ path: "rules/en/trinidad.html" });
  const { page } = game;
  const example = page.locator("#example-gift");
  await page.evaluate(() => {
    const shown = /** @type {any} */ (window);
    shown.told = [];
    for (const name of ["allfours-ready", "allfours-award"]) {
      document.addEventListener(name, (event) => shown.told.push([name, /** @type {any} */ (event).detail.moment]));
    }
  });
  await example.scrollIntoViewIfNeeded();
  const table = example.locator("all-fours-table");
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("#example-gift all-fours-table")).state);
  const state = () => table.evaluate((element) => /** @type {any} */ (element).state);
  const { moment } = await state();
  assert.match(await marked(page, "example-gift") ?? "", /proposed as trump/);

  // Three steps in the text; the last one is the award.
  for (let i = 0; i < 3; ++i) await example.getByRole("button", { name: "Next", exact: true }).click();
  await page.waitForFunction((at) => /** @type {any} */ (document.querySelector("#example-gift all-fours-table")).state.moment > at + 2, moment);
  const text = await marked(page, "example-gift") ?? "";
  assert.match(text, /scores 1 point: the gift/);
  assert.equal(await example.locator(".awards tr.now").count(), 1);
  const last = (await state()).moment;
  assert.equal(last, Number(await example.locator(".awards tbody tr").getAttribute("data-at")));

  // The table goes back by itself, and the text follows.
  await table.evaluate((element) => /** @type {any} */ (element).goto(6));
  await page.waitForFunction(() => document.querySelector("#example-gift .steps [aria-current]")?.textContent?.includes("begs"));
  // Forward again to the award.
  await table.evaluate((element, at) => /** @type {any} */ (element).goto(at), last);
  await page.waitForFunction(() => document.querySelector("#example-gift .steps [data-award]")?.hasAttribute("aria-current"));
  const told = await page.evaluate(() => /** @type {any} */ (window).told);
  assert.ok(told.some((/** @type {any[]} */ [name, at]) => name === "allfours-award" && at === last), JSON.stringify(told));

  // A click on a sentence goes to its moment.
  await example.locator(".steps li button").nth(1).click();
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("#example-gift all-fours-table")).state.moment === 6);
  await game.close();
});

// Loading a table takes half a second of the processor. The first tables of each page are its own; the links
// of the others are opened by the last of these, one after another.
const ownTables = 3;

/**
 * The moments of an example's first and last step.
 * @param {import("playwright-core").Locator} example
 */
const ends = (example) => example.locator(".steps li").evaluateAll((steps) =>
  [steps[0], steps[steps.length - 1]].map((step) => Number(/** @type {HTMLElement} */ (step).dataset.at)));

/**
 * The moments of the awards listed beside an example.
 * @param {import("playwright-core").Locator} example
 */
const listed = (example) => example.locator(".awards tbody tr[data-at]").evaluateAll((rows) =>
  rows.map((row) => Number(/** @type {HTMLElement} */ (row).dataset.at)));

// Every example once, with the languages in turn: the language changes only texts. tests/explainer replays all
// examples without a browser.
const pages = readdirSync(fileURLToPath(new URL("../../web/rules/examples", import.meta.url)))
  .map((file, i) => `rules/${["en", "de", "fr"][i % 3]}/${file.replace(".json", ".html")}`);

for (const path of usually(3, pages)) {
  test(`${path}: every table loads and scores the awards listed beside it`, async () => {
    const game = await site.open({
      path,
      prepare: () => {
        /** @type {Record<string, number[]>} */
        const told = {};
        Object.assign(window, { told });
        document.addEventListener("allfours-award", (event) => {
          const { id } = /** @type {Element} */ (/** @type {Element} */ (event.target).closest(".example"));
          (told[id] ??= []).push(/** @type {CustomEvent} */ (event).detail.moment);
        });
      },
    });
    const { page } = game;
    // Rules shared with another game are folded.
    await page.locator("details.same").evaluateAll((folds) => folds.forEach((one) => {
      /** @type {HTMLDetailsElement} */ (one).open = true;
    }));
    const ids = await page.locator(".example").evaluateAll((articles) => articles.map((one) => one.id));
    assert.ok(ids.length > 0);
    for (const id of ids.slice(0, ownTables)) {
      const example = page.locator(`#${id}`);
      await example.scrollIntoViewIfNeeded();
      const [first, last] = await ends(example);
      const moments = await example.locator("all-fours-table").evaluate(async (table, at) => {
        const { ready } = /** @type {any} */ (table);
        const before = (await ready).moment;
        return [before, (await /** @type {any} */ (table).goto(at)).moment];
      }, last);
      assert.deepEqual(moments, [first, last], id);
      // Each award so far has its row, and the last sentence is marked.
      const due = await listed(example);
      const told = (await page.evaluate((name) => /** @type {any} */ (window).told[name] ?? [], id))
        .filter((/** @type {number} */ at) => at >= first);
      assert.deepEqual(told, due, id);
      await page.waitForFunction(([name, at]) => Number(/** @type {HTMLElement} */ (
        document.querySelector(`#${name} .steps [aria-current]`)).dataset.at) === at, /** @type {const} */ ([id, last]));
      const scores = await example.locator(".steps [aria-current]").getAttribute("data-award");
      assert.equal(await example.locator(".awards tr.now").count(), scores === null ? 0 : 1, id);
    }
    const lender = page.locator(`#${ids[Math.min(ownTables, ids.length) - 1]} all-fours-table`);
    for (const id of ids.slice(ownTables)) {
      const example = page.locator(`#${id}`);
      const [first, last] = await ends(example);
      const own = example.locator("all-fours-table");
      for (const name of ["hands", "controls", "lang"]) {
        assert.equal(await own.getAttribute(name), await lender.getAttribute(name), `${id} ${name}`);
      }
      const seen = await lender.evaluate(async (table, { link, seat, at }) => {
        /** @type {number[]} */
        const scored = [];
        const hear = (/** @type {Event} */ event) => {
          scored.push(/** @type {CustomEvent} */ (event).detail.moment);
        };
        const opened = (await /** @type {any} */ (table).load(`${link}&seat=${seat}`)).moment;
        table.addEventListener("allfours-award", hear);
        const { moment } = await /** @type {any} */ (table).goto(at);
        table.removeEventListener("allfours-award", hear);
        return { moments: [opened, moment], scored };
      }, {
        link: /** @type {string} */ (await own.getAttribute("link")),
        seat: Number(await own.getAttribute("seat")),
        at: last,
      });
      assert.deepEqual(seen.moments, [first, last], id);
      assert.deepEqual(seen.scored, (await listed(example)).filter((at) => at > first), id);
    }
    await game.close();
  });
}

test("at most six tables are loaded, however far one scrolls", async () => {
  const game = await site.open({ path: "rules/de/seven-up.html" });
  const { page } = game;
  const ids = await page.locator(".example").evaluateAll((articles) => articles.map((one) => one.id));
  assert.ok(ids.length > 12);
  for (const id of ids.slice(0, 9)) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await page.waitForFunction((name) => /** @type {any} */ (document.querySelector(`#${name} all-fours-table`)).state, id);
  }
  const alive = () => page.evaluate(() => [...document.querySelectorAll("all-fours-table")].filter((one) => /** @type {any} */ (one).state).length);
  assert.ok(await alive() <= 6, `${await alive()} are alive`);
  await game.close();
});

test("the pages fit a phone and the narrowest window, and nothing moves while they load", async () => {
  for (const [path, width] of /** @type {[string, number][]} */ ([
    ["rules/en/trinidad.html", phone.width], ["rules/de/california-jack.html", 320],
    ["rules/fr/compare.html", 320], ["rules/de/house-rules.html", 320], ["rules/fr/index.html", 320],
    ["rules/de/two-hands.html", 320],
  ])) {
    const game = await site.open({
      path, viewport: { width, height: 800 },
      prepare: () => {
        const shown = /** @type {any} */ (window);
        shown.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shown.shift += /** @type {any} */ (entry).value;
        }).observe({ type: "layout-shift", buffered: true });
      },
    });
    await game.page.waitForLoadState("load");
    assert.equal(await overflow(game.page), 0, `${path} at ${width}`);
    assert.equal(await game.page.evaluate(() => /** @type {any} */ (window).shift), 0, path);
    await game.close();
  }
});

test("a rule that the variant's page lacks is found among the house rules", async () => {
  const game = await site.open({ path: "rules/fr/trinidad.html", link: "game_tie.non_dealer" });
  await game.page.waitForURL(/\/rules\/fr\/house-rules\.html#game_tie\.non_dealer$/);
  const there = await site.open({ path: "rules/fr/trinidad.html", link: "game_tie.nobody" });
  await there.page.waitForTimeout(300);
  assert.match(there.page.url(), /trinidad\.html#game_tie\.nobody$/);
  assert.equal(await there.page.evaluate(() => document.querySelector(":target")?.id), "game_tie.nobody");
  await there.close();
  await game.close();
});

test("search engines get absolute addresses, readers every language", async () => {
  const game = await site.open({ path: "rules/de/pitch.html" });
  const { page } = game;
  const links = await page.locator("link[rel=alternate]").evaluateAll((all) =>
    all.map((one) => [one.getAttribute("hreflang"), one.getAttribute("href")]));
  assert.deepEqual(links.map(([language]) => language).sort(), ["de", "en", "fr", "x-default"]);
  for (const [, address] of links) assert.ok(address?.startsWith(site.address), String(address));
  await page.getByRole("link", { name: "Français" }).click();
  await page.waitForURL(/\/rules\/fr\/pitch\.html$/);
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  await game.close();
});
