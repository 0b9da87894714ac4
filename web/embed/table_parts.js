// The files of the tables of a page, fetched once for all of them: a browser may cache nothing for a frame of opaque
// origin, which would load the program anew for each table. A frame asks by message (fetched.js), and fetches a file
// itself if the page cannot. The largest files are fetched before there is a frame, beside its page. Test: tests/browser/embed_parts.test.mjs.

import { bytesOf } from "../page/files.js";

/** The windows of tables. @type {WeakSet<object>} */
const tables = new WeakSet();
/** @type {Map<string, Promise<ArrayBuffer | null>>} */
const parts = new Map();
// Names of the files of a build.
const known = /^(assets\/)?[\w.-]+-[0-9a-f]{10}\.\w+$/;
// The largest files of the first picture, by their names in this build (web/setup/dist.mjs).
/** @type {string[]} */
const first = [];
let folder = "";

/** The bytes of a file, or null if it cannot be fetched. @param {string} file */
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

/** Fetches the first files for a frame that comes next. @param {string} page the address of frames */
export function fetchFirst(page) {
  if (!folder) addEventListener("message", answer);
  folder = page;
  // No page fetches files from file addresses.
  if (!page.startsWith("file:")) for (const file of first) void part(file);
}

/** Answers the requests of this frame from now on. @param {HTMLIFrameElement} frame */
export function provide(frame) {
  if (frame.contentWindow) tables.add(frame.contentWindow);
}
