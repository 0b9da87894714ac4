// Playing together on devices of their own: from the invitation to the end of a game, with both dialogs, on a
// phone, and by message; a reload, and links that are wrong. Each device is a browser context, and nothing but
// links passes between them except what they send over their connection.
import assert from "node:assert/strict";
import { test } from "node:test";

import { readTongues } from "../../web/paper/words.mjs";
import { violations } from "./axe.mjs";
import { browser, phone } from "./page.mjs";
import { button, enterAnswer, invite, linkIn, openDialog, openGerman, pressIn, says } from "./together.mjs";

// In real time, which the connections need.
const chrome = browser([], { pace: 2 });

/** @typedef {import("./game.mjs").Game} Game */

/**
 * Chooses a game of two and invites somebody, who joins.
 * @param {Game} host
 * @param {import("./page.mjs").Options} guestOptions
 */
async function together(host, guestOptions = {}) {
  await invite(host);
  const guest = await chrome.open({ link: await linkIn(host), begins: false, ...guestOptions });
  await button(guest, "together_join").waitFor();
  await pressIn(guest, "together_join");
  await enterAnswer(host, await linkIn(guest));
  await button(host, "together_begin").waitFor();
  return guest;
}

/** What a person can do now: a word or a card. @param {Game} game */
async function possible(game) {
  if (await game.page.locator("#sheet[open]").count() > 0) return null;
  const word = (await game.actions()).find((id) => /^(say:|next_hand|play_again|lay_down|keep)/.test(id));
  return word ?? (await game.playable())[0] ?? null;
}

/** Plays on both until `ends` holds. @param {Game[]} games @param {() => Promise<boolean>} ends */
async function play(games, ends) {
  for (let steps = 0; steps < 2000; ++steps) {
    if (await ends()) return;
    for (const game of games) {
      const id = await possible(game);
      if (!id || id === "play_again") continue;
      await game.rested();
      await game.page.evaluate((action) => {
        const found = document.querySelector(`#actions [data-act="${action}"], #hand [data-act="${action}"]`);
        /** @type {HTMLElement | null} */ (found)?.click();
      }, id);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("the game does not end");
}

/** The table has something to do for the others. @param {Game} game */
const offers = async (game) => await game.page.locator('#actions .primary[data-act="together"]').count() > 0;

/** @param {Game} game */
const isOver = async (game) => (await game.actions()).includes("play_again");

/** @param {Game} game @returns {Promise<string[]>} */
const story = async (game) => (await game.rows()).filter(({ kind }) => kind === "award")
  .map(({ title, points, side }) => `${title} ${points} ${side}`);

test("invited, joined and played to the end, with the same points on both devices", async () => {
  const host = await chrome.open();
  const guest = await together(host);
  assert.deepEqual(await violations(host.page), []);
  assert.deepEqual(await violations(guest.page), []);
  await host.picture("together-host");
  await guest.picture("together-guest");
  await pressIn(host, "together_begin");
  await host.page.locator("#sheet[open]").waitFor({ state: "detached" });
  const games = [host, guest];
  const asked = async () => await Promise.all(games.map(async (game) => await possible(game) !== null));
  await play([], async () => (await asked()).includes(true));
  const turns = await asked();
  assert.deepEqual(await Promise.all(games.map(async ({ page }) => /^It is your turn\. /.test(await page.title()))),
    turns, "the tab's title says whose turn it is");
  // Something is called across the table.
  await guest.press("together_calls");
  await button(guest, "together_call:2").waitFor();
  assert.deepEqual(await violations(guest.page), []);
  await guest.picture("together-calls");
  await pressIn(guest, "together_call:2");
  await guest.page.locator("#sheet[open]").waitFor({ state: "detached" });
  await host.page.locator("#live p", { hasText: /: Well played!$/ }).waitFor({ state: "attached" });
  await host.picture("together-called");
  await play([host, guest], async () => await isOver(host) && await isOver(guest));
  const points = await story(host);
  assert.ok(points.length > 0);
  assert.deepEqual(await story(guest), points);
  assert.ok(!/your turn/.test(await host.page.title() + await guest.page.title()));
  assert.ok(!host.page.url().includes("seed="), "the cards follow from the name of the deal");
  // Another game of the same two.
  await host.press("play_again");
  await host.page.locator("#sheet[open]").waitFor();
  await host.picture("together-again-host");
  await guest.page.getByText("would like to play again").first().waitFor({ state: "attached" });
  await guest.picture("together-again-guest");
  await guest.press("play_again");
  await host.page.locator("#sheet[open]").waitFor({ state: "detached" });
  await play(games, async () => (await asked()).includes(true));
  for (const game of games) assert.ok(!await isOver(game), "a new game");
  await host.close();
  await guest.close();
});

test("the dialog fits the narrowest phones in every language", async () => {
  for (const { code } of readTongues()) {
    const game = await chrome.open({ viewport: { width: 320, height: 568 }, link: `lang=${code}`, begins: false });
    await game.page.evaluate(() => {
      /** @type {HTMLElement | null} */ (document.querySelector('#actions [data-act="together"]'))?.click();
    });
    await button(game, "together_host").waitFor();
    const beyond = await game.page.locator("#sheet").evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
    assert.ok(beyond <= 0, `${code}: ${beyond} pixels beyond the edge`);
    await game.close();
  }
});

test("a server that the browser refuses is said and forgotten, and another one is used", async () => {
  const host = await chrome.open({ prepare: () => {
    const Real = RTCPeerConnection;
    /** @type {unknown[]} */
    const used = [];
    Object.assign(window, { used, RTCPeerConnection: class extends Real {
      /** @param {RTCConfiguration} configuration */
      constructor(configuration) {
        const servers = configuration.iceServers ?? [];
        if (servers.some(({ urls }) => String(urls).startsWith("stuns:"))) throw new SyntaxError("refused");
        super(configuration);
        used.push(servers);
      }
    } });
  }, noise: /No connection\./ });
  await openGerman(host);
  const field = host.page.locator("#sheet[open] .field input").last();
  for (const [address, sentence, left] of [
    ["stuns:stun.example.org", /cannot use the server “stuns:stun\.example\.org”/, ""],
    ["example.org", /“example\.org” is not the address/, ""],
    ["turn:ann:p@ss@127.0.0.1:9", /New connections use this server/, "turn:ann:p@ss@127.0.0.1:9"],
  ]) {
    await field.fill(String(address));
    await field.press("Enter");
    await says(host, /** @type {RegExp} */ (sentence));
    const settings = String(await host.page.evaluate("localStorage.getItem('allfours.settings.2')"));
    assert.equal(/^server (.*)$/m.exec(settings)?.[1] ?? "", left);
  }
  await pressIn(host, "together_host");
  await says(host, /invitation is ready/);
  assert.deepEqual(await host.page.evaluate("used.at(-1)"),
    [{ urls: "turn:127.0.0.1:9", username: "ann", credential: "p@ss" }]);
  assert.ok(!(await linkIn(host)).includes("p@ss"), "it goes into no link");
  await host.close();
});

test("on a phone; a reload waits for a fresh invitation, and the game goes on", async () => {
  const host = await chrome.open();
  const guest = await together(host, { viewport: phone, touch: true });
  await pressIn(host, "together_begin");
  let moves = 0;
  await play([host, guest], async () => ++moves > 5);
  await guest.page.reload();
  await guest.ready();
  await play([host], () => offers(host));
  assert.match(await host.text("prompt"), /is away/);
  await host.picture("together-away");
  await openDialog(host);
  await pressIn(host, "together_invite:1");
  await says(host, /invitation is ready/);
  const invitation = await linkIn(host);
  await guest.page.goto(`${chrome.address}#${invitation}`);
  await button(guest, "together_join").waitFor();
  await guest.picture("together-invited-phone");
  await pressIn(guest, "together_join");
  await enterAnswer(host, await linkIn(guest));
  await says(host, /is here/);
  await host.page.keyboard.press("Escape");
  if (await guest.page.locator("#sheet[open]").count() > 0) await guest.page.keyboard.press("Escape");
  await play([host, guest], async () => await isOver(host) && await isOver(guest));
  assert.deepEqual(await story(guest), await story(host));
  await host.close();
  await guest.close();
});

test("by message: the table goes to and fro as links", async () => {
  const one = await chrome.open();
  await openGerman(one);
  await pressIn(one, "together_turns");
  const first = await linkIn(one);
  const two = await chrome.open({ link: first, begins: false });
  await pressIn(two, "together_join");
  const back = await linkIn(two);
  assert.match(back, /turn=1/);
  await one.page.goto(`${chrome.address}#${back}`);
  // The deal is made: the table is on the screen, until the link is to be sent again.
  await one.page.locator("#sheet[open]").waitFor({ state: "detached" });
  await play([one], () => offers(one));
  await openDialog(one);
  assert.notEqual(await linkIn(one), first);
  await one.picture("together-by-message");
  await one.close();
  await two.close();
});

test("a wrong link is said, and the start screen stays", async () => {
  const host = await chrome.open();
  await openDialog(host);
  await pressIn(host, "together_host");
  await says(host, /invitation is ready/);
  const invitation = await linkIn(host);
  for (const link of [invitation.slice(0, -1), invitation.replace("join=1", "join=9")]) {
    const guest = await chrome.open({ link, begins: false });
    await guest.page.locator("#message:not(:empty)").waitFor({ state: "attached" });
    assert.equal(await guest.page.locator("#sheet[open]").count(), 0);
    await guest.close();
  }
  await host.close();
});
