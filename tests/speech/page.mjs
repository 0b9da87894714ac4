// The page with the game, or a page with an embedded table, served with watcher.js beside the game, and its
// reports: the newest state, and when each line of the history came.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";

import { types } from "../../web/setup/serve.mjs";

/**
 * @typedef {object} Shown
 * @property {string} title
 * @property {string} prompt
 * @property {string} message
 * @property {boolean[]} cards    which of them can be played
 * @property {boolean} discards   cards are chosen, to be discarded
 * @property {string[]} actions
 * @property {string} focused
 * @property {string[]} rows      of the history
 * @property {string[]} lines     that are announced
 *
 * @typedef {{text: string, at: number}} Moment
 */

const watcher = new URL("watcher.js", import.meta.url);

/** A page about the rules, with a table to play at. @param {string} seed @param {string} language */
const hostPage = (seed, language) => `<!doctype html>
<html lang="${language}">
  <meta charset="utf-8">
  <title>All Fours in a page</title>
  <script src="all-fours-table.js" defer></script>
  <h1>Trinidad</h1>
  <p>14</p>
  <all-fours-table variant="trinidad" seed="${seed}" controls="full"></all-fours-table>
  <p><a href="#rules">14</a></p>
</html>`;

/** Puts the watcher in front of the first script, with a policy that lets it in. @param {string} page */
const watched = (page) => page.replace("; script-src ", "; script-src http: ")
  .replace(/<script/, '<script src="watcher.js"></script>\n    <script');

/**
 * Serves the folder.
 * @param {string} folder
 * @param {string} seed of the embedded table, at /host
 * @param {string} language of /host
 */
export async function servePage(folder, seed, language) {
  /** `asked`: time of the last change of the prompt. @type {{state: Shown | null, rows: Moment[], asked: number}} */
  const told = { state: null, rows: [], asked: 0 };

  /** @param {Shown} state */
  function take(state) {
    if (state.prompt !== told.state?.prompt) told.asked = Date.now();
    told.state = state;
    for (const text of state.rows.slice(told.rows.length)) told.rows.push({ text, at: Date.now() });
  }

  /** @param {string} path */
  async function content(path) {
    if (path === "/watcher.js") return readFile(watcher);
    if (path === "/host") return hostPage(seed, language);
    const bytes = await readFile(join(folder, path === "/" ? "index.html" : decodeURIComponent(path)));
    return path === "/" || path === "/embed.html" ? watched(bytes.toString()) : bytes;
  }

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (path === "/told") {
      const parts = [];
      for await (const part of request) parts.push(part);
      take(JSON.parse(Buffer.concat(parts).toString()));
      response.end();
      return;
    }
    try {
      // The page kept for offline would be one without the watcher.
      if (path === "/sw.js" || path.includes("..")) throw new Error("not served");
      const body = await content(path);
      response.setHeader("Content-Type", types[extname(path) || ".html"] ?? "application/octet-stream");
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${port}/`,
    told,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
