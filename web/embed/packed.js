// The files that web/setup/dist.mjs packed into embed.html.

import { element } from "../page/elements.js";

/**
 * The bytes of one.
 * @param {string} file
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function packed(file) {
  const text = element(`packed-${file}`, HTMLScriptElement).textContent ?? "";
  const bytes = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
