// The page without a network, and a newer build beside an older one.
import assert from "node:assert/strict";
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { installClock } from "./clock.mjs";
import { fileOf, listen, typeOf } from "./listen.mjs";
import { Game } from "./game.mjs";
import { launch } from "./page.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = process.env.ALLFOURS_DIST ?? join(root, "dist");

/** @type {import("playwright-core").Browser} */
let chrome;
/** @type {import("./listen.mjs").Listening} */
let server;
let address = "";
let folder = dist;
let down = false;
let broken = /^$/;
let work = "";

before(async () => {
  work = await mkdtemp(join(tmpdir(), "allfours-offline-"));
  server = await listen(async (request, response) => {
    const path = fileOf(request.url);
    if (down) {
      response.destroy();
      return;
    }
    try {
      if (broken.test(path)) throw new Error("broken");
      const content = await readFile(join(folder, path));
      response.writeHead(200, { "Content-Type": typeOf(path) }).end(content);
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
  await rm(work, { recursive: true, force: true });
});

/** Another build of the same program, marked in its style. */
async function nextBuild() {
  const source = join(work, "source");
  await mkdir(join(source, "build", "web"), { recursive: true });
  await cp(join(root, "web"), join(source, "web"), { recursive: true });
  for (const part of ["LICENSE", "assets", "src", "build/assets"]) await symlink(join(root, part), join(source, part));
  for (const part of await readdir(join(root, "build/web"))) {
    if (part.startsWith("site") || part === "words") {
      await cp(join(root, "build/web", part), join(source, "build/web", part), { recursive: true });
    } else {
      // Build data is only read.
      await symlink(join(root, "build/web", part), join(source, "build/web", part));
    }
  }
  const style = join(source, "web/page/style.css");
  await writeFile(style, `${await readFile(style, "utf8")}\n:root { --build: next; }\n`);
  const out = join(work, "next");
  execFileSync("node", [join(source, "web/setup/dist.mjs"), source, out]);
  execFileSync("node", [join(source, "web/setup/worker.mjs"), source, out]);
  return out;
}

/** @param {import("playwright-core").Page} page */
const buildOf = (page) => page.evaluate(() =>
  getComputedStyle(document.documentElement).getPropertyValue("--build").trim() || "first");

async function open() {
  const context = await chrome.newContext({ viewport: { width: 1280, height: 720 } });
  await context.addInitScript(() => {
    // An embedded table has no storage.
    if (window === top) localStorage.setItem("allfours.settings.2", "pace fast\ngames_begun 3\nlast_card off\n");
  });
  await context.addInitScript(installClock, { rate: 1, paints: false });
  const page = await context.newPage();
  /** @type {string[]} */
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  const game = new Game(page, false, async () => {
    await context.close();
    assert.deepEqual(wrong, []);
  });
  game.hurries = true;
  await page.goto(`${address}#v=german&seed=BEG-2`);
  await game.ready();
  return game;
}

/** Waits until the service worker has stored everything.
 * @param {Game} game */
const kept = (game) => game.page.evaluate(async () => {
  const { active, installing, waiting } = await navigator.serviceWorker.ready;
  return [active, installing, waiting].map((one) => one?.state);
});

/** @param {Game} game */
const update = (game) => game.page.evaluate(async () => {
  await (await navigator.serviceWorker.ready).update().catch(() => {});
});

test("once loaded, the game works offline", async () => {
  const game = await open();
  await kept(game);
  down = true;
  server.hangUp();
  await game.page.reload();
  await game.ready();
  assert.equal(await game.page.evaluate("navigator.serviceWorker.controller !== null"), true);
  await game.playHand();
  assert.ok((await game.rows()).some((row) => row.kind === "award"));
  // The bots' worker and the rules work, too.
  assert.equal(game.page.workers().length, 1);
  await game.page.keyboard.press("i");
  await game.settled();
  assert.ok((await game.targets()).some((target) => target.id === "close"), "the sheet is open");
  await game.picture("offline-rules");
  // So do the pages beside the game, in every language.
  for (const [path, title] of [["rules/en/pitch.html", /Pitch/], ["rules/de/", /All Fours|Regeln/],
    ["compose/", /./], ["fair/", /fair/]]) {
    await game.page.goto(address + path);
    await game.page.waitForFunction(() => document.querySelector("h1")?.textContent);
    assert.match(await game.page.title(), /** @type {RegExp} */ (title));
  }
  // An address without a fragment, and with the file name.
  await game.page.goto(`${address}index.html`);
  await game.ready();
  down = false;
  await game.close();
});

/**
 * Corrupts some stored files.
 * @param {Game} game
 * @param {string} some
 */
const spoil = (game, some) => game.page.evaluate(async (pattern) => {
  let spoilt = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!new RegExp(pattern).test(request.url)) continue;
      const { headers } = /** @type {Response} */ (await cache.match(request));
      await cache.put(request, new Response("<!doctype html><title>Hello</title>", { headers }));
      ++spoilt;
    }
  }
  return spoilt;
}, some);

test("a corrupted cache is repaired online and reported offline", async () => {
  const game = await open();
  const { page } = game;
  await kept(game);
  assert.ok(await spoil(game, "/$|(main|page-first|page-second|style|words-en|allfours-)[a-z-]*-[0-9a-f]{10}") > 6);
  await page.reload();
  await game.ready();
  assert.equal(await page.locator("#problem").isVisible(), false);
  // They are stored again.
  down = true;
  server.hangUp();
  await page.reload();
  await game.ready();
  await game.playHand();
  assert.equal(await spoil(game, "/main-"), 1);
  await page.reload();
  await page.locator("#problem").getByRole("button").waitFor();
  // Without a network, pressing it deletes nothing.
  await page.locator("#problem").getByRole("button").click();
  await page.locator("#problem button:not([disabled])").waitFor();
  assert.equal(await page.evaluate(async () => (await caches.keys()).length), 1);
  down = false;
  await page.locator("#problem").getByRole("button").click();
  await game.ready();
  await game.close();
});

test("the page can be installed", async () => {
  const game = await open();
  const manifest = await game.page.evaluate(async () => {
    const link = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=manifest]"));
    const text = await (await fetch(link.href)).json();
    const sizes = [];
    for (const icon of text.icons) {
      const picture = new Image();
      picture.src = new URL(icon.src, link.href).href;
      await picture.decode();
      sizes.push(`${picture.naturalWidth} ${icon.sizes} ${icon.purpose ?? ""}`);
    }
    return { text, sizes };
  });
  assert.equal(manifest.text.display, "standalone");
  assert.deepEqual(manifest.sizes.slice(1),
    ["192 192x192 ", "512 512x512 ", "512 512x512 maskable"]);
  const devtools = await game.page.context().newCDPSession(game.page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  const reasons = installabilityErrors.map((one) => one.errorId).filter((id) => id !== "in-incognito");
  assert.deepEqual(reasons, []);
  await game.close();
});

test("a newer build is installed as a whole, with the person's consent", async () => {
  const game = await open();
  await kept(game);
  await game.page.reload();
  await game.ready();
  assert.equal(await buildOf(game.page), "first");
  const notice = game.page.locator("#update");
  assert.equal(await notice.isVisible(), false);

  // A build with a missing file is not used.
  folder = await nextBuild();
  broken = /^page-first-|^style-/;
  await update(game);
  await game.page.waitForTimeout(1500);
  assert.equal(await notice.isVisible(), false);
  await game.page.reload();
  await game.ready();
  assert.equal(await buildOf(game.page), "first");
  broken = /^$/;

  await update(game);
  await notice.waitFor();
  // The old page continues, also after a manual reload.
  await game.turn();
  await game.press("say:beg");
  await game.page.locator("#rows", { hasText: "I beg" }).waitFor({ state: "attached" });
  assert.equal(await buildOf(game.page), "first");
  await game.picture("offline-notice");
  await notice.locator("button").click();
  await game.page.waitForFunction(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--build").trim() === "next");
  await game.ready();
  // Everything is new, without a network.
  down = true;
  server.hangUp();
  await game.page.reload();
  await game.ready();
  assert.equal(await buildOf(game.page), "next");
  await game.playHand();
  down = false;
  folder = dist;
  await game.close();
});
