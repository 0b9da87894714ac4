// The program comes in two parts (web/setup/split.mjs): the first is what a first hand takes; the
// rest is fetched once that is on the screen. A call that comes before the rest fetches it by itself
// and has the page wait: rare, and slow, but nothing is refused. A request that is waited for asks no
// service worker: where there is one, both parts lie at hand and are taken at once.

/**
 * Where the program's files are, whether both are at hand, and who wants to hear that the rest
 * cannot be had.
 * @param {{first: URL, later: URL, atHand: boolean, missing: (error: unknown) => void}} files
 */
export function inParts({ first, later, atHand, missing }) {
  /** @type {WebAssembly.Imports} */
  let imports = {};
  /** @type {WebAssembly.Exports} */
  let exports = {};
  let whole = false;
  const all = () => ({ ...imports, primary: /** @type {WebAssembly.ModuleImports} */ (exports) });

  async function fetchRest() {
    // It puts its functions into the table by itself.
    await load(later, all);
    whole = true;
  }

  function fetchNow() {
    const request = new XMLHttpRequest();
    request.open("GET", later, false);
    // Bytes as they are: a request that is waited for answers text alone.
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
    if (request.status !== 200) throw new Error(`${later}: ${request.status}`);
    const bytes = Uint8Array.from(request.responseText, (sign) => sign.charCodeAt(0) & 255);
    new WebAssembly.Instance(new WebAssembly.Module(bytes), all());
    whole = true;
  }

  /** @param {number} place in the table of functions */
  const waiting = (place) => (/** @type {unknown[]} */ ...values) => {
    try {
      if (!whole) fetchNow();
    } catch (error) {
      missing(error);
      throw error;
    }
    const table = Object.values(exports).find((one) => one instanceof WebAssembly.Table);
    return /** @type {WebAssembly.Table} */ (table).get(place)(...values);
  };

  /** @type {(error: unknown) => void} */
  let fail;
  return {
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
      (async () => {
        const { instance, module } = await load(first, { ...imports, placeholder });
        exports = instance.exports;
        if (atHand) await fetchRest();
        receive(instance, module);
      })().catch((error) => fail(error));
      return {};
    },

    /** The rest, beside what goes on. */
    async complete() {
      try {
        if (!whole) await fetchRest();
      } catch (error) {
        if (!whole) missing(error);
      }
    },
  };
}

/**
 * @param {URL} file
 * @param {WebAssembly.Imports | (() => WebAssembly.Imports)} imports
 */
async function load(file, imports) {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const given = typeof imports === "function" ? imports() : imports;
  // Some hosts do not know its type.
  return response.headers.get("Content-Type")?.startsWith("application/wasm")
    ? WebAssembly.instantiateStreaming(response, given)
    : WebAssembly.instantiate(await response.arrayBuffer(), given);
}
