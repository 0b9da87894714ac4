// Plays a hand to its settlement by pointer and adds up its awards: in four variants with different starts of
// a hand, or with `tests/run --all` in every variant with every number of players. tests/app plays the same
// hands without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";

import { checkAwards, noteAwards } from "./awards.mjs";
import { all, browser } from "./page.mjs";

const { open } = browser([], { paints: false });

/** Begging, bidding, drawing after each trick, six players. */
const usual = ["trinidad 4", "pitch 4", "california-jack 2", "west-yorkshire 6"];
/** @param {{variant: string, players: number}} table */
const isUsual = ({ variant, players }) => usual.some((name) => {
  const [its, count] = name.split(" ");
  return variant === its && (players === 0 || players === Number(count));
});

/** The variants and their numbers of players, as offered on the start screen.
 * @returns {Promise<{variant: string, players: number}[]>} */
async function offered() {
  const game = await open();
  await game.press("games");
  await game.page.locator('#actions button[data-act^="variant:"]').first().waitFor({ state: "attached" });
  const ids = await game.actions();
  /** @type {{variant: string, players: number}[]} */
  const tables = [];
  for (const id of ids.filter((one) => one.startsWith("variant:"))) {
    const variant = id.slice("variant:".length);
    await game.page.locator(`#actions button[data-act="${id}"]`).evaluate((button) =>
      /** @type {HTMLElement} */ (button).click());
    await game.page.locator(`#actions button[data-act="${id}"][aria-pressed="true"]`)
      .waitFor({ state: "attached" });
    const counts = (await game.actions()).filter((one) => one.startsWith("players:"));
    for (const count of counts.length > 0 ? counts : ["players:0"]) {
      tables.push({ variant, players: Number(count.slice("players:".length)) });
    }
  }
  await game.close();
  return tables;
}

test("a hand by pointer, to its settlement", async (t) => {
  const tables = await offered();
  assert.ok(tables.length >= 21, "every variant is offered");
  const chosen = all ? tables : tables.filter(isUsual);
  assert.ok(all || chosen.length === usual.length, JSON.stringify(chosen));
  for (const { variant, players } of chosen) {
    const seats = players > 0 ? `&players=${players}` : "";
    await t.test(`${variant}${seats}`, async () => {
      const game = await open({ link: `v=${variant}${seats}&seed=POINTER-1` });
      await noteAwards(game);
      await game.turn();
      // A hand may be thrown in for a point: play on until a hand is settled.
      for (let hands = 1; ; ++hands) {
        await game.playHand();
        if ((await game.rows()).some((row) => row.title === "Game")) break;
        assert.ok(hands < 4, "a hand is settled");
        const before = (await game.rows()).length;
        await game.press("next_hand");
        await game.page.waitForFunction(
          (rows) => document.querySelectorAll("#rows li").length > rows, before);
      }
      const score = await game.text("score");
      await checkAwards(game, score.split(",").length);
      await game.close();
    });
  }
});
