// <all-fours-table>: a card table in any page. One script without dependencies; the table itself is
// embed.html beside it, in a sandboxed frame. Attributes, methods, events and messages: PROTOCOL.md.

(() => {
  /** @typedef {import("./all-fours-table.d.ts").State} State */
  /** @typedef {import("./all-fours-table.d.ts").EventDetail} EventDetail */
  /** @typedef {{resolve: (state: State) => void, reject: (error: Error) => void}} Waiting */

  if (customElements.get("all-fours-table")) return;

  /** The script's own address, also where it was imported as a module. */
  const here = (document.currentScript instanceof HTMLScriptElement && document.currentScript.src)
    || [...document.scripts].find((script) => /all-fours-table\.js([?#]|$)/.test(script.src))?.src
    || document.baseURI;
  const framePage = new URL("embed.html", here).href;

  // How near to the window a table must come to be loaded, before it is seen.
  const nearness = "400px";

  const style = new CSSStyleSheet();
  style.replaceSync(`
    :host { display: block; position: relative; box-sizing: border-box; min-width: min(320px, 100%); min-height: 240px;
            aspect-ratio: 16 / 10; contain: layout paint; background: var(--felt-middle); }
    :host([hidden]) { display: none; }
    iframe { display: block; width: 100%; height: 100%; border: 0; color-scheme: normal; }
    iframe:not(.speaks) { opacity: 0; }
    div { position: absolute; inset: 0; display: grid; place-content: center; gap: 0.75em;
          justify-items: center; padding: 1em; color: var(--on-felt); text-align: center;
          font: 1rem/1.4 system-ui, sans-serif; }
    button { min-height: 44px; padding: 0 1.25em; border: 1px solid currentcolor; font: inherit;
             border-radius: 22px; background: none; color: inherit; cursor: pointer; }
  `);

  // How long a table may be silent before that is said of it, in ms.
  const patience = 15000;
  /**
   * What is said then, on the button, and to whoever waits for a table that is taken away, by
   * language; web/setup/dist.mjs fills it in.
   * @type {Record<string, [string, string, string]>}
   */
  const words = {};

  // What is dealt; a change of it is another table.
  const deal = ["variant", "players", "seed", "deal", "rules", "log", "bots", "link"];
  // What the frame is told as it is made.
  const looks = ["hands", "controls", "lang", "theme"];

  class TableError extends Error {
    /**
     * @param {string} code
     * @param {string} message
     */
    constructor(code, message) {
      super(message);
      this.name = "AllFoursTableError";
      this.code = code;
    }
  }

  /** @param {string} link whole, or its part after '#' */
  const fragmentOf = (link) => link.slice(link.indexOf("#") + 1);

  /**
   * The part of a link after '#'; an attribute that is not there says nothing.
   * @param {(name: string) => string | null | undefined} value
   */
  function fragment(value) {
    const parts = {
      v: value("variant") || "trinidad", players: value("players"),
      seed: value("seed") || "allfours", rules: value("rules"), deal: value("deal"),
      log: value("log"), at: value("at"), bots: value("bots"),
    };
    return Object.entries(parts)
      .filter(([, text]) => text !== null && text !== undefined && text !== "")
      .map(([key, text]) => `${key}=${encodeURIComponent(/** @type {string} */ (text))}`)
      .join("&");
  }

  class AllFoursTable extends HTMLElement {
    static observedAttributes = [...deal, ...looks, "at", "seat", "lazy"];

    /** @type {HTMLIFrameElement | null} */
    #frame = null;
    /** @type {MessagePort | null} */
    #port = null;
    #open = false;  // the table has said that it is ready
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #timer;
    #online = () => this.#again();
    /** @type {IntersectionObserver | null} */
    #observer = null;
    /** @type {Set<string>} attributes changed since the last task */
    #changed = new Set();
    #requests = 0;
    /** @type {Map<number, Waiting>} */
    #waiting = new Map();
    /** @type {(() => void)[]} */
    #queue = [];
    /** @type {Promise<State>} */
    #ready;
    /** @type {Waiting} */
    #settle = { resolve() {}, reject() {} };
    /** @type {State | null} */
    #state = null;
    /** @type {import("./all-fours-table.d.ts").AllFoursTableElement["events"]} */
    #events = [];

    constructor() {
      super();
      this.attachShadow({ mode: "open" }).adoptedStyleSheets = [style];
      this.#ready = this.#promise();
    }

    connectedCallback() {
      if (this.getAttribute("lazy") === "false" || typeof IntersectionObserver !== "function") {
        this.#load();
        return;
      }
      this.#observer = new IntersectionObserver((entries) => {
        if (entries.some((entry) => entry.isIntersecting)) this.#load();
      }, { rootMargin: nearness });
      this.#observer.observe(this);
    }

    disconnectedCallback() {
      this.#observer?.disconnect();
      this.#unload();
    }

    /**
     * @param {string} name
     * @param {string | null} before
     * @param {string | null} now
     */
    attributeChangedCallback(name, before, now) {
      if (before === now) return;
      // Several attributes set one after another are one change.
      if (this.#changed.size === 0) queueMicrotask(() => this.#follow());
      this.#changed.add(name);
    }

    #follow() {
      const changed = [...this.#changed];
      this.#changed.clear();
      if (!this.#frame) {
        if (this.isConnected && this.getAttribute("lazy") === "false") this.#load();
        return;
      }
      const quiet = () => {};  // an error is an event of its own
      if (changed.some((name) => looks.includes(name))) {
        this.#unload();
        this.#load();
      } else if (changed.some((name) => deal.includes(name))) {
        this.#ask({ type: "load", link: this.#fragment() }).catch(quiet);
      } else {
        if (changed.includes("seat")) {
          this.setSeat(Number(this.getAttribute("seat") ?? 0)).catch(quiet);
        }
        if (changed.includes("at")) {
          const at = this.getAttribute("at");
          this.goto(at === null ? this.#state?.moments ?? 0 : Number(at)).catch(quiet);
        }
      }
    }

    #fragment() {
      const link = this.getAttribute("link");
      return link === null ? fragment((name) => this.getAttribute(name)) : fragmentOf(link);
    }

    #language() {
      const lang = this.getAttribute("lang")
        ?? this.closest("[lang]")?.getAttribute("lang") ?? navigator.language;
      return lang.slice(0, 2).toLowerCase();
    }

    /** @returns {string[]} */
    #words() {
      return words[this.#language()] ?? words.en ?? [];
    }

    #address() {
      const parts = [this.#fragment()];
      const told = {
        seat: this.getAttribute("seat"), hands: this.getAttribute("hands"),
        controls: this.getAttribute("controls"), lang: this.#language(),
        theme: this.getAttribute("theme"),
      };
      for (const [key, value] of Object.entries(told)) {
        if (value) parts.push(`${key}=${encodeURIComponent(value)}`);
      }
      return `${framePage}#${parts.join("&")}`;
    }

    #promise() {
      const promise = new Promise((resolve, reject) => {
        this.#settle = { resolve, reject };
      });
      promise.catch(() => {});  // whoever waits for it hears of it
      return promise;
    }

    #load() {
      if (this.#frame || !this.isConnected) return;
      this.#observer?.disconnect();
      const frame = document.createElement("iframe");
      // Links to the rules open pages of their own, which are not in this box.
      frame.setAttribute("sandbox",
        "allow-scripts allow-popups allow-popups-to-escape-sandbox");
      // Some browsers complain of what they do not know.
      frame.allow = `clipboard-write${"share" in navigator ? "; web-share" : ""}`;
      frame.title = this.getAttribute("title") ?? "All Fours";
      frame.addEventListener("load", () => this.#connect(frame));
      frame.src = this.#address();
      this.#frame = frame;
      this.shadowRoot?.append(frame);
      if (navigator.onLine === false) this.#silent();
      else this.#timer = setTimeout(() => this.#silent(), patience);
    }

    // A frame that did not load tells nobody so, and shows a page of the browser's own.
    #silent() {
      const [sentence, again] = this.#words();
      const box = document.createElement("div");
      const button = document.createElement("button");
      button.textContent = again;
      button.addEventListener("click", () => this.#again());
      box.append(sentence, button);
      this.shadowRoot?.append(box);
      addEventListener("online", this.#online, { once: true });
    }

    #again() {
      const waiting = [...this.#waiting];
      const queue = this.#queue;
      this.#waiting.clear();
      this.#unload();
      this.#waiting = new Map(waiting);
      this.#queue = queue;
      this.#load();
    }

    #speaks() {
      clearTimeout(this.#timer);
      removeEventListener("online", this.#online);
      this.shadowRoot?.querySelector("div")?.remove();
      this.#frame?.classList.add("speaks");
    }

    /** @param {HTMLIFrameElement} frame */
    #connect(frame) {
      if (frame !== this.#frame) return;
      this.#port?.close();
      this.#open = false;
      const { port1, port2 } = new MessageChannel();
      this.#port = port1;
      port1.onmessage = ({ data }) => this.#hear(data);
      frame.contentWindow?.postMessage({ allfours: 1, type: "connect" }, "*", [port2]);
    }

    #unload() {
      this.#speaks();
      this.#frame?.remove();
      this.#port?.close();
      this.#frame = this.#port = this.#state = null;
      this.#events = [];
      if (this.#open) this.#ready = this.#promise();
      this.#open = false;
      for (const { reject } of this.#waiting.values()) {
        reject(new TableError("failed", this.#words()[2] ?? ""));
      }
      this.#waiting.clear();
      this.#queue = [];
    }

    // Who waits for the table finds its events there, too; they come one by one.
    #settleWhole() {
      if (this.#open && this.#state && this.#events.length >= this.#state.moment) {
        this.#settle.resolve(this.#state);
      }
    }

    /** @param {any} message */
    #hear(message) {
      this.#speaks();
      switch (message.type) {
        case "ready":
          this.#state = message.state;
          this.#open = true;
          this.#settleWhole();
          this.#tell("ready", message.state);
          this.#queue.splice(0).forEach((send) => send());
          break;
        case "event":
          this.#events.length = Math.min(this.#events.length, message.moment - 1);
          this.#events.push(message.event);
          this.#settleWhole();
          this.#tell("event", { moment: message.moment, event: message.event });
          break;
        case "award":
          this.#tell("award", { moment: message.moment, event: message.event });
          break;
        case "state":
          this.#state = message.state;
          this.#events.length = Math.min(this.#events.length, message.state.moment);
          this.#answer(message.re)?.resolve(message.state);
          this.#tell("state", message.state);
          break;
        case "error": {
          const error = new TableError(message.code, message.message);
          this.#answer(message.re)?.reject(error);
          if (!this.#open) this.#settle.reject(error);
          this.#tell("error", { code: message.code, message: message.message });
          break;
        }
      }
    }

    /** @param {number | undefined} id */
    #answer(id) {
      const waiting = id === undefined ? undefined : this.#waiting.get(id);
      if (id !== undefined) this.#waiting.delete(id);
      return waiting;
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
      const id = ++this.#requests;
      const promise = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
      const send = () => this.#port?.postMessage({ ...message, id });
      if (this.#open) send();
      else this.#queue.push(send);
      this.#load();
      return promise;
    }

    get ready() {
      this.#load();
      return this.#ready;
    }

    get state() {
      return this.#state;
    }

    get events() {
      return [...this.#events];
    }

    /** @param {string | Record<string, unknown>} what */
    load(what) {
      const link = typeof what === "string" ? fragmentOf(what) : fragment((name) => {
        const key = /** @type {keyof typeof what} */ (name);
        return what[key] === undefined || what[key] === null ? null : String(what[key]);
      });
      return this.#ask({ type: "load", link });
    }

    /** @param {number} moment */
    goto(moment) {
      return this.#ask({ type: "goto", moment });
    }

    next() {
      return this.#ask({ type: "next" });
    }

    previous() {
      return this.#ask({ type: "previous" });
    }

    play() {
      return this.#ask({ type: "play" });
    }

    pause() {
      return this.#ask({ type: "pause" });
    }

    /** @param {number} seat */
    setSeat(seat) {
      return this.#ask({ type: "setSeat", seat });
    }

    /** @param {import("./all-fours-table.d.ts").Decision} decision */
    decide(decision) {
      return this.#ask({ type: "decide", decision });
    }
  }

  customElements.define("all-fours-table", AllFoursTable);
})();
