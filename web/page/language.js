// Which languages there are, and which of them this browser's owner reads best.

/** @typedef {"en" | "de" | "fr"} Language */

/** @type {readonly Language[]} */
const languages = ["en", "de", "fr"];

/**
 * @param {unknown} value
 * @returns {value is Language}
 */
export function isLanguage(value) {
  return languages.some((language) => language === value);
}

/**
 * The first of the browser's languages that is ours, whatever the country: English if none is.
 * @returns {Language}
 */
export function browserLanguage() {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const language = tag.toLowerCase().split("-")[0];
    if (isLanguage(language)) return language;
  }
  return "en";
}
