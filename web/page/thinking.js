// What a worker answers to a question of thinker.js.

/** @typedef {import("../module/allfours.d.ts").AllFours} AllFours */

/**
 * What a computer player decides after a record; "failed" where the rules could not be had.
 * @param {Promise<AllFours>} rules
 * @param {import("./thinker.js").Question} question
 */
export async function thought(rules, question) {
  const { serial } = question;
  try {
    const { game: open, words } = await rules;
    const game = open(question.record);
    if (!question.layDown) return { serial, answer: words(game.choose(question.player)) };
    const laysDown = game.laysDown(question.seat, question.player);
    return { serial, answer: laysDown ? "lay_down" : "keep" };
  } catch (error) {
    console.warn("The computer players think in the page again.", error);
    return { serial, answer: "failed" };
  }
}
