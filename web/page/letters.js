// Letters that the table's fonts lack, drawn by the browser in one of its own fonts: for names in any script
// (src/ui/draw/glyphs.hpp). Test: tests/browser/names.test.mjs.

/** @typedef {{width: number, height: number, left: number, top: number, advance: number, coverage: Uint8Array}} Drawn */

/** @type {CanvasRenderingContext2D | null} */
let sheet = null;

/** The alpha of the sheet's corner. @param {CanvasRenderingContext2D} on @param {number} width @param {number} height */
function alphaOf(on, width, height) {
  const { data } = on.getImageData(0, 0, width, height);
  return Uint8Array.from({ length: width * height }, (_, i) => data[4 * i + 3]);
}

/** Some browsers hide their pixels from pages and return noise instead. @param {CanvasRenderingContext2D} on */
function tellsPixels(on) {
  on.canvas.width = on.canvas.height = 8;
  on.fillRect(2, 2, 4, 4);
  return alphaOf(on, 8, 8).every((alpha, i) => {
    const [x, y] = [i % 8, Math.floor(i / 8)];
    return alpha === (x >= 2 && x < 6 && y >= 2 && y < 6 ? 255 : 0);
  });
}

/**
 * A letter in device pixels; null if the browser does not tell them.
 * @param {string} letter
 * @param {number} em the font size
 * @param {boolean} bold
 * @returns {Drawn | null}
 */
export function drawLetter(letter, em, bold) {
  if (!sheet) {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!context || !tellsPixels(context)) return null;
    sheet = context;
  }
  const font = `${bold ? "bold " : ""}${em}px "DejaVu Sans", system-ui, sans-serif`;
  sheet.font = font;
  const size = sheet.measureText(letter);
  const left = Math.floor(-size.actualBoundingBoxLeft);
  const top = Math.floor(-size.actualBoundingBoxAscent);
  const width = Math.max(Math.ceil(size.actualBoundingBoxRight) - left, 1);
  const height = Math.max(Math.ceil(size.actualBoundingBoxDescent) - top, 1);
  // A new size empties the sheet, and forgets the font.
  sheet.canvas.width = width;
  sheet.canvas.height = height;
  sheet.font = font;
  sheet.fillText(letter, -left, -top);
  return { width, height, left, top, advance: size.width, coverage: alphaOf(sheet, width, height) };
}
