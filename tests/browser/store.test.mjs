// What web/page/store.js does where the storage refuses an access, whichever it is, without a
// browser: what was kept stays, whole, and the person is told once. tests/platform has the program's
// half of it.
import assert from "node:assert/strict";
import { test } from "node:test";

/** @typedef {typeof import("../../web/page/store.js")} Store */

/** A storage that refuses so many accesses from the nth on. */
class Storage {
  /** @type {Map<string, string>} */
  items = new Map();
  /** @param {{left: number, count: number, made: number}} refusal */
  constructor(refusal) {
    this.refusal = refusal;
  }
  #access() {
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
 * A page: the module anew, over these.
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
 * Two visits: what was there is read, changed and added to.
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

test("whichever access is refused, once or from then on, nothing that was kept goes, and it is said once", async () => {
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
