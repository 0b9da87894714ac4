// A link as a QR code: black on white in every theme, with its quiet zone of four modules, each a
// whole number of the screen's own pixels wide; larger for a long link, as far as there is room.

import { address, inTime } from "./files.js";

const quiet = 4;  // modules around the code, without which readers do not find it
const usualSize = 256;  // CSS pixels
// Smaller ones no camera reads off a screen, in CSS pixels; below `least` of the screen's no program.
const usualModule = 3;
const least = 2;
// Of so many modules, the quiet zone included, a code has room for one that mends more.
const roomy = 64;

/**
 * @typedef {object} Code
 * @property {(text: string, mode: string) => void} addData
 * @property {() => void} make        throws where the text is too long
 * @property {() => number} getModuleCount
 * @property {(row: number, column: number) => boolean} isDark
 */

/**
 * How many of the screen's pixels a module gets; 0 where the code has no room.
 * @param {number} modules with the quiet zone
 * @param {number} room in CSS pixels
 * @param {number} ratio the screen's pixels in a CSS pixel
 */
export function moduleSize(modules, room, ratio) {
  const wanted = Math.max(Math.ceil(usualModule * ratio), Math.floor(usualSize * ratio / modules));
  const size = Math.min(wanted, Math.floor(room * ratio / modules));
  return size < least ? 0 : size;
}

/**
 * The modules of a code, by row: as good at mending as there is room for.
 * @param {(version: number, level: string) => Code} qrcode
 * @param {string} text
 */
export function modulesOf(qrcode, text) {
  for (const level of ["Q", "M", "L"]) {
    const made = qrcode(0, level);
    made.addData(text, "Byte");
    try {
      made.make();
    } catch {
      continue;
    }
    const count = made.getModuleCount();
    if (level !== "L" && count + 2 * quiet > roomy) continue;
    return Array.from({ length: count }, (_, row) =>
      Array.from({ length: count }, (_, column) => made.isDark(row, column)));
  }
  return null;
}

/** @param {boolean[][]} modules */
function drawn(modules) {
  const size = modules.length + 2 * quiet;
  const path = modules.map((row, y) => row.map((dark, x) =>
    (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : "")).join("")).join("");
  const namespace = "http://www.w3.org/2000/svg";
  const picture = document.createElementNS(namespace, "svg");
  picture.setAttribute("viewBox", `0 0 ${size} ${size}`);
  picture.setAttribute("shape-rendering", "crispEdges");
  picture.setAttribute("role", "img");
  const dark = document.createElementNS(namespace, "path");
  dark.setAttribute("d", path);
  picture.append(dark);
  return picture;
}

/**
 * Shows the code of a text in this place, or says there that it is too long for one.
 * @param {HTMLElement} place
 * @param {string} text
 * @param {{label: string, tooLong: string}} words
 * @param {() => boolean} wanted is it still, when it is made
 */
export async function showCode(place, text, words, wanted) {
  const { default: qrcode } = await inTime(import(address("qrcode.js").href), "qrcode.js");
  if (!wanted()) return;
  const modules = modulesOf(qrcode, text);
  const note = document.createElement("p");
  note.textContent = words.tooLong;
  if (!modules) {
    place.replaceChildren(note);
    return;
  }
  const picture = drawn(modules);
  picture.setAttribute("aria-label", words.label);
  const count = modules.length + 2 * quiet;
  const fit = () => {
    const ratio = devicePixelRatio;
    const size = moduleSize(count, place.clientWidth || usualSize, ratio);
    if (size > 0) picture.style.width = `${count * size / ratio}px`;
    const shown = size > 0 ? picture : note;
    if (place.firstChild !== shown) place.replaceChildren(shown);
  };
  fit();
  const watch = new ResizeObserver(() => {
    if (wanted()) fit();
    else watch.disconnect();
  });
  watch.observe(place);
}
