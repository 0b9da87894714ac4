// Computer players beside the page, in a worker: the same game as without one, and a game all the
// same where the worker fails.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser } from "./page.mjs";

const { open } = browser([], { paints: false });
const link = "v=trinidad&seed=KINGSTON-42";

/** Plays a hand and answers all that happened in it.
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

/** @type {string[]} */
let expected = [];

test("without workers the computer players think in the page", async () => {
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

test("where making a worker is refused it is the same game", async () => {
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

test("where the worker does not load it is the same game", async () => {
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

test("where a policy forbids the worker it is the same game", async () => {
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
