// Links: a faulty one is reported and a game can still be started; a shared link opens the same deal; another
// link in the same tab opens at once.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, longGame, partsOf } from "./page.mjs";

const chrome = browser([], { paints: false });

const bad = {
  "an unknown variant": ["v=bridge&seed=1", /bridge/],
  "an invalid seed": ["v=trinidad&seed=no%20good", /seed|deal/i],
  "no seed": ["v=trinidad", /seed|deal/i],
  "an unknown field": ["v=trinidad&seed=1&colour=red", /colour/],
  "garbage": ["%E0%A4%A%00<script>alert(1)</script>", /./],
  "an impossible log": ["v=trinidad&seed=1&log=1zzzz", /./],
  "a link of a megabyte": ["v=" + "x".repeat(1 << 20), /65536/],
  "a megabyte after a valid link": ["v=trinidad&seed=A&log=1" + "A".repeat(1 << 20), /65536/],
  "a megabyte written with %": ["v=trinidad&seed=A&log=1" + "%41".repeat(1 << 18), /65536/],
  "a U+0000 after a valid link": ["v=trinidad&seed=A%00&colour=red", /colour/],
  "a U+0000 before the game": ["v=trinidad&seed=A&%00log=1A", /log/],
  "a part within a part": ["v=trinidad&seed=A%26score=3.4", /A%26score=3\.4/],
  "a repeated house rule": ["v=trinidad&seed=A&rules=target.9,target.11", /target.*twice/],
};

for (const [what, [link, expected]] of Object.entries(bad)) {
  test(`${what} is reported, and Play works`, async () => {
    const game = await chrome.open({ link: /** @type {string} */ (link) });
    const message = await game.text("message");
    assert.match(message, /^This link cannot be opened\. /);
    assert.match(message.slice(28), /** @type {RegExp} */ (expected));
    assert.ok(message.length < 400, `short: ${message.length}`);
    assert.deepEqual(await game.hand(), []);
    await game.press("start");
    await game.turn();
    assert.ok((await game.hand()).length >= 6, "a hand, three more if somebody ran the cards");
    assert.equal(await game.text("message"), "");
    const address = await game.page.evaluate("location.hash");
    assert.match(partsOf(String(address)), /^#v=[a-z0-9-]+&seed=[A-Za-z0-9_-]+/);
    await game.close();
  });
}

test("a link encoded as a whole opens", async () => {
  const game = await chrome.open({ link: encodeURIComponent("v=german&seed=BEG-2&rules=target.9") });
  await game.turn();
  assert.match((await game.rows())[0].text, /German All Fours/);
  await game.close();
});

test("the longest games open completely", async () => {
  const long = await longGame();
  const game = await chrome.open({ link: long.link, begins: false });
  assert.equal(await game.text("message"), "");
  assert.match(await game.text("title"), /California Jack/);
  await game.close();
});

test("Play puts the deal's link into the address, and it opens the same deal", async () => {
  const game = await chrome.open();
  await game.press("start");
  await game.turn();
  const hand = await game.hand();
  const link = game.page.url().split("#")[1];
  await game.close();
  const other = await chrome.open({ link });
  await other.turn();
  assert.deepEqual(await other.hand(), hand);
  await other.close();
});

test("another link in the same tab opens at once", async () => {
  const game = await chrome.open({ link: "v=trinidad&seed=KINGSTON-42" });
  await game.turn();
  await game.page.evaluate("location.hash = '#v=german&seed=BEG-2'");
  const title = game.page.locator("#title", { hasText: "German All Fours" });
  await title.waitFor({ state: "attached" });
  await game.begin();
  await game.turn();
  const rows = await game.rows();
  assert.match(rows[0].text, /German All Fours/);
  assert.ok(!rows.some((row) => /Ella|Winston/.test(row.text)), "the other game is gone");
  await game.page.evaluate("location.hash = '#v=nothing'");
  const message = game.page.locator("#message", { hasText: "cannot be opened" });
  await message.waitFor({ state: "attached" });
  await game.close();
});

test("a deal is named in a text field", async () => {
  const game = await chrome.open();
  await game.press("menu");
  await game.press("edit_seed");
  const field = game.page.locator("#seed");
  await field.waitFor();
  await field.fill("not good!");
  await game.page.keyboard.press("Enter");
  assert.ok(await field.isVisible(), "the field shows the fault");
  await field.fill("KINGSTON-42");
  await game.page.keyboard.press("Enter");
  await field.waitFor({ state: "hidden" });
  await game.press("start");
  await game.turn();
  assert.match(partsOf(game.page.url()), /#v=trinidad&.*seed=KINGSTON-42$/);
  await game.close();
});
