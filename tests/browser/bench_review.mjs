// Time of a game's review in a browser: node bench_review.mjs [LINK] opens a finished game of dist/ (by
// default one of 12 hands), requests its review and prints the time until the first and the last verdict, the
// worker's time for each, and tasks that blocked the main thread for more than 50 ms. Chromium only. Reports,
// asserts nothing.
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { serve } from "../../web/setup/serve.mjs";
import { quantile, watch } from "./bench_page.mjs";
import { launch, open } from "./page.mjs";

// Twelve hands to 28 points, played at random.
const usual = "v=trinidad&seed=17&rules=target.28&log=" +
  "1ACFABBEAAACABCAAAAAAAAAAAACADBCAABDBAACBBABABAAAAABAABAAECEABCBBAAAAABBAAAAABAC" +
  "BAEABACDAAABBAABABBAAAABAEBAAEBAABBABBAAAABAAAAAAABAECCDDEBDADBBAABBAAAAAAAFAACB" +
  "ACACACABCACAABBAAAABBDABFAEBFFBDACDDFECAACBBCABAAABAAAAAABADEBBCABADAAACAACAAAAA" +
  "AAABAFBDDBABACBACAAAABBABAAAAACEACBDBCCDDACAAAAABBAAAAAAABCDCADCBCBBACBAAABAAAA";
const [link = usual] = process.argv.slice(2);
const root = fileURLToPath(new URL("../..", import.meta.url));

const server = await serve(process.env.ALLFOURS_DIST ?? join(root, "dist"), 0);
const address = `http://127.0.0.1:${/** @type {{port: number}} */ (server.address()).port}/`;
const chrome = await launch();
try {
  const game = await open(chrome, address, { link, paints: false, prepare: watch });
  game.hurries = false;
  await game.turn();
  const { first, last } = await game.page.evaluate(async () => {
    const { bench } = /** @type {any} */ (window);
    bench.tasks.length = bench.thoughts.length = 0;
    const begun = performance.now();
    /** @param {() => boolean} there */
    const until = async (there) => {
      while (!there()) await new Promise((go) => setTimeout(go, 5));
      return performance.now() - begun;
    };
    /** @type {HTMLElement} */ (document.querySelector('[data-act="verdicts"]')).click();
    return {
      first: await until(() => document.querySelector(".review .moment") !== null),
      last: await until(() =>
        /** @type {HTMLElement | null} */ (document.querySelector(".review progress"))?.hidden ?? false),
    };
  });
  /** @type {{thoughts: number[], tasks: number[]}} */
  const { thoughts, tasks } = await game.page.evaluate("bench");
  for (const list of [thoughts, tasks]) list.sort((a, b) => a - b);
  console.log(link);
  console.log(`${await game.page.locator(".review .hand").count()} hands, ${thoughts.length} decisions: ` +
    `the first after ${first.toFixed(0)} ms, all after ${(last / 1000).toFixed(2)} s`);
  console.log(`a decision: median ${quantile(thoughts, 0.5)} ms, 99 % ${quantile(thoughts, 0.99)} ms`);
  console.log(`${tasks.length} tasks of more than 50 ms` +
    (tasks.length > 0 ? `: median ${quantile(tasks, 0.5)} ms, longest ${quantile(tasks, 1)} ms` : ""));
  await game.close();
} finally {
  await chrome.close();
  server.closeAllConnections();
  server.close();
}
