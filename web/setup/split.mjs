// Parts the program in three: node split.mjs WASM_SPLIT FOLDER. FOLDER/page.wasm, which has names,
// becomes page-first.wasm, all that first_part.txt names (with or without types), page-seldom.wasm, what
// is behind the gates of seldom_part.txt (parting.mjs), and page-later.wasm, whatever else there is;
// page-named.wasm keeps the names, and page.wasm, for whoever wants it whole, loses them.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { partsOf } from "./parting.mjs";
import {
  features, functions, sectionBytes, withDataMoved, withNames, withTableOf, withoutDetour, withoutNames,
} from "./wasm.mjs";

const [tool, folder] = process.argv.slice(2);
const named = new Uint8Array(readFileSync(join(folder, "page.wasm")));
const all = functions(named);
if (!all.some(({ name }) => name !== "")) throw new Error(`${folder}/page.wasm has no names`);
const places = partsOf(named);
// Numbers in place of names: any tool takes those in a list. What is parted off comes in their order.
const numbers = all.map((_, i) => `f${String(i).padStart(6, "0")}`);
const placeOf = new Map(numbers.map((one, i) => [one, places[i]]));

const work = mkdtempSync(join(tmpdir(), "allfours-split-"));
const parts = ["page-first.wasm", "page-later.wasm", "page-seldom.wasm"].map((name) => join(folder, name));
const read = (/** @type {string[]} */ ...files) => /** @type {[Uint8Array, Uint8Array]} */ (
  files.map((name) => new Uint8Array(readFileSync(name))));
/**
 * Parts a program in two.
 * @param {Uint8Array} whole
 * @param {string[]} called its functions, in their order
 * @param {string} kept the part of those that stay
 * @param {[string, string]} into
 * @param {string[]} more options
 */
function split(whole, called, kept, into, more) {
  const [program, list] = ["whole.wasm", "kept"].map((name) => join(work, name));
  writeFileSync(program, withNames(whole, called));
  writeFileSync(list, called.filter((one) => placeOf.get(one) === kept).join("\n"));
  execFileSync(tool, [...features, program, `--keep-funcs=@${list}`, "-o1", into[0], "-o2", into[1], ...more]);
  return called.filter((one) => placeOf.get(one) !== kept);
}
try {
  const rest = join(work, "rest.wasm");
  const called = split(named, numbers, "first", [parts[0], rest], ["--export-prefix=%"]);
  split(read(rest)[0], called, "later", [parts[1], parts[2]],
    ["--export-prefix=&", "--import-namespace=rest", "--placeholder-namespace=seldom"]);
  const straight = withoutDetour(...read(parts[1], parts[2]), "rest");
  straight.forEach((bytes, i) => writeFileSync(parts[i + 1], bytes));
  // What it had only to pass on.
  execFileSync(join(dirname(tool), "wasm-opt"),
    [...features, "--remove-unused-module-elements", parts[1], "-o", parts[1]]);
} finally {
  rmSync(work, { recursive: true, force: true });
}
/** The tables of chances: only who looks ahead reads them. */
function chances() {
  const made = readFileSync(new URL("../../src/players/chances_made.inc", import.meta.url), "utf8")
    .match(/made_numbers\{([^}]*)\}/)?.[1] ?? "";
  const reads = all.find(({ name }, i) => places[i] === "first" && name.includes("ChanceGrid"));
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
const [first, rest] = read(parts[0], parts[1]);
const [light, heavy] = withDataMoved(first, rest, [chances(), twoOverPi(), cursors(first)]);
// The second part's table has places for the third, which the first one's has to have.
writeFileSync(parts[0], withTableOf(light, rest));
writeFileSync(parts[1], heavy);
writeFileSync(join(folder, "page-named.wasm"), named);
writeFileSync(join(folder, "page.wasm"), withoutNames(named));
