// A whole hand from a link, by real pointer events: every point is in the hand history the moment
// it is scored, and the link opens the same deal again.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser } from "./page.mjs";

const { open } = browser();

/** From now on the page notes each award as it is added, beside the score shown right then.
 * @param {import("./page.mjs").Game} game */
function noteAwards(game) {
  return game.page.evaluate(() => {
    /** @type {{text: string, score: string, rows: number}[]} */
    const noted = [];
    Object.assign(window, { noted });
    new MutationObserver((changes) => {
      for (const item of changes.flatMap((change) => [...change.addedNodes])) {
        if (!(item instanceof HTMLElement) || item.dataset.kind !== "award") continue;
        noted.push({
          text: item.textContent ?? "",
          score: document.getElementById("score")?.textContent ?? "",
          rows: document.querySelectorAll("#rows li").length,
        });
      }
    }).observe(/** @type {Element} */ (document.getElementById("rows")), { childList: true });
  });
}

/** Holds the awards of a hand against each other.
 * @param {import("./page.mjs").Game} game
 * @param {number} sides */
async function checkAwards(game, sides) {
  const rows = await game.rows();
  const awards = rows.filter((row) => row.kind === "award");
  assert.ok(awards.length >= 4, "High, Low, Jack and Game are scored, or said to be nobody's");
  const score = Array(sides).fill(0);
  for (const award of awards) {
    if (award.side >= 0) score[award.side] += award.points;
    else assert.equal(award.points, 0, award.text);
    assert.equal(award.score, score.join(" – "), `the running score after ${award.text}`);
    assert.ok(award.who, "an award names the side");
    assert.match(award.why, /\.$/, `a sentence why: ${award.text}`);
  }
  /** @type {{text: string, score: string, rows: number}[]} */
  const noted = await game.page.evaluate("noted");
  assert.deepEqual(noted.map((one) => one.text), awards.map((award) => award.text));
  for (const [i, one] of noted.entries()) {
    // It stood at the end of the panel when it came, with the score it makes.
    assert.equal(rows[one.rows - 1].text, one.text, "an award comes by itself");
    assert.deepEqual(one.score.match(/\d+/g)?.join(" – "), awards[i].score);
  }
}

/** @param {string} link
 *  @param {number} sides
 *  @param {string[]} words */
async function playWholeHand(link, sides, words) {
  const game = await open({ link });
  await game.turn();
  const hand = await game.hand();
  assert.equal(hand.length, 6);
  await noteAwards(game);
  const played = await game.playHand(words);
  await checkAwards(game, sides);
  const rows = await game.rows();

  await game.page.reload();
  await game.ready();
  await game.turn();
  assert.deepEqual(await game.hand(), hand, "the same link deals the same cards");
  return { game, rows, played };
}

test("trinidad: stand, and play the hand", async () => {
  const { game } = await playWholeHand("v=trinidad&seed=KINGSTON-42", 2, []);
  await game.close();
});

test("trinidad: beg, the dealer runs the cards, nine tricks", async () => {
  const { game, rows } = await playWholeHand("v=trinidad&seed=BEG-1", 2, ["say:beg"]);
  const texts = rows.map((row) => row.text).join("\n");
  assert.match(texts, /I beg/);
  assert.match(texts, /I run the cards/);
  assert.equal(rows.filter((row) => /wins? the trick/.test(row.text)).length, 9);
  await game.close();
});

test("german: beg, run, discard to six, play", async () => {
  const { game, rows, played } = await playWholeHand("v=german&seed=BEG-2", 2, ["say:beg"]);
  const texts = rows.map((row) => row.text).join("\n");
  assert.match(texts, /I beg/);
  assert.match(texts, /I run the cards/);
  assert.equal(played.discards, 3);
  assert.match(texts, /You discard/);
  assert.equal(rows.filter((row) => /wins? the trick/.test(row.text)).length, 6);
  await game.close();
});

test("the next hand goes on from the score; a finished trick goes when it is tapped", async () => {
  const game = await open({ link: "v=german&seed=BEG-13", pace: 0 });
  await game.turn();
  const trickPause = 1500 * 1.7;
  for (let tricks = 0; tricks === 0; ) {
    const actions = await game.turn();
    await game.press(actions[0] ?? (await game.playable())[0]);
    const trick = game.page.locator("#rows li", { hasText: /wins? the trick/ });
    // With two players the trick is complete as soon as both have played.
    await game.page.waitForFunction(() => /; .*: .*; .*: /.test(
      document.getElementById("table")?.textContent ?? ""), null, { timeout: 8000 })
      .then(() => { tricks = 1; }, () => {});
    if (tricks === 0) continue;
    const shown = Date.now();
    await game.press("skip");
    await trick.waitFor({ state: "attached" });
    assert.ok(Date.now() - shown < trickPause, "tapping does not wait for the pause");
  }
  await game.close();
});
