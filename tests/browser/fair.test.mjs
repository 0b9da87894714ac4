// The page about fair deals: its own program, the rules' and the printed examples agree; a game's link or log
// is checked hand by hand, and a modified log is detected.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

import { fnv1a, shuffledPack, stream } from "../../web/fair/random.js";
import { vectors } from "../../web/fair/vectors.js";
import { readTongues } from "../../web/paper/words.mjs";
import { violations } from "./axe.mjs";
import { browser, phone } from "./page.mjs";

const chrome = browser();
const dist = process.env.ALLFOURS_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));

/** @returns {Promise<import("../../web/module/allfours.d.ts").AllFours>} */
async function rules() {
  const { load } = await import(pathToFileURL(join(dist, "npm", "allfours.js")).href);
  return load(await readFile(join(dist, "npm", "allfours.wasm")));
}

/** @param {import("../../web/module/allfours.d.ts").AllFours} allfours
 * @param {string} link */
function playedOut(allfours, link) {
  let game = allfours.game(link);
  while (game.choice()) game = game.decide(game.think("random"));
  return game;
}

/** @param {string} [fragment]
 * @param {import("./page.mjs").Options} [options] */
async function openFair(fragment = "", options = {}) {
  const game = await chrome.open({ waits: false, ...options });
  await game.page.goto(`${chrome.address}fair/?lang=en${fragment ? `#${fragment}` : ""}`);
  return game;
}

test("the examples, the page's program and the rules agree", async () => {
  const allfours = await rules();
  assert.ok(vectors.length >= 4);
  for (const { seed, stream: name, key, number, cards } of vectors) {
    assert.equal(fnv1a(seed).toString(16).padStart(16, "0"), key);
    const first = /** @type {bigint} */ (stream(seed, name).next().value);
    assert.equal(first.toString(16).padStart(16, "0"), number);
    const pack = shuffledPack(seed, name);
    assert.equal(pack.slice(0, 6).join(" "), cards);
    assert.equal(new Set(pack).size, 52);
    const [, hand, again] = name.split("/");
    if (again) continue;
    const [dealt] = allfours.game(`v=pitch&players=2&seed=${seed}&hand=${hand}&dealer=0`).packs();
    assert.equal(dealt.stream, name);
    assert.deepEqual(dealt.pack, pack);
  }
});

test("every hand of a game comes from the seed, redealt or not", async () => {
  const allfours = await rules();
  let again = 0;
  // In the last one a hand is bunched.
  const links = [...allfours.variants().map(({ id }) => `v=${id}&seed=FAIR-1`),
    "v=seven-up&seed=AGAIN-6"];
  for (const link of links) {
    const game = playedOut(allfours, link);
    for (const { stream: name, pack, given, redeals } of game.packs()) {
      assert.deepEqual(shuffledPack(game.seed, name), pack, `${link} ${name}`);
      assert.equal(given, false);
      again += redeals;
    }
  }
  assert.ok(again > 0, "some hand was redealt");
});

test("a game's link is checked, hand by hand", async () => {
  const game = playedOut(await rules(), "v=trinidad&seed=FAIR-2");
  const count = game.packs().length;
  const { page, close } = await openFair(`${game.link}&seat=1`);
  await page.locator("#hands section").first().waitFor();
  assert.equal(await page.locator("#hands section").count(), count);
  const verdict = await page.locator("#verdict").textContent() ?? "";
  assert.match(verdict, new RegExp(`FAIR-2 → [0-9a-f]{16}\\. .*: ${count}\\.$`));
  assert.match(await page.locator("#hands").textContent() ?? "", /Seat 0: .*places 1/);
  assert.equal(await page.locator("#vectors tr").count(), vectors.length + 1);
  assert.match(await page.locator("#code").textContent() ?? "", /0xcbf29ce484222325/);
  await close();
});

test("cards of the current hand are shown on request, those of the next hand never", async () => {
  const allfours = await rules();
  let game = allfours.game("v=german&seed=FAIR-5");
  while (game.packs().length < 2) game = game.decide(game.think("random"));
  const between = await openFair(game.link);
  const sections = between.page.locator("#hands section");
  await sections.nth(1).waitFor();
  assert.equal(await sections.count(), 2);
  assert.ok(await sections.first().locator("ul").isVisible());
  assert.match(await sections.nth(1).textContent() ?? "", /^Hand 2.*not been dealt yet\.$/);
  await between.close();

  game = game.decide(game.think("random"));
  const { page, close } = await openFair(game.link);
  const last = page.locator("#hands section").nth(1);
  await last.locator("summary").waitFor();
  assert.equal(await last.locator("ul").isVisible(), false);
  await last.getByText("This hand is still being played.").click();
  assert.ok(await last.locator("ul").isVisible());
  await close();
});

test("a log is checked, and a modified log is detected", async () => {
  const game = playedOut(await rules(), "v=german&seed=FAIR-3");
  const lines = game.events().map((event) => JSON.stringify(event));
  const { page, close } = await openFair();
  const verdict = page.locator("#verdict");
  const check = async (/** @type {string} */ text, /** @type {RegExp} */ expected) => {
    await page.locator("#game").fill(text);
    await page.locator("#check").click();
    await verdict.filter({ hasText: expected }).waitFor();
  };
  await check(lines.join("\n"), /Every hand follows from the name/);
  const deal = lines.findIndex((line) => line.startsWith('{"e":"deal"'));
  const changed = [...lines];
  changed[deal] = lines[deal].replace(/"(..)","(..)"/, '"$2","$1"');
  await check(changed.join("\n"), new RegExp(`Line ${deal + 1}: "hands" is`));
  await check("v=whist&seed=1", /no variant/);
  await check("v=german&seed=FAIR-3&deal=JsAs", /somebody chose cards/);
  await close();
});

test("three languages, on a phone", async () => {
  const { page, close } = await openFair("v=german&seed=FAIR-4", { viewport: phone, touch: true });
  for (const { code, parts } of [...readTongues()].reverse()) {
    await page.locator(`.languages [data-code="${code}"]`).click();
    await page.locator("h1").getByText(parts.fair.title, { exact: true }).waitFor();
    assert.equal(await page.locator("html").getAttribute("lang"), code);
    assert.equal(await page.title(), parts.page.tab.replace("{title}", parts.fair.title));
    const described = page.locator('meta[name="description"]');
    assert.equal(await described.getAttribute("content"), parts.fair.description);
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await violations(page), [], `${code}, ${colorScheme}`);
    }
  }
  await page.locator("#hands section").first().waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} pixels too wide`);
  await close();
});

test("a megabyte is refused at once", async () => {
  const game = await chrome.open({ path: "fair/" });
  const { page } = game;
  await page.waitForFunction(() => document.querySelector("h1")?.textContent);
  for (const [what, text] of /** @type {const} */ ([
    ["of letters", "a".repeat(2 ** 20)], ["of a link", `v=german&seed=A&log=1${"A".repeat(2 ** 20)}`],
    ["of brackets", "{".repeat(2 ** 20)], ["of a log", '{"e":"game"}\n'.repeat(2 ** 20 / 13)],
    ["of more", `{"e":"game"}${" ".repeat(2 ** 23)}x`],
  ])) {
    await page.evaluate(async (pasted) => {
      const field = /** @type {HTMLTextAreaElement} */ (document.getElementById("game"));
      const verdict = /** @type {HTMLElement} */ (document.getElementById("verdict"));
      verdict.textContent = "";
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", pasted);
      if (field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }))) {
        field.value = pasted;
        document.getElementById("check")?.click();
      }
      while (verdict.textContent === "") await new Promise((go) => setTimeout(go));
    }, text);
    assert.equal(await page.locator("#verdict.bad").count(), 1, what);
  }
  await game.close();
});
