// Starts a table in another page. embed.html contains everything it needs: a frame of opaque origin can fetch
// nothing from a host that sets no headers, and would cache nothing.

import { drawnCourts } from "../page/courts.js";
import { element } from "../page/elements.js";
import { browserLanguage, sentence } from "../page/language.js";
import createProgram from "../page/page.js";
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
  const program = await WebAssembly.compile(packed("page.wasm"));
  bridge.compiled = Promise.resolve({ modules: [program] });
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
  await new Promise((done, fail) => {
    /**
     * @param {WebAssembly.Imports} imports
     * @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} receive
     */
    const instantiateWasm = (imports, receive) => {
      WebAssembly.instantiate(program, imports).then((instance) => receive(instance, program), fail);
      return {};
    };
    createProgram({
      canvas, page: bridge, instantiateWasm,
      onAbort: () => bridge.showProblem(sentence("stopped")),
    }).then(done, fail);
  });
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
