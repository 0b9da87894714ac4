// An embedded table whose files are missing: a sentence in its place, not the browser's error page, and the
// table as soon as the network is back.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser } from "./page.mjs";

const site = browser([], { paints: false });

test("a table without a network says so, and loads when the network returns", async () => {
  const game = await site.open({ path: "rules/de/trinidad.html", noise: /ERR_INTERNET_DISCONNECTED/ });
  const { page } = game;
  const table = page.locator("all-fours-table").last();
  await page.context().setOffline(true);
  await table.scrollIntoViewIfNeeded();
  const sentence = table.getByText("Der Tisch ist nicht geladen worden.");
  await sentence.waitFor();
  // Nothing of the frame shows behind it.
  assert.equal(await table.evaluate((element) =>
    getComputedStyle(/** @type {Element} */ (element.shadowRoot?.querySelector("iframe"))).opacity), "0");
  // After a retry in vain the message appears again.
  await table.getByRole("button", { name: "Noch einmal" }).click();
  await sentence.waitFor();
  await page.context().setOffline(false);
  await table.evaluate((element) => /** @type {any} */ (element).ready);
  await sentence.waitFor({ state: "detached" });
  assert.equal(await table.evaluate((element) =>
    getComputedStyle(/** @type {Element} */ (element.shadowRoot?.querySelector("iframe"))).opacity), "1");
  await game.close();
});
