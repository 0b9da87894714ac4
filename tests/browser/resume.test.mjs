// A closed tab resumes where it was left: in every phase the reloaded page shows the same table; a link to
// another deal does not replace the game.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, usually } from "./page.mjs";

const { open } = browser([], { paints: false });

/** The state of the game in the text mirror. @param {import("./game.mjs").Game} game */
async function seen(game) {
  const texts = [];
  for (const id of ["title", "deal", "score", "table", "prompt", "hand"]) {
    texts.push(await game.text(id));
  }
  const marked = await game.page.locator('#hand [aria-pressed="true"]').count();
  const words = (await game.actions()).filter((id) => !id.startsWith("language:"));
  return { texts, marked, words, rows: (await game.rows()).map((row) => row.text) };
}

/** Reloads, and compares the state with the one before.
 * @param {import("./game.mjs").Game} game */
async function comesBack(game) {
  const before = await seen(game);
  await game.page.reload();
  await game.ready();
  await game.turn();
  assert.deepEqual(await seen(game), before);
}

/** Plays until the prompt or an action fits, with the first card and the given announcements.
 * @param {import("./game.mjs").Game} game
 * @param {(words: string[]) => boolean | Promise<boolean>} there
 * @param {string[]} sayings */
async function playTo(game, there, sayings = ["say:beg", "say:run", "say:pass"]) {
  for (let steps = 0; steps < 200; ++steps) {
    const words = await game.turn();
    if (await there(words)) return;
    if (words.includes("play_again")) throw new Error("the game is over before");
    const word = sayings.find((one) => words.includes(one)) ?? words[0];
    if (!word && await game.page.locator("#hand button[aria-pressed]").count() > 0) {
      await game.discard();
    } else {
      await game.decide(word ?? (await game.playable())[0]);
    }
  }
  throw new Error("it never comes to that");
}

// Those with most to keep first. SavedGames.AGameComesBackAtEveryMoment has all moments.
const phases = /** @type {Record<string, {link: string, there: (words: string[],
  game: import("./game.mjs").Game) => boolean | Promise<boolean>, sayings?: string[]}>} */ ({
  "discarding": { link: "v=german&seed=BEG-2",
    there: (_, game) => game.page.locator("#hand button[aria-pressed]").count().then((n) => n > 0) },
  "a lead, a trick finished": { link: "v=trinidad&seed=MID-1",
    there: async (words, game) => words.length === 0 &&
      (await game.rows()).at(-1)?.text.includes("You win the trick") === true },
  "the hand's end": { link: "v=german&seed=END-1", there: (words) => words.includes("next_hand"),
    sayings: ["say:stand", "say:give"] },
  "the game's end": { link: "v=german&seed=END-1&rules=target.1",
    there: (words) => words.includes("play_again") },
  "begging": { link: "v=trinidad&seed=BEG-1", there: (words) => words.includes("say:beg") },
  "giving": { link: "v=seven-up&players=2&seed=GIVE-3",
    there: (words) => words.includes("say:give") },
  "bunching": { link: "v=seven-up&players=2&seed=BUNCH-1",
    there: (words) => words.includes("say:bunch") || words.includes("say:agree") },
  "the pitch": { link: "v=pitch&players=2&seed=PITCH-1",
    there: async (words, game) => words.length === 0 && /pitch/.test(await game.text("prompt")) },
  "mid-trick": { link: "v=trinidad&seed=MID-1",
    there: async (words, game) => words.length === 0 && /: /.test(await game.text("table")) },
});

for (const [name, { link, there, sayings }] of usually(4, Object.entries(phases))) {
  test(`after a reload the table is the same: ${name}`, async () => {
    const game = await open({ link });
    await playTo(game, (words) => there(words, game), sayings);
    if (name === "discarding") await game.press((await game.playable())[1]);
    await game.settled();
    await comesBack(game);
    await game.close();
  });
}

test("a reload during a card's animation resumes the same trick", async () => {
  const game = await open({ link: "v=trinidad&seed=MID-1", pace: 0 });
  const trick = game.page.locator("#table", { hasText: /: .*; .*: / });
  await playTo(game, (words) => words.length === 0, ["say:stand"]);
  await game.press((await game.playable())[0]);
  await trick.waitFor({ state: "attached" });
  const rows = (await game.rows()).length;
  await game.page.reload();
  await game.ready();
  assert.ok((await game.rows()).length >= rows, "nothing is replayed from the start");
  await game.turn();
  await game.close();
});

test("a decision just before the page closes is stored", async () => {
  // Nobody else decides, and upcoming events do not appear.
  const game = await open({ link: "v=german&seed=BEG-2", script: `{
    window.Worker = class { postMessage() {} terminate() {} };
    const real = window.setTimeout;
    window.holds = false;
    window.setTimeout = (call, delay, ...more) =>
      window.holds && !(delay > 0) ? 0 : real(call, delay, ...more);
  }` });
  const kept = () => game.page.evaluate(() => JSON.stringify(
    Object.entries(localStorage).filter(([key]) => key.startsWith("allfours.kept"))));
  await game.turn();
  await game.page.evaluate(() => Object.assign(window, { holds: true }));
  const before = await kept();
  await game.press("say:stand");
  await game.settled();
  assert.equal(await kept(), before);
  await game.page.evaluate(() => dispatchEvent(new Event("pagehide")));
  assert.notEqual(await kept(), before);
  await game.close();
});

test("without a link the game resumes; another link does not replace it", async () => {
  const game = await open();
  const { page } = game;
  await game.press("start");
  await game.turn();
  const mine = await game.text("deal");
  const address = page.url().split("#")[0];
  // Another visit in another tab.
  const visit = async (/** @type {string} */ fragment) => {
    await page.evaluate("sessionStorage.clear()");
    await page.goto("about:blank");
    await page.goto(address + fragment);
    await game.ready();
    await page.locator('body[data-screen]').waitFor();
  };
  await visit("");
  assert.equal(await game.text("deal"), mine);
  await visit("#v=german&seed=BEG-2");
  assert.match(await game.text("deal"), /BEG-2/);
  await visit("");
  assert.equal(await game.text("deal"), mine, "the other game was only viewed");
  await visit("#v=german&seed=BEG-2");
  await game.turn();
  await game.press("say:beg");
  await page.locator("#rows", { hasText: "I beg" }).waitFor({ state: "attached" });
  await visit("");
  assert.match(await game.text("deal"), /BEG-2/, "a decision takes it over");
  // Back on the start screen, the game is offered.
  await page.locator('#actions [data-act="new_game"]').press("Enter");
  await page.locator('body[data-screen="start"]').waitFor();
  await page.reload();
  await game.ready();
  assert.equal(await page.evaluate("document.body.dataset.screen"), "start");
  await game.press("resume");
  await page.locator("#deal", { hasText: "BEG-2" }).waitFor({ state: "attached" });
  await game.close();
});

/** Makes a decision through the text mirror. @param {import("playwright-core").Page} page */
async function decideSomething(page) {
  const button = page.locator('#actions button[data-act^="say:"], ' +
    '#hand button:not([aria-disabled="true"]):not([aria-pressed])').first();
  await button.waitFor({ state: "attached" });
  const rows = await page.locator("#rows li").count();
  await button.evaluate((one) => /** @type {HTMLElement} */ (one).click());
  await page.waitForFunction((count) =>
    document.querySelectorAll("#rows li").length > count, rows);
}

/** The stored games by name. @param {import("playwright-core").Page} page */
const keptGames = (page) => page.evaluate(() =>
  Object.fromEntries(Object.entries(localStorage).filter(([key]) => /^allfours\.kept/.test(key))));

test("two tabs lose nothing, with one game or two", async () => {
  const game = await open();
  const { page } = game;
  const address = page.url().split("#")[0];
  await game.press("start");
  await game.turn();
  const other = await page.context().newPage();
  await other.goto(address);
  await other.locator('body[data-screen="table"]').waitFor();
  assert.equal(Object.keys(await keptGames(page)).length, 1, "the same game in both");
  await decideSomething(other);
  await decideSomething(page);
  await page.waitForFunction(() =>
    Object.keys(localStorage).filter((key) => /^allfours\.kept/.test(key)).length === 2);
  await decideSomething(other);
  await decideSomething(page);
  assert.equal(Object.keys(await keptGames(page)).length, 2);
  // One tab starts another game; the other tab continues.
  await other.locator('#actions [data-act="new_game"]').evaluate((one) =>
    /** @type {HTMLElement} */ (one).click());
  await other.locator('body[data-screen="start"]').waitFor();
  await other.locator('#actions [data-act="start"]').evaluate((one) =>
    /** @type {HTMLElement} */ (one).click());
  await decideSomething(other);
  await decideSomething(page);
  assert.equal(Object.keys(await keptGames(page)).length, 3);
  await other.close();

  // All are listed, can be resumed, and can be deleted.
  await page.locator('#actions [data-act="new_game"]').press("Enter");
  await page.locator('body[data-screen="start"]').waitFor();
  await page.locator('#actions [data-act="kept_games"]').press("Enter");
  const dialog = page.locator("#sheet");
  await dialog.waitFor();
  assert.equal(await dialog.locator('[data-act^="resume:"]').count(), 3);
  await game.rested();
  await dialog.locator('[data-act^="forget_game:"]').last().click();
  await page.waitForFunction(() =>
    document.querySelectorAll('#sheet [data-act^="resume:"]').length === 2);
  assert.equal(Object.keys(await keptGames(page)).length, 2);
  await dialog.locator('[data-act^="resume:"]').last().click();
  await page.locator('body[data-screen="table"]').waitFor();
  assert.equal(Object.keys(await keptGames(page)).length, 2);
  await game.close();
});

test("a game stored by an earlier version is listed", async () => {
  const game = await open({
    prepare: () => {
      if (localStorage.getItem("old")) return;
      localStorage.setItem("old", "yes");
      localStorage.setItem("allfours.game.1",
        "real 4 0 - v=german&seed=OLD-1\nown yes\naddress v=german&seed=OLD-1\n");
    },
  });
  await game.page.locator("#deal", { hasText: "OLD-1" }).waitFor({ state: "attached" });
  await game.turn();
  const kept = Object.values(await keptGames(game.page));
  assert.equal(kept.length, 1);
  assert.match(String(kept[0]), /^when \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} -00:00\nreal .*seed=OLD-1/);
  assert.equal(await game.page.evaluate("localStorage.getItem('allfours.game.1')"), null);
  await game.close();
});

test("a game of an earlier version stays in place if there is no room to move it", async () => {
  const old = "real 4 0 - v=german&seed=OLD-1\nown yes\naddress v=german&seed=OLD-1\n";
  const game = await open({
    prepare: () => {
      const { setItem } = Storage.prototype;
      localStorage.setItem("allfours.game.1",
        "real 4 0 - v=german&seed=OLD-1\nown yes\naddress v=german&seed=OLD-1\n");
      Storage.prototype.setItem = function (key, text) {
        if (key.startsWith("allfours.kept")) throw new DOMException("full", "QuotaExceededError");
        setItem.call(this, key, text);
      };
    },
  });
  await game.page.locator("#message", { hasText: "cannot save your game" }).waitFor({ state: "attached" });
  await game.turn();
  assert.equal(await game.page.evaluate("localStorage.getItem('allfours.game.1')"), old);
  await game.close();
});

test("full storage is reported once, and the game goes on", async () => {
  const game = await open({
    prepare: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  });
  await game.press("start");
  await game.page.locator("#message", { hasText: "cannot save your game" }).waitFor({ state: "attached" });
  await game.turn();
  await game.close();
});

test("unreadable stored data is left alone", async () => {
  const game = await open({
    prepare: () => {
      localStorage.setItem("allfours.settings.2", "pace 2\n");
      localStorage.setItem("allfours.game.1", "real 99999 0 - v=trinidad&seed=A\n");
      localStorage.setItem("allfours.statistics.1", "{}");
      sessionStorage.setItem("allfours.tab.1", "<b>");
    },
  });
  await game.press("start");
  await game.turn();
  await game.close();
});
