// Reads a QR code with the camera: the host's way to a guest's answer. Loaded once somebody wants to scan. The
// browser's own reader is used where it has one, else a library (qr_reader.js), which is fetched then. The
// pictures stay on the device. Test: tests/browser/scan.test.mjs.

import { address, inTime } from "./files.js";

/** Reads what the video shows now: a text, or empty. @typedef {(video: HTMLVideoElement) => Promise<string>} Reader */

/** The part of the Barcode Detection API that is used here.
 * @typedef {object} Detector
 * @property {(source: HTMLVideoElement) => Promise<{rawValue: string}[]>} detect */

// Between two looks, in ms: the page has other things to do.
const pause = 100;
// Larger pictures take longer and show no more of a code that fills half of them.
const wanted = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } };

/** By the name of the browser's error; any other says that there is no camera, or that something else has it.
 * @type {Record<string, "refused" | "unsupported">} */
const kinds = { NotAllowedError: "refused", SecurityError: "refused", NotSupportedError: "unsupported" };

export class ScanError extends Error {
  /** @param {"no_camera" | "refused" | "unsupported"} kind @param {unknown} [cause] */
  constructor(kind, cause) {
    super(kind, { cause });
    this.kind = kind;
  }
}

async function camera() {
  // Pages without encryption have none, either.
  if (!navigator.mediaDevices?.getUserMedia) throw new ScanError("unsupported");
  try {
    return await navigator.mediaDevices.getUserMedia({ video: wanted });
  } catch (error) {
    throw new ScanError(kinds[/** @type {Error} */ (error).name] ?? "no_camera", error);
  }
}

/** @returns {Promise<Reader | null>} */
async function browsersReader() {
  const Barcodes = /** @type {any} */ (globalThis).BarcodeDetector;
  try {
    if (!(await Barcodes.getSupportedFormats()).includes("qr_code")) return null;
    /** @type {Detector} */
    const detector = new Barcodes({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video)).find(({ rawValue }) => rawValue)?.rawValue ?? "";
  } catch {
    return null;
  }
}

/** @returns {Promise<Reader>} */
async function libraryReader() {
  /** @type {typeof import("./qr_reader.js")} */
  const { decodeQR } = await inTime(import(address("qr_reader.js").href), "qr_reader.js");
  const picture = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!picture) throw new ScanError("unsupported");
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    Object.assign(picture.canvas, { width, height });
    picture.drawImage(video, 0, 0);
    try {
      return decodeQR(picture.getImageData(0, 0, width, height));
    } catch {
      // No code, or not all of it.
      return "";
    }
  };
}

/** Ends when the signal or the camera does. @param {MediaStream} stream @param {AbortSignal} signal
 * @returns {Promise<never>} */
const ended = (stream, signal) => new Promise((_, refuse) => {
  signal.addEventListener("abort", () => refuse(signal.reason), { once: true });
  for (const track of stream.getTracks()) {
    track.addEventListener("ended", () => refuse(new ScanError("no_camera")), { once: true });
  }
});

/** Looks again and again, until there is a text or nobody waits for it.
 * @param {HTMLVideoElement} video @param {() => boolean} over */
async function firstText(video, over) {
  let read = await browsersReader() ?? await libraryReader();
  while (!over()) {
    try {
      const text = video.videoWidth > 0 && await read(video);
      if (text) return text;
    } catch {
      // A browser's reader that does not work after all.
      read = await libraryReader();
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return "";
}

/** Shows the camera's picture in the video until it holds a QR code; resolves with the text of that. Rejects with
 * a ScanError, with the signal's reason, or with an error of files.js if the library could not be fetched. The
 * camera is off in every case.
 * @param {HTMLVideoElement} video @param {AbortSignal} signal @returns {Promise<string>} */
export async function scan(video, signal) {
  signal.throwIfAborted();
  const stream = await camera();
  let over = false;
  try {
    signal.throwIfAborted();
    Object.assign(video, { srcObject: stream, muted: true, playsInline: true });
    // A video that is not shown may not play; its pictures come all the same.
    video.play().catch(() => {});
    return await Promise.race([firstText(video, () => over), ended(stream, signal)]);
  } finally {
    over = true;
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
