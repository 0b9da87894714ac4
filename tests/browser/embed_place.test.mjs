// A table keeps to the place that a page gives it: narrow columns, moves within the page, scrolling by keys.
import assert from "node:assert/strict";
import { test } from "node:test";

import { open, ready, table, withTable } from "./host.mjs";
import { phone, usually } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Layouts of a container, and whether the table fills its width. */
const containers = {
  block: "", padded: "padding: 0 20px", flex: "display: flex", grid: "display: grid",
  column: "display: flex; flex-direction: column",
  centred: "display: flex; flex-direction: column; align-items: center",
  start: "display: grid; justify-items: start", cell: "display: table-cell", float: "float: left",
};

for (const direction of ["ltr", "rtl"]) {
  test(`a table is no wider than its container from 240 px on: ${direction}`, async () => {
    for (let width = 240; width <= 420; width += 15) {
      const places = Object.entries(containers).map(([name, style]) =>
        `<div dir="${direction}" style="width: ${width}px">
           <div style="box-sizing: border-box; width: ${width}px; ${style}">${
  table(name, 'style="width: auto; margin: 0"')}</div></div><p style="clear: both">`);
      const { page, close } = await open(places.join(""));
      const sizes = await page.evaluate(() => [...document.querySelectorAll("all-fours-table")].map((one) => {
        const { width: wide, height } = one.getBoundingClientRect();
        const place = getComputedStyle(/** @type {HTMLElement} */ (one.parentElement));
        return { id: one.id, wide, height,
          room: parseFloat(place.width) - parseFloat(place.paddingLeft) - parseFloat(place.paddingRight) };
      }));
      for (const { id, wide, height, room } of sizes) {
        assert.ok(wide <= room + 0.01, `${id}: ${wide} px in ${room}`);
        assert.ok(wide >= Math.min(320, room), `${id}: ${wide} px in ${room}`);
        assert.equal(height, Math.max(240, wide / 1.6), id);
      }
      await close();
    }
  });
}

test("CSS of the page sets any other size", async () => {
  const { page, close } = await open(table("height", 'style="width: 300px; height: 500px"') +
    table("ratio", 'style="width: 300px; height: auto; aspect-ratio: 1"') +
    table("flat", 'style="width: 600px; height: 250px"'));
  await page.waitForFunction(() => [...document.querySelectorAll("all-fours-table")].every((one) =>
    one.shadowRoot?.querySelector("iframe")));
  assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll("all-fours-table")].map((one) => {
    const { width, height } = one.getBoundingClientRect();
    const frame = one.shadowRoot?.querySelector("iframe")?.getBoundingClientRect();
    return [width, height, frame?.width, frame?.height];
  })), [[300, 500, 300, 500], [300, 300, 300, 300], [600, 250, 600, 250]]);
  await close();
});

for (const width of [360, 375, 390]) {
  test(`a page on a phone does not scroll sideways: ${width}`, async () => {
    const { page, close } = await open(
      `<meta name="viewport" content="width=device-width"><article style="margin: 20px">${
        table("one", 'controls="full" style="width: auto; margin: 0"')}</article>`,
      { viewport: { width, height: phone.height }, hasTouch: true, isMobile: true });
    await ready(page, "one");
    await page.screenshot({ path: `../../build/screenshots/embed-phone-${width}.png` });
    assert.deepEqual(await page.evaluate(() =>
      [document.documentElement.scrollWidth, window.visualViewport?.scale]), [width, 1]);
    await close();
  });
}

/** Ways to move the table within its page. */
const moves = {
  moveBefore: "document.body.moveBefore(table, document.body.firstChild)",
  "remove and append later": "table.remove(); await new Promise((go) => setTimeout(go, 300)); " +
    "document.body.append(table)",
  append: "document.body.append(table)",
  "remove and append": "table.remove(); document.body.append(table)",
  "append twice": "document.body.append(table); await new Promise((go) => setTimeout(go, 30)); " +
    "document.body.prepend(table)",
};

/** The decisions of a table's events. */
const decisions = `table.events.filter(({ e }) => /^(say|play)$/.test(e))
  .map(({ e, seat, say, card }) => [e, seat, say ?? card].join(" "))`;

for (const [name, move] of usually(3, Object.entries(moves))) {
  test(`a table that is moved keeps its game: ${name}`, async () => {
    const { page, close } = await open(table("one", 'controls="full"'));
    await ready(page, "one");
    for (let made = 0; made < 3; ++made) {
      await page.waitForFunction(() =>
        /** @type {any} */ (document.querySelector("all-fours-table")).state.choice?.kind);
      await withTable(page, `const { choice } = table.state;
        await table.decide(choice.kind === "say" ? { e: "say", say: choice.says[0] }
          : { e: "play", card: choice.cards[0] })`);
    }
    await page.waitForFunction(() =>
      /** @type {any} */ (document.querySelector("all-fours-table")).state.choice?.kind === "play");
    const before = await withTable(page, `return ${decisions}`);
    const heard = await page.evaluate("heard.filter(({ name }) => name === 'event').length");
    await withTable(page, move);
    await page.waitForTimeout(100);
    const state = await withTable(page, `let one; while (one === undefined) {
      one = await table.setSeat(0).catch(() => undefined); } return one`);
    assert.equal(state.choice.kind, "play");
    assert.deepEqual(await withTable(page, `return ${decisions}`), before);
    assert.equal(await page.evaluate("heard.filter(({ name }) => name === 'event').length"), heard,
      "no event is dispatched twice");
    // The game goes on.
    await withTable(page, "await table.decide({ e: 'play', card: table.state.choice.cards[0] })");
    await page.waitForFunction((n) => /** @type {any} */ (document.querySelector("all-fours-table"))
      .events.length > n, state.moment);
    await close();
  });
}

test("a table that is moved shows the same moment from the same seat", async () => {
  const { page, close } = await open(table("one", 'at="2"'));
  await ready(page, "one");
  await withTable(page, "await table.setSeat(1); await table.next(); document.body.prepend(table)");
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("all-fours-table"))
    .shadowRoot.querySelector("iframe.speaks"));
  const { moment, seat } = await withTable(page, "return table.setSeat(1)");
  assert.deepEqual([moment, seat], [3, 1]);
  // Another deal of the attributes begins anew.
  await withTable(page, "table.remove(); table.setAttribute('at', '1'); document.body.append(table)");
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("all-fours-table"))
    .state?.moment === 1);
  await close();
});

for (const [id, controls] of [["watch", "none"], ["steps", "step"], ["play", "full"]]) {
  test(`after a click in a table, keys scroll the page: ${controls}`, async () => {
    const { page, close } = await open(`${table(id, `controls="${controls}"`)}<p style="height: 4000px"></p>`);
    await ready(page, id);
    // On the felt, where nothing is pressed.
    const place = await page.locator(`#${id}`).boundingBox();
    await page.mouse.click((place?.x ?? 0) + 6, (place?.y ?? 0) + 120);
    await page.waitForFunction((name) => document.activeElement?.id === name, id);
    for (const key of ["PageDown", "ArrowDown"]) {
      const before = await page.evaluate("scrollY");
      await page.keyboard.press(key);
      await page.waitForFunction((from) => scrollY > from, before)
        .catch(() => assert.fail(`${key} does not scroll`));
      await page.waitForTimeout(300);
    }
    await close();
  });
}
