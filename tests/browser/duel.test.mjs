// A duel through both links to the comparison: by pointer on a desktop and on a phone, by the text mirror in
// German; stored across a reload; its dialog at every size; a malformed link is reported.
import assert from "node:assert/strict";
import { test } from "node:test";

import { violations } from "./axe.mjs";
import { hurried } from "./clock.mjs";
import { all, browser, partsOf, phone } from "./page.mjs";

const chrome = browser([], { paints: false });

/** @typedef {import("./game.mjs").Game} Game */

// A duel played by both, with the last deal alike.
const both = "v=trinidad&seed=KINGSTON-10&duel=4&one=1BACCAFDCBEBCBDBAAABAAAAAAA.ACCECCBAECDAACBCAAAAAAAAA.AAAACDCACAAACAAAABABAAAAA.BBICDAFDBBCDDDDFADDDBCCDBCCACCAABAAAAA" +
  "&two=1BACAAECADCBBADAAACAAAAAAAA.BBDCABEABEGAAAFBBAEBAABAAABACBAAAAAAAA.AAAAADCACAAACAAAABABAAAAA.BBICDAFDBBCDDDDFADDDBCCDBCCACCAABAAAAA";

/** The link to be sent in the dialog, after '#'. @param {Game} game */
async function toSend(game) {
  const field = game.page.locator("#sheet[open] #link");
  await field.waitFor();
  return (await field.inputValue()).split("#")[1];
}

/** Plays the deals one after another; calls `after` for each finished one. */
async function playDeals(game, deals, after = async () => {}) {
  for (let deal = 1; deal <= deals; ++deal) {
    await game.playHand();
    await after(deal);
    if (deal < deals) {
      await game.press("next_deal");
      await game.page.locator('#actions [data-act="next_deal"]').waitFor({ state: "detached" });
    }
  }
}

/** Nothing is wider than the screen. @param {Game} game */
function fits(game) {
  return game.page.evaluate(() => {
    const sheet = /** @type {HTMLElement} */ (document.getElementById("sheet"));
    return sheet.scrollWidth <= sheet.clientWidth &&
      [...sheet.querySelectorAll(".hands .point, .hands .score, .hands button, .ahead")].every((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      });
  });
}

test("through both links to the comparison, by pointer", async () => {
  const first = await chrome.open();
  await first.press("games");
  await first.press("variant:german");
  // The buttons of the selected game may be below the window.
  await first.page.mouse.wheel(0, 600);
  await first.press("duels");
  const four = first.page.locator('#sheet[open] [data-act="duel:4"]');
  await four.waitFor();
  assert.deepEqual(await violations(first.page), []);
  await first.picture("duel-lengths");
  await four.click();
  await first.turn();
  assert.match(partsOf(first.page.url()), /#v=german&seed=[^&]+&duel=4$/);
  assert.equal(await first.text("challenge"), "Deal 1 of 4");
  const offered = await first.actions();
  assert.ok(!offered.includes("undo") && !offered.includes("hint"), "there is no undo and no hint");
  await playDeals(first, 4, async (deal) => {
    assert.match(await first.text("challenge"), new RegExp(`^Deal ${deal} of 4 · You: [\\d−]+–[\\d−]+$`));
    if (deal !== 2) return;
    // It survives a reload in its middle.
    await first.picture("duel-deal-over");
    await first.page.reload();
    await first.ready();
    assert.deepEqual(await first.turn(), ["next_deal"]);
    assert.match(await first.text("challenge"), /^Deal 2 of 4 · You: /);
  });
  await first.press("duels");
  const out = await toSend(first);
  assert.match(partsOf(out), /&duel=4&one=1[^&]+$/);
  assert.equal(new URL(first.page.url()).hash, `#${out}`, "the address has it, too");
  await first.page.locator("#sheet .hands > li").last().waitFor();
  assert.equal(await first.page.locator("#sheet .hands > li").count(), 4);
  assert.deepEqual(await violations(first.page), []);
  await first.picture("duel-to-send");
  await first.close();

  const second = await chrome.open({ link: out, begins: false });
  await second.page.locator('#actions [data-act="begin"]').waitFor({ state: "attached" });
  assert.match(await second.text("hint"), /^Somebody sent you a duel\. German All Fours.* to 7.*4 deals.*no hints/);
  await second.picture("duel-sent");
  await second.press("begin");
  await second.turn();
  await playDeals(second, 4, async (deal) => {
    assert.match(await second.text("challenge"), new RegExp(`^Deal ${deal} of 4 · You: .* · Rival: `));
  });
  await second.press("duels");
  await second.page.locator("#sheet .duel-sum").waitFor();
  const back = await toSend(second);
  assert.ok(partsOf(back).startsWith(`${partsOf(out)}&two=1`), back);
  await second.close();

  const compared = await chrome.open({ link: back });
  const rows = compared.page.locator("#sheet[open] .hands > li");
  await rows.last().waitFor();
  assert.equal(await rows.count(), 4);
  assert.match(await compared.page.locator(".duel-sum").innerText(), /duel/);
  assert.deepEqual(await violations(compared.page), []);
  await compared.picture("duel-comparison");
  // A press anywhere on the deal leads to the table.
  await rows.nth(1).click({ position: { x: 30, y: 15 } });
  await compared.page.locator("#sheet[open]").waitFor({ state: "detached" });
  await compared.press("duel_deal:2:other");
  await compared.page.locator('#actions [data-act="duel_deal:2"]').waitFor({ state: "attached" });
  await compared.picture("duel-deal-looked-at");
  await compared.press("duels");
  await rows.last().waitFor();
  await compared.rested();
  // Another duel starts.
  await compared.page.locator('#sheet [data-act="duel:4"]').click();
  await compared.turn();
  assert.match(partsOf(compared.page.url()), /#v=german&seed=[^&]+&duel=4$/);
  await compared.close();
});

test("on a phone", async () => {
  const first = await chrome.open({ link: "v=trinidad&seed=DUEL-PHONE&duel=1", viewport: phone, touch: true });
  await first.playHand();
  await first.picture("duel-phone-over");
  await first.press("duels");
  const field = first.page.locator('#sheet[open] [data-act="name:0:"]');
  await field.fill("Vera & Söhne");
  await field.press("Enter");
  await first.page.locator("#sheet-message", { hasText: "letters" }).waitFor();
  await field.fill("Vera-Ann O’Hara");
  await field.press("Enter");
  await first.page.waitForFunction(() => location.hash.includes("by=Vera-Ann"));
  const out = await toSend(first);
  assert.match(out, /by=Vera-Ann/);
  assert.ok(await fits(first));
  await first.picture("duel-phone-name");
  await first.close();
  const second = await chrome.open({ link: out, viewport: phone, touch: true, begins: false });
  await second.page.locator('#actions [data-act="begin"]').waitFor({ state: "attached" });
  assert.match(await second.text("hint"), /^Vera-Ann O’Hara sent you a duel/);
  await second.picture("duel-phone-sent");
  await second.press("begin");
  await second.playHand();
  assert.match(await second.text("challenge"), /You: .* · Vera-Ann O’Hara: /);
  await second.press("duels");
  await second.page.locator("#sheet .duel-sum").waitFor();
  assert.match(await second.page.locator(".duel-sum").innerText(), /Vera-Ann O’Hara/);
  await second.picture("duel-phone-named");
  const row = second.page.locator("#sheet .hands > li");
  // Both choose the first possible decision.
  assert.match(await row.innerText(), /Played alike, decision by decision/);
  assert.match(await second.page.locator(".duel-sum").innerText(), /The duel is a draw\./);
  assert.ok(await fits(second));
  await second.close();
});

test("in the text mirror, in German", async () => {
  const game = await chrome.open({ link: `${both.replace(/&two=.*/, "")}&lang=de` });
  const { page } = game;
  const press = (/** @type {string} */ id) => page.locator(`[data-act="${id}"]`).first().evaluate(
    (one) => /** @type {HTMLElement} */ (one).click());
  await press("text_only:on");
  const rows = page.locator("#rows li");
  for (let steps = 0; steps < 200; ++steps) {
    const words = await game.turn();
    if (words.includes("duels")) break;
    const id = words[0] ?? (await game.playable())[0];
    // The card just played may still be leaving the hand.
    if (!id) continue;
    const before = await rows.count();
    await press(id);
    // Every decision is a row; another deal starts with other rows.
    await hurried(game, () => page.waitForFunction(
      (count) => document.querySelectorAll("#rows li").length !== count, before));
  }
  assert.match(await game.text("challenge"), /^Runde 4 von 4 · Du: .* · Gegenüber: /);
  await page.locator('#actions [data-act="duels"]').click();
  await page.locator("#sheet[open] .duel-sum").waitFor();
  assert.match(await page.locator(".duel-sum").innerText(), /Duell/);
  const read = await page.locator("#sheet .hands .aloud").allTextContents();
  assert.equal(read.length, 8);
  assert.match(read[0], /^Du: [\d−]+–[\d−]+/);
  assert.match(read[1], /^Gegenüber: [\d−]+–[\d−]+/);
  assert.deepEqual(await violations(page), []);
  await game.picture("duel-text");
  await game.close();
});

// Each window in one language; in every language with `tests/run --all`.
for (const [name, viewport, touch, usual] of /** @type {const} */ ([
  ["small-phone", { width: 360, height: 640 }, true, "de"],
  ["phone", phone, true, "fr"],
  ["phone-lying", { width: 844, height: 390 }, true, "de"],
  ["desktop", { width: 1280, height: 720 }, false, "en"],
  ["large", { width: 2560, height: 1440 }, false, "fr"],
])) {
  for (const language of all ? ["en", "de", "fr"] : [usual]) {
    test(`the comparison on ${name}, in ${language}`, async () => {
      const game = await chrome.open({
        link: `${both}&lang=${language}`, viewport, touch, scale: touch ? 2 : 1,
      });
      await game.page.locator("#sheet[open] .hands > li").last().waitFor();
      assert.ok(await fits(game));
      const targets = await game.page.locator("#sheet .hands button").evaluateAll((buttons) =>
        buttons.map((button) => {
          const deal = /** @type {HTMLElement} */ (button.parentElement);
          deal.scrollIntoView({ block: "center" });
          const { left, top, width } = deal.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + 20) === button;
        }));
      assert.deepEqual(targets, [true, true, true, true], "the whole deal is the target");
      await game.picture(`duel-comparison-${name}-${language}`);
      await game.close();
    });
  }
}

test("a malformed duel link is reported", async () => {
  const game = await chrome.open({ link: `${both}A`, begins: false });
  await game.page.locator("#message", { hasText: "Deal 4 of two= is not played" }).waitFor({ state: "attached" });
  assert.ok((await game.actions()).includes("start"), "Play still works");
  await game.close();
});
