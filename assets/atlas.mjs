// The court cards: from the deck's SVG-in-JavaScript to one atlas of upper halves.
//
// The layout (cells, scale, gutters) is the one src/ui/card_art.cpp reads; change both together.
import vm from 'node:vm';

// The twelve courts run on, four a row: clubs J Q K, diamonds J / Q K, hearts J Q / K, spades J Q K.
export const atlas = {width: 1024, height: 512, columns: 4, cell: {width: 256, height: 170}, gutter: 2};
const halfHeight = 130.4;  // of the picture, in the deck's units; the card is 240 × 336

// The deck's plain primaries, and what they are printed in here.
const inks = {
  red: '#c8242f', '#F00': '#c8242f', '#44F': '#2b4590', '#FC4': '#efbc4f', '#000': '#1d1b20',
  '#fff': '#ffffff',
};

const suits = ['C', 'D', 'H', 'S'];
const ranks = ['j', 'q', 'k'];

// The package is React components. We run it with a createElement of our own that builds a tree,
// in a context that holds nothing else.
function readDeck(source) {
  const createElement = (tag, attributes, ...children) =>
      ({tag, attributes: attributes ?? {}, children: children.flat().filter(Boolean)});
  const body = source.replace(/^import .*$/gm, '').replace(/export \{([^}]*)\};?/, (_, list) => {
    const entries = list.split(',').map((entry) => entry.trim().split(' as '));
    return `deck = {${entries.map(([from, to]) => `${to}: ${from}`).join(',')}};`;
  });
  const context = vm.createContext({React: {createElement}, _extends: Object.assign, deck: null});
  vm.runInContext(body, context, {timeout: 10000});
  return context.deck;
}

function attributeName(name) {
  if (name === 'className' || name === 'aria-labelledby') return null;
  if (name === 'xlinkHref') return 'xlink:href';
  if (name === 'xmlnsXlink') return 'xmlns:xlink';
  if (['viewBox', 'preserveAspectRatio', 'patternUnits', 'xmlns'].includes(name)) return name;
  return name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase());
}

function toText(element) {
  const attributes = Object.entries(element.attributes)
                         .filter(([name, value]) => value !== undefined && attributeName(name))
                         .map(([name, value]) => {
                           const ink = ['fill', 'stroke'].includes(name) ? inks[value] : undefined;
                           return ` ${attributeName(name)}="${ink ?? value}"`;
                         });
  return `<${element.tag}${attributes.join('')}>${element.children.map(toText).join('')}</${element.tag}>`;
}

// The whole picture of a court, as SVG in the deck's units with its middle at 0 0, with what it
// refers to.
export function courtPicture(deckSource, name) {
  return readDeck(deckSource)[name]({}).children.filter(isPicture).map(toText).join('');
}

const isPicture = ({tag, attributes}) =>
    tag === 'defs' || (tag === 'use' && Number(attributes.width) === 164.8);

// One court without card edge, frame, index and corner pips: only the picture. Those are drawn by
// the game, in the colours of the pack in use.
function courtSvg(component, factor) {
  const card = component({});
  const picture = card.children.filter(isPicture);
  if (picture.length < 5) throw new Error('the deck does not look as expected');
  const {cell: {width, height}, gutter} = atlas;
  const scale = (height - 2 * gutter) / halfHeight;
  const box = [-width / 2 / scale, -(height - gutter) / scale, width / scale, height / scale];
  return toText({
    tag: 'svg',
    attributes: {
      xmlns: card.attributes.xmlns, xmlnsXlink: 'http://www.w3.org/1999/xlink',
      viewBox: box.join(' '), width: width * factor, height: height * factor, fill: '#000',
    },
    children: picture,
  });
}

// Brings the picture down to `count` colours: the inks themselves, and the in-betweens that
// anti-aliasing makes, found by k-means on the histogram (plain arithmetic, so always the same).
function reduceColours(pixels, count) {
  const histogram = new Map();
  for (let i = 0; i < pixels.length; i += 4) {
    const colour = (pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2];
    histogram.set(colour, (histogram.get(colour) ?? 0) + 1);
  }
  const split = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];
  const colours = [...histogram].sort((a, b) => b[1] - a[1] || a[0] - b[0])
                      .map(([colour, times]) => ({rgb: split(colour), times}));
  const distance = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
  const base = [...new Set(Object.values(inks))].map((ink) => split(parseInt(ink.slice(1), 16)));
  const palette = base.map((rgb) => [...rgb]);
  while (palette.length < count) {  // the colour served worst, weighed by how often it is seen
    let worst = null, most = -1;
    for (const {rgb, times} of colours) {
      const error = Math.min(...palette.map((entry) => distance(entry, rgb))) * Math.sqrt(times);
      if (error > most) [worst, most] = [rgb, error];
    }
    palette.push([...worst]);
  }
  const nearest = (rgb) => {
    let best = 0;
    for (let i = 1; i < palette.length; i++)
      if (distance(palette[i], rgb) < distance(palette[best], rgb)) best = i;
    return best;
  };
  for (let round = 0; round < 12; round++) {
    const sums = palette.map(() => [0, 0, 0, 0]);
    for (const {rgb, times} of colours) {
      const sum = sums[nearest(rgb)];
      rgb.forEach((value, channel) => sum[channel] += value * times);
      sum[3] += times;
    }
    for (let i = base.length; i < palette.length; i++)
      if (sums[i][3] > 0) palette[i] = sums[i].slice(0, 3).map((sum) => Math.round(sum / sums[i][3]));
  }
  const chosen = new Map(colours.map(({rgb}) => [(rgb[0] << 16) | (rgb[1] << 8) | rgb[2], palette[nearest(rgb)]]));
  for (let i = 0; i < pixels.length; i += 4) {
    const rgb = chosen.get((pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2]);
    [pixels[i], pixels[i + 1], pixels[i + 2], pixels[i + 3]] = [...rgb, 255];
  }
}

// The whole atlas, `factor` times the size in `atlas`, in `colours` colours. `Resvg` is the
// renderer's class.
export function drawCourts(deckSource, Resvg, factor, colours) {
  const deck = readDeck(deckSource);
  const width = atlas.width * factor, height = atlas.height * factor;
  const cell = {width: atlas.cell.width * factor, height: atlas.cell.height * factor};
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  suits.flatMap((suit) => ranks.map((rank) => suit + rank)).forEach((name, place) => {
    if (!deck[name]) throw new Error(`the deck lacks the card ${name}`);
    const picture = courtSvg(deck[name], factor);
    const image = new Resvg(picture, {background: '#ffffff', shapeRendering: 2}).render();
    if (image.width !== cell.width || image.height !== cell.height)
      throw new Error('the renderer gave a picture of another size');
    const left = (place % atlas.columns) * cell.width;
    const top = Math.floor(place / atlas.columns) * cell.height;
    for (let y = 0; y < cell.height; y++) {
      const from = y * cell.width * 4;
      pixels.set(image.pixels.subarray(from, from + cell.width * 4), ((top + y) * width + left) * 4);
    }
  });
  reduceColours(pixels, colours);
  return {pixels, width, height};
}
