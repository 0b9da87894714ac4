// Who leaves a table of two people on devices, when and how, and how both sit there again: for who_leaves.test.mjs.
// They act as people would: open the page, go on with the table in the dialog, send a fresh invitation.
import assert from "node:assert/strict";

import { hurry } from "./clock.mjs";
import { clickInText, inviteTo, openFor, playToTheEnd, pressFor, sameRecord, step, takeAnswer } from "./company.mjs";
import { Game } from "./game.mjs";
import { button, linkIn, pressIn, says } from "./together.mjs";

/** @typedef {import("./company.mjs").Person} Person */
/** @typedef {{host: Game, guest: Game, link: string, invitation: string, answer: string}} Table */
/** @typedef {"host" | "guest"} Role */

/** As short a game as the phase allows. @param {string} phase */
const linkOf = (phase) => `v=german&seed=LEAVING-1&rules=target.${phase === "between hands" ? 7 : 2}`;

/** Time in the pages of both. @param {Table} table @param {number} rate */
const run = async ({ host, guest }, rate) => {
  for (const { page } of [host, guest]) {
    await page.evaluate((times) => /** @type {any} */ (window).testClock.hurry(times), rate);
  }
};

/** What stands in the history, line by line. @param {Game} game */
const lines = async (game) => (await game.rows()).filter(({ kind }) => kind !== "heading").map(({ text }) => text);

/** Has this person the button? @param {Game} game @param {string} id */
const has = async (game, id) => (await game.actions()).includes(id);

/** Plays, the two in turn, until it is so. @param {Table} table @param {() => Promise<boolean>} isSo */
async function playUntil(table, isSo) {
  const players = [table.host, table.guest];
  await run(table, hurry);
  for (let tries = 0; !await isSo(); ++tries) {
    if (tries > 2000) throw new Error("this does not come");
    for (const game of players) {
      const acts = [...await game.actions(), ...await game.playable()];
      if (!acts.some((id) => /^(say:|card:|lay_down|keep)/.test(id))) continue;
      if (await game.page.locator("#sheet[open]").count() > 0) continue;
      await step({ game, way: "text" });
      break;
    }
  }
  await run(table, 1);
}

/** The guest opens an invitation, joins, and has an answer. @param {Table} table */
async function answer(table) {
  const { guest } = table;
  await guest.page.evaluate((fragment) => { location.hash = fragment; }, table.invitation);
  await pressFor(guest, "together_join", "#link");
  table.answer = await linkIn(guest);
}

/** @param {Table} table */
async function seat(table) {
  await takeAnswer(table.host, table.answer);
  await says(table.host, /is here/);
}

/** @param {Table} table */
async function begin(table) {
  await pressIn(table.host, "together_begin");
  for (const { page } of [table.host, table.guest]) await page.locator("#sheet[open]").waitFor({ state: "detached" });
}

/** Each phase goes on from the one before. @type {Record<string, (table: Table) => Promise<unknown>>} */
export const phases = {
  "invited": async (table) => {
    await inviteTo(table.host, table.link, 2, [1]);
    table.invitation = await linkIn(table.host);
    await table.guest.page.evaluate((fragment) => { location.hash = fragment; }, table.invitation);
    await button(table.guest, "together_join").waitFor();
  },
  "answered": answer,
  "at the table": seat,
  "in the bidding": async (table) => {
    await begin(table);
    // Both have cards, and one is asked.
    for (const { page } of [table.host, table.guest]) {
      await page.locator("#hand button").first().waitFor({ state: "attached" });
    }
    await Promise.any([table.host, table.guest].map(({ page }) =>
      page.locator('#actions [data-act^="say:"]').first().waitFor({ state: "attached" })));
  },
  "in a trick": (table) => playUntil(table, async () => {
    const held = await Promise.all([table.host, table.guest].map((game) => game.hand()));
    const cards = held.flat().length;
    return cards < 9 && cards % 2 === 1;
  }),
  "between hands": (table) => playUntil(table, async () =>
    await has(table.host, "next_hand") && await has(table.guest, "next_hand")),
  "at the end": (table) => playToTheEnd([table.host, table.guest].map((game) => ({ game, way: "text" }))),
};

/** The page in another tab of the same browser. @param {Game} game */
async function another(game) {
  const page = await game.page.context().newPage();
  await page.goto(game.page.url().replace(/#.*/, ""));
  const opened = new Game(page, game.touch, game.close);
  await opened.ready();
  return opened;
}

/** As a person closes it: the page can still do something. @param {Game} game */
async function closeTab({ page }) {
  await Promise.all([page.waitForEvent("close"), page.close({ runBeforeUnload: true })]);
}

/** How somebody leaves; returns the page they go on with.
 * @type {Record<string, (game: Game) => Promise<Game>>} */
export const ways = {
  "reloads": async (game) => {
    await game.page.reload();
    await game.ready();
    return game;
  },
  "closes the tab": async (game) => {
    // The context stays, and with it the device's storage.
    const opened = await game.page.context().newPage();
    await closeTab(game);
    return again(opened, game);
  },
  "crashes": async (game) => {
    const cdp = await game.page.context().newCDPSession(game.page);
    const gone = game.page.waitForEvent("crash");
    cdp.send("Page.crash").catch(() => {});
    await gone;
    const opened = await game.page.context().newPage();
    await game.page.close();
    return again(opened, game);
  },
  "has two tabs": (game) => another(game),
};

/** @param {import("playwright-core").Page} page @param {Game} before */
async function again(page, before) {
  await page.goto(before.page.url().replace(/#.*/, ""));
  const game = new Game(page, before.touch, before.close);
  await game.ready();
  return game;
}

/** Opens the dialog, and goes on with the table if it is to be chosen there. @param {Game} game */
async function goOn(game) {
  const open = async () => {
    if (await game.page.locator("#sheet[open]").count() === 0) await clickInText(game, "together");
    await game.page.locator('#sheet[open][data-name="together"]').waitFor();
  };
  await open();
  const resume = game.page.locator('#sheet[open] [data-act^="together_resume:"]');
  if (await resume.count() === 0) return;
  await game.rested();
  await resume.first().click();
  await resume.first().waitFor({ state: "detached" });
  await open();
}

/** Closes the dialog. @param {Game} game */
async function toTable(game) {
  if (await game.page.locator("#sheet[open]").count() > 0) await game.page.keyboard.press("Escape");
  await game.page.locator("#sheet[open]").waitFor({ state: "detached" });
}

/** Both sit at the table again, by a fresh invitation unless the old one still counts.
 * @param {Table} table @param {boolean} stillInvited */
async function sitAgain(table, stillInvited) {
  await goOn(table.host);
  if (!stillInvited) {
    await pressIn(table.host, "together_invite:1");
    await says(table.host, /invitation is ready/);
    table.invitation = await linkIn(table.host);
  }
  await answer(table);
  await seat(table);
}

/** Somebody leaves and comes back; both then play to the end and have the same record.
 * @param {Person} person @param {string} phase @param {Role} role @param {string} way
 * @returns {Promise<string>} the measurement */
export async function leaveAndComeBack(person, phase, role, way) {
  const names = Object.keys(phases);
  const at = names.indexOf(phase);
  const there = names.slice(0, at + 1).filter((name) => name === phase || name !== "between hands");
  /** @type {Table} */
  const table = { host: await openFor(person), guest: await openFor(person), link: linkOf(phase),
    invitation: "", answer: "" };
  const closed = [table.host.close, table.guest.close];
  const measured = await leaveAndReturn(table, there, phase, role, way).catch(async (error) => {
    error.message += (await Promise.all([table.host, table.guest].map(shown))).join("");
    throw error;
  });
  for (const close of closed) await close();
  return measured;
}

/** The page's texts, for the report of a failure. @param {Game} game */
const shown = async ({ page }) => `\n--- ${await page.evaluate(() =>
  `${document.getElementById("sheet")?.innerText}\n${document.getElementById("prompt")?.textContent}\n` +
  `${document.getElementById("message")?.textContent}\n${document.getElementById("live")?.innerText.slice(-400)}`)
  .catch(String)}`;

/** @param {Table} table @param {string[]} there the phases on the way @param {string} phase @param {Role} role
 * @param {string} way */
async function leaveAndReturn(table, there, phase, role, way) {
  for (const name of there) await phases[name](table);
  const before = await lines(table[role]);
  const begun = there.includes("in the bidding");
  const over = phase === "at the end";
  const stays = table[role];
  const since = performance.now();
  table[role] = await ways[way](stays);
  if (way === "has two tabs") {
    // The first tab goes on while the second has the table, too; then it is closed.
    if (begun) await goOn(table[role]);
    if (begun && !over) {
      await toTable(table[role]);
      const played = { ...table, [role]: stays };
      const rows = (await lines(stays)).length;
      if (await has(stays, "next_hand")) {
        for (const game of [played.host, played.guest]) await clickInText(game, "next_hand");
      }
      await playUntil(played, async () => (await lines(stays)).length > rows);
    }
    before.splice(0, before.length, ...await lines(stays));
    await closeTab(stays);
  }
  if (over) {
    if (!await has(table[role], "play_again")) await goOn(table[role]);
    if (!await has(table[role], "play_again")) await pressIn(table[role], "together_table");
    await toTable(table[role]);
  } else {
    const stillInvited = role === "guest" && (phase === "invited" || phase === "answered");
    await sitAgain(table, stillInvited);
    if (begun) for (const game of [table.host, table.guest]) await toTable(game);
    else await begin(table);
  }
  const seconds = (performance.now() - since) / 1000;
  const players = [table.host, table.guest].map((game) => ({ game, way: /** @type {const} */ ("text") }));
  await playToTheEnd(players);
  const record = await sameRecord(players);
  assert.deepEqual((await lines(table[role])).slice(0, before.length), before, "nothing that was played is lost");
  return `back after ${seconds.toFixed(1)} s; ${before.length} lines before, ${record.length} characters at the end`;
}
