// Bots in a worker: the same game as without one, and a game even where workers fail; obsolete requests delay
// nothing.
import assert from "node:assert/strict";
import { test } from "node:test";

import { hurried } from "./clock.mjs";
import { browser } from "./page.mjs";

const { open } = browser([], { paints: false });
const link = "v=trinidad&seed=KINGSTON-42";

/** Plays a hand and returns all its events.
 * @param {import("./page.mjs").Options} options */
async function playedHand(options) {
  const game = await open({ link, ...options });
  const workers = game.page.workers.bind(game.page);
  await game.playHand();
  const rows = (await game.rows()).map((row) => row.text);
  const count = workers().length;
  await game.close();
  return { rows, count };
}

/** Replaces every Worker of the page by one that fails as `fails` does; `made` is its number.
 * @param {(worker: any, made: number) => void} fails */
const failing = (fails) => `(() => {
  const Real = Worker;
  window.made = 0;
  window.Worker = class extends Real {
    constructor(...args) {
      super(...args);
      (${fails})(this, ++window.made);
    }
  };
})();`;

/** The number of workers created by the page.
 * @param {import("./game.mjs").Game} game
 * @returns {Promise<number>} */
const made = (game) => game.page.evaluate("window.made");

/** @type {string[]} */
let expected = [];

test("without workers the bots run in the page", async () => {
  const { rows, count } = await playedHand({
    prepare: () => { Reflect.deleteProperty(window, "Worker"); },
  });
  assert.equal(count, 0);
  assert.ok(rows.length > 20);
  expected = rows;
});

test("with a worker it is the same game", async () => {
  const { rows, count } = await playedHand({});
  assert.equal(count, 1);
  assert.deepEqual(rows, expected);
});

test("if creating a worker is refused, it is the same game", async () => {
  const { rows } = await playedHand({
    prepare: () => {
      window.Worker = /** @type {any} */ (class {
        constructor() {
          throw new DOMException("refused", "SecurityError");
        }
      });
    },
  });
  assert.deepEqual(rows, expected);
});

test("if the worker does not load, it is the same game", async () => {
  const { rows } = await playedHand({
    prepare: () => {
      const Real = Worker;
      window.Worker = /** @type {any} */ (class extends Real {
        constructor() {
          super(new URL("nowhere.js", location.href));
        }
      });
    },
    noise: /404/,
  });
  assert.deepEqual(rows, expected);
});

test("if a policy forbids the worker, it is the same game", async () => {
  const { rows } = await playedHand({
    prepare: () => {
      const Real = Worker;
      window.Worker = /** @type {any} */ (class extends Real {
        constructor() {
          super("data:text/javascript,postMessage(1)");
        }
      });
    },
    noise: /Content Security Policy/,
  });
  assert.deepEqual(rows, expected);
});

const strong = `${link}&bots=strong`;
/** The hand of the bots that search. @type {string[]} */
let looked = [];

test("bots that search run in a worker", async () => {
  const { rows, count } = await playedHand({ link: strong });
  assert.equal(count, 1);
  assert.ok(rows.length > 20);
  looked = rows;
});

test("without workers they run in the page, and play the same", async () => {
  const { rows, count } = await playedHand({
    link: strong,
    prepare: () => { Reflect.deleteProperty(window, "Worker"); },
  });
  assert.equal(count, 0);
  assert.deepEqual(rows, looked);
});

test("a failing worker is replaced, and the game is the same", async () => {
  const game = await open({
    link: strong,
    script: failing((worker, count) => {
      // A worker that crashes at any request.
      if (count < 3) worker.postMessage = () => worker.onerror(new Event("error"));
    }),
  });
  await game.playHand();
  assert.deepEqual((await game.rows()).map((row) => row.text), looked);
  assert.equal(await made(game), 3);
  await game.close();
});

test("a worker that fails at each request is abandoned for the page", async () => {
  const game = await open({
    link: strong,
    script: failing((worker) => {
      worker.postMessage = () => worker.onerror(new Event("error"));
    }),
  });
  await game.playHand();
  assert.deepEqual((await game.rows()).map((row) => row.text), looked);
  assert.equal(await made(game), 3);
  await game.close();
});

test("without their module other bots replace them, which is reported once", async () => {
  const game = await open({
    link: `${strong}&lang=de`,
    script: "delete window.Worker",
    noise: /404|Failed to load|Failed to fetch/,
    without: /thinking\.page/,
  });
  let said = 0;
  for (let steps = 0; steps < 4; ++steps) {
    await game.turn();
    if ((await game.text("message")).includes("kann in diesem Browser nicht nachdenken")) ++said;
    const [action] = await game.turn();
    await game.decide(action ?? (await game.playable())[0]);
  }
  assert.equal(said, 1);
  await game.close();
});

test("an undone request delays nothing", async () => {
  const game = await open({
    link: strong,
    script: failing((worker, count) => {
      // The first worker never answers.
      if (count > 1) return;
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (/** @type {any} */ question) => {
        if (/log=1.{4}/.test(question.record)) Object.assign(window, { silent: true });
        else post(question);
      };
    }),
  });
  const decide = async () => {
    const [action] = await game.turn();
    await game.decide(action ?? (await game.playable())[0]);
  };
  for (let decisions = 0; !await game.page.evaluate("window.silent"); ++decisions) {
    assert.ok(decisions < 20, "the worker was never asked");
    await decide();
    await hurried(game, () => game.page.waitForFunction(() =>
      /** @type {any} */ (window).silent ||
      document.querySelector('#hand button:not([aria-disabled="true"])')));
  }
  // The first press only shows a note about practice.
  for (let i = 0; i < 2; ++i) await game.page.locator('#actions [data-act="undo"]').dispatchEvent("click");
  await decide();
  // Long before a silent worker times out.
  await game.turn();
  assert.equal(await made(game), 2);
  await game.close();
});

test("a whole game against experts is played to its end", { timeout: 600000 }, async () => {
  const game = await open({ link: "v=pitch&players=4&seed=EXPERTS-1&bots=expert" });
  for (let hands = 0; hands < 40; ++hands) {
    await game.playHand();
    const actions = await game.actions();
    if (actions.includes("play_again")) {
      assert.match(await game.text("deal"), /Expert/);
      await game.close();
      return;
    }
    await game.press("next_hand");
    await game.page.locator('[data-act="next_hand"]').waitFor({ state: "detached" });
  }
  assert.fail("the game does not end");
});
