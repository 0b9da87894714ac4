// Every variant, with every number of players it allows: a hand is played to its settlement by
// pointer, and its awards add up.
import assert from "node:assert/strict";
import { test } from "node:test";

import { checkAwards, noteAwards } from "./awards.mjs";
import { browser } from "./page.mjs";

const { open } = browser([], { paints: false });

/** The variants and their numbers of players, as the start screen offers them.
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

test("every variant: a hand by pointer, to its settlement", async (t) => {
  const tables = await offered();
  assert.ok(tables.length >= 21, "every variant is offered");
  for (const { variant, players } of tables) {
    const seats = players > 0 ? `&players=${players}` : "";
    await t.test(`${variant}${seats}`, async () => {
      const game = await open({ link: `v=${variant}${seats}&seed=POINTER-1` });
      await noteAwards(game);
      await game.turn();
      // A hand may be thrown in for a point: then the next one, until a hand is settled.
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
