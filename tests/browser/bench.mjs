// Thinking time of bots in a browser: node bench.mjs [LINK] [HANDS] plays this many hands of dist/ from a
// link with a seed and prints the worker's time from request to reply, and tasks that blocked the main thread
// for more than 50 ms (frames are computed, not painted: software rendering takes longer than any bot).
// Chromium only. Reports, asserts nothing.
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { serve } from "../../web/setup/serve.mjs";
import { quantile, watch } from "./bench_page.mjs";
import { launch, open } from "./page.mjs";

const [link = "v=trinidad&seed=BENCH-1&bots=expert", hands = "4"] = process.argv.slice(2);
const root = fileURLToPath(new URL("../..", import.meta.url));

const server = await serve(process.env.ALLFOURS_DIST ?? join(root, "dist"), 0);
const address = `http://127.0.0.1:${/** @type {{port: number}} */ (server.address()).port}/`;
const chrome = await launch();
try {
  const game = await open(chrome, address, { link, paints: false, prepare: watch });
  game.hurries = false;
  // The first frames and the first worker are not measured.
  await game.turn();
  await game.page.evaluate("bench.tasks.length = 0");
  for (let hand = 0; hand < Number(hands); ++hand) {
    await game.playHand();
    if (!(await game.actions()).includes("next_hand")) break;
    await game.press("next_hand");
    await game.page.locator('[data-act="next_hand"]').waitFor({ state: "detached" });
  }
  /** @type {{thoughts: number[], tasks: number[]}} */
  const { thoughts, tasks } = await game.page.evaluate("bench");
  for (const list of [thoughts, tasks]) list.sort((a, b) => a - b);
  console.log(link);
  console.log(`${thoughts.length} thoughts: median ${quantile(thoughts, 0.5)} ms, ` +
    `99 % ${quantile(thoughts, 0.99)} ms, longest ${quantile(thoughts, 1)} ms`);
  console.log(`${tasks.length} tasks of more than 50 ms` +
    (tasks.length > 0 ? `: median ${quantile(tasks, 0.5)} ms, longest ${quantile(tasks, 1)} ms` : ""));
  await game.close();
} finally {
  await chrome.close();
  server.closeAllConnections();
  server.close();
}
