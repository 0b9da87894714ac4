// A table whose page cannot be reached: a sentence in its place, not the browser's own page, and the
// table itself as soon as there is a network.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser } from "./page.mjs";

const site = browser([], { paints: false });

test("a table without a network says so, and loads when there is one", async () => {
  const game = await site.open({ path: "rules/de/trinidad.html", noise: /ERR_INTERNET_DISCONNECTED/ });
  const { page } = game;
  const table = page.locator("all-fours-table").last();
  await page.context().setOffline(true);
  await table.scrollIntoViewIfNeeded();
  const sentence = table.getByText("Der Tisch ist nicht geladen worden.");
  await sentence.waitFor();
  // Nothing of the frame is seen behind it.
  assert.equal(await table.evaluate((element) =>
    getComputedStyle(/** @type {Element} */ (element.shadowRoot?.querySelector("iframe"))).opacity), "0");
  // Asked again in vain it says so again.
  await table.getByRole("button", { name: "Noch einmal" }).click();
  await sentence.waitFor();
  await page.context().setOffline(false);
  await table.evaluate((element) => /** @type {any} */ (element).ready);
  await sentence.waitFor({ state: "detached" });
  assert.equal(await table.evaluate((element) =>
    getComputedStyle(/** @type {Element} */ (element.shadowRoot?.querySelector("iframe"))).opacity), "1");
  await game.close();
});
