// Which functions of the program are called for the first picture, and on the way to a person's first
// decision: node parts.mjs. Plays what follows in a page whose program notes what is called, and writes
// web/setup/first_picture.txt and first_part.txt, by which the program is parted; some minutes. Until
// others decide the table needs no more: they have the rest of the program, and so has the table by then.
// To be run when test "first part" or the bytes of the parts say so.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { serve } from "../../web/setup/serve.mjs";
import { features, functions, shortName } from "../../web/setup/wasm.mjs";
import { desktop, launch, open, phone } from "./page.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const setup = (/** @type {string} */ file) => join(root, "web/setup", file);
const named = new Uint8Array(readFileSync(join(root, "build/web/site/page-named.wasm")));
const tool = /ALLFOURS_WASM_SPLIT:\w+=(.*)/.exec(
  readFileSync(join(root, "build/web/CMakeCache.txt"), "utf8"))?.[1] ?? "wasm-split";

const work = mkdtempSync(join(tmpdir(), "allfours-first-"));
const watched = join(work, "watched.wasm");
execFileSync(tool, ["--instrument", ...features, join(root, "build/web/site/page-named.wasm"), "-o", watched]);
cpSync(join(root, "dist"), join(work, "dist"), { recursive: true });
const server = await serve(join(work, "dist"), 0);
const address = `http://127.0.0.1:${/** @type {{port: number}} */ (server.address()).port}/`;
const chrome = await launch();
const called = new Set();
const seen = new Set();

// The whole program in place of its first part; nothing in place of the rest.
const { newContext } = chrome;
chrome.newContext = async (options) => {
  const context = await newContext.call(chrome, options);
  const answer = (/** @type {RegExp} */ file, /** @type {Buffer} */ body) =>
    context.route(file, (route) => route.fulfill({ contentType: "application/wasm", body }));
  await answer(/page-first-/, readFileSync(watched));
  await answer(/page-(soon|later|seldom)-/, Buffer.from([0, 97, 115, 109, 1, 0, 0, 0]));
  // What comes behind those never comes.
  await context.route(/\/book-/, () => {});
  return context;
};

/** Keeps hold of the exports of the program. */
function watch() {
  const programs = /** @type {WebAssembly.Exports[]} */ ([]);
  for (const name of /** @type {const} */ (["instantiate", "instantiateStreaming"])) {
    const real = /** @type {any} */ (WebAssembly[name]);
    /** @type {any} */ (WebAssembly)[name] = async (/** @type {unknown[]} */ ...values) => {
      const made = await real.apply(WebAssembly, values);
      const { exports } = made.instance ?? made;
      if (exports.__write_profile) programs.push(exports);
      return made;
    };
  }
  Object.assign(window, { programs });
}

/** Which have been called, a number each; the page is of no use afterwards. */
function noted() {
  const programs = /** @type {any[]} */ (/** @type {any} */ (window).programs);
  return programs.flatMap((exports) => {
    const memory = /** @type {WebAssembly.Memory} */ (
      Object.values(exports).find((one) => one instanceof WebAssembly.Memory));
    const room = 2 << 16;
    const start = memory.buffer.byteLength;
    memory.grow(room >> 16);
    const size = exports.__write_profile(start, room);
    // A hash of the module, then when each was called first.
    return [...new Uint32Array(memory.buffer.slice(start + 8, start + size))]
      .flatMap((time, i) => time ? [i] : []);
  });
}

/** What has been called goes to these.
 * @param {import("./page.mjs").Game} game
 * @param {Set<unknown>} into */
async function note(game, into) {
  for (const one of await game.page.evaluate(noted)) into.add(one);
  await game.page.context().close();
}

/** The first picture, behind which all stands still, and what is said of it.
 * @param {import("./page.mjs").Options} options */
async function picture(options) {
  const game = await open(chrome, address, { prepare: watch, ...options, path: "robots.txt" });
  await game.page.context().route(/page-soon-/, () => {});
  await game.page.goto(`${address}#${options.link ?? ""}`);
  await game.ready();
  await game.page.waitForTimeout(300);
  // As tests do.
  await game.frames();
  await note(game, seen);
}

/**
 * @param {string} what
 * @param {import("./page.mjs").Options} options
 * @param {(game: import("./page.mjs").Game) => Promise<unknown>} play
 */
async function scene(what, options, play) {
  await picture(options);
  const game = await open(chrome, address, { prepare: watch, waits: false, ...options });
  await game.ready();
  await play(game);
  await game.settled();
  await note(game, called);
  console.log(`${what}: ${seen.size} and ${new Set([...seen, ...called]).size} functions so far`);
}

/** Nobody thinks: those who do have the rest of the program, and so has the table then. */
const alone = "window.Worker = class { postMessage() {} terminate() {} };";

/** The person's first turn, if it comes before anybody else's, and what is decided in it.
 * @param {import("./page.mjs").Game} game */
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

try {
  const side = { width: 844, height: 390 };
  for (const viewport of [desktop, phone, side]) {
    const options = { viewport, touch: viewport !== desktop, paints: false, script: alone };
    await scene("the first screen", options, async (game) => {
      await game.press("start");
      await firstDecision(game);
    });
    for (const firstGame of [true, false]) {
      await scene("by its address", { ...options, firstGame, link: "v=trinidad&seed=p3" }, firstDecision);
    }
  }
  await scene("at the usual pace", { pace: 1, script: alone }, async (game) => {
    await game.press("start");
    await firstDecision(game);
  });
  const variants = [...execFileSync("node",
    [join(root, "build/web/bin/allfours.js"), "variants", "--json"], { encoding: "utf8" })
    .matchAll(/"variant":"([^"]+)"/g)].map(([, id]) => id);
  for (const [i, id] of variants.entries()) {
    for (const seed of ["first", "second", "third", "fourth"]) {
      const lang = ["en", "de", "fr"][i % 3];
      await scene(`${id}, ${seed}`, { link: `v=${id}&seed=${seed}&lang=${lang}`, paints: false, script: alone },
        firstDecision);
    }
  }
  const all = functions(named).map(({ name }) => ({ name, short: shortName(name) }));
  /**
   * By so many names that the parts are told apart: short ones where all of that name are taken.
   * @param {string} file @param {string} what @param {Set<unknown>} taken @param {Set<unknown>} before */
  const write = (file, what, taken, before) => {
    const others = new Set(all.filter((_, i) => !taken.has(i) && !before.has(i)).map(({ short }) => short));
    const names = [...new Set(all.filter(({ name }, i) => name !== "" && taken.has(i) && !before.has(i))
      .map(({ name, short }) => others.has(short) ? name : short))].sort();
    writeFileSync(setup(file), [`# The functions of the program that ${what}, by which it is parted (parting.mjs).`,
      "# Written by `node tests/browser/parts.mjs`.", ...names, ""].join("\n"));
    console.log(`${file}: ${names.length} names`);
  };
  write("first_picture.txt", "the first picture takes", seen, new Set());
  write("first_part.txt", "the way to a first decision takes besides", called, seen);
} finally {
  await chrome.close();
  server.closeAllConnections();
  server.close();
  rmSync(work, { recursive: true, force: true });
}
