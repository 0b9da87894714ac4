// The review of decisions: made by the worker, shown hand by hand in a dialog, with a link from each decision
// to its table and a branch from there; stored, and saved with the log.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { violations } from "./axe.mjs";
import { browser, phone } from "./page.mjs";

const { open } = browser([], { paints: false });

/** @typedef {import("./game.mjs").Game} Game */

/** Waits until every decision has its verdict; returns the marks.
 * @param {Game} game */
async function marks(game) {
  await game.page.waitForFunction(() => {
    const progress = document.querySelector(".review progress");
    return progress instanceof HTMLElement && progress.hidden;
  }, null, { timeout: 120000 });
  return game.page.locator(".review .rows .mark").evaluateAll((rows) =>
    rows.map((row) => /** @type {HTMLElement} */ (row).dataset.mark ?? ""));
}

/** @param {Game} game */
const moment = (game) => game.page.locator(".review .moment");

// A random game to its end.
const link = "v=german&seed=R4&rules=target.4&log=1BAEADACAAABBAAAACBCCBBABAAA";

test("each decision of a game has its mark, its cost and the better choice", async () => {
  /** @type {string[]} */
  const loaded = [];
  const game = await open({ link, waits: false });
  game.page.on("request", (request) => loaded.push(request.url()));
  await game.ready();
  await game.turn();
  assert.equal(loaded.filter((url) => /verdicts-/.test(url)).length, 0, "it is not loaded at the start");
  await game.press("verdicts");
  const found = await marks(game);
  assert.equal(loaded.filter((url) => /verdicts-/.test(url)).length, 2, "script and style");
  assert.ok(found.length > 2, String(found));
  const costly = found.filter((mark) => !["best", "good"].includes(mark));
  assert.ok(costly.length > 0, String(found));
  assert.equal(await game.page.locator(".review .rows .cost", { hasText: "−" }).count(),
    found.filter((mark) => mark !== "best").length);
  assert.equal(await game.page.locator(".review .chances polyline").count(), 1);
  // First the most expensive decision, with the better choice and the reason.
  assert.match(await moment(game).locator(".why").innerText(), /^This lowers the chance .* by \d+\.\d percentage points\. Better: .+\. ./);
  assert.match(await moment(game).locator(".fell").count() ? "" : await game.page.locator(".review .fell").innerText(),
    /^\d+% to \d+%$/);
  assert.match(await game.page.locator("#sheet-parts > p").nth(1).innerText(), /turned when you/);
  assert.equal(await moment(game).locator(".choices [data-role=best]").count(), 1);
  // The true cards are labelled as such, and shown on request.
  await moment(game).locator("summary").click();
  assert.match(await moment(game).locator(".lay").innerText(), /How the cards really lay[^]*all cards open/);
  assert.deepEqual(await violations(game.page), []);
  await game.picture("review-desktop");
  // By keyboard from one decision to the next; the focus stays on the button.
  const before = await moment(game).locator("h3").innerText();
  await game.page.locator(".review .rows button").first().focus();
  await game.page.keyboard.press("Enter");
  await moment(game).getByRole("button", { name: "Next decision" }).focus();
  await game.page.keyboard.press("Enter");
  await game.page.waitForFunction(() => document.querySelector(".review .steps span")?.textContent?.startsWith("2 "));
  assert.equal(await game.page.evaluate(() => document.activeElement?.ariaLabel), "Next decision");
  assert.notEqual(await moment(game).locator("h3").innerText(), before);
  // Each point of a hand leads to the table at that moment.
  await game.page.locator(".review .hand .points button").first().click();
  await game.page.locator('[data-act="play_on"]').waitFor({ state: "attached" });
  assert.equal(await game.page.locator("#sheet[open]").count(), 0);
  await game.close();
});

test("another card can be tried from there, as practice", async () => {
  const game = await open({ link });
  await game.turn();
  await game.press("verdicts");
  await marks(game);
  await moment(game).locator(".primary").click();
  await game.page.locator("#deal", { hasText: "Practice 1" }).waitFor({ state: "attached" });
  assert.equal(await game.page.locator("#sheet[open]").count(), 0);
  await game.turn();
  await game.close();
});

test("the review is stored with the game, and saved with its log", async () => {
  const game = await open({ link: "v=german&seed=R5&rules=target.3" });
  await game.playHand();
  await game.page.locator('[data-act="verdicts"]').first().evaluate((button) =>
    /** @type {HTMLElement} */ (button).click());
  const found = await marks(game);
  await game.page.reload();
  await game.ready();
  await game.page.evaluate(() => {
    /** @type {any} */ (window).asked = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (/** @type {any} */ message) {
      if (message?.player === "reviewer") ++(/** @type {any} */ (window).asked);
      return post.call(this, message);
    };
  });
  await game.page.locator('[data-act="verdicts"]').first().evaluate((button) =>
    /** @type {HTMLElement} */ (button).click());
  assert.deepEqual(await marks(game), found);
  assert.equal(await game.page.evaluate("asked"), 0);
  await game.page.keyboard.press("Escape");
  await game.page.locator('[data-act="share"]').first().evaluate((button) =>
    /** @type {HTMLElement} */ (button).click());
  const [download] = await Promise.all([
    game.page.waitForEvent("download"), game.page.locator("#save-log").click()]);
  const log = await readFile(await download.path(), "utf8");
  const events = log.trim().split("\n").map((line) => JSON.parse(line));
  const reviewed = events.filter((event) => event.review);
  assert.deepEqual(reviewed.map(({ review }) => review.mark), found);
  assert.ok(reviewed.every(({ seat, review }) => seat === 0 && review.version === 1));
  // It is a valid log.
  const link = await game.page.evaluate(async (text) => {
    const { load } = await import(new URL("npm/allfours.js", location.href).href);
    return (await load()).read(text).link;
  }, log);
  assert.match(link, /seed=R5/);
  await game.close();
});

// Twelve hands, with each verdict as the worker sends it.
test("a long game is reviewed to its end", async () => {
  const game = await open({
    link: "v=trinidad&seed=17&rules=target.28&log=" +
      "1ACFABBEAAACABCAAAAAAAAAAAACADBCAABDBAACBBABABAAAAABAABAAECEABCBBAAAAABBAAAAABAC" +
      "BAEABACDAAABBAABABBAAAABAEBAAEBAABBABBAAAABAAAAAAABAECCDDEBDADBBAABBAAAAAAAFAACB" +
      "ACACACABCACAABBAAAABBDABFAEBFFBDACDDFECAACBBCABAAABAAAAAABADEBBCABADAAACAACAAAAA" +
      "AAABAFBDDBABACBACAAAABBABAAAAACEACBDBCCDDACAAAAABBAAAAAAABCDCADCBCBBACBAAABAAAA",
  });
  await game.turn();
  await game.press("verdicts");
  assert.equal((await marks(game)).length, 58);
  assert.equal(await game.page.locator(".review .hand").count(), 12);
  assert.equal(await game.page.locator(".review .columns > div").count(), 12);
  await game.close();
});

test("on a phone, in German, for another player", async () => {
  const game = await open({ link: `${link}&lang=de`, viewport: phone, touch: true, scale: 2 });
  await game.turn();
  await game.press("verdicts");
  assert.ok((await marks(game)).length > 2);
  assert.match(await moment(game).locator(".why").innerText(), /^Das kostet/);
  assert.ok(await game.page.evaluate(() => {
    const sheet = /** @type {HTMLElement} */ (document.getElementById("sheet"));
    return sheet.scrollWidth <= sheet.clientWidth;
  }), "it is not wider than the screen");
  await game.picture("review-phone");
  const other = game.page.locator('#sheet [data-act="review_of:1"]');
  const name = await other.evaluate((input) => input.parentElement?.textContent ?? "");
  await other.click();
  await game.page.waitForFunction((name) =>
    document.querySelector(".review .chosen > span:last-child")?.textContent?.startsWith(`${name} spielte`), name);
  await marks(game);
  assert.equal(await moment(game).locator(".primary").count(), 0, "no branch from another player's decision");
  assert.deepEqual(await violations(game.page), []);
  await game.close();
});
