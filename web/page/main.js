// Starts the game: fetches words, fonts and art beside the program, then hands the page to it.

import { Bridge } from "./bridge.js";
import { element } from "./elements.js";
import { address, bytesOf, inTime } from "./files.js";
import { loadFonts } from "./fonts.js";
import { decodedLink } from "../paper/link.js";
import "../paper/look.js";
import { likelyLanguage, sentence } from "./language.js";
import { inParts } from "./parts.js";
import { wantsAll } from "./seldom.js";
import { isKept } from "./store.js";

/** Loaded once more, as where the whole program was wanted before it was here (parts.js). */
const again = performance.getEntriesByType("navigation")
  .some((entry) => /** @type {PerformanceNavigationTiming} */ (entry).type === "reload");

/** @param {Bridge} bridge */
async function fetchCourts(bridge) {
  try {
    /** @type {[Uint8Array<ArrayBuffer>, typeof import("./courts.js")]} */
    const [picture, { drawnCourts }] = await Promise.all([
      bytesOf(address("courts.svg")), inTime(import(address("courts.js").href), "courts.js"),
    ]);
    bridge.takeCourts(await drawnCourts(picture));
  } catch {
    // Without the picture the courts are drawn as large letters.
  }
}

/** @param {string} name "words-de" */
const pack = (name) => bytesOf(address(`${name}.pack`));

/**
 * Says what went wrong. Some browsers end what is being loaded when somebody goes elsewhere: nobody
 * is told of that, and whoever comes back to the page as it was has it loaded anew.
 * @param {unknown} error
 * @param {() => void} say
 */
function unlessLeft(error, say) {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
  setTimeout(() => {
    say();
    console.error(error);
  }, 1000);
}

/**
 * Behind the first picture nothing moves before what moves it is here.
 * @param {Bridge} bridge
 * @param {Promise<void>} here
 */
function holdFrames(bridge, here) {
  const { requestAnimationFrame } = window;
  const loading = element("loading", HTMLElement);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let slow;
  let holds = true;
  const held = (/** @type {FrameRequestCallback} */ draw) => {
    // Whoever has kept this asks it later, too.
    if (!bridge.ready || !holds) return requestAnimationFrame(draw);
    slow ??= setTimeout(() => loading.hidden = false, 1000);
    here.then(() => window.requestAnimationFrame(draw));
    return 0;
  };
  window.requestAnimationFrame = held;
  here.then(() => {
    holds = false;
    clearTimeout(slow);
    if (bridge.ready) loading.hidden = true;
    /** @type {any} */ (window).allfours.moves = true;
    if (window.requestAnimationFrame === held) window.requestAnimationFrame = requestAnimationFrame;
  });
}

/** @param {string} language the page begins with */
async function start(language) {
  const canvas = element("canvas", HTMLCanvasElement);
  const [{ default: createProgram }, firstWords, fonts] = await Promise.all([
    import("./page.js"), pack(`words-${language}`), loadFonts(),
  ]);
  const bridge = new Bridge(canvas, fonts, firstWords, pack);
  // What tests hold on to: everything else on a canvas is pixels.
  Object.assign(window, {
    allfours: {
      targets: () => JSON.parse(bridge.program?.targets() ?? "[]"),
      figuresAreTabular: () => bridge.program?.figuresAreTabular() ?? false,
      // The open questions accept presses.
      get rested() {
        return bridge.program?.rested() ?? true;
      },
      get frames() {
        return bridge.program?.frames() ?? 0;
      },
      get ready() {
        return bridge.ready;
      },
      moves: false,
    },
  });
  const kept = Boolean(navigator.serviceWorker?.controller);
  // Drawing them would only keep the first picture waiting: until then the courts are large letters.
  const courts = bridge.shown.then(() => fetchCourts(bridge));
  const parts = inParts({
    first: address("page-first.wasm"),
    soon: address("page-soon.wasm"),
    later: address("page-later.wasm"),
    seldom: address("page-seldom.wasm"),
    book: bridge.book,
    atHand: kept || again || wantsAll(decodedLink(location.hash.slice(1))) || isKept(),
    missing: (error) => unlessLeft(error, () => bridge.showNotLoaded()),
    waits: () => {
      element("loading", HTMLElement).hidden = false;
      // In the middle of something, the program draws no more.
      window.requestAnimationFrame = () => 0;
    },
    again: () => location.reload(),
  });
  holdFrames(bridge, parts.way);
  bridge.compiled = parts.compiled;
  bridge.seldom = parts.last;
  bridge.reading = parts.reading;
  await Promise.race([parts.failed, createProgram({
    canvas,
    page: bridge,
    instantiateWasm: parts.instantiate,
    onAbort: () => bridge.showProblem(sentence("stopped")),
  })]);
  await bridge.shown;
  await parts.complete();
  bridge.becomeWhole();
  await courts;
  navigator.serviceWorker?.ready.then(() => parts.takeKept()).catch(() => {});
}

// The program may know better; it is not here yet.
const language = likelyLanguage();
document.documentElement.lang = language;
element("loading", HTMLElement).textContent = sentence("loading");

start(language).catch((error) => {
  // Of what the page waits for it has been told.
  if (error.said) return;
  unlessLeft(error, () => {
    const problem = element("problem", HTMLElement);
    problem.children[0].textContent = sentence("not_loaded");
    problem.hidden = false;
    element("loading", HTMLElement).hidden = true;
    dispatchEvent(new Event("allfours-stuck"));
  });
});
