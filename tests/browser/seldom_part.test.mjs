// What few do is in a part of the program of its own (web/page/seldom.js): a game with hints does without
// it, what wants it brings it first, what wants it all the same waits for it, and what cannot be had is
// said, and nothing is lost.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, test } from "node:test";

import { seldomVerbs } from "../../web/page/seldom.js";
import { browser, phone } from "./page.mjs";

const site = browser([], { paints: false });

/** What still waits when a test has failed would keep its page for good. */
const releases = /** @type {(() => void)[]} */ ([]);
afterEach(() => releases.splice(0).forEach((release) => release()));

/** A page that says how often it has asked for the part, which waits for `release`.
 * @param {import("./page.mjs").Options} options */
async function held(options) {
  const game = await site.open({ ...options, path: "robots.txt", waits: false });
  let release = () => {};
  const free = new Promise((keep) => release = () => keep(undefined));
  releases.push(release);
  let asked = 0;
  await game.page.context().route(/page-seldom-/, async (route) => {
    ++asked;
    await free;
    await route.continue();
  });
  await game.page.goto(`${site.address}#${options.link ?? ""}`);
  await game.ready();
  return { game, page: game.page, release, asked: () => asked };
}

/** @param {import("./page.mjs").Game} game @param {string} act */
const click = (game, act) => game.page.locator(`[data-act="${act}"]`).first()
  .evaluate((button) => /** @type {HTMLElement} */ (button).click());

for (const [where, options] of /** @type {const} */ ([
  ["four at a desk", { link: "v=trinidad&seed=seldom-1" }],
  ["two on a phone", { link: "v=german&seed=seldom-2&bots=expert&lang=de", viewport: phone, touch: true }],
])) {
  test(`a game with hints, looked back on, does without it: ${where}`, async () => {
    const { game, page, asked } = await held(options);
    await game.begin();
    await game.turn();
    // The first says that the game is practice then.
    await click(game, "hint");
    await page.waitForFunction(() => document.getElementById("hint")?.textContent);
    await click(game, "hint");
    await page.waitForFunction(() => /\d\s*%/.test(document.getElementById("mirror")?.textContent ?? ""));
    await game.playHand();
    for (const act of ["last_trick", "tab:everything", "keys"]) {
      await click(game, act);
      if (act === "keys") await page.locator("#sheet[open]").waitFor();
    }
    await page.keyboard.press("Escape");
    await click(game, "next_hand");
    await game.playHand();
    assert.equal(asked(), 0);
    await game.close();
  });
}

test("what wants it brings it first, and says that it waits", async () => {
  const { game, page, release, asked } = await held({});
  await click(game, "games");
  await click(game, "puzzle_list");
  await page.locator("#loading").waitFor();
  assert.equal(await page.locator('[data-act^="solve:"]').count(), 0);
  release();
  await page.locator('[data-act^="solve:"]').first().waitFor({ state: "attached" });
  assert.ok(await page.locator("#loading").isHidden());
  assert.equal(asked(), 1);
  await game.close();
});

test("a link that wants it brings it first, in a page that is open, too", async () => {
  const { game, page, release, asked } = await held({});
  await page.evaluate(() => location.hash = "#v=german&seed=MADE-0&puzzle=jack");
  await page.locator("#loading").waitFor();
  release();
  await page.locator('#actions [data-act="show_solution"]').waitFor({ state: "attached" });
  assert.equal(asked(), 1);
  await game.close();
});

test("what cannot be had is said, and the game goes on", async () => {
  const game = await site.open({ link: "v=german&seed=seldom-3", without: /page-seldom-/, noise: /404|not be had/ });
  await game.turn();
  await click(game, "duels");
  await game.page.locator("#problem").filter({ hasText: "could not be loaded" }).waitFor();
  await game.playHand();
  // Once it can be had nothing stands in its way.
  await game.page.context().unroute(/page-seldom-/);
  await click(game, "duels");
  await game.page.locator("#sheet[open]").waitFor();
  await game.close();
});

test("a call that nobody foresaw begins again with it, where it was", async () => {
  const game = await site.open({ path: "robots.txt", waits: false, noise: /not here yet/ });
  const { page } = game;
  // As with a verb that is missing in the list; the page would not take a script that is not its own.
  await page.context().route((url) => url.pathname === "/", async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: "text/html", body: text.replace(/ integrity="[^"]*"/g, "") });
  });
  await page.context().route(/\/main-/, async (route) => {
    const text = await (await route.fetch()).text();
    assert.match(text, /"duels",/);
    await route.fulfill({ contentType: "text/javascript", body: text.replace('"duels",', "") });
  });
  await page.goto(`${site.address}#v=german&seed=seldom-4`);
  await game.ready();
  await game.begin();
  const [word] = await game.turn();
  await game.decide(word ?? (await game.playable())[0]);
  const rows = await page.locator("#rows li").count();
  // Nothing has come for a while.
  await page.waitForTimeout(2100);
  await page.evaluate(() => Object.assign(window, { before: true }));
  await click(game, "duels").catch(() => {});
  await page.waitForFunction(() => !("before" in window));
  await game.ready();
  await game.turn();
  assert.ok(await page.locator("#rows li").count() >= rows);
  await click(game, "duels");
  await page.locator("#sheet[open]").waitFor();
  await page.context().close();
});

test("each verb that wants it is one", () => {
  const verbs = readFileSync(new URL("../../src/app/verbs.cpp", import.meta.url), "utf8");
  assert.deepEqual(seldomVerbs.filter((verb) => !verbs.includes(`Verb{"${verb}", `)), []);
});
