// Without graphics the game goes on in the text mirror, and says why.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, phone, usually } from "./page.mjs";

const site = browser();
const link = "v=german&seed=BEG-2";

/** Makes the page lose its graphics context.
 * @param {import("./game.mjs").Game} game */
const take = (game) => game.page.evaluate(`{
  const gl = document.getElementById("canvas").getContext("webgl");
  window.taken = gl.getExtension("WEBGL_lose_context");
  window.taken.loseContext();
}`);

/** Plays by the buttons of the text mirror and waits for the others.
 * @param {import("./game.mjs").Game} game */
async function playInWords(game) {
  const { page } = game;
  await game.turn();
  const rows = await page.locator("#rows li").count();
  await page.locator('#actions [data-act^="say:"], #hand button:not([aria-disabled="true"])').first()
    .evaluate((button) => /** @type {HTMLElement} */ (button).click());
  // The answer of another player, which comes in its own time.
  await page.waitForFunction((n) => document.querySelectorAll("#rows li").length > n + 1, rows);
}

for (const [where, viewport] of /** @type {const} */ ([["laptop", { width: 1280, height: 720 }], ["phone", phone]])) {
  test(`a lost context that is not restored is reported, and the game goes on: ${where}`, async () => {
    const game = await site.open({ link, viewport });
    await game.turn();
    await take(game);
    // Not at once, and the game continues meanwhile.
    assert.equal(await game.page.locator("#problem").isVisible(), false);
    await playInWords(game);
    await game.page.locator("#problem", { hasText: "taken the picture away" }).waitFor();
    assert.ok(await game.page.locator("#actions, #hand").first().isVisible());
    await game.page.screenshot({ path: `../../build/screenshots/no-picture-${where}.png` });
    await playInWords(game);
    // Once it is restored, everything is as before.
    await game.page.evaluate("window.taken.restoreContext()");
    await game.page.locator("#canvas").waitFor();
    assert.equal(await game.page.locator("#problem").isVisible(), false);
    await game.turn();
    await game.decide((await game.playable())[0]);
    await game.close();
  });
}

test("a context that is soon restored is not mentioned", async () => {
  const game = await site.open({ link });
  await game.turn();
  for (let times = 0; times < 40; ++times) {
    await take(game);
    await game.page.waitForTimeout(5);
    const frames = await game.frames();
    await game.page.evaluate("window.taken.restoreContext()");
    await game.page.waitForFunction((n) => /** @type {any} */ (window).allfours.frames > n, frames);
  }
  await game.page.waitForTimeout(200);
  assert.equal(await game.page.locator("#problem").isVisible(), false);
  await game.decide("say:beg");
  await game.close();
});

for (const [what, prepare] of /** @type {const} */ ([
  ["is lost from the start", () => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(/** @type {any[]} */ ...values) {
        const context = /** @type {any} */ (Reflect.apply(getContext, this, values));
        context?.getExtension("WEBGL_lose_context")?.loseContext();
        return context;
      },
    });
  }],
  ["throws an error", () => Object.assign(HTMLCanvasElement.prototype, {
    getContext() {
      throw new Error("no graphics");
    },
  })],
  ["is missing", () => Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })],
])) {
  test(`WebGL ${what}: reported, and the game works in the text mirror`, async () => {
    const game = await site.open({ link, prepare, noise: /WebGL|context/i });
    await game.page.locator("#problem", { hasText: "WebGL" }).waitFor();
    await playInWords(game);
    await game.close();
  });
}

test("the game works without crypto", async () => {
  const game = await site.open({ prepare: () => Object.defineProperty(globalThis, "crypto", { value: undefined }) });
  await game.press("start");
  await game.turn();
  await game.close();
});

for (const [what, broken, sees] of usually(2, /** @type {const} */ ([
  ["HTML", /allfours-index/, true], ["rubbish", /allfours-sans/, false],
  ["HTML", /allfours-sans-bold/, true], ["rubbish", /allfours-sans-[0-9a-f]/, true],
]))) {
  test(`${what} in place of the font ${broken.source} is not used`, async () => {
    const game = await site.open({ path: "robots.txt", waits: false });
    await game.page.context().route(broken, async (route) => {
      const bytes = await (await route.fetch()).body();
      if (what === "rubbish") for (let i = 600; i < bytes.length; i += 7) bytes[i] ^= 0x5a;
      await route.fulfill({ body: what === "HTML" ? "<!doctype html><title>Hello</title>" : bytes });
    });
    await game.page.goto(`${site.address}#${link}`);
    await game.ready();
    await game.begin();
    if (sees) await game.picture(`font-${what}-${broken.source.replace(/\W/g, "")}`);
    else await game.page.locator("#problem", { hasText: "letters of the table" }).waitFor();
    await playInWords(game);
    await game.close();
  });
}
