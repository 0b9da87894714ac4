// The host reads a guest's answer with the camera, in the dialog (web/page/scan_part.js): Chromium takes a film for
// its camera.
import assert from "node:assert/strict";
import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

import { allowed, filmOf, filmOfDesk, filmed } from "./camera.mjs";
import { browser } from "./page.mjs";
import { button, invite, linkIn, pressIn, says } from "./together.mjs";

const folder = mkdtempSync(join(tmpdir(), "allfours-scan-"));
after(() => rm(folder, { recursive: true }));

/** @typedef {import("./game.mjs").Game} Game */

const film = join(folder, "film.y4m");
const camera = browser([...filmed(film), allowed], { pace: 2 });
const refusing = browser([...filmed(film), `${allowed}=deny`], { pace: 2 });
const without = browser([allowed], { pace: 2 });

/** @param {Game} game */
const scanButton = (game) => game.page.locator("#sheet[open] .scan button");

/** Is the camera's picture in sight? @param {Game} game */
const looks = (game) => game.page.locator("#sheet[open] .scan video").isVisible();

/** @param {Game} game */
async function startScan(game) {
  await game.rested();
  await scanButton(game).click();
}

test("the host scans the guest's answer, stops the camera, and leaves the dialog", async () => {
  const host = await camera.open();
  await invite(host);
  const guest = await camera.open({ link: await linkIn(host), begins: false });
  await pressIn(guest, "together_join");
  await guest.page.locator("#sheet[open] #link").waitFor();
  const answer = await guest.page.locator("#sheet[open] #link").inputValue();

  await writeFile(film, filmOfDesk());
  await startScan(host);
  await host.page.locator("#sheet[open] .scan video:visible").waitFor();
  assert.equal(await scanButton(host).textContent(), "Stop the camera");
  await scanButton(host).click();
  await host.page.locator("#sheet[open] .scan video").waitFor({ state: "hidden" });
  // A closed dialog ends it, too.
  await startScan(host);
  await host.page.locator("#sheet[open] .scan video:visible").waitFor();
  await host.page.keyboard.press("Escape");
  await host.page.waitForFunction(() => !document.querySelector("video")?.srcObject);
  await host.press("together");
  await scanButton(host).waitFor();
  assert.equal(await looks(host), false);

  await writeFile(film, await filmOf(answer));
  await startScan(host);
  await button(host, "together_begin").waitFor();
  assert.equal(await looks(host), false);
  await guest.page.locator("#sheet[open]").waitFor();
});

for (const [reason, browser, sentence] of /** @type {const} */ ([
  ["refused", refusing, /camera is not allowed/], ["no camera", without, /no camera/]])) {
  test(`${reason}: said, and the answer can still be typed`, async () => {
    await writeFile(film, filmOfDesk());
    const host = await browser.open();
    await invite(host);
    await startScan(host);
    await says(host, sentence);
    assert.equal(await looks(host), false);
    assert.equal(await scanButton(host).textContent(), "Scan the answer");
  });
}
