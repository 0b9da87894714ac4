// Main-thread time per frame while cards move, and from a press on a card until it moves: node
// tests/speed/frame_time.mjs [LINK]. Chromium with a quarter of the processor; WebGL calls are stubbed, so
// that software rendering is not measured. Prints median, 99th percentile and maximum. Needs dist/ (web/play
// --build-only).
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { serve } from "../../web/setup/serve.mjs";
import { quantile } from "../browser/bench_page.mjs";
import { launch, open } from "../browser/page.mjs";

const link = process.argv[2] ?? "v=west-yorkshire-6&seed=KINGSTON-42";
const root = fileURLToPath(new URL("../..", import.meta.url));
const server = await serve(join(root, "dist"), 0);
const address = `http://127.0.0.1:${/** @type {{port: number}} */ (server.address()).port}/`;
const chrome = await launch();

/** Runs in the page before its own scripts: records the work of each frame and, for each press, the end of
 * the second frame after it; in the first one the card has not moved yet. */
function watch() {
  const seen = /** @type {any} */ (window).seen = { frames: [], presses: [] };
  let drawn = 0;
  /** @type {{at: number, left: number}[]} */
  let waiting = [];
  const gl = /** @type {any} */ (WebGLRenderingContext.prototype);
  for (const name of ["clear", "bufferData", "bufferSubData", "texImage2D", "texSubImage2D", "viewport",
    "scissor"]) {
    gl[name] = () => {};
  }
  gl.drawElements = () => { ++drawn; };
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (call) => ask((time) => {
    const before = performance.now();
    const drawnBefore = drawn;
    call(time);
    const after = performance.now();
    if (drawn === drawnBefore) return;
    seen.frames.push(after - before);
    for (const press of waiting) if (--press.left === 0) seen.presses.push(after - press.at);
    waiting = waiting.filter(({ left }) => left > 0);
  });
  addEventListener("pointerdown", ({ timeStamp }) => waiting.push({ at: timeStamp, left: 2 }), true);
}

const game = await open(chrome, address, { link, pace: 1, touch: true, viewport: { width: 844, height: 390 },
  script: `(${watch})()` });
game.page.setDefaultTimeout(180_000);
const devtools = await game.page.context().newCDPSession(game.page);
await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
for (let hand = 0; hand < 2;) {
  const actions = await game.turn();
  if (actions.includes("next_hand")) ++hand;
  const card = actions.length === 0 && (await game.playable())[0];
  if (!card && actions.length === 0) continue;
  await game.settled();
  const presses = await game.page.evaluate("seen.presses");
  await game.press(card || actions[0]);
  await game.page.waitForTimeout(300);
  // Only a press on a card moves a card.
  if (!card) await game.page.evaluate((kept) => { /** @type {any} */ (window).seen.presses = kept; }, presses);
}
const { frames, presses } = await game.page.evaluate("seen");
/** @param {string} what @param {number[]} all */
const say = (what, all) => {
  all.sort((a, b) => a - b);
  console.log(`${what}: ${all.length}, median ${quantile(all, 0.5)} ms, 99 % ${quantile(all, 0.99)} ms, ` +
    `most ${(all.at(-1) ?? 0).toFixed(1)} ms`);
};
say("frames while something moves", frames);
say("from a press on a card to its first moved frame", presses);
await chrome.close();
server.closeAllConnections();
server.close();
