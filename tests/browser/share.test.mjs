// The share dialog: every link opens what it promises, the QR code contains the link, the saved file is the
// same game again; opening pasted or chosen input, valid or not.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";

import { violations } from "./axe.mjs";
import { browser, partsOf, phone } from "./page.mjs";

const chrome = browser([], { paints: false });
// It runs in the page: a screenshot has millions of pixels.
const jsqr = await readFile(createRequire(import.meta.url).resolve("jsqr"), "utf8");

/** @typedef {import("./game.mjs").Game} Game */

/** @param {Game} game */
async function openShare(game) {
  await game.press("share");
  await game.page.locator("#link").waitFor();
}

/**
 * Selects what to share; returns its link.
 * @param {Game} game
 * @param {string} id
 */
async function chosen(game, id) {
  const choice = `input[name="shared-link"][value="${id}"]`;
  await game.page.locator(choice).click();
  await game.page.locator(`${choice}:checked`).waitFor({ state: "attached" });
  await game.page.locator(".link-code svg").waitFor();
  return game.page.locator("#link").inputValue();
}

/** @param {string} link */
const fragment = (link) => link.split("#")[1];

/** The content of the QR code, read from its pixels on the screen.
 * @param {Game} game */
async function readCode(game) {
  await game.page.locator(".link-code").evaluate((code) => code.scrollIntoView({ block: "center" }));
  const png = await game.page.locator(".link-code").screenshot();
  await game.page.evaluate(`globalThis.jsQR ?? (() => { ${jsqr} }).call(globalThis)`);
  return game.page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
      new OffscreenCanvas(width, height).getContext("2d"));
    context.drawImage(bitmap, 0, 0);
    const read = /** @type {any} */ (globalThis).jsQR(context.getImageData(0, 0, width, height).data, width, height);
    return read?.data;
  }, png.toString("base64"));
}

test("every link opens what its name promises, and its QR code has the same link", async () => {
  const game = await chrome.open({ link: "v=pitch&players=4&seed=SHARED-7&seat=1" });
  await game.playHand();
  await game.decide("next_hand");
  await game.turn();
  await game.decide((await game.playable())[0]);
  await game.turn();
  const hand = await game.hand();
  const rows = (await game.rows()).map((row) => row.text);
  await openShare(game);
  /** @type {Record<string, string>} */
  const links = {};
  for (const id of ["deal", "hand", "game", "moment", "challenge"]) {
    links[id] = await chosen(game, id);
    assert.ok(partsOf(links[id]).startsWith(`${chrome.address}#v=pitch&players=4&seed=SHARED-7`), links[id]);
    await game.page.waitForFunction((text) =>
      /** @type {HTMLElement} */ (document.querySelector(".link-code")).dataset.text === text,
    links[id]);
    assert.equal(await readCode(game), links[id]);
  }
  assert.deepEqual(await violations(game.page), []);
  await game.picture("share");
  await game.close();

  for (const id of ["game", "moment"]) {
    const other = await chrome.open({ link: fragment(links[id]) });
    await other.turn();
    assert.deepEqual((await other.rows()).map((row) => row.text), rows, id);
    assert.deepEqual(await other.hand(), hand, id);
    await other.close();
  }
  const played = await chrome.open({ link: fragment(links.hand) });
  await played.turn();
  assert.deepEqual(await played.hand(), hand);
  await played.close();

  const deal = await chrome.open({ link: fragment(links.deal) });
  await deal.turn();
  const dealt = await deal.hand();
  assert.ok(hand.every((card) => dealt.includes(card)), "the remaining cards are of the same deal");
  await deal.close();

  const dare = await chrome.open({ link: fragment(links.challenge) });
  assert.match(await dare.text("challenge"), /^(One point|[−\d]+ points) to beat/);
  await dare.picture("challenge");
  await dare.playHand();
  assert.match(await dare.text("challenge"), /^-?\d+ to beat: you scored -?\d+/);
  await dare.picture("challenge-end");
  await dare.close();
});

/** The link of a game with this many characters. @param {number} length */
async function gameOf(length) {
  const { load } = await import(new URL("../../dist/npm/allfours.js", import.meta.url).href);
  const game = (await load()).live({ variant: "trinidad", seed: "CODES-1", rules: { target: 99 } });
  while (game.link.length < length) game.decide(game.choose("random"));
  return game.link;
}

// Readers fail on a code whose modules are alternately three and four pixels wide.
test("QR codes have modules of whole pixels and are readable on any screen", async () => {
  const link = await gameOf(900);
  for (const [viewport, scale] of /** @type {const} */ ([[phone, 1], [phone, 2], [phone, 3], [{ width: 1280, height: 900 }, 1]])) {
    const game = await chrome.open({ link, viewport, scale, touch: viewport === phone });
    await game.page.locator('[data-act="share"]').evaluate(
      (button) => /** @type {HTMLElement} */ (button).click());
    await game.page.locator("#link").waitFor();
    for (const id of ["deal", "game"]) {
      const text = await chosen(game, id);
      await game.page.waitForFunction((shown) =>
        /** @type {HTMLElement} */ (document.querySelector(".link-code")).dataset.text === shown, text);
      const [pixels, modules] = await game.page.locator(".link-code svg").evaluate((svg) =>
        [svg.getBoundingClientRect().width * devicePixelRatio,
          Number(svg.getAttribute("viewBox")?.split(" ")[2])]);
      const size = pixels / modules;
      assert.ok(Math.abs(size - Math.round(size)) < 1e-3 && size >= 2, `${size} at ${scale}`);
      assert.equal(await readCode(game), text, `${id} at ${scale}`);
    }
    await game.close();
  }
});

test("an author gets the tag, the frame and the link, and a preview", async () => {
  const game = await chrome.open({ link: "v=german&seed=SHARED-7" });
  await game.turn();
  await openShare(game);
  await game.page.locator(".page-codes summary").click();
  const html = game.page.locator("#page-code");
  const fragment = (await game.page.locator("#link").inputValue()).split("#")[1].replaceAll("&", "&amp;");
  const kinds = { tag: `<all-fours-table link="${fragment}">`,
    frame: `<iframe src="${chrome.address}embed.html#${fragment}"`, link: `<a href="${chrome.address}#${fragment}">` };
  for (const [kind, text] of Object.entries(kinds)) {
    await game.page.locator(`input[name="page-code"][value="${kind}"]`).click();
    assert.ok((await html.inputValue()).includes(text), await html.inputValue());
  }
  assert.deepEqual(await violations(game.page), []);
  await game.page.locator('input[name="page-code"][value="frame"]').click();
  await game.page.locator("#page-code-preview").click();
  await game.page.frameLocator(".page-preview iframe").locator("#rows li").first()
    .waitFor({ state: "attached" });
  await game.picture("share-author");
  await game.close();
});

test("Copy puts the link on the clipboard", async () => {
  const game = await chrome.open({
    link: "v=german&seed=SHARED-7", permissions: ["clipboard-read", "clipboard-write"],
    viewport: phone, touch: true,
  });
  await game.turn();
  await game.page.locator('[data-act="share"]').evaluate(
    (button) => /** @type {HTMLElement} */ (button).click());
  await game.page.locator("#link-copy").click();
  await game.page.locator("#sheet-message", { hasText: "Link copied" }).waitFor();
  const copied = await game.page.evaluate(() => navigator.clipboard.readText());
  assert.equal(partsOf(copied), `${chrome.address}#v=german&seed=SHARED-7`);
  await game.picture("share-phone");
  await game.close();
});

test("if copying is refused, the link is selected with a message", async () => {
  const game = await chrome.open({
    link: "v=german&seed=SHARED-7",
    prepare: () => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
    },
  });
  await game.turn();
  await openShare(game);
  await game.page.locator("#link-copy").click();
  await game.page.locator("#sheet-message", { hasText: "selected" }).waitFor();
  const selected = await game.page.evaluate(() => getSelection()?.toString());
  assert.equal(partsOf(selected ?? ""), `${chrome.address}#v=german&seed=SHARED-7`);
  await game.page.keyboard.press("Escape");
  await game.page.locator("#link").waitFor({ state: "hidden" });
  await game.close();
});

test("a saved game is opened again from its file", async () => {
  const game = await chrome.open({ link: "v=french&seed=SAVED-1" });
  await game.playHand();
  const rows = (await game.rows()).map((row) => row.text);
  await openShare(game);
  const [download] = await Promise.all([
    game.page.waitForEvent("download"), game.page.locator("#save-log").click(),
  ]);
  assert.equal(download.suggestedFilename(), "allfours-SAVED-1.jsonl");
  const log = await readFile(await download.path(), "utf8");
  const events = log.trim().split("\n").map((line) => JSON.parse(line));
  assert.equal(events[0].e, "game");
  assert.equal(events[0].seed, "SAVED-1");
  await game.close();

  const other = await chrome.open();
  await other.press("menu");
  await other.press("open");
  await other.page.locator("#opening-file").setInputFiles(
    { name: "game.jsonl", mimeType: "application/jsonl", buffer: Buffer.from(log) });
  await other.page.locator('[data-act="begin"]').waitFor({ state: "attached" });
  await other.begin();
  await other.page.locator('[data-act="next_hand"]').waitFor({ state: "attached" });
  assert.deepEqual((await other.rows()).map((row) => row.text), rows);
  await other.close();
});

test("faults of a log are reported in the language of the page", async () => {
  const game = await chrome.open();
  await game.press("menu");
  await game.press("language:de");
  await game.page.waitForFunction(() => document.documentElement.lang === "de");
  await game.press("open");
  await game.page.locator("#opening-file").setInputFiles(
    { name: "game.jsonl", mimeType: "application/jsonl", buffer: Buffer.from('{"e":"deal"}\n') });
  const message = game.page.locator("#sheet-message", { hasText: "Datei" });
  assert.equal(await message.textContent(), "Diese Datei lässt sich nicht öffnen. " +
    "Zeile 1: Eine Aufzeichnung beginnt mit einer Zeile „game“, nicht mit \"deal\".");
  await game.close();
});

test("broken input is reported, and stays for correction", async () => {
  const game = await chrome.open();
  await game.press("menu");
  await game.press("open");
  const text = game.page.locator("#opening-text");
  const message = game.page.locator("#sheet-message");
  const refused = async (/** @type {string} */ pasted, /** @type {RegExp} */ why) => {
    await text.fill(pasted);
    await game.page.locator("#opening-open").click();
    await game.page.waitForFunction(([pattern]) =>
      new RegExp(pattern).test(document.getElementById("sheet-message")?.textContent ?? ""),
    [why.source]);
    assert.equal(await text.inputValue(), pasted);
  };
  await refused("https://some.where/#v=whist&seed=1", /cannot be opened.*whist/);
  await refused('{"e":"game"}\n', /file cannot be opened.*Line 1/);
  await refused('{"e":"deal"}\n', /Line 1.*"game" line/);
  await refused("", /no link in this text/);
  const cut = "https://some.where/#game=german&seed=CUT-1&log=1A&en";
  await refused(cut, /cut short or changed.*CUT-1/);
  assert.notEqual(await message.textContent(), "");
  assert.deepEqual(await violations(game.page), []);
  await game.picture("open");
  await text.fill("Look (https://some.where/else#v=german&seed=PASTED)!\n\nTom");
  await game.page.locator("#opening-open").click();
  await game.page.locator('[data-act="begin"]').waitFor({ state: "attached" });
  await game.begin();
  await game.turn();
  assert.match(partsOf(game.page.url()), /#v=german&seed=PASTED$/);
  await game.close();
});
