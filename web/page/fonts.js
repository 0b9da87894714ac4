// The fonts of the table, each complete or not at all: the program trusts its input.

import { address, bytesOf } from "./files.js";

const regular = "allfours-sans.ttf";
const bold = "allfours-sans-bold.ttf";
const index = "allfours-index.ttf";

/** True if this is a TrueType font with correct checksums of all tables.
 * @param {Uint8Array<ArrayBuffer>} bytes */
export function isFont({ buffer, byteLength }) {
  const view = new DataView(buffer);
  if (byteLength < 12 || view.getUint32(0) !== 0x10000) return false;
  const count = view.getUint16(4);
  if (byteLength < 12 + 16 * count) return false;
  const missing = new Set(["cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp"]);
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    const letters = [0, 1, 2, 3].map((i) => view.getUint8(at + i));
    const name = String.fromCharCode(...letters);
    const [sum, from, length] = [4, 8, 12].map((i) => view.getUint32(at + i));
    if (from + length > byteLength) return false;
    let counted = 0;
    for (let i = 0; i < length; ++i) {
      // The checksum adjustment of the whole file is not counted.
      if (name === "head" && i >= 8 && i < 12) continue;
      counted = (counted + view.getUint8(from + i) * 2 ** (8 * (3 - i % 4))) % 2 ** 32;
    }
    if (counted !== sum) return false;
    missing.delete(name);
  }
  return missing.size === 0;
}

/** @typedef {(file: string) => Promise<Uint8Array<ArrayBuffer>>} Bring the bytes of a file, by its source's name */

/** The bytes of a font, or none. @param {string} file @param {Bring} bring */
async function font(file, bring) {
  try {
    const bytes = await bring(file);
    if (isFont(bytes)) return bytes;
  } catch {
    // Handled below.
  }
  return new Uint8Array();
}

/** The fonts by file name. A missing one is replaced by the other; without both the map is empty.
 * @param {Bring} [bring]
 * @returns {Promise<Map<string, Uint8Array>>} */
export async function loadFonts(bring = (file) => bytesOf(address(file))) {
  const [thin, thick, ranks] = await Promise.all([regular, bold, index].map((file) => font(file, bring)));
  return new Map([
    [regular, thin.length > 0 ? thin : thick], [bold, thick.length > 0 ? thick : thin], [index, ranks],
  ]);
}
