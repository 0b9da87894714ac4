// The hint, from the worker to the picture and the text mirror: by button, by key, by screen reader.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, desktop, phone } from "./page.mjs";

const { open } = browser([], { paints: false });
const link = "v=pitch&players=2&seed=HINT-7";

/** Waits for the advice; returns its text in the text mirror.
 * @param {import("./game.mjs").Game} game */
async function advice(game) {
  await game.page.waitForFunction(
    () => /^Play the .* of .*\. ./.test(document.getElementById("hint")?.textContent ?? ""));
  return game.text("hint");
}

test("the button warns, then shows what to do and the chance of each card", async () => {
  const game = await open({ link });
  await game.turn();
  assert.equal(await game.text("hint"), "");
  await game.press("hint");
  await game.page.waitForFunction(
    () => /practice/.test(document.getElementById("hint")?.textContent ?? ""));
  assert.doesNotMatch(await game.text("deal"), /practice/);
  await game.press("hint");
  const text = await advice(game);
  assert.match(await game.text("deal"), /practice with hints/);
  const playable = game.page.locator('#hand button:not([aria-disabled="true"])');
  const labels = await playable.allTextContents();
  assert.ok(labels.length > 1);
  for (const label of labels) assert.match(label, /: \d+%/);
  const best = labels.filter((label) => label.endsWith(", the best"));
  assert.equal(best.length, 1);
  assert.ok(text.includes(best[0].split(":")[0]), `${text} ${best[0]}`);
  // For a screen reader.
  assert.ok((await game.text("live")).includes(text));
  await game.press("close_hint");
  await game.page.waitForFunction(() => document.getElementById("hint")?.textContent === "");
  await game.close();
});

test("the key asks again, and playing a card ends the hint", async () => {
  const game = await open({ link, viewport: desktop });
  await game.turn();
  await game.page.keyboard.press("H");
  // A second press confirms only after a pause (src/app/press.hpp).
  await game.rested();
  await game.page.waitForTimeout(700);
  await game.page.keyboard.press("H");
  await advice(game);
  await game.decide((await game.playable())[0]);
  assert.equal(await game.text("hint"), "");
  await game.close();
});

test("on a phone, in German", async () => {
  const game = await open({ link: `${link}&lang=de`, viewport: phone, touch: true, scale: 2 });
  await game.turn();
  await game.press("hint");
  await game.press("hint");
  await game.page.waitForFunction(
    () => /^Spiel /.test(document.getElementById("hint")?.textContent ?? ""));
  await game.picture("hint-phone");
  await game.close();
});

test("without workers the page computes the hint", async () => {
  const game = await open({
    link,
    prepare: () => { Reflect.deleteProperty(window, "Worker"); },
  });
  await game.turn();
  await game.press("hint");
  await game.page.waitForTimeout(700);
  await game.press("hint");
  await advice(game);
  await game.close();
});
