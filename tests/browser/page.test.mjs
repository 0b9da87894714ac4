// Behaviour of the page: idle, without storage, by keyboard alone, by touch, without WebGL, after a context
// loss, at any pixel ratio.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, desktop, phone, usually } from "./page.mjs";

const { open } = browser();

/** Opens the settings, once the program knows that the previous dialog is closed.
 * @param {import("./game.mjs").Game} game */
async function openSettings(game) {
  await game.settled();
  await game.page.locator('#actions [data-act="settings"]').evaluate((button) =>
    /** @type {HTMLElement} */ (button).click());
  await game.page.locator("#sheet").waitFor();
}

/** Opens the settings and selects a pace.
 * @param {import("./game.mjs").Game} game
 * @param {number} pace */
async function choosePace(game, pace) {
  await openSettings(game);
  await game.page.locator('#sheet [data-act="pace:"]').fill(String(pace * 2));
  await game.closeSheet();
}

/** Checks the pace in the settings.
 * @param {import("./game.mjs").Game} game
 * @param {number} pace */
async function chosenPace(game, pace) {
  await openSettings(game);
  assert.equal(await game.page.locator('#sheet [data-act="pace:"]').inputValue(), String(pace * 2));
}

test("no frame is drawn while nothing happens", async () => {
  const game = await open({ link: "v=german&seed=BEG-2" });
  await game.turn();
  await game.page.mouse.move(5, 5);
  await game.settled();
  const before = await game.frames();
  await game.page.waitForTimeout(5000);
  assert.equal(await game.frames(), before);
  await game.page.mouse.move(200, 300);
  await game.page.waitForFunction((frames) =>
    /** @type {any} */ (window).allfours.frames > frames, before);
  await game.close();
});

test("without storage the game works, and settings last as long as the page", async () => {
  const game = await open({
    link: "v=german&seed=BEG-2",
    prepare: () => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    },
  });
  await choosePace(game, 2);
  await game.turn();
  await game.press("say:beg");
  await game.page.locator("#rows", { hasText: "I beg" }).waitFor({ state: "attached" });
  await game.close();
});

for (const [kept, pace, unread] of usually(2, /** @type {const} */ ([
  ["pace 2\nlook pink\n", 2, "look pink\n"], ["{", 1, "{\n"], ["pace 9\n", 1, "pace 9\n"],
  ["pace 2", 2, ""], ["\n", 1, ""], ["null", 1, "null\n"],
]))) {
  test(`invalid settings have no effect, and stay: ${JSON.stringify(kept)}`, async () => {
    const game = await open({
      prepare: new Function(`if (sessionStorage.given) return;
        sessionStorage.given = "once";
        localStorage.setItem("allfours.settings.2", ${JSON.stringify(kept)});`),
    });
    await chosenPace(game, pace);
    const said = game.page.locator("#sheet").getByText("cannot be read");
    assert.equal(await said.count(), unread ? 1 : 0);
    await game.closeSheet();
    await choosePace(game, 0);
    const written = await game.page.evaluate("localStorage.getItem('allfours.settings.2')");
    assert.ok(String(written).startsWith(`${unread}pace 0\n`), String(written));
    await game.page.reload();
    await game.ready();
    await chosenPace(game, 0);
    await game.close();
  });
}

test("settings are stored", async () => {
  const game = await open({ pace: 1 });
  await choosePace(game, 0);
  await game.page.reload();
  await game.ready();
  await chosenPace(game, 0);
  await game.close();
});

test("by keyboard alone: from the canvas to the buttons, which then become visible", async () => {
  const game = await open({ link: "v=german&seed=BEG-2" });
  const { page } = game;
  await game.turn();
  await page.mouse.click(5, 700);
  assert.equal(await page.evaluate("document.activeElement.id"), "canvas");
  await page.keyboard.press("Tab");
  const first = await page.evaluate("document.activeElement.dataset.act");
  assert.match(first, /^card:/, "Tab leaves the canvas for the first card");
  const box = await page.locator("#mirror").boundingBox();
  assert.ok(box && box.width > 200 && box.height > 200, "the focused element is visible");
  // To the announcement, and make it; the focus goes to a text: the prompt, unless it is empty.
  while (await page.evaluate("document.activeElement.dataset.act") !== "say:beg") {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.locator("#rows", { hasText: "I beg" }).waitFor({ state: "attached" });
  assert.match(await page.evaluate("document.activeElement.id"), /^(prompt|title)$/);
  assert.notEqual(await page.evaluate("document.activeElement.textContent"), "");
  await page.keyboard.press("Tab");
  assert.match(await page.evaluate("document.activeElement.dataset.act"), /^card:/);
  // A card keeps the focus while others play and speak.
  const card = await page.evaluate("document.activeElement.id");
  await game.turn();
  assert.equal(await page.evaluate("document.activeElement.id"), card);
  // The browser gets its keys: none is swallowed.
  await page.mouse.click(5, 700);
  await page.evaluate(`document.addEventListener("keydown", (event) => {
    setTimeout(() => { window.swallowed = event.defaultPrevented; });
  })`);
  for (const key of ["F6", "ArrowDown", "Control+s", "Backspace", "a", "Alt+u", "Shift"]) {
    await page.keyboard.press(key);
    await page.waitForFunction(() => /** @type {any} */ (window).swallowed !== undefined);
    assert.equal(await page.evaluate("window.swallowed"), false, key);
  }
  await game.close();
});

test("a whole hand can be played in the text mirror", async () => {
  const game = await open({ link: "v=trinidad&seed=KINGSTON-42" });
  for (let steps = 0; steps < 40; ++steps) {
    const [word] = await game.turn();
    if (word === "next_hand") break;
    const id = word ?? (await game.playable())[0];
    const rows = (await game.rows()).length;
    await game.page.locator(`[data-act="${id}"]`).press("Enter");
    await game.page.waitForFunction(
      (count) => document.querySelectorAll("#rows li").length > count, rows);
  }
  assert.ok((await game.actions()).includes("next_hand"));
  await game.close();
});

test("an illegal card shows the reason, on the canvas and in the text mirror", async () => {
  const game = await open({ link: "v=trinidad&seed=KINGSTON-42" });
  for (let refusals = 0; refusals === 0;) {
    const [word] = await game.turn();
    assert.notEqual(word, "play_again", "some hand has an illegal card");
    const refused = game.page.locator('#hand button[aria-disabled="true"]').first();
    if (!word && await refused.count() > 0) {
      const why = (await refused.locator(".why").textContent())?.replace(/^ – /, "") ?? "";
      assert.match(why, /\.$/);
      const count = (await game.hand()).length;
      await game.press(await refused.getAttribute("data-act") ?? "");
      await game.page.locator("#message", { hasText: why }).waitFor({ state: "attached" });
      assert.equal((await game.hand()).length, count);
      ++refusals;
    }
    await game.decide(word ?? (await game.playable())[0]);
  }
  await game.close();
});

test("one tap plays one card", async () => {
  const game = await open({
    link: "v=trinidad&seed=KINGSTON-42", viewport: phone, scale: 3, touch: true, pace: 0,
  });
  for (;;) {
    const [word] = await game.turn();
    if (!word) break;
    await game.decide(word);
  }
  const hand = await game.hand();
  const card = (await game.playable())[0];
  await game.press(card);
  await game.page.locator(`[data-act="${card}"]`).waitFor({ state: "detached" });
  assert.deepEqual(await game.hand(), hand.filter((one) => one !== card));
  // No emulated mouse event follows the tap.
  await game.page.waitForTimeout(1000);
  assert.deepEqual(await game.hand(), hand.filter((one) => one !== card));
  await game.close();
});

test("a card is played by dragging it to the table, and stays when dropped elsewhere", async () => {
  const game = await open({ link: "v=trinidad&seed=KINGSTON-42" });
  for (;;) {
    const [word] = await game.turn();
    if (!word) break;
    await game.decide(word);
  }
  await game.settled();
  const hand = await game.hand();
  const card = (await game.playable())[0];
  const place = (await game.targets()).find((target) => target.id === card);
  assert.ok(place);
  const x = place.x + 14;
  const y = place.y + place.height / 2;
  const { mouse } = game.page;
  const drag = async (/** @type {number} */ toX, /** @type {number} */ toY) => {
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(toX, toY, { steps: 6 });
    await mouse.up();
    await game.settled();
  };
  await drag(x + 60, y + 10);
  assert.deepEqual(await game.hand(), hand, "dropped over the hand, it returns");
  await drag(470, 330);
  await game.page.locator(`#hand [data-act="${card}"]`).waitFor({ state: "detached" });
  await game.close();
});

test("a second finger cancels a press", async () => {
  const game = await open({ viewport: phone, scale: 3, touch: true });
  const play = (await game.targets()).find((target) => target.id === "start");
  assert.ok(play);
  const x = play.x + play.width / 2;
  const y = play.y + play.height / 2;
  const session = await game.page.context().newCDPSession(game.page);
  const touch = (/** @type {string} */ type, /** @type {object[]} */ touchPoints) =>
    session.send("Input.dispatchTouchEvent", /** @type {any} */ ({ type, touchPoints }));
  await touch("touchStart", [{ x, y, id: 0 }]);
  await touch("touchStart", [{ x, y, id: 0 }, { x: 50, y: 50, id: 1 }]);
  await touch("touchEnd", []);
  await game.settled();
  assert.equal(await game.page.evaluate("document.body.dataset.screen"), "start");
  await game.press("start");
  await game.page.locator('body[data-screen="table"]').waitFor();
  await game.close();
});

test("the page can be zoomed, also on the canvas", async () => {
  const game = await open({ viewport: phone, scale: 3, touch: true });
  const viewport = await game.page.locator("meta[name=viewport]").getAttribute("content") ?? "";
  assert.doesNotMatch(viewport, /user-scalable|maximum-scale/);
  assert.equal(await game.page.evaluate(
    "getComputedStyle(document.getElementById('canvas')).touchAction"), "pinch-zoom");
  await game.close();
});

for (const scale of usually(2, [1.25, 3, 1, 2])) {
  test(`canvas pixels are device pixels at a ratio of ${scale}`, async () => {
    const game = await open({ viewport: desktop, scale });
    /** @param {{width: number, height: number}} css */
    const fills = (css) => game.page.waitForFunction(([width, height]) => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById("canvas"));
      return canvas.width === width && canvas.height === height;
    }, [css.width * scale, css.height * scale]);
    await fills(desktop);
    assert.equal(await game.page.evaluate("allfours.figuresAreTabular()"), true);
    // After a change of window size and back, the canvas follows and does not grow by itself.
    const small = { width: 800, height: 600 };
    await game.page.setViewportSize(small);
    await fills(small);
    await game.page.setViewportSize(desktop);
    await fills(desktop);
    await game.settled();
    await fills(desktop);
    await game.close();
  });
}

test("the graphics context is lost and restored", async () => {
  const game = await open({ link: "v=german&seed=BEG-2" });
  await game.turn();
  await game.page.mouse.move(5, 5);
  await game.settled();
  const before = await game.page.screenshot();
  await game.page.evaluate(`{
    const gl = document.getElementById("canvas").getContext("webgl");
    window.taken = gl.getExtension("WEBGL_lose_context");
    window.taken.loseContext();
  }`);
  await game.page.waitForTimeout(300);
  const frames = await game.frames();
  await game.page.mouse.move(300, 300);
  await game.page.waitForTimeout(300);
  assert.equal(await game.frames(), frames, "nothing is drawn without a context");
  await game.page.mouse.move(5, 5);
  await game.page.evaluate("window.taken.restoreContext()");
  await game.page.waitForFunction((n) => /** @type {any} */ (window).allfours.frames > n, frames);
  await game.settled();
  assert.ok(before.equals(await game.page.screenshot()), "the same picture as before");
  await game.press("say:beg");
  await game.page.locator("#rows", { hasText: "I beg" }).waitFor({ state: "attached" });
  await game.close();
});
