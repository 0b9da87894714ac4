// The announcements of the page to a screen reader, as far as a browser can tell without one: a log to which
// paragraphs are only appended, whose elements are never hidden by `display`. tests/screen_reader listens to
// a real one.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser } from "./page.mjs";

const { open } = browser([], { paints: false });

/** Displays and sizes of the announced elements.
 * @param {import("./game.mjs").Game} game */
const displays = (game) => game.page.evaluate(() =>
  ["live", "message"].map((id) => getComputedStyle(/** @type {HTMLElement} */ (document.getElementById(id))).display));

/** Notes each change of the log from now on: numbers of added and removed nodes.
 * @param {import("./game.mjs").Game} game */
const watchLog = (game) => game.page.evaluate(() => {
  /** @type {{added: number, removed: number}[]} */
  const changes = [];
  Object.assign(window, { changes });
  new MutationObserver((records) => changes.push({
    added: records.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0),
    removed: records.reduce((sum, { removedNodes }) => sum + removedNodes.length, 0),
  })).observe(/** @type {HTMLElement} */ (document.getElementById("live")), { childList: true });
});

/** @param {import("./game.mjs").Game} game @returns {Promise<{added: number, removed: number}[]>} */
const changesOf = (game) => game.page.evaluate("changes");

test("lines are appended, one paragraph a task, and removed only after a pause", async () => {
  const game = await open({ link: "v=trinidad&seed=KINGSTON-42", begins: false });
  await watchLog(game);
  await game.begin();
  await game.playHand();
  const changes = await changesOf(game);
  assert.ok(changes.length > 30, `${changes.length} announcements`);
  assert.deepEqual(changes.filter(({ added, removed }) => added !== 1 || removed !== 0), []);
  const lines = () => game.page.locator("#live p").count();
  assert.ok(await lines() > 30);
  await game.page.waitForFunction(() => document.querySelectorAll("#live p").length <= 30, null,
    { timeout: 20_000 });
  assert.ok((await changesOf(game)).slice(changes.length).every(({ added }) => added === 0));
  await game.close();
});

test("the log and the message are displayed before there is anything in them", async () => {
  const game = await open();
  assert.equal(await game.text("live"), "");
  assert.ok(!(await displays(game)).includes("none"));
  await game.page.evaluate(() => document.body.classList.add("text-only"));
  assert.ok(!(await displays(game)).includes("none"));
  await game.close();
});

test("words only: old lines are cut off, not hidden", async () => {
  const game = await open({ link: "v=trinidad&seed=KINGSTON-42" });
  await game.playHand();
  await game.page.locator('#actions [data-act="text_only:on"]').evaluate(
    (button) => /** @type {HTMLElement} */ (button).click());
  await game.page.locator("#canvas").waitFor({ state: "hidden" });
  const lines = await game.page.evaluate(() => {
    const place = /** @type {HTMLElement} */ (document.getElementById("live"));
    const { top, bottom } = place.getBoundingClientRect();
    return [...place.children].map((line) => {
      const box = line.getBoundingClientRect();
      return { display: getComputedStyle(line).display, seen: box.bottom > top + 4 && box.top < bottom };
    });
  });
  assert.ok(lines.every(({ display }) => display !== "none"));
  assert.ok(lines.at(-1)?.seen && !lines[0].seen, JSON.stringify(lines));
  const [log, prompt] = await Promise.all(["#live", "#prompt"].map((id) => game.page.locator(id).boundingBox()));
  assert.ok(log && prompt && log.y < prompt.y, "it is seen above the prompt");
  await game.close();
});

test("the log has no name that would be said before each line, and does not part heading and hand", async () => {
  const game = await open({ link: "v=trinidad&seed=KINGSTON-42" });
  await game.turn();
  const found = await game.page.evaluate(() => {
    const at = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
    const log = at("live");
    return {
      named: log.hasAttribute("aria-label") || log.hasAttribute("aria-labelledby"),
      before: at("hand").previousElementSibling?.matches("h2"),
      heading: at("hand").previousElementSibling?.textContent,
      after: Boolean(at("hand").compareDocumentPosition(log) & Node.DOCUMENT_POSITION_FOLLOWING),
    };
  });
  assert.deepEqual(found, { named: false, before: true, heading: "Your hand", after: true });
  await game.close();
});

test("out of sight the text keeps its width, so that it is read by lines", async () => {
  const game = await open({ link: "v=trinidad&seed=KINGSTON-42" });
  await game.turn();
  await game.page.mouse.click(5, 700);
  const box = await game.page.locator("#mirror").boundingBox();
  assert.ok(box && box.width > 300 && box.height <= 2, JSON.stringify(box));
  await game.close();
});

test("what is asked, and why a card is refused, is announced as well as shown", async () => {
  const game = await open({ link: "v=trinidad&seed=KINGSTON-42" });
  const { page } = game;
  while ((await game.turn()).length > 0) await game.decide((await game.turn())[0]);
  const last = () => page.evaluate(() => document.getElementById("live")?.lastElementChild?.textContent ?? "");
  await page.waitForFunction(() => document.getElementById("live")?.lastElementChild?.textContent
    ?.endsWith(document.getElementById("prompt")?.textContent || "nothing"));
  const hand = await game.hand();
  const playable = await game.playable();
  const refused = hand.findIndex((card) => !playable.includes(card));
  assert.ok(refused >= 0, "a card cannot be played");
  for (let times = 0; times < 2; ++times) {
    await page.waitForTimeout(1000);  // two presses in quick succession would be one
    const before = await page.locator("#live p").count();
    await page.keyboard.press(String(refused + 1));
    await page.waitForFunction((count) => document.querySelectorAll("#live p").length > count, before);
    assert.equal(await last(), await game.text("message"));
  }
  await game.close();
});

test("after Start the focus is on something that has a text", async () => {
  const game = await open({ link: "v=trinidad&seed=KINGSTON-42", begins: false });
  await game.page.locator('[data-act="begin"]').press("Enter");
  await game.page.locator('[data-act="begin"]').waitFor({ state: "detached" });
  assert.notEqual(await game.page.evaluate(() => document.activeElement?.textContent?.trim()), "");
  assert.match(await game.page.evaluate(() => document.activeElement?.id ?? ""), /^(title|prompt)$/);
  await game.close();
});

test("a button that keeps the focus is not moved when a card before it is played", async () => {
  const game = await open({ link: "v=trinidad&seed=KINGSTON-42" });
  const { page } = game;
  while ((await game.turn()).length > 0) await game.decide((await game.turn())[0]);
  const hand = await game.hand();
  const [card] = await game.playable();
  assert.ok(hand.indexOf(card) < hand.length - 1);
  await page.locator("#hand button").last().focus();
  await page.evaluate(() => {
    Object.assign(window, { focused: 0 });
    document.addEventListener("focusin", () => ++/** @type {any} */ (window).focused);
  });
  await page.keyboard.press(String(hand.indexOf(card) + 1));
  await page.locator(`#hand [data-act="${card}"]`).waitFor({ state: "detached" });
  await game.turn();
  assert.equal(await page.evaluate("focused"), 0);
  assert.equal(await page.evaluate("document.activeElement.dataset.act"), hand.at(-1));
  await game.close();
});

test("the title of a dialog takes the focus, and has an element in it, without which Orca 43 says nothing", async () => {
  const game = await open();
  await game.page.locator('#actions [data-act="settings"]').press("Enter");
  await game.page.locator("#sheet").waitFor();
  await game.page.waitForFunction(() => document.activeElement?.id === "sheet-title");
  assert.equal(await game.page.evaluate(() => document.activeElement?.firstElementChild?.textContent), "Settings");
  await game.close();
});

test("sliders say their steps in words", async () => {
  const game = await open();
  const sheet = game.page.locator("#sheet");
  await game.page.locator('#actions [data-act="settings"]').press("Enter");
  await sheet.waitFor();
  const pace = sheet.locator('input[data-act="pace:"]');
  assert.equal(await pace.getAttribute("aria-valuetext"), "fast");
  await pace.press("ArrowLeft");
  await game.page.waitForFunction(() => document.querySelector('input[data-act="pace:"]')
    ?.getAttribute("aria-valuetext") === "4 / 5");
  assert.equal(await sheet.locator('input[data-act="text_size:"]').getAttribute("aria-valuetext"), "100%");
  await game.close();
});
