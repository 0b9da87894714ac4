// Addresses of the other files of the game. web/setup/dist.mjs names those it builds by a hash of their
// content and fills in this list: a page and its files belong to one build, or are not found.

/** @type {Record<string, string>} */
const built = {};

// Time in ms without progress after which a file counts as unavailable.
const patience = 15000;

/** The files of this build, by their names in the source. */
export const files = () => Object.keys(built);

/** The name of a file in this build. @param {string} file by the name it has in the source or in build/assets */
export const nameOf = (file) => built[file] ?? file;

/** @param {string} file by the name it has in the source or in build/assets */
export function address(file) {
  // The parts of an embedded table have no folder of their own (web/embed/bridge.js).
  return new URL(nameOf(file), import.meta.url.startsWith("blob:") ? location.href : import.meta.url);
}

/** The result of the promise, unless it takes too long.
 * @template T
 * @param {Promise<T>} promise
 * @param {string} what is waited for
 * @returns {Promise<T>} */
export function inTime(promise, what) {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const late = new Promise((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`${what}: nothing came`)), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Fetches a file and processes the response, each within the time limit.
 * @template T
 * @param {URL} file
 * @param {(response: Response, heard: () => void) => Promise<T>} use calls `heard` while it goes on
 * @returns {Promise<T>} */
export async function fetched(file, use) {
  const ending = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => ending.abort(new Error(`${file}: nothing came`)), patience);
  };
  heard();
  try {
    const response = await fetch(file, { signal: ending.signal });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    heard();
    return await use(response, heard);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Some hosts answer with a page, and no error, where a file is missing. No file of the game is a page, though a host may
 * call it one.
 * @param {Response} response
 * @param {Uint8Array} bytes
 */
function isPageInstead({ headers }, bytes) {
  const start = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart();
  return /^text\/html\b/i.test(headers.get("Content-Type") ?? "") && /^<(?!\?xml|svg)/.test(start);
}

/** The bytes of a file, however slowly they arrive, as long as they do.
 * @param {URL} file
 * @param {() => void} [came] some of them
 * @returns {Promise<Uint8Array<ArrayBuffer>>} */
export function bytesOf(file, came) {
  return fetched(file, async (response, heard) => {
    const parts = [];
    const reader = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (response.body).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      heard();
      came?.();
      parts.push(part.value);
    }
    // Synchronously, so that waiting code does not lose a turn.
    const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
    parts.reduce((at, part) => (all.set(part, at), at + part.length), 0);
    if (isPageInstead(response, all)) throw new Error(`${file}: a page came instead`);
    return all;
  });
}
