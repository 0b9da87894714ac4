// Records which functions of the program no first decision calls: node second_module.mjs, some minutes. Plays
// the ways to a first decision in a page whose program notes what is called (wasm-split --instrument), while
// the second module is held back, and writes web/setup/second_module.txt, by which the program is split. It is
// never needed, but makes the first module smaller again when much has been added to the program.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { functions, shortName } from "../../web/setup/function_names.mjs";
import { serve } from "../../web/setup/serve.mjs";
import { desktop, launch, open, phone } from "./page.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const program = join(root, "build/web/site/page.wasm");
const settings = readFileSync(join(root, "build/web/CMakeCache.txt"), "utf8");
const tool = (/** @type {string} */ name) => new RegExp(`ALLFOURS_${name}:\\w+=(.*)`).exec(settings)?.[1] ?? "";

const work = mkdtempSync(join(tmpdir(), "allfours-second-"));
const instrumented = join(work, "page.wasm");
execFileSync(tool("WASM_SPLIT"), ["--instrument", "--enable-bulk-memory", program, "-o", instrumented]);
const server = await serve(join(root, "dist"), 0);
const address = `http://127.0.0.1:${/** @type {{port: number}} */ (server.address()).port}/`;
const chrome = await launch();
/** @type {string[]} a file for each scene */
const profiles = [];

// The whole program in place of its first module; the second never comes.
const { newContext } = chrome;
chrome.newContext = async (options) => {
  const context = await newContext.call(chrome, options);
  await context.route(/page-first-/, (route) =>
    route.fulfill({ contentType: "application/wasm", body: readFileSync(instrumented) }));
  await context.route(/page-second-/, () => {});
  return context;
};

/** Deals of Trinidad whose turned card is an ace, a jack, and a six. */
const turned = ["turned-12", "turned-18", "turned-19"];

/** Keeps hold of the exports of the program. */
function watch() {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = /** @type {any} */ (async (/** @type {any[]} */ ...values) => {
    const instance = await Reflect.apply(instantiate, WebAssembly, values);
    Object.assign(window, { program: instance.exports });
    return instance;
  });
}

/** The profile of the functions that have been called, in base 64; the page is of no use afterwards. */
function profile() {
  const exports = /** @type {any} */ (window).program;
  const memory = /** @type {WebAssembly.Memory} */ (
    Object.values(exports).find((one) => one instanceof WebAssembly.Memory));
  const start = memory.buffer.byteLength;
  memory.grow(2);
  const size = exports.__write_profile(start, 2 << 16);
  return btoa(String.fromCharCode(...new Uint8Array(memory.buffer, start, size)));
}

/**
 * @param {string} what
 * @param {import("./page.mjs").Options} options
 * @param {(game: import("./game.mjs").Game) => Promise<unknown>} play
 */
async function scene(what, options, play) {
  const game = await open(chrome, address, { prepare: watch, waits: false, ...options });
  await game.page.waitForFunction(() => /** @type {any} */ (window).allfours?.ready);
  // A pointer and tests look for places; the window changes its size; the page is left.
  await game.targets();
  await game.page.mouse.wheel(0, 1);
  await play(game);
  await game.settled();
  await game.page.setViewportSize({ width: 700, height: 500 });
  await game.settled();
  await game.page.evaluate(() => dispatchEvent(new Event("pagehide")));
  const file = join(work, `${profiles.length}.profile`);
  writeFileSync(file, Buffer.from(await game.page.evaluate(profile), "base64"));
  profiles.push(file);
  await game.page.context().close();
  console.log(what);
}

/** The person's first turn, if it comes before anybody else's, and what is decided in it.
 * @param {import("./game.mjs").Game} game */
async function firstDecision(game) {
  game.page.setDefaultTimeout(3000);
  let actions;
  try {
    actions = await game.turn();
  } catch {
    return;  // somebody else is asked first, and waited for
  }
  if (await game.page.locator("#hand button[aria-pressed]").count() > 0) await game.discard();
  else await game.decide(actions[0] ?? (await game.playable())[0]);
}

/** The same by keys. @param {import("./game.mjs").Game} game */
async function byKeys(game) {
  await game.page.keyboard.press("Enter");
  for (const key of ["Tab", "Tab", "s", "b", "g", "1", " "]) await game.page.keyboard.press(key);
}

/**
 * Names, those of a class or namespace of which all are among them as one with an asterisk.
 * @param {string[]} second
 * @param {string[]} first all others
 */
function collapsed(second, first) {
  const lines = second.map((name) => {
    const parts = name.includes("<") ? [] : name.split("::");
    const beginnings = parts.slice(1).map((_, i) => `${parts.slice(0, i + 1).join("::")}::`);
    const whole = beginnings.find((beginning) => !first.some((other) => other.startsWith(beginning)));
    return whole ? `${whole}*` : name;
  });
  return [...new Set(lines)].sort();
}

try {
  for (const controls of ["step", "full", "none"]) {
    for (const link of ["v=trinidad&seed=p3", "v=german&seed=parts&hands=open&lang=de"]) {
      await scene(`in another page, ${controls}: ${link}`, { paints: false, path: `embed.html#${link}&controls=${controls}` },
        async () => {});
    }
  }
  const side = { width: 844, height: 390 };
  for (const viewport of [desktop, phone, side]) {
    const options = { viewport, touch: viewport !== desktop, paints: false };
    await scene("the first screen", options, async (game) => {
      await game.press("start");
      await firstDecision(game);
    });
    for (const firstGame of [true, false]) {
      await scene("by its address", { ...options, firstGame, link: "v=trinidad&seed=p3" }, firstDecision);
    }
    for (const seed of turned) {
      await scene(`points before the first decision, ${seed}`, { ...options, link: `v=trinidad&seed=${seed}` }, firstDecision);
    }
  }
  await scene("somebody who comes back", { link: "v=trinidad&seed=p3", paints: false }, async (game) => {
    await game.turn();
    await game.page.reload();
    await game.ready();
    await firstDecision(game);
  });
  await scene("by keys", { paints: false }, byKeys);
  await scene("at the usual pace", { pace: 1 }, async (game) => {
    await game.press("start");
    await firstDecision(game);
  });
  const variants = [...execFileSync("node",
    [join(root, "build/web/bin/allfours.js"), "variants", "--json"], { encoding: "utf8" })
    .matchAll(/"variant":"([^"]+)"/g)].map(([, id]) => id);
  for (const [i, id] of variants.entries()) {
    for (const seed of ["first", "second", "third", "fourth"]) {
      const options = seed === "second" ? { viewport: phone, touch: true } : {};
      const lang = ["en", "de", "fr"][i % 3];
      await scene(`${id}, ${seed}`, { ...options, link: `v=${id}&seed=${seed}&lang=${lang}`, paints: false }, firstDecision);
    }
  }
  const merged = join(work, "merged.profile");
  execFileSync(tool("WASM_SPLIT"), ["--merge-profiles", ...profiles, "-o", merged]);
  // A line a function: "+ name" for one that was called, "- name" for another.
  const called = new Set([...execFileSync(tool("WASM_SPLIT"), ["--print-profile", merged, "--unescape", "--enable-bulk-memory", program],
    { encoding: "utf8", maxBuffer: 1 << 26 }).matchAll(/^ *\+ (\S+)/gm)].map(([, name]) => name));
  const all = functions(tool("LLVM_NM"), program);
  const first = new Set(all.filter(({ name }) => called.has(name)).map(({ readable }) => shortName(readable)));
  const second = [...new Set(all.map(({ readable }) => shortName(readable)))].filter((name) => !first.has(name));
  writeFileSync(join(root, "web/setup/second_module.txt"), [
    "# Functions of the program's second module (split.mjs): no first decision calls them.",
    "# Written by `node tests/browser/second_module.mjs`.", ...collapsed(second, [...first]), ""].join("\n"));
  console.log(`${second.length} of ${all.length} functions are in the second module`);
} finally {
  await chrome.close();
  server.closeAllConnections();
  server.close();
  rmSync(work, { recursive: true, force: true });
}
