// What answers a question of thinker.js, in a worker or in the page.

/** @typedef {import("../module/allfours.d.ts").AllFours} AllFours */
/** @typedef {import("../module/allfours.d.ts").Player} Player */
/** @typedef {import("./thinker.js").Question} Question */
/** @typedef {import("./thinker.js").Answer} Answer */

/**
 * What a computer player decides after a record, what the adviser says of it, or the reviewer of one
 * of its decisions; of one of its hands and of the same played again the chances to win afterwards,
 * and the record of the latter; "failed" where the rules could not be had.
 * The other tables of a league night go on by some decisions: their record.
 * @param {Promise<AllFours>} rules
 * @param {Question} question
 * @returns {Promise<Answer>}
 */
export async function thought(rules, question) {
  const { serial } = question;
  try {
    const { game: open, words } = await rules;
    const game = open(question.record);
    if (question.player === "adviser") return { serial, answer: game.advise(question.seat).text };
    if (question.player === "reviewer") return { serial, answer: game.review(question.event).text };
    if (question.player === "duplicate") {
      const { hand, seat } = question;
      const bots = /** @type {Player[]} */ (question.bots.split(","));
      const { own, computer, link } = game.duplicate(hand, { seat, bots });
      return { serial, answer: `${own.chance} ${computer.chance} ${link}` };
    }
    if (question.player === "league") {
      const bots = /** @type {Player[]} */ (question.bots.split(","));
      const table = (await rules).live(question.record);
      for (let left = question.hand; left > 0; left -= 1) {
        const choice = table.choice();
        if (!choice) break;
        table.decide(table.think(bots[choice.seat]));
      }
      const { link } = table;
      table.close();
      return { serial, answer: link };
    }
    if (!question.layDown) return { serial, answer: words(game.choose(question.player)) };
    const laysDown = game.laysDown(question.seat, question.player);
    return { serial, answer: laysDown ? "lay_down" : "keep" };
  } catch (error) {
    console.warn("A computer player could not think.", error);
    return { serial, answer: "failed" };
  }
}

/**
 * A player who thinks in the page: a module that has failed is loaded anew for the next question.
 * @param {() => Promise<AllFours>} load
 */
export function inPage(load) {
  /** @type {Promise<AllFours> | null} */
  let rules = null;
  return async (/** @type {Question} */ question) => {
    rules ??= load();
    const answer = await thought(rules, question);
    if (answer.answer === "failed") rules = null;
    return answer;
  };
}
