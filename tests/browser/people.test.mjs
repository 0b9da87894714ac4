// Pass and play: two people at one screen with a curtain between their turns, selected in the opponents
// dialog; a hand by pointer, by keys, and by the text mirror in German and French; on a phone; stored across
// a reload in its middle. With the curtain down no hand is in the page.
import assert from "node:assert/strict";
import { test } from "node:test";

import { violations } from "./axe.mjs";
import { hurried } from "./clock.mjs";
import { browser, phone } from "./page.mjs";

const chrome = browser([], { paints: false });

/** @typedef {import("./game.mjs").Game} Game */

/** Presses a button of the text mirror, once it is there. @param {Game} game @param {string} id */
async function click(game, id) {
  await game.page.locator(`#mirror [data-act="${id}"]`)
    .evaluate((button) => /** @type {HTMLElement} */ (button).click());
}

/** Selects this game with a second person through the text mirror, and starts it.
 * @param {Game} game @param {string} [variant] */
async function begin(game, variant = "german") {
  const { page } = game;
  for (const id of ["games", `variant:${variant}`, "opponents"]) await click(game, id);
  await page.locator('#sheet[open] [data-act="level_of:3:person"]').check();
  await page.locator('#sheet [data-act="name:0:"]').fill("Ben");
  await page.locator('#sheet [data-act="person:3:"]').fill("Ann");
  await page.keyboard.press("Enter");
  assert.deepEqual(await violations(page), []);
  await game.closeSheet();
  await click(game, "start");
}

/** Waits for the curtain, a turn or the end of the hand; returns which. @param {Game} game */
async function next(game) {
  const mine = '#hand button:not([aria-disabled="true"])';
  const words = ["take_seat", "say", "next_hand", "play_again", "discard"]
    .map((verb) => `#actions button[data-act^="${verb}"]`).join(", ");
  await hurried(game, () =>
    game.page.locator(`${mine}, ${words}`).first().waitFor({ state: "attached" }));
  const actions = await game.actions();
  if (actions.includes("take_seat")) return "curtain";
  return actions.some((id) => id === "next_hand" || id === "play_again") ? "end" : "turn";
}

/** Plays the hand to its end.
 * @param {Game} game
 * @param {() => Promise<void>} lift   lifts the curtain
 * @param {() => Promise<void>} decide makes a decision
 * @param {(turns: number) => Promise<void>} [after] called after each lift
 * @returns {Promise<string[]>} the people asked, in order */
async function playHand(game, lift, decide, after = async () => {}) {
  /** @type {string[]} */
  const asked = [];
  for (let steps = 0; steps < 60; ++steps) {
    const now = await next(game);
    if (now === "end") return asked;
    if (now === "curtain") {
      assert.deepEqual(await game.hand(), [], "no card is in the page");
      asked.push(await game.text("prompt"));
      await lift();
      await game.page.locator('#actions [data-act="take_seat"]').waitFor({ state: "detached" });
      assert.ok((await game.hand()).length > 0);
      await after(asked.length);
    } else {
      await decide();
    }
  }
  throw new Error("the hand does not end");
}

/** By pointer: the first announcement, or the first playable card. @param {Game} game */
async function decide(game) {
  const word = (await game.actions()).find((id) => id.startsWith("say:"));
  if (!word && await game.page.locator("#hand button[aria-pressed]").count() > 0) {
    await game.discard();
  } else {
    await game.decide(word ?? (await game.playable())[0]);
  }
}

test("a hand of two people by pointer, with a reload in its middle", async () => {
  const game = await chrome.open();
  await begin(game);
  const asked = await playHand(game, () => game.press("take_seat"), () => decide(game),
    async (turns) => {
      if (turns === 1) await game.picture("people-turn");
      if (turns !== 3) return;
      const whose = await game.hand();
      await game.page.reload();
      await game.ready();
      assert.equal(await next(game), "curtain", "nobody has taken a seat");
      assert.deepEqual(await game.hand(), []);
      await game.picture("people-curtain");
      await game.press("take_seat");
      await game.page.locator("#hand button").first().waitFor({ state: "attached" });
      assert.deepEqual(await game.hand(), whose, "it is the same person's turn");
    });
  assert.ok(asked.length >= 6, String(asked.length));
  // In alternation, never the same person twice.
  for (const [i, prompt] of asked.entries()) {
    assert.match(prompt, /^Pass to (Ann|Ben)$/);
    assert.notEqual(prompt, asked[i - 1]);
  }
  assert.match(await game.text("score"), /Ben .*Ann/);
  const offered = await game.actions();
  assert.ok(!offered.includes("undo") && !offered.includes("hint"), "there is no undo and no hint");
  // The next hand starts with the curtain, too.
  await game.press("next_hand");
  await game.page.locator('#actions [data-act="next_hand"]').waitFor({ state: "detached" });
  assert.equal(await next(game), "curtain");
  assert.equal(await game.page.evaluate(() => localStorage.getItem("allfours.statistics.1") ?? ""), "");
  await game.close();
});

test("what one person has asked for is gone when the device goes to the next", async () => {
  const game = await chrome.open();
  await begin(game);
  const { page } = game;
  assert.equal(await next(game), "curtain");
  await game.press("take_seat");
  await page.locator('#actions [data-act="take_seat"]').waitFor({ state: "detached" });
  assert.equal(await next(game), "turn");
  const cards = (await game.hand()).length;
  assert.ok(cards > 0);
  await page.mouse.click(5, 700);
  await page.keyboard.press("c");
  const told = page.locator("#live p").filter({ hasText: / of .*, .* of / });
  await told.first().waitFor({ state: "attached" });
  // Something else is said before the page has had the time to forget.
  await page.evaluate(() => {
    const { setTimeout } = window;
    window.setTimeout = /** @type {typeof setTimeout} */ ((run, ms, ...rest) =>
      setTimeout(run, ms === 0 ? 4000 : ms, ...rest));
  });
  while (await next(game) !== "curtain") await decide(game);
  await page.keyboard.press("c");
  await page.waitForFunction(() => /Pass to.*Pass to/s.test(document.getElementById("live")?.textContent ?? ""));
  assert.ok(await told.count() > 0, "it is still there");
  await told.first().waitFor({ state: "detached" });
  assert.doesNotMatch(await game.text("live"), / of .*, .* of /);
  assert.match(await game.text("live"), /Pass to/);
  await game.close();
});

test("by keys", async () => {
  const game = await chrome.open();
  await begin(game);
  const { page } = game;
  await page.mouse.click(5, 700);
  /** One key after the other, slowly enough to be no slip (src/app/press.hpp). @param {string} key */
  const press = async (key) => {
    await game.rested();
    await page.waitForTimeout(600);
    await page.keyboard.press(key);
  };
  const asked = await playHand(game, () => press("Enter"), async () => {
    const rows = await page.locator("#rows li").count();
    const hand = await game.hand();
    const place = hand.indexOf((await game.playable())[0]);
    // A word's key is its first letter.
    const word = (await game.actions()).find((id) => id.startsWith("say:"));
    await press(word ? word["say:".length] : String(place + 1));
    await hurried(game, () => page.waitForFunction(
      (before) => document.querySelectorAll("#rows li").length > before, rows));
  });
  assert.ok(asked.length >= 6, String(asked.length));
  await game.close();
});

for (const [language, pass] of /** @type {[string, RegExp][]} */ ([
  ["de", /^Weiter an (Ann|Ben)$/], ["fr", /^À toi, (Ann|Ben)$/],
])) {
  test(`in the text mirror, in ${language}`, async () => {
    const game = await chrome.open();
    const { page } = game;
    await click(game, "text_only:on");
    await click(game, `language:${language}`);
    await page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
    await begin(game);
    const said = () => page.evaluate(() => document.getElementById("live")?.textContent ?? "");
    const asked = await playHand(game, async () => {
      assert.ok((await said()).includes(await game.text("prompt")), "it is spoken");
      await click(game, "take_seat");
    }, async () => {
      const rows = await page.locator("#rows li").count();
      const word = (await game.actions()).find((id) => id.startsWith("say:"));
      await click(game, word ?? (await game.playable())[0]);
      await hurried(game, () => page.waitForFunction(
        (before) => document.querySelectorAll("#rows li").length > before, rows));
    });
    assert.ok(asked.length >= 6, String(asked.length));
    for (const prompt of asked) assert.match(prompt, pass);
    assert.deepEqual(await violations(page), []);
    await game.close();
  });
}

test("on a phone, with partners and bots", async () => {
  const game = await chrome.open({ viewport: phone, touch: true });
  await begin(game, "trinidad");
  const asked = await playHand(game, () => game.press("take_seat"), () => decide(game),
    async (turns) => {
      if (turns === 2) await game.picture("people-phone");
    });
  assert.ok(asked.length >= 6, String(asked.length));
  // A link to the game is a deal for one person.
  const other = await chrome.open({ link: new URL(game.page.url()).hash.slice(1) });
  await other.turn();
  assert.ok(!(await other.actions()).includes("take_seat"));
  await other.close();
  await game.close();
});
