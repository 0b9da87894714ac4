// Loads the program, which comes in two WebAssembly modules (web/setup/split.mjs). The first has all that
// the way to a person's first decision needs. The second follows at once, with the chance tables that
// computer players look ahead by; it puts its functions into the first one's table.

import { fetched } from "./files.js";

/** What runs the program a second time, for computer players (thinking.js).
 * @typedef {object} Compiled
 * @property {WebAssembly.Module[]} modules both, or the one that has all
 * @property {Uint8Array} chances the pack of the chance tables */

/** A function of the second module is called before that is here: program.js takes the call back. */
export class NotHere extends Error {}

// Both modules know a function of the second by its place in the table. Until the second fills it the
// first one's imports of that name are there.
const placeholder = new Proxy({}, {
  get: (_, place) => () => {
    throw new NotHere(`function ${String(place)} of the table is not here yet`);
  },
});

/**
 * An instance of the first module, or of the only one.
 * @param {WebAssembly.Module} module
 * @param {WebAssembly.Imports} imports of the page
 */
const instantiatedFirst = (module, imports) => WebAssembly.instantiate(module, { ...imports, placeholder });

/**
 * Puts the second module into the first.
 * @param {WebAssembly.Instance} first
 * @param {WebAssembly.Module} second
 * @param {WebAssembly.Imports} imports of the page
 */
const complete = (first, second, imports) =>
  WebAssembly.instantiate(second, { ...imports, placeholder, primary: first.exports });

/**
 * The program as a whole, from what is compiled.
 * @param {WebAssembly.Module[]} modules
 * @param {WebAssembly.Imports} imports of the page
 */
export async function instantiated([first, second], imports) {
  const instance = await instantiatedFirst(first, imports);
  if (second) await complete(instance, second, imports);
  return instance;
}

/** True for a link to more than a new deal, which may need any function at once.
 * @param {string} fragment of an address, as the program has it */
export const wantsAll = (fragment) => /(^|&)(at|beat|deal|duel|hand|log|one|puzzle)=/.test(fragment);

/**
 * What each file of the program brings, fetched when it is called.
 * @typedef {object} Sources
 * @property {() => Promise<WebAssembly.Module>} first
 * @property {() => Promise<WebAssembly.Module>} second
 * @property {() => Promise<Uint8Array>} chances
 * @property {boolean} together nothing begins before all of them are here
 */

/** @param {Sources} sources */
export function loadModules({ first, second, chances, together }) {
  /** @type {(program: Compiled) => void} */
  let keep;
  /** @type {(error: unknown) => void} */
  let fail;
  const whole = /** @type {Promise<Compiled>} */ (new Promise((done) => keep = done));
  const failed = /** @type {Promise<never>} */ (new Promise((_, refuse) => fail = refuse));

  const fetchRest = () => Promise.all([second(), chances()]);

  /** @param {WebAssembly.Imports} imports @param {(instance: WebAssembly.Instance) => void} receive */
  async function load(imports, receive) {
    const early = together ? fetchRest() : null;
    early?.catch(() => {});
    const module = await first();
    const instance = await instantiatedFirst(module, imports);
    if (!early) receive(instance);
    const [rest, pack] = await (early ?? fetchRest());
    await complete(instance, rest, imports);
    if (early) receive(instance);
    keep({ modules: [module, rest], chances: pack });
  }

  return {
    /** Kept once all of the program is here; never refused. */
    whole,

    /** Never resolves; rejects if a file is not available. */
    failed,

    /**
     * For Emscripten's Module.
     * @param {WebAssembly.Imports} imports
     * @param {(instance: WebAssembly.Instance) => void} receive
     */
    instantiate(imports, receive) {
      load(imports, receive).catch((error) => fail(error));
      return {};
    },
  };
}

/** A module, compiled while it loads where that can be. @param {URL} file */
export const compiled = (file) => fetched(file, async (response, heard) => {
  // Some hosts do not know its type, and some browsers cannot compile while loading.
  if (typeof WebAssembly.compileStreaming !== "function" ||
      !response.headers.get("Content-Type")?.startsWith("application/wasm")) {
    return WebAssembly.compile(await response.arrayBuffer());
  }
  // compileStreaming reports no progress, so keep the timeout alive for up to 45 s.
  const slow = setInterval(heard, 5000);
  setTimeout(() => clearInterval(slow), 45000);
  return WebAssembly.compileStreaming(response).finally(() => clearInterval(slow));
});
