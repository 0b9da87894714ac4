// web/page/store.js without a browser, when the storage refuses any access: stored data stays complete, each
// game is there once, and the person is told once. tests/platform tests the program's half with the same
// cases.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/** @typedef {typeof import("../../web/page/store.js")} Store */

/** A storage that refuses this many accesses from the nth on. */
class Storage {
  /** @type {Map<string, string>} */
  items = new Map();
  full = false;
  deaf = false;
  /** @param {{left: number, count: number, made: number}} refusal */
  constructor(refusal = { left: Infinity, count: 0, made: 0 }) {
    this.refusal = refusal;
  }
  #access() {
    if (this.deaf) throw new DOMException("", "SecurityError");
    ++this.refusal.made;
    if (--this.refusal.left < 0 && this.refusal.count-- > 0) throw new DOMException("", "QuotaExceededError");
  }
  get length() {
    this.#access();
    return this.items.size;
  }
  /** @param {number} place */
  key(place) {
    return [...this.items.keys()][place] ?? null;
  }
  /** @param {string} key */
  getItem(key) {
    this.#access();
    return this.items.get(key) ?? null;
  }
  /** @param {string} key @param {string} text */
  setItem(key, text) {
    if (this.full) throw new DOMException("", "QuotaExceededError");
    this.#access();
    this.items.set(key, text);
  }
  /** @param {string} key */
  removeItem(key) {
    this.#access();
    this.items.delete(key);
  }
}

let pages = 0;

/**
 * A page: a fresh instance of the module on these storages.
 * @param {Storage} local
 * @param {Storage} session
 */
async function page(local, session) {
  Object.assign(globalThis, {
    window: { localStorage: local, sessionStorage: session }, localStorage: local, sessionStorage: session,
    addEventListener: () => {},
  });
  const store = /** @type {Store} */ (await import(`../../web/page/store.js?page=${++pages}`));
  const said = { told: 0 };
  store.watchStorage(() => {}, () => ++said.told);
  return { store, said };
}

const one = "real 5 0 - v=pitch&seed=ONE\n";
const two = "real 7 0 - v=pitch&seed=TWO\n";

/**
 * Two visits: existing texts are read, changed and added to.
 * @param {number} nth @param {number} count
 */
async function sitting(nth, count) {
  const refusal = { left: Infinity, count, made: 0 };
  const local = new Storage(refusal);
  const session = new Storage(refusal);
  local.items.set("allfours.settings.2", "pace 2\n").set("allfours.statistics.1", "pitch games 9\n")
    .set("allfours.kept.1.OLD", `when 2026-11-23 10:00:00.000\n${one}`);
  refusal.left = nth;
  const before = new Map(local.items);
  const told = [];
  for (let visit = 0; visit < 2; ++visit) {
    const { store, said } = await page(local, session);
    const settings = store.stored("settings");
    store.store("settings", `${settings}sound on\n`);
    const statistics = store.stored("statistics");
    store.store("statistics", `${statistics}german games 1\n`);
    store.stored("tab");
    store.keptGames();
    store.keepGame("OLD", one + "own yes\n");
    store.keepGame("NEW", two);
    store.keepGame("NEW", `${two}own yes\n`);
    store.store("game", "");
    store.store("tab", two);
    await null;
    told.push(said.told);
  }
  return { local, before, told, made: refusal.made, refused: count - refusal.count };
}

test("any refused access, once or from then on, loses no stored data and is reported once", async () => {
  const { made, told } = await sitting(Infinity, 0);
  assert.deepEqual(told, [0, 0]);
  assert.ok(made > 20);
  for (const count of [1, 1000]) {
    for (let nth = 0; nth < made; ++nth) {
      const { local, before, told: said, refused } = await sitting(nth, count);
      const why = `${count} from ${nth}`;
      assert.ok(refused > 0, why);
      assert.ok(said.every((times) => times <= 1), `${why}: said ${said}`);
      if (count > 1 && nth === 0) assert.deepEqual(said, [1, 1], why);
      for (const [key, text] of before) {
        const now = local.items.get(key) ?? "";
        assert.ok(now.includes(text.replace(/^when .*\n/, "")), `${why}: ${key} is ${now}`);
      }
      for (const [key, text] of local.items) {
        if (key.startsWith("allfours.kept")) assert.match(text, /^when [-0-9: .]+\nreal [57] 0 - v=pitch&seed=(ONE|TWO)\n/, why);
      }
    }
  }
});

/** The result of storing a game: Kept in src/platform/page_bridge.hpp. */
const kept = ["here", "refused", "others"];
const gameKey = "allfours.kept.1.";
const empty = (/** @type {string} */ text) => (text === "-" ? "" : text);

/** @param {string[]} steps of a case of store_cases.txt */
async function take(steps) {
  const local = new Storage();
  const session = new Storage();
  let { store, said } = await page(local, session);
  const inStorage = (/** @type {string} */ name) =>
    (local.items.get(gameKey + name) ?? "").replace(/^when .*\n/, "");
  /** @type {Record<string, (name: string, text: string) => unknown>} */
  const does = {
    full: () => local.full = session.full = true,
    room: () => local.full = session.full = false,
    deaf: () => local.deaf = session.deaf = true,
    hears: () => local.deaf = session.deaf = false,
    elsewhere: (name, text) => local.items.set(gameKey + name, `when 2026-11-23 10:00:00.000\n${text}`),
    keep: (name, text) => kept[store.keepGame(name, empty(text))],
    kept: inStorage,
    games: () => {
      const parts = store.keptGames().split("\0");
      const found = [];
      while (parts.length > 1) {
        const [name, , text] = parts.splice(0, 3);
        found.push(`${name}=${text}`);
      }
      return found.sort().join(" ");
    },
    store: (name, text) => (store.store(name, empty(text)) ? "yes" : "no"),
    stored: (name) => store.stored(name),
    told: () => said.told,
  };
  for (const step of steps) {
    const [what, answer] = step.split(" -> ");
    const [verb, name = "", text = ""] = what.split(" ");
    if (verb === "page") {
      ({ store, said } = await page(local, session));
      continue;
    }
    const got = does[verb](name, text);
    await null;
    if (answer !== undefined) assert.equal(String(got || "-"), answer, step);
  }
}

const cases = readFileSync(new URL("../platform/store_cases.txt", import.meta.url), "utf8")
  .split(/^case /m).slice(1).map((one) => one.trim().split("\n"));
for (const [title, ...steps] of cases) test(title, () => take(steps));

test("of twenty games each is stored once, at its last writable moment, with a report", async () => {
  for (let nth = 2; nth <= 9; ++nth) {
    const local = new Storage();
    let writes = 0;
    let refused = 0;
    /** The last successfully written text of each game. @type {Map<string, string>} */
    const last = new Map();
    const { setItem } = local;
    local.setItem = (key, text) => {
      if (++writes % nth === 0) {
        ++refused;
        throw new DOMException("", "QuotaExceededError");
      }
      setItem.call(local, key, text);
      last.set(key, text);
    };
    const { store, said } = await page(local, new Storage());
    for (let game = 0; game < 20; ++game) {
      for (let event = 0; event <= 30; ++event) {
        const got = kept[store.keepGame(`GAME${game}`, `${one}event ${event}\n`)];
        assert.ok(got !== "others", `every ${nth}th: game ${game} forks at event ${event}`);
      }
    }
    assert.equal(local.items.size, 20, `every ${nth}th`);
    for (const [key, text] of local.items) {
      assert.equal(text, last.get(key));
      assert.match(text, /event (29|30)\n$/, key);
    }
    await null;
    assert.equal(said.told, 1);
    assert.ok(refused > 20);
    // All of them can be deleted.
    for (let game = 0; game < 20; ++game) store.keepGame(`GAME${game}`, "");
    assert.equal(local.items.size, 0);
  }
});

test("the last game played is found across time zones, and shown in local time", async () => {
  const local = new Storage();
  const zone = process.env.TZ;
  try {
    process.env.TZ = "Asia/Tokyo";
    let { store } = await page(local, new Storage());
    store.keepGame("BEFORE", one);
    await new Promise((done) => setTimeout(done, 5));
    process.env.TZ = "America/Los_Angeles";
    ({ store } = await page(local, new Storage()));
    store.keepGame("AFTER", two);
    const [name, when, , other] = store.keptGames().split("\0");
    assert.deepEqual([name, other], ["AFTER", "BEFORE"]);
    const here = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "short" }).format();
    assert.equal(when.slice(0, 13), here.slice(0, 13));
    // Times written by earlier versions are local, only a date, or unknown.
    local.items.set(`${gameKey}OLD`, `when 2026-01-02 03:04:05.678\n${one}`)
      .set(`${gameKey}DAY`, `when 2026-01-01\n${one}`).set(`${gameKey}NEVER`, one);
    const parts = store.keptGames().split("\0");
    assert.deepEqual(parts.filter((_, i) => i % 3 === 0), ["AFTER", "BEFORE", "OLD", "DAY", "NEVER"]);
    assert.deepEqual([parts[7], parts[13]], ["2026-01-02 03:04", ""]);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
