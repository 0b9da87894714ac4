// Starts a table in another page. embed.html contains everything it needs: a frame of opaque origin can fetch
// nothing from a host that sets no headers, and would cache nothing.

import { drawnCourts } from "../page/courts.js";
import { element } from "../page/elements.js";
import { browserLanguage, sentence } from "../page/language.js";
import { instantiated } from "../page/modules.js";
import createProgram from "../page/page.js";
import { programOf } from "../page/program.js";
import { EmbedBridge } from "./bridge.js";
import { Host } from "./host.js";
import { readOptions } from "./options.js";
import { packed } from "./packed.js";

const fontFiles = ["allfours-sans.ttf", "allfours-sans-bold.ttf", "allfours-index.ttf"];

// At once: the embedding page connects as soon as this page has loaded.
const host = new Host();

async function start() {
  const options = readOptions(location.hash);
  const language = options.language ?? browserLanguage();
  document.documentElement.lang = language;
  const canvas = element("canvas", HTMLCanvasElement);
  const bridge = new EmbedBridge(canvas, new Map(fontFiles.map((file) => [file, packed(file)])),
    packed(`words-${language}.pack`), options, host);
  const whole = { modules: [await WebAssembly.compile(packed("page.wasm"))], chances: packed("chances.pack") };
  bridge.compiled = Promise.resolve(whole);
  Object.assign(window, {
    // For tests, as in web/page/main.js.
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
  const program = programOf(await new Promise((done, fail) => {
    /** @param {WebAssembly.Imports} imports @param {(instance: WebAssembly.Instance) => void} receive */
    const instantiateWasm = (imports, receive) => {
      instantiated(whole.modules, imports).then(receive, fail);
      return {};
    };
    createProgram({
      canvas, page: bridge, instantiateWasm,
      onAbort: () => bridge.showProblem(sentence("stopped")),
    }).then(done, fail);
  }), whole, () => {});
  bridge.attach(program);
  try {
    bridge.takeCourts(await drawnCourts(packed("courts.svg")));
  } catch {
    // Without the picture, courts are drawn as large letters.
  }
}

// Another address in the same frame is another table.
addEventListener("hashchange", () => location.reload());

start().catch((error) => {
  const problem = element("problem", HTMLElement);
  problem.children[0].textContent = sentence("not_loaded");
  host.refuse("failed", sentence("not_loaded"));
  problem.hidden = false;
  element("loading", HTMLElement).hidden = true;
  console.error(error);
});
