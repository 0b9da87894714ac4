// Which part of the program each of its functions is in (split.mjs, web/page/parts.js). What the way to a
// first decision takes comes first, function by function (first_part.txt), and of that at once what the
// first picture takes (first_picture.txt), the rest soon. The last is what is called by way of its gates
// alone (seldom_part.txt): that is certain, since whatever is called through the table, or from outside, is
// in another.

import { readFileSync } from "node:fs";

import { calls, reached } from "./calls.mjs";
import { functions, imported, number, sectionBytes, sections, shortName, text } from "./wasm.mjs";

/** What is called alike in several files gets a number when they are linked, which is another each time.
 * @param {string} name */
const unnumbered = (name) => name.replace(/\.\d+$/, "");

/** @param {string} file beside this one, a name a line */
const namesIn = (file) => new Set(readFileSync(new URL(file, import.meta.url), "utf8").split("\n")
  .filter((line) => line && !line.startsWith("#")).map(unnumbered));

/**
 * The functions of a module that stand in its table, by their number among its own.
 * @param {Uint8Array} bytes with a table of its own, filled from one list
 */
function inTable(bytes) {
  const before = imported(bytes);
  const found = [];
  for (const { id, content } of sections(bytes)) {
    if (id !== 9) continue;
    if (bytes[content] !== 1 || bytes[content + 1] !== 0) throw new Error("the table is not filled as expected");
    // Behind the place, which is a constant.
    const count = number(bytes, number(bytes, content + 3).next + 1);
    for (let i = 0, at = count.next; i < count.value; ++i) {
      const index = number(bytes, at);
      if (index.value >= before) found.push(index.value - before);
      at = index.next;
    }
  }
  return found;
}

/** Those that can be called from outside. @param {Uint8Array} bytes */
function offered(bytes) {
  const before = imported(bytes);
  const section = sectionBytes(bytes, 7);
  const found = [];
  const count = number(section, 0);
  for (let i = 0, at = count.next; i < count.value; ++i) {
    const kind = text(section, at).next;
    const index = number(section, kind + 1);
    if (section[kind] === 0 && index.value >= before) found.push(index.value - before);
    at = index.next;
  }
  return found;
}

/**
 * @param {Uint8Array} named
 * @returns {("first" | "soon" | "later" | "seldom")[]}
 */
export function partsOf(named) {
  const all = functions(named).map(({ name }) => [unnumbered(name), unnumbered(shortName(name))]);
  const those = (/** @type {Set<string>} */ list) =>
    all.flatMap((names, i) => names.some((name) => list.has(name)) ? [i] : []);
  // Of functions alike to the byte one is kept, under a name that another change may change: where nothing
  // is called so any more, all that are in short are taken. Those without a name are few.
  const known = new Set(all.flat());
  const listed = (/** @type {string} */ file) =>
    those(new Set([...namesIn(file)].map((name) => known.has(name) ? name : shortName(name)).concat("")));
  const picture = new Set(listed("first_picture.txt"));
  const first = new Set([...picture, ...listed("first_part.txt")]);
  const wanted = namesIn("seldom_part.txt");
  const roots = new Set([...first, ...inTable(named), ...offered(named)]);
  const gates = those(wanted).filter((i) => !roots.has(i));
  for (const name of wanted) {
    if (!gates.some((i) => all[i].includes(name))) throw new Error(`seldom_part.txt: ${name} is no gate`);
  }
  const usual = reached(calls(named), roots, new Set(gates));
  return all.map((_, i) => picture.has(i) ? "first" : first.has(i) ? "soon" : usual.has(i) ? "later" : "seldom");
}
