// Which functions of the program a first hand takes, and which only features by themselves take: node
// parts.mjs. Plays what follows in a page whose program notes what is called, and writes
// web/setup/first_part.txt and seldom_part.txt, by which the program is parted; a quarter of an hour.
// To be run when test "first part" or the bytes of the parts say so.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { serve } from "../../web/setup/serve.mjs";
import { seldomVerbs } from "../../web/page/seldom.js";
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

// The whole program in place of its first part; nothing in place of the rest.
const { newContext } = chrome;
chrome.newContext = async (options) => {
  const context = await newContext.call(chrome, options);
  const answer = (/** @type {RegExp} */ file, /** @type {Buffer} */ body) =>
    context.route(file, (route) => route.fulfill({ contentType: "application/wasm", body }));
  await answer(/page-first-/, readFileSync(watched));
  await answer(/page-(later|seldom)-/, Buffer.from([0, 97, 115, 109, 1, 0, 0, 0]));
  return context;
};

/** Keeps hold of the exports of the program, and of those that players think in. */
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

// What goes on with the game, by its verb (src/app/verbs.cpp).
const decides = ["card", "say", "discard", "lay_down", "keep", "deal_to", "deal_next", "deal_done", "deal_rightly",
  "call_misdeal", "call_card", "take_back", "leave_it", "call_it", "next_hand", "play_again", "begin", "start"];

// All keys of src/app/shortcuts.cpp.
const keys = ["Enter", " ", ..."1234567890sbgrkaoxdnHuUtpclyhmi[]?", "ArrowLeft", "ArrowRight", "Home", "End", "Escape"];

/**
 * In a page: for so long, in ms, what can be pressed is, by chance, but for what few do; the picture
 * is lost at the end, and comes back.
 * @param {{decides: string[], seldom: string[], keys: string[], time: number}} options
 */
async function walk({ decides, seldom, keys, time }) {
  const { now } = Date;
  const end = now() + time;
  /** @type {any} */ (window).testClock?.hurry(40);
  /** @template T @param {T[]} list */
  const one = (list) => list[Math.floor(Math.random() * list.length)];
  const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById("canvas"));
  const point = (/** @type {string[]} */ ...types) => {
    const targets = /** @type {any[]} */ (/** @type {any} */ (window).allfours.targets());
    const { x = 0, y = 0, width = 0, height = 0 } = one(targets) ?? {};
    const [across, down] = [x + width / 2, y + height / 2];
    // What lies on top there is what is pressed.
    const top = targets.filter((each) => across >= each.x && across < each.x + each.width &&
      down >= each.y && down < each.y + each.height).at(-1);
    if (!top || seldom.includes(top.id.split(":")[0])) return;
    for (const type of types) {
      canvas.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true,
        pointerType: one(["mouse", "touch"]), clientX: across, clientY: down, buttons: 1 }));
    }
  };
  while (now() < end) {
    const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-act]")]);
    const verb = (/** @type {HTMLElement} */ { dataset }) => (dataset.act ?? "").split(":")[0];
    const can = all.filter((button) => button.getAttribute("aria-disabled") !== "true" && !seldom.includes(verb(button)));
    const moves = can.filter((button) => decides.includes(verb(button)));
    const hints = can.filter((button) => verb(button) === "hint");
    const chance = Math.random();
    let pause = 60;
    if (chance < 0.55 && moves.length > 0) {
      one(moves).click();
    } else if (chance < 0.65 && hints.length > 0) {
      // Whoever asks for advice waits for it.
      hints[0].click();
      pause = 3900;
    } else if (chance < 0.72) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: one(keys), bubbles: true, cancelable: true }));
    } else if (chance < 0.78) {
      point("pointermove", "pointerdown", "pointermove", "pointerup");
      canvas.dispatchEvent(new WheelEvent("wheel", { deltaY: one([-100, 100]), bubbles: true, cancelable: true }));
    } else if (chance < 0.8) {
      one(all.filter((button) => verb(button) === "card"))?.click();
    } else {
      one(can)?.click();
    }
    await new Promise((next) => setTimeout(next, pause));
  }
  const lost = canvas.getContext("webgl")?.getExtension("WEBGL_lose_context");
  lost?.loseContext();
  await new Promise((next) => setTimeout(next, 3000));
  lost?.restoreContext();
  await new Promise((next) => setTimeout(next, 3000));
}

/**
 * @param {string} what
 * @param {import("./page.mjs").Options} options
 * @param {(game: import("./page.mjs").Game) => Promise<unknown>} play
 */
async function scene(what, options, play) {
  const game = await open(chrome, address, { prepare: watch, waits: false, ...options });
  await game.ready();
  await play(game);
  await game.settled();
  for (const one of await game.page.evaluate(noted)) called.add(one);
  console.log(`${what}: ${called.size} functions so far`);
  await game.page.context().close();
}

/** By so many names that the parts are told apart: short ones where all of that name are taken.
 * @param {(i: number) => boolean} taken the function of this number is */
function namesOf(taken) {
  const all = functions(named).map(({ name }) => ({ name, short: shortName(name) }));
  const others = new Set(all.filter((_, i) => !taken(i)).map(({ short }) => short));
  return [...new Set(all.filter(({ name }, i) => name !== "" && taken(i))
    .map(({ name, short }) => others.has(short) ? name : short))].sort();
}

/** @param {string} file @param {string} what @param {string[]} names */
function write(file, what, names) {
  writeFileSync(setup(file), [`# The functions of the program that ${what}, by which it is parted (split.mjs).`,
    "# Written by `node tests/browser/parts.mjs`.", ...names, ""].join("\n"));
  console.log(`${file}: ${names.length} names`);
}

try {
  const side = { width: 844, height: 390 };
  for (const viewport of [desktop, phone, side]) {
    const touch = viewport !== desktop;
    await scene("first hand", { viewport, touch, paints: false }, async (game) => {
      await game.press("start");
      await game.playHand();
      await game.press("next_hand");
      await game.turn();
    });
    await scene("by its address", { viewport, touch, paints: false, link: "v=trinidad&seed=parts" },
      async (game) => {
        await game.playHand();
        await game.decide("next_hand");
        await game.turn();
      });
  }
  // The first screen with a kept game, and that game again by its address.
  await scene("a kept game", { link: "v=trinidad&seed=first", paints: false }, async (game) => {
    await game.turn();
    await game.page.goto(address);
    await game.ready();
  });
  await scene("a game again", { link: "v=trinidad&seed=first", paints: false }, async (game) => {
    await game.playHand();
    await game.page.reload();
    await game.ready();
    await game.turn();
  });
  await scene("at the usual pace", { pace: 1 }, async (game) => {
    await game.press("start");
    await game.turn();
  });
  const variants = [...execFileSync("node",
    [join(root, "build/web/bin/allfours.js"), "variants", "--json"], { encoding: "utf8" })
    .matchAll(/"variant":"([^"]+)"/g)].map(([, id]) => id);
  for (const id of variants) {
    await scene(id, { link: `v=${id}&seed=first`, paints: false }, (game) => game.turn());
  }
  const first = new Set(called);

  // From here on what an ordinary game takes.
  const time = Number(process.argv[2] ?? 20) * 1000;
  // All think in the page, where it is noted.
  const inPage = "window.Worker = undefined;";
  const walks = (/** @type {import("./page.mjs").Game} */ game, prefers = decides) =>
    game.page.evaluate(walk, { decides: prefers, seldom: seldomVerbs, keys, time });
  for (const viewport of [desktop, phone, side]) {
    for (const game of ["v=trinidad&score=13.13", "v=german&score=6.6", "v=pitch&players=3&score=6.6.6",
      "v=california-jack&score=9.9", "v=west-yorkshire&score=10.10"]) {
      await scene(`the end of ${game}`, { link: `${game}&seed=end`, viewport, touch: viewport !== desktop,
        paints: false, script: inPage, noise: /./ }, async (table) => {
        for (let hands = 0; !(await table.actions()).includes("play_again") && hands < 5; ++hands) {
          if (hands > 0) await table.decide("next_hand");
          await table.playHand();
        }
        await table.settled();
        await walks(table, []);
      });
    }
  }
  for (const [i, id] of variants.entries()) {
    for (const bots of ["sensible", "expert"]) {
      const viewport = [desktop, phone, side][i % 3];
      const lang = ["en", "de", "fr"][(i + Number(bots === "expert")) % 3];
      await scene(`${id}, ${bots}`, {
        link: `v=${id}&seed=game&bots=${bots}&lang=${lang}`, viewport, touch: viewport !== desktop,
        paints: false, firstGame: i % 2 === 0, script: inPage, noise: /./,
      }, (game) => walks(game));
    }
  }
  for (const viewport of [desktop, phone, side, desktop, phone, side]) {
    await scene("from the first screen", { viewport, paints: false, script: inPage, noise: /./ },
      (game) => walks(game, []));
  }
  write("first_part.txt", "a first hand takes", namesOf((i) => first.has(i)));
  // Chance does not bring about all that may happen in a game: of what it has not met only that is seldom
  // which by its name is of a feature by itself.
  const feature = new RegExp("[Ll]eague|[Ss]eason|write_slate|wipe_slate|read_slate|slate_unit|stake_buttons|[Nn]ight|" +
    "[Ll]esson|Learn|Taught|[Pp]uzzle|[Dd]uel|write_duplicate|duplicate_of|play_hand_again|hands_over|compare_hand|" +
    "parting|write_verdict|write_choices|write_lay|write_row|write_why|look_at_cards|verdict_sentences|parse_verdict|" +
    "verdict_text|judge_discard|write_match|write_past|write_table|write_next_day|write_deals|write_fixtures|" +
    "write_clubs|write_lengths|write_all_puzzles|write_kept|statistics_dialog|points_part|days_part|review_part|" +
    "house_rules_view|field_groups|named_rule|opponents_dialog|shared_links|ui::.*Games::|games_view|level_choice|" +
    "write_games|ChancesMaker|Club|fixtures|explain_rule|rename_at|Host|host_|lay_out_embed|HandsPart::|stbtt__|SDL_");
  const mayBe = /note_day|league_mark|ask_league|drop_league|league_moved|league_score|night_here|begin_night|DuelRun|Duel::|duel_text|lesson_takes|lesson_phrase/;
  const seldom = functions(named).map(({ name }, i) => !called.has(i) && feature.test(name) && !mayBe.test(name));
  write("seldom_part.txt", "only features by themselves take", namesOf((i) => seldom[i]));
} finally {
  await chrome.close();
  server.closeAllConnections();
  server.close();
  rmSync(work, { recursive: true, force: true });
}
