// Parts the program in two: node split.mjs WASM_SPLIT FOLDER. FOLDER/page.wasm, which has names,
// becomes page-first.wasm, all that first_part.txt names (with or without types), and page-later.wasm, which follows once
// there is a picture (web/page/parts.js); page-named.wasm keeps the names, and page.wasm, for whoever
// wants it whole, loses them.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { functions, shortName, withNumbers, withoutNames } from "./wasm.mjs";

const [tool, folder] = process.argv.slice(2);
const named = new Uint8Array(readFileSync(join(folder, "page.wasm")));
const all = functions(named);
if (!all.some(({ name }) => name !== "")) throw new Error(`${folder}/page.wasm has no names`);
const list = readFileSync(new URL("first_part.txt", import.meta.url), "utf8");
// What is called alike in several files gets a number when they are linked, which is another each time.
const unnumbered = (/** @type {string} */ name) => name.replace(/\.\d+$/, "");
const first = new Set(list.split("\n").filter((line) => line && !line.startsWith("#")).map(unnumbered));

const work = mkdtempSync(join(tmpdir(), "allfours-split-"));
try {
  // Those without a name are few.
  const isFirst = (/** @type {string} */ name) =>
    name === "" || first.has(unnumbered(name)) || first.has(unnumbered(shortName(name)));
  const kept = all.flatMap(({ name }, i) => isFirst(name) ? [`f${i}`] : []);
  writeFileSync(join(work, "numbered.wasm"), withNumbers(named));
  writeFileSync(join(work, "kept"), kept.join("\n"));
  execFileSync(tool, [
    join(work, "numbered.wasm"), `--keep-funcs=@${join(work, "kept")}`, "--export-prefix=%",
    "-o1", join(folder, "page-first.wasm"), "-o2", join(folder, "page-later.wasm"),
  ]);
} finally {
  rmSync(work, { recursive: true, force: true });
}
writeFileSync(join(folder, "page-named.wasm"), named);
writeFileSync(join(folder, "page.wasm"), withoutNames(named));
