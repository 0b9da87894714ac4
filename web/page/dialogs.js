// What is typed needs the page's own text fields: a phone's keyboard, pasting and selecting work in
// them, and not on a canvas.

import { element } from "./elements.js";

/**
 * Asks for the name of a deal; `take` gets a good one, nothing is called on Cancel or Esc.
 * @param {string} current
 * @param {(seed: string) => void} take
 */
export function askForSeed(current, take) {
  const dialog = element("seed-dialog", HTMLDialogElement);
  const input = element("seed", HTMLInputElement);
  const form = /** @type {HTMLFormElement} */ (input.form);
  if (dialog.open) return;
  input.value = current;
  // Without an answer: `false` would keep the dialog open.
  form.onsubmit = () => {
    take(input.value);
  };
  form.querySelectorAll("[data-close]").forEach((button) => {
    /** @type {HTMLButtonElement} */ (button).onclick = () => dialog.close();
  });
  dialog.showModal();
  input.select();
}

/**
 * Puts text on the clipboard, by the way this browser has; false if there is none.
 * @param {string} text
 * @returns {Promise<boolean>}
 */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not there (an insecure address) or not permitted: the older way, which needs a selection.
  }
  const field = document.createElement("textarea");
  field.value = text;
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  let copied = false;
  try {
    copied = document.execCommand("copy");
  } catch {
    copied = false;
  }
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

/**
 * Copies a text, or else shows it to be copied by hand; whether it was copied.
 * @param {string} text
 * @returns {Promise<boolean>}
 */
export async function copyText(text) {
  if (await copy(text)) return true;
  const dialog = element("text-dialog", HTMLDialogElement);
  const field = element("text", HTMLTextAreaElement);
  field.value = text;
  if (!dialog.open) dialog.showModal();
  field.select();
  return false;
}
