// Keyboard and screen reader: a whole game by keys on the picture, a whole game in the text mirror with the
// picture hidden, the list of keys, spoken queries; the browser keeps its own keys.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser } from "./page.mjs";

const { open } = browser([], { paints: false });

/** The last announcement in the live region.
 * @param {import("./game.mjs").Game} game */
const said = (game) => game.page.evaluate(
  () => document.getElementById("live")?.lastElementChild?.textContent ?? "");

/** Waits for the person's turn and presses keys until the game is over.
 * @param {import("./game.mjs").Game} game
 * @param {string[]} keys for announcements */
async function playByKeys(game, keys) {
  const { page } = game;
  for (let steps = 0; steps < 400; ++steps) {
    const words = await game.turn();
    if (words.includes("play_again")) return;
    const rows = (await game.rows()).length;
    const moved = () => page.waitForFunction(
      (count) => document.querySelectorAll("#rows li").length > count, rows);
    if (words.includes("next_hand")) {
      await page.keyboard.press("n");
      await moved();
    } else if (words.length > 0) {
      const said = words.filter((word) => word.startsWith("say:")).map((word) => word.slice("say:".length));
      const key = keys.find((one) => said.some((word) => word.startsWith(one))) ?? said[0];
      await page.keyboard.press(key?.[0] ?? "Enter");
      await moved();
    } else {
      const hand = await game.hand();
      const places = (await game.playable()).map((card) => hand.indexOf(card));
      const discarding = await page.locator("#hand button[aria-pressed]").count() > 0;
      for (const place of places.filter((one) => one < 10)) {
        await page.keyboard.press(String((place + 1) % 10));
        if (!discarding) break;
        await page.locator(`#hand button:nth-child(${place + 1})[aria-pressed="true"]`)
          .waitFor({ state: "attached" });
        if ((await game.actions()).includes("discard")) {
          await page.keyboard.press("d");
          break;
        }
      }
      await moved();
    }
  }
  throw new Error("the game does not end");
}

test("a whole game by keys on the picture", async () => {
  const game = await open({ link: "v=german&seed=KEYS-1&rules=target.3" });
  await game.page.mouse.click(5, 700);
  await playByKeys(game, ["beg", "give"]);
  const seed = await game.text("deal");
  await game.page.keyboard.press("n");
  await game.page.waitForFunction(
    (before) => document.getElementById("deal")?.textContent !== before, seed);
  await game.close();
});

test("a whole game in the text mirror, with the picture hidden", async () => {
  const game = await open({ link: "v=trinidad&seed=WORDS-1&rules=target.5" });
  const { page } = game;
  await page.locator('#actions [data-act="text_only:on"]').focus();
  await page.keyboard.press("Enter");
  await page.locator("#canvas").waitFor({ state: "hidden" });
  const frames = await game.frames();
  for (let steps = 0; ; ++steps) {
    assert.ok(steps < 300, "the game ends");
    const words = await game.turn();
    if (words.includes("play_again")) break;
    const id = words[0] ?? (await game.playable())[0];
    const rows = (await game.rows()).length;
    const button = page.locator(`[data-act="${id}"]`);
    assert.ok(await button.isVisible(), `${id} is seen`);
    await button.click();
    await page.waitForFunction(
      (count) => document.querySelectorAll("#rows li").length > count, rows);
  }
  assert.match(await said(game), /game/i);
  const rules = await page.getByRole("link", { name: "Rules" }).getAttribute("href");
  assert.equal(rules, "rules/en/trinidad.html");
  assert.equal(await game.frames(), frames, "a hidden picture is not drawn");
  // The setting is stored, and can be reverted.
  await page.reload();
  await page.locator("#mirror").waitFor();
  await game.ready();
  assert.ok(await page.locator("#canvas").isHidden());
  await page.locator('#actions [data-act="text_only:off"]').click();
  await page.locator("#canvas").waitFor();
  await page.waitForFunction(() => /** @type {any} */ (window).allfours.frames > 0);
  await game.close();
});

test("? lists the keys; Esc closes; letters can be switched off", async () => {
  const game = await open({ link: "v=trinidad&seed=BEG-1" });
  const { page } = game;
  await game.turn();
  await page.keyboard.press("?");
  const sheet = page.locator("#sheet");
  await sheet.waitFor();
  assert.ok(await sheet.locator("kbd").count() > 30);
  // An open dialog receives the keys.
  const rows = (await game.rows()).length;
  await page.keyboard.press("b");
  await game.closeSheet();
  assert.equal((await game.rows()).length, rows);
  await page.locator('#actions [data-act="settings"]').press("Enter");
  await sheet.getByRole("checkbox", { name: "Letter keys" }).uncheck();
  await game.closeSheet();
  await page.keyboard.press("?");
  await page.keyboard.press("b");
  await page.waitForTimeout(200);
  assert.ok(await sheet.isHidden());
  assert.equal((await game.rows()).length, rows);
  await game.close();
});

test("queries are answered aloud", async () => {
  const game = await open({ link: "v=trinidad&seed=BEG-1" });
  const { page } = game;
  await game.turn();
  await page.mouse.click(5, 700);
  const ask = async (/** @type {string} */ key, /** @type {RegExp} */ answer) => {
    const before = await page.locator("#live p").count();
    await page.keyboard.press(key);
    await page.waitForFunction(
      (count) => document.querySelectorAll("#live p").length > count, before);
    assert.match(await said(game), answer, key);
  };
  await ask("t", /^Turned: .* of .*not fixed/);
  await ask("p", /You and Nora \d+, .*to 14/);
  await ask("c", /( of .*){6}/);
  await ask("c", /( of .*){6}/);
  await ask("l", /No trick/);
  await ask("y", /kicks the /);
  await game.close();
});

test("opening a game in the middle does not read all of it aloud", async () => {
  const game = await open({ link: "v=trinidad&seed=MIDDLE" });
  await game.turn();
  for (let cards = 0; cards < 2;) {
    const [word] = await game.turn();
    if (!word) ++cards;
    await game.decide(word ?? (await game.playable())[0]);
  }
  await game.page.reload();
  await game.ready();
  assert.ok((await game.rows()).length > 10);
  assert.ok(await game.page.locator("#live p").count() <= 3);
  await game.close();
});

test("arrows move the focus along the hand, and the picture shows it", async () => {
  const game = await open({ link: "v=trinidad&seed=BEG-1" });
  const { page } = game;
  await game.turn();
  const hand = await game.hand();
  await page.locator("#hand button").first().focus();
  const focused = () => page.evaluate(() =>
    /** @type {HTMLElement} */ (document.activeElement).dataset.act);
  for (const [key, card] of [["ArrowRight", hand[1]], ["End", hand[5]], ["ArrowLeft", hand[4]],
    ["Home", hand[0]]]) {
    const frames = await game.frames();
    await page.keyboard.press(key);
    assert.equal(await focused(), card);
    await page.waitForFunction((before) => /** @type {any} */ (window).allfours.frames > before,
      frames);
  }
  // Tab leaves the hand, and then the game.
  await page.keyboard.press("Shift+Tab");
  assert.notEqual(await focused(), hand[0]);
  await game.close();
});

/** A key as another keyboard sends it; answers whether the browser was kept from it.
 * @param {import("./game.mjs").Game} game
 * @param {KeyboardEventInit} pressed */
const send = ({ page }, pressed) => page.evaluate((init) => !document.body.dispatchEvent(
  new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true })), pressed);

/** Sends a key that asks for something; answers what is said.
 * @param {import("./game.mjs").Game} game
 * @param {KeyboardEventInit} pressed */
async function answerTo(game, pressed) {
  const before = await game.page.locator("#live p").count();
  assert.ok(await send(game, pressed));
  await game.page.waitForFunction((count) => document.querySelectorAll("#live p").length > count, before);
  return said(game);
}

test("a French keyboard plays cards by its digits, without Shift", async () => {
  const game = await open({ link: "v=trinidad&seed=BEG-1" });
  await game.turn();
  assert.ok(await send(game, { key: "s", code: "KeyS" }));
  while ((await game.turn()).length > 0) await game.decide((await game.turn())[0]);
  const hand = await game.hand();
  const [card] = await game.playable();
  const place = hand.indexOf(card);
  assert.ok(await send(game, { key: "&é\"'(-"[place], code: `Digit${place + 1}` }));
  await game.page.locator(`#hand [data-act="${card}"]`).waitFor({ state: "detached" });
  await game.turn();
  // There are no more than five cards: Firefox would open its search at these two, and keep what follows.
  const rows = (await game.rows()).length;
  assert.equal(await send(game, { key: "'", code: "Digit9" }), true);
  assert.equal(await send(game, { key: "/", code: "Digit9" }), true);
  assert.equal(await send(game, { key: "ç", code: "Digit9" }), false);
  assert.equal((await game.rows()).length, rows);
  await game.close();
});

test("a Russian keyboard has the letters at their places", async () => {
  const game = await open({ link: "v=trinidad&seed=BEG-1" });
  await game.turn();
  assert.match(await answerTo(game, { key: "е", code: "KeyT" }), /^Turned: /);
  assert.match(await answerTo(game, { key: "д", code: "KeyL" }), /No trick/);
  await game.close();
});

test("Caps Lock is no Shift: h shows the history, and only Shift and h ask for a hint", async () => {
  const game = await open({ link: "v=trinidad&seed=BEG-1" });
  await game.turn();
  const hint = () => game.text("hint");
  const caps = { modifierCapsLock: true };
  assert.match(await answerTo(game, { key: "T", code: "KeyT", ...caps }), /^Turned: /);
  assert.ok(await send(game, { key: "H", code: "KeyH", ...caps }));
  assert.equal(await hint(), "");
  // Macs type a capital letter, other systems a small one.
  assert.ok(await send(game, { key: "h", code: "KeyH", shiftKey: true, ...caps }));
  await game.page.waitForFunction(() => document.getElementById("hint")?.textContent !== "");
  assert.match(await hint(), /practice/);
  await game.close();
});

test("f and j step by a trick, as the brackets do", async () => {
  const game = await open({ link: "v=trinidad&seed=BEG-1" });
  await game.playHand();
  await game.page.mouse.click(5, 700);
  const rows = () => game.page.locator("#rows li").count();
  const counts = [await rows()];
  for (const key of ["f", "f", "j", "j", "[", "[", "]", "]"]) {
    const before = await rows();
    await game.page.keyboard.press(key);
    await game.page.waitForFunction((count) => document.querySelectorAll("#rows li").length !== count, before);
    counts.push(await rows());
  }
  assert.deepEqual(counts.slice(5), counts.slice(1, 5));
  assert.ok(counts[2] < counts[1] && counts[3] === counts[1], `${counts}`);
  await game.close();
});

test("the list names the keys of the reader's keyboard, where the browser tells it", async () => {
  /** @type {[string, Record<string, string>, string[], string[]][]} */
  const keyboards = [
    ["German", { KeyF: "f", KeyH: "h", BracketLeft: "ü", BracketRight: "+" }, ["f", "h", "H", "1"], ["[", "]"]],
    ["Russian", { KeyF: "а", KeyH: "р", KeyS: "ы", BracketLeft: "х", BracketRight: "ъ" }, ["а", "х", "р", "Р", "ы"],
      ["f", "[", "h", "H", "s"]],
    ["unknown", {}, ["f", "[", "h", "H", "s"], []],
  ];
  for (const [name, typed, shown, left] of keyboards) {
    const game = await open({
      link: "v=trinidad&seed=BEG-1",
      script: `Object.defineProperty(Navigator.prototype, "keyboard", { value: {
        getLayoutMap: async () => new Map(Object.entries(${JSON.stringify(typed)})) } });`,
    });
    await game.page.keyboard.press("?");
    const list = game.page.locator("#sheet kbd");
    for (const key of shown) await list.getByText(key, { exact: true }).first().waitFor();
    const labels = await list.allTextContents();
    for (const key of left) assert.ok(!labels.includes(key), `${name}: ${key}`);
    await game.close();
  }
});

test("the browser's own keys are left alone, and all keys with Ctrl, Alt or Meta", async () => {
  const game = await open({ link: "v=trinidad&seed=BEG-1" });
  const { page } = game;
  await game.turn();
  await page.mouse.click(5, 700);
  const rows = (await game.rows()).length;
  /** @type {(key: string, more?: object) => Promise<boolean>} */
  const swallowed = (key, more = {}) => page.evaluate(([name, rest]) =>
    !document.body.dispatchEvent(new KeyboardEvent("keydown", {
      key: /** @type {string} */ (name), bubbles: true, cancelable: true,
      .../** @type {object} */ (rest),
    })), /** @type {const} */ ([key, more]));
  for (const key of ["F1", "F5", "F6", "F11", "F12", "Tab", "Escape", "Backspace", "Delete",
    "PageUp", "PageDown", "ArrowUp", "ArrowDown", "z", "/", "Dead", "Shift"]) {
    assert.equal(await swallowed(key), false, key);
  }
  for (const modifier of ["ctrlKey", "altKey", "metaKey"]) {
    for (const key of ["s", "b", "r", "1", "Enter", "ArrowLeft", "Home", "?", "t"]) {
      assert.equal(await swallowed(key, { [modifier]: true }), false, `${modifier} ${key}`);
    }
  }
  assert.equal((await game.rows()).length, rows, "none of them played");
  assert.equal(await swallowed("t"), true);
  await game.close();
});
