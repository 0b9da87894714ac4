// Starts the game: fetches words, fonts and art beside the program, then hands the page to it.

import { showWaiting } from "./actions.js";
import { Bridge } from "./bridge.js";
import { element } from "./elements.js";
import { address, bytesOf, inTime } from "./files.js";
import { loadFonts } from "./fonts.js";
import { decodedLink } from "../paper/link.js";
import "../paper/look.js";
import { likelyLanguage, sentence } from "./language.js";
import { compiled, loadModules, wantsAll } from "./modules.js";
import { programOf } from "./program.js";
import { isKept } from "./store.js";

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
      // A reload would abort a traversal of the history.
      get historyRests() {
        return bridge.historyRests;
      },
      get frames() {
        return bridge.program?.frames() ?? 0;
      },
      get ready() {
        return bridge.ready;
      },
    },
  });
  // Drawing them would only keep the first picture waiting: until then the courts are large letters.
  const courts = bridge.shown.then(() => fetchCourts(bridge));
  // With a service worker all lies at hand.
  const together = Boolean(navigator.serviceWorker?.controller) || isKept() ||
    wantsAll(decodedLink(location.hash.slice(1)));
  const modules = loadModules({
    first: () => compiled(address("page-first.wasm")),
    second: async () => WebAssembly.compile(await bytesOf(address("page-second.wasm"))),
    chances: () => bytesOf(address("chances.pack")),
    together,
  });
  bridge.compiled = modules.whole;
  const module = await Promise.race([modules.failed, createProgram({
    canvas,
    page: bridge,
    instantiateWasm: modules.instantiate,
    onAbort: () => bridge.showProblem(sentence("stopped")),
  })]);
  const program = programOf(module, together ? await modules.whole : modules.whole, showWaiting);
  bridge.attach(program);
  await Promise.race([modules.failed, program.whole]);
  // An action that reads it reports if it is not available.
  bridge.book.bring().catch(() => {});
  await courts;
}

// The program may know better; it is not here yet.
const language = likelyLanguage();
document.documentElement.lang = language;
element("loading", HTMLElement).textContent = sentence("loading");

start(language).catch((error) => {
  unlessLeft(error, () => {
    const problem = element("problem", HTMLElement);
    problem.children[0].textContent = sentence("not_loaded");
    problem.hidden = false;
    element("loading", HTMLElement).hidden = true;
    dispatchEvent(new Event("allfours-stuck"));
  });
});
