// The files of the tables of a page, fetched once for all of them: a browser may keep nothing for a frame of opaque
// origin, and then each would load the program anew. A frame asks by message (fetched.js); where a file cannot be
// had here, it tries by itself.

import { bytesOf } from "../page/files.js";

/** The windows of tables. @type {WeakSet<object>} */
const tables = new WeakSet();
/** @type {Map<string, Promise<ArrayBuffer | null>>} */
const parts = new Map();
// Names of the files of a build.
const known = /^(assets\/)?[\w.-]+-[0-9a-f]{10}\.\w+$/;
let folder = "";

/** @param {string} file */
function part(file) {
  const kept = parts.get(file) ?? bytesOf(new URL(file, folder)).then(({ buffer }) => buffer, () => {
    parts.delete(file);
    return null;
  });
  parts.set(file, kept);
  return kept;
}

/** @param {MessageEvent} message */
async function answer({ data, source, ports }) {
  if (!source || !tables.has(source) || data?.allfours !== 1 || data.type !== "part") return;
  ports[0]?.postMessage(known.test(data.file) ? await part(data.file) : null);
}

/**
 * Answers what this frame asks for, from now on.
 * @param {HTMLIFrameElement} frame
 * @param {string} page its address
 */
export function provide(frame, page) {
  if (!folder) addEventListener("message", answer);
  folder = page;
  if (frame.contentWindow) tables.add(frame.contentWindow);
}
