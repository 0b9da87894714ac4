// Tables in a page of somebody else's, on another origin: a dozen of them, loaded as they come near,
// without taking focus, wheel, keys or scrolling from it; messages both ways, good and hostile.
// The server sets no header but types and caching: any static host will do.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { readTongues } from "../../web/paper/words.mjs";
import { violations } from "./axe.mjs";
import { launch, phone } from "./page.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = process.env.ALLFOURS_DIST ?? join(root, "dist");

/** @typedef {import("../../web/embed/all-fours-table.js")} Script */
/** @typedef {import("playwright-core").Page} Page */

/** @type {import("playwright-core").Browser} */
let chrome;
/** @type {import("node:http").Server[]} */
const servers = [];
/** @type {string[]} what was asked of the tables' host */
let asked = [];
let tables = "";
let host = "";
/** @type {Map<string, string>} the host's pages by address */
const pages = new Map();

/** @param {import("node:http").RequestListener} answer */
async function listen(answer) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  return `http://127.0.0.1:${/** @type {{port: number}} */ (server.address()).port}/`;
}

before(async () => {
  tables = await listen(async (request, response) => {
    const file = (request.url ?? "/").slice(1);
    asked.push(file);
    try {
      const content = await readFile(join(dist, file));
      const type = file.endsWith(".html") ? "text/html" : "text/javascript";
      response.writeHead(200, { "Content-Type": type, "Cache-Control": "max-age=600" }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  host = await listen((request, response) => {
    const page = pages.get(request.url ?? "");
    response.writeHead(page ? 200 : 404, { "Content-Type": "text/html" }).end(page ?? "");
  });
  chrome = await launch();
});

after(async () => {
  await chrome?.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/**
 * A page of the host's with these contents; it notes keys, layout shifts and what tables say.
 * @param {string} body
 * @param {object} [context]
 */
async function open(body, context = {}) {
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

const table = (/** @type {string} */ id, attributes = "") =>
  `<all-fours-table id="${id}" variant="german" seed="BEG-2" ${attributes}></all-fours-table>`;

/** @param {Page} page
 * @param {string} id */
const ready = (page, id) =>
  page.evaluate((name) => /** @type {any} */ (document.getElementById(name)).ready, id);

/**
 * Runs in the page with the element `table`.
 * @param {Page} page
 * @param {string} code
 * @returns {Promise<any>}
 */
const withTable = (page, code) =>
  page.evaluate(`(async () => { const table = document.querySelector("all-fours-table");
    ${code} })()`);

test("twelve tables load as they come near, from one file, and take nothing", async () => {
  const { page, close } = await open(
    Array.from({ length: 12 }, (_, i) => `<p>Hand ${i}</p>${table(`t${i}`)}`).join(""));
  await ready(page, "t0");
  assert.ok(page.frames().length < 6, `${page.frames().length - 1} frames for one window`);
  await page.locator("#field").focus();
  for (let i = 0; i < 12; ++i) {
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), `t${i}`);
    await page.waitForFunction((id) =>
      /** @type {any} */ (window).heard.some((/** @type {any} */ one) =>
        one.id === id && one.name === "ready"), `t${i}`);
  }
  assert.equal(page.frames().length, 13);
  assert.deepEqual(asked, ["all-fours-table.js", "embed.html"], "the browser keeps the file");
  assert.equal(await page.evaluate("document.activeElement.id"), "field");
  assert.equal(await page.evaluate("shifted"), 0);
  const sandboxes = await page.evaluate(() =>
    [...document.querySelectorAll("all-fours-table")].map((one) =>
      one.shadowRoot?.querySelector("iframe")?.getAttribute("sandbox")));
  assert.deepEqual(new Set(sandboxes),
    new Set(["allow-scripts allow-popups allow-popups-to-escape-sandbox"]));
  for (const frame of page.frames().slice(1)) {
    assert.deepEqual(await frame.evaluate(() => {
      const outcome = (/** @type {() => unknown} */ call) => {
        try {
          call();
          return "allowed";
        } catch {
          return "refused";
        }
      };
      return [self.origin, outcome(() => localStorage), outcome(() => parent.document.body)];
    }), ["null", "refused", "refused"]);
  }
  await close();
});

test("lazy=\"false\" loads at once, however far", async () => {
  const { page, close } = await open(`<p style="height: 5000px"></p>${table("far", 'lazy="false"')}`);
  await page.waitForFunction("heard.some((one) => one.name === 'ready')");
  await close();
});

test("the wheel scrolls the page around, and keys stay where they are typed", async () => {
  const { page, close } = await open(`${table("one")}<p style="height: 2000px"></p>`);
  await ready(page, "one");
  await page.mouse.move(400, 200);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction("scrollY > 150");
  await page.evaluate("scrollTo(0, 0)");
  await page.locator("#field").focus();
  await page.keyboard.type("abc");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#field").inputValue(), "abc");
  assert.deepEqual(await page.evaluate("keys"), ["a", "b", "c", "Escape"]);
  // A press on the table gives it the keys; Tab gives them back.
  await page.mouse.click(400, 200);
  await page.waitForFunction("document.activeElement.id === 'one'");
  await page.keyboard.press("ArrowDown");
  assert.equal(await page.evaluate("keys.length"), 4);
  assert.equal(await page.evaluate("document.activeElement.id"), "one");
  for (let i = 0; i < 20 && await page.evaluate("document.activeElement.id") === "one"; ++i) {
    await page.keyboard.press("Tab");
  }
  assert.notEqual(await page.evaluate("document.activeElement.id"), "one");
  await close();
});

/** A page on a phone, with fingers. */
const onPhone = { viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const narrow = '<meta name="viewport" content="width=device-width">';

/**
 * A finger goes down at a place of the window, moves so far up, and leaves.
 * @param {Page} page
 * @param {number} x
 * @param {number} y
 * @param {number} up
 */
async function dragUp(page, x, y, up) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {number[]} */ ...to) =>
    devtools.send("Input.dispatchTouchEvent", {
      type, touchPoints: to.length > 0 ? [{ x: to[0], y: to[1] }] : [],
    });
  await touch("touchStart", x, y);
  for (let way = 10; way <= up; way += 10) await touch("touchMove", x, y - way);
  await touch("touchEnd");
  await devtools.detach();
}

/** Where a target of the table is in the window around it.
 * @param {Page} page
 * @param {string} id */
async function targetOf(page, id) {
  const [frame, box] = await Promise.all([
    page.frames()[1].evaluate((name) =>
      /** @type {any} */ (window).allfours.targets().find((/** @type {any} */ one) => one.id === name), id),
    page.locator("all-fours-table").boundingBox(),
  ]);
  assert.ok(frame && box, id);
  return { x: box.x + frame.x + frame.width * 0.3, y: box.y + frame.y + frame.height * 0.4 };
}

/** Until the page lies still, and then at its top.
 * @param {Page} page */
async function toTheTop(page) {
  await page.evaluate(async () => {
    for (let before = -1; before !== scrollY;) {
      before = scrollY;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    scrollTo(0, 0);
  });
  await page.waitForFunction("scrollY === 0");
}

test("a finger on the table pans and zooms the page around", async () => {
  const { page, close } = await open(
    `${narrow}${table("one")}<p style="height: 2000px"></p>`, onPhone);
  await ready(page, "one");
  await dragUp(page, 195, 200, 160);
  await page.waitForFunction("scrollY > 60");
  await toTheTop(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.synthesizePinchGesture", { x: 195, y: 200, scaleFactor: 2 });
  await page.waitForFunction("visualViewport.scale > 1.5");
  await close();
});

test("a finger drags a card, and the page around stays where it is", async () => {
  const { page, close } = await open(`${narrow}${
    table("one", 'controls="full" style="height: 560px; aspect-ratio: auto"')
  }<p style="height: 2000px"></p>`, onPhone);
  await ready(page, "one");
  const frame = page.frames()[1];
  const stand = frame.locator('#actions [data-act="say:stand"]');
  await stand.waitFor({ state: "attached" });
  // Beside the cards it pans the page, at whose turn ever it is.
  await dragUp(page, 195, 130, 100);
  await page.waitForFunction("scrollY > 40");
  await toTheTop(page);
  await stand.evaluate((one) => /** @type {HTMLElement} */ (one).click());
  const playable = frame.locator('#hand button:not([aria-disabled="true"])').first();
  await playable.waitFor({ state: "attached" });
  const card = await playable.getAttribute("data-act") ?? "";
  await page.waitForTimeout(1000);
  const { x, y } = await targetOf(page, card);
  await dragUp(page, x, y, 260);
  await frame.locator(`#hand [data-act="${card}"]`).waitFor({ state: "detached" });
  assert.equal(await page.evaluate("scrollY"), 0);
  await close();
});

test("a table is stepped from its page", async () => {
  const { page, close } = await open(table("one", 'at="3"'));
  assert.equal(await withTable(page, "return (await table.ready).moment"), 3);
  assert.equal(await withTable(page, "return (await table.next()).moment"), 4);
  assert.equal(await withTable(page, "return (await table.goto(1)).moment"), 1);
  assert.equal(await withTable(page, "return table.events.length"), 1);
  const end = await withTable(page, "return table.goto(table.state.moments)");
  assert.equal(await withTable(page, "return table.events.length"), end.moments);
  assert.equal(await withTable(page, "return (await table.previous()).moment"), end.moments - 1);
  assert.equal(await withTable(page, "return (await table.play()).moments"), end.moments);
  await page.waitForFunction("document.querySelector('all-fours-table').state.playing === false");
  await withTable(page, "table.setAttribute('at', 2)");
  await page.waitForFunction("document.querySelector('all-fours-table').state.moment === 2");
  // Each event is told as it is shown, and is the log's.
  const told = await page.evaluate(
    "heard.filter((one) => one.name === 'event').map((one) => one.detail)");
  assert.deepEqual(told.slice(0, 3).map((/** @type {any} */ one) => one.event.e),
    ["game", "first_dealer", "hand"]);
  for (const { moment } of told) assert.ok(moment >= 1 && moment <= end.moments);
  await close();
});

test("a seat's eyes see its own hand, and it decides", async () => {
  const { page, close } = await open(table("one"));
  const state = await ready(page, "one");
  const seat = /** @type {any} */ (state).turn;
  const seen = await withTable(page, `const { seat } = await table.setSeat(${seat});
    return { seat, events: table.events, choice: table.state.choice }`);
  assert.equal(seen.seat, seat);
  const deal = seen.events.find((/** @type {any} */ event) => event.e === "deal");
  assert.equal(deal.hands[seat].length, 6);
  assert.equal(deal.hands[1 - seat], null);
  assert.equal(seen.events[0].seed, null);
  assert.deepEqual(seen.choice, { kind: "say", says: ["stand", "beg"] });
  const refused = await withTable(page, `try {
      await table.decide({ e: "say", say: "run" });
    } catch (error) { return [error.code, error.message]; }`);
  assert.equal(refused[0], "not_possible");
  await withTable(page, `await table.decide({ e: "say", say: "stand" })`);
  await page.waitForFunction(
    "document.querySelector('all-fours-table').events.some((one) => one.say === 'stand')");
  await page.waitForFunction("heard.some((one) => one.name === 'error')");
  await close();
});

test("open hands tell everything", async () => {
  const { page, close } = await open(table("one", 'hands="open" controls="none"'));
  await ready(page, "one");
  const events = await withTable(page, "return table.events");
  assert.equal(events[0].seed, "BEG-2");
  assert.ok(events.find((/** @type {any} */ event) => event.e === "deal").hands
    .every((/** @type {any} */ hand) => hand.length === 6));
  await close();
});

test("what is refused is said in the table's language", async () => {
  for (const { code, parts } of readTongues()) {
    const { page, close } = await open(table("one", `lang="${code}"`));
    await ready(page, "one");
    const refused = (/** @type {string} */ what) =>
      withTable(page, `try { ${what} } catch (error) { return error.message }`);
    assert.equal(await refused('await table.goto("3")'),
      parts.page.bad_message.replace("{text}", "goto").replace("{n}", "1"));
    assert.equal(await refused("const next = table.next(); table.remove(); await next"),
      parts.page.table_gone);
    await close();
  }
});

test("a bad link is an error, and the table before it stays", async () => {
  const { page, close } = await open(table("one"));
  await ready(page, "one");
  const code = await withTable(page, `try { await table.load("v=whist&seed=A") }
    catch (error) { return error.code }`);
  assert.equal(code, "bad_link");
  assert.equal(await withTable(page, "return table.state.variant"), "german");
  assert.equal(await withTable(page,
    `return (await table.load({ variant: "sca", seed: "B" })).variant`), "sca");
  await withTable(page, "table.setAttribute('variant', 'pitch')");
  await page.waitForFunction("document.querySelector('all-fours-table').state.variant === 'pitch'");
  // Looks are those of another frame.
  await withTable(page, "table.setAttribute('controls', 'none')");
  assert.equal((await withTable(page, "return table.ready")).variant, "pitch");
  await close();
});

test("whatever a host sends, the table goes on", async () => {
  const { page, close } = await open(`<iframe id="raw" sandbox="allow-scripts" width="480"
    height="320" src="${tables}embed.html#v=german&seed=BEG-2"></iframe>`);
  const outcome = await page.evaluate(async () => {
    const frame = /** @type {HTMLIFrameElement} */ (document.getElementById("raw"));
    await new Promise((resolve) => {
      if (frame.contentDocument === null) resolve(null);
      else frame.addEventListener("load", resolve);
    });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    /** @type {any[]} */
    const heard = [];
    const post = (/** @type {any} */ message, ports = /** @type {MessagePort[]} */ ([])) =>
      frame.contentWindow?.postMessage(message, "*", ports);
    // Before there is a port: nothing counts but a connection.
    for (const junk of [null, 5, "connect", [], { allfours: 2 }, { allfours: 1, type: "goto" },
      { allfours: 1, type: "connect" }]) post(junk);
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => heard.push(data);
    post({ allfours: 1, type: "connect" }, [channel.port2]);
    // A second connection is not taken.
    const second = new MessageChannel();
    let stolen = 0;
    second.port1.onmessage = () => stolen++;
    post({ allfours: 1, type: "connect" }, [second.port2]);
    const until = async (/** @type {() => boolean} */ done) => {
      for (let i = 0; i < 200 && !done(); ++i) await new Promise((r) => setTimeout(r, 50));
    };
    await until(() => heard.some((one) => one.type === "ready"));

    let state = 7;
    const random = () => (state = (state * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
    const pick = (/** @type {any[]} */ list) => list[Math.floor(random() * list.length)];
    const types = ["load", "goto", "next", "previous", "play", "pause", "setSeat", "decide",
      "constructor", "__proto__", "toString", "", "state", 5, null];
    const values = [undefined, null, 0, 1, -1, 1.5, NaN, Infinity, 1e308, 2 ** 53, "", "1", "x".repeat(9000),
      "v=german&seed=A", "v=german&seed=A&log=1ZZZ", "%00%ff", "\u0000", "\ud800", [], [[]], {}, true,
      { e: "say" }, { e: "say", say: "beg" }, { e: "say", say: "host_load:x" }, { e: "play", card: "2c" },
      { e: "play", card: "2c 3c" }, { e: "discard", cards: Array(99).fill("2c") }, { e: "lay_down" },
      { e: "say", say: "beg", seat: 99 }, new Date(), new Map([[1, 2]]), new Uint8Array(3), 10n];
    for (let i = 0; i < 1500; ++i) {
      const message = pick([
        { type: pick(types), id: pick(values), moment: pick(values), seat: pick(values),
          link: pick(values), decision: pick(values) }, pick(values)]);
      channel.port1.postMessage(message);
    }
    channel.port1.postMessage({ type: "load", link: "v=german&seed=BEG-2", id: 4711 });
    await until(() => heard.some((one) => one.re === 4711));
    const answer = heard.find((one) => one.re === 4711);
    channel.port1.postMessage({ type: "goto", moment: "3", id: 4712 });
    channel.port1.postMessage({ type: "goto", moment: 3, id: 4713 });
    channel.port1.postMessage({ type: "later", id: 4714 });
    channel.port1.postMessage({ type: "next", id: 4715 });
    await until(() => heard.some((one) => one.re === 4715));
    const of = (/** @type {number} */ id) => heard.filter((one) => one.re === id);
    return {
      stolen, answer, bad: of(4712), good: of(4713), unknown: of(4714), last: of(4715),
      types: [...new Set(heard.map((one) => one.type))],
      codes: [...new Set(heard.filter((one) => one.type === "error").map((one) => one.code))],
    };
  });
  assert.equal(outcome.stolen, 0);
  assert.equal(outcome.answer.state.variant, "german");
  assert.equal(outcome.bad.length, 1);
  assert.equal(outcome.bad[0].code, "bad_message");
  assert.equal(outcome.good[0].state.moment, 3);
  assert.deepEqual(outcome.unknown, []);
  assert.equal(outcome.last[0].state.moment, 4);
  for (const code of outcome.codes) {
    assert.ok(["bad_message", "bad_link", "not_possible"].includes(code), code);
  }
  const frame = page.frames()[1];
  assert.equal(await frame.evaluate("allfours.ready"), true);
  assert.equal(await frame.locator("#problem").isVisible(), false);
  await close();
});

test("with full controls a hand is played in the frame", async () => {
  const { page, close } = await open(table("one", 'controls="full" style="width: 780px"'));
  await ready(page, "one");
  const frame = page.frames()[1];
  // By the page's own text, as a screen reader does.
  const button = frame.locator(
    '#hand button:not([aria-disabled="true"]), #actions button[data-act^="say"]').first();
  for (let i = 0; i < 3; ++i) {
    await button.waitFor({ state: "attached" });
    const before = await frame.locator("#rows li").count();
    await button.evaluate((one) => /** @type {HTMLElement} */ (one).click());
    await frame.waitForFunction((rows) => document.querySelectorAll("#rows li").length > rows, before);
  }
  assert.equal(await frame.locator('[data-act="new_game"]').count(), 0);
  await close();
});

/**
 * Plays some of a hand in the frame, by the page's own text, as a screen reader does.
 * @param {import("playwright-core").Frame} frame
 */
async function playSome(frame) {
  const button = frame.locator(
    '#hand button:not([aria-disabled="true"]), #actions button[data-act^="say"]').first();
  for (let i = 0; i < 4; ++i) {
    await button.waitFor({ state: "attached" });
    const before = await frame.locator("#rows li").count();
    await button.evaluate((one) => /** @type {HTMLElement} */ (one).click());
    await frame.waitForFunction((rows) => document.querySelectorAll("#rows li").length > rows, before);
  }
  await button.waitFor({ state: "attached" });
  return frame.locator("#rows li").allTextContents();
}

test("computer players think beside the frame, and in it where they must: the same game", async () => {
  /** @type {string[][]} */
  const games = [];
  for (const [workers, prepare] of /** @type {const} */ ([
    [1, ""],
    [0, "delete window.Worker"],
    [0, "window.Worker = class { constructor() { throw new DOMException('no', 'SecurityError'); } }"],
  ])) {
    const { page, close } = await open(table("one", 'controls="full" lazy="false"'));
    // Frames made from here on.
    await page.addInitScript(prepare);
    if (prepare) {
      await page.reload();
    }
    await ready(page, "one");
    games.push(await playSome(page.frames()[1]));
    assert.equal(page.workers().length, workers, prepare);
    await close();
  }
  assert.ok(games[0].length > 10);
  assert.deepEqual(games[1], games[0]);
  assert.deepEqual(games[2], games[0]);
});

test("a rule behind a point opens a tab of its own", async () => {
  // The dealer gives a point to eldest, who begged.
  const { page, close } = await open(`<all-fours-table id="one" controls="full" lang="fr"
    variant="trinidad" seed="rules-0-79" log="1BA"></all-fours-table>`);
  await ready(page, "one");
  const frame = page.frames()[1];
  await frame.locator('#rows [data-act^="why:"]').first().waitFor({ state: "attached" });
  const why = frame.locator('#rows [data-act^="why:"]').first();
  await why.evaluate((one) => /** @type {HTMLElement} */ (one).click());
  const link = frame.locator("#rows .evidence a").first();
  await link.waitFor({ state: "attached" });
  const act = await link.getAttribute("data-act") ?? "";
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    link.evaluate((one) => /** @type {HTMLElement} */ (one).click()),
  ]);
  await tab.waitForURL(`${tables}rules/fr/trinidad.html#${act.replace("explain:", "")}`);
  assert.equal(await tab.evaluate(() => self.origin), new URL(tables).origin);
  await tab.close();
  assert.equal(page.frames().length, 2);
  assert.ok(await frame.locator("#rows").count() > 0, "the table stays as it was");
  await close();
});

test("Copy works in the frame, and says so where it cannot", async () => {
  const shared = async (/** @type {import("playwright-core").Frame} */ frame) => {
    const share = frame.locator('[data-act="share"]');
    await share.waitFor({ state: "attached" });
    await share.evaluate((one) => /** @type {HTMLElement} */ (one).click());
    await frame.locator("#link-copy").click();
    return frame.locator("#sheet-message");
  };
  const { page, close } = await open(
    table("one", 'controls="full" style="height: 500px; aspect-ratio: auto"'));
  await ready(page, "one");
  const message = await shared(page.frames()[1]);
  await message.filter({ hasText: "Link copied" }).waitFor();
  assert.equal(await page.frames()[1].locator("#save-log, .link-code *").count(), 0);
  // What was copied is pasted into the page around.
  await page.locator("#field").focus();
  await page.keyboard.press("Control+V");
  assert.equal(await page.locator("#field").inputValue(), `${tables}#v=german&seed=BEG-2`);
  await close();

  // A browser that refuses both ways.
  const other = await open(
    table("one", 'controls="full" style="height: 500px; aspect-ratio: auto"'));
  await other.page.addInitScript(() => {
    if (self === top) return;
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
    Object.defineProperty(navigator, "share", {
      value: () => Promise.reject(new DOMException("no", "NotAllowedError")),
    });
  });
  await other.page.reload();
  await ready(other.page, "one");
  const frame = other.page.frames()[1];
  const selected = () => frame.waitForFunction(
    (text) => getSelection()?.toString() === text, `${tables}#v=german&seed=BEG-2`);
  await (await shared(frame)).filter({ hasText: "selected" }).waitFor();
  await selected();
  // The device's own way of sharing, refused: it copies instead.
  await frame.evaluate(() => getSelection()?.removeAllRanges());
  await frame.locator("#link-share").click();
  await selected();
  await other.close();
});

test("axe finds nothing wrong with a page of tables, nor with the tables", async () => {
  const text = await readFile(join(root, "tests", "browser", "host.html"), "utf8");
  const { page, close } = await open("");
  pages.set("/host.html", text.replace("{tables}", tables));
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${host}host.html`);
    await page.evaluate(() => Promise.all([...document.querySelectorAll("all-fours-table")]
      .map((one) => /** @type {any} */ (one).ready)));
    assert.equal(page.frames().length, 3);
    for (const [i, frame] of page.frames().slice(1).entries()) {
      // What is out of sight is not drawn.
      await page.locator("all-fours-table").nth(i).scrollIntoViewIfNeeded();
      await frame.locator("#loading").waitFor({ state: "hidden" });
    }
    for (const frame of page.frames()) {
      assert.deepEqual(await violations(frame), [], `${frame.url()}, ${colorScheme}`);
    }
    // A dialog in the frame that is played in.
    const full = page.frames()[2];
    await full.locator('#actions [data-act="settings"]').evaluate((one) =>
      /** @type {HTMLElement} */ (one).click());
    await full.locator("#sheet[open]").waitFor();
    assert.deepEqual(await violations(full), [], `the settings, ${colorScheme}`);
  }
  await close();
});

test("the smallest table, and one without its script's size, keep their space", async () => {
  const { page, close } = await open(
    table("small", 'style="width: 320px; height: 240px; aspect-ratio: auto"') +
    table("wide", 'style="width: 700px"'));
  await ready(page, "small");
  await ready(page, "wide");
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll("all-fours-table")].map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return [width, height];
    }));
  assert.deepEqual(sizes, [[320, 240], [700, 437.5]]);
  assert.equal(await page.evaluate("shifted"), 0);
  await close();
});
