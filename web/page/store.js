// Browser storage: texts by name. Only the program knows their format, except that web/paper/kept.js reads
// the language and the colour scheme from the settings. If storage is missing, full or refused (a sandboxed
// frame, a private window), the program keeps the texts until the page is closed, and tries again.
// tests/platform has a second implementation; both pass store_cases.txt.

// The number in a key is incremented when an older text could be misread.
/** Where it is not 1. @type {Readonly<Record<string, number>>} */
const versions = { settings: 2 };

/** The key of a stored text. The text `game` is the single game of earlier versions, `tab` the one that this tab
 * shows. @param {string} name */
const keyOf = (name) => `allfours.${name}.${versions[name] ?? 1}`;
/** @param {string} name */
const placeOf = (name) => name === "tab" ? "sessionStorage" : "localStorage";

/** The last text of each that this tab has read or stored. @type {Map<string, string>} */
const remembered = new Map();
// Names whose texts could not be read: never overwritten.
/** @type {Set<string>} */
const unread = new Set();

// Games, each under its own name after this prefix: a line with the time, and the text.
const gameKey = "allfours.kept.1.";
const whenLine = /^when ([-0-9: .]*)\n/;
/** The last text of each that this tab has read or written. @type {Map<string, string>} */
const games = new Map();
// A refusal is reported once.
let refused = false;
/** @type {() => void} */
let tellRefused = () => {};

/**
 * @param {"localStorage" | "sessionStorage"} place
 * @param {string} key
 * @param {string} text an empty one takes away what was there
 * @returns {boolean} it is there
 */
function put(place, key, text) {
  try {
    if (text === "") window[place].removeItem(key);
    else window[place].setItem(key, text);
    return true;
  } catch {
    tellOnce();
    return false;
  }
}

function tellOnce() {
  if (!refused) queueMicrotask(() => tellRefused());
  refused = true;
}

/** True if rare data is stored: a game that the program will resume, a league, a season, a series, a
 * cup of bars, a table of people on devices. */
export function isKept() {
  const keys = ["game", "league", "season", "series", "bars", "together"].map(keyOf);
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(gameKey) || keys.includes(key));
  } catch {
    return false;
  }
}

// Marks a time in UTC, with characters that earlier versions accept in a time. Their own times have no
// mark and are local.
const inUtc = " -00:00";

/** The time to the millisecond, because two games are often played in one minute; in UTC, because the newest
 * game is the newest after a flight, too. */
const present = () => new Date().toISOString().slice(0, 23).replace("T", " ") + inUtc;

/** @param {string} when as stored; without a time the game is the oldest */
function timeOf(when) {
  const [day, time] = when.replace(inUtc, "").split(" ");
  return Date.parse(`${day}T${time ?? "00:00"}${when.endsWith(inUtc) ? "Z" : ""}`) || 0;
}

/** Local time, "2026-11-23 17:05". @param {number} time */
function textOf(time) {
  if (time === 0) return "";
  const here = new Date(time - new Date(time).getTimezoneOffset() * 60000);
  return here.toISOString().slice(0, 16).replace("T", " ");
}

/** The saved games, most recent first: name, time and text, separated by U+0000, for
 * src/platform/page_bridge.cpp. */
export function keptGames() {
  /** @type {{name: string, time: number, text: string}[]} */
  const found = [];
  try {
    for (let i = 0; i < localStorage.length; ++i) {
      const key = localStorage.key(i) ?? "";
      if (!key.startsWith(gameKey)) continue;
      const kept = localStorage.getItem(key) ?? "";
      found.push({
        name: key.slice(gameKey.length), time: timeOf(whenLine.exec(kept)?.[1] ?? ""),
        text: kept.replace(whenLine, "").replaceAll("\0", "\ufffd"),
      });
    }
  } catch {
    // There is no storage.
  }
  found.sort((one, other) => other.time - one.time || (one.name < other.name ? -1 : 1));
  games.clear();
  for (const { name, text } of found) games.set(name, text);
  return found.flatMap(({ name, time, text }) => [name, textOf(time), text]).join("\0");
}

/** Kept in src/platform/page_bridge.hpp. */
const kept = { here: 0, refused: 1, others: 2 };

/** Stores a game under its name; an empty text deletes it. `others`: another tab has changed it since, and
 * our game needs a new name. `refused`: the storage keeps the old text.
 * @param {string} name
 * @param {string} text
 * @returns {number} */
export function keepGame(name, text) {
  const key = gameKey + name;
  let there = "";
  try {
    there = localStorage.getItem(key) ?? "";
  } catch {
    tellOnce();
    return kept.refused;
  }
  if (there !== "" && there.replace(whenLine, "") !== games.get(name)) {
    return text === "" ? kept.here : kept.others;
  }
  if (!put("localStorage", key, text === "" ? "" : `when ${present()}\n${text}`)) return kept.refused;
  if (text === "") games.delete(name);
  else games.set(name, text);
  return kept.here;
}

/** Reports names that other tabs have stored, "games" for a game.
 * @param {(name: string) => void} changed
 * @param {() => void} notKept when the storage refuses, once */
export function watchStorage(changed, notKept) {
  tellRefused = notKept;
  addEventListener("storage", ({ key }) => {
    if (key?.startsWith(gameKey)) {
      changed("games");
      return;
    }
    const name = /^allfours\.([a-z_]+)\.\d+$/.exec(key ?? "")?.[1];
    if (name && keyOf(name) === key && placeOf(name) === "localStorage") changed(name);
  });
}

/**
 * @param {string} name
 * @returns {string} empty where there is nothing
 */
export function stored(name) {
  try {
    const text = window[placeOf(name)].getItem(keyOf(name)) ?? "";
    unread.delete(name);
    remembered.set(name, text);
    return text;
  } catch {
    unread.add(name);
    return remembered.get(name) ?? "";
  }
}

/**
 * @param {string} name
 * @param {string} text an empty one takes away what was kept
 * @returns {boolean} false where the storage refuses and keeps the old text
 */
export function store(name, text) {
  if (unread.has(name)) {
    tellOnce();
    return false;
  }
  if (!put(placeOf(name), keyOf(name), text)) return false;
  remembered.set(name, text);
  return true;
}

/** Pending turns, by name. @type {Map<string, () => void>} */
const waiting = new Map();
// Longest wait in ms for another tab, which may be frozen.
const patience = 3000;
// A turn lasts this long in ms: on a busy device one tab's writes are visible in another after up to a third
// of a second.
const lag = 400;

/** Calls back when no other tab is adding to this text, so that a read returns the stored state. Without
 * locks, or if one is not granted, calls back all the same.
 * @param {string} name
 * @param {() => void} take */
export async function awaitTurn(name, take) {
  if (waiting.has(name)) return;
  const once = () => {
    removeEventListener("pagehide", once);
    if (waiting.get(name) === once && waiting.delete(name)) take();
  };
  waiting.set(name, once);
  // A tab that is being closed does not wait.
  addEventListener("pagehide", once);
  try {
    await navigator.locks.request(`allfours.${name}`, { signal: AbortSignal.timeout(patience) }, () => {
      once();
      return new Promise((done) => setTimeout(done, lag));
    });
  } catch {
    once();
  }
}
