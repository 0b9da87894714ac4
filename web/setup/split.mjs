// Splits the program into two modules: node split.mjs WASM_SPLIT LLVM_NM FOLDER. FOLDER/page.wasm, whose
// functions have names, becomes page-first.wasm, which the page needs up to a person's first decision, and
// page-second.wasm, which has the functions that second_module.txt names; web/page/modules.js loads them.
// page.wasm stays for tests/browser/second_module.mjs, which writes the list. A function that is not in the
// list is in the first module; a name without a function is ignored. Emscripten's own SPLIT_MODULE does not fit:
// it loads the second module by a synchronous request.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { functions, shortName } from "./function_names.mjs";

const [wasmSplit, nm, folder] = process.argv.slice(2);
const inFolder = (/** @type {string} */ file) => join(folder, file);
const features = ["--enable-bulk-memory"];

const listed = readFileSync(new URL("second_module.txt", import.meta.url), "utf8").split("\n")
  .filter((line) => line && !line.startsWith("#"));
const names = new Set(listed.filter((line) => !line.endsWith("*")));
const beginnings = listed.filter((line) => line.endsWith("*")).map((line) => line.slice(0, -1));
const isSecond = (/** @type {string} */ name) =>
  names.has(name) || beginnings.some((beginning) => name.startsWith(beginning));

// The page takes a call back with these (web/page/program.js), before the second module is there.
const always = ["_emscripten_stack_restore", "emscripten_stack_get_current"];

const second = functions(nm, inFolder("page.wasm"))
  .filter(({ name, readable }) => !always.includes(name) && isSecond(shortName(readable)));
if (second.length === 0) throw new Error("second_module.txt names no function of the program");
writeFileSync(inFolder("second_module.txt"), second.map(({ name }) => name).join("\n"));
execFileSync(wasmSplit, [...features, inFolder("page.wasm"), `--split-funcs=@${inFolder("second_module.txt")}`,
  "-o1", inFolder("page-first.wasm"), "-o2", inFolder("page-second.wasm")]);
