// Passes keyboard events to the program, except those that the page or the browser uses itself.

import { keyOf } from "./key_of.js";

/** @typedef {Pick<import("./program.js").Program, "press" | "pressKey" | "keys">} Keyed */

// Elements in which keys type or move a cursor.
const written = "input, textarea, select, [contenteditable]";
// Elements that Enter and Space press.
const pressed = "button, a[href], summary";

/** True if this key belongs to the browser or to the focused element. @param {KeyboardEvent} event */
function isElsewhere(event) {
  // Characters that need AltGr arrive with Ctrl and Alt on some systems.
  const modified = event.ctrlKey || event.altKey;
  if (event.metaKey || (modified && !event.getModifierState("AltGraph"))) return true;
  if (event.isComposing || event.defaultPrevented) return true;
  if (document.querySelector("dialog[open]")) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(written)) return true;
  return (event.key === "Enter" || event.key === " ") && target?.closest(pressed) !== null;
}

/** Moves the focus along the hand; true if it moved. @param {KeyboardEvent} event */
function moveInHand(event) {
  const card = event.target instanceof Element ? event.target.closest("#hand button") : null;
  if (!card) return false;
  const cards = [.../** @type {HTMLElement} */ (card.parentElement).children];
  const place = cards.indexOf(card);
  /** @type {Record<string, number>} */
  const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: cards.length - 1 };
  const next = cards[to[event.key]];
  if (!(next instanceof HTMLElement)) return false;
  next.focus();
  return true;
}

/**
 * Browsers click a focused button again for every repeat of a held Enter. The program decides whether
 * the action may repeat; buttons without an action never do.
 * @param {Keyed} program
 * @param {KeyboardEvent} event
 */
function holdButton(program, event) {
  if (!event.repeat || event.key !== "Enter") return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("textarea, [contenteditable]")) return;
  const button = target?.closest(`${pressed}, input`);
  if (!(button instanceof HTMLElement)) return;
  event.preventDefault();
  if (button.dataset.act && button.matches("button")) program.press(button.dataset.act, -1, -1, true);
}

/** True if the browser must not use this key. @param {Keyed} program @param {KeyboardEvent} event */
function pressKey(program, event) {
  const keys = program.keys().split(" ").map((key) => key === "Space" ? " " : key);
  const key = keyOf(event, new Set(keys));
  if (key === "") return false;
  // The search that Firefox opens at these signs takes all keys that follow. French keyboards type "'" at 4.
  const searches = event.key === "'" || event.key === "/";
  return program.pressKey(key, event.repeat) || searches;
}

/** The layout of the reader's keyboard, if the browser tells it. @returns {Promise<import("./key_of.js").Layout | null>} */
export async function keyboardLayout() {
  try {
    return await /** @type {any} */ (navigator).keyboard.getLayoutMap();
  } catch {
    // Only Chromium tells it, and not to a frame of another origin.
    return null;
  }
}

/**
 * Sends keys to the program; those it uses are kept from the browser. Tab, Esc and function keys are
 * never used.
 * @param {Keyed} program
 * @param {() => boolean} letGo ends a drag; false if nothing is dragged
 */
export function watchKeys(program, letGo) {
  document.addEventListener("keydown", (event) => holdButton(program, event), true);
  document.addEventListener("keydown", (event) => {
    if (isElsewhere(event)) return;
    if (event.key === "Escape") {
      if (!letGo()) program.press("close", -1, -1, event.repeat);
      return;
    }
    if (moveInHand(event) || pressKey(program, event)) event.preventDefault();
  });
}
