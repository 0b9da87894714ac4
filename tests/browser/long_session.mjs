// Many games one after the other in one page: node tests/browser/long_session.mjs [GAMES [VARIANT]].
// JavaScript's heap after a collection, the program's memory, nodes and listeners of the document may grow by
// less than 5 % after the first tenth. Prints a table and ends with "N passed, N failed". A thousand games
// take half an hour and more; needs dist/ (web/play --build-only).
import { serve } from "../../web/setup/serve.mjs";
import { fileURLToPath } from "node:url";

import { hurry } from "./clock.mjs";
import { launch, open } from "./page.mjs";

const games = Number(process.argv[2] ?? 1000);
const variant = process.argv[3] ?? "german";
const growth = 1.05;

const server = await serve(fileURLToPath(new URL("../../dist", import.meta.url)), 0);
const address = `http://127.0.0.1:${/** @type {{port: number}} */ (server.address()).port}/`;
const chrome = await launch();
const game = await open(chrome, address, {
  link: `v=${variant}&seed=LONG&rules=target.1`, paints: false,
  script: `{
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...values) => {
      const instance = await instantiate.apply(WebAssembly, values);
      const memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory);
      if (memory) window.programMemory = memory;
      return instance;
    };
  }`,
});
const devtools = await game.page.context().newCDPSession(game.page);
await devtools.send("Performance.enable");

/** Plays games in the page by its own buttons: the first announcement, the first legal card.
 * @param {number} count */
function play(count) {
  const first = (/** @type {string[]} */ ...selectors) => {
    for (const selector of selectors) {
      const found = /** @type {HTMLElement | null} */ (document.querySelector(selector));
      if (found) return found;
    }
    return null;
  };
  return new Promise((done, failed) => {
    let played = 0;
    let idle = 0;
    const step = () => {
      const again = first('#actions [data-act="play_again"]');
      if (again && ++played === count) {
        done(played);
        return;
      }
      const button = again ?? first('#actions [data-act="begin"]', '#actions [data-act="next_hand"]',
        '#actions [data-act^="say:"]', '#actions [data-act="discard"]',
        '#hand button[aria-pressed="false"]:not([aria-disabled="true"])',
        '#hand button:not([aria-disabled="true"])', '#actions [data-act="keep"]');
      idle = button ? 0 : idle + 1;
      button?.click();
      if (idle > 20000) failed(new Error("nothing can be done any more"));
      else setTimeout(step, 1);
    };
    step();
  });
}

/** On the start screen, which is always the same; the table differs from deal to deal. */
async function held() {
  const act = (/** @type {string} */ id) => game.page.locator(`#actions [data-act="${id}"]`).first()
    .evaluate((button) => /** @type {HTMLElement} */ (button).click());
  await act("new_game");
  await game.page.locator('#actions [data-act="start"]').waitFor({ state: "attached" });
  await game.page.waitForTimeout(1000);
  const found = await measured();
  await act("start");
  return found;
}

async function measured() {
  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const of = (/** @type {string} */ name) => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    "JavaScript's heap": of("JSHeapUsedSize"), nodes: of("Nodes"), listeners: of("JSEventListeners"),
    "the program's memory": Number(await game.page.evaluate("programMemory.buffer.byteLength")),
  };
}

await game.page.evaluate((times) => /** @type {any} */ (window).testClock.hurry(times), hurry);
const parts = 10;
/** @type {Awaited<ReturnType<typeof held>>[]} */
const found = [];
for (let part = 0; part < parts; ++part) {
  await game.page.evaluate(play, Math.ceil(games / parts));
  found.push(await held());
  console.log(`${Math.ceil(games / parts) * (part + 1)} games: ${JSON.stringify(found.at(-1))}`);
}
let bad = 0;
console.log("| what | after the first tenth | at the end | ratio |\n| --- | --- | --- | --- |");
for (const what of /** @type {(keyof typeof found[0])[]} */ (Object.keys(found[0]))) {
  const [before, after] = [found[0][what], found[parts - 1][what]];
  console.log(`| ${what} | ${before} | ${after} | ${(after / before).toFixed(3)} |`);
  if (!(before > 0) || after >= before * growth) ++bad;
}
await game.page.context().close();
await chrome.close();
server.closeAllConnections();
server.close();
console.log(`${Object.keys(found[0]).length - bad} passed, ${bad} failed`);
process.exit(bad === 0 ? 0 : 1);
