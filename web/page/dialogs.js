// Text input uses the page's own fields: a phone's keyboard, pasting and selecting do not work on a canvas.

import { element } from "./elements.js";

/** Asks for the name of a deal; `take` gets a valid one, and is not called on Cancel or Esc.
 * @param {string} current
 * @param {(seed: string) => void} take */
export function askForSeed(current, take) {
  const dialog = element("seed-dialog", HTMLDialogElement);
  const input = element("seed", HTMLInputElement);
  const form = /** @type {HTMLFormElement} */ (input.form);
  if (dialog.open) return;
  input.value = current;
  // No return value: `false` would keep the dialog open.
  form.onsubmit = () => {
    take(input.value);
  };
  form.querySelectorAll("[data-close]").forEach((button) => {
    /** @type {HTMLButtonElement} */ (button).onclick = () => dialog.close();
  });
  dialog.showModal();
  input.select();
}

/** Closes the field for a deal's name. */
export function stopAskingForSeed() {
  const dialog = element("seed-dialog", HTMLDialogElement);
  if (dialog.open) dialog.close();
}

/** Puts text on the clipboard; false if this browser cannot.
 * @param {string} text
 * @returns {Promise<boolean>} */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Unavailable (an insecure address) or not permitted: falls back to a selection.
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

/** Copies a text, or shows it for copying by hand; true if copied.
 * @param {string} text
 * @returns {Promise<boolean>} */
export async function copyText(text) {
  if (await copy(text)) return true;
  const dialog = element("text-dialog", HTMLDialogElement);
  const field = element("text", HTMLTextAreaElement);
  field.value = text;
  if (!dialog.open) dialog.showModal();
  field.select();
  return false;
}
