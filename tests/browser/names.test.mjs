// Names in the letters of the world: the table draws those that its fonts lack with the browser's.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser } from "./page.mjs";

const site = browser();

/** Opens the settings and writes this name for a bot. @param {import("./game.mjs").Game} game @param {string} name */
async function call(game, name) {
  await game.page.locator('#actions [data-act="settings"]').evaluate((button) =>
    /** @type {HTMLElement} */ (button).click());
  const field = game.page.locator('#sheet[open] [data-act="name:3:"]');
  await field.fill(name);
  await field.press("Tab");
}

/** @param {import("./game.mjs").Game} game */
async function close(game) {
  await game.closeSheet();
}

test("names of many scripts are taken, drawn, spoken and kept", async () => {
  const game = await site.open({ link: "v=german&seed=BEG-2" });
  await game.turn();
  const { page } = game;
  const pictures = new Map();
  for (const name of ["Łukasz", "Nguyễn", "Šárka", "Ольга", "Ольаг", "Ελένη", "李雷", "さくら", "김철수"]) {
    await call(game, name);
    await close(game);
    await page.locator("#score", { hasText: name }).waitFor({ state: "attached" });
    await game.settled();
    // Scripts of DejaVu: a machine for tests need not have fonts of others.
    if (/[\u3000-\uffff]/.test(name)) continue;
    pictures.set(name, (await page.screenshot({ path: `../../build/screenshots/name-${pictures.size}.png` }))
      .toString("base64"));
  }
  // A letter that cannot be drawn would look like any other such letter.
  assert.equal(new Set(pictures.values()).size, pictures.size);
  assert.equal(pictures.size, 6);
  await page.reload();
  await game.ready();
  await page.locator("#score", { hasText: "김철수" }).waitFor({ state: "attached" });
  await game.close();
});

test("an accent written as a sign of its own belongs to its letter", async () => {
  const game = await site.open({ link: "v=german&seed=BEG-2" });
  await game.turn();
  await call(game, "Zoe\u0308");
  await close(game);
  await game.page.locator("#score", { hasText: "Zo\u00eb" }).waitFor({ state: "attached" });
  await game.close();
});

test("a script that the table cannot draw is refused by a sentence, and stays for correction", async () => {
  const game = await site.open({ link: "v=german&seed=BEG-2" });
  await game.turn();
  for (const name of ["محمد", "שרה", "सीता"]) {
    await call(game, name);
    await game.page.locator("#sheet-message", { hasText: "cannot draw this script" }).waitFor();
    assert.equal(await game.page.locator('#sheet[open] [data-act="name:3:"]').inputValue(), name);
    await close(game);
  }
  await game.close();
});

test("where a browser hides its pixels, names are spoken and the table goes on", async () => {
  const game = await site.open({ link: "v=german&seed=BEG-2", prepare: () => {
    const { getImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.getImageData = function noisy(...values) {
      const pixels = Reflect.apply(getImageData, this, values);
      crypto.getRandomValues(pixels.data);
      return pixels;
    };
  } });
  await game.turn();
  await call(game, "Ольга");
  await close(game);
  await game.page.locator("#score", { hasText: "Ольга" }).waitFor({ state: "attached" });
  await game.decide("say:beg");
  await game.close();
});
