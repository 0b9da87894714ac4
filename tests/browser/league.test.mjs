// A league night from the first table to its result sheet: the other tables advance beside it and can be
// watched, the person's own returns after a reload; a season of two match days across a reload, saved as a
// file and loaded from one.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { violations } from "./axe.mjs";
import { hurried } from "./clock.mjs";
import { browser } from "./page.mjs";

const chrome = browser([], { paints: false });

/** @typedef {import("./game.mjs").Game} Game */

/** Closes the dialog. @param {Game} game */
async function close(game) {
  await game.page.locator("#sheet-close").click();
  await game.page.locator("#sheet[open]").waitFor({ state: "detached" });
}

/** The rows of the dialog's tables. @param {Game} game */
const rows = (game) => game.page.locator("#sheet tr").evaluateAll((all) =>
  all.map((row) => [...row.children].map((cell) => cell.textContent ?? "")));

/** Waits until the dialog contains this. @param {Game} game @param {RegExp} text */
const says = (game, text) => hurried(game, () =>
  game.page.locator("#sheet[open]", { hasText: text }).waitFor());

test("a league night to its result sheet", async () => {
  const game = await chrome.open({ permissions: ["clipboard-read", "clipboard-write"] });
  await game.click("games");
  await game.click("variant:west-yorkshire");
  await game.click("league");
  await game.click("start");
  await game.playHand();
  const deal = await game.text("deal");
  assert.match(deal, /other tables \d+–\d+ · \d+–\d+ · \d+–\d+/);
  await game.click("league_night");
  await game.page.locator("#sheet[open]").waitFor();
  const tables = await rows(game);
  assert.equal(tables.length, 5, "two pubs, and four tables");
  assert.equal(tables[1][0], "Your table");
  assert.deepEqual(await violations(game.page), []);
  await game.picture("league-night");
  // After viewing another table and a reload, one's own table returns.
  await game.click("league_watch:1");
  await game.page.locator("#sheet[open]").waitFor({ state: "detached" });
  const watched = (await game.text("deal")).split(" · ")[0];
  assert.notEqual(watched, deal.split(" · ")[0]);
  await game.page.reload();
  await game.ready();
  assert.equal((await game.text("deal")).split(" · ")[0], watched);
  await game.click("league_home");
  await game.turn();
  assert.equal((await game.text("deal")).split(" · ")[0], deal.split(" · ")[0]);
  await game.click("next_hand");
  await game.page.locator('#actions [data-act="next_hand"]').waitFor({ state: "detached" });
  await game.playGame();
  await game.click("league_night");
  await says(game, /Match points/);
  const sheet = await rows(game);
  const [ours, theirs] = (sheet.at(-1) ?? []).slice(1).map(Number);
  const won = sheet.slice(1, 5).filter(([, one, other]) => Number(one) > Number(other)).length;
  const sums = [1, 2].map((side) => sheet.slice(1, 5).reduce((sum, row) => sum + Number(row[side]), 0));
  assert.equal(ours, 2 * won + (sums[0] > sums[1] ? 2 : 0));
  assert.equal(theirs, 2 * (4 - won) + (sums[1] > sums[0] ? 2 : 0));
  await game.click("league_sheet");
  await game.page.waitForFunction(async () =>
    (await navigator.clipboard.readText()).includes("Table 4"));
  const copied = await game.page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, new RegExp(`^${tables[0][1]} ${ours}–${theirs} ${tables[0][2]}\n`));
  assert.match(copied, new RegExp(`Points scored: ${sums[0]}–${sums[1]}`));
  await game.picture("league-sheet");
  await game.close();
});

/** Waits until this day is the next. @param {Game} game @param {number} day */
const comes = (game, day) => hurried(game, () =>
  game.page.locator("#sheet[open] h3", { hasText: `Day ${day} of 10` }).waitFor());

test("a season of two match days across a reload", async () => {
  const game = await chrome.open();
  await game.click("season");
  await game.click("season_begin:2");
  for (let day = 1; day <= 2; ++day) {
    await comes(game, day);
    await game.click("season_play");
    await game.page.locator("#sheet[open]").waitFor({ state: "detached" });
    await game.playGame();
    await game.click("season");
    await comes(game, day + 1);
    await game.page.locator('#sheet [data-act="season_play"]').waitFor();
    if (day !== 1) continue;
    await close(game);
    await game.page.reload();
    await game.ready();
    await game.click("season");
  }
  const table = await rows(game);
  assert.equal(table.length, 9, "eight pubs");
  assert.ok(table.some(([name]) => name.includes("The Old Colliery ★")));
  assert.deepEqual(await violations(game.page), []);
  await game.picture("season");
  const [download] = await Promise.all([
    game.page.waitForEvent("download"), game.page.locator("#save-text").click()]);
  const saved = await readFile(await download.path(), "utf8");
  assert.match(saved, /^season [^\n]+ 2\nmatch 0 /);
  // An invalid file changes nothing; a valid one is loaded.
  const load = game.page.locator("#load-text");
  await load.setInputFiles({ name: "bad.txt", mimeType: "text/plain", buffer: Buffer.from("hello") });
  await game.page.locator("#sheet-message", { hasText: "no readable season" }).waitFor();
  assert.deepEqual(await rows(game), table);
  await load.setInputFiles({ name: "new.txt", mimeType: "text/plain", buffer: Buffer.from("season NEW 5\n") });
  await game.click("season_take");
  await comes(game, 1);
  await load.setInputFiles({ name: "good.txt", mimeType: "text/plain", buffer: Buffer.from(saved) });
  await game.click("season_take");
  await comes(game, 3);
  assert.deepEqual(await rows(game), table);
  await game.close();
});
