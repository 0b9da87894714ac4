// The entry of alone.html, which contains everything a table needs: web/setup/dist.mjs packed the files into it.
// For hosts that hold one file, for frames that may fetch nothing, and for file addresses.

import { element } from "../page/elements.js";
import { show } from "./embed.js";

/**
 * The bytes of one file. Each byte is a character, some of them shifted by 256 (asText in dist.mjs).
 * @param {string} file
 * @returns {Uint8Array<ArrayBuffer>}
 */
function packed(file) {
  const text = element(`packed-${file}`, HTMLScriptElement).textContent ?? "";
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; ++i) bytes[i] = text.charCodeAt(i);
  return bytes;
}

show({
  bring: async (file) => packed(file),
  atHand: true,
  async without(error) {
    throw error;
  },
});
