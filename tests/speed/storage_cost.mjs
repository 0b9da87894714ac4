// Cost of stored games while a game goes on: node tests/speed/storage_cost.mjs [ROUNDS] [DIST…]. Plays the same
// three hands with nothing stored, and with 100 stored games of 40 KB, in turn, and compares the time of scripts
// on the main thread; then opens 1,000 games one after the other and compares the memory of the program. DIST is
// the folder of a build; usually dist/ alone (web/play --build-only), for a comparison also that of another
// commit. Prints medians, ranges and ratios. Slow.
import { fileURLToPath } from "node:url";
import { resolve } from "node:path";

import { serve } from "../../web/setup/serve.mjs";
import { launch, open } from "../browser/page.mjs";

const rounds = Number(process.argv[2] ?? 5);
const builds = process.argv.slice(3).map((folder) => resolve(folder));
if (builds.length === 0) builds.push(fileURLToPath(new URL("../../dist", import.meta.url)));
const link = "v=trinidad&seed=KINGSTON-42";
const storedGames = 100;
const storedBytes = 40_000;
const handsPlayed = 3;
const gamesOpened = 1000;

/** Runs in the page before its own scripts: WebGL calls cost nothing, so that software rendering is not
 * measured; and stored games, if some are wanted. @param {{count: number, bytes: number}} stored */
function prepare(stored) {
  const gl = /** @type {any} */ (WebGLRenderingContext.prototype);
  for (const name of ["clear", "bufferData", "bufferSubData", "texImage2D", "texSubImage2D", "drawElements"]) {
    gl[name] = () => {};
  }
  /** @type {Map<number, any>} */
  const parameters = new Map();
  const ask = gl.getParameter;
  gl.getParameter = function (/** @type {number} */ name) {
    if (!parameters.has(name)) parameters.set(name, ask.call(this, name));
    return parameters.get(name);
  };
  // The program's memory.
  for (const way of /** @type {const} */ (["instantiate", "instantiateStreaming"])) {
    const real = /** @type {any} */ (WebAssembly)[way];
    /** @type {any} */ (WebAssembly)[way] = async (/** @type {any[]} */ ...given) => {
      const made = await real.apply(WebAssembly, given);
      const all = Object.values((made.instance ?? made).exports);
      const found = all.find((one) => one instanceof WebAssembly.Memory);
      if (found) /** @type {any} */ (window).programMemory ??= found;
      return made;
    };
  }
  if (localStorage.getItem("filled") !== null) return;
  localStorage.setItem("filled", "yes");
  for (let i = 0; i < stored.count; ++i) {
    const letters = "BCDFGHJKLM";
    const name = `STORED${letters[i / 10 | 0]}${letters[i % 10]}GAME`;
    const text = "when 2026-11-01 12:00:00.000 -00:00\n" +
      `record v=trinidad&seed=STORED-${i}\nshown 20\nown\nlater `;
    localStorage.setItem(`allfours.kept.1.${name}`, text + "x".repeat(stored.bytes - text.length - 1) + "\n");
  }
}

/** Script time on the main thread, in ms, for the same hands. @param {string} address @param {number} count */
async function played(address, count) {
  const game = await open(chrome, address, { link, begins: true, noise: /WebGL/,
    script: `(${prepare})(${JSON.stringify({ count, bytes: storedBytes })})` });
  const devtools = await game.page.context().newCDPSession(game.page);
  await devtools.send("Performance.enable");
  const scripts = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? NaN);
  };
  await game.turn();
  const kept = await game.page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("allfours.kept.1.STORED")).length);
  if (kept !== count) throw new Error(`${kept} games are stored instead of ${count}`);
  const before = await scripts();
  for (let hand = 0; hand < handsPlayed;) {
    const actions = await game.turn();
    if (actions.includes("next_hand")) ++hand;
    const id = actions[0] ?? (await game.playable())[0];
    if (id === undefined) continue;
    await game.rested();
    await game.page.evaluate((action) => {
      /** @type {HTMLElement | null} */ (document.querySelector(`[data-act="${action}"]`))?.click();
    }, id);
  }
  const spent = await scripts() - before;
  await game.close();
  return spent;
}

/** Bytes of the program's memory after the first game and after the last. @param {string} address */
async function opened(address) {
  const game = await open(chrome, address, { link, begins: true, noise: /WebGL/,
    script: `(${prepare})(${JSON.stringify({ count: 0, bytes: 0 })})` });
  await game.turn();
  /** @param {number} from @param {number} to */
  const follow = (from, to) => game.page.evaluate(async ([first, last]) => {
    for (let i = first; i < last; ++i) {
      location.hash = `v=trinidad&seed=HEAP-${i}`;
      await new Promise((ready) => { addEventListener("hashchange", ready, { once: true }); });
      await new Promise((ready) => { setTimeout(ready, 0); });
    }
  }, [from, to]);
  const bytes = () => game.page.evaluate("programMemory.buffer.byteLength");
  await follow(0, 10);
  const first = await bytes();
  await follow(10, gamesOpened);
  const last = await bytes();
  await game.close();
  return { first, last };
}

/** @param {number[]} all */
const middle = (all) => [...all].sort((a, b) => a - b)[all.length >> 1];
/** @param {number[]} all */
const range = (all) => `${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`;

const chrome = await launch();
for (const build of builds) {
  const server = await serve(build, 0);
  const address = `http://127.0.0.1:${/** @type {{port: number}} */ (server.address()).port}/`;
  /** @type {number[][]} */
  const times = [[], []];
  for (let round = 0; round < rounds; ++round) {
    for (const [place, count] of [0, storedGames].entries()) times[place].push(await played(address, count));
  }
  const [none, full] = times;
  if (builds.length > 1) console.log(build);
  console.log(`script time of ${handsPlayed} hands, nothing stored: median ${middle(none).toFixed(0)} ms (${range(none)})`);
  console.log(`with ${storedGames} stored games of ${storedBytes} bytes: median ${middle(full).toFixed(0)} ms (${range(full)})`);
  console.log(`ratio of the medians ${(middle(full) / middle(none)).toFixed(2)}`);
  const { first, last } = await opened(address);
  console.log(`memory after 10 games ${first} bytes, after ${gamesOpened} ${last} bytes`);
  server.closeAllConnections();
  server.close();
}
await chrome.close();
