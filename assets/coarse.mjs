// Puts a font of 2048 units to the em on 1024: at the sizes of the game nobody sees it, and its
// outlines take a quarter less. `tables` are the font's by name, TrueType outlines without hints.

const half = (value) => Math.round(value / 2);

export function coarsen(tables) {
  const head = tables.get('head');
  const units = head.readUInt16BE(18);
  if (units !== 2048) throw new Error(`a font of 2048 units to the em is expected, not ${units}`);
  head.writeUInt16BE(units / 2, 18);
  const halve = (table, ...places) => {
    for (const at of places) table.writeInt16BE(half(table.readInt16BE(at)), at);
  };
  halve(head, 36, 38, 40, 42);
  const hhea = tables.get('hhea');
  halve(hhea, 4, 6, 8, 10, 12, 14, 16, 22);
  const os2 = tables.get('OS/2');
  if (os2) halve(os2, 2, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 68, 70, 72, 74, 76);
  if (os2 && os2.length > 89) halve(os2, 86, 88);
  if (tables.has('post')) halve(tables.get('post'), 8, 10);
  const hmtx = tables.get('hmtx');
  // Pairs of width and left bearing, then bearings: all are lengths.
  for (let at = 0; at < hmtx.length; at += 2) halve(hmtx, at);
  const places = readPlaces(tables.get('loca'), head.readInt16BE(50));
  const glyf = tables.get('glyf');
  const glyphs = places.slice(1).map((end, i) => coarseGlyph(glyf.subarray(places[i], end)));
  const padded = glyphs.map((bytes) => Buffer.concat([bytes, Buffer.alloc(bytes.length % 2)]));
  tables.set('glyf', Buffer.concat(padded));
  head.writeInt16BE(0, 50);
  const loca = Buffer.alloc(2 * places.length);
  let offset = 0;
  padded.forEach((bytes, i) => {
    offset += bytes.length;
    loca.writeUInt16BE(offset / 2, 2 * i + 2);
  });
  tables.set('loca', loca);
}

function readPlaces(loca, long) {
  return Array.from({length: loca.length / (long ? 4 : 2)},
      (_, i) => long ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i));
}

function coarseGlyph(bytes) {
  if (bytes.length === 0) return bytes;
  const box = Buffer.from(bytes.subarray(0, 10));
  for (const at of [2, 4, 6, 8]) box.writeInt16BE(half(box.readInt16BE(at)), at);
  const contours = box.readInt16BE(0);
  const rest = contours < 0 ? coarseParts(bytes.subarray(10)) : coarseOutline(bytes.subarray(10), contours);
  return Buffer.concat([box, rest]);
}

// Made of other glyphs: where each stands.
function coarseParts(bytes) {
  const out = Buffer.from(bytes);
  for (let at = 0; ;) {
    const flags = out.readUInt16BE(at);
    if ((flags & 2) === 0) throw new Error('a glyph is put together by points');
    const size = flags & 1 ? 2 : 1;
    for (const place of [at + 4, at + 4 + size])
      out.writeIntBE(half(out.readIntBE(place, size)), place, size);
    at += 4 + 2 * size + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
    if ((flags & 0x20) === 0) return out.subarray(0, at);
  }
}

const [onCurve, xShort, yShort, repeat, xSame, ySame] = [1, 2, 4, 8, 16, 32];

function coarseOutline(bytes, contours) {
  const ends = bytes.subarray(0, 2 * contours);
  const count = contours === 0 ? 0 : ends.readUInt16BE(2 * contours - 2) + 1;
  let at = 2 * contours;
  if (bytes.readUInt16BE(at) !== 0) throw new Error('a glyph has hints');
  at += 2;
  const flags = [];
  while (flags.length < count) {
    const flag = bytes[at++];
    const times = flag & repeat ? bytes[at++] + 1 : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  // From point to point, back to places on the grid, halved, and to differences again.
  const axis = (short, same) => {
    let place = 0;
    let before = 0;
    return flags.map((flag) => {
      if (flag & short) place += flag & same ? bytes[at++] : -bytes[at++];
      else if (!(flag & same)) { place += bytes.readInt16BE(at); at += 2; }
      const now = half(place);
      const step = now - before;
      before = now;
      return step;
    });
  };
  const xs = axis(xShort, xSame);
  const ys = axis(yShort, ySame);

  const written = {flags: [], xs: [], ys: []};
  const add = (step, list, short, same) => {
    if (step === 0) return same;
    if (Math.abs(step) < 256) { list.push(Math.abs(step)); return step > 0 ? short | same : short; }
    list.push((step >> 8) & 255, step & 255);
    return 0;
  };
  let last = -1;
  flags.forEach((flag, i) => {
    const now = (flag & onCurve) | add(xs[i], written.xs, xShort, xSame) | add(ys[i], written.ys, yShort, ySame);
    const list = written.flags;
    if (now === last && list.length > 1 && list.at(-2) === (now | repeat) && list.at(-1) < 255) {
      list[list.length - 1]++;
    } else if (now === last && list.at(-1) === now) {
      list[list.length - 1] = now | repeat;
      list.push(1);
    } else {
      list.push(now);
    }
    last = now;
  });
  return Buffer.concat([ends, Buffer.alloc(2), Buffer.from([...written.flags, ...written.xs, ...written.ys])]);
}
