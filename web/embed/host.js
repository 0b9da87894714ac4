// The frame's side of the messages in PROTOCOL.md. Every message of a host becomes a known action of the
// table, or is ignored.

import { sentence } from "../page/language.js";
import { decodedLink } from "../paper/link.js";

/** @typedef {import("../page/program.js").Program} Program */

const version = 1;

/** @param {unknown} value
 * @param {RegExp} pattern */
const fits = (value, pattern) => typeof value === "string" && pattern.test(value);

/** @param {unknown} value
 * @returns {value is number} */
const isCount = (value) => Number.isInteger(value) && Math.abs(Number(value)) < 1e6;

/**
 * A decision in the format of decision_text.hpp, or null.
 * @param {any} decision
 */
function words(decision) {
  const card = /^[2-9TJQKA][cdhs]$/;
  switch (decision?.e) {
    case "say":
      return fits(decision.say, /^[a-z_]{1,20}$/) ? `say ${decision.say}` : null;
    case "play":
      return fits(decision.card, card) ? `play ${decision.card}` : null;
    case "discard": {
      const cards = decision.cards;
      if (!Array.isArray(cards) || cards.length > 52) return null;
      return cards.every((one) => fits(one, card)) ? ["discard", ...cards].join(" ") : null;
    }
    case "lay_down":
      return "lay_down";
  }
  return null;
}

/**
 * The action for each message, or null if the message is malformed.
 * @type {Record<string, (message: any) => string | null>}
 */
const actions = {
  load: ({ link }) => (typeof link === "string" ? `host_load:${decodedLink(link)}` : null),
  goto: ({ moment }) => (isCount(moment) ? `host_goto:${moment}` : null),
  next: () => "host_next",
  previous: () => "host_previous",
  play: () => "host_play",
  pause: () => "host_pause",
  setSeat: ({ seat }) => (isCount(seat) ? `host_seat:${seat}` : null),
  decide: ({ decision }) => {
    const text = words(decision);
    if (text === null || (decision.seat !== undefined && !isCount(decision.seat))) return null;
    return `host_decide:${decision.seat ?? ""}:${text}`;
  },
};

// Limits per second: number of messages, and ms of work. Messages beyond them are refused. Work counts only
// while messages wait for it: a host that waits for each answer is never refused on a slow device.
const most = 1000;
const longest = 500;

/** @param {string} type */
const badMessage = (type) =>
  sentence("bad_message").replace("{text}", type).replace("{n}", String(version));

/** @param {number} count */
const flood = (count) => sentence("flood").replace("{n}", String(count));

export class Host {
  /** @type {MessagePort | null} */
  #port = null;
  /** @type {Program | null} */
  #program = null;
  /** @type {unknown[]} the reported events, for a host that connects later */
  #events = [];
  /** @type {any} */
  #state = null;
  /** The link of the whole game, and the one last sent to the host. */
  #kept = "";
  #toldKept = "";
  #told = false;
  #listens = false;
  /** The first link was refused, or the program failed, before there was a table. */
  #lacksTable = false;
  /** The rest of the program will not come: the answer to every request. */
  #failure = "";
  /** @type {number | undefined} the id of the current request */
  #request;
  #refused = false;
  /** Refusals before a host is connected. @type {Record<string, unknown>[]} */
  #untold = [];
  /** The current second: its start, messages handled, ms of work, and messages refused. */
  #second = { since: -Infinity, done: 0, worked: 0, refused: 0 };
  /** The number of messages heard. */
  #heard = 0;
  /** A message from here to here, which arrives behind all that wait already. */
  #echo = new MessageChannel();

  constructor() {
    this.#echo.port1.onmessage = ({ data }) => {
      if (data === this.#heard) this.#second.worked = 0;
    };
    addEventListener("message", (event) => {
      const { data, ports, source } = event;
      if (source !== parent || parent === window || this.#port) return;
      if (data?.allfours !== version || data.type !== "connect" || !ports[0]) return;
      this.#port = ports[0];
      for (const message of this.#untold.splice(0)) this.#post(message);
      this.#welcome();
    });
  }

  /** @param {Program} program */
  attach(program) {
    this.#program = program;
    this.#welcome();
  }

  /** As soon as a host is connected and there is a state; without one it can only load another table. */
  #welcome() {
    if (!this.#port) return;
    if (this.#failure) {
      this.#listen((message) => this.#answerFailed(message));
      return;
    }
    if (!this.#program) return;
    if (this.#state && !this.#told) {
      this.#told = true;
      this.#tellKept();
      this.#post({ type: "ready", version, state: this.#state });
      this.#tellEvents(0);
    }
    if (this.#listens || !(this.#told || this.#lacksTable)) return;
    this.#listens = true;
    // Messages wait for the second module: an action that needs it would be answered before it is done.
    this.#program.whole.then(() => this.#listen((message) => this.#hear(message)), () => {});
  }

  /** @param {(message: any) => void} hear */
  #listen(hear) {
    if (this.#port) this.#port.onmessage = ({ data }) => hear(data);
  }

  /** @param {any} message */
  #answerFailed(message) {
    this.#request = Number.isFinite(message?.id) ? message.id : undefined;
    if (this.#request !== undefined) this.refuse("failed", this.#failure);
    this.#request = undefined;
  }

  /**
   * A report of the table: Report in src/app/modes/embedded/report.hpp.
   * @param {{from: number, events: unknown[], state: any, kept?: string}} report
   */
  tell({ from, events, state, kept }) {
    this.#kept = kept ?? "";
    const changed = JSON.stringify(state) !== JSON.stringify(this.#state);
    this.#state = state;
    this.#events.length = Math.min(this.#events.length, from);
    this.#events.push(...events);
    if (!this.#told) {
      this.#welcome();
      return;
    }
    this.#tellKept();
    this.#tellEvents(from);
    if ((changed || events.length > 0) && this.#request === undefined) {
      this.#post({ type: "state", state });
    }
  }

  #tellKept() {
    if (this.#kept === this.#toldKept) return;
    this.#toldKept = this.#kept;
    this.#post({ type: "kept", link: this.#kept });
  }

  /** @param {number} from */
  #tellEvents(from) {
    for (let i = from; i < this.#events.length; ++i) {
      const event = /** @type {{e: string}} */ (this.#events[i]);
      this.#post({ type: "event", moment: i + 1, event });
      if (event.e === "award") this.#post({ type: "award", moment: i + 1, event });
    }
  }

  /**
   * @param {string} code
   * @param {string} message
   */
  refuse(code, message) {
    this.#refused = true;
    this.#post({ type: "error", code, message, re: this.#request });
    if (this.#told || this.#lacksTable) return;
    this.#lacksTable = true;
    this.#welcome();
  }

  /**
   * The rest of the program will not come: says so, also in answer to each pending and later request.
   * @param {string} message
   */
  fail(message) {
    this.#failure = message;
    this.refuse("failed", message);
    this.#welcome();
  }

  /**
   * @param {number} width
   * @param {number} height
   */
  resized(width, height) {
    if (this.#told) this.#post({ type: "resize", width, height });
  }

  /** @param {any} message */
  #hear(message) {
    ++this.#heard;
    const type = message?.type;
    if (typeof type !== "string" || !Object.hasOwn(actions, type)) return;
    const id = message.id;
    if (this.#floods(id)) return;
    const action = id === undefined || Number.isFinite(id) ? actions[type](message) : null;
    this.#request = Number.isFinite(id) ? id : undefined;
    this.#refused = false;
    if (action === null) {
      this.refuse("bad_message", badMessage(type));
    } else {
      const before = performance.now();
      this.#program?.act(action);
      this.#second.worked += performance.now() - before;
      const re = this.#request;
      if (!this.#refused) this.#post({ type: "state", state: this.#state, re });
      if (this.#second.worked >= longest) this.#echo.port2.postMessage(this.#heard);
    }
    this.#request = undefined;
  }

  /**
   * Is this message over the limit? Requests with an id are refused individually, the others by one message
   * with their number.
   * @param {unknown} id
   */
  #floods(id) {
    const now = performance.now();
    if (now - this.#second.since > 1000) {
      this.#second = { since: now, done: 0, worked: 0, refused: 0 };
    }
    const second = this.#second;
    if (second.done++ < most && second.worked < longest) return false;
    if (++second.refused === 1) {
      setTimeout(() => this.#refuseMany(second.refused), 1000);
    }
    if (Number.isFinite(id)) this.#post({ type: "error", code: "too_many", message: flood(1), re: id });
    return true;
  }

  /** @param {number} count */
  #refuseMany(count) {
    this.#post({ type: "error", code: "too_many", message: flood(count) });
  }

  /** @param {Record<string, unknown>} message */
  #post(message) {
    if (message.re === undefined) delete message.re;
    if (this.#port) this.#port.postMessage(message);
    else this.#untold.push(message);
  }
}
