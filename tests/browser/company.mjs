// A company for the tests: people at one table, each with a device of their own and a way of their own to play, from
// the invitation to the end of the game. Time runs fast once the connections are up, which need real time.
import assert from "node:assert/strict";

import { firefox } from "playwright-core";

import { hurry } from "./clock.mjs";
import { browser, phone } from "./page.mjs";
import { button, openDialog, pressIn, says } from "./together.mjs";

/** @typedef {import("./game.mjs").Game} Game */
/** @typedef {import("./page.mjs").Options} Options */
/** @typedef {"pointer" | "touch" | "keys" | "text"} Way */
/** @typedef {ReturnType<typeof browser>} Browser */

/** @typedef {object} Person
 * @property {Browser} browser
 * @property {Way} way
 * @property {string} [locale]
 * @typedef {{game: Game, way: Way}} Player */

/** What of the game a person can press now; cards only if there is nothing else. */
const wanted = /^(say:|next_hand|next_deal|lay_down|keep)/;

export const startFirefox = () => firefox.launch({ channel: "moz-firefox", executablePath: "/usr/bin/firefox-esr" });

/** Firefox's notes on a missing display and network. */
export const firefoxNoise = /WebGL|WebRTC|ICE failed|No connection\./;

/** Opens the page as this person has it, in real time.
 * @param {Person} person @param {Options} [options] */
export async function openFor({ browser, way, locale }, options = {}) {
  const game = await browser.open({ locale, paints: false, begins: false,
    ...way === "touch" ? { viewport: phone, touch: true } : {}, ...options });
  game.hurries = false;
  if (way === "text") await clickInText(game, "text_only:on");
  return game;
}

/** Presses a button of the text mirror. @param {Game} game @param {string} id */
export async function clickInText(game, id) {
  await game.rested();
  await game.page.locator(`#mirror [data-act="${id}"]`)
    .evaluate((button) => /** @type {HTMLElement} */ (button).click());
}

/** Presses it in the dialog until this is there, since a press that might be a slip does not count.
 * @param {Game} game @param {string} id @param {string} selector of the result, in the dialog */
export async function pressFor(game, id, selector) {
  const there = game.page.locator(`#sheet[open] ${selector}`);
  await button(game, id).waitFor();
  for (let tries = 0; tries < 10 && await there.count() === 0; ++tries) {
    await game.rested();
    await button(game, id).click({ timeout: 2000 }).catch(() => {});
    await there.waitFor({ timeout: 5000 }).catch(() => {});
  }
  await there.waitFor();
}

/** By Tab and Enter alone. @param {Game} game @param {string} id of a button in the dialog */
async function enterByKeys(game, id) {
  await button(game, id).waitFor();
  await game.rested();
  for (let steps = 0; steps < 40; ++steps) {
    if (await game.page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.dataset.act) === id) {
      await game.page.keyboard.press("Enter");
      return;
    }
    await game.page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${id}`);
}

/** Chooses the game of this link, with these seats for other people, and invites.
 * @param {Game} host @param {string} link @param {number} players @param {number[]} seats */
export async function inviteTo(host, link, players, seats) {
  await host.page.evaluate((fragment) => { location.hash = fragment; }, link);
  await host.page.locator('[data-act="begin"]').waitFor({ state: "attached" });
  await clickInText(host, "new_game");
  await clickInText(host, "together");
  await button(host, "together_host").waitFor();
  for (let seat = 1; seat < players; ++seat) {
    const wish = host.page.locator(`#sheet[open] input[data-act="together_seat:${seat}:"]`);
    await wish.setChecked(seats.includes(seat));
  }
  await pressIn(host, "together_host");
  await says(host, /invitation is ready/);
}

/** The invitation to this seat. @param {Game} host @param {number} seat */
export async function invitationTo(host, seat) {
  const choice = host.page.locator(`#sheet[open] input[name="shared-link"][value="seat:${seat}"]`);
  await choice.waitFor({ state: "attached" });
  await choice.click();
  const field = host.page.locator("#sheet[open] #link");
  await host.page.waitForFunction((wanted) =>
    /** @type {HTMLInputElement | null} */ (document.querySelector("#sheet[open] #link"))?.value
      .includes(`&seat=${wanted}&`), seat);
  return (await field.inputValue()).split("#")[1];
}

/** Enters the answer as people do, who paste it: by keys, which is an edit of theirs in every browser.
 * @param {Game} host @param {string} answer */
export async function takeAnswer(host, answer) {
  const field = host.page.locator('#sheet[open] input[data-act="together_answer:"]');
  await field.fill(answer);
  for (const keys of ["Control+A", "Control+X"]) await field.press(keys);
  // The clipboard has the text a moment after it was cut.
  while (await field.inputValue() !== answer) {
    for (const keys of ["Control+A", "Control+V"]) await field.press(keys);
  }
  await field.press("Enter");
}

/** The guest's answer to an invitation. @param {Player} guest */
async function answerOf({ game, way }) {
  if (way === "keys") await enterByKeys(game, "together_join");
  else await pressFor(game, "together_join", "#link");
  const field = game.page.locator("#sheet[open] #link");
  await field.waitFor();
  return (await field.inputValue()).split("#")[1];
}

/** A table with everybody at it whose game has begun, the host first.
 * @param {string} link @param {number} players @param {Person} host @param {Person[]} guests from seat 1 on
 * @returns {Promise<Player[]>} */
export async function sitDown(link, players, host, guests) {
  const first = { game: await openFor(host), way: host.way };
  const seats = guests.map((_, at) => at + 1);
  await inviteTo(first.game, link, players, seats);
  /** @type {string[]} */
  const invitations = [];
  for (const seat of seats) {
    invitations.push(guests.length > 1 ? await invitationTo(first.game, seat)
      : (await first.game.page.locator("#sheet[open] #link").inputValue()).split("#")[1]);
  }
  const others = await Promise.all(guests.map(async (guest, at) =>
    ({ game: await openFor(guest, { link: invitations[at] }), way: guest.way })));
  const answers = await Promise.all(others.map(answerOf));
  for (const answer of answers) await takeAnswer(first.game, answer);
  await first.game.page.waitForFunction((count) => [...document.querySelectorAll("#sheet[open] p")]
    .filter((one) => one.textContent?.endsWith(" is here")).length === count, guests.length, { timeout: 60_000 });
  await pressIn(first.game, "together_begin");
  return [first, ...others];
}

/** What this person sees of the game: changes with each step that counts. @param {Game} game */
const seen = (game) => game.page.evaluate(() => [document.querySelectorAll("#rows li").length,
  ...Array.from(document.querySelectorAll("#actions button, #hand button"), (one) =>
    `${/** @type {HTMLElement} */ (one).dataset.act} ${one.getAttribute("aria-disabled")}`)].join("\n"));

/** Waits until this person can do something, or the game is over; "" then. @param {Game} game
 * @returns {Promise<string>} */
async function next(game) {
  const found = await game.page.waitForFunction((pattern) => {
    if (document.querySelector("#sheet[open]")) return null;
    const ids = Array.from(document.querySelectorAll('#actions button, #hand button:not([aria-disabled="true"])'),
      (one) => /** @type {HTMLElement} */ (one).dataset.act ?? "");
    if (ids.includes("play_again")) return { id: "" };
    const words = Array.from(document.querySelectorAll("#actions button"),
      (one) => /** @type {HTMLElement} */ (one).dataset.act ?? "");
    const card = document.querySelector('#hand button:not([aria-disabled="true"])');
    const id = words.find((word) => new RegExp(pattern).test(word)) ??
      /** @type {HTMLElement | null} */ (card)?.dataset.act;
    return id ? { id } : null;
  }, wanted.source, { polling: 20, timeout: 120_000 });
  return (await found.jsonValue())?.id ?? "";
}

/** @type {Record<Way, (game: Game, id: string) => Promise<unknown>>} */
const ways = {
  pointer: (game, id) => game.press(id),
  touch: (game, id) => game.press(id),
  text: (game, id) => game.page.evaluate((action) => {
    const found = document.querySelector(`#actions [data-act="${action}"], #hand [data-act="${action}"]`);
    /** @type {HTMLElement | null} */ (found)?.click();
  }, id),
  // A word's key is its first letter, a card's its place in the hand.
  keys: async (game, id) => {
    const place = (await game.hand()).indexOf(id);
    await game.page.keyboard.press(place >= 0 ? String(place + 1) : id.startsWith("say:") ? id[4] : "Enter");
  },
};

/** One step of this person; false once the game is over. @param {Player} player */
export async function step({ game, way }) {
  const id = await next(game);
  if (!id) return false;
  await game.rested();
  const before = await seen(game);
  await ways[way](game, id);
  for (let tries = 0; tries < 100 && await seen(game) === before; ++tries) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

/** Everybody plays to the end. @param {Player[]} players */
export async function playToTheEnd(players) {
  await Promise.all(players.map(async (player) => {
    await player.game.page.locator("#sheet[open]").waitFor({ state: "detached" });
    await player.game.page.evaluate((rate) => /** @type {any} */ (window).testClock?.hurry(rate), hurry);
    for (let steps = 0; await step(player); ++steps) if (steps > 2000) throw new Error("the game does not end");
  }));
}

/** The link of the whole game that Share has, without the seat of its person. @param {Game} game */
export async function recordOf(game) {
  await clickInText(game, "share");
  const choice = game.page.locator('#sheet[open] input[name="shared-link"][value="game"]');
  await choice.waitFor({ state: "attached" });
  await choice.check();
  await game.page.waitForFunction(() => /** @type {HTMLInputElement | null} */ (
    document.querySelector("#sheet[open] #link"))?.value.includes("&log="));
  const link = (await game.page.locator("#sheet[open] #link").inputValue()).split("#")[1];
  await game.closeSheet();
  return link.replace(/&end=...$/, "").replace(/&seat=\d/, "");
}

/** Points in the order in which they were given: how many, and to which side. @param {Game} game */
const points = async (game) => (await game.rows()).filter(({ kind }) => kind === "award")
  .map(({ points, side }) => `${points} ${side}`);

/** All devices have the same game, to the byte; its link. @param {Player[]} players */
export async function sameRecord(players) {
  const [first, ...others] = await Promise.all(players.map(({ game }) => recordOf(game)));
  assert.match(first, /&seed=T-[A-Z2-7]{20}&/);
  assert.match(first, /&log=./);
  for (const other of others) assert.equal(other, first);
  const [given, ...elsewhere] = await Promise.all(players.map(({ game }) => points(game)));
  assert.ok(given.length > 0);
  for (const other of elsewhere) assert.deepEqual(other, given);
  return first;
}

/** @param {Player[]} players */
export const goHome = (players) => Promise.all(players.map(({ game }) => game.close()));
