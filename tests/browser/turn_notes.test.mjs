// One's turn at a table of people on devices, in a tab out of sight: the title, the notification, and the switch
// that asks for the browser's permission. The tab stands still there, as browsers do: no frame is drawn.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser } from "./page.mjs";
import { button, enterAnswer, invite, linkIn, pressIn } from "./together.mjs";

// In real time, which the connections need.
const chrome = browser([], { pace: 2 });

/** @typedef {import("./game.mjs").Game} Game */
/** @typedef {{answer: string, shown: string[], hide: (hidden: boolean) => void}} Stage */

/** A browser whose permission the test answers, and a tab that can be out of sight. */
function stage() {
  let hidden = false;
  /** @type {FrameRequestCallback[]} */
  const waiting = [];
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (call) => hidden ? waiting.push(call) : frame(call);
  Object.defineProperty(document, "hidden", { get: () => hidden });
  const own = {
    answer: "granted",
    shown: /** @type {string[]} */ ([]),
    hide: (/** @type {boolean} */ value) => {
      hidden = value;
      for (const call of hidden ? [] : waiting.splice(0)) frame(call);
      document.dispatchEvent(new Event("visibilitychange"));
    },
  };
  class Note extends EventTarget {
    static permission = "default";
    static requestPermission = async () => Note.permission = own.answer;
    /** @param {string} text */
    constructor(text) {
      super();
      own.shown.push(text);
    }
    close() {
      own.shown.push("taken back");
    }
  }
  ServiceWorkerRegistration.prototype.showNotification = async (text) => void own.shown.push(text);
  ServiceWorkerRegistration.prototype.getNotifications = async () =>
    /** @type {Notification[]} */ (/** @type {unknown} */ ([{ close: () => own.shown.push("taken back") }]));
  Object.assign(window, { stage: own, Notification: Note });
}

/** @param {Game} game @param {string} answer of the person to the browser */
async function switchOn(game, answer) {
  await game.page.evaluate((given) => {
    /** @type {{stage: Stage}} */ (/** @type {unknown} */ (window)).stage.answer = given;
  }, answer);
  await game.press("menu");
  await game.press("settings");
  await pressIn(game, "turn_notes:");
}

/** @param {Game} game */
const isOn = (game) => game.page.locator('#sheet[open] input[data-act="turn_notes:"]').isChecked();

/** @param {Game} game @param {boolean} hidden */
const hide = (game, hidden) => game.page.evaluate((value) => {
  /** @type {{stage: Stage}} */ (/** @type {unknown} */ (window)).stage.hide(value);
}, hidden);

/** @param {Game} game */
const shown = (game) => game.page.evaluate(() =>
  /** @type {{stage: Stage}} */ (/** @type {unknown} */ (window)).stage.shown);

test("the switch asks the browser, and says what it answers", async () => {
  const game = await chrome.open({ prepare: stage, begins: false });
  await switchOn(game, "denied");
  await game.page.locator("#sheet[open]", { hasText: /does not allow notifications/ }).waitFor();
  assert.equal(await isOn(game), false);
  await game.page.evaluate(() => Reflect.deleteProperty(window, "Notification"));
  await pressIn(game, "turn_notes:");
  await game.page.locator("#sheet[open]", { hasText: /has no notifications/ }).waitFor();
  assert.equal(await isOn(game), false);
  await game.picture("turn-notes");
  await game.close();
});

test("a tab out of sight says in its title, and by a notification, that it is one's turn", async () => {
  const host = await chrome.open({ prepare: stage });
  await switchOn(host, "granted");
  assert.equal(await isOn(host), true);
  await host.closeSheet();
  // Nobody follows a link within the moment in which the history follows the dialog.
  await host.page.waitForFunction("allfours.historyRests");
  await invite(host);
  const guest = await chrome.open({ link: await linkIn(host), begins: false });
  await button(guest, "together_join").waitFor();
  await pressIn(guest, "together_join");
  await enterAnswer(host, await linkIn(guest));
  await button(host, "together_begin").waitFor();
  await pressIn(host, "together_begin");
  await host.page.locator("#sheet[open]").waitFor({ state: "detached" });
  /** @param {Game} game */
  const next = async (game) => (await game.actions()).find((id) => /^say:/.test(id)) ?? (await game.playable())[0];
  const waits = async () => !/^It is your turn\. /.test(await host.page.title());
  for (let steps = 0; !(await waits()) && steps < 40; ++steps) {
    const id = await next(host);
    await host.rested();
    if (id) await host.press(id);
    await host.page.waitForTimeout(100);
  }
  assert.deepEqual(await shown(host), [], "nobody who sees the page is notified");
  await hide(host, true);
  for (let steps = 0; await waits() && steps < 100; ++steps) {
    const id = await next(guest);
    await guest.rested();
    if (id) await guest.press(id);
    await guest.page.waitForTimeout(100);
  }
  assert.equal(await waits(), false, "the title");
  await host.page.waitForFunction(() =>
    /** @type {{stage: Stage}} */ (/** @type {unknown} */ (window)).stage.shown.length > 0);
  assert.deepEqual(await shown(host), ["It is your turn."]);
  await hide(host, false);
  await host.page.waitForFunction(() =>
    /** @type {{stage: Stage}} */ (/** @type {unknown} */ (window)).stage.shown.includes("taken back"));
  await host.close();
  await guest.close();
});
