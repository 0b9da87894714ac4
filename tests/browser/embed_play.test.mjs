// Playing at an embedded table: cards, bots, rules, links, and accessibility by axe.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { violations } from "./axe.mjs";
import { hurry, installClock } from "./clock.mjs";
import { host, open, pages, ready, root, table, tables } from "./host.mjs";
import { partsOf } from "./page.mjs";

test("with full controls a hand is played in the frame", async () => {
  const { page, close } = await open(table("one", 'controls="full" style="width: 780px"'));
  await ready(page, "one");
  const frame = page.frames()[1];
  // Through the text mirror, like a screen reader.
  const button = frame.locator(
    '#hand button:not([aria-disabled="true"]), #actions button[data-act^="say"]').first();
  for (let i = 0; i < 3; ++i) {
    await button.waitFor({ state: "attached" });
    const before = await frame.locator("#rows li").count();
    await button.evaluate((one) => /** @type {HTMLElement} */ (one).click());
    await frame.waitForFunction((rows) => document.querySelectorAll("#rows li").length > rows, before);
  }
  assert.equal(await frame.locator('[data-act="new_game"]').count(), 0);
  await close();
});

test("a table says nothing until somebody is there, because the page around it has its own things to say",
  async () => {
    const { page, close } = await open(table("one", 'variant="trinidad" seed="BEG-1" controls="full"'));
    await ready(page, "one");
    const frame = page.frames()[1];
    const log = frame.locator("#live");
    assert.equal(await log.getAttribute("aria-live"), "off");
    await frame.locator("#hand button").first().focus();
    assert.equal(await log.getAttribute("aria-live"), "polite");
    await close();
  });

test("a key of a French or Russian keyboard counts in the frame", async () => {
  const { page, close } = await open(table("one", 'variant="trinidad" seed="BEG-1" controls="full"'));
  await ready(page, "one");
  const frame = page.frames()[1];
  const send = (/** @type {KeyboardEventInit} */ pressed) => frame.evaluate((init) => !document.body.dispatchEvent(
    new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true })), pressed);
  // There is no ninth card, but Firefox must not search.
  assert.equal(await send({ key: "'", code: "Digit9" }), true);
  const before = await frame.locator("#live p").count();
  assert.equal(await send({ key: "е", code: "KeyT" }), true);
  await frame.waitForFunction((count) => document.querySelectorAll("#live p").length > count, before);
  await close();
});

test("an attribute selects the bots; an unknown one is refused", async () => {
  const { page, close } = await open(table("one", 'controls="full" lang="en" bots="expert"'));
  await ready(page, "one");
  const deal = page.frames()[1].locator("#deal");
  assert.match(await deal.textContent() ?? "", /Other players: Expert/);
  const each = "sensible,strong,beginner,expert";
  const said = page.frames()[1].getByText(/: Strong · Nora: Beginner · .*: Expert/);
  await page.evaluate((bots) => {
    for (const [name, value] of [["variant", "trinidad"], ["bots", bots]]) {
      document.getElementById("one")?.setAttribute(name, value);
    }
  }, each);
  await said.waitFor({ state: "attached" });
  const load = (/** @type {string} */ bots) => page.evaluate(async (who) => {
    const one = /** @type {any} */ (document.getElementById("one"));
    try {
      return (await one.load({ variant: "trinidad", seed: "B", bots: who })).variant;
    } catch (error) {
      const { code, message } = /** @type {any} */ (error);
      return `${code}: ${message}`;
    }
  }, bots);
  assert.equal(await load("strong,strong,strong,expert"), "trinidad");
  assert.match(await load("clever"), /^bad_link: .*"clever".*expert/);
  assert.match(await load("expert,expert"), /^bad_link: .*\b2\b/);
  await close();
});

/**
 * Plays part of a hand in the frame through the text mirror, like a screen reader.
 * @param {import("playwright-core").Frame} frame
 */
async function playSome(frame) {
  const button = frame.locator(
    '#hand button:not([aria-disabled="true"]), #actions button[data-act^="say"]').first();
  for (let i = 0; i < 4; ++i) {
    await button.waitFor({ state: "attached" });
    const before = await frame.locator("#rows li").count();
    await button.evaluate((one) => /** @type {HTMLElement} */ (one).click());
    await frame.waitForFunction((rows) => document.querySelectorAll("#rows li").length > rows, before);
  }
  await button.waitFor({ state: "attached" });
  return frame.locator("#rows li").allTextContents();
}

test("bots play the same game in a worker and in the frame", async () => {
  /** @type {string[][]} */
  const games = [];
  for (const [workers, prepare] of /** @type {const} */ ([
    [1, ""],
    [0, "delete window.Worker"],
    [0, "window.Worker = class { constructor() { throw new DOMException('no', 'SecurityError'); } }"],
  ])) {
    const { page, close } = await open(table("one", 'controls="full" lazy="false"'));
    // Frames created from here on.
    await page.addInitScript(installClock, { rate: hurry, paints: false });
    await page.addInitScript(prepare);
    await page.reload();
    await ready(page, "one");
    games.push(await playSome(page.frames()[1]));
    assert.equal(page.workers().length, workers, prepare);
    await close();
  }
  assert.ok(games[0].length > 10);
  assert.deepEqual(games[1], games[0]);
  assert.deepEqual(games[2], games[0]);
});

test("the rule behind a point opens in a new tab", async () => {
  // The dealer gives a point to eldest, who begged.
  const { page, close } = await open(`<all-fours-table id="one" controls="full" lang="fr"
    variant="trinidad" seed="rules-0-79" log="1BA"></all-fours-table>`);
  await ready(page, "one");
  const frame = page.frames()[1];
  await frame.locator('#rows [data-act^="why:"]').first().waitFor({ state: "attached" });
  const why = frame.locator('#rows [data-act^="why:"]').first();
  await why.evaluate((one) => /** @type {HTMLElement} */ (one).click());
  const link = frame.locator("#rows .evidence a").first();
  await link.waitFor({ state: "attached" });
  const act = await link.getAttribute("data-act") ?? "";
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    link.evaluate((one) => /** @type {HTMLElement} */ (one).click()),
  ]);
  await tab.waitForURL(`${tables}rules/fr/trinidad.html#${act.replace("explain:", "")}`);
  assert.equal(await tab.evaluate(() => self.origin), new URL(tables).origin);
  await tab.close();
  assert.equal(page.frames().length, 2);
  assert.ok(await frame.locator("#rows").count() > 0, "the table stays as it was");
  await close();
});

test("Copy works in the frame, or says that it cannot", async () => {
  const shared = async (/** @type {import("playwright-core").Frame} */ frame) => {
    const share = frame.locator('[data-act="share"]');
    await share.waitFor({ state: "attached" });
    await share.evaluate((one) => /** @type {HTMLElement} */ (one).click());
    await frame.locator("#link-copy").click();
    return frame.locator("#sheet-message");
  };
  const { page, close } = await open(
    table("one", 'controls="full" style="height: 500px; aspect-ratio: auto"'));
  await ready(page, "one");
  const message = await shared(page.frames()[1]);
  await message.filter({ hasText: "Link copied" }).waitFor();
  assert.equal(await page.frames()[1].locator("#save-log, .link-code *").count(), 0);
  // The copied text is pasted into the embedding page.
  await page.locator("#field").focus();
  await page.keyboard.press("Control+V");
  assert.equal(partsOf(await page.locator("#field").inputValue()), `${tables}#v=german&seed=BEG-2`);
  await close();

  // A browser that refuses both ways of copying.
  const other = await open(
    table("one", 'controls="full" style="height: 500px; aspect-ratio: auto"'));
  await other.page.addInitScript(() => {
    if (self === top) return;
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
    Object.defineProperty(navigator, "share", {
      value: () => Promise.reject(new DOMException("no", "NotAllowedError")),
    });
  });
  await other.page.reload();
  await ready(other.page, "one");
  const frame = other.page.frames()[1];
  const selected = () => frame.waitForFunction(
    (text) => getSelection()?.toString().startsWith(text), `${tables}#game=german&seed=BEG-2&end=`);
  await (await shared(frame)).filter({ hasText: "selected" }).waitFor();
  await selected();
  // The device refuses to share: it copies instead.
  await frame.evaluate(() => getSelection()?.removeAllRanges());
  await frame.locator("#link-share").click();
  await selected();
  await other.close();
});

test("axe finds no violation in a page of tables and in the tables", async () => {
  const text = await readFile(join(root, "tests", "browser", "host.html"), "utf8");
  const { page, close } = await open("");
  pages.set("/host.html", text.replace("{tables}", tables));
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${host}host.html`);
    await page.evaluate(() => Promise.all([...document.querySelectorAll("all-fours-table")]
      .map((one) => /** @type {any} */ (one).ready)));
    // In the order of the page; the browser lists frames in order of creation.
    const inside = await page.locator("all-fours-table iframe").elementHandles();
    const frames = await Promise.all(inside.map((one) => one.contentFrame()));
    assert.equal(frames.length, 2);
    for (const [i, frame] of frames.entries()) {
      // Nothing out of sight is drawn.
      await inside[i].scrollIntoViewIfNeeded();
      await frame?.locator("#loading").waitFor({ state: "hidden" });
    }
    for (const frame of page.frames()) {
      assert.deepEqual(await violations(frame), [], `${frame.url()}, ${colorScheme}`);
    }
    // A dialog in the frame with full controls.
    const full = frames[1];
    assert.ok(full);
    await full.locator('#actions [data-act="settings"]').evaluate((one) =>
      /** @type {HTMLElement} */ (one).click());
    await full.locator("#sheet[open]").waitFor();
    assert.deepEqual(await violations(full), [], `the settings, ${colorScheme}`);
  }
  await close();
});

test("the smallest table, and one with only a width, keep their space", async () => {
  const { page, close } = await open(
    table("small", 'style="width: 320px; height: 240px; aspect-ratio: auto"') +
    table("wide", 'style="width: 700px"'));
  await ready(page, "small");
  await ready(page, "wide");
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll("all-fours-table")].map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return [width, height];
    }));
  assert.deepEqual(sizes, [[320, 240], [700, 437.5]]);
  assert.equal(await page.evaluate("shifted"), 0);
  await close();
});
