// The program in parts (web/page/parts.js): the first picture needs the first alone, the way to a person's
// first decision the next one, too; what is pressed before the rest has come waits for it, and a rest that
// cannot be had is said.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { browser, phone } from "./page.mjs";

const site = browser([], { paints: false });

/** What still waits when a test has failed would keep its page, and the file, for good. */
const releases = /** @type {(() => void)[]} */ ([]);
afterEach(() => releases.splice(0).forEach((release) => release()));

/** Notes what is asked for, or made, while everything waits. */
function watch() {
  const asked = /** @type {string[]} */ ([]);
  const real = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (/** @type {any[]} */ ...values) {
    if (values[2] === false) asked.push(String(values[1]));
    return real.apply(this, /** @type {any} */ (values));
  };
  const { Instance } = WebAssembly;
  WebAssembly.Instance = /** @type {any} */ (function (/** @type {[WebAssembly.Module]} */ ...values) {
    // The next part is made at once, of what is here.
    if (WebAssembly.Module.imports(values[0]).some(({ module }) => module !== "primary")) asked.push("an instance");
    return new Instance(...values);
  });
  Object.assign(window, { waitedFor: asked });
}

/** The rest comes neither to the table nor to those who think. */
function keepRest() {
  const free = new Promise((keep) => Object.assign(window, { release: keep }));
  const real = /** @type {any} */ (WebAssembly.instantiate);
  WebAssembly.instantiate = /** @type {any} */ (async (/** @type {any} */ part, /** @type {any} */ imports) => {
    if (WebAssembly.Module.imports(part).some(({ module }) => ["seldom", "rest"].includes(module))) await free;
    return real.call(WebAssembly, part, imports);
  });
  window.Worker = class extends Worker {
    /** @param {unknown} message */
    postMessage(message) {
      free.then(() => super.postMessage(message));
    }
  };
}

/** A page whose table and players are kept from the rest of the program.
 * @param {import("./page.mjs").Options} options */
async function partial(options) {
  const game = await site.open({ ...options, path: "robots.txt", waits: false });
  const { page } = game;
  await page.context().addInitScript(watch);
  await page.context().addInitScript(keepRest);
  await page.goto(`${site.address}#${options.link ?? ""}`);
  await game.ready();
  return {
    game,
    release: () => page.evaluate(() => /** @type {any} */ (window).release()),
    waitedFor: () => page.evaluate(() => /** @type {any} */ (window).waitedFor),
  };
}

/** What the menu, which no first decision needs, has in it. @param {import("./page.mjs").Game} game */
const menuIsOpen = (game) => game.page.waitForFunction(() =>
  /** @type {any} */ (window).allfours.targets().some((/** @type {{id: string}} */ { id }) => id === "settings"));

/** A page with a part of the program held back.
 * @param {import("./page.mjs").Options} options
 * @param {RegExp} [part] */
async function held(options, part = /page-later-/) {
  const game = await site.open({ ...options, path: "robots.txt", waits: false });
  const { page } = game;
  await page.context().addInitScript(watch);
  let release = () => {};
  const free = new Promise((keep) => release = () => keep(undefined));
  releases.push(release);
  await page.context().route(part, async (route) => {
    await free;
    await route.continue();
  });
  await page.goto(`${site.address}#${options.link ?? ""}`);
  await game.ready();
  return { game, page, release, waitedFor: () => page.evaluate(() => /** @type {any} */ (window).waitedFor) };
}

for (const [where, options] of /** @type {const} */ ([
  ["at a desk", {}], ["on a phone", { viewport: phone, touch: true }],
])) {
  for (const link of ["v=trinidad&seed=p3", "v=german&seed=parts", "v=pitch&seed=three", "v=california-jack&seed=four"]) {
    test(`a first decision is taken before the rest of the program has come: ${link}, ${where}`,
      async () => {
        const { game, release, waitedFor } = await partial({ ...options, link });
        const [word] = await game.turn();
        await game.decide(word ?? (await game.playable())[0]);
        await game.settled();
        assert.deepEqual(await waitedFor(), []);
        // Released, it goes on with all there is.
        await release();
        await game.playHand();
        await game.decide("next_hand");
        await game.turn();
        assert.deepEqual(await waitedFor(), []);
        await game.close();
      });
  }
}

const frames = () => /** @type {any} */ (window).allfours.frames;
const moves = () => /** @type {any} */ (window).allfours.moves;

for (const [where, options] of /** @type {const} */ ([
  ["at a desk", {}], ["on a phone", { viewport: phone, touch: true }],
])) {
  for (const link of ["", "v=trinidad&seed=p3", "v=german&seed=parts&lang=de", "v=west-yorkshire-6&seed=six&lang=fr"]) {
    test(`the first picture is there, and stands, before the next part has come: ${link || "start"}, ${where}`,
      async () => {
        const { game, page, release, waitedFor } = await held({ ...options, link }, /page-soon-/);
        await page.waitForTimeout(300);
        assert.deepEqual([await waitedFor(), await page.evaluate(moves)], [[], false]);
        const drawn = await page.evaluate(frames);
        assert.ok(drawn > 0);
        // After a while that is said.
        await page.locator("#loading").waitFor();
        assert.equal(await page.evaluate(frames), drawn);
        release();
        await page.waitForFunction(moves);
        assert.equal(await page.locator("#loading").isVisible(), false);
        if (link) await game.begin();
        else await game.press("start");
        const [word] = await game.turn();
        await game.decide(word ?? (await game.playable())[0]);
        await game.close();
      });
  }
}

test("what is pressed before the next part has come waits for it", async () => {
  const game = await site.open({ path: "robots.txt", waits: false });
  const { page } = game;
  await page.context().addInitScript(watch);
  let asked = 0;
  await page.context().route(/page-soon-/, async (route) => {
    if (++asked > 1) await route.continue();
  });
  await page.goto(`${site.address}#v=german&seed=parts`);
  await game.ready();
  await game.press("menu");
  await page.waitForFunction(moves);
  assert.ok((await page.evaluate(() => /** @type {any} */ (window).waitedFor)).some(
    (/** @type {string} */ one) => one.includes("page-soon-")));
  await game.turn();
  await game.close();
});

test("what needs the rest, while things come, waits for it", async () => {
  const game = await site.open({ path: "robots.txt", waits: false });
  const { page } = game;
  await page.context().addInitScript(watch);
  // What goes on beside is held for good; what waits is answered. No time passes meanwhile.
  await page.context().addInitScript(() => {
    const { now } = Date;
    let held = 0;
    Date.now = () => held ||= now();
  });
  let asked = 0;
  await page.context().route(/page-later-/, async (route) => {
    if (++asked > 1) await route.continue();
  });
  await page.goto(`${site.address}#v=german&seed=parts`);
  await game.ready();
  await game.turn();
  await game.press("menu");
  await menuIsOpen(game);
  // Asked for once, and made of that.
  assert.equal((await page.evaluate(() => /** @type {any} */ (window).waitedFor)).length, 2);
  await game.close();
});

test("what needs the rest when nothing comes any more begins again with it", async () => {
  const { game, page, release, waitedFor } = await held({ link: "v=german&seed=parts", noise: /not here yet/ });
  await game.turn();
  // Nothing has come for a while.
  await page.waitForTimeout(2100);
  await page.evaluate(() => Object.assign(window, { before: true }));
  await game.press("menu").catch(() => {});
  await page.locator("#loading").waitFor();
  // Nothing waits in a way that cannot be given up.
  assert.deepEqual(await waitedFor(), []);
  const again = page.waitForFunction(() => !("before" in window));
  release();
  await again;
  await game.ready();
  await game.turn();
  await game.press("menu");
  await menuIsOpen(game);
  await page.context().close();
});

for (const part of [/page-soon-/, /page-later-/]) {
  test(`a rest of the program that never comes is given up, and said: ${part.source}`, async () => {
    const { page } = await held({ link: "v=german&seed=parts", noise: /not here yet|nothing came/, script: `{
      const set = setTimeout;
      window.setTimeout = (call, delay, ...rest) => set(call, delay >= 10000 ? delay / 10 : delay, ...rest);
    }` }, part);
    await page.locator("#problem").filter({ hasText: "could not be loaded" }).waitFor();
    await page.context().close();
  });

  test(`a rest of the program that is not there is said: ${part.source}`, async () => {
    const game = await site.open({ without: part, noise: /404|page-(soon|later)/ });
    await game.page.locator("#problem").filter({ hasText: "could not be loaded" }).waitFor();
    await game.close();
  });
}
