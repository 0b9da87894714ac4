// What a WebAssembly module says of its own functions: their names and how many bytes each takes.

/** @typedef {{name: string, size: number, code: Uint8Array}} Called */

/**
 * Sections of a module, with the name section's parts left to `functions`.
 * @param {Uint8Array} bytes
 */
function* sections(bytes) {
  for (let at = 8; at < bytes.length;) {
    const start = at;
    const id = bytes[at];
    const size = number(bytes, at + 1);
    const end = size.next + size.value;
    const custom = id === 0 ? text(bytes, size.next) : undefined;
    yield { id, name: custom?.value, start, content: custom?.next ?? size.next, end };
    at = end;
  }
}

/**
 * A number as WebAssembly writes it (LEB128, unsigned).
 * @param {Uint8Array} bytes
 * @param {number} at
 */
function number(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return { value, next: at };
  }
}

/**
 * @param {Uint8Array} bytes
 * @param {number} at
 */
function text(bytes, at) {
  const size = number(bytes, at);
  const end = size.next + size.value;
  return { value: new TextDecoder().decode(bytes.subarray(size.next, end)), next: end };
}

/** @param {number} value */
function written(value) {
  const bytes = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
  return [...bytes, value];
}

/**
 * How many functions a module imports: those come first where functions are counted.
 * @param {Uint8Array} bytes
 */
export const imported = (bytes) =>
  WebAssembly.Module.imports(new WebAssembly.Module(/** @type {any} */ (bytes)))
    .filter(({ kind }) => kind === "function").length;

/**
 * The functions of a module in their order, without those it imports; nameless ones are "".
 * @param {Uint8Array} bytes
 * @returns {Called[]}
 */
export function functions(bytes) {
  const before = imported(bytes);
  /** @type {Called[]} */
  const all = [];
  for (const { id, name, content, end } of sections(bytes)) {
    if (id === 10) {
      const count = number(bytes, content);
      for (let i = 0, at = count.next; i < count.value; ++i) {
        const size = number(bytes, at);
        const end = size.next + size.value;
        all.push({ name: "", size: size.value, code: bytes.subarray(size.next, end) });
        at = end;
      }
    }
    if (name !== "name") continue;
    for (let at = content; at < end;) {
      const size = number(bytes, at + 1);
      if (bytes[at] === 1) {
        const count = number(bytes, size.next);
        for (let i = 0, place = count.next; i < count.value; ++i) {
          const index = number(bytes, place);
          const called = text(bytes, index.next);
          if (index.value >= before) all[index.value - before].name = called.value;
          place = called.next;
        }
      }
      at = size.next + size.value;
    }
  }
  return all;
}

/**
 * What stands in a section, all in all: 11 are the data.
 * @param {Uint8Array} bytes
 * @param {number} wanted
 */
export function sectionBytes(bytes, wanted) {
  for (const { id, content, end } of sections(bytes)) {
    if (id === wanted) return bytes.subarray(content, end);
  }
  return new Uint8Array();
}

/**
 * The module without any names.
 * @param {Uint8Array} bytes
 */
export function withoutNames(bytes) {
  const kept = [bytes.subarray(0, 8)];
  for (const { name, start, end } of sections(bytes)) {
    if (name !== "name") kept.push(bytes.subarray(start, end));
  }
  return new Uint8Array(Buffer.concat(kept));
}

/**
 * The module with the functions named f0, f1, … in their order, and nothing else named: names that
 * any tool takes in a list.
 * @param {Uint8Array} bytes
 */
export function withNumbers(bytes) {
  const plain = withoutNames(bytes);
  const before = imported(bytes);
  const count = functions(bytes).length;
  const names = [...written(count)];
  for (let i = 0; i < count; ++i) {
    const name = new TextEncoder().encode(`f${i}`);
    names.push(...written(before + i), ...written(name.length), ...name);
  }
  const part = [1, ...written(names.length), ...names];
  const content = [4, ...new TextEncoder().encode("name"), ...part];
  return new Uint8Array(Buffer.concat([plain, Uint8Array.from([0, ...written(content.length), ...content])]));
}

/**
 * A C++ function's name without its result, parameters and template arguments: one name for all
 * that is made of a template, and for all overloads.
 * @param {string} name
 */
export function shortName(name) {
  let depth = 0;
  let short = "";
  const plain = name
    .replaceAll("(anonymous namespace)", "{}")
    .replaceAll("operator()", "operator{}")
    .replace(/operator(<=>|<<=|>>=|<<|>>|<=|>=|->|<|>)/g, (_, sign) =>
      `operator{${[...sign].map((/** @type {string} */ one) => one.charCodeAt(0)).join("_")}}`);
  for (const sign of plain) {
    if ("<([".includes(sign)) ++depth;
    else if (">)]".includes(sign)) --depth;
    else if (depth === 0) short += sign;
  }
  return short.replace(/ const$/, "").trim().split(" ").at(-1) ?? "";
}
