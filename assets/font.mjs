// Fonts: cuts a font down to the characters of the game, puts it on a coarser grid, and gives it a
// name of its own, as the licence asks of changed versions.

import {coarsen} from './coarse.mjs';

export async function subsetter(wasmBytes) {
  const {instance} = await WebAssembly.instantiate(wasmBytes);
  const hb = instance.exports;
  const dropTables = 3, layoutFeatures = 6;  // HB_SUBSET_SETS_…
  const noHinting = 1;                       // HB_SUBSET_FLAGS_NO_HINTING
  const tag = (name) => [...name].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);

  return function subset(font, characters) {
    const bytes = hb.malloc(font.length);
    new Uint8Array(hb.memory.buffer).set(font, bytes);
    const blob = hb.hb_blob_create(bytes, font.length, 2, 0, 0);
    const face = hb.hb_face_create(blob, 0);
    const input = hb.hb_subset_input_create_or_fail();
    hb.hb_subset_input_set_flags(input, noHinting);
    const wanted = hb.hb_subset_input_unicode_set(input);
    for (const character of characters) hb.hb_set_add(wanted, character.codePointAt(0));
    hb.hb_set_clear(hb.hb_subset_input_set(input, layoutFeatures));
    for (const table of ['GSUB', 'GPOS', 'GDEF', 'MATH', 'kern', 'FFTM', 'gasp'])
      hb.hb_set_add(hb.hb_subset_input_set(input, dropTables), tag(table));
    const result = hb.hb_subset_or_fail(face, input);
    if (!result) throw new Error('the font could not be cut down');
    const made = hb.hb_face_reference_blob(result);
    const from = hb.hb_blob_get_data(made, 0);
    const length = hb.hb_blob_get_length(made);
    const copy = Buffer.from(new Uint8Array(hb.memory.buffer).slice(from, from + length));
    hb.hb_blob_destroy(made);
    hb.hb_face_destroy(result);
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    return copy;
  };
}

function checksum(bytes) {
  let sum = 0;
  for (let i = 0; i < bytes.length; i += 4) {
    let word = 0;
    for (let j = 0; j < 4; j++) word = word * 256 + (bytes[i + j] ?? 0);
    sum = (sum + word) >>> 0;
  }
  return sum;
}

// A name table with our names and the original's copyright line.
function nameTable(entries) {
  const texts = entries.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const head = Buffer.alloc(6 + 12 * entries.length);
  head.writeUInt16BE(entries.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  entries.forEach(([id], i) => {
    [3, 1, 0x409, id, texts[i].length, offset].forEach(
        (value, field) => head.writeUInt16BE(value, 6 + 12 * i + 2 * field));
    offset += texts[i].length;
  });
  return Buffer.concat([head, ...texts]);
}

function originalName(table, wanted) {
  const strings = table.readUInt16BE(4);
  for (let i = 0; i < table.readUInt16BE(2); i++) {
    const at = 6 + 12 * i;
    if (table.readUInt16BE(at) !== 3 || table.readUInt16BE(at + 6) !== wanted) continue;
    const from = strings + table.readUInt16BE(at + 10);
    return Buffer.from(table.subarray(from, from + table.readUInt16BE(at + 8))).swap16().toString('utf16le');
  }
  return null;
}

function readTables(file) {
  const found = new Map();
  for (let i = 0; i < file.readUInt16BE(4); i++) {
    const at = 12 + 16 * i;
    const from = file.readUInt32BE(at + 8);
    found.set(file.toString('latin1', at, at + 4), Buffer.from(file.subarray(from, from + file.readUInt32BE(at + 12))));
  }
  return found;
}

// The same font, coarse, under the name `family`; `original` is the font before cutting, for its
// copyright.
export function rename(font, original, family, style) {
  const tables = readTables(font);
  coarsen(tables);
  const copyright = originalName(readTables(original).get('name'), 0);
  if (!copyright) throw new Error('the font carries no copyright line');
  const full = `${family} ${style}`;
  const script = `${family}-${style}`.replace(/ /g, '');
  tables.set('name', nameTable([
    [0, copyright.replace(/\s+/g, ' ')], [1, family], [2, style], [3, script], [4, full], [5, 'Version 1.0'], [6, script],
  ]));
  tables.get('head').writeUInt32BE(0, 8);

  const names = [...tables.keys()].sort();
  const power = 2 ** Math.floor(Math.log2(names.length));
  const head = Buffer.alloc(12 + 16 * names.length);
  head.writeUInt32BE(0x00010000, 0);
  [names.length, power * 16, Math.log2(power), (names.length - power) * 16].forEach(
      (value, i) => head.writeUInt16BE(value, 4 + 2 * i));
  const parts = [head];
  let offset = head.length;
  let headAt = 0;
  names.forEach((name, i) => {
    const bytes = tables.get(name);
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - bytes.length % 4) % 4)]);
    if (name === 'head') headAt = offset;
    head.write(name, 12 + 16 * i, 'latin1');
    head.writeUInt32BE(checksum(padded), 16 + 16 * i);
    head.writeUInt32BE(offset, 20 + 16 * i);
    head.writeUInt32BE(bytes.length, 24 + 16 * i);
    parts.push(padded);
    offset += padded.length;
  });
  const whole = Buffer.concat(parts);
  whole.writeUInt32BE((0xB1B0AFBA - checksum(whole)) >>> 0, headAt + 8);
  return whole;
}
