// The hand history: expanding reasons, seeking to every moment of a hand, branching and returning, exporting
// as text.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, phone } from "./page.mjs";

const { open } = browser([], { paints: false });

/** @typedef {import("./game.mjs").Game} Game */
/** @typedef {{table: string, score: string}} Seen */

/** From now on the page records the cards on the table at each moment, by the number of rows.
 * @param {Game} game */
function noteMoments(game) {
  return game.page.evaluate(() => {
    /** @type {Record<number, {table: string, score: string}>} */
    const moments = {};
    Object.assign(window, { moments });
    const text = (/** @type {string} */ id) => document.getElementById(id)?.textContent ?? "";
    const rows = /** @type {Element} */ (document.getElementById("rows"));
    new MutationObserver(() => {
      moments[rows.children.length] ??= { table: text("table"), score: text("score") };
    }).observe(rows, { childList: true });
  });
}

/** Presses a button of the text mirror.
 * @param {Game} game
 * @param {string} id */
function click(game, id) {
  return game.page.evaluate((act) => document.getElementById(`do-${act}`)?.click(), id);
}

/** @param {Game} game */
const rowCount = (game) => game.page.locator("#rows li").count();

/** Stands and plays a whole hand.
 * @param {Partial<import("./page.mjs").Options>} [options] */
async function handPlayed(options = {}) {
  const game = await open({ link: "v=trinidad&seed=BEG-1", ...options });
  await noteMoments(game);
  await game.turn();
  await game.playHand();
  return game;
}

test("a reason opens by pointer and in the text mirror", async () => {
  const game = await handPlayed();
  const awards = (await game.rows()).filter((row) => row.kind === "award");
  const points = awards.at(-1);
  assert.ok(points && points.title === "Game");
  const evidence = game.page.locator(`#rows li[data-moment="${points.moment}"] .evidence p`);
  const button = game.page.locator(`[id="do-why:${points.moment}"]`);
  assert.equal(await button.getAttribute("aria-expanded"), "false");
  await game.press(`why:${points.moment}`);
  await evidence.first().waitFor({ state: "attached" });
  const piles = (await evidence.allTextContents()).filter((text) => /: a lift of \d+ card points?\b/.test(text));
  assert.equal(piles.length, 2, "both piles, with their cards");
  assert.equal(await button.getAttribute("aria-expanded"), "true");
  await game.press(`why:${points.moment}`);
  await evidence.first().waitFor({ state: "detached" });
  // By keyboard, in the text mirror.
  await button.focus();
  await game.page.keyboard.press("Enter");
  await evidence.first().waitFor({ state: "attached" });
  // It links to its rule.
  assert.equal(await evidence.last().locator("button").getAttribute("data-act"),
    await game.page.locator(`#rows li[data-moment="${points.moment}"]`)
      .evaluate((item) => `rules:${/** @type {HTMLElement} */ (item).dataset.rule}`));
  // Low and the jack show their trick.
  for (const award of awards.filter((row) => /^(Low|Jack|Hang jack)$/.test(row.title))) {
    if (award.side < 0) continue;
    await click(game, `why:${award.moment}`);
    const lines = game.page.locator(`#rows li[data-moment="${award.moment}"] .evidence p`);
    await lines.first().waitFor({ state: "attached" });
    assert.ok((await lines.allTextContents()).some((text) => /^Trick \d, taken by /.test(text)));
  }
  await game.close();
});

test("every moment of a hand can be revisited unchanged", async () => {
  const game = await handPlayed();
  const last = await rowCount(game);
  const rows = await game.rows();
  /** @type {Record<number, Seen>} */
  const live = await game.page.evaluate("({...moments})");
  await game.press("step:-1");
  await game.page.waitForFunction(
    (count) => document.querySelectorAll("#rows li").length < count, last);
  await click(game, "moment:first");
  let compared = 0;
  for (let moment = 1; moment < last; ++moment) {
    assert.equal(await rowCount(game), moment);
    if (live[moment]) {
      assert.equal(await game.text("table"), live[moment].table, `the table at ${moment}`);
      assert.equal(await game.text("score"), live[moment].score, `the score at ${moment}`);
      ++compared;
    }
    await click(game, "step:1");
  }
  assert.ok(compared > 25, `${compared} moments were seen live`);
  assert.deepEqual(await game.rows(), rows, "and back in the game");
  assert.ok(!(await game.actions()).includes("back_to_game"));
  // Trick by trick, on the canvas.
  await game.press("step:-1");
  await game.press("moment:first");
  await game.page.waitForFunction(() => document.querySelectorAll("#rows li").length === 1);
  for (let trick = 0; trick < 3; ++trick) {
    const before = await rowCount(game);
    await game.press("trick:1");
    await game.page.waitForFunction(
      (count) => document.querySelectorAll("#rows li").length > count, before);
  }
  assert.equal((await game.text("table")).match(/: \w+ of \w+/g)?.length, 4,
    "a trick with all its cards");
  await game.press("back_to_game");
  await game.page.waitForFunction(
    (count) => document.querySelectorAll("#rows li").length === count, last);
  await game.close();
});

test("playing on from a moment is practice, and the game remains", async () => {
  const game = await handPlayed();
  const rows = await game.rows();
  const hand = await game.text("score");
  const first = rows.find((row) => /^You play/.test(row.title));
  assert.ok(first);
  await click(game, `moment:${first.moment - 1}`);
  await game.press("play_on");
  await game.page.locator("#history-title", { hasText: "Practice 1" })
    .waitFor({ state: "attached" });
  assert.match(await game.text("deal"), /Practice 1/);
  await game.turn();
  await game.decide((await game.playable()).at(-1) ?? "");
  await game.press("game:0");
  await game.page.locator("#history-title", { hasText: /^Hand history$/ })
    .waitFor({ state: "attached" });
  assert.deepEqual(await game.rows(), rows);
  assert.equal(await game.text("score"), hand);
  await game.press("game:1");
  await game.page.locator("#history-title", { hasText: "Practice 1" })
    .waitFor({ state: "attached" });
  await game.close();
});

test("all hands are visible after the hand, also on a phone", async () => {
  const game = await open({
    link: "v=trinidad&seed=BEG-1", viewport: phone, touch: true, scale: 2,
  });
  await game.turn();
  assert.ok(!(await game.actions()).includes("all_hands"));
  await game.playHand();
  await game.press("all_hands");
  const lines = game.page.locator("#hands-lines p");
  await lines.first().waitFor({ state: "attached" });
  const all = await lines.allTextContents();
  for (const who of ["You", "Winston", "Nora", "Ella", "Turned", "Not dealt"]) {
    assert.ok(all.some((line) => line.startsWith(`${who}: `)), who);
  }
  assert.equal(new Set(all.join().match(/\w+ of \w+/g)).size, 52, "the whole pack");
  await game.press("all_hands");
  await lines.first().waitFor({ state: "detached" });
  await game.close();
});

test("the history is copied as text", async () => {
  const game = await handPlayed({ permissions: ["clipboard-read", "clipboard-write"] });
  await game.press("copy_history");
  await game.page.locator("#message", { hasText: "copied" }).waitFor({ state: "attached" });
  /** @type {string} */
  const text = await game.page.evaluate("navigator.clipboard.readText()");
  for (const row of (await game.rows()).filter((one) => one.kind === "award")) {
    // The rows are in words; the copy has the table's signs.
    assert.ok(text.includes(`${row.title} · ${row.who.replace(" and ", " & ")}`), row.text);
    assert.ok(text.includes(row.score));
  }
  assert.match(text, /^Trinidad All Fours, to 14\.\nDeal BEG-1\n/);
  assert.equal(text.match(/ → /g)?.length, 6);
  await game.close();
});

test("without a clipboard the text is shown", async () => {
  const game = await open({
    link: "v=trinidad&seed=BEG-1",
    prepare: () => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
    },
  });
  await game.turn();
  await game.press("copy_history");
  const field = game.page.locator("#text");
  await field.waitFor({ state: "visible" });
  assert.match(await field.inputValue(), /^Trinidad All Fours/);
  await game.page.locator("#text-dialog button").click();
  await field.waitFor({ state: "hidden" });
  await game.close();
});
