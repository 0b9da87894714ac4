// Time in the pages of the tests: normal, and many times faster while a test waits for bots and moving cards.
// A frame then advances as far as after a pause. Software rendering takes a tenth of a second per frame: in
// fast mode frames are only computed, and the last is painted. Tests of pace, motion and idleness never use
// fast mode.

/** The factor. A finished trick then stays for 15 ms instead of 600. */
export const hurry = 40;

/**
 * Runs in a page before its own scripts: defines `testClock` with `hurry(times)`. The short timers of the
 * page scale with time; its timeouts for a worker or a network do not.
 * @param {{rate: number, paints: boolean}} options the rate at first; does the page paint at all?
 */
export function installClock({ rate, paints }) {
  const longestPause = 4000;
  const real = performance.now.bind(performance);
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  let since = real();
  let then = since;
  const now = () => then + (real() - since) * rate;
  /** @type {Map<number, {due: number, ring: () => void, timer: number}>} */
  const pauses = new Map();
  let last = 1 << 30;  // the browser's own ids are small
  /** @param {number} id */
  const start = (id) => {
    const pause = /** @type {{due: number, ring: () => void, timer: number}} */ (pauses.get(id));
    pause.timer = set(() => {
      pauses.delete(id);
      pause.ring();
    }, (pause.due - now()) / rate);
  };
  performance.now = now;

  // A frame begins by clearing the canvas. A change of preferences repaints.
  let painting = true;
  /** @type {(() => void)[]} */
  const looks = [];
  const listen = MediaQueryList.prototype.addEventListener;
  MediaQueryList.prototype.addEventListener = function (/** @type {any[]} */ ...args) {
    if (this.media.includes("prefers-color-scheme")) looks.push(args[1]);
    return listen.apply(this, /** @type {any} */ (args));
  };
  const gl = WebGLRenderingContext.prototype;
  const { clear: clearCanvas, drawElements } = gl;
  gl.clear = function (mask) {
    painting = paints && rate === 1;
    if (painting) clearCanvas.call(this, mask);
  };
  gl.drawElements = function (...args) {
    if (painting) drawElements.apply(this, args);
  };

  Object.assign(window, {
    setTimeout: (/** @type {any} */ call, delay = 0, /** @type {any[]} */ ...rest) => {
      if (typeof call !== "function" || !(delay > 0 && delay <= longestPause)) {
        return set(call, delay, ...rest);
      }
      const id = ++last;
      pauses.set(id, { due: now() + delay, ring: () => call(...rest), timer: 0 });
      start(id);
      return id;
    },
    clearTimeout: (/** @type {number} */ id) => {
      clear(pauses.get(id)?.timer ?? id);
      pauses.delete(id);
    },
    testClock: {
      hurry: (/** @type {number} */ times) => {
        [then, since, rate] = [now(), real(), times];
        if (times === 1 && !painting) for (const look of looks) look();
        for (const [id, { timer }] of pauses) {
          clear(timer);
          start(id);
        }
      },
    },
  });
}

/**
 * Runs `wait` in fast mode. Nested calls have no effect.
 * @template T
 * @param {{page: import("playwright-core").Page | import("playwright-core").Frame, hurries: boolean}} game
 * @param {() => Promise<T>} wait
 * @returns {Promise<T>}
 */
export async function hurried(game, wait) {
  if (!game.hurries) return wait();
  const run = (/** @type {number} */ times) =>
    game.page.evaluate((rate) => /** @type {any} */ (window).testClock?.hurry(rate), times);
  game.hurries = false;
  await run(hurry);
  try {
    return await wait();
  } finally {
    game.hurries = true;
    await run(1);
  }
}

/**
 * Waits at normal pace, whatever it calls.
 * @template T
 * @param {{hurries: boolean}} game
 * @param {() => Promise<T>} wait
 * @returns {Promise<T>}
 */
export async function unhurried(game, wait) {
  const before = game.hurries;
  game.hurries = false;
  try {
    return await wait();
  } finally {
    game.hurries = before;
  }
}
