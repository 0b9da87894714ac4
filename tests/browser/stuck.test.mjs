// A page that fails to start reports it in the reader's language, with a button that reloads everything and
// keeps saved games (web/page/watch.js).
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";

import { readTongues } from "../../web/paper/words.mjs";
import { root } from "./host.mjs";
import { fileOf, listen, typeOf } from "./listen.mjs";
import { browser, phone } from "./page.mjs";

const site = browser([], { paints: false });
const noise = /Failed to load|ERR_|404|not_loaded|nothing came|integrity|Error/;

/** Divides the page's network timeouts by forty.
 * @param {number} least shortest timeout to divide, in ms */
function impatient(least) {
  const set = window.setTimeout;
  Object.assign(window, {
    setTimeout: (/** @type {any} */ call, delay = 0, /** @type {any[]} */ ...rest) =>
      set(call, delay >= least ? delay / 40 : delay, ...rest),
  });
}

/**
 * A page some of whose files never arrive.
 * @param {RegExp} hung
 * @param {{path?: string, viewport?: {width: number, height: number}, language?: string,
 *     least?: number}} [options]
 */
async function waiting(hung, { path = "", viewport, language, least = 10000 } = {}) {
  const game = await site.open({ path: "robots.txt", waits: false, noise, viewport });
  const { page } = game;
  await page.context().addInitScript(impatient, least);
  if (language) {
    await page.context().addInitScript((settings) => {
      localStorage.setItem("allfours.settings.2", settings);
    }, `language ${language}\n`);
  }
  let holds = true;
  /** @type {(() => unknown)[]} */
  const held = [];
  await page.context().route(hung, async (route) => {
    if (holds) held.push(() => route.continue().catch(() => {}));
    else await route.continue();
  });
  await page.goto(site.address + path, { waitUntil: "commit" });
  return { game, page, problem: page.locator("#problem"), release: () => {
    holds = false;
    held.splice(0).forEach((go) => go());
  } };
}

test("a script that never arrives is reported, and the button restores page and game", async () => {
  const { game, page, problem, release } = await waiting(/\/nothing/, { path: "#v=german&seed=BEG-2" });
  await game.ready();
  await game.begin();
  await game.turn();
  await game.decide("say:stand");
  await page.context().route(/\/main-/, () => {});
  await page.reload({ waitUntil: "commit" });
  await problem.waitFor();
  assert.match(await problem.textContent() ?? "", /is not starting/);
  await page.screenshot({ path: join(root, "build/screenshots/stuck.png") });
  await page.context().unroute(/\/main-/);
  release();
  await problem.getByRole("button", { name: "Reload it" }).click();
  await game.ready();
  assert.equal(await problem.isVisible(), false);
  assert.ok((await game.rows()).some(({ text }) => text.includes("Stand")));
  await game.close();
});

for (const { code, parts: { page: words } } of readTongues()) {
  test(`the report is in the reader's language: ${code}`, async () => {
    const { game, page, problem } = await waiting(/\/main-/, { language: code, viewport: phone });
    await problem.waitFor();
    assert.equal(await problem.textContent(), `${words.stuck} ${words.afresh}`);
    await page.screenshot({ path: join(root, `build/screenshots/stuck-${code}.png`) });
    await game.page.context().close();
  });
}

test("a style sheet that never arrives hides neither the message nor the game", async () => {
  const { game, problem, release } = await waiting(/\/style-/);
  await game.ready();
  await problem.getByRole("button").waitFor();
  release();
  await game.close();
});

test("a page that is only slow removes the message", async () => {
  const { game, problem, release } = await waiting(/\/page-first-/, { least: 20000 });
  await problem.waitFor();
  release();
  await game.ready();
  await problem.waitFor({ state: "hidden" });
  await game.close();
});

for (const what of ["page-first", "words-en"]) {
  test(`${what} times out, with a report`, async () => {
    const { game, problem } = await waiting(new RegExp(`/${what}-`));
    await problem.filter({ hasText: "could not be loaded" }).waitFor();
    await problem.getByRole("button").waitFor();
    await game.page.context().close();
  });
}

for (const [what, body] of [["HTML", "<!doctype html><title>Hello</title>"], ["cut short", "import"]]) {
  test(`a script that is ${what} is reported at once`, async () => {
    const game = await site.open({ path: "robots.txt", waits: false, noise });
    await game.page.context().route(/\/main-/, (route) =>
      route.fulfill({ body, contentType: what === "HTML" ? "text/html" : "text/javascript" }));
    await game.page.goto(site.address);
    await game.page.locator("#problem").getByRole("button").waitFor();
    await game.page.context().close();
  });
}

for (const [path, hung] of /** @type {const} */ ([
  ["fair/", /paper\.js/], ["fair/", /words-en\.js/], ["compose/", /compose\.js/], ["compose/", /allfours\.js/],
])) {
  test(`${path} reports a missing ${hung.source}`, async () => {
    const { game, problem } = await waiting(hung, { path });
    await problem.getByRole("button").waitFor();
    await game.page.context().close();
  });
}

test("a late error of the page is reported; one of another script is not", async () => {
  const game = await site.open({ noise });
  const problem = game.page.locator("#problem");
  await game.page.evaluate(() => dispatchEvent(new ErrorEvent("error",
    { error: new Error("somebody's"), filename: "chrome-extension://abc/script.js" })));
  assert.equal(await problem.isVisible(), false);
  await game.page.evaluate(() => dispatchEvent(new ErrorEvent("error",
    { error: new WebAssembly.RuntimeError("unreachable"), filename: `${location.origin}/main.js` })));
  await problem.waitFor();
  await game.close();
});

test("an unhandled rejection of the page is reported; one of another script is not", async () => {
  const game = await site.open({ noise });
  const problem = game.page.locator("#problem");
  const reject = (/** @type {string} */ from) => {
    const reason = Object.assign(new Error("nobody's"), { stack: `Error: nobody's\n    at ${from}/script.js:1:1` });
    dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise: Promise.resolve(), reason }));
  };
  await game.page.evaluate(reject, "chrome-extension://abc");
  assert.equal(await problem.isVisible(), false);
  await game.page.evaluate(reject, new URL(site.address).origin);
  await problem.getByRole("button").waitFor();
  await game.close();
});

const { part_missing: missing, framed } = readTongues()[0].parts.page;

test("a part that cannot be loaded is reported where it is needed", async () => {
  const game = await site.open({ link: "v=german&seed=BEG-2", noise, without: /npm\/|qrcode-|verdicts-/ });
  const { page } = game;
  await game.turn();
  await page.locator('[data-act="share"]').evaluate((button) => /** @type {HTMLElement} */ (button).click());
  await page.locator(".link-code").getByText(missing).waitFor();
  await page.locator("#save-log").click();
  await page.locator(".log-file").getByText(missing).waitFor();
  await page.locator("#sheet-close").click();
  await page.locator("#sheet").waitFor({ state: "hidden" });
  await page.locator('[data-act="verdicts"]').evaluate((button) => /** @type {HTMLElement} */ (button).click());
  await page.locator("#sheet[open]").waitFor();
  assert.equal(await page.locator("#problem").isVisible(), false);
  await game.close();
});

/** The page in a frame of opaque origin. @param {string} address of the page */
async function framedPage(address) {
  const game = await site.open({ path: "robots.txt", waits: false, noise: /./ });
  const { page } = game;
  await page.setContent(`<iframe sandbox="allow-scripts" width="800" height="600" src="${address}"></iframe>`);
  return { game, frame: page.frameLocator("iframe") };
}

/** A host that sets no headers, where ours grants access. */
const hostWithoutHeaders = () => listen(async (request, response) => {
  const file = fileOf(request.url);
  const content = await readFile(join(process.env.ALLFOURS_DIST ?? join(root, "dist"), file)).catch(() => null);
  response.writeHead(content === null ? 404 : 200, { "Content-Type": typeOf(file) }).end(content);
});

test("a frame without access to the page's files says so, with a link", async () => {
  const host = await hostWithoutHeaders();
  const { game, frame } = await framedPage(host.address);
  const problem = frame.locator("#problem");
  assert.equal(await problem.getByRole("link", { name: framed }).getAttribute("href"), host.address);
  assert.equal(await frame.locator("#loading").isVisible(), false);
  await game.page.screenshot({ path: join(root, "build/screenshots/framed.png") });
  await game.page.context().close();
  host.close();
});

test("with access granted by the host the game works in such a frame", async () => {
  const { game, frame } = await framedPage(site.address);
  await frame.locator('[data-act="start"]').evaluate((button) => /** @type {HTMLElement} */ (button).click());
  await frame.locator("#hand button").first().waitFor({ state: "attached" });
  assert.equal(await frame.locator("#problem").isVisible(), false);
  await game.page.screenshot({ path: join(root, "build/screenshots/framed-played.png") });
  await game.page.context().close();
});

test("the game works without streaming compilation and ResizeObserver", async () => {
  const game = await site.open({ viewport: phone, prepare: () => {
    Reflect.deleteProperty(WebAssembly, "compileStreaming");
    Reflect.deleteProperty(window, "ResizeObserver");
  }, link: "v=german&seed=BEG-2" });
  await game.turn();
  await game.decide("say:stand");
  await game.page.setViewportSize({ width: 844, height: 390 });
  await game.page.waitForFunction(() => /** @type {any} */ (window).allfours.targets()
    .some((/** @type {{x: number}} */ { x }) => x > 400));
  await game.close();
});

test("the watchdog is small, and the policy allows no other inline script", async () => {
  const html = await readFile(join(root, "dist/index.html"), "utf8");
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? "";
  const without = html.replace(script, "");
  const size = brotliCompressSync(html).length - brotliCompressSync(without).length;
  assert.ok(size < 1300, `${size} bytes`);
  assert.doesNotMatch(html, /'unsafe-/);
});
