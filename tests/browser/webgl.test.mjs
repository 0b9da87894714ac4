// Without WebGL the page says so, and the game is played in the text mirror.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser } from "./page.mjs";

const { open } = browser(["--disable-3d-apis"]);

test("without WebGL a message is seen, and the game goes on in words", async () => {
  const game = await open({ link: "v=german&seed=BEG-2", waits: false, noise: /WebGL/i });
  const problem = game.page.locator("#problem");
  await problem.waitFor();
  assert.match(await problem.textContent() ?? "", /WebGL/);
  assert.ok(await game.page.locator("#loading").isHidden());
  await game.rested();
  await game.page.getByRole("button", { name: "Start", exact: true }).click();
  const beg = game.page.getByRole("button", { name: /^Beg: / });
  await beg.waitFor();
  await game.rested();
  await beg.click();
  await game.page.locator("#rows", { hasText: /: “(I run the cards|Take one)”/ })
    .waitFor({ state: "attached" });
  await game.close();
});
