// Many tables in an embedding page: a dozen are live, the others are suspended and return at their moment;
// message floods, a detached table, a page that blocks frames.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { chrome, open, ready, root, table, tables, withTable } from "./host.mjs";
import { listen } from "./listen.mjs";
import { all } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** More tables than have a frame at once, each with its own program: slow on a busy machine. */
const patience = { timeout: 120000 };
const many = all ? 24 : 18;
const atOnce = all ? 50 : 20;

const frames = (/** @type {Page} */ page) => page.locator("all-fours-table iframe").count();

/** @param {Page} page @param {string} id */
async function lookAt(page, id) {
  await page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), id);
  await page.waitForFunction((name) => {
    const shown = document.getElementById(name)?.shadowRoot?.querySelector("iframe");
    return shown?.classList.contains("speaks");
  }, id, patience);
}

test("of many tables a dozen have a frame, and each returns at its moment", async () => {
  const { page, close } = await open(
    Array.from({ length: many }, (_, i) => table(`t${i}`, `at="${2 + i % 4}"`)).join(""));
  await lookAt(page, "t0");
  await ready(page, "t0");
  // Its moment and its seat after stepping.
  await withTable(page, "await table.setSeat(1); await table.goto(3); return (await table.next()).moment");
  for (let i = 1; i < many; ++i) {
    await lookAt(page, `t${i}`);
    assert.ok(await frames(page) <= 12, `${await frames(page)} frames`);
  }
  await page.waitForFunction("!document.querySelector('all-fours-table').shadowRoot.querySelector('iframe')");
  const away = await withTable(page, "return { frame: !!table.shadowRoot.querySelector('iframe'), " +
    "state: table.state, events: table.events.length }");
  assert.equal(away.frame, false);
  assert.equal(away.state.moment, 4);
  assert.equal(away.events, 4);
  await page.evaluate("heard.length = 0");
  await lookAt(page, "t0");
  await page.waitForFunction("document.getElementById('t0').events.length === 4");
  const back = await withTable(page, "await table.ready; return [table.state.moment, table.state.seat]");
  assert.deepEqual(back, [4, 1]);
  // Nothing is dispatched twice.
  assert.deepEqual(await page.evaluate("heard.filter((one) => one.id === 't0' && one.name !== 'state')"), []);
  assert.equal(await withTable(page, "return (await table.next()).moment"), 5);
  // No graphics context was lost. Tables near this one return, too, and others give up their frames: until
  // all frames have responded, any of them may go.
  await page.waitForFunction(() => [.../** @type {NodeListOf<any>} */ (document.querySelectorAll("all-fours-table"))]
    .every((one) => !one.shadowRoot.querySelector("iframe") || one.events.length === one.state?.moment));
  for (const frame of page.frames().slice(1)) {
    assert.equal(await frame.locator("#canvas").evaluate((canvas) =>
      /** @type {HTMLCanvasElement} */ (canvas).getContext("webgl")?.isContextLost()), false);
  }
  await close();
});

test("many tables that load at once take turns, and a request is answered out of turn", async () => {
  const { page, close } = await open(
    Array.from({ length: atOnce }, (_, i) => table(`t${i}`, 'lazy="false"')).join(""));
  await page.waitForFunction((count) =>
    /** @type {any} */ (window).heard.filter((/** @type {any} */ one) => one.name === "ready").length === count,
  atOnce, patience);
  assert.ok(await frames(page) <= 12, `${await frames(page)} frames`);
  const moments = await page.evaluate(async () => {
    const all = /** @type {any[]} */ ([...document.querySelectorAll("all-fours-table")]);
    return (await Promise.all([3, 9, 18].map((i) => all[i].goto(4)))).map(({ moment }) => moment);
  });
  assert.deepEqual(moments, [4, 4, 4]);
  await close();
});

test("a table with a decision keeps its frame", async () => {
  const { page, close } = await open(table("mine", 'controls="full"') +
    Array.from({ length: 15 }, (_, i) => table(`t${i}`)).join(""));
  await lookAt(page, "mine");
  await withTable(page, "await table.ready; const { seat } = await table.setSeat(table.state.turn ?? 0);" +
    "return (await table.decide({ e: 'say', say: 'stand' })).moment");
  for (let i = 0; i < 15; ++i) await lookAt(page, `t${i}`);
  assert.equal(await withTable(page, "return !!table.shadowRoot.querySelector('iframe')"), true);
  await close();
});

test("a flood of messages is answered up to a limit, and the rest reported as dropped", async () => {
  const { page, close } = await open(table("one"));
  await ready(page, "one");
  const outcome = await page.evaluate(async () => {
    const one = /** @type {any} */ (document.getElementById("one"));
    const all = await Promise.allSettled(Array.from({ length: 2000 }, (_, i) => one.goto(1 + i % 5)));
    const codes = all.map((each) => each.status === "fulfilled" ? "" : each.reason.code);
    return { done: codes.filter((code) => code === "").length,
      codes: [...new Set(codes)] };
  });
  assert.deepEqual(outcome.codes.sort(), ["", "too_many"]);
  assert.ok(outcome.done > 10, JSON.stringify(outcome));
  // Messages without an id are refused by number.
  await page.waitForFunction(() => /** @type {any} */ (window).heard.some((/** @type {any} */ one) =>
    one.name === "error" && /\d{3}/.test(one.detail.message)));
  await page.waitForTimeout(1100);
  assert.equal(await withTable(page, "return (await table.goto(3)).moment"), 3);
  await close();
});

test("a host that waits for each answer is never refused, however slow the device is", async () => {
  const { page, close } = await open(table("one"));
  await ready(page, "one");
  // A device on which each request takes a part of a second.
  await page.frames()[1].evaluate(() => {
    const real = performance.now.bind(performance);
    performance.now = () => 40 * real();
  });
  const codes = await withTable(page, `
    const codes = [];
    for (let i = 0; i < 20; ++i) {
      for (const request of [() => table.load("v=german&seed=SLOW-" + i), () => table.goto(3), () => table.goto(1)]) {
        await request().catch(({ code }) => codes.push(code));
      }
    }
    return codes`);
  assert.deepEqual(codes, []);
  await close();
});

test("a table outside the document rejects requests", async () => {
  const { page, close } = await open(table("one"));
  assert.deepEqual(await page.evaluate(async () => {
    const made = /** @type {any} */ (document.createElement("all-fours-table"));
    const outcome = await made.next().catch((/** @type {any} */ error) => error.code);
    // A request before the table is placed is answered once it is.
    const placed = /** @type {any} */ (document.createElement("all-fours-table"));
    const moment = placed.goto(2).then((/** @type {any} */ state) => state.moment);
    document.body.append(placed);
    return [outcome, await moment];
  }), ["failed", 2]);
  await close();
});

/**
 * The message of a table on a page with these headers.
 * @param {Record<string, string>} headers
 * @param {string} from where the tables are
 */
async function behind(headers, from = tables) {
  const server = await listen((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html", ...headers }).end(`<!doctype html><html lang="en">
      <script src="${from}all-fours-table.js"></script>${table("one", 'lazy="false"')}`);
  });
  const page = await chrome.newPage();
  await page.goto(server.address);
  const said = await page.waitForFunction(() => {
    const one = /** @type {any} */ (document.getElementById("one"));
    return one?.shadowRoot?.querySelector(".cover")?.firstChild.textContent || (one?.state && "plays");
  });
  const text = String(await said.jsonValue());
  const code = text === "plays" ? "" : await withTable(page, "return table.ready.catch(({ code }) => code)");
  if (text !== "plays") await page.screenshot({ path: join(root, `build/screenshots/kept-out-${text.length}.png`) });
  await page.close();
  server.close();
  return [text, code];
}

test("a page whose policy blocks tables is told the policy", async () => {
  const [text, code] = await behind({ "Content-Security-Policy": "frame-src 'self'" });
  assert.match(text, /policy frame-src/);
  assert.equal(code, "failed");
});

test("a page that requires headers is told so, and works with those of _headers", async () => {
  const strict = { "Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Opener-Policy": "same-origin" };
  /** @type {Record<string, string>} */
  let own = { "Cross-Origin-Resource-Policy": "cross-origin" };
  const server = await listen(async (request, response) => {
    const file = (request.url ?? "/").slice(1);
    const type = file.endsWith(".html") ? "text/html" : "text/javascript";
    response.writeHead(200, { "Content-Type": type, ...own }).end(await readFile(join(root, "dist", file)));
  });
  const [text] = await behind(strict, server.address);
  assert.match(text, /Cross-Origin-Embedder-Policy/);
  own = { ...own, "Cross-Origin-Embedder-Policy": "require-corp" };
  assert.deepEqual(await behind(strict, server.address), ["plays", ""]);
  server.close();
});

test("a refusal before the host connects is delivered after it does", async () => {
  const { page, close } = await open(`<iframe id="raw" sandbox="allow-scripts" width="480"
    height="320" src="${tables}embed.html#v=german&seed=BEG-2&at=6"></iframe>`);
  await page.frameLocator("#raw").getByText("cannot be opened").first().waitFor({ state: "attached" });
  const heard = /** @type {any} */ (await page.evaluate(() => new Promise((resolve) => {
    const frame = /** @type {HTMLIFrameElement} */ (document.getElementById("raw"));
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    frame.contentWindow?.postMessage({ allfours: 1, type: "connect" }, "*", [port2]);
    setTimeout(() => resolve(null), 5000);
  })));
  assert.equal(heard?.code, "bad_link");
  assert.match(heard?.message ?? "", /from 1 to 5, not "6"/);
  await close();
});
