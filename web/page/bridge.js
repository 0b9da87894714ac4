// The page's half of src/platform/page_bridge.hpp: `Module.page` of the WebAssembly program, which calls
// these methods and passes in the functions that the page calls.

import { Actions } from "./actions.js";
import { Book } from "./book.js";
import { Company } from "./company.js";
import { pictureOf, watchPicture, watchPointers, watchSize } from "./canvas.js";
import { localDate, watchDay } from "./day.js";
import { askForSeed, copyText, stopAskingForSeed } from "./dialogs.js";
import { element } from "./elements.js";
import { address, inTime } from "./files.js";
import { browserLanguage, sentence } from "./language.js";
import { watchKeys } from "./keys.js";
import { drawLetter } from "./letters.js";
import { make } from "./make.js";
import { Mirror } from "./mirror.js";
import { decodedLink } from "../paper/link.js";
import { Layers } from "./layers.js";
import { keepForOffline, reload } from "./offline.js";
import { playSound } from "./sound.js";
import { Speech } from "./speech.js";
import { awaitTurn, keepGame, keptGames, store, stored, watchStorage } from "./store.js";
import { Thinker } from "./thinker.js";

/** @typedef {import("./program.js").Program} Program */

// In the order in which src/platform/page_bridge.cpp asks. Each frame asks for some, and creating a new query
// takes as long as half of the frame.
const likings = ["(pointer: coarse)", "(prefers-reduced-motion: reduce)", "(prefers-color-scheme: dark)"]
  .map((query) => matchMedia(query));

export class Bridge {
  /** @type {Program | null} */
  program = null;
  ready = false;
  /** @type {() => void} */
  #show = () => {};
  /** Resolves once the table is on the screen. @type {Promise<void>} */
  shown = new Promise((keep) => this.#show = keep);
  /** Resolves once the whole program is loaded, with the data that bots think with; set by whoever starts the
   * program. @type {Promise<import("./modules.js").Compiled>} */
  compiled = new Promise(() => {});
  /** @type {ReturnType<typeof import("./thinking.js").inPage> | null} */
  #inPage = null;
  /** @type {ImageBitmap | null} */
  #courts = null;
  #actions = new Actions({
    program: () => this.program,
    hasTexts: () => this.book.here(),
    loadTexts: () => this.compiled.then(() => this.book.bring()),
    reportMissing: () => this.#say(sentence("not_loaded")),
  });
  /** @type {import("./buttons.js").Pressed} */
  #clicked = (id, event) => this.#actions.click(id, event);
  #layers = new Layers();
  speech = new Speech();
  #mirror = new Mirror((id) => this.#actions.act(id), this.#clicked, () => this.makeSheet(), this.speech);
  #thinker = new Thinker((id) => this.program?.act(id), {
    program: () => this.compiled,
    worker: () => this.thinkingWorker(),
    page: (question) => this.thinkInPage(question),
  });
  #company = new Company((id) => this.program?.act(id), () => this.compiled.then(() => this.book.bring()),
    playSound);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Why there is no picture, if the program does not know. */
  #cause = "";
  /** @type {WebGLRenderingContext | null} */
  #picture;
  #canvas;
  #fonts;
  #packs;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Map<string, Uint8Array>} fonts by file name
   * @param {Uint8Array} firstWords the pack of the language the page begins with
   * @param {(name: string) => Promise<Uint8Array>} packs any pack: "words-de", "book-de", "lessons-de"
   */
  constructor(canvas, fonts, firstWords, packs) {
    this.#canvas = canvas;
    this.#fonts = fonts;
    this.firstWords = firstWords;
    this.#packs = packs;
    this.book = new Book(packs, (bytes) => this.program?.takeWords(bytes) ?? false);
    // Without fonts there is nothing to show.
    const hasFont = (fonts.get("allfours-sans.ttf")?.length ?? 0) > 0;
    if (!hasFont) this.#cause = sentence("no_fonts");
    this.#picture = hasFont ? pictureOf(canvas) : null;
  }

  /** @param {Program} program */
  attach(program) {
    this.program = program;
    const letGo = watchPointers(this.#canvas, program);
    watchSize(this.#canvas, program);
    watchPicture(this.#canvas, program, () => this.showProblem(sentence("no_picture")),
      () => this.hideProblem());
    this.watchHistory(program);
    for (const liking of likings.slice(1)) {
      liking.addEventListener("change", () => program.looksChanged());
    }
    watchKeys({
      press: (id, x, y, repeated) => this.#actions.press(id, x, y, repeated),
      pressKey: (key, repeated) => this.#actions.pressKey(key, repeated),
      keys: () => program.keys(),
    }, letGo);
    this.watchStorage(program);
    // Stores everything pending before the page is unloaded.
    window.addEventListener("pagehide", () => program.act(""));
    watchDay((date) => program.act(`date:${date}`));
    program.start();
    if (this.#courts) program.courtsArrived();
  }

  /** @param {Program} program */
  watchHistory(program) {
    this.#layers.attach(() => program.act("back"), () => program.openLink(this.fragment()));
  }

  /** The history has an entry for each layer, and no traversal is under way. */
  get historyRests() {
    return this.#layers.rests;
  }

  /** @param {number} layers open in the program */
  showLayers(layers) {
    this.#layers.show(layers);
  }

  /** @param {Program} program */
  watchStorage(program) {
    watchStorage((name) => program.storedElsewhere(name), () => program.act("not_kept"));
  }

  /** @param {ImageBitmap} picture */
  takeCourts(picture) {
    this.#courts = picture;
    this.program?.courtsArrived();
  }

  /** True if the program can have a WebGL context: it is available, not lost, and wanted. */
  hasPicture() {
    return this.#picture !== null && !this.#picture.isContextLost();
  }

  /**
   * Uploads the courts into the bound texture.
   * @param {WebGLRenderingContext} gl
   * @returns {boolean}
   */
  uploadCourts(gl) {
    if (!this.#courts) return false;
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, this.#courts);
    return true;
  }

  /**
   * @param {string} file
   * @returns {Uint8Array}
   */
  font(file) {
    return this.#fonts.get(file) ?? new Uint8Array();
  }

  drawLetter = drawLetter;

  // --- The address -----------------------------------------------------------------------------

  /** The fragment of the address, after '#'. */
  fragment() {
    return decodedLink(location.hash.slice(1));
  }

  /** @param {string} fragment */
  setFragment(fragment) {
    const [page] = location.href.split("#");
    this.#layers.setAddress(fragment === "" ? page : `${page}#${fragment}`);
  }

  /** @param {string} text */
  async copyText(text) {
    const copied = await copyText(text);
    this.program?.act(copied ? "history_copied" : "history_copy_failed");
  }

  /** @param {string} text @param {string} link the part of its address after '#' */
  async copyResult(text, link) {
    const copied = await copyText(`${text}\n${location.href.replace(/#.*/, "")}#${link}`);
    this.program?.act(copied ? "result_copied" : "history_copy_failed");
  }

  date = localDate;

  /** @param {string} address of a page of this site */
  openPage(address) {
    window.open(address, "_blank", "noopener");
  }

  // --- Small services --------------------------------------------------------------------------

  entropy() {
    try {
      return crypto.getRandomValues(new Int32Array(1))[0];
    } catch {
      // An unpredictable deal name is desirable, not required.
      return Math.floor(Math.random() * 2 ** 32);
    }
  }

  language() {
    return browserLanguage();
  }

  /** Loads the texts of another language, with its rules pack if one is in use, or its other lessons,
   * completely or not at all.
   * @param {string} name "words-de", "lessons-de" */
  async fetchPack(name) {
    const [kind] = name.split("-", 1);
    const language = name.slice(kind.length + 1);
    let taken = false;
    try {
      await this.compiled;
      const wantsBook = kind === "words" && this.book.here();
      const [bytes] = await Promise.all([this.#packs(name), wantsBook && this.book.fetch(language)]);
      taken = this.program?.takeWords(bytes) ?? false;
      if (taken && wantsBook) await this.book.bring(language);
    } catch {
      // No network, or the file is gone: reported below.
    }
    this.program?.act(`${kind}${taken ? "" : "_failed"}:${language}`);
  }

  stored = stored;
  store = store;
  /** @param {string} name */
  awaitTurn(name) {
    void awaitTurn(name, () => this.program?.takeTurn(name));
  }
  keptGames = keptGames;
  keepGame = keepGame;
  playSound = playSound;

  /** @param {string} current */
  editSeed(current) {
    askForSeed(current, (seed) => this.program?.act(`seed:${seed}`));
  }

  // --- A page around us: web/embed/bridge.js ----------------------------------------------------

  /** @returns {{controls: string, openHands: boolean, seat: number} | null} */
  embedding() {
    return null;
  }

  /** @param {string} json */
  tellHost(json) {
    void json;
  }

  /**
   * @param {string} code
   * @param {string} sentence
   */
  refuseHost(code, sentence) {
    void [code, sentence];
  }

  /** An action was pressed in the picture. @param {string} id */
  take(id) {
    this.#actions.take(id);
  }

  // --- Time -------------------------------------------------------------------------------------

  /** @param {number} call a function of the program, before the next repaint */
  requestFrame(call) {
    requestAnimationFrame(() => this.program?.call(call));
  }

  /** @param {number} milliseconds @param {number} call */
  callSoon(milliseconds, call) {
    setTimeout(() => this.program?.call(call), milliseconds);
  }

  /** Replaces the timer set before. @param {number} milliseconds Infinity for none @param {number} call */
  setTimer(milliseconds, call) {
    clearTimeout(this.#timer);
    if (milliseconds < Infinity) this.#timer = setTimeout(() => this.program?.call(call), milliseconds);
  }

  // --- Computer players ------------------------------------------------------------------------

  canThink() {
    return this.#thinker.possible;
  }

  /** A worker that has the program. */
  async thinkingWorker() {
    const program = await this.compiled;
    const worker = await this.makeWorker();
    worker.postMessage(program);
    return worker;
  }

  /** @returns {Worker | Promise<Worker>} */
  makeWorker() {
    return new Worker(address("thinking.worker.js"), { type: "module" });
  }

  /**
   * @param {import("./thinker.js").Question} question
   * @returns {Promise<import("./thinker.js").Answer>}
   */
  async thinkInPage(question) {
    /** @type {typeof import("./thinking.page.js")} */
    const { inPage } = await inTime(import(address("thinking.page.js").href), "thinking.page.js");
    this.#inPage ??= inPage(() => this.compiled);
    return this.#inPage(question);
  }

  /** Loads the code of the dialogs. @returns {Promise<typeof import("./sheet.js")>} */
  loadSheet() {
    return inTime(import(address("sheet.js").href), "sheet.js");
  }

  /** Null, with a message, if it is not available. */
  async makeSheet() {
    try {
      const { Sheet } = await this.loadSheet();
      return new Sheet((id) => this.#actions.act(id), this.#clicked, () => this.loadReview());
    } catch (error) {
      console.warn("A dialog could not be shown.", error);
      this.program?.act("close");
      this.#say(sentence("not_loaded"));
      return null;
    }
  }

  /** Loads the review and its style, on demand. @returns {Promise<typeof import("./verdicts.js")>} */
  async loadReview() {
    const style = make("link", { rel: "stylesheet", href: address("verdicts.css").href });
    const styled = new Promise((done) => {
      style.onload = style.onerror = done;
    });
    document.head.append(style);
    const both = Promise.all([import(address("verdicts.js").href), styled]);
    return (await inTime(both, "verdicts.js"))[0];
  }

  /** @param {import("./thinker.js").Question} question */
  think(question) {
    this.#thinker.think(question);
  }

  stopThinking() {
    this.#thinker.stop();
  }

  // --- People on other devices -----------------------------------------------------------------

  prepareTogether() {
    void this.#company.prepare();
  }

  /** @param {number} kind @param {number} channel @param {string} text */
  callConnection(kind, channel, text) {
    void this.#company.call(kind, channel, text);
  }

  /** @param {string} link */
  handOver(link) {
    void this.#company.handOver(link);
  }

  // --- What is seen and heard ------------------------------------------------------------------

  /** @param {string} json */
  showMirror(json) {
    const state = JSON.parse(json);
    this.#mirror.show(state);
    if (state.screen !== "start") stopAskingForSeed();
    // The open sheet may show its texts.
    this.book.follow((language) => this.program?.act(`words:${language}`));
  }

  /** @param {number} what */
  prefers(what) {
    return likings[what].matches;
  }

  showReady() {
    this.ready = true;
    this.#show();
    dispatchEvent(new Event("allfours-ready"));
    element("loading", HTMLElement).hidden = true;
    // Last, because caching would delay files needed now.
    this.compiled.then(() => this.keepForOffline(), () => {});
  }

  keepForOffline() {
    keepForOffline(() => this.program?.act("new_version"));
  }

  reload() {
    reload();
  }

  showNotLoaded() {
    this.#say(sentence("not_loaded"));
    dispatchEvent(new Event("allfours-stuck"));
  }

  /** Shows a sentence in place of the table; the text mirror stays. @param {string} text */
  showProblem(text) {
    this.#say(this.#cause || text);
    document.body.classList.add("has-problem");
    this.#mirror.noPicture = true;
  }

  /** @param {string} text */
  #say(text) {
    const problem = element("problem", HTMLElement);
    problem.children[0].textContent = text;
    problem.hidden = false;
    element("loading", HTMLElement).hidden = true;
  }

  /** The table is visible again. */
  hideProblem() {
    element("problem", HTMLElement).hidden = true;
    document.body.classList.remove("has-problem");
    this.#mirror.noPicture = false;
  }
}
