// A person's settings, kept in the browser. Where storage is missing, full or refused (a sandboxed
// frame, private windows), they last as long as the page.

import { isLanguage } from "./language.js";

/** @typedef {import("./language.js").Language} Language */

/**
 * @typedef {object} Settings
 * @property {number} pace         0 slow, 1 normal, 2 fast
 * @property {boolean} fourColours
 * @property {Language} [language]  where one was chosen
 */

// The number goes up when an older text could be misread.
const key = "allfours.settings.1";

/** @type {Settings | null} */
let remembered = null;

/**
 * Settings, or nothing: a text is taken whole or not at all.
 * @param {string | null} text
 * @returns {Settings | null}
 */
function parse(text) {
  if (text === null || text.length > 1000) return null;
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const { pace, fourColours, language, ...more } = /** @type {Record<string, unknown>} */ (value);
  if (Object.keys(more).length > 0) return null;
  if (typeof pace !== "number" || ![0, 1, 2].includes(pace)) return null;
  if (typeof fourColours !== "boolean") return null;
  if (language === undefined) return { pace, fourColours };
  if (!isLanguage(language)) return null;
  return { pace, fourColours, language };
}

/** @returns {Settings | null} */
export function readSettings() {
  if (remembered) return remembered;
  try {
    return parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** @param {Settings} settings */
export function writeSettings(settings) {
  remembered = settings;
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // They are remembered above.
  }
}
