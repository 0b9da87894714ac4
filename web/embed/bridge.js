// The page's bridge (web/page/bridge.js) for a table in somebody else's page: no address, no
// storage, no worker; what happens is told to the page around us.

import { Bridge } from "../page/bridge.js";
import { Steps } from "./steps.js";

/** @typedef {import("../page/bridge.js").Program} Program */

export class EmbedBridge extends Bridge {
  #options;
  #host;
  #steps;
  #kept = new Map();

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Map<string, Uint8Array>} fonts
   * @param {import("./options.js").Options} options
   * @param {import("./host.js").Host} host
   */
  constructor(canvas, fonts, options, host) {
    super(canvas, fonts);
    this.#options = options;
    this.#host = host;
    // In the words of src/app/settings.cpp.
    if (options.theme) this.#kept.set("settings", `look ${options.theme}\n`);
    this.#steps = new Steps(options.controls, (id) => this.program?.act(id));
    new ResizeObserver(() => this.#host.resized(canvas.clientWidth, canvas.clientHeight))
      .observe(canvas);
  }

  /**
   * @override
   * @param {Program} program
   */
  attach(program) {
    super.attach(program);
    this.#host.attach(program);
  }

  /** @override */
  fragment() {
    return this.#options.link;
  }

  /** @override */
  setFragment() {}

  /**
   * @override
   * @param {string} name
   */
  stored = (name) => this.#kept.get(name) ?? "";

  /**
   * What is kept lasts as long as the table.
   * @override
   * @param {string} name
   * @param {string} text
   */
  store = (name, text) => {
    this.#kept.set(name, text);
  };

  /** @override */
  language() {
    return this.#options.language ?? super.language();
  }

  /** @override */
  keepForOffline() {}

  /** @override */
  canThink() {
    // A frame of opaque origin has no address to make a worker of.
    return false;
  }

  /** @override */
  embedding() {
    const { controls, openHands, seat } = this.#options;
    return { controls, openHands, seat };
  }

  /**
   * @override
   * @param {string} json
   */
  tellHost(json) {
    const report = JSON.parse(json);
    this.#steps.show(report.state, report.words);
    this.#host.tell(report);
    this.#watchScrolling();
  }

  /**
   * @override
   * @param {string} code
   * @param {string} sentence
   */
  refuseHost(code, sentence) {
    this.#host.refuse(code, sentence);
  }

  /**
   * @override
   * @param {string} sentence
   */
  showProblem(sentence) {
    super.showProblem(sentence);
    this.#host.refuse("failed", sentence);
  }

  /** A finger scrolls the page around us, except where something of ours covers the table. */
  #watchScrolling() {
    setTimeout(() => {
      const scrolls = this.program?.takesWheel(innerWidth / 2, innerHeight / 2) ?? false;
      document.body.classList.toggle("scrolls", scrolls);
    }, 300);
  }
}
