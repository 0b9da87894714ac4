// The book of a language (web/page/book.js): nobody who only plays fetches it; with the part of the program
// that reads it it comes once a language, whole or not at all; and where it cannot be had that is said.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { browser } from "./page.mjs";

const site = browser([], { paints: false });

/** What still waits when a test has failed would keep its page for good. */
const releases = /** @type {(() => void)[]} */ ([]);
afterEach(() => releases.splice(0).forEach((release) => release()));

/** A page that says which books it has asked for.
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

/** @param {import("./page.mjs").Game} game @param {string} act */
const click = (game, act) => game.page.locator(`[data-act="${act}"]`).first()
  .evaluate((button) => /** @type {HTMLElement} */ (button).click());

/** @param {import("./page.mjs").Game} game @param {string} language @param {RegExp} text */
async function rulesSay(game, language, text) {
  await game.page.waitForFunction((code) => document.documentElement.lang === code, language);
  await click(game, "rules");
  const sheet = game.page.locator("#sheet[open]");
  await sheet.filter({ hasText: text }).waitFor();
  await click(game, "close");
  await sheet.waitFor({ state: "detached" });
}

/** @param {import("./page.mjs").Game} game @param {string} language */
async function speak(game, language) {
  await click(game, "settings");
  await click(game, `language:${language}`);
}

const english = /The first player to reach 7 points wins|first player to 7 points wins/i;
const german = /7 Punkte/;

test("whoever only plays does without it", async () => {
  const { game, asked } = await reading({ link: "v=german&seed=book-1" });
  await game.begin();
  await game.turn();
  await game.playHand();
  assert.deepEqual(asked, []);
  await game.close();
});

test("it comes with what reads it, once a language, and another language brings its own", async () => {
  const { game, asked } = await reading({ link: "v=german&seed=book-2" });
  await game.begin();
  await game.turn();
  await rulesSay(game, "en", english);
  assert.deepEqual(asked, ["en"]);
  await speak(game, "de");
  await rulesSay(game, "de", german);
  await speak(game, "en");
  await rulesSay(game, "en", english);
  assert.deepEqual(asked, ["en", "de"]);
  await game.close();
});

test("it is waited for, with everything else still there", async () => {
  let release = () => {};
  const free = new Promise((keep) => release = () => keep(undefined));
  releases.push(release);
  const { game, page } = await reading({ link: "v=german&seed=book-3" }, async (route) => {
    await free;
    await route.continue();
  });
  await game.begin();
  await game.turn();
  await click(game, "rules");
  await page.locator("#loading").waitFor();
  assert.equal(await page.locator("#sheet[open]").count(), 0);
  release();
  await page.locator("#sheet[open]").filter({ hasText: english }).waitFor();
  await game.close();
});

for (const [what, spoil] of /** @type {const} */ ([
  ["is not there", (/** @type {import("playwright-core").Route} */ route) => route.fulfill({ status: 404 })],
  ["is none", (/** @type {import("playwright-core").Route} */ route) => route.fulfill({ body: "AFWB, but no more" })],
])) {
  test(`one that ${what} is said, the game goes on, and it can come another time`, async () => {
    let spoilt = true;
    const { game, page } = await reading({ link: "v=german&seed=book-4", noise: /404|not be had/ },
      (route) => spoilt ? spoil(route) : route.continue());
    await game.begin();
    await game.turn();
    await click(game, "rules");
    await page.locator("#problem").filter({ hasText: "could not be loaded" }).waitFor();
    await game.playHand();
    spoilt = false;
    await rulesSay(game, "en", english);
    await game.close();
  });
}

test("a language that is here already brings its book when it is spoken again", async () => {
  const { game, page, asked } = await reading({ link: "v=german&seed=book-6" });
  await game.begin();
  await game.turn();
  // Without what reads books, from the keyboard's side: no book comes.
  await page.evaluate(() => location.hash = "v=german&seed=book-7&lang=de");
  await page.waitForFunction(() => document.documentElement.lang === "de");
  assert.deepEqual(asked, []);
  await rulesSay(game, "de", german);
  assert.deepEqual(asked, ["de"]);
  await page.evaluate(() => location.hash = "v=german&seed=book-8");
  await page.waitForFunction(() => document.documentElement.lang === "en");
  await rulesSay(game, "en", english);
  assert.deepEqual(asked, ["de", "en"]);
  await game.close();
});

test("a language without its book is not begun with half of it", async () => {
  const { game, page } = await reading({ link: "v=german&seed=book-5", noise: /404|not be had/ },
    (route, language) => language === "de" ? route.fulfill({ status: 404 }) : route.continue());
  await game.begin();
  await game.turn();
  await rulesSay(game, "en", english);
  await speak(game, "de");
  await page.locator("#sheet[open], #message").filter({ hasText: /Deutsch|could not/ }).first().waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
  await game.close();
});
