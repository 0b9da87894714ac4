// Shared parts of the pages beside the game: one bar with the same links, the language and colour scheme
// chosen in the game, and the language of an address, which has priority.
import assert from "node:assert/strict";
import { test } from "node:test";

import { readTongues } from "../../web/paper/words.mjs";
import { browser } from "./page.mjs";

const chrome = browser();
const tongues = readTongues();
/** @param {string} code */
const wordsOf = (code) => tongues.find((one) => one.code === code)?.parts.page ?? {};

/** @param {import("playwright-core").Page} page */
const bar = (page) => page.locator("header").evaluate((header) => ({
  text: (header.textContent ?? "").replace(/\s+/g, " ").trim(),
  ways: [...header.querySelectorAll(".pages a, .brand")].map((link) =>
    /** @type {HTMLAnchorElement} */ (link).href),
  current: header.querySelector(".pages [aria-current]")?.getAttribute("data-page"),
  box: [header.clientHeight, getComputedStyle(header).backgroundColor],
}));

test("the bar is the same on every page, and marks the current one", async () => {
  const { page, close } = await chrome.open({ path: "rules/de/compare.html" });
  const first = await bar(page);
  assert.equal(first.current, "compare");
  for (const word of ["nav_home", "nav_compose", "nav_fair", "nav_play"]) {
    assert.ok(first.text.includes(wordsOf("de")[word]), word);
  }
  for (const [path, name] of [["rules/de/index.html", "index"], ["fair/?lang=de", "fair"],
    ["compose/?lang=de", "compose"]]) {
    await page.goto(chrome.address + path);
    await page.locator("header").getByText(wordsOf("de").nav_home, { exact: true }).waitFor();
    assert.deepEqual(await bar(page), { ...first, current: name }, path);
  }
  await close();
});

/** @param {string} settings stored by the game
 * @param {string} path */
async function opened(settings, path) {
  const { page, close } = await chrome.open({
    path,
    prepare: new Function(`localStorage.setItem("allfours.settings.2", ${JSON.stringify(settings)})`),
  });
  return { page, close };
}

test("the pages use the language chosen in the game, unless the address has one", async () => {
  for (const [path, code] of [["fair/", "fr"], ["compose/", "fr"], ["fair/?lang=de", "de"],
    ["fair/?lang=xx", "fr"]]) {
    const { page, close } = await opened("pace 2\nlanguage fr\n", path);
    await page.locator(`html[lang="${code}"]`).waitFor();
    await page.locator("header").getByText(wordsOf(code).nav_home, { exact: true }).waitFor();
    await close();
  }
});

test("a language chosen on a page stays in its address, and input stays, too", async () => {
  const { page, close } = await chrome.open({ path: "fair/?lang=en", link: "v=german&seed=FAIR-4" });
  await page.locator("#hands section").first().waitFor();
  await page.locator('.languages [data-code="fr"]').click();
  await page.locator('html[lang="fr"]').waitFor();
  assert.match(page.url(), /\?lang=fr#v=german&seed=FAIR-4$/);
  assert.equal(await page.locator("#game").inputValue(), "v=german&seed=FAIR-4");
  assert.equal(await page.locator('.pages [data-page="index"]').getAttribute("href"),
    `${chrome.address}rules/fr/index.html`);
  await close();
});

test("the pages use the theme chosen in the game, whatever the device prefers", async () => {
  for (const path of ["fair/", "compose/", "rules/en/index.html"]) {
    const { page, close } = await opened("look dark\n", path);
    await page.emulateMedia({ colorScheme: "light" });
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--paper"));
    const dark = await paper();
    await page.evaluate(() => document.documentElement.removeAttribute("data-look"));
    assert.notEqual(await paper(), dark, path);
    await close();
  }
});

test("without storage the pages follow the browser", async () => {
  const { page, close } = await chrome.open({
    path: "fair/",
    prepare: () => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    },
  });
  await page.locator("header").getByText(wordsOf("en").nav_home, { exact: true }).waitFor();
  await close();
});

test("rules/ opens in the reader's language", async () => {
  const game = await chrome.open({ path: "rules/index.html" });
  await game.page.waitForURL(`${chrome.address}rules/en/index.html`);
  await game.page.goto(`${chrome.address}index.html`);
  await game.page.evaluate(() =>
    localStorage.setItem("allfours.settings.2", "pace 1\nlanguage fr\n"));
  await game.page.goto(`${chrome.address}rules/`);
  await game.page.waitForURL(`${chrome.address}rules/fr/index.html`);
  await game.close();
  const german = await chrome.open({ path: "rules/index.html#more", prepare: new Function(
    `Object.defineProperty(navigator, "languages", { get: () => ["es-ES", "de-AT"] })`) });
  await german.page.waitForURL(`${chrome.address}rules/de/index.html#more`);
  await german.close();
});
