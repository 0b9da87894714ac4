// What answers a question of thinker.js, in a worker or in the page: the page's program once more,
// without a page of its own (src/app/answering.hpp).

import { bytesNow } from "./bytes_now.js";

/** @typedef {import("./thinker.js").Question} Question */
/** @typedef {import("./thinker.js").Answer} Answer */
/**
 * The program.
 * @typedef {object} Compiled
 * @property {WebAssembly.Module[]} modules it as a whole, or its parts (parts.js): four, or all but the last
 * @property {string} [seldom] where the last is, if it is not among them
 */
/** @typedef {(question: string) => string} Ask */

/**
 * What functions are called that it offers or asks for, by the names that they have in the source:
 * web/setup/dist.mjs fills this in.
 * @type {Record<string, string>}
 */
const names = {};

/** What is asked of a page, where there is none, comes to nothing; but memory is to be had.
 * @param {() => WebAssembly.Memory} memory */
function withoutPage(memory) {
  const grow = (/** @type {number} */ size) => {
    memory().grow(Math.ceil((size - memory().buffer.byteLength) / 65536));
    return 1;
  };
  return new Proxy({}, {
    get: (_, name) => name === names.emscripten_resize_heap ? grow : () => 0,
  });
}

/**
 * @param {Compiled} program
 * @returns {Promise<Ask>}
 */
export async function started({ modules, seldom }) {
  /** @type {Record<string, any>} what the parts have of each other */
  const parts = { primary: {}, rest: {} };
  const memory = () => /** @type {WebAssembly.Memory} */ (
    Object.values(parts.primary).find((one) => one instanceof WebAssembly.Memory));
  const nothing = withoutPage(memory);
  const importsOf = (/** @type {WebAssembly.Module} */ part) =>
    Object.fromEntries(WebAssembly.Module.imports(part).map(({ module }) => [module, parts[module] ?? nothing]));
  if (seldom && modules.length === 3) {
    parts.seldom = new Proxy({}, {
      get: (_, place) => (/** @type {unknown[]} */ ...values) => {
        const last = new WebAssembly.Module(bytesNow(seldom));
        new WebAssembly.Instance(last, importsOf(last));
        const table = /** @type {WebAssembly.Table} */ (
          Object.values(parts.primary).find((one) => one instanceof WebAssembly.Table));
        return table.get(Number(place))(...values);
      },
    });
  }
  for (const [i, part] of modules.entries()) {
    // What follows puts its functions into the table of the first.
    const { exports } = await WebAssembly.instantiate(part, importsOf(part));
    const known = ["primary", "", "rest"][i];
    if (known) parts[known] = exports;
  }
  const exports = parts.primary;
  exports[names.__wasm_call_ctors]();
  return (question) => {
    const bytes = new TextEncoder().encode(question);
    const place = exports[names.allfours_question](bytes.length);
    new Uint8Array(memory().buffer).set(bytes, place);
    const start = exports[names.allfours_answer]();
    const all = new Uint8Array(memory().buffer);
    return new TextDecoder().decode(all.subarray(start, all.indexOf(0, start)));
  };
}

/**
 * What is answered; "failed" where nobody could think.
 * @param {Promise<Ask>} program
 * @param {Question} question
 * @returns {Promise<Answer>}
 */
export async function thought(program, question) {
  const { serial, player, seat, layDown, event, hand, bots, record } = question;
  try {
    const ask = await program;
    const answer = ask([player, seat, Number(layDown), event, hand, bots, record].join("\n"));
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
