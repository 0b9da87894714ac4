// The rules pack ("book") of a language (web/page/book.js): loaded after the table, once per language,
// completely or not at all; readers wait for it; a failure is reported.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { browser } from "./page.mjs";

const site = browser([], { paints: false });

/** Requests still held when a test fails would keep its page open for ever. */
const releases = /** @type {(() => void)[]} */ ([]);
afterEach(() => releases.splice(0).forEach((release) => release()));

/** A page that records the requested rules packs.
 * @param {import("./page.mjs").Options} options
 * @param {(route: import("playwright-core").Route, language: string) => Promise<void>} [answer] */
async function reading(options, answer = (route) => route.continue()) {
  const game = await site.open({ ...options, path: "robots.txt", waits: false });
  const asked = /** @type {string[]} */ ([]);
  await game.page.context().route(/\/book-/, (route) => {
    const language = /book-([a-z]+)-/.exec(route.request().url())?.[1] ?? "";
    asked.push(language);
    return answer(route, language);
  });
  await game.page.goto(`${site.address}#${options.link ?? ""}`);
  await game.ready();
  return { game, page: game.page, asked };
}

/** @param {import("./game.mjs").Game} game @param {string} act */
const click = (game, act) => game.page.locator(`[data-act^="${act}"]`).first()
  .evaluate((button) => /** @type {HTMLElement} */ (button).click());

/** The reason of the first point contains its rule and the source.
 * @param {import("./game.mjs").Game} game @param {string} source */
async function ruleSays(game, source) {
  await click(game, "why:");
  await game.page.locator("#rows").filter({ hasText: source }).waitFor();
  await click(game, "why:");
}

/** @param {import("./game.mjs").Game} game @param {string} language */
async function speak(game, language) {
  await click(game, `language:${language}`);
  await game.page.waitForFunction((code) => document.documentElement.lang === code, language);
}

/** A game with a point. @param {import("./game.mjs").Game} game */
async function playToPoint(game) {
  await game.begin();
  await game.turn();
  await game.playHand();
}

const english = "Two-handed, in German";
const german = "Zu zweit, auf Deutsch";

test("it loads after the table, once per language, and with a change of language", async () => {
  const { game, asked } = await reading({ link: "v=german&seed=book-1" });
  await playToPoint(game);
  assert.deepEqual(asked, ["en"]);
  await ruleSays(game, english);
  await speak(game, "de");
  assert.deepEqual(asked, ["en", "de"]);
  await ruleSays(game, german);
  await speak(game, "en");
  await ruleSays(game, english);
  assert.deepEqual(asked, ["en", "de"]);
  await game.close();
});

test("reading a rule waits for it and says so", async () => {
  let release = () => {};
  const free = new Promise((keep) => release = () => keep(undefined));
  releases.push(release);
  const { game, page } = await reading({ link: "v=german&seed=book-2" }, async (route) => {
    await free;
    await route.continue();
  });
  await playToPoint(game);
  const before = await page.locator("#rows").textContent();
  await click(game, "why:");
  await page.locator("#loading").waitFor();
  assert.equal(await page.locator("#rows").textContent(), before);
  release();
  await page.locator("#rows").filter({ hasText: english }).waitFor();
  await game.close();
});

for (const [what, spoil] of /** @type {const} */ ([
  ["is missing", (/** @type {import("playwright-core").Route} */ route) => route.fulfill({ status: 404 })],
  ["is garbled", (/** @type {import("playwright-core").Route} */ route) => route.fulfill({ body: "AFWB, but no more" })],
])) {
  test(`a reader is told that it ${what}, the game goes on, and it can load later`, async () => {
    let spoilt = true;
    const { game, page } = await reading({ link: "v=german&seed=book-3", noise: /404|could not be loaded/ },
      (route) => spoilt ? spoil(route) : route.continue());
    await playToPoint(game);
    assert.ok(await page.locator("#problem").isHidden());
    await click(game, "why:");
    await page.locator("#problem").filter({ hasText: "could not be loaded" }).waitFor();
    await click(game, "next_hand");
    await game.playHand();
    spoilt = false;
    await ruleSays(game, english);
    await game.close();
  });
}

test("a missing rules pack does not prevent play when everything loads first", async () => {
  const { game, page } = await reading({ link: "v=german&seed=MADE-0&puzzle=jack", noise: /404|could not be loaded/ },
    (route) => route.fulfill({ status: 404 }));
  await page.locator('#actions [data-act="show_solution"]').waitFor({ state: "attached" });
  await game.close();
});

test("a language used before has its rules pack when it is selected again", async () => {
  const { game, page, asked } = await reading({ link: "v=german&seed=book-4&lang=de" });
  await playToPoint(game);
  await ruleSays(game, german);
  await page.evaluate(() => location.hash = "v=german&seed=book-5&lang=fr");
  await page.waitForFunction(() => document.documentElement.lang === "fr");
  await page.evaluate(() => location.hash = "v=german&seed=book-6&lang=de");
  await page.waitForFunction(() => document.documentElement.lang === "de");
  await playToPoint(game);
  await ruleSays(game, german);
  assert.deepEqual(asked, ["de", "fr"]);
  await game.close();
});

test("a language is not used without its rules pack", async () => {
  const { game, page } = await reading({ link: "v=german&seed=book-7", noise: /404|could not be loaded/ },
    (route, language) => language === "de" ? route.fulfill({ status: 404 }) : route.continue());
  await playToPoint(game);
  await ruleSays(game, english);
  await click(game, "language:de");
  await page.waitForFunction(() =>
    document.querySelector("#message")?.textContent?.includes("“Deutsch” could not be loaded"));
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
  await game.close();
});
