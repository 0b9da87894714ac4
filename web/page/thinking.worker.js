// The worker of thinker.js: answers what a computer player decides after a record.

import { load } from "../module/allfours.js";
import { address } from "./files.js";

const allfours = load(address("allfours.wasm"));

/**
 * Words of decision_text.hpp.
 * @param {import("../module/allfours.js").Decision} decision
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

addEventListener("message", async ({ data: question }) => {
  let answer = "failed";
  try {
    const game = (await allfours).game(question.record);
    if (!question.layDown) answer = words(game.choose(question.player));
    else answer = game.laysDown(question.seat, question.player) ? "lay_down" : "keep";
  } catch (error) {
    console.warn("The computer players think in the page again.", error);
  }
  postMessage({ serial: question.serial, answer });
});
