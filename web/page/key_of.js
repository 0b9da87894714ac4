// The meaning of a key on every keyboard layout: from a keyboard event to a key of src/app/shortcuts.cpp, and
// back to the label of such a key on the reader's keyboard. Letters and signs are those that the layout types;
// a layout without them has them where a US keyboard has them. Knows no DOM. Tests: tests/browser/key_of.test.mjs,
// on real layouts tests/browser/layouts.test.mjs.

/**
 * @typedef {Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "getModifierState">} Pressed
 * @typedef {ReadonlyMap<string, string>} Layout  what each code types without Shift: KeyboardLayoutMap
 */

// A character of another script than the Latin one: the layout types no Latin letters.
const foreign = /[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]/u;

/** Signs by their place, for layouts of other scripts. @type {Record<string, string>} */
const signs = { BracketLeft: "[", BracketRight: "]", ShiftSlash: "?" };

/** @param {string} key @param {boolean} shift */
function inCase(key, shift) {
  if ([...key].length !== 1) return key;
  // The small letter of a Turkish İ is an i with a dot above as a second character.
  return shift ? key.toUpperCase() : [...key.toLowerCase()][0];
}

/** The key at this place of a US keyboard, where the layout types something else. @param {Pressed} pressed */
function keyAtPlace({ key, code, shiftKey }) {
  // French, Belgian or Czech keyboards type digits with Shift only.
  if (/^Digit\d$/.test(code)) return shiftKey ? "" : code.slice(-1);
  const isForeign = foreign.test(key);
  // With Shift, Arabic keyboards type signs on some keys of letters.
  if (/^Key[A-Z]$/.test(code) && (isForeign || (shiftKey && /^[^\p{L}]$/u.test(key)))) {
    return inCase(code.slice(-1), shiftKey);
  }
  if (!isForeign) return "";
  return signs[shiftKey ? `Shift${code}` : code] ?? "";
}

/**
 * The key among these that was pressed, or an empty text.
 * @param {Pressed} pressed
 * @param {ReadonlySet<string>} keys named as in KeyboardEvent.key
 */
export function keyOf(pressed, keys) {
  // Caps Lock is no Shift: "h" and "H" are two keys.
  const key = pressed.getModifierState("CapsLock") ? inCase(pressed.key, pressed.shiftKey) : pressed.key;
  if (keys.has(key)) return key;
  if (pressed.getModifierState("AltGraph")) return "";
  const meant = keyAtPlace(pressed);
  return keys.has(meant) ? meant : "";
}

/** @param {string} key @param {Layout} layout */
function labelOf(key, layout) {
  const isLetter = /^[a-z]$/i.test(key);
  const code = isLetter ? `Key${key.toUpperCase()}` : Object.keys(signs).find((one) => signs[one] === key) ?? "";
  // Without a code, the key bears its name everywhere, as digits do.
  const isHere = code.startsWith("Shift") || code === "" || [...layout.values()].includes(key.toLowerCase());
  if (isHere) return key;
  const typed = layout.get(code) ?? "";
  if (foreign.test(typed)) return inCase(typed, key !== key.toLowerCase());
  return isLetter ? key : "";
}

/**
 * The labels of keys that do the same. Where one of them needs AltGr, the others are enough.
 * @param {string[]} keys labels where nothing is known of the layout
 * @param {Layout | null} layout
 */
export function labelsOf(keys, layout) {
  if (!layout || layout.size === 0) return keys;
  const labels = keys.map((key) => labelOf(key, layout)).filter(Boolean);
  return labels.length > 0 ? labels : keys;
}
