// Parts the program in four: node split.mjs WASM_SPLIT FOLDER. FOLDER/page.wasm, which has names,
// becomes page-first.wasm, what the first picture takes, page-soon.wasm, what else the way to a first
// decision does, page-seldom.wasm, what is behind the gates of seldom_part.txt, and page-later.wasm,
// whatever else there is (parting.mjs). page-named.wasm keeps the names, and page.wasm, for whoever wants
// it whole, loses them. The first has memory and table; the others ask it for what they call, the last
// the one before it, too, and put their own functions into the table.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { partsOf } from "./parting.mjs";
import {
  features, functions, importedTable, sectionBytes, withDataMoved, withNames, withTable, withTableFull,
  withoutDetour, withoutNames,
} from "./wasm.mjs";

const [tool, folder] = process.argv.slice(2);
const named = new Uint8Array(readFileSync(join(folder, "page.wasm")));
const all = functions(named);
if (!all.some(({ name }) => name !== "")) throw new Error(`${folder}/page.wasm has no names`);
const places = partsOf(named);
// Numbers in place of names: any tool takes those in a list.
const numbers = all.map((_, i) => `f${String(i).padStart(6, "0")}`);
const placeOf = new Map(numbers.map((one, i) => [one, places[i]]));

const work = mkdtempSync(join(tmpdir(), "allfours-split-"));
const order = /** @type {const} */ (["first", "soon", "later", "seldom"]);
const parts = order.map((part) => join(folder, `page-${part}.wasm`));
const read = (/** @type {string} */ file) => new Uint8Array(readFileSync(file));
/**
 * Parts a module in two. What stays has a name; that is true of all but what leads to what has gone.
 * @param {Uint8Array} whole
 * @param {string[]} kept the parts of those that stay
 * @param {string[]} into
 * @param {string} prefix of what they have of each other, unlike any other's
 * @param {string[]} more options
 */
function split(whole, kept, into, prefix, ...more) {
  const [program, list] = ["whole.wasm", "kept"].map((name) => join(work, name));
  const called = functions(whole).map(({ name }, i) => name || `leads${i}`);
  writeFileSync(program, withNames(whole, called));
  writeFileSync(list, called.filter((one) => kept.includes(placeOf.get(one) ?? kept[0])).join("\n"));
  execFileSync(tool, [...features, program, `--keep-funcs=@${list}`, "-o1", into[0], "-o2", into[1],
    "--debuginfo", `--export-prefix=${prefix}`, ...more]);
}
try {
  const [way, rest] = ["way.wasm", "rest.wasm"].map((name) => join(work, name));
  split(withNames(named, numbers), ["first", "soon"], [way, rest], "%");
  split(read(rest), ["later"], parts.slice(2), "&", "--import-namespace=rest", "--placeholder-namespace=seldom");
  // Where either part of the rest has put something into the table the other half puts nothing.
  split(withTableFull(read(way), importedTable(read(parts[2]))), ["first"], parts.slice(0, 2), "$",
    "--placeholder-namespace=soon");
  const straight = withoutDetour(read(parts[2]), read(parts[3]), "rest");
  straight.forEach((bytes, i) => writeFileSync(parts[2 + i], bytes));
  // What it had only to pass on.
  execFileSync(join(dirname(tool), "wasm-opt"),
    [...features, "--remove-unused-module-elements", parts[2], "-o", parts[2]]);
} finally {
  rmSync(work, { recursive: true, force: true });
}
/** The tables of chances: only who looks ahead reads them. */
function chances() {
  const made = readFileSync(new URL("../../src/players/chances_made.inc", import.meta.url), "utf8")
    .match(/made_numbers\{([^}]*)\}/)?.[1] ?? "";
  const reads = all.find(({ name }, i) => ["first", "soon"].includes(places[i]) && name.includes("ChanceGrid"));
  if (reads) throw new Error(`first_part.txt names ${reads.name}: its tables come later`);
  const numbers = made.replace(/\/\/.*/g, "").match(/\d+/g) ?? [];
  return new Uint8Array(Uint16Array.from(numbers.map(Number)).buffer);
}

/** 2/π in 690 pieces of 24 bits, as libm has it for angles that are larger than any of ours. */
function twoOverPi() {
  const bits = 690n * 24n;
  const one = 1n << (bits + 64n);
  const arcTangent = (/** @type {bigint} */ inverse) => {
    let sum = 0n;
    for (let term = one / inverse, n = 1n; term !== 0n; term /= -inverse * inverse, n += 2n) sum += term / n;
    return sum;
  };
  const pi = 16n * arcTangent(5n) - 4n * arcTangent(239n);
  const digits = (2n * one << bits) / pi;
  return new Uint8Array(Uint32Array.from({ length: 690 }, (_, i) =>
    Number(digits >> (bits - 24n * BigInt(i + 1)) & 0xffffffn)).buffer);
}

/** Pictures of ImGui's mouse cursors, a letter a dot, which are not in the letters' picture (ui/surface.cpp).
 * @param {Uint8Array} program */
function cursors(program) {
  const found = /\.\.- {9}-X[ .X-]{3280}/.exec(Buffer.from(sectionBytes(program, 11)).toString("latin1"));
  return new Uint8Array(Buffer.from(found?.[0] ?? "", "latin1"));
}

// What no first decision reads, and what takes as many bytes as it has: it looks like nothing else.
const [first, soon, later, seldom] = parts.map((file) => withoutNames(read(file)));
const [light, heavy] = withDataMoved(first, later, [chances(), twoOverPi(), cursors(first)]);
// The table has places for whatever comes, from the start.
const size = Math.max(...[soon, later, seldom].map(importedTable));
[light, soon, heavy, seldom].forEach((bytes, i) => writeFileSync(parts[i], withTable(bytes, size)));
writeFileSync(join(folder, "page-named.wasm"), named);
writeFileSync(join(folder, "page.wasm"), withoutNames(named));
