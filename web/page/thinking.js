// What a worker answers to a question of thinker.js.

/** @typedef {import("../module/allfours.d.ts").AllFours} AllFours */

/**
 * Words of decision_text.hpp.
 * @param {import("../module/allfours.d.ts").Decision} decision
 */
function words(decision) {
  switch (decision.e) {
    case "say":
      return `say ${decision.say}`;
    case "play":
      return `play ${decision.card}`;
    case "discard":
      return ["discard", ...decision.cards].join(" ");
    case "lay_down":
      return "lay_down";
  }
}

/**
 * What a computer player decides after a record; "failed" where the rules could not be had.
 * @param {Promise<AllFours>} rules
 * @param {import("./thinker.js").Question} question
 */
export async function thought(rules, question) {
  const { serial } = question;
  try {
    const game = (await rules).game(question.record);
    if (!question.layDown) return { serial, answer: words(game.choose(question.player)) };
    const laysDown = game.laysDown(question.seat, question.player);
    return { serial, answer: laysDown ? "lay_down" : "keep" };
  } catch (error) {
    console.warn("The computer players think in the page again.", error);
    return { serial, answer: "failed" };
  }
}
