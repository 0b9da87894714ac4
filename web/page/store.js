// What the browser keeps for us: texts by name, of which only the program knows what they say (but
// for the language, in language.js). Where storage is missing, full or refused (a sandboxed frame,
// private windows), they last as long as the page.

// The number of a name goes up when an older text could be misread.
/** @type {Readonly<Record<string, {key: string, place: "localStorage" | "sessionStorage"}>>} */
const places = {
  settings: { key: "allfours.settings.2", place: "localStorage" },
  statistics: { key: "allfours.statistics.1", place: "localStorage" },
  days: { key: "allfours.days.1", place: "localStorage" },
  slate: { key: "allfours.slate.1", place: "localStorage" },
  league: { key: "allfours.league.1", place: "localStorage" },
  season: { key: "allfours.season.1", place: "localStorage" },
  // The one game that earlier versions kept, and the one that this tab shows.
  game: { key: "allfours.game.1", place: "localStorage" },
  tab: { key: "allfours.tab.1", place: "sessionStorage" },
};

/** What this tab has read or stored last of each. @type {Map<string, string>} */
const remembered = new Map();
// Those of them that the storage has: they are read there again, since other tabs write, too.
/** @type {Set<string>} */
const inPlace = new Set();
// Names whose texts could not be read: what is there is not written over.
/** @type {Set<string>} */
const unread = new Set();

// Games, each under a name of its own behind this: a line that says when, and the text.
const gameKey = "allfours.kept.1.";
/** What this tab has read or written last of each. @type {Map<string, string>} */
const games = new Map();
// What has been refused is told once.
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

/** Is anything kept that few have: a game that the program will look at first, a league, a season? */
export function isKept() {
  const keys = [places.game, places.league, places.season].map(({ key }) => key);
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(gameKey) || keys.includes(key));
  } catch {
    return false;
  }
}

/** The time here, "2026-11-23 17:05:12.345": two games are often played in one minute. */
function present() {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60000)
    .toISOString().slice(0, 23).replace("T", " ");
}

/**
 * The games that are kept, the one played last first: name, when, and text, with U+0000 between, for
 * src/platform/page_bridge.cpp.
 */
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

/**
 * Keeps a game under its name; an empty text takes it away. False where another tab has gone on with
 * it since: nothing of that is lost, and ours wants another name.
 * @param {string} name
 * @param {string} text
 */
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

/**
 * Other tabs: calls back with the name of what they have stored, "games" for a game.
 * @param {(name: string) => void} changed
 * @param {() => void} notKept when the storage refuses, once
 */
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

/** What waits for its turn, by name. @type {Map<string, () => void>} */
const waiting = new Map();
// No tab waits longer than this for another, in ms, which may be frozen; and what one has written
// takes some time until others can read it.
const patience = 1000;
const lag = 200;

/**
 * Calls back when no other tab is adding to this text: what is read then is what is kept. Where there
 * are no locks, or one does not come, it is called all the same.
 * @param {string} name
 * @param {() => void} take
 */
export async function awaitTurn(name, take) {
  if (waiting.has(name)) return;
  const once = () => {
    removeEventListener("pagehide", once);
    if (waiting.get(name) === once && waiting.delete(name)) take();
  };
  waiting.set(name, once);
  // A tab that is closed waits for nobody.
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
