// What the page weighs: node sizes.mjs. A line a thing, "name bytes"; names on .br are after brotli 11.
// Of the program its parts, too, by the room or library that a function comes from: "first/ui" is what
// of the room ui stands in the part that comes before the first table. tests/run compares them with
// tests/budget.txt. Wants dist/ and build/web.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

import { partsOf } from "../web/setup/parting.mjs";
import { functions, sectionBytes } from "../web/setup/wasm.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const build = join(root, "build/web");

/** @param {string} name @param {Uint8Array} bytes */
function say(name, bytes) {
  console.log(`${name} ${bytes.length}\n${name}.br ${brotliCompressSync(bytes).length}`);
}

// All that a reader of English fetches before the first table: page, script, style, words, fonts.
const first = /^(index\.html|(main|style|page-first|page-soon|words-en|assets\/allfours-[a-z-]+)-[0-9a-f]{10}\.(js|css|wasm|pack|ttf))$/;
// What a game with hints fetches besides: the third part of the program, the book, court cards, the worker.
const later = /^(page-later|book-en|assets\/courts|courts|thinking\.worker)-[0-9a-f]{10}\.(wasm|pack|svg|js)$/;
let table = 0;
let game = 0;
for (const file of readdirSync(dist, { recursive: true }).map(String).sort()) {
  const [, name, kind] = file.match(/^(?:assets\/)?(.+)-[0-9a-f]{10}\.(wasm|pack|js|css|ttf|svg)$/) ??
    file.match(/^(index|embed)\.(html)$/) ?? [];
  if (!name) continue;
  const bytes = new Uint8Array(readFileSync(join(dist, file)));
  say(`${name}.${kind}`, bytes);
  const packed = brotliCompressSync(bytes).length;
  if (first.test(file)) table += packed;
  if (first.test(file) || later.test(file)) game += packed;
}
console.log(`first-table.br ${table}\ngame-with-hints.br ${game}`);

// Where functions come from: the libraries of the build, an inline one from the first that has it.
const cache = readFileSync(join(build, "CMakeCache.txt"), "utf8");
const tools = dirname(/ALLFOURS_WASM_SPLIT:\w+=(.*)/.exec(cache)?.[1] ?? "");
const nm = readdirSync(tools).filter((file) => /^llvm-nm(-\d+)?$/.test(file)).sort()[0] ?? "llvm-nm";
/** @type {Map<string, string>} */
const origins = new Map();
const libraries = [["allfours_core_small", "core"], ["allfours_players_small", "players"],
  ["allfours_words", "words"], ["allfours_app", "app"], ["allfours_ui", "ui"],
  ["imgui", "imgui"], ["imgui_backend", "imgui"], ["sdl2", "sdl"]];
for (const [library, part] of libraries) {
  const text = execFileSync(join(tools, nm), ["-C", "--defined-only", join(build, `lib${library}.a`)],
    { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] });
  for (const [, name] of text.matchAll(/^\S+ [TtWVDdBbRr] (.+)$/gm)) {
    if (!origins.has(name)) origins.set(name, part);
  }
}

/** @param {string} name of a function @returns {string} the part that it is of */
function originOf(name) {
  const found = origins.get(name);
  if (found && !/^std::|^operator/.test(name)) return found;
  // What is made of templates has its kind in front.
  if (/allfours::ui::/.test(name) && !/^std::/.test(name)) return "ui";
  if (/^(allfours::(page|Program|Window)\b|__original_main|main$)/.test(name)) return "platform";
  return "library";
}

const named = new Uint8Array(readFileSync(join(build, "site/page-named.wasm")));
const where = partsOf(named);
/** @type {Map<string, Uint8Array[]>} */
const parts = new Map();
for (const [i, { name, code }] of functions(named).entries()) {
  const part = `${where[i]}/${originOf(name)}`;
  parts.set(part, [...parts.get(part) ?? [], code]);
}
for (const [part, codes] of [...parts].sort(([a], [b]) => a < b ? -1 : 1)) {
  say(part, new Uint8Array(Buffer.concat(codes)));
}
for (const part of ["first", "later"]) {
  say(`${part}/data`, sectionBytes(new Uint8Array(readFileSync(join(build, `site/page-${part}.wasm`))), 11));
}
