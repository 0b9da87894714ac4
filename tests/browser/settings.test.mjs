// Stored settings: names, colours, statistics; and refused storage.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser } from "./page.mjs";

const { open } = browser([], { paints: false });

/** @param {import("./game.mjs").Game} game
 * @param {string} id */
const act = (game, id) => game.page.locator(`#actions [data-act="${id}"]`).evaluate((button) =>
  /** @type {HTMLElement} */ (button).click());

test("names are shown everywhere, stored, and rejected if invalid", async () => {
  const game = await open({ link: "v=trinidad&seed=KINGSTON-42" });
  const { page } = game;
  await game.turn();
  await act(game, "settings");
  const field = (/** @type {number} */ place) => page.locator(`#sheet [data-act="name:${place}:"]`);
  await field(3).fill("Zoë");
  await field(3).press("Tab");
  await field(0).fill("Ann");
  await field(0).press("Tab");
  await page.locator("#score", { hasText: "Ann and Zoë" }).waitFor({ state: "attached" });
  for (const bad of ["<script>", "Winston", "日本。"]) {
    await field(3).fill(bad);
    await field(3).press("Tab");
    assert.notEqual(await game.text("sheet-message"), "");
    assert.equal(await field(3).getAttribute("aria-invalid"), "true");
    assert.equal(await field(3).inputValue(), bad, "the input stays for correction");
  }
  await field(3).fill("Bo");
  await field(3).press("Tab");
  assert.equal(await field(3).getAttribute("aria-invalid"), "false");
  assert.equal(await game.text("sheet-message"), "");
  await page.keyboard.press("Escape");
  await page.reload();
  await game.ready();
  await page.locator("#score", { hasText: "Ann and Bo" }).waitFor({ state: "attached" });
  assert.ok((await game.rows()).some((row) => /Bo/.test(row.text)));
  assert.ok(!(await game.rows()).some((row) => /Nora|Zoë/.test(row.text)));
  await game.close();
});

test("the settings are parts with headings, and each control has a name and a block of its own", async () => {
  const game = await open();
  await act(game, "settings");
  const parts = game.page.locator("#sheet-parts");
  await parts.locator("h3").first().waitFor();
  assert.deepEqual(await parts.locator("h3").allTextContents(),
    ["The page", "Cards and table", "During a game", "Play together", "Names"]);
  const found = await parts.evaluate((place) => [...place.querySelectorAll("input")].map((input) => {
    const label = input.labels?.[0];
    const block = label?.closest("p");
    let heading = input.closest("#sheet-parts > *");
    while (heading && !heading.matches("h3")) heading = heading.previousElementSibling;
    return { id: input.dataset.act, name: label?.textContent?.trim(), under: heading?.textContent,
      group: input.closest("fieldset")?.querySelector("legend")?.textContent ?? "", radio: input.type === "radio",
      alone: block?.querySelectorAll("input").length === 1 };
  }));
  assert.ok(found.length > 30, `${found.length} controls`);
  for (const { id, name, under, group, radio, alone } of found) {
    assert.ok(name && under && alone, `${id}: ${JSON.stringify({ name, under, alone })}`);
    assert.equal(group !== "", radio, `${id}: a choice, and only that, has a name for its group`);
  }
  const under = (/** @type {string} */ id) => found.find((one) => one.id === id)?.under;
  assert.deepEqual(["text_only:", "felt:green", "pace:", "calls_of_others:", "name:0:"].map(under),
    ["The page", "Cards and table", "During a game", "Play together", "Names"]);
  await game.close();
});

test("the theme of the page is the person's or the device's", async () => {
  const game = await open();
  const { page } = game;
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction(() => document.documentElement.dataset.look === "dark");
  await act(game, "settings");
  await page.locator('#sheet [data-act="look:1"]').click();
  await page.waitForFunction(() => document.documentElement.dataset.look === "light");
  await page.locator('#sheet [data-act="look:0"]').click();
  await page.waitForFunction(() => document.documentElement.dataset.look === "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await page.waitForFunction(() => document.documentElement.dataset.look === "light");
  await game.close();
});

test("the page has the colour of the felt, and the choice outlasts a reload", async () => {
  const game = await open();
  const { page } = game;
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const green = await ground();
  await act(game, "settings");
  const grounds = new Set([green]);
  for (const felt of ["blue", "wine"]) {
    await page.locator(`#sheet [data-act="felt:${felt}"]`).click();
    await page.waitForFunction((name) => document.documentElement.dataset.felt === name, felt);
    grounds.add(await ground());
  }
  assert.equal(grounds.size, 3);
  // In the dark, too.
  await page.locator('#sheet [data-act="look:2"]').click();
  await page.waitForFunction(() => document.documentElement.dataset.look === "dark");
  grounds.add(await ground());
  assert.equal(grounds.size, 4);
  await page.locator('#sheet [data-act="card_back:blue"]').click();
  await page.reload();
  await game.ready();
  await page.waitForFunction(() => document.documentElement.dataset.felt === "wine");
  await act(game, "settings");
  assert.equal(await page.locator('#sheet [data-act="card_back:blue"]').isChecked(), true);
  await game.close();
});

test("the order of the hand, and a card that a second touch plays", async () => {
  const game = await open({ link: "v=trinidad&seed=KINGSTON-42" });
  const { page } = game;
  await game.turn();
  const hand = () => page.locator("#hand [data-act]").evaluateAll((cards) =>
    cards.map((card) => /** @type {HTMLElement} */ (card).dataset.act));
  const usual = await hand();
  await act(game, "settings");
  await page.locator('#sheet [data-act="hand_order:trumps_last"]').click();
  await page.waitForFunction((last) => [...document.querySelectorAll("#hand [data-act]")].at(-1)
    ?.getAttribute("data-act") === last, usual[0]);
  assert.deepEqual(await hand(), usual.toReversed());
  await game.close();
});

test("with a second touch the first one raises the card, says so, and plays nothing", async () => {
  const game = await open({ link: "v=trinidad&seed=BEG-1" });
  const { page } = game;
  await game.turn();
  await act(game, "settings");
  await page.locator('#sheet [data-act="second_touch:"]').click();
  await page.keyboard.press("Escape");
  await game.decide("say:stand");
  await page.locator('#hand [data-act]:not([aria-disabled="true"])').first().waitFor({ state: "attached" });
  const [first, second] = await game.playable();
  const card = (/** @type {string} */ id) => page.locator(`#hand [data-act="${id}"]`);
  await game.press(first);
  await page.locator(`#hand [data-act="${first}"][aria-pressed="true"]`).waitFor({ state: "attached" });
  await page.locator("#live", { hasText: "Press again to play it." }).first().waitFor({ state: "attached" });
  await game.press(second);
  await page.locator(`#hand [data-act="${second}"][aria-pressed="true"]`).waitFor({ state: "attached" });
  assert.notEqual(await card(first).getAttribute("aria-pressed"), "true");
  await page.waitForTimeout(400);
  await game.press(second);
  await card(second).waitFor({ state: "detached" });
  assert.equal(await card(first).count(), 1);
  await game.close();
});

test("a finished game is counted once, stored, and can be cleared", async () => {
  const game = await open({ link: "v=german&seed=COUNT-1&rules=target.1" });
  const { page } = game;
  for (;;) {
    await game.playHand();
    if ((await game.actions()).includes("play_again")) break;
    await game.press("next_hand");
  }
  const sheet = page.locator("#sheet");
  for (let visit = 0; visit < 2; ++visit) {
    await act(game, "statistics");
    await sheet.getByRole("table").waitFor();
    assert.match(await sheet.textContent() ?? "", /Games: 1 · won: [01] · hands: 1/);
    await page.reload();
    await game.ready();
  }
  await act(game, "statistics");
  await sheet.getByRole("button", { name: "Clear the statistics" }).click();
  assert.ok(await sheet.getByRole("table").isVisible(), "it asks for confirmation first");
  await page.waitForTimeout(700);
  await sheet.getByRole("button", { name: "Really" }).click();
  await sheet.getByRole("table").waitFor({ state: "detached" });
  await page.reload();
  await game.ready();
  await act(game, "statistics");
  await sheet.filter({ hasText: "No game" }).waitFor();
  await game.close();
});

for (const [what, refuse] of /** @type {const} */ ([
  ["is missing", () => {
    for (const place of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, place, {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    }
  }],
  ["is full", () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  }],
])) {
  test(`storage that ${what}: everything works while the page is open`, async () => {
    const game = await open({ prepare: refuse });
    const { page } = game;
    await game.press("games");
    await game.press("variant:german");
    await act(game, "settings");
    await page.locator('#sheet [data-act="pace:"]').fill("4");
    await page.locator('#sheet [data-act="name:3:"]').fill("Bo");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await game.press("games");
    await game.press("start");
    await game.playHand();
    assert.match(await game.text("score"), /Bo/);
    await act(game, "new_game");
    await game.press("resume");
    await page.locator("#score", { hasText: "Bo" }).waitFor({ state: "attached" });
    await game.close();
  });
}

test("the page's text grows with the window and the text size, like the canvas", async () => {
  const game = await open({ viewport: { width: 1280, height: 720 } });
  const { page } = game;
  await act(game, "settings");
  const size = () => page.locator("#sheet").evaluate((sheet) => parseFloat(getComputedStyle(sheet).fontSize));
  assert.equal(await size(), 16);
  for (const [width, height, want] of [[1600, 900, 16], [1920, 1080, 19.2], [2560, 1440, 22.4], [2560, 700, 16]]) {
    await page.setViewportSize({ width, height });
    assert.ok(Math.abs(await size() - want) < 0.05, `${width}×${height}: ${await size()}`);
  }
  const slider = page.locator('#sheet input[data-act^="text_size"]');
  await slider.evaluate((one) => {
    const input = /** @type {HTMLInputElement} */ (one);
    input.value = input.max;  // 200 %
    for (const event of ["input", "change"]) one.dispatchEvent(new Event(event, { bubbles: true }));
  });
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === "32px");
  await game.close();
});
