// Which functions of a WebAssembly module call which: what is not called through the table is certain.

import { imported, number, sectionBytes } from "./wasm.mjs";

// What follows an instruction, by its code: so many numbers, or so many bytes.
const numbers = new Map([
  ...[0x0c, 0x0d, 0x10, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x3f, 0x40, 0x41, 0x42, 0xd2]
    .map((code) => /** @type {const} */ ([code, 1])),
  /** @type {const} */ ([0x11, 2]),
  // Where memory is read or written: alignment and place.
  ...Array.from({ length: 0x3e - 0x28 + 1 }, (_, i) => /** @type {const} */ ([0x28 + i, 2])),
]);
const sized = new Map([[0x02, 1], [0x03, 1], [0x04, 1], [0x43, 4], [0x44, 8], [0xd0, 1]]);
// And behind 0xfc: truncations, memory and tables in bulk.
const bulk = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];
// All that there is without any.
const plain = (/** @type {number} */ code) => [0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b].includes(code) ||
  (code >= 0x45 && code <= 0xc4) || code === 0xd1;

/**
 * The functions that one calls itself, by their number among all, those imported first.
 * @param {Uint8Array} code of a function, its locals first
 */
function callees(code) {
  /** @type {Set<number>} */
  const found = new Set();
  const locals = number(code, 0);
  let at = locals.next;
  for (let i = 0; i < locals.value; ++i) at = number(code, at).next + 1;
  while (at < code.length) {
    const instruction = code[at++];
    let count = numbers.get(instruction) ?? 0;
    if (instruction === 0x10) found.add(number(code, at).value);
    if (instruction === 0xfc) {
      const which = number(code, at);
      if (!(which.value in bulk)) throw new Error(`what is 0xfc ${which.value}?`);
      at = which.next;
      count = bulk[which.value];
    } else if (instruction === 0x0e) {
      const targets = number(code, at);
      at = targets.next;
      count = targets.value + 1;
    } else if (sized.has(instruction)) {
      // A block whose type is a number of the type section is of more bytes than one, and none here.
      if (instruction <= 0x04 && code[at] < 0x40) throw new Error("a block has a type of its own");
      at += sized.get(instruction) ?? 0;
    } else if (count === 0 && !plain(instruction)) {
      throw new Error(`what is 0x${instruction.toString(16)}?`);
    }
    for (; count > 0; --count) at = number(code, at).next;
  }
  return found;
}

/**
 * For each function of a module, in their order, which others of it it calls.
 * @param {Uint8Array} bytes
 * @returns {number[][]} by their number among its own
 */
export function calls(bytes) {
  const before = imported(bytes);
  const section = sectionBytes(bytes, 10);
  const count = number(section, 0);
  const all = [];
  for (let i = 0, at = count.next; i < count.value; ++i) {
    const size = number(section, at);
    const end = size.next + size.value;
    all.push([...callees(section.subarray(size.next, end))].filter((one) => one >= before).map((one) => one - before));
    at = end;
  }
  return all;
}

/**
 * Which functions can be called without passing by way of a gate: those of `roots`, those they call
 * and so on.
 * @param {number[][]} all of `calls`
 * @param {Iterable<number>} roots
 * @param {Set<number>} gates
 */
export function reached(all, roots, gates) {
  const found = new Set(roots);
  for (const one of found) {
    for (const other of all[one]) if (!gates.has(other)) found.add(other);
  }
  return found;
}
