// A whole hand from a link, by real pointer events: every point is in the hand history as soon as it is
// scored, and the link opens the same deal again.
import assert from "node:assert/strict";
import { test } from "node:test";

import { checkAwards, noteAwards } from "./awards.mjs";
import { browser } from "./page.mjs";

const { open } = browser([], { paints: false });

/** Plays a hand to its end, after the announcements, and opens its link again.
 * @param {import("./game.mjs").Game} game
 * @param {string[]} hand as dealt */
async function playOn(game, hand) {
  const played = await game.playHand();
  await checkAwards(game, 2);
  const rows = await game.rows();
  const link = await game.page.evaluate(() => location.hash.slice(1));
  await game.close();
  const again = await open({ link });
  await again.turn();
  assert.deepEqual(await again.hand(), hand, "the same link deals the same cards");
  await again.close();
  return { discards: played.discards, texts: rows.map((row) => row.text) };
}

/** Begs in the first of these deals in which the dealer then runs the cards. The person is eldest in all of
 * them; the dealer's answer depends on the bot.
 * @param {string} variant
 * @param {number[]} deals */
async function begUntilRun(variant, deals) {
  for (const deal of deals) {
    const game = await open({ link: `v=${variant}&seed=BEG-${deal}` });
    assert.ok((await game.turn()).includes("say:beg"));
    const hand = await game.hand();
    assert.equal(hand.length, 6);
    await noteAwards(game);
    await game.decide("say:beg");
    const answer = game.page.locator("#rows li", { hasText: /: “(I run the cards|Take one)”/ });
    await answer.waitFor({ state: "attached" });
    if (/I run/.test(await answer.textContent() ?? "")) return { game, hand };
    await game.close();
  }
  throw new Error("no dealer runs the cards");
}

/** @param {string[]} texts */
const tricks = (texts) => texts.filter((text) => /wins? the trick/.test(text)).length;

test("trinidad: stand, and play the hand", async () => {
  const game = await open({ link: "v=trinidad&seed=BEG-1" });
  await game.turn();
  const hand = await game.hand();
  await noteAwards(game);
  await game.decide("say:stand");
  const { texts } = await playOn(game, hand);
  assert.equal(tricks(texts), 6);
});

test("trinidad: beg, run, nine tricks or more", async () => {
  const { game, hand } = await begUntilRun("trinidad", [1, 4, 6, 7, 12, 14, 27, 36]);
  const { texts } = await playOn(game, hand);
  assert.ok(texts.some((text) => /You: “I beg”/.test(text)));
  assert.ok([9, 12].includes(tricks(texts)), `${tricks(texts)} tricks`);
});

test("german: beg, run, discard to six, play", async () => {
  const { game, hand } = await begUntilRun("german", [2, 13, 17, 19, 20, 29, 34, 35]);
  const { texts, discards } = await playOn(game, hand);
  assert.ok(texts.some((text) => /You: “I beg”/.test(text)));
  assert.ok(discards >= 3 && discards % 3 === 0, `${discards} cards discarded`);
  assert.ok(texts.some((text) => /^You discard/.test(text)));
  assert.equal(tricks(texts), 6);
});

test("a finished trick stays for its pause, or until a tap", async () => {
  const game = await open({ link: "v=german&seed=KINGSTON-42", pace: 0 });
  const pause = 1500 * 1.7;
  const both = /You: [^;]+; \w+: |\w+: [^;]+; You: /;
  const trick = game.page.locator("#table", { hasText: both });
  const won = game.page.locator("#rows li", { hasText: /wins? the trick/ });
  const complete = async () => {
    for (;;) {
      const [word] = await game.turn();
      await game.decide(word ?? (await game.playable())[0]);
      if (!word) break;
    }
    await trick.waitFor({ state: "attached" });
    return Date.now();
  };
  let since = await complete();
  await won.waitFor({ state: "attached" });
  assert.ok(Date.now() - since > pause / 2, "it stays visible");
  since = await complete();
  await game.press("skip");
  await won.nth(1).waitFor({ state: "attached" });
  assert.ok(Date.now() - since < pause, "tapping does not wait for the pause");
  await game.close();
});
