// Irregularities in the page (RULES.md §4, table_rules): a revoke is warned of, played and taken back, called
// by the others and by the person.
import assert from "node:assert/strict";
import { test } from "node:test";

import { violations } from "./axe.mjs";
import { unhurried } from "./clock.mjs";
import { browser, phone } from "./page.mjs";

const site = browser([], { paints: false });

/** @typedef {import("./game.mjs").Game} Game */

/** Plays on until a card is illegal; returns that card.
 * @param {Game} game */
async function toAnIllegalCard(game) {
  for (let steps = 0; steps < 60; ++steps) {
    const [word] = await game.turn();
    const playable = await game.playable();
    if (word) {
      await game.decide(word);
      continue;
    }
    const other = (await game.hand()).find((card) => !playable.includes(card));
    if (other) return other.replace("card:", "");
    await game.decide(playable[0]);
  }
  throw new Error("every card may be played");
}

/** Plays an illegal card after the warning.
 * @param {Game} game
 * @param {string} card */
async function playIllegal(game, card) {
  const before = await game.rows();
  await game.press(`card:${card}`);
  await game.page.getByText("Playing it would be a revoke.").first().waitFor({ state: "attached" });
  assert.deepEqual(await game.rows(), before, "it is not played yet");
  // The offer disappears with the warning.
  const rows = before.length;
  await unhurried(game, () => game.press(`play_illegal:${card}`));
  await game.page.waitForFunction(
    (count) => document.querySelectorAll("#rows li").length > count, rows);
}

for (const [where, options] of /** @type {const} */ ([
  ["at a desk", {}], ["on a phone", { viewport: phone, touch: true }],
])) {
  test(`a revoke: warning, play and taking back, ${where}`, async () => {
    const game = await site.open({ ...options, link: "v=german&seed=ERR&rules=table_rules.true" });
    const card = await toAnIllegalCard(game);
    const hand = await game.hand();
    await playIllegal(game, card);
    assert.ok(!(await game.hand()).includes(`card:${card}`));
    assert.deepEqual(await violations(game.page), []);
    await game.picture(`take-back-${where.split(" ").at(-1)}`);
    await game.decide("take_back");
    await game.turn();
    assert.deepEqual(await game.hand(), hand, "it is in the hand again");
    await game.decide((await game.playable())[0]);
    await game.playHand();
    const rows = await game.rows();
    assert.equal(rows.filter(({ text }) => /You take .* back/.test(text)).length, 1);
    assert.ok(rows.every(({ title }) => title !== "Revoke"));
    await game.close();
  });
}

test("a revoke is called by the others, with the reason", async () => {
  const game = await site.open({ link: "v=german&seed=CALLED-0&rules=table_rules.true" });
  const card = await toAnIllegalCard(game);
  await playIllegal(game, card);
  await game.press("leave_it");
  await game.playHand();
  const rows = await game.rows();
  const called = rows.findIndex(({ text }) => /calls a revoke: you, trick \d\. Rightly so\./i.test(text));
  assert.ok(called >= 0, rows.map(({ text }) => text).join("\n"));
  const [award] = rows.slice(called).filter(({ title }) => title === "Revoke");
  assert.equal(award.side, 1);
  assert.match(award.why, /you played .* although you held /);
  // Any link of it opens the same.
  const link = await game.page.evaluate(() => location.hash.slice(1));
  const points = rows.filter(({ kind }) => kind === "award").map(({ text }) => text);
  await game.page.reload();
  await game.ready();
  await game.turn();
  assert.equal(await game.page.evaluate(() => location.hash.slice(1)), link);
  assert.deepEqual((await game.rows()).filter(({ kind }) => kind === "award").map(({ text }) => text), points);
  await game.close();
});

test("the person claims a bot's revoke; a wrong claim is rejected", async () => {
  const game = await site.open({ link: "v=german&seed=SEEN-135&rules=table_rules.true&bots=beginner" });
  const { page } = game;
  const pause = async () => (await page.locator("#actions").textContent() ?? "").includes("Nothing to call");
  while (!await pause()) {
    const [word] = await game.turn();
    if (await pause()) break;
    await game.decide(word ?? (await game.playable())[0]);
  }
  // Claims each of its cards, from the last to the first.
  let calls = 0;
  for (; (await game.actions()).includes("calls"); ++calls) {
    await game.press("calls");
    await game.decide("call_it");
    await game.settled();
  }
  await page.locator('#rows li[data-kind="award"]', { hasText: "Revoke" }).waitFor({ state: "attached" });
  const rows = await game.rows();
  const answers = rows.filter(({ text }) => /You call a revoke/.test(text)).map(({ text }) => text);
  assert.equal(answers.length, calls);
  assert.equal(answers.filter((text) => /Rightly so/.test(text)).length, 1, answers.join("\n"));
  const award = rows.find(({ title }) => title === "Revoke");
  assert.equal(award?.side, 0);
  await game.close();
});

test("looking before the pitch gives the opponents four points at once", async () => {
  // The person is the pitcher's partner.
  const game = await site.open({ link: "v=west-yorkshire&seed=LOOK&rules=table_rules.true&seat=1&bots=sensible", pace: 2 });
  assert.deepEqual(await game.hand(), [], "the cards lie face down");
  await game.page.locator("#do-look_early").waitFor({ state: "attached" });
  await game.page.evaluate(() => document.getElementById("do-look_early")?.click());
  const row = game.page.locator('#rows li[data-kind="award"]', { hasText: "Looked too early" });
  await row.waitFor({ state: "attached" });
  assert.equal((await game.hand()).length, 6);
  const [award] = (await game.rows()).filter(({ kind }) => kind === "award");
  assert.equal(award.side, 0);
  assert.match(award.why, /before the first card was led/);
  assert.equal(await game.page.locator("#do-look_early").count(), 0);
  await game.close();
});

test("the person deals by hand, packet by packet, and a misdeal is called", async () => {
  const link = "v=german&seed=BY-HAND&rules=table_rules.true,hand_dealing.true&dealer=0";
  const game = await site.open({ link });
  await game.turn();
  assert.ok((await game.actions()).includes("deal_rightly"), "the person deals");
  assert.deepEqual(await violations(game.page), []);
  // Three packets for eldest, one for the person.
  for (const packet of ["deal_to:1", "deal_to:0", "deal_to:1", "deal_to:1"]) {
    await game.press(packet);
    await game.settled();
  }
  await game.picture("misdeal");
  await game.decide("deal_done");
  await game.turn();
  const rows = await game.rows();
  assert.ok(rows.some(({ text }) => /calls a misdeal/.test(text)), rows.map(({ text }) => text).join("\n"));
  const [award] = rows.filter(({ title }) => title === "Misdeal");
  assert.equal(award.side, 1);
  assert.match(award.why, /You dealt the wrong number of cards/);
  assert.ok(rows.some(({ text }) => /the cards are dealt again/.test(text)));
  // The same dealer deals again, correctly.
  await game.decide("deal_rightly");
  await game.turn();
  assert.ok(!(await game.actions()).includes("deal_rightly"));
  assert.equal((await game.hand()).length, 6);
  await game.close();
});

// Seat 1 has exposed the ten of hearts, and must play to the person's lead.
const dropped = "v=german&seed=DROPPED-249&rules=table_rules.true&log=1ACAAABA-fiAA";

for (const [where, options] of /** @type {const} */ ([
  ["at a desk", {}], ["on a phone", { viewport: phone, touch: true }],
])) {
  test(`calling for an exposed card, ${where}`, async () => {
    const game = await site.open({ ...options, link: dropped });
    const { page } = game;
    await game.begin();
    await page.locator('#actions [data-act="call_card:Th"]').waitFor({ state: "attached" });
    assert.ok((await game.actions()).includes("leave_it"));
    assert.deepEqual(await game.playable(), []);
    assert.match(await page.locator("body").textContent() ?? "", /face up: /);
    // Its button, and the card itself.
    const drawn = (await game.targets()).filter(({ id }) => id === "call_card:Th");
    assert.equal(drawn.length, 2, "it lies in front of its owner");
    assert.deepEqual(await violations(page), []);
    await game.picture(`call-card-${where.split(" ").at(-1)}`);
    await game.decide("call_card:Th");
    await game.turn();
    const rows = await game.rows();
    const called = rows.findIndex(({ title }) => /^You call for .*\. It must be played\.$/.test(title));
    assert.ok(called >= 0, rows.map(({ text }) => text).join("\n"));
    assert.match(rows[called + 1].title, /plays the ten of hearts/);
    // The row links to the rule.
    assert.equal(await page.locator("#rows li").nth(called).getAttribute("data-rule"), "exposed");
    assert.equal(await page.locator("#rows li").nth(called).locator('[data-act="rules:exposed"]').count(), 1);
    await game.playHand();
    await game.close();
  });
}

test("an exposed card not called for is played at its owner's choice", async () => {
  const game = await site.open({ link: dropped });
  await game.begin();
  await game.page.locator('#actions [data-act="leave_it"]').waitFor({ state: "attached" });
  await game.decide("leave_it");
  await game.turn();
  assert.ok((await game.rows()).every(({ title }) => !/call for/.test(title)));
  await game.close();
});

test("the person exposes a card in the text mirror", async () => {
  const game = await site.open({ link: "v=german&seed=ERR&rules=table_rules.true" });
  const { page } = game;
  const asked = page.locator('#actions [data-act="exposes"]').filter({ hasText: /^Back$/ });
  const waits = async () => await asked.count() > 0;
  for (let tries = 0; tries < 30 && !await waits(); ++tries) {
    // It is offered while another player is to play.
    const pressed = await page.waitForFunction(() => {
      const button = /** @type {HTMLElement | null} */ (document.querySelector('#actions [data-act="exposes"]'));
      button?.click();
      return button !== null;
    }, null, { timeout: 500 }).then(() => true, () => false);
    if (pressed && await asked.waitFor({ state: "attached", timeout: 2000 }).then(() => true, () => false)) break;
    const [word] = await game.turn();
    const [card] = await game.playable();
    if (!await waits() && (word ?? card)) await game.decide(word ?? card);
  }
  assert.ok(await waits(), "the table waits for the card");
  const hand = await game.hand();
  assert.deepEqual(await game.playable(), hand, "any of them");
  await game.decide(hand[0]);
  await game.turn();
  assert.deepEqual(await game.hand(), hand, "it is still in the hand");
  const row = (await game.rows()).find(({ title }) => /^You expose /.test(title));
  assert.ok(row, (await game.rows()).map(({ text }) => text).join("\n"));
  await game.close();
});

/** A pointer presses at a place, moves up by `up` pixels, and releases.
 * @param {Game} game
 * @param {{x: number, y: number}} from
 * @param {number} up */
async function dragUp(game, { x, y }, up) {
  const { page } = game;
  if (!game.touch) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - up, { steps: 6 });
    await page.mouse.up();
    return;
  }
  const devtools = await page.context().newCDPSession(page);
  const touch = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {number[]} */ ...ways) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: ways.map((way) => ({ x, y: y - way })) });
  await touch("touchStart", 0);
  for (let way = 1; way <= 6; ++way) await touch("touchMove", up * way / 6);
  await touch("touchEnd");
  await devtools.detach();
}

for (const [where, options] of /** @type {const} */ ([
  ["at a desk", {}], ["on a phone", { viewport: phone, touch: true }],
])) {
  test(`a card dragged to the table out of turn is exposed, ${where}`, async () => {
    // The person is eldest, so that three others follow.
    const game = await site.open({ ...options, link: "v=trinidad&seed=FALLS&rules=table_rules.true&dealer=0&seat=1" });
    const { page } = game;
    for (let [word] = await game.turn(); word; [word] = await game.turn()) await game.decide(word);
    await game.settled();
    const hand = await game.hand();
    assert.equal(hand.length, 6);
    // Slow down the others.
    await page.evaluate("testClock.hurry(0.02)");
    await game.press(hand[0]);
    await page.locator('#actions [data-act="exposes"]').waitFor({ state: "attached" });
    const held = hand.slice(1);
    await page.waitForFunction(
      (count) => document.querySelectorAll("#hand button").length === count, held.length);
    const place = (await game.targets()).find(({ id }) => id === held[2]);
    assert.ok(place);
    const from = { x: place.x + place.width * 0.3, y: place.y + place.height * 0.5 };
    const { height } = /** @type {{height: number}} */ (page.viewportSize());
    // Released over the hand, the card stays there.
    await dragUp(game, from, 20);
    assert.ok((await game.rows()).every(({ title }) => !/^You expose /.test(title)));
    await dragUp(game, from, height * 0.35);
    await page.evaluate("testClock.hurry(1)");
    await page.locator("#rows li", { hasText: "You expose " }).waitFor({ state: "attached" });
    await game.turn();
    const rows = await game.rows();
    const fell = rows.findIndex(({ title }) => /^You expose the .* face up on the table\.$/.test(title));
    assert.ok(fell >= 0, rows.map(({ text }) => text).join("\n"));
    // It is not played, and remains in the hand.
    assert.equal(rows.filter(({ title }) => /^You expose /.test(title)).length, 1);
    const name = /You expose (the .*?);/.exec(rows[fell].title)?.[1] ?? "?";
    assert.ok(rows.slice(0, fell).every(({ title }) => !title.includes(name)));
    const label = await page.locator(`#hand [data-act="${held[2]}"]`).textContent() ?? "";
    assert.ok(label.startsWith(name.replace(/^the /, "")), `${name} is ${label}`);
    await game.close();
  });
}
