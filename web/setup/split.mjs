// Parts the program in two: node split.mjs WASM_SPLIT FOLDER. FOLDER/page.wasm, which has names,
// becomes page-first.wasm, all that first_part.txt names (with or without types), and page-later.wasm, which follows once
// there is a picture (web/page/parts.js); page-named.wasm keeps the names, and page.wasm, for whoever
// wants it whole, loses them.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { features, functions, shortName, withDataMoved, withNumbers, withoutNames } from "./wasm.mjs";

const [tool, folder] = process.argv.slice(2);
const named = new Uint8Array(readFileSync(join(folder, "page.wasm")));
const all = functions(named);
if (!all.some(({ name }) => name !== "")) throw new Error(`${folder}/page.wasm has no names`);
const list = readFileSync(new URL("first_part.txt", import.meta.url), "utf8");
// What is called alike in several files gets a number when they are linked, which is another each time.
const unnumbered = (/** @type {string} */ name) => name.replace(/\.\d+$/, "");
const first = new Set(list.split("\n").filter((line) => line && !line.startsWith("#")).map(unnumbered));
// Those without a name are few.
const isFirst = (/** @type {string} */ name) =>
  name === "" || first.has(unnumbered(name)) || first.has(unnumbered(shortName(name)));

const work = mkdtempSync(join(tmpdir(), "allfours-split-"));
try {
  const kept = all.flatMap(({ name }, i) => isFirst(name) ? [`f${i}`] : []);
  writeFileSync(join(work, "numbered.wasm"), withNumbers(named));
  writeFileSync(join(work, "kept"), kept.join("\n"));
  execFileSync(tool, [
    ...features, join(work, "numbered.wasm"), `--keep-funcs=@${join(work, "kept")}`, "--export-prefix=%",
    "-o1", join(folder, "page-first.wasm"), "-o2", join(folder, "page-later.wasm"),
  ]);
} finally {
  rmSync(work, { recursive: true, force: true });
}
// The tables of chances, which look like nothing else, are half of what the first part's data would
// weigh, and only who looks ahead reads them.
const made = readFileSync(new URL("../../src/players/chances_made.inc", import.meta.url), "utf8")
  .match(/made_numbers\{([^}]*)\}/)?.[1] ?? "";
const numbers = made.replace(/\/\/.*/g, "").match(/\d+/g) ?? [];
const table = new Uint8Array(Uint16Array.from(numbers.map(Number)).buffer);
const parts = ["page-first.wasm", "page-later.wasm"].map((file) => join(folder, file));
const reads = all.find(({ name }) => isFirst(name) && name.includes("ChanceGrid"));
if (reads) throw new Error(`first_part.txt names ${reads.name}: its tables come later`);
const [whole, rest] = parts.map((file) => new Uint8Array(readFileSync(file)));
withDataMoved(whole, rest, table).forEach((bytes, i) => writeFileSync(parts[i], bytes));
writeFileSync(join(folder, "page-named.wasm"), named);
writeFileSync(join(folder, "page.wasm"), withoutNames(named));
