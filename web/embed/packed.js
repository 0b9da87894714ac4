// The files that web/setup/dist.mjs packed into embed.html.

import { element } from "../page/elements.js";

/**
 * The bytes of one file. Each byte is a character, some of them shifted by 256 (asText in dist.mjs).
 * @param {string} file
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function packed(file) {
  const text = element(`packed-${file}`, HTMLScriptElement).textContent ?? "";
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; ++i) bytes[i] = text.charCodeAt(i);
  return bytes;
}
