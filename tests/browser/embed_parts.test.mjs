// Where the files of a table in another page come from, and what they cost: as much as the game's first table, and
// the same for one table or twelve; alone.html where a frame may fetch nothing, and at a file's address. The browser's
// cache is split by the page and the frame, as people's browsers have it: it keeps nothing for frames of opaque
// origin.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";
import { pathToFileURL } from "node:url";

import { serve } from "../../web/setup/serve.mjs";
import { root } from "./host.mjs";
import { fileOf, listen, typeOf } from "./listen.mjs";
import { launch } from "./page.mjs";

const dist = process.env.ALLFOURS_DIST ?? join(root, "dist");
const german = "v=german&seed=BEG-2";

/** @typedef {import("playwright-core").Page} Page */

/** @type {import("playwright-core").Browser} */
let chrome;
/** The project's own server: with compression, caching and the header for other origins. @type {import("node:http").Server} */
let server;
let tables = "";
/** @type {import("node:net").Socket[]} */
const sockets = [];
/** A host that sends no header. */
let plain = /** @type {import("./listen.mjs").Listening} */ (/** @type {unknown} */ (null));
/** The page around the tables. */
let host = plain;
let body = "";
/** @type {string[]} files asked of either host */
let asked = [];
/** Files that never come from the project's server, and files that the plain host does not have. */
let held = /^$/;
let gone = /^$/;

const respond = (/** @type {import("node:http").ServerResponse} */ response) => void response
  .writeHead(200, { "Content-Type": "text/html" }).end(`<!doctype html><html lang="en"><body>${body}`);

before(async () => {
  server = await serve(dist, 0, { compressed: true });
  const [answer] = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    asked.push(fileOf(request.url));
    if (!held.test(fileOf(request.url))) answer(request, response);
  });
  server.on("connection", (socket) => sockets.push(socket));
  tables = `http://127.0.0.1:${/** @type {{port: number}} */ (server.address()).port}/`;
  plain = await listen(async (request, response) => {
    const file = fileOf(request.url);
    if (file === "around") return respond(response);
    asked.push(file);
    const content = gone.test(file) ? null : await readFile(join(dist, file)).catch(() => null);
    response.writeHead(content ? 200 : 404, { "Content-Type": typeOf(file), "Cache-Control": "max-age=600" })
      .end(request.method === "HEAD" ? "" : content);
  });
  host = await listen((_, response) => respond(response));
  chrome = await launch(["--enable-features=SplitCacheByNetworkIsolationKey"]);
});

after(async () => {
  await chrome?.close();
  server?.closeAllConnections();
  server?.close();
  for (const one of [plain, host]) one?.close();
});

beforeEach(() => {
  held = gone = /^$/;
  asked = [];
});

/**
 * A page with an empty cache.
 * @param {string} address
 * @param {string} [content] of the page around tables
 * @param {"load" | "commit"} [waitUntil]
 */
async function opened(address, content = "", waitUntil = "load") {
  body = content;
  const page = await (await chrome.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await page.goto(address, { waitUntil });
  return page;
}

const script = (/** @type {string} */ from) => `<script src="${from}all-fours-table.js"></script>`;
const table = (/** @type {number} */ id, attributes = 'lazy="false"') =>
  `<all-fours-table id="t${id}" variant="german" seed="BEG-2" lang="en" ${attributes}></all-fours-table>`;

/** @param {Page} page @param {string} [code] what to do with all tables */
const withTables = (page, code = "table.ready") => page.evaluate(
  `Promise.all([...document.querySelectorAll("all-fours-table")].map((table) => ${code})).then(() => {})`);

/** Waits until the program of a page, or of its frame, has a table. @param {Page} page */
async function shown(page) {
  for (let tries = 0; tries < 300; ++tries) {
    const frame = page.frames().at(-1);
    if (await frame?.evaluate("globalThis.allfours?.ready").catch(() => false)) {
      return /** @type {import("playwright-core").Frame} */ (frame);
    }
    await page.waitForTimeout(100);
  }
  throw new Error(`no table: ${page.frames().map((frame) => frame.url())}, ${asked}`);
}

/** The bytes that the project's server has sent while this is done.
 * @param {() => Promise<Page>} visit */
async function cost(visit) {
  const sent = () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  const start = sent();
  const page = await visit();
  const bytes = sent() - start;
  await page.context().close();
  return bytes;
}

/** Waits until a while has passed without a request. @param {Page} page */
async function quiet(page) {
  for (let before = -1; before !== asked.length;) {
    before = asked.length;
    await page.waitForTimeout(2000);
  }
}

test("the first picture of a table costs what the game's first table costs", async (t) => {
  held = /(page-second|chances|courts|book-\w+)-/;
  const game = await cost(async () => {
    const page = await opened(`${tables}#${german}&lang=en`);
    await shown(page);
    return page;
  });
  const embedded = await cost(async () => {
    const page = await opened(host.address, script(tables) + table(0));
    await withTables(page);
    await shown(page);
    return page;
  });
  t.diagnostic(`${game} bytes of the game, ${embedded} of a table`);
  assert.ok(embedded <= game * 1.05, `${embedded} bytes, ${game} of the game`);
});

test("twelve tables cost what one costs", async (t) => {
  const costOf = (/** @type {number} */ count) => cost(async () => {
    const page = await opened(host.address, script(tables) + Array.from({ length: count }, (_, i) => table(i)).join(""));
    // The answer to a step needs all of the program.
    await withTables(page, "table.next()");
    await quiet(page);
    return page;
  });
  const one = await costOf(1);
  const twelve = await costOf(12);
  t.diagnostic(`${one} bytes of one, ${twelve} of twelve`);
  assert.ok(twelve <= one * 1.1, `${twelve} bytes of twelve, ${one} of one`);
});

test("a table below the fold loads nothing before it comes near", async () => {
  const page = await opened(host.address, `${script(tables)}<p style="height: 5000px"></p>${table(0, "")}`);
  // Long enough for an observer to see it.
  await page.evaluate(() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 300)))));
  assert.deepEqual(asked, ["all-fours-table.js"]);
  await page.evaluate("document.querySelector('all-fours-table').scrollIntoView()");
  await shown(page);
  assert.ok(asked.some((file) => file.startsWith("page-first-")), `${asked}`);
  await page.context().close();
});

test("the program comes beside the page of the frame", async () => {
  held = /embed\.html/;
  const page = await opened(host.address, script(tables) + table(0), "commit");
  const parts = [/^page-first-/, /allfours-sans-bold-/, /allfours-sans-[0-9a-f]+\./, /allfours-index-/];
  for (let tries = 0; tries < 100 && !parts.every((part) => asked.some((file) => part.test(file))); ++tries) {
    await page.waitForTimeout(50);
  }
  assert.deepEqual(parts.filter((part) => !asked.some((file) => part.test(file))), [], `${asked}`);
  await page.context().close();
});

test("what needs the second module waits for it", async () => {
  held = /page-second-/;
  const page = await opened(host.address, script(tables) + table(0));
  await withTables(page);
  const answer = page.evaluate("document.querySelector('all-fours-table').next().then(({ moment }) => moment)");
  const before = await page.evaluate("document.querySelector('all-fours-table').state.moment");
  const early = await Promise.race([answer, page.waitForTimeout(500).then(() => "waits")]);
  assert.equal(early, "waits");
  assert.equal(await page.evaluate("document.querySelector('all-fours-table').state.moment"), before);
  await page.context().close();
});

test("without the second module the table says so, and so do its answers", async () => {
  gone = /^page-second-/;
  const page = await opened(`${plain.address}around`, `<script>window.told = [];
    addEventListener("allfours-error", ({ detail }) => told.push(detail.code));</script>
    ${script(plain.address)}${table(0)}`);
  await withTables(page);
  const code = await page.evaluate(
    "document.querySelector('all-fours-table').next().then(() => 'done', (error) => error.code)");
  assert.equal(code, "failed");
  assert.ok((await page.evaluate("told")).length > 0);
  await page.frames()[1].locator("#problem").getByText(/could not be loaded/).waitFor();
  await page.context().close();
});

/** A frame without the element, of opaque origin or not.
 * @param {string} from
 * @param {string} [attributes] */
const frameOf = (from, attributes = 'sandbox="allow-scripts"') => `<iframe ${attributes} width="480" height="320"
  src="${from}embed.html?by=hand#${german}&lang=de&controls=full"></iframe>`;

/** Plays in a frame with controls="full". @param {import("playwright-core").Frame} frame */
async function play(frame) {
  const stand = frame.locator('#actions [data-act="say:stand"]');
  await stand.evaluate((one) => /** @type {HTMLElement} */ (one).click());
  await frame.locator('#hand button:not([aria-disabled="true"])').first().waitFor({ state: "attached" });
  assert.equal(await frame.evaluate("document.documentElement.lang"), "de");
}

test("a sandboxed frame loads the parts from a host that lets it", async () => {
  const page = await opened(host.address, frameOf(tables));
  const frame = await shown(page);
  assert.equal(await frame.evaluate("origin"), "null");
  await play(frame);
  assert.match(frame.url(), /\/embed\.html\?by=hand#/);
  assert.ok(!asked.includes("alone.html"), `${asked}`);
  await page.context().close();
});

test("a sandboxed frame of a host without headers becomes alone.html, with all it was given", async () => {
  const page = await opened(host.address, frameOf(plain.address));
  const frame = await shown(page);
  assert.equal(frame.url(), `${plain.address}alone.html?by=hand#${german}&lang=de&controls=full`);
  await play(frame);
  await page.context().close();
});

test("a table of a host without headers works, as alone.html in a page of another host", async () => {
  for (const [around, alone] of /** @type {const} */ ([[host.address, true], [`${plain.address}around`, false]])) {
    asked = [];
    const page = await opened(around, script(plain.address) + table(0));
    await withTables(page, "table.next()");
    assert.equal(asked.includes("alone.html"), alone, `${asked}`);
    await page.context().close();
  }
});

test("a page that lets its scripts fetch nothing has tables that load by themselves", async () => {
  const policy = `default-src 'none'; script-src ${tables}; frame-src ${tables}; style-src 'unsafe-inline'`;
  const page = await opened(host.address,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">${script(tables)}${table(0)}`);
  await withTables(page, "table.next()");
  assert.ok(asked.some((file) => file.startsWith("page-second-")) && !asked.includes("alone.html"), `${asked}`);
  await page.context().close();
});

test("without parts and without alone.html a sentence says so", async () => {
  gone = /^(alone\.html|page-first-.*)$/;
  const page = await opened(`${plain.address}embed.html#${german}&lang=en`);
  await page.locator("#problem").getByText(/could not be loaded/).waitFor();
  assert.match(page.url(), /embed\.html/);
  await page.context().close();
});

test("a frame whose origin is its host's takes no files from the page around it", async () => {
  const page = await opened(host.address, `<script>window.wanted = [];
    addEventListener("message", ({ data }) => wanted.push(data));</script>
    ${frameOf(tables, 'name="all-fours-table"')}`);
  const frame = await shown(page);
  assert.notEqual(await frame.evaluate("origin"), "null");
  assert.deepEqual(await page.evaluate("wanted"), []);
  await page.context().close();
});

test("a frame may fetch from its own folder alone", async () => {
  const page = await opened(host.address, frameOf(tables));
  const frame = await shown(page);
  const outcome = (/** @type {string} */ address) => frame.evaluate((one) =>
    fetch(one, { mode: "no-cors" }).then(() => "fetched", () => "refused"), address);
  assert.equal(await outcome(`${tables}robots.txt`), "fetched");
  assert.equal(await outcome(plain.address), "refused");
  await page.context().close();
});

test("embed.html and alone.html work as files", async () => {
  for (const name of ["embed.html", "alone.html"]) {
    const page = await opened(`${pathToFileURL(join(dist, name))}#${german}&lang=de&controls=full`);
    const frame = await shown(page);
    assert.match(frame.url(), /^file:.*alone\.html#v=german&seed=BEG-2&lang=de&controls=full$/);
    await play(frame);
    await page.context().close();
  }
});
