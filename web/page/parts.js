// The program comes in two parts (web/setup/split.mjs): the first is what a first hand takes; the
// rest is fetched once that is on the screen. A call that comes before the rest fetches it by itself
// and has the page wait: rare, and slow, but nothing is refused.

/**
 * Where the program's files are, and who wants to hear that the rest cannot be had.
 * @param {{first: URL, later: URL, missing: (error: unknown) => void}} files
 */
export function inParts({ first, later, missing }) {
  /** @type {WebAssembly.Imports} */
  let imports = {};
  /** @type {WebAssembly.Exports} */
  let exports = {};
  let whole = false;
  const all = () => ({ ...imports, primary: /** @type {WebAssembly.ModuleImports} */ (exports) });

  function fetchNow() {
    const request = new XMLHttpRequest();
    request.open("GET", later, false);
    // Bytes as they are: a request that is waited for answers text alone.
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
    if (request.status !== 200) throw new Error(`${later}: ${request.status}`);
    const bytes = Uint8Array.from(request.responseText, (sign) => sign.charCodeAt(0) & 255);
    // It puts its functions into the table by itself.
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
      load(first, { ...imports, placeholder }).then(({ instance, module }) => {
        exports = instance.exports;
        receive(instance, module);
      }).catch((error) => fail(error));
      return {};
    },

    /** The rest, beside what goes on. */
    async fetchRest() {
      try {
        await load(later, all);
        whole = true;
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
