// What few do is in a part of the program of its own (web/page/seldom.js): a game with hints does without
// it, what wants it brings it first, what wants it all the same waits for it, and what cannot be had is
// said, and nothing is lost.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, test } from "node:test";

import { calls, reached } from "../../web/setup/calls.mjs";
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
    for (const act of ["last_trick", "tab:everything"]) await click(game, act);
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

for (const [key, until] of [["?", "#sheet[open]"], ["i", null]]) {
  test(`so does the key ${key}`, async () => {
    const { game, page, release, asked } = await held({ link: "v=german&seed=seldom-5" });
    await game.begin();
    await game.turn();
    const before = await game.targets();
    await page.keyboard.press(String(key));
    await page.locator("#loading").waitFor();
    assert.equal(await page.locator("#sheet[open]").count(), 0);
    release();
    if (until) await page.locator(until).waitFor();
    else await page.waitForFunction((count) => /** @type {any} */ (window).allfours.targets().length !== count, before.length);
    assert.equal(asked(), 1);
    await game.close();
  });
}

for (const kept of ["league", "season"]) {
  test(`where a ${kept} is kept it comes before anything begins`, async () => {
    const game = await site.open({ path: "robots.txt", waits: false });
    const { page } = game;
    const asked = /** @type {string[]} */ ([]);
    await page.context().route(/page-seldom-/, (route) => {
      asked.push(route.request().resourceType());
      return route.continue();
    });
    await page.evaluate((name) => localStorage.setItem(`allfours.${name}.1`, "no such thing\n"), kept);
    await page.goto(site.address);
    await game.ready();
    // Nothing waits for it in a way that cannot be given up.
    assert.deepEqual(asked, ["fetch"]);
    await click(game, "start");
    await game.turn();
    await game.close();
  });
}

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

// A module of four functions: the first calls the third, which calls the fourth by way of a block; the
// second calls nobody, and has in its code what looks like a call.
const small = Uint8Array.from([
  0, 97, 115, 109, 1, 0, 0, 0,
  1, 4, 1, 0x60, 0, 0,
  3, 5, 4, 0, 0, 0, 0,
  10, 29, 4,
  4, 0, 0x10, 2, 0x0b,
  9, 0, 0x41, 0x90, 0x10, 0x1a, 0x41, 0x10, 0x1a, 0x0b,
  7, 0, 0x02, 0x40, 0x10, 3, 0x0b, 0x0b,
  4, 1, 1, 0x7f, 0x0b,
]);

test("which functions are reached is read from their code", () => {
  assert.ok(WebAssembly.validate(small));
  const all = calls(small);
  assert.deepEqual(all, [[2], [], [3], []]);
  assert.deepEqual([...reached(all, [0], new Set())], [0, 2, 3]);
  assert.deepEqual([...reached(all, [0, 1], new Set([3]))], [0, 1, 2]);
  assert.deepEqual([...reached(all, [1], new Set([0]))], [1]);
});

test("each verb that wants it is one", () => {
  const verbs = readFileSync(new URL("../../src/app/verbs.cpp", import.meta.url), "utf8");
  assert.deepEqual(seldomVerbs.filter((verb) => !verbs.includes(`Verb{"${verb}", `)), []);
});
