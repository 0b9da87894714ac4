// The program comes in parts (web/setup/split.mjs): the first is what the way to a first decision takes;
// the second, all that an ordinary game does, is fetched as soon as that runs, then the book (book.js),
// which both others read; the third, what few do, when it is wanted, or lies at hand. A call that comes
// before its part is here asks for it once more and has the page wait, but only where something has come
// just now: a request that is waited for cannot be given up. Otherwise the call comes to nothing, the page
// says that it waits, and begins again where it was once the part is here (`again`). A request that is
// waited for asks no service worker: where there is one, all parts lie at hand and are taken at once.

import { bytesOf, fetched } from "./files.js";
import { bytesNow } from "./bytes_now.js";

// Something of the program came within this time, in ms: the rest is on its way.
const lately = 2000;

/**
 * @typedef {object} Files
 * @property {URL} first
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
export function inParts({ first, later, seldom, book, atHand, missing, waits, again }) {
  /** @type {WebAssembly.Imports} */
  let imports = {};
  /** @type {WebAssembly.Exports} */
  let exports = {};
  /** @type {WebAssembly.Module} */
  let firstModule;
  /** @type {(program: import("./thinking.js").Compiled) => void} */
  let compiledAll;
  const second = part(later);
  const third = part(seldom);
  let came = -Infinity;
  let over = false;

  /** What each part asks of the page and of the parts before it. */
  const all = () => /** @type {WebAssembly.Imports} */ ({
    ...imports, placeholder: waiting(second), seldom: waiting(third),
    primary: exports, rest: second.exports ?? {},
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
    const [rest, ...last] = [second.module, third.module].flatMap((each) => each ?? []);
    if (second.module) compiledAll({ modules: [firstModule, rest, ...last], seldom: seldom.href });
  }

  /** It puts its functions into the table by itself.
   * @param {Part} one */
  async function take(one) {
    await Promise.all([fetchBytes(one), one === third && take(second)]);
    if (!one.exports) await putIn(one);
  }

  async function takeBook() {
    await Promise.all([take(second), book.fetch()]);
    await book.bring();
  }

  const takeLast = async () => void await Promise.all([take(third), takeBook()]);

  /** @param {Part} one whose bytes are here */
  async function putIn(one) {
    const module = await WebAssembly.compile(/** @type {Uint8Array<ArrayBuffer>} */ (one.bytes));
    have(one, module);
    if (one.exports) return;
    const { exports: offered } = await WebAssembly.instantiate(module, all());
    // Where it was wanted meanwhile it is there twice, and what follows it has to be put in again.
    if (one.exports && third.module) new WebAssembly.Instance(third.module, all());
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
    if (one === third) takeNow(second);
    try {
      const module = new WebAssembly.Module(one.bytes ?? bytesNow(one.file));
      one.exports = new WebAssembly.Instance(module, all()).exports;
      have(one, module);
    } catch (error) {
      missing(error);
      throw end(error);
    }
  }

  /** In place of its functions. @param {Part} one */
  const waiting = (one) => new Proxy({}, {
    get: (_, place) => (/** @type {unknown[]} */ ...values) => {
      takeNow(one);
      const table = Object.values(exports).find((each) => each instanceof WebAssembly.Table);
      return /** @type {WebAssembly.Table} */ (table).get(Number(place))(...values);
    },
  });

  /** @type {(error: unknown) => void} */
  let fail;
  return {
    /** The first two parts, and the third if it is here by then. */
    compiled: /** @type {Promise<import("./thinking.js").Compiled>} */ (
      new Promise((done) => compiledAll = done)),

    /** Never kept; refused when the first part cannot be had. */
    failed: /** @type {Promise<never>} */ (new Promise((_, refuse) => fail = refuse)),

    /**
     * For Emscripten's Module.
     * @param {WebAssembly.Imports} given
     * @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} receive
     */
    instantiate(given, receive) {
      imports = given;
      if (atHand) for (const one of [second, third]) fetchBytes(one).catch(() => {});
      (async () => {
        const { instance, module } = await loadFirst(first, all());
        exports = instance.exports;
        firstModule = module;
        came = Date.now();
        if (atHand) {
          book.fetch().catch(() => {});
          await take(third);
        }
        else fetchBytes(second).catch(() => {});
        receive(instance, module);
      })().catch((error) => fail(error));
      return {};
    },

    /** The second part and the book, beside what goes on. */
    async complete() {
      try {
        await take(second);
      } catch (error) {
        if (!second.exports && !over) missing(error);
        return;
      }
      // Whoever wants to read it is told when it cannot be had.
      takeBook().catch(() => {});
    },

    /** The book. @type {import("./seldom.js").Wanted} */
    reading: { here: () => book.here(), bring: takeBook },

    /** The third, and the book. @type {import("./seldom.js").Wanted} */
    last: { here: () => third.exports !== null && book.here(), bring: takeLast },

    /** The third, too, if it is kept (offline.worker.js); if not, it is fetched when it is wanted. */
    async takeKept() {
      const kept = await globalThis.caches?.match(seldom);
      const bytes = kept && new Uint8Array(await kept.arrayBuffer());
      if (!bytes || third.download || !WebAssembly.validate(bytes)) return;
      third.bytes = bytes;
      third.download = Promise.resolve();
      await takeLast();
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
