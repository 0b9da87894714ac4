// The rules core and the bots of All Fours for JavaScript: Node, browsers, workers. allfours.wasm decides
// everything (src/script/calls.hpp); this file converts calls and answers. A game is a value: each decision
// returns a new one, and the older ones serve as undo. A live game is an object that changes.
import { AllFoursError, Core } from "./core.js";
import { expectKeys, linkFor, shown } from "./setup.js";

export { AllFoursError };

/** @typedef {import("./allfours.d.ts").AllFours} AllFours */
/** @typedef {import("./allfours.d.ts").Game} SaidGame */
/** @typedef {import("./allfours.d.ts").LiveGame} SaidLiveGame */
/** @typedef {import("./allfours.d.ts").Decision} Decision */

/** @param {number | undefined} seat */
function seatOf(seat) {
  if (seat === undefined) return -1;
  if (Number.isInteger(seat) && seat >= 0 && seat < 100) return seat;
  throw new AllFoursError(`A seat is a number from 0 on, not ${shown(seat)}.`);
}

/**
 * A number that the core can take.
 * @param {unknown} value
 * @param {string} what
 * @param {number} least
 * @returns {number}
 */
function count(value, what, least) {
  if (Number.isInteger(value) && Number(value) >= least && Number(value) < 2 ** 31) return Number(value);
  throw new AllFoursError(`${what} is a whole number from ${least} on, not ${shown(value)}.`);
}

/**
 * The link in a text that is no setup.
 * @param {Core} core
 * @param {unknown} link
 */
function linkText(core, link) {
  if (typeof link === "string") return linkFor(core, link);
  throw new AllFoursError(`A link is text like "v=trinidad&seed=KINGSTON-42", not ${shown(link)}.`);
}

/** @param {string} link */
const noLink = (link) => new AllFoursError(`A link begins with "v=", not ${shown(link)}.`);

/**
 * A decision for the core: an object as JSON, text unchanged.
 * @param {Decision | string} decision
 */
function decisionText(decision) {
  if (typeof decision === "string") return decision;
  if (typeof decision === "object" && decision !== null) {
    try {
      return JSON.stringify(decision);
    } catch {
      // An object that contains itself, or a BigInt.
    }
  }
  throw new AllFoursError(`A decision is an object like {e: "play", card: "Jh"}, or the words ` +
    `"play Jh", not ${shown(decision)}.`);
}

/**
 * The seat that a decision names as its own: of a call it is `by`, while `seat` is called against.
 * @param {Decision | string} decision
 */
function deciderOf(decision) {
  if (typeof decision === "string") return undefined;
  if (["call_misdeal", "call_revoke", "call_card"].includes(decision.e)) {
    return "by" in decision ? decision.by : undefined;
  }
  return "seat" in decision ? decision.seat : undefined;
}

/** @param {unknown} text */
function cardText(text) {
  if (typeof text === "string") return text;
  throw new AllFoursError(`A card is a text like "Jh", not ${shown(text)}.`);
}

/**
 * An answer of which a game hands out parts, so that nobody can change them.
 * @param {any} said
 */
function unchanging(said) {
  Object.freeze(said.rules);
  Object.freeze(said.names);
  return said;
}

/** The queries common to game values and live games. */
class AnyGame {
  _core;
  /** @type {string} its link, or the name of a live game in the core */
  _name;
  /** @type {any} the last answer of `open` */
  _said;

  /**
   * @param {Core} core
   * @param {string} name
   */
  constructor(core, name) {
    this._core = core;
    this._name = name;
    this._said = unchanging(core.ask("open", name));
  }

  get link() { return /** @type {string} */ (this._said.link); }
  get setupLink() { return /** @type {string} */ (this._said.setup_link); }
  get variant() { return /** @type {string} */ (this._said.variant); }
  get players() { return /** @type {number} */ (this._said.players); }
  get names() { return /** @type {readonly string[]} */ (this._said.names); }
  get sides() { return /** @type {number} */ (this._said.sides); }
  get target() { return /** @type {number} */ (this._said.target); }
  get seed() { return /** @type {string} */ (this._said.seed); }
  get rules() { return /** @type {Readonly<import("./allfours.d.ts").RuleSet>} */ (this._said.rules); }
  get decisions() { return /** @type {number} */ (this._said.decisions); }

  /**
   * @param {number} [seat]
   * @param {number} [from]
   */
  events(seat, from = 0) {
    return this._core.ask("events", this._name, seatOf(seat), count(from, "The first event", 0));
  }

  /** @param {number} [seat] */
  table(seat) {
    return this._core.ask("table", this._name, seatOf(seat));
  }

  packs() {
    return this._core.ask("packs", this._name);
  }

  /** @param {number} [seat]
   * @returns {any} */
  choice(seat) {
    return this._core.ask("choice", this._name, seatOf(seat));
  }

  mayLayDown() {
    return this._core.ask("may_lay_down", this._name);
  }

  /** @param {string} card */
  whyNot(card) {
    return this._core.ask("why_not", this._name, cardText(card));
  }

  /** @param {string} player */
  think(player = "sensible") {
    return this._core.ask("think", this._name, String(player));
  }

  /** @param {string} player */
  choose(player = "sensible") {
    return this._core.ask("choose", this._name, String(player));
  }

  /**
   * @param {number} seat
   * @param {string} player
   */
  laysDown(seat, player = "sensible") {
    return this._core.ask("lays_down", this._name, String(player), seatOf(seat));
  }

  /** @param {number} [seat] */
  advise(seat) {
    return this._core.ask("advise", this._name, seatOf(seat));
  }

  /** @param {number} event */
  review(event) {
    return this._core.ask("review", this._name, count(event, "The event of a decision", 0));
  }

  /**
   * @param {number} hand
   * @param {import("./allfours.d.ts").DuplicateOptions} options
   */
  duplicate(hand, options = {}) {
    expectKeys(options, "The options of a duplicate", ["seat", "bots", "player"]);
    const { seat = 0, bots = "sensible", player = "expert" } = options;
    return this._core.ask("duplicate", this._name, count(hand, "A hand", 1), seatOf(seat), String(bots),
      String(player));
  }

  /**
   * @param {Decision | string} decision
   * @returns {any} the core's answer to `decide`
   */
  _decided(decision) {
    const text = decisionText(decision);
    return this._core.ask("decide", this._name, seatOf(deciderOf(decision)), text);
  }
}

/** @implements {SaidGame} */
class Game extends AnyGame {
  /**
   * @param {Core} core
   * @param {string} link
   */
  constructor(core, link) {
    super(core, link);
    this._name = this.link;
  }

  /** @param {Decision | string} decision */
  decide(decision) {
    return new Game(this._core, this._decided(decision).link);
  }
}

/** @implements {SaidLiveGame} */
class LiveGame extends AnyGame {
  // The game of a collected object is closed.
  static #forgotten = new FinalizationRegistry(
    (/** @type {{core: Core, name: string}} */ { core, name }) => core.tell("let_go", name));

  /**
   * @param {Core} core
   * @param {string} link
   */
  constructor(core, link) {
    super(core, core.ask("hold", link).game);
    LiveGame.#forgotten.register(this, { core, name: this._name }, this);
  }

  /** @param {Decision | string} decision */
  decide(decision) {
    const before = this._said.events;
    this._said = unchanging(this._decided(decision));
    return this.events(undefined, before);
  }

  undo(decisions = 1) {
    this._said = unchanging(
      this._core.ask("undo", this._name, count(decisions, "The decisions to take back", 1)));
  }

  close() {
    LiveGame.#forgotten.unregister(this);
    this._core.tell("let_go", this._name);
  }
}

// In a variable: bundlers would take an address that begins with it for a file to include.
const here = import.meta.url;

/**
 * Compiled wasm from any source.
 * @param {import("./allfours.d.ts").Source} source
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof URL || typeof source === "string") {
    const url = new URL(source, here);
    if (url.protocol === "file:") {
      // Node; the name is in a variable, so that bundlers for the browser ignore it.
      const files = "node:fs/promises";
      const { readFile } = await import(/* webpackIgnore: true */ files);
      return WebAssembly.compile(await readFile(url));
    }
    source = await fetch(url);
  }
  if (typeof Response !== "undefined" && source instanceof Response) {
    if (!source.ok) throw new Error(`allfours.wasm: ${source.status}`);
    return WebAssembly.compile(await source.arrayBuffer());
  }
  return WebAssembly.compile(/** @type {BufferSource} */ (source));
}

/**
 * @param {import("./allfours.d.ts").Source} [wasm]
 * @returns {Promise<AllFours>}
 */
export async function load(wasm = new URL("allfours.wasm", import.meta.url)) {
  const module = await compile(wasm);
  // System functions that the runtime imports but never calls: there is nothing to write to.
  /** @type {Record<string, Record<string, () => number>>} */
  const system = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (system[from] ??= {})[name] = () => 0;
  }
  const core = new Core(await WebAssembly.instantiate(module, system));
  return {
    variants: () => core.ask("variants"),
    fields: () => core.ask("fields"),
    players: () => core.ask("players"),
    game: (what) => new Game(core, linkFor(core, what)),
    live: (what) => new LiveGame(core,
      what instanceof AnyGame ? what.link : linkFor(core, what)),
    read: (log) => {
      if (typeof log !== "string") throw new AllFoursError(`A log is text, not ${shown(log)}.`);
      return new Game(core, core.ask("read", log).link);
    },
    whole: (parts) => {
      const link = linkText(core, parts);
      // One that has its end is as it is; the parts of another have the form of a whole link, too.
      if (/(^|&)end=/.test(link)) return core.ask("parts", link) && link;
      const { link: made } = core.ask("whole", link.replace(/(^|&)game=/, "$1v="));
      if (!/(^|&)end=/.test(made)) throw noLink(link);
      return made;
    },
    parts: (link) => {
      const text = linkText(core, link);
      if (!/(^|&)(v|game)=/.test(text)) throw noLink(text);
      return core.ask("parts", text).link;
    },
    words: (decision) => core.ask("words", decisionText(decision)).words,
    validate: (setup) => {
      try {
        core.ask("open", linkFor(core, setup));
        return null;
      } catch (error) {
        if (error instanceof AllFoursError) return error.message;
        throw error;
      }
    },
  };
}
