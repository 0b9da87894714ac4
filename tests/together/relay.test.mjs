// Two people in two networks that cannot reach each other, with a real TURN server between them (networks.mjs): what
// they are told without it, and whole games by way of it. `tests/relay` runs it.
//
// | the host's server | the guest's | |
// | --- | --- | --- |
// | none | none | told within 20 seconds, with two ways out: by message, and a server on both devices |
// | TURN | TURN | a game to the end, with the same record; also Firefox and Chromium |
// | TURN | STUN, of the same address | comes up |
// | TURN | with a wrong password | told at the guest's, and comes up |
// | TURN | none | told: the TURN server lets nobody in whose address it has not heard |
// | with a wrong password, or not there | none | told with the invitation, which is there all the same |
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import {
  clickInText, firefoxNoise, goHome, inviteTo, openFor, playToTheEnd, pressFor, sameRecord, startFirefox,
  takeAnswer,
} from "../browser/company.mjs";
import { browser, launch } from "../browser/page.mjs";
import { button, linkIn, pressIn, says } from "../browser/together.mjs";
import { Networks, credentials, emptyPlace, relayPlace } from "./networks.mjs";

/** @typedef {import("../browser/game.mjs").Game} Game */

const networks = new Networks();
const hosts = browser([], {}, (flags) => launch(flags, networks.programOfHost("/usr/bin/chromium-headless-shell")));
const chrome = browser();
const fox = browser([], { noise: firefoxNoise }, startFirefox);
before(async () => {
  await networks.startRelay(process.env.ALLFOURS_COTURN ?? "turnserver");
  await networks.serveHost(hosts.address);
});
after(() => networks.close());

const stun = `stun:${relayPlace}`;
const turn = `turn:${credentials.name}:${credentials.password}@${relayPlace}`;

/** @param {Game} game @param {string} server */
async function enterServer(game, server) {
  const field = game.page.locator('#sheet[open] input[data-act="together_server:"]');
  // By keys, which is an edit of theirs in every browser.
  await field.fill("");
  await field.pressSequentially(server);
  await field.press("Enter");
  await says(game, /New connections use this server/);
}

/** Host and guest in their networks, with the answer entered; the time since then in ms.
 * @param {string} hostServer @param {string} guestServer @param {ReturnType<typeof browser>} [other] the guest's browser */
async function meet(hostServer, guestServer, other = chrome) {
  const [host, guest] = await Promise.all([hosts, other].map((one) => openFor({ browser: one, way: "text" })));
  await serve(host, hostServer);
  const told = await host.page.locator("#sheet[open]").innerText();
  await join(host, guest, guestServer);
  const entered = Date.now();
  return { host, guest, told, since: () => Date.now() - entered };
}

/** The host enters a server, if any, and invites. @param {Game} host @param {string} server */
async function serve(host, server) {
  if (server) {
    await clickInText(host, "together");
    await enterServer(host, server);
    await host.closeSheet();
  }
  await inviteTo(host, "v=german&seed=RELAY-1&rules=target.2", 2, [1]);
}

/** The guest opens the invitation and answers it. @param {Game} host @param {Game} guest @param {string} server */
async function open(host, guest, server) {
  const invitation = await linkIn(host);
  await guest.page.evaluate((fragment) => { location.hash = fragment; }, invitation);
  await button(guest, "together_join").waitFor();
  if (server) await enterServer(guest, server);
  await pressFor(guest, "together_join", "#link");
}

/** @param {Game} host @param {Game} guest @param {string} [guestServer] */
async function join(host, guest, guestServer = "") {
  await open(host, guest, guestServer);
  await takeAnswer(host, await linkIn(guest));
}

const unreached = new RegExp("The two devices cannot reach each other\\. Keep both pages open and use the same " +
  "network, enter a server on both, or play by message\\.");

/** @param {Game} host @param {Game} guest */
async function play(host, guest) {
  await says(host, /is here/);
  await pressIn(host, "together_begin");
  const players = [host, guest].map((game) => ({ game, way: /** @type {const} */ ("text") }));
  await playToTheEnd(players);
  await sameRecord(players);
  await goHome(players);
}

test("without a server it is told in time, and a server on both is the way out", { timeout: 200_000 }, async (t) => {
  const { host, guest, since } = await meet("", "");
  await says(host, unreached);
  const after = since();
  t.diagnostic(`told after ${after} ms`);
  assert.ok(after < 20_000);
  await button(host, "together_turns").waitFor();
  await enterServer(host, turn);
  await pressIn(host, "together_invite:1");
  await says(host, /invitation is ready/);
  await join(host, guest, turn);
  await play(host, guest);
});

test("without a server it is told in time, and playing by message is the other way out", { timeout: 200_000 }, async () => {
  const { host, guest } = await meet("", "");
  await says(host, unreached);
  await pressIn(host, "together_turns");
  const link = await linkIn(host);
  assert.match(link, /&turn=1&/);
  await guest.page.goto(`${chrome.address}#${link}`);
  await pressIn(guest, "together_join");
  assert.match(await linkIn(guest), /&turn=1&/);
  await Promise.all([host.close(), guest.close()]);
});

for (const [name, other] of /** @type {const} */ ([["Chromium", chrome], ["Firefox", fox]])) {
  test(`a game by way of the TURN server, the guest with ${name}`, { timeout: 200_000 }, async (t) => {
    const passed = networks.passed();
    const { host, guest, since } = await meet(turn, turn, other);
    await says(host, /is here/);
    t.diagnostic(`connected after ${since()} ms`);
    await play(host, guest);
    const packets = networks.passed() - passed;
    t.diagnostic(`${packets} packets between the networks`);
    assert.ok(packets > 100);
  });
}

test("a TURN server on one device needs a STUN server on the other", { timeout: 200_000 }, async (t) => {
  const known = await meet(turn, stun);
  await says(known.host, /is here/);
  t.diagnostic(`connected after ${known.since()} ms`);
  await Promise.all([known.host.close(), known.guest.close()]);
  const unknown = await meet(turn, "");
  await says(unknown.host, unreached);
  await Promise.all([unknown.host.close(), unknown.guest.close()]);
});

for (const [name, server, sentence] of /** @type {const} */ ([
  ["a wrong password", turn.replace(credentials.password, "wrong"), `The server ${relayPlace} refuses this name or password.`],
  ["nobody there", turn.replace(relayPlace, emptyPlace), `The server ${emptyPlace} does not answer: check its address.`],
  ["a STUN server that is not there", `stun:${emptyPlace}`, `The server ${emptyPlace} does not answer: check its address.`],
])) {
  test(`${name} is told with the invitation`, { timeout: 100_000 }, async () => {
    const { host, guest, told } = await meet(server, "");
    assert.ok(told.includes(sentence), told);
    await says(host, unreached);
    await Promise.all([host.close(), guest.close()]);
  });
}

test("a guest with a wrong password is told, and comes up by the host's", { timeout: 100_000 }, async () => {
  const [host, guest] = await Promise.all([hosts, chrome].map((one) => openFor({ browser: one, way: "text" })));
  await serve(host, turn);
  await open(host, guest, turn.replace(credentials.password, "wrong"));
  await says(guest, new RegExp(`The server ${relayPlace} refuses this name or password\\.`));
  await takeAnswer(host, await linkIn(guest));
  await says(host, /is here/);
  await Promise.all([host.close(), guest.close()]);
});
