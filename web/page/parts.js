// The program comes in parts (web/setup/split.mjs): the first is what the first picture takes; the next,
// what else the way to a first decision does, is fetched when most of that is here, and nothing moves before it
// is; then the rest, all that an ordinary game does, and the book (book.js), which the rest and the
// last read; the last, what few do, when it is wanted, or lies at hand. A call that comes
// before its part is here asks for it once more and has the page wait, but only where something has come
// just now: a request that is waited for cannot be given up. Otherwise the call comes to nothing, the page
// says that it waits, and begins again where it was once the part is here (`again`). A request that is
// waited for asks no service worker: where there is one, all parts lie at hand and are taken at once.

import { bytesOf, fetched } from "./files.js";
import { bytesNow } from "./bytes_now.js";

/** How many bytes parts have: web/setup/dist.mjs fills this in. @type {Record<string, number>} */
const sizes = {};

// Something of the program came within this time, in ms: the rest is on its way.
const lately = 2000;

/**
 * @typedef {object} Files
 * @property {URL} first
 * @property {URL} soon
 * @property {URL} later
 * @property {URL} seldom
 * @property {boolean} atHand all are taken before anything begins
 * @property {import("./book.js").Book} book what the other two read
 * @property {(error: unknown) => void} missing hears that a part cannot be had
 * @property {() => void} waits hears that a call has come to nothing, for want of a part
 * @property {() => void} again hears, after that, that the part is here
 */

/**
 * What follows the first part.
 * @typedef {object} Part
 * @property {URL} file
 * @property {Uint8Array<ArrayBuffer> | null} bytes
 * @property {Promise<void> | null} download
 * @property {WebAssembly.Module | null} module
 * @property {WebAssembly.Exports | null} exports there are some once its functions are in the table
 */

/** @param {URL} file @returns {Part} */
const part = (file) => ({ file, bytes: null, download: null, module: null, exports: null });

/** @param {Files} files */
export function inParts({ first, soon, later, seldom, book, atHand, missing, waits, again }) {
  /** @type {WebAssembly.Imports} */
  let imports = {};
  /** @type {WebAssembly.Exports} */
  let exports = {};
  /** @type {WebAssembly.Module} */
  let firstModule;
  /** @type {(program: import("./thinking.js").Compiled) => void} */
  let compiledAll;
  const next = part(soon);
  const rest = part(later);
  const last = part(seldom);
  /** @type {() => void} */
  let moves;
  let came = -Infinity;
  let over = false;

  /** What each part asks of the page and of the parts before it. */
  const all = () => /** @type {WebAssembly.Imports} */ ({
    ...imports, soon: waiting(next), placeholder: waiting(rest), seldom: waiting(last),
    primary: exports, rest: rest.exports ?? {},
  });

  /** @param {Part} one */
  const fetchBytes = (one) => one.download ??= (async () => {
    try {
      one.bytes = await bytesOf(one.file, () => came = Date.now());
    } catch (error) {
      one.download = null;
      throw error;
    }
  })();

  /** @param {Part} one @param {WebAssembly.Module} module */
  function have(one, module) {
    one.module = module;
    if (!next.module || !rest.module) return;
    const modules = [firstModule, next.module, rest.module].concat(last.module ?? []);
    compiledAll({ modules, seldom: seldom.href });
  }

  /** It puts its functions into the table by itself.
   * @param {Part} one */
  async function take(one) {
    await Promise.all([fetchBytes(one), one === rest && take(next), one === last && take(rest)]);
    if (one.exports) return;
    // So little is made at once: nothing moves before it is there.
    if (one === next) takeNow(next);
    else await putIn(one);
  }

  async function takeBook() {
    await Promise.all([take(rest), book.fetch()]);
    await book.bring();
  }

  const takeLast = async () => void await Promise.all([take(last), takeBook()]);

  /** @param {Part} one whose bytes are here */
  async function putIn(one) {
    const module = await WebAssembly.compile(/** @type {Uint8Array<ArrayBuffer>} */ (one.bytes));
    have(one, module);
    if (one.exports) return;
    const { exports: offered } = await WebAssembly.instantiate(module, all());
    // Where it was wanted meanwhile it is there twice, and what follows it has to be put in again.
    if (one.exports && last.module) new WebAssembly.Instance(last.module, all());
    one.exports ??= offered;
  }

  /** What has been said is no news to the page's watch (watch.js).
   * @param {unknown} error */
  function end(error) {
    over = true;
    return Object.assign(error instanceof Error ? error : new Error(String(error)), { said: true });
  }

  /** @param {Part} one */
  function takeNow(one) {
    if (one.exports) return;
    if (over) throw end(new Error("the page begins again"));
    if (!one.bytes && Date.now() - came > lately) {
      waits();
      take(one).then(again, missing);
      throw end(new Error(`${one.file}: not here yet`));
    }
    if (one === last) takeNow(rest);
    try {
      const module = new WebAssembly.Module(one.bytes ?? bytesNow(one.file));
      one.exports = new WebAssembly.Instance(module, all()).exports;
      have(one, module);
      if (one === next) moves();
    } catch (error) {
      missing(error);
      throw end(error);
    }
  }

  /** In place of its functions. @param {Part} one */
  const waiting = (one) => new Proxy({}, {
    get: (_, place) => (/** @type {unknown[]} */ ...values) => {
      const table = /** @type {WebAssembly.Table} */ (
        Object.values(exports).find((each) => each instanceof WebAssembly.Table));
      const before = table.get(Number(place));
      takeNow(one);
      const now = table.get(Number(place));
      if (now === before) {
        const error = new Error(`${one.file}: it does not belong to this page`);
        missing(error);
        throw end(error);
      }
      return now(...values);
    },
  });

  /** @type {(error: unknown) => void} */
  let fail;
  return {
    /** All but the last, and that if it is here by then. */
    compiled: /** @type {Promise<import("./thinking.js").Compiled>} */ (
      new Promise((done) => compiledAll = done)),

    /** Kept when the way to a first decision is here. */
    way: /** @type {Promise<void>} */ (new Promise((done) => moves = done)),

    /** Never kept; refused when the first part cannot be had. */
    failed: /** @type {Promise<never>} */ (new Promise((_, refuse) => fail = refuse)),

    /**
     * For Emscripten's Module.
     * @param {WebAssembly.Imports} given
     * @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} receive
     */
    instantiate(given, receive) {
      imports = given;
      if (atHand) for (const one of [next, rest, last]) fetchBytes(one).catch(() => {});
      (async () => {
        // Asked for early, the next comes as soon as the first is here.
        const near = () => void fetchBytes(next).catch(() => {});
        const { instance, module } = await loadFirst(first, all(), atHand ? undefined : near);
        exports = instance.exports;
        firstModule = module;
        came = Date.now();
        if (atHand) {
          book.fetch().catch(() => {});
          await take(last);
        } else {
          // One behind the other: what is needed first comes first. Whoever completes it asks again.
          take(next).then(() => fetchBytes(rest)).catch(() => {});
        }
        receive(instance, module);
      })().catch((error) => fail(error));
      return {};
    },

    /** What follows the first part, and the book, beside what goes on. */
    async complete() {
      try {
        await take(rest);
      } catch (error) {
        if (!rest.exports && !over) missing(error);
        return;
      }
      // Whoever wants to read it is told when it cannot be had.
      takeBook().catch(() => {});
    },

    /** The book. @type {import("./seldom.js").Wanted} */
    reading: { here: () => book.here(), bring: takeBook },

    /** The last, and the book. @type {import("./seldom.js").Wanted} */
    last: { here: () => last.exports !== null && book.here(), bring: takeLast },

    /** The last, too, if it is kept (offline.worker.js); if not, it is fetched when it is wanted. */
    async takeKept() {
      const kept = await globalThis.caches?.match(seldom);
      const bytes = kept && new Uint8Array(await kept.arrayBuffer());
      if (!bytes || last.download || !WebAssembly.validate(bytes)) return;
      last.bytes = bytes;
      last.download = Promise.resolve();
      await takeLast();
    },
  };
}

/**
 * Calls back when but a quarter of it is still to come.
 * @param {Response} response
 * @param {() => void} then
 */
async function whenNear(response, then) {
  const reader = response.body?.getReader();
  for (let come = 0; reader && come < 0.75 * sizes.first;) {
    const { value, done } = await reader.read();
    if (done) return;
    come += value.length;
  }
  reader?.cancel().catch(() => {});
  then();
}

/**
 * @param {URL} file
 * @param {WebAssembly.Imports} imports
 * @param {() => void} [near] hears when little of it is still to come
 */
const loadFirst = (file, imports, near) => fetched(file, async (response, heard) => {
  if (near) whenNear(response.clone(), near).catch(() => {});
  // Some hosts do not know its type, and some browsers have to have all of it first.
  if (typeof WebAssembly.instantiateStreaming !== "function" ||
      !response.headers.get("Content-Type")?.startsWith("application/wasm")) {
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);
  }
  // Nobody tells how it goes on: the page's watch speaks first, and a slow network has a minute.
  const slow = setInterval(heard, 5000);
  setTimeout(() => clearInterval(slow), 45000);
  return WebAssembly.instantiateStreaming(response, imports).finally(() => clearInterval(slow));
});
