// Resilience in the middle of a hand: changes of window size, shape or pixel ratio, a frozen tab, a jumping
// clock, mismatched page and program. The game goes on, or the page says why not, and the saved game
// survives. (Missing or corrupted files: matrix.mjs; a lost context: no_picture.test.mjs; a newer build:
// offline.test.mjs.)
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { browser } from "./page.mjs";

const dist = process.env.ALLFOURS_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));
const site = browser();
const link = "v=german&seed=BEG-2";

/** @typedef {import("./game.mjs").Game} Game */

/** Starts the game of the link, in which the person has stood.
 * @param {import("./page.mjs").Options} [options] */
async function begun(options = {}) {
  const game = await site.open({ link, ...options });
  await game.turn();
  await game.decide("say:stand");
  await game.turn();
  return game;
}

/** Plays a card with the pointer, at its current position. @param {Game} game */
async function playsOn(game) {
  const actions = await game.turn();
  const ends = actions.find((id) => ["next_hand", "play_again"].includes(id));
  if (ends) {
    await game.press(ends);
    await game.turn();
    return;
  }
  await game.decide(actions[0] ?? (await game.playable())[0]);
}

/** A new visit finds the same game. @param {Game} game */
async function isThere(game) {
  const rows = (await game.rows()).map(({ text }) => text);
  assert.ok(rows.some((text) => text.includes("Stand")));
  await game.page.reload();
  await game.ready();
  await game.begin();
  await game.turn();
  assert.deepEqual((await game.rows()).map(({ text }) => text).slice(0, rows.length), rows);
}

/** Random numbers, repeatable from their seed. @param {number} seed */
function chance(seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ from, /** @type {number} */ to) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return from + Math.floor((state / 2 ** 32) * (to - from + 1));
  };
}

test("the window changes size, shape and pixel ratio in mid-hand", async (t) => {
  const seed = Number(process.env.ALLFOURS_SEED ?? Date.now() % 1_000_000);
  t.diagnostic(`ALLFOURS_SEED=${seed}`);
  const draw = chance(seed);
  const game = await begun();
  const devtools = await game.page.context().newCDPSession(game.page);
  for (let times = 0; times < 12; ++times) {
    // Now and then a phone is turned.
    const turned = times % 3 === 2;
    const across = turned ? draw(320, 450) : draw(260, 2560);
    const down = turned ? draw(600, 930) : draw(260, 1440);
    const ratio = [0.75, 1, 1.25, 1.5, 2, 2.625, 3][draw(0, 6)];
    for (const [width, height] of turned ? [[across, down], [down, across]] : [[across, down]]) {
      const what = `${width}×${height} at ${ratio}, ALLFOURS_SEED=${seed}`;
      await devtools.send("Emulation.setDeviceMetricsOverride",
        { width, height, deviceScaleFactor: ratio, mobile: false });
      await game.page.waitForFunction(([w, h, r]) => {
        const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById("canvas"));
        const { width: wide, height: high } = canvas.getBoundingClientRect();
        return innerWidth === w && innerHeight === h && devicePixelRatio === r && wide <= w && high <= h &&
          Math.abs(canvas.width - wide * r) < 2 && Math.abs(canvas.height - high * r) < 2;
      }, [width, height, ratio], { timeout: 10_000 }).catch(() => assert.fail(`the canvas does not fit: ${what}`));
      await playsOn(game).catch((error) => assert.fail(`${what}: ${error}`));
      for (const { id, x, y, width: w, height: h } of await game.targets()) {
        assert.ok(x + w > 0 && y + h > 0 && x < width && y < height, `${id} is outside the window: ${what}`);
      }
    }
  }
  await devtools.send("Emulation.clearDeviceMetricsOverride");
  await isThere(game);
  await game.close();
});

test("a frozen tab continues when resumed", async () => {
  const game = await begun({
    script: `window.longest = 0; {
      let last = performance.now();
      const ticks = performance.now.bind(performance);
      setInterval(() => {
        window.longest = Math.max(window.longest, ticks() - last);
        last = ticks();
      }, 20);
    }`,
  });
  const { page } = game;
  const browser = /** @type {import("playwright-core").Browser} */ (page.context().browser());
  const { processInfo } = await (await browser.newBrowserCDPSession()).send("SystemInfo.getProcessInfo");
  const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  assert.ok(renderers.length > 0);
  for (let times = 1; times <= 4; ++times) {
    // While the others play, with their worker.
    const actions = await game.turn();
    await game.decide(actions[0] ?? (await game.playable())[0]);
    for (const id of renderers) process.kill(id, "SIGSTOP");
    await new Promise((resolve) => setTimeout(resolve, 600 * times));
    for (const id of renderers) process.kill(id, "SIGCONT");
    await game.turn();
    assert.equal(await game.text("problem"), "", "nothing is wrong");
  }
  assert.ok(await page.evaluate("window.longest") > 2000, "it was frozen");
  await playsOn(game);
  await isThere(game);
  await game.close();
});

test("a clock that jumps an hour, forward and back, stops nothing", async () => {
  const game = await begun({
    script: `{
      window.leap = 0;
      const real = Date.now;
      Date.now = () => real() + window.leap;
      window.Date = new Proxy(Date, {
        construct: (target, values) => values.length > 0 ? new target(...values) : new target(Date.now()),
      });
      const ticks = performance.now.bind(performance);
      window.slept = 0;
      performance.now = () => ticks() + window.slept;
    }`,
  });
  const hour = 3_600_000;
  for (const [leap, slept] of [[hour, 0], [-hour, 0], [0, hour], [24 * hour, 24 * hour], [-25 * hour, 24 * hour]]) {
    await game.page.evaluate(([date, time]) => Object.assign(window, { leap: date, slept: time }), [leap, slept]);
    await playsOn(game);
    await game.settled();
  }
  // A clock that runs backwards does not make a game look older: the last one played is resumed.
  await isThere(game);
  await game.close();
});

// File names contain a hash of the content, so that only a host or a cache can mix them up.
const files = await readdir(dist);
/** @param {RegExp} name */
const fileOf = (name) => {
  const file = files.find((one) => name.test(one));
  assert.ok(file, String(name));
  return file;
};
const first = fileOf(/^page-first-[0-9a-f]{10}\.wasm$/);
const second = fileOf(/^page-second-[0-9a-f]{10}\.wasm$/);
const chances = fileOf(/^chances-[0-9a-f]{10}\.pack$/);
const script = fileOf(/^main-[0-9a-f]{10}\.js$/);
for (const [what, asked, given] of [
  ["the program's first module is that of the package", first, "npm/allfours.wasm"],
  ["the first module is the second", first, second],
  ["the second module is the first", second, first],
  ["the second module is that of the package", second, "npm/allfours.wasm"],
  ["the chance tables are words", chances, fileOf(/^words-en-[0-9a-f]{10}\.pack$/)],
  ["the script is the players'", script, fileOf(/^thinking\.page-[0-9a-f]{10}\.js$/)],
]) {
  test(`a page with mismatched parts works or reports it: ${what}`, async () => {
    const game = await begun({ noise: /./ });
    const content = await readFile(join(dist, given));
    const type = asked.endsWith(".wasm") ? "application/wasm" : "text/javascript";
    let given_out = 0;
    await game.page.route(`**/${asked}`, (route) => {
      ++given_out;
      return route.fulfill({ status: 200, contentType: type, body: content });
    });
    await game.page.reload();
    await game.page.waitForFunction(() => {
      const said = document.getElementById("problem");
      return (said && !said.hidden && said.textContent?.trim()) || /** @type {any} */ (window).allfours?.ready;
    }, null, { timeout: 22_000 });
    assert.ok(given_out > 0, "the file was requested");
    const plays = await game.page.evaluate(() => Boolean(/** @type {any} */ (window).allfours?.ready));
    if (plays) {
      await game.begin();
      await playsOn(game).catch(async (error) => {
        assert.ok((await game.text("problem")).trim(), `it neither works nor reports why: ${error}`);
      });
    }
    await game.page.unroute(`**/${asked}`);
    await game.page.reload();
    await game.ready();
    await isThere(game);
    await game.page.context().close();
  });
}
