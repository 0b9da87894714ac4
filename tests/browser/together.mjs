// The dialog "Play together", as a person uses it.

/** @typedef {import("./game.mjs").Game} Game */

/** @param {Game} game @param {string} id */
export const button = (game, id) => game.page.locator(`#sheet[open] [data-act="${id}"]`);

/** Presses it, once a press counts. @param {Game} game @param {string} id */
export async function pressIn(game, id) {
  await button(game, id).waitFor();
  await game.rested();
  await button(game, id).click();
}

/** Opens the dialog. @param {Game} game */
export async function openDialog(game) {
  await game.press("together");
  await game.page.locator("#sheet[open]").waitFor();
}

/** The same for a game of two. @param {Game} game */
export async function openGerman(game) {
  await game.page.evaluate("location.hash = 'v=german&seed=TOGETHER-1&rules=target.3'");
  await game.page.locator('[data-act="begin"]').waitFor({ state: "attached" });
  await game.press("menu");
  await game.press("new_game");
  await openDialog(game);
}

/** The link in the dialog, after '#'. @param {Game} game */
export async function linkIn(game) {
  const field = game.page.locator("#sheet[open] #link");
  await field.waitFor();
  return (await field.inputValue()).split("#")[1];
}

/** @param {Game} host @param {string} answer */
export async function enterAnswer(host, answer) {
  const field = host.page.locator('#sheet[open] input[data-act="together_answer:"], #sheet[open] .field input').last();
  await field.fill(answer);
  await field.press("Enter");
}

/** The host's dialog says this. @param {Game} game @param {RegExp} text */
export const says = (game, text) => game.page.locator("#sheet[open]", { hasText: text }).waitFor();

/** Chooses a game of two; the invitation is in the dialog. @param {Game} host */
export async function invite(host) {
  await openGerman(host);
  await pressIn(host, "together_host");
  await says(host, /invitation is ready/);
}
