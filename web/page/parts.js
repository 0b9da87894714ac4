// The program comes in two parts (web/setup/split.mjs): the first is what a first hand takes; the
// rest is fetched as soon as that runs. A call that comes before the rest is here asks for it once
// more and has the page wait, but only where something has come just now: a request that is waited for
// cannot be given up. Otherwise the call comes to nothing, the page says that it waits, and begins
// again where it was once the rest is here (`again`). A request that is waited for asks no service
// worker: where there is one, both parts lie at hand and are taken at once.

import { bytesOf, fetched } from "./files.js";

// Something of the program came within this time, in ms: the rest is on its way.
const lately = 2000;

/**
 * @typedef {object} Files
 * @property {URL} first
 * @property {URL} later
 * @property {boolean} atHand both are taken before anything begins
 * @property {(error: unknown) => void} missing hears that the rest cannot be had
 * @property {() => void} waits hears that a call has come to nothing, for want of the rest
 * @property {() => void} again hears, after that, that the rest is here
 */

/** @param {Files} files */
export function inParts({ first, later, atHand, missing, waits, again }) {
  /** @type {WebAssembly.Imports} */
  let imports = {};
  /** @type {WebAssembly.Exports} */
  let exports = {};
  let whole = false;
  /** @type {WebAssembly.Module} */
  let firstModule;
  /** @type {(program: WebAssembly.Module[]) => void} */
  let compiledAll;
  let came = -Infinity;
  /** @type {Uint8Array<ArrayBuffer> | null} */
  let bytes = null;
  /** @type {Promise<void> | null} */
  let download = null;
  let over = false;
  const all = () => ({ ...imports, primary: /** @type {WebAssembly.ModuleImports} */ (exports) });

  const fetchBytes = () => download ??= (async () => {
    bytes = await bytesOf(later, () => came = Date.now());
  })();

  async function fetchRest() {
    await fetchBytes();
    if (whole) return;
    const rest = await WebAssembly.compile(/** @type {Uint8Array<ArrayBuffer>} */ (bytes));
    compiledAll([firstModule, rest]);
    // It puts its functions into the table by itself.
    if (!whole) await WebAssembly.instantiate(rest, all());
    whole = true;
  }

  function askNow() {
    const request = new XMLHttpRequest();
    request.open("GET", later, false);
    // Bytes as they are: a request that is waited for answers text alone.
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
    if (request.status !== 200) throw new Error(`${later}: ${request.status}`);
    return Uint8Array.from(request.responseText, (sign) => sign.charCodeAt(0) & 255);
  }

  /** What has been said is no news to the page's watch (watch.js).
   * @param {unknown} error */
  function end(error) {
    over = true;
    return Object.assign(error instanceof Error ? error : new Error(String(error)), { said: true });
  }

  function complete() {
    if (over) throw end(new Error("the page begins again"));
    if (!bytes && Date.now() - came > lately) {
      waits();
      fetchRest().then(again, missing);
      throw end(new Error(`${later}: not here yet`));
    }
    try {
      const rest = new WebAssembly.Module(bytes ?? askNow());
      new WebAssembly.Instance(rest, all());
      whole = true;
      compiledAll([firstModule, rest]);
    } catch (error) {
      missing(error);
      throw end(error);
    }
  }

  /** @param {number} place in the table of functions */
  const waiting = (place) => (/** @type {unknown[]} */ ...values) => {
    if (!whole) complete();
    const table = Object.values(exports).find((one) => one instanceof WebAssembly.Table);
    return /** @type {WebAssembly.Table} */ (table).get(place)(...values);
  };

  /** @type {(error: unknown) => void} */
  let fail;
  return {
    /** The first part and the rest, once both are here. */
    compiled: /** @type {Promise<WebAssembly.Module[]>} */ (new Promise((done) => compiledAll = done)),

    /** Never kept; refused when the first part cannot be had. */
    failed: /** @type {Promise<never>} */ (new Promise((_, refuse) => fail = refuse)),

    /**
     * For Emscripten's Module.
     * @param {WebAssembly.Imports} given
     * @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} receive
     */
    instantiate(given, receive) {
      imports = given;
      const placeholder = new Proxy({}, { get: (_, place) => waiting(Number(place)) });
      if (atHand) fetchBytes().catch(() => {});
      (async () => {
        const { instance, module } = await loadFirst(first, { ...imports, placeholder });
        exports = instance.exports;
        firstModule = module;
        came = Date.now();
        if (atHand) await fetchRest();
        else fetchBytes().catch(() => {});
        receive(instance, module);
      })().catch((error) => fail(error));
      return {};
    },

    /** The rest, beside what goes on. */
    async complete() {
      try {
        if (!whole) await fetchRest();
      } catch (error) {
        if (!whole && !over) missing(error);
      }
    },
  };
}

/**
 * @param {URL} file
 * @param {WebAssembly.Imports} imports
 */
const loadFirst = (file, imports) => fetched(file, async (response, heard) => {
  // Some hosts do not know its type.
  if (!response.headers.get("Content-Type")?.startsWith("application/wasm")) {
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);
  }
  // Nobody tells how it goes on: the page's watch speaks first, and a slow network has a minute.
  const slow = setInterval(heard, 5000);
  setTimeout(() => clearInterval(slow), 45000);
  return WebAssembly.instantiateStreaming(response, imports).finally(() => clearInterval(slow));
});
