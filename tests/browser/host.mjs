// An embedding page on another origin, for the tests. The server sends no headers except types, with a wrong
// charset, caching, and the one that lets other origins fetch parts. What a table does without that:
// embed_parts.test.mjs.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";

import { hashed } from "../../web/setup/serve.mjs";
import { listen } from "./listen.mjs";
import { launch } from "./page.mjs";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = process.env.ALLFOURS_DIST ?? join(root, "dist");

/** @typedef {import("playwright-core").Page} Page */

/** @type {import("playwright-core").Browser} */
export let chrome;
/** @type {import("./listen.mjs").Listening[]} */
const servers = [];
/** @type {string[]} requests to the tables' host */
export let asked = [];
export let tables = "";
export let host = "";
/** @type {Map<string, string>} the host's pages by address */
export const pages = new Map();

before(async () => {
  servers.push(await listen(async (request, response) => {
    const file = (request.url ?? "/").slice(1);
    asked.push(file);
    try {
      const content = await readFile(join(dist, file));
      // The page of the tables is UTF-8 whatever charset a host sends.
      const type = file.endsWith(".html") ? "text/html; charset=windows-1252" : "text/javascript";
      response.writeHead(200, { "Content-Type": type, "Cache-Control": "max-age=600",
        ...hashed.test(file) && { "Access-Control-Allow-Origin": "*" } }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  }), await listen((request, response) => {
    const page = pages.get(request.url ?? "");
    response.writeHead(page ? 200 : 404, { "Content-Type": "text/html" }).end(page ?? "");
  }));
  [tables, host] = servers.map(({ address }) => address);
  chrome = await launch();
});

after(async () => {
  await chrome?.close();
  for (const server of servers) server.close();
});

/**
 * A page of the host with this body; it records keys, layout shifts and the events of tables.
 * @param {string} body
 * @param {object} [context]
 */
export async function open(body, context = {}) {
  asked = [];
  pages.set("/", `<!doctype html><html lang="en"><title>Somebody else's</title>
    <style>body { margin: 0 } all-fours-table { width: 480px; margin: 40px auto }</style>
    <script>
      window.keys = []; window.heard = []; window.shifted = 0;
      addEventListener("keydown", (event) => keys.push(event.key));
      for (const name of ["ready", "event", "award", "state", "error"]) {
        addEventListener("allfours-" + name, (event) =>
          heard.push({ name, id: event.target.id, detail: event.detail }));
      }
      new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => shifted += value))
        .observe({ type: "layout-shift", buffered: true });
    </script>
    <script src="${tables}all-fours-table.js"></script>
    <input id="field" autofocus>${body}<p style="height: 500px">The end.</p>`);
  const page = await (await chrome.newContext({ viewport: { width: 800, height: 600 }, ...context }))
    .newPage();
  /** @type {string[]} */
  const wrong = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !/favicon/.test(message.location().url)) {
      wrong.push(message.text());
    }
  });
  page.on("pageerror", (error) => wrong.push(String(error)));
  await page.goto(host);
  return { page, wrong, close: async () => {
    assert.deepEqual(wrong, [], "the page must be quiet");
    await page.context().close();
  } };
}

export const table = (/** @type {string} */ id, attributes = "") =>
  `<all-fours-table id="${id}" variant="german" seed="BEG-2" ${attributes}></all-fours-table>`;

/** @param {Page} page
 * @param {string} id */
export const ready = (page, id) =>
  page.evaluate((name) => /** @type {any} */ (document.getElementById(name)).ready, id);

/**
 * Runs code in the page with the element as `table`.
 * @param {Page} page
 * @param {string} code
 * @returns {Promise<any>}
 */
export const withTable = (page, code) =>
  page.evaluate(`(async () => { const table = document.querySelector("all-fours-table");
    ${code} })()`);
