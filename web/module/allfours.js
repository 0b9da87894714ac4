// The rules core and the computer players of All Fours, for JavaScript: Node, browsers, workers.
// Everything is decided in allfours.wasm (src/script/calls.hpp); here are only the words to and fro.
// A game is a value: each decision makes another, and an older one is the undo.

/** @typedef {import("./allfours.d.ts").AllFours} AllFours */
/** @typedef {import("./allfours.d.ts").Game} SaidGame */
/** @typedef {import("./allfours.d.ts").Decision} Decision */
/** @typedef {import("./allfours.d.ts").Setup} Setup */

/** What was asked for cannot be; `reason` names why a decision was refused. */
export class AllFoursError extends Error {
  name = "AllFoursError";

  /**
   * @param {string} sentence
   * @param {import("./allfours.d.ts").Reason} [reason]
   */
  constructor(sentence, reason) {
    super(sentence);
    this.reason = reason;
  }
}

/** The module's memory and functions. */
class Core {
  #exports;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    this.#exports = /** @type {Record<string, any>} */ (instance.exports);
    this.#exports._initialize();
  }

  /**
   * Calls a function with texts and numbers; its answer, or its error thrown.
   * @param {string} name
   * @param {(string | number)[]} values
   * @returns {any}
   */
  ask(name, ...values) {
    const texts = values.map((value) =>
      typeof value === "string" ? this.#encoder.encode(value) : null);
    const size = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
    let place = this.#exports.allfours_room(size);
    // Only now: making room may have moved the memory.
    const memory = new Uint8Array(this.#exports.memory.buffer);
    const given = values.flatMap((value, i) => {
      const text = texts[i];
      if (!text) return [value];
      memory.set(text, place);
      place += text.length;
      return [place - text.length, text.length];
    });
    const at = this.#exports[`allfours_${name}`](...given);
    const bytes = new Uint8Array(
      this.#exports.memory.buffer, at, this.#exports.allfours_answer_size());
    const answer = JSON.parse(this.#decoder.decode(bytes));
    if (answer?.error !== undefined) throw new AllFoursError(answer.error, answer.reason);
    return answer;
  }
}

/** The words of a decision, for the core.
 * @param {Decision} decision */
function words(decision) {
  switch (decision?.e) {
    case "say":
      return `say ${decision.say}`;
    case "play":
      return `play ${decision.card}`;
    case "discard":
      return ["discard", ...decision.cards].join(" ");
    case "lay_down":
      return "lay_down";
  }
  throw new AllFoursError('A decision\'s "e" is say, play, discard or lay_down.');
}

/** The link of a setup.
 * @param {Setup} setup */
function linkOf(setup) {
  const { variant, players, seed, rules, hand, dealer, score, deal } = setup;
  const changed = Object.entries(rules ?? {}).map(([field, value]) => `${field}.${value}`).join();
  const parts = {
    v: variant, players, seed, rules: changed, hand, dealer, score: score?.join("."), deal,
  };
  return Object.entries(parts)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([key, value]) => `${key}=${value}`)
    .join("&");
}

/** @param {number | undefined} seat */
function seatOf(seat) {
  if (seat === undefined) return -1;
  if (Number.isInteger(seat) && seat >= 0 && seat < 100) return seat;
  throw new AllFoursError(`A seat is a number from 0 on, not ${JSON.stringify(seat)}.`);
}

/** @implements {SaidGame} */
class Game {
  #core;

  /**
   * @param {Core} core
   * @param {string} link
   */
  constructor(core, link) {
    this.#core = core;
    const opened = core.ask("open", link);
    this.link = /** @type {string} */ (opened.link);
    this.setupLink = /** @type {string} */ (opened.setup_link);
    this.variant = /** @type {string} */ (opened.variant);
    this.players = /** @type {number} */ (opened.players);
    this.sides = /** @type {number} */ (opened.sides);
    this.target = /** @type {number} */ (opened.target);
    this.seed = /** @type {string} */ (opened.seed);
    this.rules = /** @type {import("./allfours.d.ts").RuleSet} */ (opened.rules);
    this.decisions = /** @type {number} */ (opened.decisions);
  }

  /** @param {number} [seat] */
  events(seat) {
    return this.#core.ask("events", this.link, seatOf(seat));
  }

  /** @param {number} [seat] */
  table(seat) {
    return this.#core.ask("table", this.link, seatOf(seat));
  }

  packs() {
    return this.#core.ask("packs", this.link);
  }

  choice() {
    return this.#core.ask("choice", this.link);
  }

  /** @param {string} card */
  whyNot(card) {
    return this.#core.ask("why_not", this.link, card);
  }

  /** @param {Decision} decision */
  decide(decision) {
    const { link } = this.#core.ask("decide", this.link, seatOf(decision?.seat), words(decision));
    return new Game(this.#core, link);
  }

  /** @param {string} player */
  think(player = "sensible") {
    // Whoever may lay a worthless hand down is asked before the next lead.
    for (const seat of this.choice()?.may_lay_down ?? []) {
      if (this.laysDown(seat, player)) return { e: /** @type {const} */ ("lay_down"), seat };
    }
    return this.choose(player);
  }

  /** @param {string} player */
  choose(player = "sensible") {
    return this.#core.ask("think", this.link, player);
  }

  /**
   * @param {number} seat
   * @param {string} player
   */
  laysDown(seat, player = "sensible") {
    return this.#core.ask("lays_down", this.link, player, seatOf(seat));
  }
}

/**
 * Compiled wasm from wherever it is.
 * @param {URL | string | Response | BufferSource | WebAssembly.Module} source
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof URL || typeof source === "string") {
    const url = new URL(source, import.meta.url);
    if (url.protocol === "file:") {
      // Node; named by a variable, so that bundlers for the browser do not look for it.
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
 * @param {URL | string | Response | BufferSource | WebAssembly.Module} [wasm]
 * @returns {Promise<AllFours>}
 */
export async function load(wasm = new URL("allfours.wasm", import.meta.url)) {
  const module = await compile(wasm);
  // The system's functions that the runtime names and never needs: there is nothing to write to.
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
    game: (what) => new Game(core, typeof what === "string" ? what.replace(/^.*#/, "") : linkOf(what)),
    read: (log) => new Game(core, core.ask("read", log).link),
    validate: (setup) => {
      try {
        core.ask("open", linkOf({ seed: "any", ...setup }));
        return null;
      } catch (error) {
        if (error instanceof AllFoursError) return error.message;
        throw error;
      }
    },
  };
}
