// The court cards: from the deck's SVG-in-JavaScript to one picture, an atlas of upper halves.
//
// The layout (cells, scale, gutters) is the one src/ui/draw/card_art.cpp reads; change both together.
import vm from 'node:vm';

// The twelve courts run on, four a row: clubs J Q K, diamonds J / Q K, hearts J Q / K, spades J Q K.
const atlas = {width: 1024, height: 512, columns: 4, cell: {width: 256, height: 170}, gutter: 2};
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

// The upper half of a court without card edge, frame, index and corner pips: only the picture, in its
// cell. Those are drawn by the game, in the colours of the pack in use.
function courtCell(card, place) {
  const pictures = card.children.filter(isPicture);
  if (pictures.length < 5) throw new Error('the deck does not look as expected');
  const {cell: {width, height}, gutter, columns} = atlas;
  const scale = (height - 2 * gutter) / halfHeight;
  return toText({
    tag: 'svg',
    attributes: {
      x: (place % columns) * width, y: Math.floor(place / columns) * height, width, height,
      viewBox: [-width / 2 / scale, -(height - gutter) / scale, width / scale, height / scale].join(' '),
    },
    children: pictures,
  });
}

// The deck draws on 1300 × 2000 to the picture, with fractions. Whole numbers of half as many are off by
// under a third of a device pixel on the largest card that is crisp.
const grid = 0.5;
const coarser = (picture) => picture.replace(
    /(<symbol[^>]*viewBox=")0 0 1300 2000("[^>]*>)(.*?)<\/symbol>/g, (_, before, after, content) =>
      `${before}0 0 ${1300 * grid} ${2000 * grid}${after}<g transform="scale(${grid})">${content}</g></symbol>`);

// The whole atlas as SVG: a cell a court, each complete in itself. `optimize` is SVGO's.
export function drawCourts(deckSource, optimize) {
  const deck = readDeck(deckSource);
  const cells = suits.flatMap((suit) => ranks.map((rank) => suit + rank)).map((name, place) => {
    if (!deck[name]) throw new Error(`the deck lacks the card ${name}`);
    return coarser(courtCell(deck[name]({}), place));
  });
  const {width, height} = atlas;
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  const whole = `<svg ${names} width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${
    cells.join('')}</svg>`;
  const overrides = {cleanupNumericValues: {floatPrecision: 3}, convertTransform: {floatPrecision: 4}};
  const {data} = optimize(whole, {
    floatPrecision: 0, multipass: true,
    plugins: [{name: 'preset-default', params: {overrides}}, 'removeXlink'],
  });
  if (data.split('<svg').length !== cells.length + 2) throw new Error('the courts have run together');
  return data;
}
