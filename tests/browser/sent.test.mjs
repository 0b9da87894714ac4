// A link's game: a caption that covers nothing, and a table that waits; playback of a recorded hand; the same
// by keys and without the picture.
import assert from "node:assert/strict";
import { test } from "node:test";

import { violations } from "./axe.mjs";
import { browser, partsOf, phone } from "./page.mjs";

const chrome = browser([], { begins: false });

const deal = "v=trinidad&seed=KINGSTON-42&beat=4";
const hand = "v=german&seed=R4&rules=target.4&log=1BAEADACAAABBAAAACBCCBBABAAA&at=4";

/** The number of events shown. @param {import("./game.mjs").Game} game */
const moments = (game) => game.page.locator("#rows li").count();

for (const [name, viewport, touch] of /** @type {const} */ ([
  ["small phone", { width: 360, height: 640 }, true],
  ["phone", phone, true],
  ["phone lying", { width: 844, height: 390 }, true],
  ["desktop", { width: 1280, height: 720 }, false],
  ["odd", { width: 700, height: 500 }, false],
])) {
  test(`a deal waits for Start: ${name}`, async () => {
    const game = await chrome.open({ link: deal, viewport, touch });
    const button = game.page.locator('#actions [data-act="begin"]');
    await button.waitFor({ state: "attached" });
    await game.settled();
    assert.equal(await moments(game), 0, "nothing has been dealt");
    assert.match(await game.text("hint"), /^Somebody sent you a deal\. .*4 to beat/);
    const ids = (await game.targets()).map((target) => target.id);
    assert.ok(ids.includes("begin") && ids.includes("rules"), "both are drawn");
    assert.match(partsOf(game.page.url()), /#v=trinidad&seed=KINGSTON-42&beat=4$/);
    await game.picture(`sent-${name.replaceAll(" ", "-")}`);
    await game.press("begin");
    await game.turn();
    assert.ok(await moments(game) > 0);
    assert.equal(await button.count(), 0);
    await game.close();
  });
}

test("a touch on the table starts it, and so does a key", async () => {
  const game = await chrome.open({ link: deal, viewport: phone, touch: true });
  await game.settled();
  await game.page.touchscreen.tap(195, 300);
  await game.turn();
  await game.close();
  const other = await chrome.open({ link: deal });
  await other.settled();
  await other.page.keyboard.press("Enter");
  await other.turn();
  await other.close();
});

test("a hand as played replays, pauses and can be taken over", async () => {
  const game = await chrome.open({ link: hand });
  await game.page.locator('#actions [data-act="begin"]').waitFor({ state: "attached" });
  assert.match(await game.text("hint"), /^Somebody sent you a game, as it was played\. /);
  assert.equal(await moments(game), 4);
  assert.ok((await game.hand()).length >= 6, "its first cards are there");
  assert.deepEqual(await violations(game.page), []);
  await game.press("begin");
  await game.page.waitForFunction(() => document.querySelectorAll("#rows li").length > 6);
  await game.press("pause");
  await game.page.locator('#actions [data-act="play"]').waitFor({ state: "attached" });
  const paused = await moments(game);
  await game.settled();
  assert.equal(await moments(game), paused);
  await game.picture("sent-watched");
  await game.press("play_on");
  await game.page.locator('#actions [data-act="play_on"]').waitFor({ state: "detached" });
  await game.turn();
  await game.close();
});

test("a reload before Start shows the same, also without the picture", async () => {
  const game = await chrome.open({ link: `${hand}&lang=de` });
  const button = game.page.locator('#actions [data-act="begin"]');
  await button.waitFor({ state: "attached" });
  await game.page.reload();
  await game.ready();
  await button.waitFor({ state: "attached" });
  assert.equal(await button.textContent(), "Los geht’s");
  await game.page.locator('[data-act="text_only:on"]').evaluate((one) =>
    /** @type {HTMLElement} */ (one).click());
  await button.click();
  await game.page.locator('#actions [data-act="pause"]').waitFor();
  await game.close();
});
