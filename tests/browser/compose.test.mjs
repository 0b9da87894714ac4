// The deal composer: cards by pointer, keyboard and drag; impossible deals are reported; the link deals these
// cards; texts in three languages.
import assert from "node:assert/strict";
import { test } from "node:test";

import { readTongues } from "../../web/paper/words.mjs";
import { violations } from "./axe.mjs";
import { browser, partsOf, phone } from "./page.mjs";

const chrome = browser([], { paints: false });

/** @param {import("./page.mjs").Options} [options] */
async function openComposer(options = {}, language = "en") {
  const game = await chrome.open({ waits: false, ...options });
  await game.page.goto(`${chrome.address}compose/?lang=${language}`);
  await game.page.locator("#pack button").first().waitFor();
  return game;
}

/** @param {import("playwright-core").Page} page */
const link = (page) => page.locator("#link").inputValue();

test("placed cards are dealt, and the link opens that deal", async () => {
  const { page, close } = await openComposer();
  await page.locator("#field-variant").selectOption("german");
  await page.locator('#pack [data-card="Js"]').click();
  await page.locator('#pack [data-card="As"]').press("Enter");
  await page.locator("#place-2").check();
  await page.locator('#pack [data-card="2s"]').click();
  await page.locator('#pack [data-card="7h"]').dragTo(page.locator(".place").nth(1));
  assert.equal(partsOf(await link(page)), `${chrome.address}#v=german&seed=KINGSTON-42&deal=JsAs.7h.2s`);
  assert.match(await page.locator("#verdict").textContent() ?? "", /can be dealt/);
  assert.match(await page.locator("#preview").textContent() ?? "", /turned.*2♠/);
  const code = await page.locator("#embed").inputValue();
  assert.match(code, /<all-fours-table link="game=german&amp;/);
  assert.match(code, /<a href="[^"]+#game=german&amp;[^"]+">[^<]+<\/a>/, "for pages that drop the tag");
  await page.locator('.held [data-card="As"]').click();
  assert.match(partsOf(await link(page)), /deal=Js\.7h\.2s$/);
  await page.locator("#play").click();
  await page.waitForFunction(() => {
    const { allfours } = /** @type {any} */ (window);
    return allfours?.ready && allfours.rested;
  });
  await page.locator('#actions [data-act="begin"]').press("Enter");
  await page.locator('#hand [data-act="card:Js"]').waitFor({ state: "attached" });
  await close();
});

test("the reason is in the language of the page, also after a change of language", async () => {
  const { page, close } = await openComposer({}, "de");
  // All at once, before there is a table.
  await page.evaluate(() => {
    for (const card of ["2c", "3c", "4c", "5c", "6c", "7c", "8c"]) {
      /** @type {HTMLElement} */ (document.querySelector(`#pack [data-card="${card}"]`)).click();
    }
  });
  const verdict = page.locator("#verdict.bad");
  await verdict.filter({ hasText: /höchstens 6 Karten, nicht 7/ }).waitFor();
  assert.match(await page.locator("#table p").textContent() ?? "", /höchstens 6 Karten, nicht 7/);
  const { good } = readTongues().find(({ code }) => code === "fr")?.parts.compose ?? {};
  await page.locator(".languages").getByText("Français").click();
  await verdict.filter({ hasText: /au plus 6 cartes, pas 7/ }).waitFor();
  await page.locator('.held [data-card="8c"]').click();
  await page.locator("#verdict:not(.bad)").filter({ hasText: good }).waitFor();
  await close();
});

test("a deal can become a puzzle, if it is suitable", async () => {
  const { page, close } = await openComposer();
  await page.locator("#field-variant").selectOption("german");
  await page.locator("#field-seed").fill("MADE-1");
  await page.locator("#field-puzzle").selectOption("jack");
  await page.locator("#verdict.bad").filter({ hasText: "is decided already, whatever is played" }).waitFor();
  assert.ok(await page.locator("#out").isHidden());
  await page.locator("#field-seed").fill("MADE-0");
  await page.locator("#verdict:not(.bad)").waitFor();
  await page.locator("#table:not(.none)").waitFor();
  assert.equal(partsOf(await link(page)), `${chrome.address}#v=german&seed=MADE-0&puzzle=jack`);
  assert.doesNotMatch(await page.locator("#embed").inputValue(), /puzzle=/);
  await page.locator("#play").click();
  await page.waitForFunction(() => /** @type {any} */ (window).allfours?.ready);
  await page.locator('#actions [data-act="show_solution"]').waitFor({ state: "attached" });
  await page.locator("#hint", { hasText: /^Bring the jack home in six tricks/ })
    .waitFor({ state: "attached" });
  await close();
});

test("an impossible deal is reported with the reason, and can be corrected", async () => {
  const { page, close } = await openComposer();
  for (const card of ["2c", "3c", "4c", "5c", "6c", "7c", "8c"]) {
    await page.locator(`#pack [data-card="${card}"]`).click();
  }
  const verdict = page.locator("#verdict");
  assert.match(await verdict.textContent() ?? "", /at most 6 cards, not 7/);
  assert.ok(await page.locator("#out").isHidden());
  await page.locator('.held [data-card="8c"]').click();
  assert.match(await verdict.textContent() ?? "", /can be dealt/);
  await page.getByLabel("You & Nora").fill("14");
  assert.match(await verdict.textContent() ?? "", /score/i);
  await page.getByLabel("You & Nora").fill("9");
  await page.getByLabel("Ella & Winston").fill("12");
  await page.locator("#field-dealer").selectOption("2");
  assert.match(partsOf(await link(page)), /dealer=2&score=9\.12&deal=2c3c4c5c6c7c$/);
  await page.locator("#clear").click();
  assert.match(partsOf(await link(page)), /score=9\.12$/);
  await close();
});

test("house rules have controls, and sides and names follow them", async () => {
  const { page, close } = await openComposer({}, "fr");
  assert.ok(!await page.locator("#field-target").isVisible());
  await page.locator("#rules summary").click();
  await page.locator("#field-target").fill("9");
  await page.locator("#field-hang_jack").selectOption("false");
  assert.match(partsOf(await link(page)), /rules=target\.9,hang_jack\.false$/);
  // Default values are left out.
  await page.locator("#field-target").fill("14");
  assert.match(partsOf(await link(page)), /rules=hang_jack\.false$/);
  await page.locator("#field-target").fill("100");
  assert.match(await page.locator("#verdict.bad").textContent() ?? "", /1.*99/);
  await page.locator("#field-target").fill("14");
  await page.locator("#field-variant").selectOption("pitch");
  await page.locator("#field-players").selectOption("4");
  assert.match(partsOf(await link(page)), /^[^#]*#v=pitch&players=4&seed=KINGSTON-42$/);
  const scores = page.locator('[id^="field-score-"]');
  const before = await scores.count();
  const teams = page.locator("#field-teams");
  await teams.focus();
  await teams.selectOption(await teams.inputValue() === "true" ? "false" : "true");
  await page.waitForFunction((count) =>
    document.querySelectorAll('[id^="field-score-"]').length !== count, before);
  assert.equal(before + await scores.count(), 6);
  assert.equal(await page.evaluate(() => document.activeElement?.id), "field-teams");
  assert.deepEqual(await violations(page), []);
  await close();
});

for (const [name, options] of /** @type {const} */ ([
  ["a desktop", {}], ["a phone", { viewport: phone, touch: true }],
])) {
  test(`the table shows the deal as it is composed, on ${name}`, async () => {
    const { page, close } = await openComposer({
      ...options,
      prepare: () => {
        const shown = /** @type {any} */ (window);
        shown.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!/** @type {any} */ (entry).hadRecentInput) shown.shift += /** @type {any} */ (entry).value;
          }
        }).observe({ type: "layout-shift", buffered: true });
      },
    });
    const place = page.locator("#table");
    await page.locator("#field-variant").selectOption("german");
    await page.locator('#pack [data-card="Js"]').click();
    await place.scrollIntoViewIfNeeded();
    const table = page.locator("all-fours-table");
    // The cards dealt, from the events of the table.
    const dealt = async (/** @type {string} */ cards) => page.waitForFunction((wanted) => {
      const { events, state } = /** @type {any} */ (document.querySelector("all-fours-table"));
      const deal = events?.find((/** @type {any} */ one) => one.e === "deal");
      return state && deal?.hands.some((/** @type {string[]} */ hand) => hand.join("").includes(wanted));
    }, cards);
    await table.waitFor({ state: "attached" });
    await dealt("Js");
    assert.ok(await table.isVisible());
    const box = await place.boundingBox();
    await page.evaluate("shift = 0");
    // In one hand or on the pack, then too many: the reason replaces the table.
    for (const card of ["As", "2s", "3s", "4s", "5s"]) {
      await page.locator(`#pack [data-card="${card}"]`).click();
    }
    await dealt("JsAs2s3s4s5s");
    await page.locator('#pack [data-card="6s"]').click();
    await table.waitFor({ state: "hidden" });
    const verdict = await page.locator("#verdict").textContent();
    assert.match(verdict ?? "", /at most 6 cards, not 7/);
    assert.equal(await place.locator("p").textContent(), verdict);
    const now = await place.boundingBox();
    assert.deepEqual([now?.width, now?.height], [box?.width, box?.height]);
    await page.locator('.held [data-card="6s"]').click();
    await table.waitFor();
    assert.equal(await page.evaluate("shift"), 0);
    assert.deepEqual(await violations(page), []);
    await place.scrollIntoViewIfNeeded();
    await close();
  });
}

test("three languages, on a phone", async () => {
  const { page, close } = await openComposer({ viewport: phone, touch: true });
  for (const { code, parts } of [...readTongues()].reverse()) {
    await page.locator(`.languages [data-code="${code}"]`).click();
    await page.locator("h1").getByText(parts.compose.title, { exact: true }).waitFor();
    assert.equal(await page.locator("html").getAttribute("lang"), code);
    assert.equal(await page.title(), parts.page.tab.replace("{title}", parts.compose.title));
    const described = page.locator('meta[name="description"]');
    assert.equal(await described.getAttribute("content"), parts.compose.description);
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await violations(page), [], `${code}, ${colorScheme}`);
    }
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} pixels too wide`);
  await close();
});
