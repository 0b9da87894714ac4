// The result of a deal of the day as a picture to send, without a card (src/app/features/daily/days_dialog.cpp): shared as
// a file where the device can do that, else saved. Loaded on demand.

import { dateOf, longDate } from "./calendar.js";
import { make } from "./make.js";
import { saveAs } from "./save_as.js";

/**
 * @typedef {object} PicturePart
 * @property {string} label
 * @property {string} title
 * @property {string} name    of the game
 * @property {string} date
 * @property {{name: string, side: "own" | "theirs" | "nobody"}[]} points
 * @property {string} score
 * @property {string} streak
 * @property {string} text    the result in one line
 * @property {string} file
 */

const width = 1200;
const height = 630;
const signs = { own: "✓", theirs: "✗", nobody: "–" };

/** Text centred at x, made smaller to fit.
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {{x: number, y: number, size: number, room?: number, weight?: number}} place */
function write(context, text, { x, y, size, room = width - 120, weight = 400 }) {
  const font = (/** @type {number} */ pixels) => `${weight} ${pixels}px system-ui, sans-serif`;
  context.font = font(size);
  const wide = context.measureText(text).width;
  if (wide > room) context.font = font(Math.floor(size * room / wide));
  context.fillText(text, x, y);
}

/** @param {PicturePart} part @param {HTMLCanvasElement} canvas in the document, whose style it has */
function draw(part, canvas) {
  const context = canvas.getContext("2d");
  if (!context) return;
  const style = getComputedStyle(canvas);
  const colour = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  context.fillStyle = colour("--picture-ground");
  context.fillRect(0, 0, width, height);
  // A pool of light, as on the table.
  const light = context.createRadialGradient(width / 2, height * 0.4, 0, width / 2, height * 0.4, width * 0.6);
  light.addColorStop(0, colour("--picture-ink"));
  light.addColorStop(1, "transparent");
  context.fillStyle = light;
  context.globalAlpha = 0.16;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colour("--picture-ink");
  write(context, part.name, { x: width / 2, y: 88, size: 68, weight: 700 });
  write(context, `${part.title} · ${longDate(dateOf(part.date))}`, { x: width / 2, y: 160, size: 36 });
  part.points.forEach(({ name, side }, i) => {
    const x = width / 2 + (i - (part.points.length - 1) / 2) * 250;
    context.beginPath();
    context.arc(x, 300, 66, 0, 2 * Math.PI);
    context.fillStyle = colour(side === "own" ? "--picture-own" : "--picture-disc");
    context.fill();
    context.fillStyle = colour("--picture-on-disc");
    write(context, signs[side], { x, y: 304, size: 76, weight: 700 });
    context.fillStyle = colour("--picture-ink");
    write(context, name, { x, y: 406, size: 36, room: 230 });
  });
  write(context, part.score, { x: width / 2, y: 496, size: 84, weight: 700 });
  write(context, part.streak, { x: width / 2, y: 576, size: 36 });
}

/**
 * @param {File} file
 * @param {string} text
 */
async function send(file, text) {
  const data = { files: [file], text };
  if (!navigator.canShare?.(data)) return saveAs(file.name, file);
  try {
    await navigator.share(data);
  } catch (error) {
    // Closing the device's own dialog is no error; an embedding page may not allow it.
    if (!(error instanceof Error) || error.name !== "AbortError") saveAs(file.name, file);
  }
}

/** @param {PicturePart} part @returns {HTMLElement[]} */
export function makePicture(part) {
  const canvas = make("canvas", { className: "day-picture", width, height });
  canvas.setAttribute("role", "img");
  canvas.ariaLabel = [part.text, part.streak].filter(Boolean).join(" · ");
  const button = make("button", { type: "button", textContent: part.label });
  button.dataset.picture = part.file;
  button.addEventListener("click", () => {
    canvas.toBlob((blob) => {
      if (blob) void send(new File([blob], part.file, { type: "image/png" }), part.text);
    }, "image/png");
  });
  // Its colours are known once it is in the document; a newer state may have replaced it by then.
  requestAnimationFrame(() => {
    if (canvas.isConnected) draw(part, canvas);
  });
  return [canvas, make("p", { className: "buttons" }, button)];
}
