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

test("a finished trick stays for its pause, or until it is tapped", async () => {
  const game = await open({ link: "v=german&seed=KINGSTON-42", pace: 0 });
  const pause = 1500 * 1.7;
  const trickWon = game.page.locator("#rows li", { hasText: /wins? the trick/ });
  /** Plays until both cards of the next trick lie on the table; answers when. */
  const completeTrick = async () => {
    const complete = game.page.locator("#table", { hasText: /You: .*; Ella: |Ella: .*; You: / });
    while (!(await complete.count())) {
      const [word] = await game.turn();
      await game.press(word ?? (await game.playable())[0]);
      const moved = game.page.locator("#prompt", { hasText: /thinking/ });
      await complete.or(moved).first().waitFor({ state: "attached" });
      await complete.or(game.page.locator("#prompt:not(:empty)")).first().waitFor();
      await game.page.waitForTimeout(100);
    }
    return Date.now();
  };
  let since = await completeTrick();
  await trickWon.first().waitFor({ state: "attached" });
  assert.ok(Date.now() - since > pause / 2, "it can be looked at");
  await game.page.waitForFunction(() => !/You: .*Ella: |Ella: .*You: /.test(
    document.getElementById("table")?.textContent ?? ""));
  since = await completeTrick();
  await game.press("skip");
  await trickWon.nth(1).waitFor({ state: "attached" });
  assert.ok(Date.now() - since < pause, "tapping does not wait for the pause");
  await game.close();
});
