// Saves a file to the device.

import { make } from "./make.js";

/**
 * @param {string} file
 * @param {Blob} content
 */
export function saveAs(file, content) {
  const url = URL.createObjectURL(content);
  make("a", { href: url, download: file }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
}
