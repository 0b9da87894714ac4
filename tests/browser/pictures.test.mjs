// The picture at several pixel ratios: as sharp as the screen, with felt, paper and cards where the page
// reports them, in the colours of assets/colours.txt. Screenshots stay in build/screenshots.
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
 * The size of a picture, and for a part of it the share of pixels close to a colour, by the colour's name in
 * assets/colours.txt. Counted in the page, since there are many pixels.
 * @param {import("./game.mjs").Game} game
 * @param {Buffer} picture
 * @param {import("./game.mjs").Target | null} area in CSS pixels; null for all of it
 * @param {number} scale
 * @param {Record<string, number>} near tolerance per channel, by the colour's name
 */
async function sharesOf(game, picture, area, scale, near) {
  return game.page.evaluate(async ({ base64, x, y, width, height, colours }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const paper = new OffscreenCanvas(width || bitmap.width, height || bitmap.height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (paper.getContext("2d"));
    context.drawImage(bitmap, -x, -y);
    const { data } = context.getImageData(0, 0, paper.width, paper.height);
    const shares = colours.map(({ name, wanted, off }) => {
      let same = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (wanted.every((value, i) => Math.abs(data[at + i] - value) <= off)) same += 1;
      }
      return [name, same * 4 / data.length];
    });
    return {
      size: [bitmap.width, bitmap.height],
      share: /** @type {Record<string, number>} */ (Object.fromEntries(shares)),
    };
  }, {
    base64: picture.toString("base64"),
    x: Math.round((area?.x ?? 0) * scale), y: Math.round((area?.y ?? 0) * scale),
    width: Math.round((area?.width ?? 0) * scale), height: Math.round((area?.height ?? 0) * scale),
    colours: Object.entries(near).map(([name, off]) =>
      ({ name, off, wanted: channels(colour(name).light) })),
  });
}

for (const { name, ...screen } of screens) {
  test(`${name}: the picture agrees with the page, as sharp as the screen`, async () => {
    // The pitcher may play any card: none is dimmed.
    const game = await open({ ...screen, link: "v=pitch&players=2&seed=HINT-7&dealer=1" });
    await game.turn();
    const picture = await game.picture(name);
    const { viewport, scale } = screen;
    const whole = await sharesOf(game, picture, null, scale, { bar: 6, felt_middle: 24, paper: 6 });
    assert.deepEqual(whole.size, [viewport.width * scale, viewport.height * scale]);
    assert.deepEqual(await game.page.locator("#canvas").evaluate((canvas) => {
      const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
      return [width, height];
    }), whole.size, "a pixel of the canvas for each of the screen");
    assert.ok(whole.share.bar > 0.02, "there is a bar");
    // The light on the felt, between its middle and its edge.
    assert.ok(whole.share.felt_middle > 0.2, "there is felt");
    if (viewport === desktop) assert.ok(whole.share.paper > 0.1, "there is the history");
    const targets = await game.targets();
    const cards = targets.filter((target) => target.id.startsWith("card:"));
    assert.equal(cards.length, 6);
    // The last one is on top.
    const { share } = await sharesOf(game, picture, cards[cards.length - 1], scale,
      { stock: 6, felt_middle: 24 });
    assert.ok(share.stock > 0.3, `a card, of which ${share.stock} is its stock`);
    assert.ok(share.felt_middle < 0.3, "and not the felt under it");
    await game.close();
  });
}
