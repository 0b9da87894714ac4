// Starts the game: fetches words, fonts and art beside the program, then hands the page to it.

import { Bridge } from "./bridge.js";
import { element } from "./elements.js";
import { address } from "./files.js";
import "../paper/look.js";
import { likelyLanguage, sentence } from "./language.js";
import { inParts } from "./parts.js";

const fontFiles = ["allfours-sans.ttf", "allfours-sans-bold.ttf", "allfours-index.ttf"];

/** @param {string} file */
async function asset(file) {
  const response = await fetch(address(file));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

/**
 * The bytes of a font, or nothing: the program then writes with a plain one of its own.
 * @param {string} file
 * @returns {Promise<[string, Uint8Array]>}
 */
async function font(file) {
  try {
    return [file, new Uint8Array(await (await asset(file)).arrayBuffer())];
  } catch {
    return [file, new Uint8Array()];
  }
}

/**
 * The smaller picture is crisp on cards up to 305 device pixels wide. How wide they get is known to
 * src/ui/layout.cpp: about a sixth of the window's height, a quarter of its width, 190 CSS pixels.
 * @param {Bridge} bridge
 */
async function fetchCourts(bridge) {
  const width = Math.min(innerHeight * 0.168, innerWidth * 0.244, 190) * devicePixelRatio;
  try {
    const file = width > 305 ? "courts-large.webp" : "courts.webp";
    const picture = await (await asset(file)).blob();
    bridge.takeCourts(await createImageBitmap(picture));
  } catch {
    // Without the picture the courts are drawn as large letters.
  }
}

/** @param {string} name "words-de" */
async function pack(name) {
  return new Uint8Array(await (await asset(`${name}.pack`)).arrayBuffer());
}

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
  const [{ default: createProgram }, firstWords, ...fonts] = await Promise.all([
    import("./page.js"),
    pack(`words-${language}`),
    ...fontFiles.map(font),
  ]);
  const bridge = new Bridge(canvas, new Map(fonts), firstWords, pack);
  // What tests hold on to: everything else on a canvas is pixels.
  Object.assign(window, {
    allfours: {
      targets: () => JSON.parse(bridge.program?.targets() ?? "[]"),
      figuresAreTabular: () => bridge.program?.figuresAreTabular() ?? false,
      get frames() {
        return bridge.program?.frames() ?? 0;
      },
      get ready() {
        return bridge.ready;
      },
    },
  });
  // After the fonts, before which nothing is drawn, and beside the program.
  const courts = fetchCourts(bridge);
  const parts = inParts({
    first: address("page-first.wasm"),
    later: address("page-later.wasm"),
    atHand: Boolean(navigator.serviceWorker?.controller),
    missing: (error) => unlessLeft(error, () => bridge.showProblem(sentence("not_loaded"))),
  });
  await Promise.race([parts.failed, createProgram({
    canvas,
    page: bridge,
    instantiateWasm: parts.instantiate,
    onAbort: () => bridge.showProblem(sentence("stopped")),
  })]);
  await bridge.shown;
  await parts.complete();
  await courts;
}

// The program may know better; it is not here yet.
const language = likelyLanguage();
document.documentElement.lang = language;
element("loading", HTMLElement).textContent = sentence("loading");

start(language).catch((error) => unlessLeft(error, () => {
  const problem = element("problem", HTMLElement);
  problem.textContent = sentence("not_loaded");
  problem.hidden = false;
  element("loading", HTMLElement).hidden = true;
}));
