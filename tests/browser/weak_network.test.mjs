// Two people play across a network that loses 5 % of the packets and takes 300 ms for the others, and that carries
// nothing for half a minute in the middle of a trick: both are told, and after a fresh invitation the game goes on to
// the same record. With `--all`: it takes the time that browsers take to give up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

import {
  clickInText, goHome, inviteTo, openFor, playToTheEnd, pressFor, sameRecord, step, takeAnswer,
} from "./company.mjs";
import { Routers } from "./devices.mjs";
import { all, browser } from "./page.mjs";
import { linkIn, pressIn, says } from "./together.mjs";

// Routers need addresses instead of names of mDNS.
const chrome = browser(["--disable-features=WebRtcHideLocalIpsWithMdns"]);
const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** The end of a link, as src/core/game/link_end.cpp makes it. @param {string} covered */
function endOf(covered) {
  const bytes = new TextEncoder().encode(decodeURIComponent(covered));
  const sum = bytes.reduce((sum, byte) => (sum * 1021 + byte) % 3833, 0);
  return signs[bytes.length % 62] + signs[Math.floor(sum / 62)] + signs[sum % 62];
}

/** A link whose network's text was changed.
 * @param {string} link @param {(via: string) => Promise<string> | string} change */
async function changed(link, change) {
  const [covered, end] = link.split("&end=");
  assert.equal(endOf(covered), end);
  const [, via] = /&via=([^&]+)/.exec(covered) ?? [];
  const other = covered.replace(/&via=[^&]+/, `&via=${encodeURIComponent(await change(decodeURIComponent(via)))}`);
  return `${other}&end=${endOf(other)}`;
}

/** @typedef {import("./game.mjs").Game} Game */

/** The guest joins by the host's invitation, across these routers.
 * @param {Game} host @param {Game} guest @param {Routers} routers */
async function meet(host, guest, routers) {
  const invitation = await changed(await linkIn(host), (via) => routers.offer(via));
  await guest.page.evaluate((fragment) => { location.hash = fragment; }, invitation);
  await pressFor(guest, "together_join", "#link");
  await takeAnswer(host, await changed(await linkIn(guest), (via) => routers.answer(via)));
  await says(host, /is here/);
}

/** The other one is away, says the page. @param {Game} game */
const isTold = (game) => game.page.locator("#live p", { hasText: /is away/ }).first()
  .waitFor({ state: "attached", timeout: 90_000 });

test("a network with losses, delays and a break", { skip: !all, timeout: 400_000 }, async () => {
  /** @type {import("./company.mjs").Person} */
  const person = { browser: chrome, way: "text" };
  const [host, guest] = [await openFor(person), await openFor(person)];
  const players = [host, guest].map((game) => ({ game, way: /** @type {const} */ ("text") }));
  await inviteTo(host, "v=german&seed=WEAK-1&rules=target.2", 2, [1]);
  const routers = new Routers(0.05, 300);
  await meet(host, guest, routers);
  await pressIn(host, "together_begin");
  for (const { page } of [host, guest]) {
    await page.locator("#sheet[open]").waitFor({ state: "detached", timeout: 60_000 });
  }
  const held = async () => (await Promise.all([host.hand(), guest.hand()])).flat().length;
  const inTrick = async () => {
    const cards = await held();
    return cards > 0 && cards < 10 && cards % 2 === 1;
  };
  while (!await inTrick()) {
    for (const player of players) {
      const acts = [...await player.game.actions(), ...await player.game.playable()];
      if (!await inTrick() && acts.some((id) => /^(say:|card:|keep)/.test(id))) await step(player);
    }
    await pause(100);
  }
  routers.cut = true;
  await pause(30_000);
  await Promise.all([isTold(host), isTold(guest)]);
  routers.cut = false;
  const before = (await guest.rows()).filter(({ kind }) => kind === "event").map(({ text }) => text);
  await clickInText(host, "together");
  await pressIn(host, "together_invite:1");
  await says(host, /invitation is ready/);
  const others = new Routers(0.05, 300);
  await meet(host, guest, others);
  for (const { page } of [host, guest]) {
    if (await page.locator("#sheet[open]").count() > 0) await page.keyboard.press("Escape");
  }
  await playToTheEnd(players);
  await sameRecord(players);
  const after = (await guest.rows()).filter(({ kind }) => kind === "event").map(({ text }) => text);
  assert.deepEqual(after.slice(0, before.length), before);
  await goHome(players);
  routers.close();
  others.close();
});
