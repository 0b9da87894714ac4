// Languages: a hand is played to its end in each, with no text in another; the language is chosen by the
// browser, a link or the person, and a link's choice is not stored.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { readLanguages } from "../../src/words/check.mjs";
import { browser } from "./page.mjs";

const chrome = browser([], { paints: false });
const root = fileURLToPath(new URL("../..", import.meta.url));
const { tongues } = readLanguages(join(root, "src/words/texts"));
const others = tongues.map(({ code }) => code).filter((code) => code !== "en");

/**
 * The texts of a language by key.
 * @param {string} language
 * @returns {Map<string, string>}
 */
function wordsOf(language) {
  const tongue = tongues.find(({ code }) => code === language);
  return new Map([...tongue?.phrases.values() ?? []].map(({ key, text }) =>
    [key.replaceAll("-", "_"), text]));
}

/**
 * The English words that reveal an untranslated text: the whole text if it has no placeholders, otherwise the
 * longest part between placeholders.
 * @param {string} language
 */
async function englishOnly(language) {
  const english = wordsOf("en");
  const own = wordsOf(language);
  assert.deepEqual([...own.keys()].sort(), [...english.keys()].sort());
  const said = [...own.values()].join("\n");
  const parts = [];
  for (const [name, text] of english) {
    // The name of a language is always in that language. The page's own name is a name. Trinidad's
    // announcements are the same in every language.
    const stays = name === "language_name" || text === "All Fours" || ["stand", "beg"].includes(name);
    if (own.get(name) === text || stays) continue;
    for (const part of text.split(/\||\{\w+\}/)) {
      const words = part.trim();
      const whole = part === text;
      if (words.length < (whole ? 4 : 9) || said.includes(words)) continue;
      parts.push(words);
    }
  }
  assert.ok(parts.length > 100, `${parts.length}`);
  return parts.map((words) => {
    const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<![\\p{L}])${escaped}(?![\\p{L}])`, "u");
  });
}

/** All visible and spoken text of the page. @param {import("./game.mjs").Game} game */
function everything(game) {
  return game.page.evaluate(() => {
    const said = [];
    for (const part of document.querySelectorAll("body *")) {
      // Proper names: of variants on the start screen, and of languages.
      if (part.matches('script, noscript, noscript *, [data-act^="variant:"], [lang]')) continue;
      for (const child of part.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) said.push(child.textContent);
      }
      for (const name of ["aria-label", "title", "placeholder", "alt"]) {
        said.push(part.getAttribute(name) ?? "");
      }
    }
    return said.filter((text) => text?.trim()).join("\n");
  });
}

/**
 * @param {import("./game.mjs").Game} game
 * @param {RegExp[]} english
 */
async function noEnglish(game, english) {
  const said = await everything(game);
  for (const word of english) assert.doesNotMatch(said, word);
}

/** @param {import("./game.mjs").Game} game */
const language = (game) => game.page.evaluate("document.documentElement.lang");

/**
 * @param {import("./game.mjs").Game} game
 * @param {string} id
 */
async function click(game, id) {
  await game.page.locator(`#actions [data-act="${id}"]`).evaluate((button) =>
    /** @type {HTMLElement} */ (button).click());
}

for (const code of others) {
  test(`a hand in ${code}, with no text in English`, async () => {
    const english = await englishOnly(code);
    const game = await chrome.open({ link: `v=trinidad&seed=KINGSTON-42&lang=${code}` });
    assert.equal(await language(game), code);
    await game.turn();
    await noEnglish(game, english);
    await game.playHand();
    await noEnglish(game, english);
    const rows = await game.rows();
    assert.ok(rows.some((row) => row.kind === "award" && row.why !== ""));
    await click(game, "new_game");
    await noEnglish(game, english);
    await click(game, "games");
    await noEnglish(game, english);
    await click(game, "house_rules");
    await noEnglish(game, english);
    await game.close();
  });

  test(`a browser set to ${code}`, async () => {
    const game = await chrome.open({
      prepare: new Function(`Object.defineProperty(navigator, "languages",
        { get: () => ["es-ES", "${code}-CH", "en"] })`),
    });
    assert.equal(await language(game), code);
    const own = await wordsOf(code);
    assert.equal(await game.text("title"), own.get("tagline"));
    await game.close();
  });
}

test("a change at the table keeps the game, and is stored", async () => {
  const game = await chrome.open({ link: "v=german&seed=BEG-2" });
  await game.turn();
  const hand = await game.hand();
  const rows = await game.rows();
  const actions = await game.turn();
  for (const code of ["de", "fr", "en", "de"]) {
    await click(game, `language:${code}`);
    await game.page.waitForFunction((wanted) => document.documentElement.lang === wanted, code);
    assert.deepEqual(await game.hand(), hand);
    assert.deepEqual(await game.turn(), actions);
    const now = await game.rows();
    assert.deepEqual(now.map((row) => row.moment), rows.map((row) => row.moment));
    if (code === "en") assert.deepEqual(now, rows);
    else assert.notDeepEqual(now, rows);
    const button = game.page.locator(`#actions [data-act="language:${code}"]`);
    assert.equal(await button.getAttribute("lang"), code);
    assert.equal(await button.getAttribute("aria-pressed"), "true");
  }
  await game.page.reload();
  await game.ready();
  assert.equal(await language(game), "de");
  await game.close();
});

test("on the start screen, and in the settings at the table", async () => {
  const game = await chrome.open();
  await game.press("menu");
  await game.press("language:fr");
  await game.page.waitForFunction(() => document.documentElement.lang === "fr");
  await game.press("menu");
  await game.press("start");
  await game.turn();
  await game.press("menu");
  await game.press("settings");
  await game.page.locator('#sheet [data-act="language:de"]').click();
  await game.page.waitForFunction(() => document.documentElement.lang === "de");
  await game.close();
});

test("the language of a link is not stored", async () => {
  const game = await chrome.open({ link: "v=german&seed=BEG-2" });
  await click(game, "language:fr");
  await game.page.evaluate(() => {
    location.hash = "v=german&seed=BEG-3&lang=de";
  });
  await game.page.waitForFunction(() => document.documentElement.lang === "de");
  await game.page.waitForFunction(() => location.hash.includes("seed=BEG-3&lang=de&"));
  await game.page.evaluate(() => {
    location.hash = "v=german&seed=BEG-4";
  });
  await game.page.waitForFunction(() => document.documentElement.lang === "fr");
  await game.close();
});

/** The packs of texts that the page has loaded. @param {import("./game.mjs").Game} game */
const packs = (game) => game.page.evaluate(() => performance.getEntriesByType("resource")
  .map(({ name }) => name.match(/words-([a-z]+)-[0-9a-f]{10}\.pack$/)?.[1]).filter(Boolean));

test("only the texts of the current language are loaded, others on selection", async () => {
  const game = await chrome.open({ link: "v=german&seed=BEG-2&lang=de" });
  assert.deepEqual(await packs(game), ["de"]);
  await click(game, "language:fr");
  await game.page.waitForFunction(() => document.documentElement.lang === "fr");
  assert.deepEqual(await packs(game), ["de", "fr"]);
  await click(game, "language:de");
  await game.page.waitForFunction(() => document.documentElement.lang === "de");
  assert.deepEqual(await packs(game), ["de", "fr"]);
  await game.close();
});

test("missing or garbled texts are reported; the language stays", async () => {
  const game = await chrome.open({ link: "v=german&seed=BEG-2", noise: /net::ERR_FAILED/ });
  await game.page.route(/words-fr-.*\.pack/, (route) => route.abort());
  await click(game, "language:fr");
  await game.page.waitForFunction(() =>
    document.querySelector("#message")?.textContent?.includes("“Français” could not be loaded"));
  assert.equal(await game.page.evaluate(() => document.documentElement.lang), "en");
  await game.page.route(/words-de-.*\.pack/, (route) => route.fulfill({ body: "AFWP, but no more" }));
  await click(game, "language:de");
  await game.page.waitForFunction(() =>
    document.querySelector("#message")?.textContent?.includes("“Deutsch” could not be loaded"));
  assert.equal(await game.page.evaluate(() => document.documentElement.lang), "en");
  await game.page.unroute(/words-fr-.*\.pack/);
  await click(game, "language:fr");
  await game.page.waitForFunction(() => document.documentElement.lang === "fr");
  await game.close();
});

test("a link in an unsupported language says so", async () => {
  const game = await chrome.open({ link: "v=german&seed=BEG-2&lang=es" });
  assert.match(await game.text("message"), /“es”.*en, de, fr/);
  await game.press("start");
  await game.turn();
  await game.close();
});
