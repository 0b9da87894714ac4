// The page's size in bytes after brotli 11: node sizes.mjs. Prints lines "name bytes": everything loaded
// before the first table, everything that a game with hints loads, and each of these files. tests/run
// compares them with tests/budget.txt. Needs dist/.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const dist = fileURLToPath(new URL("../dist", import.meta.url));

// What a reader of English loads before the first table, and what a game with hints loads besides.
const table = ["index.html", "main.js", "style.css", "page-first.wasm", "words-en.pack",
  "allfours-sans.ttf", "allfours-sans-bold.ttf", "allfours-index.ttf"];
const game = ["page-second.wasm", "chances.pack", "book-en.pack", "courts.svg", "courts.js", "thinking.worker.js"];
// A table in another page: what stands in for the first three, and everything in one.
const embedded = ["embed.html", "alone.html"];

/** The size of every file, by name without hash. */
const sizes = new Map(readdirSync(dist, { recursive: true }).map(String)
  .filter((file) => /^(assets\/)?[^/]+\.(html|js|css|wasm|pack|svg|ttf)$/.test(file))
  .map((file) => [file.replace(/^assets\//, "").replace(/-[0-9a-f]{10}(?=\.)/, ""), join(dist, file)])
  .filter(([name]) => [...table, ...game, ...embedded].includes(name))
  .map(([name, file]) => [name, brotliCompressSync(readFileSync(file)).length]));

/** @param {string[]} names */
const sum = (names) => names.reduce((all, name) => {
  const size = sizes.get(name);
  if (size === undefined) throw new Error(`dist/ has no ${name}`);
  return all + size;
}, 0);

console.log(`first-table ${sum(table)}`);
console.log(`game-with-hints ${sum([...table, ...game])}`);
for (const name of [...table, ...game, ...embedded]) console.log(`${name} ${sizes.get(name)}`);
