// <all-fours-table>: a card table in any page. One script without dependencies; the table itself is embed.html
// beside it, or alone.html where pages may fetch no files, in a sandboxed frame. Attributes, methods, events and
// messages: PROTOCOL.md.
// web/setup/dist.mjs bundles this file with its imports.

import { style, wordsIn } from "./table_cover.js";
import { TableFrame } from "./table_frame.js";
import { TableError, controlsOf, deal, dealOf, fragmentFor, hasDeal, languageOf, looks, told } from "./table_link.js";
import { distanceOf, enter, leave, settle } from "./table_places.js";
import { Ready, Requests } from "./table_requests.js";
import { Return } from "./table_return.js";

/** @typedef {import("./all-fours-table.d.ts").State} State */
/** @typedef {import("./all-fours-table.d.ts").EventDetail} EventDetail */

const ownName = /\/all-fours-table\.js([?#]|$)/;
/** The address of this script, also when imported as a module, by a tag or by import(). */
const here = (document.currentScript instanceof HTMLScriptElement && document.currentScript.src)
  || [...document.scripts].find((script) => ownName.test(script.src))?.src
  || performance.getEntriesByType("resource").find(({ name }) => ownName.test(name))?.name
  || document.baseURI;
const framePage = new URL(here.startsWith("file:") ? "alone.html" : "embed.html", here).href;

// A table loads when it comes this close to the viewport, in CSS pixels.
const nearness = 400;

/** Errors are dispatched as events, too. */
const quiet = () => {};

class AllFoursTable extends HTMLElement {
  static observedAttributes = [...deal, ...looks, "at", "seat", "lazy"];

  #open = false;  // the table has sent `ready`
  #hears = false;  // it answers requests: it is open, or has refused its first deal
  /** Why there is no table, until it is tried again. @type {TableError | null} */
  #failure = null;
  /** The link of the whole game at the table, which says more than the seat may know. */
  #kept = "";
  #return = new Return();
  /** The loaded link, if it differs from the attributes. @type {string | null} */
  #link = null;
  #whole = false;  // the events of its first state have been dispatched
  #decided = false;  // somebody has made a decision, which only the frame knows
  /** @type {import("./table_places.js").Table} */
  #place = {
    distance: () => distanceOf(this),
    canRest: () => this.#canRest(),
    rest: () => this.#rest(),
    comeBack: () => this.#load(true),
  };
  /** @type {IntersectionObserver | null} */
  #observer = null;
  /** @type {Set<string>} attributes changed since the last task */
  #changed = new Set();
  #requests = new Requests((type) => this.#malformed(type));
  /** @type {TableFrame} */
  #frame;
  #ready = new Ready();
  /** @type {State | null} */
  #state = null;
  /** @type {import("./all-fours-table.d.ts").AllFoursTableElement["events"]} */
  #events = [];

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = [style];
    const box = document.createElement("div");
    box.className = "box";
    shadow.append(box);
    this.#frame = new TableFrame(framePage, box, {
      connected: () => this.#connected(),
      hear: (message) => this.#hear(message),
      fail: (policy) => this.#fail(policy),
      again: () => this.#again(),
    });
  }

  connectedCallback() {
    // The link inside the tag may still be on its way.
    if (document.readyState === "loading" && !hasDeal(this)) {
      document.addEventListener("DOMContentLoaded", () => this.#begin(), { once: true });
    } else {
      this.#begin();
    }
  }

  #begin() {
    if (!this.isConnected || this.#frame.exists) return;
    if (this.getAttribute("lazy") === "false" || typeof IntersectionObserver !== "function") {
      this.#load(false);
    } else {
      this.#watch();
    }
  }

  /** Loads when it comes near. */
  #watch() {
    this.#observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) this.#load();
    }, { rootMargin: `${nearness}px` });
    this.#observer.observe(this);
  }

  /** Moved by moveBefore(), which keeps the frame. */
  connectedMoveCallback() {}

  // Removing a frame from the document ends it. The next frame shows the same moment of the same game.
  disconnectedCallback() {
    this.#observer?.disconnect();
    if (this.#open && !this.#return.isUnderWay) this.#giveUp();
    else if (this.#return.isPlanned) this.#putAway();
    else this.#leave();
    this.#requests.reject(this.#gone());
    leave(this.#place);
  }

  #canRest() {
    const settled = this.#open ? !this.#return.isUnderWay && !this.#decided && !this.#state?.playing : this.#isRefused;
    return settled && this.#requests.none && distanceOf(this) > nearness && document.activeElement !== this;
  }

  /** Its frame has refused the deal. */
  get #isRefused() {
    return this.#hears && !this.#open;
  }

  /** Gives up its frame until it is near again; `state` and `events` keep their last values. */
  #rest() {
    if (this.#isRefused) {
      this.#drop();
      this.#return.planRefusal();
    } else {
      this.#giveUp();
    }
    this.#watch();
  }

  /** Another frame with other looks, and the same moment of the same game. @param {string[]} changed attributes */
  #reload(changed) {
    this.#giveUp();
    this.#changeReturn(changed);
    if (changed.includes("at")) this.#return.change({ at: Number(this.getAttribute("at")) || null });
    this.#requests.unsend();
    this.#ready.renew();
    this.#load();
  }

  /** @param {string[]} changed attributes */
  #changeReturn(changed) {
    if (changed.includes("seat")) this.#return.change({ seat: Number(this.getAttribute("seat")) });
    // The events say more, or less.
    if (changed.includes("hands")) this.#return.repeatEvents();
  }

  #giveUp() {
    const { moment, moments, seat } = /** @type {State} */ (this.#state);
    // At its end a game goes on; at any other moment it is looked at.
    const goesOn = controlsOf(this) === "full" && moment === moments;
    this.#return.plan({ link: this.#kept, at: goesOn ? null : moment, seat });
    this.#putAway();
  }

  /** Removes the frame; `state` and `events` keep their values. */
  #putAway() {
    const [state, events] = [this.#state, this.#events];
    // Before its frame has opened, they are those of the frame before.
    if (this.#open) this.#return.note(events.length);
    this.#drop();
    this.#state = state;
    this.#events = events;
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} now
   */
  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    // Several attributes set in one task are one change.
    if (this.#changed.size === 0) queueMicrotask(() => this.#follow());
    this.#changed.add(name);
  }

  #follow() {
    const changed = [...this.#changed];
    this.#changed.clear();
    if (changed.some((name) => deal.includes(name))) this.#link = null;
    if (!this.#frame.exists) {
      if (changed.some((name) => name === "at" || deal.includes(name))) {
        if (this.#return.isPlanned) this.#decided = false;
        this.#return.cancel();
      }
      this.#changeReturn(changed);
      if (this.isConnected && this.getAttribute("lazy") === "false") this.#load(false);
      return;
    }
    const deals = changed.some((name) => deal.includes(name));
    const looksDiffer = changed.some((name) => looks.includes(name));
    if (looksDiffer && !deals && this.#open && !this.#return.isUnderWay) {
      this.#reload(changed);
      return;
    }
    if (looksDiffer || (this.#failure && deals)) {
      this.#unload();
      this.#load();
      return;
    }
    if (deals) this.#ask({ type: "load", link: dealOf(this) }).catch(quiet);
    if (changed.includes("seat")) this.setSeat(Number(this.getAttribute("seat"))).catch(quiet);
    if (changed.includes("at") && !deals) {
      const at = this.getAttribute("at");
      this.goto(at ? Number(at) : this.#state?.moments ?? 0).catch(quiet);
    }
  }

  #words() {
    return wordsIn(languageOf(this));
  }

  /** The fragment of its frame's address. */
  #shown() {
    const again = this.#return.beginning;
    return told(again ? again.link : this.#link ?? dealOf(this), {
      seat: again ? String(again.seat) : this.getAttribute("seat"), lang: languageOf(this),
      controls: controlsOf(this),
      ...Object.fromEntries(["hands", "theme"].map((name) => [name, this.getAttribute(name)])),
    });
  }

  /** @param {boolean} [wanted] in view, or used by a script */
  #load(wanted = true) {
    // A frame begins with the attributes as they are now.
    if (this.#changed.size > 0 && !this.#frame.exists) this.#follow();
    if (this.#frame.exists || !this.isConnected || !enter(this.#place, wanted)) return;
    this.#observer?.disconnect();
    this.#return.begin();
    this.#frame.make(this.#shown(), this.getAttribute("title"));
  }

  /**
   * There is no table, until its reader or the network tries again.
   * @param {string | null} policy of the embedding page, which blocks the table
   */
  #fail(policy) {
    if (this.#open) return;
    const { kept_out: keptOut, no_table: silent, again } = this.#words();
    const error = new TableError("failed", policy ? keptOut.replace("{text}", policy) : silent);
    this.#failure = error;
    this.#frame.cover(error.message, again);
    settle();
    this.#ready.reject(error);
    this.#requests.reject(error);
    this.#tell("error", { code: error.code, message: error.message });
  }

  /** @param {string} type of a message, or the name of a method */
  #malformed(type) {
    const sentence = this.#words().bad_message.replace("{text}", type).replace("{n}", "1");
    this.#tell("error", { code: "bad_message", message: sentence });
    return new TableError("bad_message", sentence);
  }

  #again() {
    this.#leave();
    this.#requests.unsend();
    this.#load();
  }

  #connected() {
    this.#open = this.#hears = false;
    this.#requests.unsend();
  }

  /** Removes only the frame. */
  #drop() {
    this.#frame.remove();
    this.#failure = this.#state = null;
    this.#events = [];
    this.#open = this.#hears = this.#whole = false;
  }

  /** Keeps pending requests. */
  #leave() {
    const settled = this.#open || this.#return.isPlanned || this.#ready.isRejected;
    this.#drop();
    this.#decided = false;
    if (settled) this.#ready.renew();
  }

  #unload() {
    this.#leave();
    this.#requests.reject(this.#gone());
  }

  #gone() {
    return new TableError("failed", this.#words().table_gone);
  }

  // `ready` resolves once all events of the state have arrived; they come one by one.
  #settleWhole() {
    if (!this.#open || !this.#state || this.#events.length < this.#state.moment) return;
    this.#whole = true;
    this.#return.end();
    this.#ready.resolve(this.#state);
    settle();
  }

  /** @param {any} message */
  #hear(message) {
    this.#frame.show();
    this.#failure = null;
    switch (message.type) {
      case "kept":
        this.#kept = message.link;
        break;
      case "ready":
        this.#state = message.state;
        this.#open = this.#hears = true;
        if (this.#ready.isRejected) this.#ready.renew();
        if (this.#return.isUnderWay) this.#events = [];
        else this.#tell("ready", message.state);
        this.#settleWhole();
        this.#checkSeat(message.state);
        this.#requests.send(this.#frame.port);
        break;
      case "event":
        this.#events.length = Math.min(this.#events.length, message.moment - 1);
        this.#events.push(message.event);
        this.#noteDecision(message.event);
        if (this.#return.isNews(message.moment)) this.#tellEvent(message);
        this.#settleWhole();
        break;
      case "state":
        this.#state = message.state;
        this.#events.length = Math.min(this.#events.length, message.state.moment);
        this.#requests.take(message.re)?.resolve(message.state);
        this.#tell("state", message.state);
        break;
      case "error": {
        const error = new TableError(message.code, message.message);
        this.#requests.take(message.re)?.reject(error);
        if (!this.#return.takeRefusal() || this.#hears) {
          this.#tell("error", { code: message.code, message: message.message });
        }
        // It has no table, and answers requests all the same: another deal can be loaded.
        if (!this.#hears) {
          this.#hears = true;
          this.#ready.reject(error);
          this.#requests.send(this.#frame.port);
        }
        settle();
        break;
      }
    }
  }

  /** Both at once: a listener may move the element, which ends the frame that would tell of the award. @param {EventDetail} detail */
  #tellEvent({ moment, event }) {
    this.#tell("event", { moment, event });
    if (event.e === "award") this.#tell("award", { moment, event });
  }

  /** The frame begins at seat 0 if there is no such seat; refuses it as a later change. @param {State} state */
  #checkSeat({ seat }) {
    const wanted = this.getAttribute("seat");
    if (!wanted || Number(wanted) === seat || this.#return.isUnderWay || this.#link || !this.#requests.none) return;
    this.setSeat(Number(wanted)).catch(quiet);
  }

  /** A decision by the reader: from then on the table keeps its frame. @param {any} event */
  #noteDecision({ e, seat }) {
    const played = controlsOf(this) === "full" && this.#whole;
    if (played && seat === this.#state?.seat && /^(say|play|discard|lay_down)$/.test(e)) {
      this.#decided = true;
    }
  }

  /**
   * @param {string} name
   * @param {unknown} detail
   */
  #tell(name, detail) {
    this.dispatchEvent(
      new CustomEvent(`allfours-${name}`, { detail, bubbles: true, composed: true }));
  }

  /**
   * @param {Record<string, unknown>} message
   * @returns {Promise<State>}
   */
  #ask(message) {
    if (this.#failure) return Promise.reject(this.#failure);
    const promise = this.#requests.add(message);
    if (this.#hears) this.#requests.send(this.#frame.port);
    if (this.isConnected) this.#load();
    else setTimeout(() => this.#unlessPlaced());
    return promise;
  }

  /** Rejects requests to a table that is still outside the document. */
  #unlessPlaced() {
    if (!this.isConnected) this.#requests.reject(this.#gone());
  }

  get ready() {
    this.#load();
    return this.#ready.promise;
  }

  get state() { return this.#state; }
  get events() { return [...this.#events]; }

  /** @param {string | URL | Record<string, unknown>} what */
  load(what) {
    const link = fragmentFor(what);
    if (link === null) return Promise.reject(this.#malformed("load"));
    const promise = this.#ask({ type: "load", link });
    promise.then(() => {
      this.#link = link;
      this.#decided = false;
    }, () => {});
    return promise;
  }

  /** @param {number} moment */
  goto(moment) {
    return this.#ask({ type: "goto", moment });
  }

  next() { return this.#ask({ type: "next" }); }
  previous() { return this.#ask({ type: "previous" }); }
  play() { return this.#ask({ type: "play" }); }
  pause() { return this.#ask({ type: "pause" }); }

  /** @param {number} seat */
  setSeat(seat) {
    return this.#ask({ type: "setSeat", seat });
  }

  /** @param {import("./all-fours-table.d.ts").Decision} decision */
  decide(decision) {
    this.#decided = true;
    return this.#ask({ type: "decide", decision });
  }
}

if (!customElements.get("all-fours-table")) customElements.define("all-fours-table", AllFoursTable);
