// From a point to its rule: every kind of award in the hand history links to the paragraph of the rules pages
// that explains it, in the current language.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { hurried } from "./clock.mjs";
import { browser, usually } from "./page.mjs";

const chrome = browser([], { paints: false });
const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = process.env.ALLFOURS_DIST ?? join(root, "dist");

/** @typedef {import("./game.mjs").Game} Game */
/** @typedef {{id: string, link: string, awards: {for: string}[]}} Example */

/** As few of the pages' own examples as contain every kind of award; also those in which nobody scores or one
 * trump scores twice, which have paragraphs of their own. */
async function everyKind() {
  const folder = join(root, "web", "rules", "examples");
  /** @type {Example[]} */
  const examples = [];
  for (const file of readdirSync(folder)) {
    examples.push(...JSON.parse(await readFile(join(folder, file), "utf8")));
  }
  const left = new Set(examples.flatMap((one) => one.awards.map((award) => award.for)));
  const kinds = left.size;
  const chosen = [];
  while (left.size > 0) {
    const news = (/** @type {Example} */ one) =>
      new Set(one.awards.map((award) => award.for).filter((kind) => left.has(kind))).size;
    const best = examples.reduce((a, b) => (news(b) > news(a) ? b : a));
    best.awards.forEach((award) => left.delete(award.for));
    chosen.push(best);
  }
  for (const id of ["no_trump", "one_trump"]) {
    chosen.push(/** @type {Example} */ (examples.find((one) => one.id === id)));
  }
  return { chosen, kinds };
}

/** Presses a button of the text mirror.
 * @param {Game} game
 * @param {string} id */
const click = (game, id) =>
  game.page.evaluate((act) => document.getElementById(`do-${act}`)?.click(), id);

/** Opens the reasons of all awards; returns the targets of their rule links, by moment.
 * @param {Game} game */
async function ruleLinks(game) {
  const moments = (await game.rows()).filter((row) => row.kind === "award").map((row) => row.moment);
  for (const moment of moments) {
    const why = game.page.locator(`[id="do-why:${moment}"]`);
    if (await why.getAttribute("aria-expanded") !== "true") await click(game, `why:${moment}`);
    await game.page.locator(`#rows li[data-moment="${moment}"] .evidence a`)
      .waitFor({ state: "attached" });
  }
  return game.page.locator("#rows .evidence a").evaluateAll((links) => links.map((link) => ({
    rule: /** @type {HTMLElement} */ (link.closest("li")).dataset.rule ?? "",
    address: /** @type {HTMLAnchorElement} */ (link).href,
    target: /** @type {HTMLAnchorElement} */ (link).target,
  })));
}

test("every kind of award links to its paragraph, in the languages in turn", async () => {
  const { chosen, kinds } = await everyKind();
  assert.ok(kinds >= 10, `${kinds} kinds of award`);
  const rules = new Set();
  const languages = ["en", "de", "fr"];
  for (const [i, { link, awards }] of chosen.entries()) {
    const game = await chrome.open({ link });
    await hurried(game, () => game.page.waitForFunction((count) =>
      document.querySelectorAll('#rows li[data-kind="award"]').length >= count, awards.length));
    for (const language of usually(1, [...languages.slice(i % 3), ...languages.slice(0, i % 3)])) {
      await click(game, `language:${language}`);
      await game.page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
      const links = await ruleLinks(game);
      assert.ok(links.length >= awards.length);
      for (const { rule, address, target } of links) {
        rules.add(rule);
        assert.equal(target, "_blank");
        const [page, fragment] = address.split("#");
        assert.equal(fragment, rule);
        assert.ok(page.startsWith(`${chrome.address}rules/${language}/`), page);
        const html = await readFile(join(dist, page.slice(chrome.address.length)), "utf8");
        assert.ok(html.includes(`id="${fragment}"`), `${address} leads to nothing`);
      }
    }
    await game.close();
  }
  assert.ok(rules.size >= 10, [...rules].join(" "));
  for (const rule of ["no_trump", "one_trump"]) assert.ok(rules.has(rule), [...rules].join(" "));
});

test("the link opens the paragraph in a new tab, from the text mirror and the picture", async () => {
  const game = await chrome.open({ link: "v=trinidad&seed=BEG-1&lang=de", paints: true });
  await game.turn();
  await game.playHand();
  // The newest award, which the panel shows.
  const { rule } = (await ruleLinks(game)).slice(-1)[0];
  const expected = `${chrome.address}rules/de/trinidad.html#${rule}`;
  for (const open of [
    () => game.page.locator(`#rows [data-act="explain:${rule}"]`).first()
      .evaluate((link) => /** @type {HTMLElement} */ (link).click()),
    () => game.press(`explain:${rule}`),
  ]) {
    const [tab] = await Promise.all([game.page.context().waitForEvent("page"), open()]);
    await tab.waitForLoadState();
    assert.equal(tab.url(), expected);
    assert.equal(await tab.evaluate(() => document.querySelector(":target")?.id), rule);
    assert.equal(await tab.evaluate(() => opener), null);
    await tab.close();
  }
  await game.picture("rule-link");
  await game.close();
});
