// Starts a table in another page, for embed.html (fetched.js) and alone.html (packed.js), which differ in the source of
// their files.

import { showWaiting } from "../page/actions.js";
import { drawnCourts } from "../page/courts.js";
import { element } from "../page/elements.js";
import { loadFonts } from "../page/fonts.js";
import { browserLanguage, sentence } from "../page/language.js";
import { loadModules, wantsAll } from "../page/modules.js";
import createProgram from "../page/page.js";
import { programOf } from "../page/program.js";
import { EmbedBridge } from "./bridge.js";
import { Host } from "./host.js";
import { readOptions } from "./options.js";

/**
 * The files of a table.
 * @typedef {object} Source
 * @property {import("../page/fonts.js").Bring} bring
 * @property {boolean} atHand all files are here at once
 * @property {(error: unknown) => Promise<never>} without called if one of the first is missing; rejects if nothing helps
 */

// At once: the embedding page connects as soon as this page has loaded.
const host = new Host();

/** @param {EmbedBridge} bridge @param {Source} source */
async function fetchCourts(bridge, { bring }) {
  try {
    bridge.takeCourts(await drawnCourts(await bring("courts.svg")));
  } catch {
    // Without the picture, courts are drawn as large letters.
  }
}

/** For tests, as in web/page/main.js. @param {EmbedBridge} bridge */
function offerToTests(bridge) {
  Object.assign(window, {
    allfours: {
      targets: () => JSON.parse(bridge.program?.targets() ?? "[]"),
      get rested() {
        return bridge.program?.rested() ?? true;
      },
      get frames() {
        return bridge.program?.frames() ?? 0;
      },
      get ready() {
        return bridge.ready;
      },
    },
  });
}

/** The fonts. Without letters there is no table. @param {Source["bring"]} bring */
async function lettersOf(bring) {
  const fonts = await loadFonts(bring);
  if ([...fonts.values()].every(({ length }) => length === 0)) throw new Error("the fonts are missing");
  return fonts;
}

/** @param {Source} source */
async function start(source) {
  const { bring } = source;
  const options = readOptions(location.hash);
  const language = options.language ?? browserLanguage();
  document.documentElement.lang = language;
  const canvas = element("canvas", HTMLCanvasElement);
  const compiled = (/** @type {string} */ file) => bring(file).then((bytes) => WebAssembly.compile(bytes));
  const together = source.atHand || wantsAll(options.link);
  const [first, words, fonts] = await Promise.all([compiled("page-first.wasm"), bring(`words-${language}.pack`),
    lettersOf(bring)]).catch(source.without);
  const bridge = new EmbedBridge(canvas, fonts, words, options, host, bring);
  offerToTests(bridge);
  // Drawing them would only keep the first picture waiting.
  const courts = bridge.shown.then(() => fetchCourts(bridge, source));
  const modules = loadModules({
    first: async () => first,
    second: () => compiled("page-second.wasm"),
    chances: () => bring("chances.pack"),
    together,
  });
  bridge.compiled = modules.whole;
  const program = programOf(await Promise.race([modules.failed, createProgram({
    canvas, page: bridge, instantiateWasm: modules.instantiate,
    onAbort: () => bridge.showProblem(sentence("stopped")),
  })]), together ? await Promise.race([modules.failed, modules.whole]) : modules.whole, showWaiting);
  bridge.attach(program);
  await Promise.race([modules.failed, program.whole]);
  // An action that reads it reports if it is not available.
  bridge.book.bring().catch(() => {});
  await courts;
}

/** Shows the table of this page's address. @param {Source} source */
export function show(source) {
  // Another address in the same frame is another table.
  addEventListener("hashchange", () => location.reload());
  start(source).catch((error) => {
    const problem = element("problem", HTMLElement);
    problem.children[0].textContent = sentence("not_loaded");
    host.fail(sentence("not_loaded"));
    problem.hidden = false;
    element("loading", HTMLElement).hidden = true;
    console.error(error);
  });
}
