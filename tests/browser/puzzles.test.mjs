// Puzzles in the page: ten of the list solved and lost in the text mirror; one from a link; solved ones are
// marked and stored; loaded ones stay available offline.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { violations } from "./axe.mjs";
import { hurried } from "./clock.mjs";
import { browser, desktop, partsOf, phone } from "./page.mjs";

const { open } = browser();
/** @typedef {import("./game.mjs").Game} Game */

const written = readFileSync(
  fileURLToPath(new URL("../../src/words/lessons/puzzles.txt", import.meta.url)), "utf8");
/** The number, wrong card, and link of each puzzle. */
const puzzles = [...written.matchAll(/^(\d+) \d [a-z-]+ (\w\w) (\S+)$/gm)]
  .map(([, id, wrong, link]) => ({ id, wrong, link }));

/** Waits for a button of the text mirror. @param {Game} game @param {string} id */
const offered = (game, id) => hurried(game, () =>
  game.page.locator(`#actions [data-act="${id}"]`).first().waitFor({ state: "attached" }));

/** Presses it. @param {Game} game @param {string} id */
const click = (game, id) => game.page.locator(`[data-act="${id}"]`).first()
  .evaluate((button) => /** @type {HTMLElement} */ (button).click());

/** Plays a card as soon as possible, and waits until it has gone.
 * @param {Game} game @param {string} id */
const play = (game, id) => hurried(game, async () => {
  const card = game.page.locator(`#hand [data-act="${id}"]:not([aria-disabled="true"])`).first();
  await card.waitFor({ state: "attached" });
  await click(game, id);
  await card.waitFor({ state: "detached" });
});

/** Waits until the puzzle is solved or lost, or it is the person's turn.
 * @param {Game} game @returns {Promise<"solved" | "lost" | "open">} */
const standing = (game) => hurried(game, async () => {
  const over = ["next_puzzle", "try_again"].map((id) => `#actions [data-act="${id}"]`);
  await game.page.locator([...over, '#hand button:not([aria-disabled="true"])'].join(", ")).first()
    .waitFor({ state: "attached" });
  const actions = await game.actions();
  return actions.includes("next_puzzle") ? "solved" : actions.includes("try_again") ? "lost" : "open";
});

/**
 * Tries the possible cards, each time from the start, until it is solved.
 * @param {Game} game @param {string[]} cards played so far @returns {Promise<boolean>}
 */
async function solve(game, cards = []) {
  await standing(game);
  for (const card of await game.playable()) {
    await play(game, card);
    const now = await standing(game);
    if (now === "solved") return true;
    if (now === "open") return solve(game, [...cards, card]);
    await click(game, "try_again");
    for (const one of cards) await play(game, one);
    await standing(game);
  }
  return false;
}

test("ten puzzles are lost, solved, and marked", async () => {
  const game = await open({ viewport: desktop });
  await offered(game, "puzzle_list");
  await click(game, "puzzle_list");
  for (const { id, wrong, link } of puzzles.slice(0, 10)) {
    await offered(game, `solve:${id}`);
    await click(game, `solve:${id}`);
    await offered(game, "show_solution");
    assert.equal(partsOf(decodeURIComponent(new URL(game.page.url()).hash)).slice(1), link);
    await play(game, `card:${wrong}`);
    await offered(game, "try_again");
    assert.match(await game.text("hint"), /^That was not it\. After the /);
    await click(game, "try_again");
    assert.ok(await solve(game), `${id} has a solution`);
    assert.match(await game.text("hint"), /^Solved\. /);
    await click(game, "end_puzzle");
    const row = game.page.locator(`#actions [data-act="solve:${id}"]`).first();
    await row.waitFor({ state: "attached" });
    assert.match(await row.textContent() ?? "", /\(solved\)$/);
  }
  assert.match(await game.page.evaluate(() => localStorage.getItem("allfours.settings.2") ?? ""),
    /^puzzles 1,10,2,3,4,5,6,7,8,9$/m);
  await game.close();
});

test("a link opens a puzzle in every language, and shows the solution", async () => {
  for (const lang of ["en", "de", "fr"]) {
    const game = await open({
      link: `${puzzles[20].link}&lang=${lang}`, viewport: phone, touch: true, scale: 2,
    });
    await offered(game, "show_solution");
    await game.picture(`puzzle-${lang}`);
    assert.deepEqual(await violations(game.page), []);
    await game.press("show_solution");
    await offered(game, "try_again");
    assert.match(await game.text("hint"), { en: /^The solution\. /, de: /^Die Lösung\. /, fr: /^La solution\. / }[lang] ?? /$^/);
    await game.close();
  }
});

test("an impossible puzzle shows the reason", async () => {
  const game = await open({ link: "v=german&seed=NONE&puzzle=hang", viewport: desktop });
  await game.page.locator("#message", { hasText: "is decided already, whatever is played" })
    .waitFor({ state: "attached" });
  await game.close();
});
