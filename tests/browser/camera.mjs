// A film for Chromium's fake camera: a grey desk, on which a QR code may lie askew.

/** The film's size in pixels. */
export const [width, height] = [1280, 720];

/** The modules of a code by rows. @param {any} qrcode the library @param {string} text @returns {boolean[][]} */
export function modulesOf(qrcode, text) {
  const code = qrcode(0, "L");
  code.addData(text, "Byte");
  code.make();
  return Array.from({ length: code.getModuleCount() }, (_, row) =>
    Array.from({ length: code.getModuleCount() }, (_, column) => code.isDark(row, column)));
}

/** A grey picture of a desk with the code on it, 4 pixels a module, turned and with noise.
 * @param {boolean[][]} modules @param {number} turn in radians */
function picture(modules, turn) {
  const size = modules.length;
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x) {
      const [across, down] = [x - width / 2, y - height / 2];
      const column = Math.floor((Math.cos(turn) * across + Math.sin(turn) * down) / 4 + size / 2);
      const row = Math.floor((Math.cos(turn) * down - Math.sin(turn) * across) / 4 + size / 2);
      const paper = column >= -4 && row >= -4 && column < size + 4 && row < size + 4;
      const shade = modules[row]?.[column] ? 50 : paper ? 215 : 110;
      pixels[y * width + x] = shade + Math.random() * 12 + across / 40;
    }
  }
  return pixels;
}

/** A film without colours, in Chromium's format (.y4m). @param {Uint8Array[]} pictures */
const film = (pictures) => Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`),
  ...pictures.flatMap((one) => [Buffer.from("FRAME\n"), one, Buffer.alloc(width * height / 2, 128)])]);

/** Of the desk alone. */
export const filmOfDesk = () => film([picture([], 0)]);

/** Of a code. @param {boolean[][]} modules */
export const filmOf = (modules) => film([picture([], 0), picture(modules, 0.2), picture(modules, 0.3)]);

/** Flags of Chromium that show this file to the camera. @param {string} file */
export const filmed = (file) => ["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${file}`];

/** A flag: the person's answer to the browser's question is yes; with "=deny", no. */
export const allowed = "--use-fake-ui-for-media-stream";
