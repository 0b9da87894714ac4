// One page has the licence notices of every part of dist/; the pages work with the headers that a host can
// add, and without them.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { headersOf } from "./headers.mjs";
import { root } from "./host.mjs";
import { fileOf, listen, typeOf } from "./listen.mjs";
import { launch, open } from "./page.mjs";

const dist = join(root, "dist");
const html = await readFile(join(dist, "licences.html"), "utf8");
const source = (/** @type {string} */ file) => readFile(join(root, file), "utf8");

/** @type {import("./listen.mjs").Listening} */
let server;
/** @type {import("playwright-core").Browser} */
let chrome;
let address = "";

before(async () => {
  const rules = await readFile(join(dist, "_headers"), "utf8");
  server = await listen(async (request, response) => {
    const file = fileOf(request.url);
    try {
      const content = await readFile(join(dist, file));
      const given = headersOf(rules, (request.url ?? "/").split("?")[0]);
      response.writeHead(200, { "Content-Type": typeOf(file), ...given }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  address = server.address;
  chrome = await launch();
});

after(async () => {
  await chrome?.close();
  server?.close();
});

test("the page of licences lists every third-party part of dist/", async () => {
  // Compiled into the programs: the libraries of the build, except those of tests.
  const build = await source("web/setup/third_party.cmake");
  const libraries = [...build.matchAll(/add_library\((\w+) /g)].map(([, name]) => name);
  /** @type {Record<string, RegExp | null>} */
  const names = { sdl2: /SDL/, imgui: /Dear ImGui/, imgui_backend: /Dear ImGui/, gtest: null, nlohmann_json: null };
  for (const name of libraries) {
    assert.ok(name in names, `${name} is new: is it in dist/, and what does it want said?`);
    const said = names[name];
    if (said) assert.match(html, said);
  }
  // These are used in tests alone.
  for (const file of await readdir(join(root, "src"), { recursive: true })) {
    if (!/\.[ch]pp$/.test(file)) continue;
    assert.doesNotMatch(await source(join("src", file)), /nlohmann|gtest/, file);
  }
  // The sources of the assets, except tools.
  const { dependencies } = JSON.parse(await source("assets/package.json"));
  const tools = ["svgo", "@resvg/resvg-wasm", "harfbuzzjs"];
  /** @type {Record<string, RegExp>} */
  const made = { "@letele/playing-cards": /letele\/playing-cards/, "dejavu-fonts-ttf": /DejaVu/, "qrcode-generator": /Kazuhiko Arase/, "qr": /Paul Miller/ };
  for (const name of Object.keys(dependencies).filter((one) => !tools.includes(one))) {
    assert.ok(name in made, `${name} is new: what does it want said?`);
    assert.match(html, made[name]);
  }
  // Parts of the compiler, and of Dear ImGui.
  for (const said of [/The Emscripten Authors/, /musl as a whole is licensed/, /libc\+\+/, /Sean Barrett/,
    /Omar Cornut/, /Sam Lantinga/, /Bitstream Vera/, /Tavmjong Bah/, /CC0 1\.0 Universal/, /The All Fours authors/]) {
    assert.match(html, said);
  }
});

test("the page is in three languages and linked from the settings and the text mirror", async () => {
  const game = await open(chrome, address, {});
  const { page } = game;
  assert.equal(await page.locator("#licences").getAttribute("href"), "licences.html");
  await page.locator('#actions [data-act="settings"]').evaluate((one) => /** @type {HTMLElement} */ (one).click());
  const link = page.locator("#sheet .licences a");
  await link.waitFor();
  await page.screenshot({ path: join(root, "build/screenshots/licences-link.png") });
  await page.goto(address + await link.getAttribute("href"));
  assert.equal(await page.locator("main > p[lang]").count(), 3);
  await page.setViewportSize({ width: 390, height: 844 });
  assert.ok(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"));
  await page.screenshot({ path: join(root, "build/screenshots/licences.png") });
  await game.close();
});

test("everything works with the headers proposed in dist/", async () => {
  const game = await open(chrome, address, { link: "v=german&seed=BEG-2" });
  await game.turn();
  await game.decide("say:stand");
  const files = await game.page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  assert.ok(files.length > 5);
  for (const path of ["fair/", "compose/"]) {
    await game.page.goto(address + path);
    await game.page.waitForFunction(() => document.querySelector("h1")?.textContent);
  }
  // An embedded table on a page of the same site.
  await game.page.goto(`${address}rules/en/trinidad.html`);
  const table = game.page.locator("all-fours-table").first();
  await table.scrollIntoViewIfNeeded();
  await table.evaluate((one) => /** @type {any} */ (one).ready);
  await game.close();
});

test("no other site can frame the game, and any site can frame a table", async () => {
  const other = await listen((request, response) => response.writeHead(200, { "Content-Type": "text/html" })
    .end(`<!doctype html><iframe src="${address}${(request.url ?? "").slice(1)}"></iframe>`));
  const page = await chrome.newPage();
  for (const [path, framed] of /** @type {const} */ ([["", false], ["index.html", false], ["embed.html", true], ["alone.html", true]])) {
    await page.goto(other.address + path);
    await page.waitForTimeout(300);
    const text = await page.frames()[1].evaluate(() => document.querySelector("#canvas") !== null).catch(() => false);
    assert.equal(text, framed, path);
  }
  await page.close();
  other.close();
});
