// What the browser keeps for us: texts by name, of which only the program knows what they say (but
// for the language, in language.js). Where storage is missing, full or refused (a sandboxed frame,
// private windows), they last as long as the page.

// The number of a name goes up when an older text could be misread.
/** @type {Readonly<Record<string, {key: string, place: "localStorage" | "sessionStorage"}>>} */
const places = {
  settings: { key: "allfours.settings.2", place: "localStorage" },
  statistics: { key: "allfours.statistics.1", place: "localStorage" },
  days: { key: "allfours.days.1", place: "localStorage" },
  // The game that is gone on with at the next visit, and the one this tab shows.
  game: { key: "allfours.game.1", place: "localStorage" },
  tab: { key: "allfours.tab.1", place: "sessionStorage" },
};

/** @type {Map<string, string>} */
const remembered = new Map();

/**
 * @param {string} name
 * @returns {string} empty where there is nothing
 */
export function stored(name) {
  const known = remembered.get(name);
  if (known !== undefined) return known;
  const { key, place } = places[name];
  try {
    return window[place].getItem(key) ?? "";
  } catch {
    return "";
  }
}

/**
 * @param {string} name
 * @param {string} text an empty one takes away what was kept
 */
export function store(name, text) {
  remembered.set(name, text);
  const { key, place } = places[name];
  try {
    if (text === "") window[place].removeItem(key);
    else window[place].setItem(key, text);
  } catch {
    // It is remembered above.
  }
}
