// The page's bridge (web/page/bridge.js) for a table in another page: no address, no storage; events are
// reported to the embedding page.

import { Bridge } from "../page/bridge.js";
import { inPage } from "../page/thinking.js";
import { Steps } from "./steps.js";

/** @typedef {import("../page/program.js").Program} Program */

/** The address of a script that came as bytes: frames of opaque origin have no other.
 * @param {Uint8Array<ArrayBuffer>} script */
const addressOf = (script) => URL.createObjectURL(new Blob([script], { type: "text/javascript" }));

export class EmbedBridge extends Bridge {
  #options;
  #host;
  #steps;
  #bring;
  #kept = new Map();

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Map<string, Uint8Array>} fonts
   * @param {Uint8Array} firstWords
   * @param {import("./options.js").Options} options
   * @param {import("./host.js").Host} host
   * @param {import("../page/fonts.js").Bring} bring
   */
  constructor(canvas, fonts, firstWords, options, host, bring) {
    super(canvas, fonts, firstWords, (name) => bring(`${name}.pack`));
    this.#bring = bring;
    this.#options = options;
    this.#host = host;
    this.speech.waitForPerson();
    // In the format of src/app/features/settings/settings_text.cpp.
    if (options.theme) this.#kept.set("settings", `look ${options.theme}\n`);
    this.#steps = new Steps(options.controls, (id) => this.program?.act(id));
    const tellSize = () => this.#host.resized(canvas.clientWidth, canvas.clientHeight);
    if (typeof ResizeObserver === "function") new ResizeObserver(tellSize).observe(canvas);
    else addEventListener("resize", tellSize);
    this.#watchFingers(canvas);
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

  /** The history belongs to the embedding page. @override */
  watchHistory() {}

  /** @override */
  showLayers() {}

  /**
   * @override
   * @param {string} name
   */
  stored = (name) => this.#kept.get(name) ?? "";

  /**
   * Stored texts last as long as the table.
   * @override
   * @param {string} name
   * @param {string} text
   */
  store = (name, text) => {
    this.#kept.set(name, text);
    return true;
  };

  /**
   * There are no other tabs.
   * @override
   * @param {string} name
   */
  awaitTurn(name) {
    this.program?.takeTurn(name);
  }

  /** @override */
  keptGames = () => "";

  /** @override */
  keepGame = () => 0;

  /** @override */
  watchStorage() {}

  /** @override */
  language() {
    return this.#options.language ?? super.language();
  }

  /** @override */
  keepForOffline() {}

  /**
   * A classic one, which frames of opaque origin may start in every browser.
   * @override
   */
  async makeWorker() {
    const url = addressOf(await this.#bring("thinking.worker.js"));
    const worker = new Worker(url);
    // Not earlier: the worker reads it when it starts.
    worker.addEventListener("message", () => URL.revokeObjectURL(url), { once: true });
    return worker;
  }

  /** @override @returns {Promise<typeof import("../page/sheet.js")>} */
  async loadSheet() {
    return import(addressOf(await this.#bring("sheet.js")));
  }

  /** @override @returns {Promise<typeof import("../page/verdicts.js")>} */
  async loadReview() {
    const [script, style] = await Promise.all(["verdicts.js", "verdicts.css"].map(this.#bring));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(new TextDecoder().decode(style));
    document.adoptedStyleSheets.push(sheet);
    return import(addressOf(script));
  }

  /** @override */
  thinkInPage = inPage(() => this.compiled);

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

  /**
   * A finger pans and zooms the embedding page, unless it moves something in the table: a scrollable list, or
   * a card of the hand.
   * @param {HTMLCanvasElement} canvas
   */
  #watchFingers(canvas) {
    let ours = false;
    canvas.addEventListener("touchstart", ({ touches }) => {
      ours = touches.length === 1 && this.#moves(touches[0].clientX, touches[0].clientY);
    }, { passive: true });
    canvas.addEventListener("touchmove", (event) => {
      if (ours && event.cancelable) event.preventDefault();
    }, { passive: false });
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  #moves(x, y) {
    const { program } = this;
    if (!program) return false;
    if (program.takesWheel(x, y)) return true;
    if (this.#options.controls !== "full") return false;
    /** @type {{id: string, x: number, y: number, width: number, height: number}[]} */
    const targets = JSON.parse(program.targets());
    const top = targets.filter((one) =>
      x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height).at(-1);
    return top?.id.startsWith("card:") ?? false;
  }
}
