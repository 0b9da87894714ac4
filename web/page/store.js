// Browser storage: texts by name, whose format only the program knows (except the language, in language.js).
// If storage is missing, full or refused (a sandboxed frame, a private window), they last as long as the
// page.

// The number in a name is incremented when an older text could be misread.
/** @type {Readonly<Record<string, {key: string, place: "localStorage" | "sessionStorage"}>>} */
const places = {
  settings: { key: "allfours.settings.2", place: "localStorage" },
  statistics: { key: "allfours.statistics.1", place: "localStorage" },
  days: { key: "allfours.days.1", place: "localStorage" },
  slate: { key: "allfours.slate.1", place: "localStorage" },
  league: { key: "allfours.league.1", place: "localStorage" },
  season: { key: "allfours.season.1", place: "localStorage" },
  // The single game of earlier versions, and the one this tab shows.
  game: { key: "allfours.game.1", place: "localStorage" },
  tab: { key: "allfours.tab.1", place: "sessionStorage" },
};

/** The last text of each that this tab has read or stored. @type {Map<string, string>} */
const remembered = new Map();
// Those in storage: they are read from there again, because other tabs write, too.
/** @type {Set<string>} */
const inPlace = new Set();
// Names whose texts could not be read: never overwritten.
/** @type {Set<string>} */
const unread = new Set();

// Games, each under its own name after this prefix: a line with the time, and the text.
const gameKey = "allfours.kept.1.";
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

/** True if rare data is stored: a game that the program will resume, a league, a season. */
export function isKept() {
  const keys = [places.game, places.league, places.season].map(({ key }) => key);
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(gameKey) || keys.includes(key));
  } catch {
    return false;
  }
}

/** The local time, "2026-11-23 17:05:12.345": two games are often played in one minute. */
function present() {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60000)
    .toISOString().slice(0, 23).replace("T", " ");
}

/** The saved games, most recent first: name, time and text, separated by U+0000, for
 * src/platform/page_bridge.cpp. */
export function keptGames() {
  /** @type {[string, string, string][]} */
  const found = [];
  try {
    for (let i = 0; i < localStorage.length; ++i) {
      const key = localStorage.key(i) ?? "";
      if (!key.startsWith(gameKey)) continue;
      const kept = localStorage.getItem(key) ?? "";
      const [, when, text] = /^when ([-0-9: .]*)\n([^]*)$/.exec(kept) ?? ["", "", kept];
      found.push([key.slice(gameKey.length), when, text.replaceAll("\0", "\ufffd")]);
    }
  } catch {
    // There is no storage.
  }
  found.sort(([one, before], [other, after]) => (before === after ? (one < other ? -1 : 1)
    : before < after ? 1 : -1));
  games.clear();
  for (const [name, , text] of found) games.set(name, text);
  return found.flat().join("\0");
}

/** Stores a game under its name; an empty text deletes it. False if another tab has changed it since: nothing
 * is lost, and our game needs a new name.
 * @param {string} name
 * @param {string} text */
export function keepGame(name, text) {
  const key = gameKey + name;
  let there = "";
  try {
    there = localStorage.getItem(key) ?? "";
  } catch {
    // As below.
  }
  const others = there !== "" && there.replace(/^when [-0-9: .]*\n/, "") !== (games.get(name) ?? "");
  if (others) return text === "";
  if (text === "") games.delete(name);
  else games.set(name, text);
  put("localStorage", key, text === "" ? "" : `when ${present()}\n${text}`);
  return true;
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
    for (const [name, place] of Object.entries(places)) {
      if (place.key !== key || place.place !== "localStorage") continue;
      inPlace.add(name);
      changed(name);
    }
  });
}

/**
 * @param {string} name
 * @returns {string} empty where there is nothing
 */
export function stored(name) {
  const known = remembered.get(name);
  if (known !== undefined && !inPlace.has(name)) return known;
  const { key, place } = places[name];
  try {
    const text = window[place].getItem(key) ?? "";
    unread.delete(name);
    inPlace.add(name);
    remembered.set(name, text);
    return text;
  } catch {
    unread.add(name);
    return known ?? "";
  }
}

/**
 * @param {string} name
 * @param {string} text an empty one takes away what was kept
 */
export function store(name, text) {
  // Its game has a name of its own by now, unless there was no room for it.
  if (name === "game" && text === "" && refused) return;
  remembered.set(name, text);
  inPlace.delete(name);
  const { key, place } = places[name];
  if (unread.has(name)) tellOnce();
  else if (put(place, key, text)) inPlace.add(name);
}

/** Pending turns, by name. @type {Map<string, () => void>} */
const waiting = new Map();
// Longest wait in ms for another tab, which may be frozen; also covers the delay until one tab's writes are
// visible in another.
const patience = 1000;
const lag = 200;

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
