// A dialog's button that reads a QR code with the camera (scan.js), and the camera's picture meanwhile. The camera
// is off as soon as the picture is out of sight. Test: tests/browser/together_scan.test.mjs.

import { address, inTime } from "./files.js";
import { make } from "./make.js";

// Time between two checks that the picture is in sight, in ms.
const sightTime = 500;

/**
 * @typedef {object} ScanPart
 * @property {string} id  the code's text is appended
 * @property {string} label
 * @property {string} stop  the label while the camera is on
 * @property {string} failed  the reason is appended: none, refused, unsupported or not_loaded
 */

/** @param {unknown} error of scan.js */
function reasonOf(error) {
  const { kind } = /** @type {{kind?: string}} */ (error);
  return kind === "no_camera" ? "none" : kind ?? "not_loaded";
}

/** @param {ScanPart} part @param {(id: string) => void} act */
export function makeScan({ id, label, stop, failed }, act) {
  const video = make("video", { hidden: true });
  const button = make("button", { type: "button", textContent: label });
  /** @type {AbortController | null} */
  let scanning = null;
  const scan = async () => {
    const stopping = scanning = new AbortController();
    button.textContent = stop;
    video.hidden = false;
    const watch = setInterval(() => video.checkVisibility() || stopping.abort(), sightTime);
    try {
      /** @type {typeof import("./scan.js")} */
      const { scan: read } = await inTime(import(address("scan.js").href), "scan.js");
      act(id + await read(video, stopping.signal));
    } catch (error) {
      if (!stopping.signal.aborted) act(failed + reasonOf(error));
    } finally {
      clearInterval(watch);
      scanning = null;
      button.textContent = label;
      video.hidden = true;
    }
  };
  button.addEventListener("click", () => scanning ? scanning.abort() : void scan());
  return make("div", { className: "scan" }, button, video);
}
