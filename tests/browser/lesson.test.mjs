// “Learn in a minute” to its end: by pointer, by keys, by the text mirror, one language each.
import assert from "node:assert/strict";
import { test } from "node:test";

import { hurried } from "./clock.mjs";
import { browser, desktop, phone } from "./page.mjs";

const { open } = browser();
/** @typedef {import("./game.mjs").Game} Game */

/** The actions that the lesson asks for, step by step; the last one ends it. */
const asked = ["go_on", "go_on", "say:stand", "card:4s", "card:8c", "card:3h", "go_on", "card:Jh"];

/** Waits for a step, and goes on from awards that wait for a touch; returns its caption.
 * @param {Game} game @param {number} number @param {(id: string) => Promise<void>} take */
async function step(game, number, take) {
  for (;;) {
    const waits = await hurried(game, () => game.page.waitForFunction((n) =>
      document.getElementById("title")?.textContent?.includes(` · ${n} `) ? "step"
        : document.querySelector('#actions [data-act="skip"]') && "award", number));
    if (await waits.jsonValue() === "step") break;
    const rows = (await game.rows()).length;
    await game.rested();
    await take("skip");
    await game.page.waitForFunction((before) => document.querySelectorAll("#rows > *").length > before ||
      !document.querySelector('#actions [data-act="skip"]'), rows);
  }
  const caption = await game.text("hint");
  // The live region announces it, too.
  await game.page.waitForFunction((text) =>
    document.getElementById("live")?.textContent?.includes(text), caption);
  return caption;
}

/** Takes the whole lesson; returns all captions.
 * @param {Game} game @param {(id: string) => Promise<void>} take */
async function learn(game, take) {
  const captions = [];
  for (const [i, id] of asked.entries()) {
    captions.push(await step(game, i + 1, take));
    await take(id);
  }
  captions.push(await step(game, asked.length + 1, take));
  assert.equal(new Set(captions).size, asked.length + 1);
  const awards = (await game.rows()).filter((row) => row.kind === "award");
  assert.deepEqual(awards.map(({ side, points }) => `${side}+${points}`),
    ["1+1", "0+1", "0+1", "0+1"]);
  return captions;
}

/** Presses a button of the text mirror. @param {Game} game @param {string} id */
const click = (game, id) => game.page.locator(`[data-act="${id}"]`).first()
  .evaluate((button) => /** @type {HTMLElement} */ (button).click());

test("by pointer, in English, with a reload; another card gets an answer and does no harm", async () => {
  const game = await open({ viewport: phone, touch: true, scale: 2 });
  await game.press("learn:learn");
  await learn(game, async (id) => {
    if (id === "say:stand") {
      const title = await game.text("title");
      await game.page.reload();
      await game.ready();
      await game.page.waitForFunction((text) => document.getElementById("title")?.textContent === text, title);
    }
    if (id === "card:3h") {
      await game.press("card:Jh");
      await game.page.locator("#message", { hasText: "three of hearts" })
        .waitFor({ state: "attached" });
      await game.press("close");
    }
    await game.press(id);
  });
  await game.press("lesson_why");
  await game.page.locator("#rows", { hasText: "The 6 trumps in play" })
    .waitFor({ state: "attached" });
  // Once it is over, the start screen appears after a reload, and nothing is stored.
  await game.page.reload();
  await game.ready();
  assert.deepEqual((await game.actions()).filter((id) => /^(start|resume|learn)/.test(id)),
    ["start", "learn:learn"]);
  await game.close();
});

test("by keys, in French; Escape skips it", async () => {
  const game = await open({ link: "lang=fr", viewport: desktop });
  const { keyboard } = game.page;
  await game.page.locator('#actions [data-act="learn:learn"]').focus();
  await keyboard.press("Enter");
  await game.page.locator("body").evaluate(() =>
    /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await learn(game, async (id) => {
    await game.rested();
    const place = (await game.hand()).indexOf(id) + 1;
    await keyboard.press(["go_on", "skip"].includes(id) ? "Enter" : id === "say:stand" ? "s" : String(place));
  });
  await keyboard.press("Escape");
  await game.page.locator('#actions [data-act="start"]').waitFor({ state: "attached" });
  await game.close();
});

test("in the text mirror, in German; then a game", async () => {
  const game = await open({ link: "lang=de" });
  await click(game, "text_only:on");
  await click(game, "learn:learn");
  const captions = await learn(game, (id) => click(game, id));
  assert.match(captions[5], /^Dein Bube wird gejagt\. /);
  await click(game, "play_after");
  await game.turn();
  await game.page.locator('#actions [data-act="end_lesson"]').waitFor({ state: "detached" });
  await game.close();
});
