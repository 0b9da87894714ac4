// Answers a request of thinker.js, in a worker or in the page, by a second instance of the page's program
// that has no page of its own (src/app/bots/worker_protocol.hpp).

import { instantiated } from "./modules.js";
import createProgram from "./page.js";
import { takeChances } from "./program.js";

/** @typedef {import("./thinker.js").Question} Question */
/** @typedef {import("./thinker.js").Answer} Answer */
/** @typedef {import("./modules.js").Compiled} Compiled */
/** @typedef {(question: string) => string} Ask */

/**
 * @param {Compiled} program
 * @returns {Promise<Ask>}
 */
export async function started({ modules, chances }) {
  const program = await new Promise((done, fail) => {
    createProgram({
      instantiateWasm: (/** @type {WebAssembly.Imports} */ imports, /** @type {(one: WebAssembly.Instance) => void} */ receive) => {
        instantiated(modules, imports).then(receive, fail);
        return {};
      },
    }).then(done, fail);
  });
  takeChances(program, chances);
  return (question) => {
    const bytes = new TextEncoder().encode(question);
    const place = program._allfours_question(bytes.length);
    program.HEAPU8.set(bytes, place);
    return program.UTF8ToString(program._allfours_answer());
  };
}

/**
 * What is answered; "failed" where nobody could think.
 * @param {Promise<Ask>} program
 * @param {Question} question
 * @returns {Promise<Answer>}
 */
export async function thought(program, question) {
  const { serial, player, seat, layDown, number, bots, record } = question;
  try {
    const ask = await program;
    const answer = ask([player, seat, Number(layDown), number, bots, record].join("\n"));
    if (answer === "failed") throw new Error(`${player} has nothing to say after ${record}`);
    return { serial, answer };
  } catch (error) {
    console.warn("A computer player could not think.", error);
    return { serial, answer: "failed" };
  }
}

/**
 * A player who thinks in the page: a program that has failed is started anew for the next question.
 * @param {() => Promise<Compiled>} compiled
 */
export function inPage(compiled) {
  /** @type {Promise<Ask> | null} */
  let program = null;
  return async (/** @type {Question} */ question) => {
    program ??= compiled().then(started);
    const answer = await thought(program, question);
    if (answer.answer === "failed") program = null;
    return answer;
  };
}
