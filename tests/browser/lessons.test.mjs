// The lessons' texts are loaded when the list is opened; the captions of a first game appear once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hurried } from "./clock.mjs";
import { browser, desktop } from "./page.mjs";
const { open } = browser([], { paints: false });

test("the list loads, and one of its lessons", async () => {
  const game = await open({ link: "lang=fr", viewport: desktop });
  /** @type {string[]} */
  const ask = [];
  game.page.on("request", (request) => {
    if (/lessons/.test(request.url())) ask.push(request.url());
  });
  await game.press("learn:learn");
  await game.page.locator('#actions [data-act="end_lesson"]').waitFor({ state: "attached" });
  await game.press("end_lesson");
  await game.press("lesson_list");
  await game.page.locator('#actions [data-act="learn:order"]').waitFor({ state: "attached" });
  assert.equal(ask.length, 1);
  await game.press("learn:jack");
  const caption = game.page.locator("#hint", { hasText: "l’as et la dame de pique" });
  await caption.waitFor({ state: "attached" });
  // Its texts load once more after a reload.
  await game.page.reload();
  await game.ready();
  await caption.waitFor({ state: "attached" });
  await game.close();
});

test("a list that cannot be loaded is reported", async () => {
  const game = await open({ viewport: desktop, without: /lessons-/, noise: /404|lessons-/ });
  await game.page.locator('[data-act="lesson_list"]').first().evaluate((button) => /** @type {HTMLElement} */ (button).click());
  await game.page.locator("#message", { hasText: "could not be fetched" }).waitFor({ state: "attached" });
  assert.ok((await game.actions()).includes("learn:learn"));
  await game.close();
});

test("a first game shows its captions", async () => {
  const game = await open({ link: "v=pitch&players=2&seed=KEYS", viewport: desktop, firstGame: true });
  await hurried(game, () => game.page.locator('#actions [data-act="close_caption"]').waitFor({ state: "attached" }));
  await game.press("close_caption");
  await game.page.locator('#actions [data-act="close_caption"]').waitFor({ state: "detached" });
  assert.match(await game.page.evaluate(() => localStorage.getItem("allfours.settings.2") ?? ""), /captions /);
  await game.close();
});
