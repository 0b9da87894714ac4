// Idle frames: without activity nothing is drawn, on every screen and in a hidden page. And the page makes no
// sound before it is switched on and touched.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, noteAsked } from "./page.mjs";

const { open } = browser();

/** @param {import("./game.mjs").Game} game
 * @param {string} id */
const act = (game, id) => game.page.locator(`#actions [data-act="${id}"]`).evaluate((button) =>
  /** @type {HTMLElement} */ (button).click());

test("ten idle seconds: no frame on any screen, and none requested", async () => {
  /** @type {Record<string, import("./game.mjs").Game>} */
  const screens = {};
  screens.start = await open();
  screens.table = await open({ link: "v=german&seed=BEG-2" });
  await screens.table.turn();
  screens.menu = await open({ link: "v=german&seed=BEG-2" });
  await screens.menu.turn();
  await screens.menu.press("menu");
  screens.settings = await open({ link: "v=german&seed=BEG-2" });
  await screens.settings.turn();
  await act(screens.settings, "settings");
  screens.words = await open({ link: "v=german&seed=BEG-2" });
  await screens.words.turn();
  await act(screens.words, "text_only:on");
  screens.end = await open({ link: "v=german&seed=BEG-2" });
  await screens.end.playHand();
  for (const game of Object.values(screens)) {
    await game.page.mouse.move(5, 5);
    await game.settled();
  }
  /** @type {Record<string, number>} */
  const before = {};
  for (const [name, game] of Object.entries(screens)) {
    before[name] = await game.frames();
    await game.page.evaluate(noteAsked);
  }
  await screens.start.page.waitForTimeout(10000);
  for (const [name, game] of Object.entries(screens)) {
    assert.equal(await game.frames(), before[name], name);
    assert.deepEqual(await game.page.evaluate("asked"), { frames: 0, timers: 0 }, name);
    await game.close();
  }
});

test("a hidden page draws nothing, and continues when visible", async () => {
  const game = await open({ link: "v=trinidad&seed=KINGSTON-42", pace: 0 });
  const { page } = game;
  // Like the browser for a hidden page: no frames are requested.
  await page.evaluate(() => {
    const late = /** @type {FrameRequestCallback[]} */ ([]);
    const real = window.requestAnimationFrame.bind(window);
    Object.assign(window, {
      requestAnimationFrame: (/** @type {FrameRequestCallback} */ call) => late.push(call),
      seeAgain: () => {
        Object.assign(window, { requestAnimationFrame: real });
        late.forEach((call) => real(call));
      },
    });
  });
  await page.waitForTimeout(300);
  const frames = await game.frames();
  const rows = (await game.rows()).length;
  await page.waitForTimeout(3000);
  assert.equal(await game.frames(), frames);
  assert.equal((await game.rows()).length, rows, "nothing happens while hidden");
  await page.evaluate("seeAgain()");
  await page.waitForFunction((n) => /** @type {any} */ (window).allfours.frames > n, frames);
  await page.waitForTimeout(300);
  assert.ok((await game.rows()).length <= rows + 2, "after the pause nothing jumps");
  await game.turn();
  await game.close();
});

test("no sound by default; when switched on, from the first touch", async () => {
  const listen = () => {
    const heard = { contexts: 0, sounds: 0 };
    const Real = window.AudioContext;
    Object.assign(window, {
      heard,
      AudioContext: class extends Real {
        constructor() {
          super();
          ++heard.contexts;
        }
        createGain() {
          ++heard.sounds;
          return super.createGain();
        }
      },
    });
  };
  const game = await open({ link: "v=german&seed=BEG-2", prepare: listen });
  const { page } = game;
  /** @returns {Promise<{contexts: number, sounds: number}>} */
  const heard = () => page.evaluate("heard");
  await game.turn();
  await game.decide("say:stand");
  await game.turn();
  assert.deepEqual(await heard(), { contexts: 0, sounds: 0 }, "off by default");
  await act(game, "settings");
  await page.locator("#sheet").getByRole("checkbox", { name: "Sound" }).click();
  await page.keyboard.press("Escape");
  await game.decide((await game.playable())[0]);
  await game.turn();
  const now = await heard();
  assert.equal(now.contexts, 1);
  assert.ok(now.sounds >= 2, "at least two cards are heard");
  // A page that was not touched is silent, although the setting is stored.
  await page.reload();
  await game.ready();
  await page.evaluate("location.hash = '#v=german&seed=BEG-9'");
  await page.locator("#deal", { hasText: "BEG-9" }).waitFor({ state: "attached" });
  await game.turn();
  assert.equal((await heard()).contexts, 0);
  await game.close();
});
