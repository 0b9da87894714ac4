// The picture of the court cards (web/page/courts.js): at the size the cards need, complete or not at all.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser } from "./page.mjs";

const site = browser([], { paints: false });
const link = "v=german&seed=courts";

/** Records what is drawn. */
function watch() {
  const real = window.createImageBitmap;
  window.createImageBitmap = /** @type {any} */ ((/** @type {any} */ picture) => {
    if (picture instanceof HTMLCanvasElement) Object.assign(window, { drawn: picture });
    return real.call(window, picture);
  });
}

/** The share of each ink in each cell, from 0 to 1, and the size of the picture. */
function inks() {
  const canvas = /** @type {HTMLCanvasElement} */ (/** @type {any} */ (window).drawn);
  const { width, height } = canvas;
  const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, 0, width, height);
  // The inks of assets/atlas.mjs: red, blue, gold, black, white.
  const colours = [[200, 36, 47], [43, 69, 144], [239, 188, 79], [29, 27, 32], [255, 255, 255]];
  const part = width / 1024;
  const cells = [];
  for (let place = 0; place < 12; ++place) {
    const counts = colours.map(() => 0);
    const [left, top] = [(place % 4) * 256 * part, Math.floor(place / 4) * 170 * part];
    for (let y = top; y < top + 170 * part; ++y) {
      for (let x = left; x < left + 256 * part; ++x) {
        const at = (y * width + x) * 4;
        const near = colours.findIndex((ink) => ink.every((value, i) => Math.abs(value - data[at + i]) < 24));
        if (near >= 0) ++counts[near];
      }
    }
    cells.push(counts.map((count) => count / (256 * 170 * part * part)));
  }
  return { width, height, cells };
}

for (const [what, options, times] of /** @type {const} */ ([
  ["a small window", { viewport: { width: 800, height: 600 } }, 1],
  ["a dense screen", { viewport: { width: 844, height: 900 }, scale: 3 }, 2],
  ["a large window", { viewport: { width: 2560, height: 1440 }, scale: 2 }, 2],
])) {
  test(`all twelve courts are drawn for ${what}`, async () => {
    const game = await site.open({ link, ...options, prepare: watch });
    await game.page.waitForFunction(() => "drawn" in window);
    const { width, height, cells } = await game.page.evaluate(inks);
    assert.deepEqual([width, height], [1024 * times, 512 * times]);
    for (const [place, [red, blue, gold, black, white]] of cells.entries()) {
      const found = `${place}: ${JSON.stringify(cells[place])}`;
      assert.ok(red > 0.02 && blue > 0.02 && gold > 0.02, found);
      assert.ok(black > 0 && white > 0.2 && white < 0.7, found);
    }
    await game.close();
  });
}

for (const [what, body] of [
  ["is no picture", "no picture"], ["has no courts", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["ends early", "<svg xmlns='http://www.w3.org/2000/svg' width='1024' height='512'><svg width='256'"],
  ["is empty", ""],
]) {
  test(`the game goes on if the file ${what}`, async () => {
    // The browser's warning about an unreadable file.
    const game = await site.open({ path: "robots.txt", waits: false, prepare: watch, noise: /inline style/ });
    await game.page.route(/courts-[0-9a-f]+\.svg/, (route) => route.fulfill({ contentType: "image/svg+xml", body }));
    const given = game.page.waitForResponse(/courts-[0-9a-f]+\.svg/);
    await game.page.goto(`${site.address}#${link}`);
    await game.ready();
    await game.begin();
    await given;
    await game.playHand();
    assert.ok(!(await game.page.evaluate(() => "drawn" in window)));
    await game.close();
  });
}
