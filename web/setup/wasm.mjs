// What a WebAssembly module says of its own functions: their names and how many bytes each takes.

/** For the tools of Binaryen, what a module may hold: it has no list of its own any more. */
export const features = ["--enable-bulk-memory"];

/** @typedef {{name: string, size: number, code: Uint8Array}} Called */

/**
 * Sections of a module, with the name section's parts left to `functions`.
 * @param {Uint8Array} bytes
 */
export function* sections(bytes) {
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
export function number(bytes, at) {
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
export function text(bytes, at) {
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
 * The names of all functions, those that are imported first.
 * @param {Uint8Array} bytes
 */
function namesWithin(bytes) {
  /** @type {string[]} */
  const names = [];
  for (const { name, content, end } of sections(bytes)) {
    if (name !== "name") continue;
    for (let at = content; at < end;) {
      const size = number(bytes, at + 1);
      if (bytes[at] === 1) {
        const count = number(bytes, size.next);
        for (let i = 0, place = count.next; i < count.value; ++i) {
          const index = number(bytes, place);
          const called = text(bytes, index.next);
          names[index.value] = called.value;
          place = called.next;
        }
      }
      at = size.next + size.value;
    }
  }
  return names;
}

/**
 * The functions of a module in their order, without those it imports; nameless ones are "".
 * @param {Uint8Array} bytes
 * @returns {Called[]}
 */
export function functions(bytes) {
  const before = imported(bytes);
  const names = namesWithin(bytes);
  /** @type {Called[]} */
  const all = [];
  for (const { id, content } of sections(bytes)) {
    if (id !== 10) continue;
    const count = number(bytes, content);
    for (let i = 0, at = count.next; i < count.value; ++i) {
      const size = number(bytes, at);
      const end = size.next + size.value;
      all.push({ name: names[before + i] ?? "", size: size.value, code: bytes.subarray(size.next, end) });
      at = end;
    }
  }
  return all;
}

/**
 * Under which names functions are offered or asked for outside, by the names they have within.
 * @param {Uint8Array} bytes of a module that has names
 * @param {string[]} wanted
 */
export function outsideNames(bytes, wanted) {
  const module = new WebAssembly.Module(/** @type {any} */ (bytes));
  const outside = WebAssembly.Module.imports(module)
    .filter(({ kind }) => kind === "function").map(({ name }) => name);
  for (const { id, content } of sections(bytes)) {
    if (id !== 7) continue;
    const count = number(bytes, content);
    for (let i = 0, at = count.next; i < count.value; ++i) {
      const name = text(bytes, at);
      const index = number(bytes, name.next + 1);
      if (bytes[name.next] === 0) outside[index.value] = name.value;
      at = index.next;
    }
  }
  const within = namesWithin(bytes);
  return Object.fromEntries(wanted.map((name) => {
    const found = outside[within.indexOf(name)];
    if (found === undefined) throw new Error(`nothing outside is ${name}`);
    return [name, found];
  }));
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

/** @param {Uint8Array[]} list */
const joined = (list) => new Uint8Array(Buffer.concat(list));

/**
 * Data that lie at a place of the memory from the start.
 * @param {number} place
 * @param {Uint8Array} bytes
 */
function dataAt(place, bytes) {
  const known = written(place);
  // Read as a number with a sign, it has none.
  if (known[known.length - 1] >= 64) known.push((known.pop() ?? 0) | 128, 0);
  return joined([Uint8Array.from([0, 0x41, ...known, 0x0b, ...written(bytes.length)]), bytes]);
}

/**
 * The module with these data, behind the section `after`, in place of any it has and of their number.
 * @param {Uint8Array} bytes
 * @param {number} after
 * @param {Uint8Array[]} data
 */
function withData(bytes, after, data) {
  const content = joined([Uint8Array.from(written(data.length)), ...data]);
  const section = joined([Uint8Array.from([11, ...written(content.length)]), content]);
  return joined([bytes.subarray(0, 8), ...[...sections(bytes)].flatMap(({ id, start, end }) =>
    [...(id === 11 || id === 12 ? [] : [bytes.subarray(start, end)]), ...(id === after ? [section] : [])])]);
}

/**
 * Data that lie in memory from the start, piece by piece: long runs of zeros are left out.
 * @param {Uint8Array} bytes of a module
 */
function dataOf(bytes) {
  const data = sectionBytes(bytes, 11);
  const count = number(data, 0);
  /** @type {{place: number, content: Uint8Array}[]} */
  const all = [];
  for (let i = 0, at = count.next; i < count.value; ++i) {
    if (data[at] !== 0 || data[at + 1] !== 0x41) throw new Error("data are not as expected");
    const place = number(data, at + 2);
    const size = number(data, place.next + 1);
    at = size.next + size.value;
    all.push({ place: place.value, content: data.subarray(size.next, at) });
  }
  return all;
}

/** @typedef {ReturnType<typeof dataOf>} Data */

/**
 * Where something lies.
 * @param {Data} all
 * @param {Uint8Array} wanted begins like nothing else
 */
function placeIn(all, wanted) {
  const beginning = wanted.subarray(0, 64);
  const [start, ...more] = all.flatMap(({ place, content }) => {
    const found = Buffer.from(content).indexOf(beginning);
    return found < 0 ? [] : [place + found];
  });
  if (start === undefined || more.length > 0) throw new Error("what is to be moved is not there once");
  return start;
}

/**
 * The same without what lies there, which has to be this.
 * @param {Data} all
 * @param {number} start
 * @param {Uint8Array} gone
 */
function withoutData(all, start, gone) {
  const end = start + gone.length;
  return all.flatMap(({ place, content }) => {
    const from = Math.min(Math.max(start - place, 0), content.length);
    const to = Math.min(Math.max(end - place, 0), content.length);
    const there = content.subarray(from, to);
    const known = gone.subarray(Math.max(place - start, 0)).subarray(0, there.length);
    if (Buffer.compare(there, known)) throw new Error("what is to be moved goes on otherwise");
    return [
      { place, content: content.subarray(0, from) }, { place: place + to, content: content.subarray(to) },
    ].filter((piece) => piece.content.length > 0);
  });
}

/**
 * The two parts of a module with some of the first one's data in the other.
 * @param {Uint8Array} first
 * @param {Uint8Array} later which has no data, and the first one's memory
 * @param {Uint8Array[]} moved each begins like nothing else
 */
export function withDataMoved(first, later, moved) {
  let kept = dataOf(first);
  const gone = moved.map((content) => {
    const place = placeIn(kept, content);
    kept = withoutData(kept, place, content);
    return { place, content };
  });
  const written = (/** @type {Data} */ data) => data.map(({ place, content }) => dataAt(place, content));
  return [withData(first, 11, written(kept)), withData(later, 10, written(gone))];
}

/**
 * What a module asks for, in its order; `kind` is 0 for functions, 1 for tables, 2 memories, 3 globals,
 * and what follows it begins at `type`.
 * @param {Uint8Array} bytes
 */
function* asked(bytes) {
  for (const { id, content } of sections(bytes)) {
    if (id !== 2) continue;
    const count = number(bytes, content);
    for (let i = 0, at = count.next; i < count.value; ++i) {
      const module = text(bytes, at);
      const name = text(bytes, module.next);
      const kind = bytes[name.next];
      const type = name.next + 1;
      const limits = kind === 1 ? type + 1 : type;
      const least = number(bytes, limits + 1);
      at = kind === 0 ? number(bytes, type).next : kind === 3 ? type + 2
        : bytes[limits] & 1 ? number(bytes, least.next).next : least.next;
      yield { module: module.value, name: name.value, kind, type, end: at };
    }
  }
}

/**
 * How many places the table has that a module asks for.
 * @param {Uint8Array} bytes
 */
export function importedTable(bytes) {
  for (const { kind, type } of asked(bytes)) if (kind === 1) return number(bytes, type + 2).value;
  throw new Error("the module asks for no table");
}

/**
 * A module with another content of one section.
 * @param {Uint8Array} bytes
 * @param {number} wanted
 * @param {Uint8Array} content
 */
const withSection = (bytes, wanted, content) =>
  joined([bytes.subarray(0, 8), ...[...sections(bytes)].map(({ id, start, end }) => id === wanted
    ? joined([Uint8Array.from([id, ...written(content.length)]), content]) : bytes.subarray(start, end))]);

/** @param {string} value */
function writtenText(value) {
  const bytes = new TextEncoder().encode(value);
  return joined([Uint8Array.from(written(bytes.length)), bytes]);
}

/**
 * Two modules, of which the last asks for functions by way of the one before that this has from a third:
 * it asks the third for them then.
 * @param {Uint8Array} between
 * @param {Uint8Array} last
 * @param {string} name by which `last` knows `between`
 */
export function withoutDetour(between, last, name) {
  const from = [...asked(between)].filter(({ kind }) => kind === 0);
  /** @type {Map<string, {module: string, name: string}>} */
  const passed = new Map();
  const kept = [];
  const offered = sectionBytes(between, 7);
  const count = number(offered, 0);
  for (let i = 0, at = count.next; i < count.value; ++i) {
    const offer = text(offered, at);
    const index = number(offered, offer.next + 1);
    const source = offered[offer.next] === 0 ? from[index.value] : undefined;
    if (source) passed.set(offer.value, source);
    else kept.push(offered.subarray(at, index.next));
    at = index.next;
  }
  const wants = [...asked(last)].map((one) => {
    const { module, name: wanted } = one.module === name ? passed.get(one.name) ?? one : one;
    return joined([writtenText(module), writtenText(wanted), last.subarray(one.type - 1, one.end)]);
  });
  return [
    withSection(between, 7, joined([Uint8Array.from(written(kept.length)), ...kept])),
    withSection(last, 2, joined([Uint8Array.from(written(wants.length)), ...wants])),
  ];
}

/**
 * The module with a table of so many places, its own or the one that it asks for.
 * @param {Uint8Array} bytes
 * @param {number} places
 */
export function withTable(bytes, places) {
  const limits = Uint8Array.from([1, ...written(places), ...written(places)]);
  if (sectionBytes(bytes, 4).length > 0) return withSection(bytes, 4, joined([Uint8Array.from([1, 0x70]), limits]));
  const all = [...asked(bytes)].map(({ module, name, kind, type, end }) => joined([
    writtenText(module), writtenText(name), Uint8Array.from([kind]),
    ...(kind === 1 ? [bytes.subarray(type, type + 1), limits] : [bytes.subarray(type, end)])]));
  return withSection(bytes, 2, joined([Uint8Array.from(written(all.length)), ...all]));
}

/**
 * The module with its table, which one list fills, full up to a place: what more is put into it stands
 * behind that. Nobody calls what stands there.
 * @param {Uint8Array} bytes which asks for some function
 * @param {number} end
 */
export function withTableFull(bytes, end) {
  const list = sectionBytes(bytes, 9);
  const start = number(list, 3);
  const count = number(list, start.next + 1);
  if (list[0] !== 1 || list[1] !== 0) throw new Error("the table is not filled as expected");
  const more = Math.max(end - start.value - count.value, 0);
  return withSection(bytes, 9, joined([list.subarray(0, start.next + 1),
    Uint8Array.from(written(count.value + more)), list.subarray(count.next), new Uint8Array(more)]));
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
 * The module with these names of its functions, in their order, and nothing else named.
 * @param {Uint8Array} bytes
 * @param {string[]} called
 */
export function withNames(bytes, called) {
  const plain = withoutNames(bytes);
  const before = imported(bytes);
  if (functions(bytes).length !== called.length) throw new Error(`not ${called.length} functions`);
  const names = [...written(called.length)];
  for (const [i, one] of called.entries()) {
    const name = new TextEncoder().encode(one);
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
