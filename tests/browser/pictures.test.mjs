// What a real screen gets, at several pixel ratios: the picture is as sharp as the screen, and shows
// felt, paper and cards where the page says they are, in the colours of assets/colours.txt. The
// pictures stay in build/screenshots for people to look at.
import assert from "node:assert/strict";
import { test } from "node:test";

import { colour } from "../../assets/colours.mjs";
import { browser, desktop, phone } from "./page.mjs";

const { open } = browser();

const screens = [
  { name: "desktop", viewport: desktop, scale: 1, touch: false },
  { name: "desktop-2x", viewport: desktop, scale: 2, touch: false },
  { name: "phone-3x", viewport: phone, scale: 3, touch: true },
];

/** @param {string} hex "#rrggbb" */
const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * The share of pixels that are nearly of this colour.
 * @param {number[][]} pixels
 * @param {string} name in assets/colours.txt
 * @param {number} [near]
 */
function share(pixels, name, near = 6) {
  const wanted = channels(colour(name).light);
  const same = pixels.filter((pixel) => pixel.every((value, i) => Math.abs(value - wanted[i]) <= near));
  return same.length / pixels.length;
}

/**
 * A part of the screen as its pixels, and how large the whole picture is.
 * @param {import("./page.mjs").Game} game
 * @param {Buffer} picture
 * @param {import("./page.mjs").Target | null} area in CSS pixels; null for all of it
 * @param {number} scale
 */
async function pixelsOf(game, picture, area, scale) {
  return game.page.evaluate(async ({ base64, x, y, width, height }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const paper = new OffscreenCanvas(width || bitmap.width, height || bitmap.height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (paper.getContext("2d"));
    context.drawImage(bitmap, -x, -y);
    const { data } = context.getImageData(0, 0, paper.width, paper.height);
    const pixels = [];
    // A fifth of them tells as much.
    for (let at = 0; at < data.length; at += 20) pixels.push([data[at], data[at + 1], data[at + 2]]);
    return { pixels, size: [bitmap.width, bitmap.height] };
  }, {
    base64: picture.toString("base64"),
    x: Math.round((area?.x ?? 0) * scale), y: Math.round((area?.y ?? 0) * scale),
    width: Math.round((area?.width ?? 0) * scale), height: Math.round((area?.height ?? 0) * scale),
  });
}

for (const { name, ...screen } of screens) {
  test(`${name}: what is drawn is what the page says, as sharp as the screen`, async () => {
    const game = await open({ ...screen, link: "v=trinidad&seed=KINGSTON-42" });
    await game.turn();
    const picture = await game.picture(name);
    const { viewport, scale } = screen;
    const whole = await pixelsOf(game, picture, null, scale);
    assert.deepEqual(whole.size, [viewport.width * scale, viewport.height * scale]);
    assert.deepEqual(await game.page.locator("#canvas").evaluate((canvas) => {
      const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
      return [width, height];
    }), whole.size, "a pixel of the canvas for each of the screen");
    assert.ok(share(whole.pixels, "bar") > 0.02, "there is a bar");
    // The pool of light on the felt: between its middle and its edge.
    assert.ok(share(whole.pixels, "felt_middle", 24) > 0.2, "there is felt");
    if (viewport === desktop) assert.ok(share(whole.pixels, "paper") > 0.1, "there is the score book");
    const targets = await game.targets();
    const cards = targets.filter((target) => target.id.startsWith("card:"));
    assert.equal(cards.length, 6);
    // The last one lies on top.
    const { pixels } = await pixelsOf(game, picture, cards[cards.length - 1], scale);
    assert.ok(share(pixels, "stock") > 0.3, `a card, of which ${share(pixels, "stock")} is its stock`);
    assert.ok(share(pixels, "felt_middle", 24) < 0.3, "and not the felt under it");
    await game.close();
  });
}
