// node make.mjs KIT OUTDIR: called by assets/build; KIT holds the packages of package-lock.json.
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {courtPicture, drawCourts} from './atlas.mjs';
import {rename, subsetter} from './font.mjs';
import {iconPicture, titlePicture} from './pictures.mjs';

const [kit, out] = process.argv.slice(2);
const packages = path.join(kit, 'node_modules');
const read = (...parts) => fs.readFileSync(path.join(packages, ...parts));
const load = (...parts) => import(pathToFileURL(path.join(packages, ...parts)).href);
const write = (name, bytes) => fs.writeFileSync(path.join(out, name), bytes);

const range = (from, to) => Array.from({length: to - from + 1}, (_, i) => String.fromCodePoint(from + i));
// English, German, French and their neighbours; the signs that are used (tests/ui/letters_test.cpp). The
// suits in a text are drawn as shapes.
const characters = [
  ...range(0x20, 0x7E), ...range(0xC0, 0xFF),
  ...'\u00A0¡£«±¶·»¿ŒœŸẞ‑–‘’‚“”„•…‹›€←↑→↓−×★✓✗', '\u202F', '\u2009',
];
// English J Q K, German B D K, French V D R.
const rankCharacters = [...'0123456789AJQKBDVR'];

async function renderer() {
  const {Resvg, initWasm} = await load('@resvg', 'resvg-wasm', 'index.mjs');
  await initWasm(read('@resvg', 'resvg-wasm', 'index_bg.wasm'));
  return Resvg;
}

const readDeck = () => read('@letele', 'playing-cards', 'dist', 'index.esm.js').toString();

// With the fonts that were made before.
function pictures(Resvg) {
  const fontBuffers = ['allfours-sans.ttf', 'allfours-sans-bold.ttf', 'allfours-index.ttf'].map(
      (name) => fs.readFileSync(path.join(out, name)));
  const draw = (svg) => new Resvg(svg, {font: {fontBuffers}}).render().asPng();
  write('title.png', draw(titlePicture(courtPicture(readDeck(), 'Cj'))));
  for (const size of [180, 192, 512]) write(`icon-${size}.png`, draw(iconPicture(size)));
}

// What a page draws by itself; and in pixels, twice as large, for tests/gallery, which has no browser.
async function courts(Resvg) {
  const {optimize} = await load('svgo', 'lib', 'svgo.js');
  const picture = drawCourts(readDeck(), optimize);
  write('courts.svg', picture);
  const {pixels, width, height} = new Resvg(picture, {background: '#ffffff', fitTo: {mode: 'zoom', value: 2}}).render();
  const head = `P7\nWIDTH ${width}\nHEIGHT ${height}\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n`;
  write('courts.pam', Buffer.concat([Buffer.from(head), pixels]));
}

async function fonts() {
  const subset = await subsetter(read('harfbuzzjs', 'dist', 'harfbuzz-subset.wasm'));
  const make = (source, name, wanted, family, style) => {
    const original = read('dejavu-fonts-ttf', 'ttf', source);
    write(name, rename(subset(original, wanted), original, family, style));
  };
  make('DejaVuSans.ttf', 'allfours-sans.ttf', characters, 'AllFoursSans', 'Regular');
  make('DejaVuSans-Bold.ttf', 'allfours-sans-bold.ttf', characters, 'AllFoursSans', 'Bold');
  make('DejaVuSansCondensed-Bold.ttf', 'allfours-index.ttf', rankCharacters, 'AllFoursIndex', 'Bold');
  write('fonts-licence.txt', read('dejavu-fonts-ttf', 'LICENSE'));
}

// Its name where others look for it, and its licence with it: the file's first lines.
function qrcode() {
  write('qrcode.js', read('qrcode-generator', 'dist', 'qrcode.mjs'));
}

// The reader of such codes and its licence, as they are; dist.mjs makes one file of them.
function qrReader() {
  fs.mkdirSync(path.join(out, 'qr'), {recursive: true});
  for (const name of ['decode.js', 'index.js', 'LICENSE-MIT']) write(path.join('qr', name), read('qr', name));
}

try {
  qrcode();
  qrReader();
  const Resvg = await renderer();
  await courts(Resvg);
  await fonts();
  pictures(Resvg);
} catch (error) {
  console.error(`assets/build: ${error.message}.`);
  process.exit(1);
}
