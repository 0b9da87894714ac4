// The picture that a link to the game shows in other places, and the icons of home screens: drawn
// here as SVG, in the colours of src/ui/draw/theme.cpp, with the same courts and fonts as the game.

// In a square of side 32.
const suits = {
  spade: 'M16 3c4.600 5.600 10.200 8.700 10.200 13.800 0 3.300-2.400 5.600-5.200 5.600-1.500 0-2.800-.6-3.800-1.700.3 2.700 1.300 4.900 3.300 6.300h-9c2-1.400 3-3.600 3.300-6.300-1 1.100-2.300 1.700-3.800 1.700-2.800 0-5.200-2.300-5.200-5.600C5.800 11.700 11.400 8.600 16 3z',
  heart: 'M16 29C13.500 23.500 4.500 18 4.500 10.800 4.500 6.800 7.300 4 10.500 4 13 4 15 5.600 16 8.200 17 5.600 19 4 21.500 4c3.200 0 6 2.800 6 6.800C27.500 18 18.500 23.500 16 29z',
  diamond: 'M16 2.500C18.800 7.600 22.400 12 26 16c-3.600 4-7.200 8.400-10 13.500C13.200 24.400 9.600 20 6 16c3.600-4 7.200-8.400 10-13.500z',
  club: 'M16 3.500a5.700 5.700 0 0 1 4.600 9 5.700 5.700 0 1 1 .5 10.800c-1.500 0-2.900-.6-3.900-1.600.3 2.600 1.300 4.300 3.100 5.300h-8.600c1.800-1 2.800-2.700 3.100-5.300a5.700 5.700 0 1 1-3.400-9.200 5.700 5.700 0 0 1 4.600-9z',
};
const black = '#1d1b20', red = '#c8242f';

const pip = (suit, x, y, size, ink, turned = false) =>
    `<g transform="translate(${x} ${y})${turned ? ' rotate(180)' : ''} scale(${size / 32}) ` +
    `translate(-16 -16)"><path d="${suits[suit]}" fill="${ink}"/></g>`;

// A card 240 × 336 round its middle, its face drawn by `face`.
function card(rank, suit, ink, face) {
  const squeeze = rank.length > 1 ? ' scale(.74 1)' : '';
  const corner = `<g transform="translate(-97 -120)${squeeze}"><text font-size="50" fill="${ink}" ` +
      `font-family="AllFoursIndex" text-anchor="middle">${rank}</text></g>` +
      pip(suit, -97, -93, 34, ink);
  return `<rect x="-120" y="-164" width="240" height="340" rx="14" fill="#000" opacity=".28"/>` +
      `<rect x="-120" y="-168" width="240" height="336" rx="14" fill="#fffefa" ` +
      `stroke="#1c2a22" stroke-opacity=".35"/>${face}` +
      `${corner}<g transform="rotate(180)">${corner}</g>`;
}

function pips(suit, ink, places, size) {
  return places.map(([x, y]) => pip(suit, x, y, size, ink, y > 0)).join('');
}

// The four points: High, Low, Jack and Game.
function fan(court) {
  const rows = [-118, -40, 40, 118];
  const ten = [...rows.flatMap((y) => [[-48, y], [48, y]]), [0, -79], [0, 79]];
  const cards = [
    card('A', 'spade', black, pip('spade', 0, 0, 130, black)),
    card('2', 'heart', red, pips('heart', red, [[0, -105], [0, 105]], 62)),
    card('J', 'club', black,
         `${court}<rect x="-82.4" y="-130.4" width="164.8" height="260.8" fill="none" ` +
             `stroke="#2b4590" stroke-width="1.500"/>${pip('club', -58, -104, 42, black)}` +
             `${pip('club', 58, 104, 42, black, true)}`),
    card('10', 'diamond', red, pips('diamond', red, ten, 54)),
  ];
  return cards
      .map((drawn, i) => {
        const place = i - 1.5;
        return `<g transform="translate(${place * 172} ${place * place * 14}) ` +
            `rotate(${place * 7})">${drawn}</g>`;
      })
      .join('');
}

const felt = (width, height) =>
    `<defs><radialGradient id="felt" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#1f6b4f"/>` +
    `<stop offset=".5" stop-color="#17533e"/><stop offset="1" stop-color="#0b2b21"/>` +
    `</radialGradient></defs><rect width="${width}" height="${height}" fill="url(#felt)"/>`;

// 1200 × 630, the size that previews are made for.
export function titlePicture(court) {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
      `width="1200" height="630" viewBox="0 0 1200 630">${felt(1200, 630)}` +
      `<g transform="translate(600 236) scale(1.03)">${fan(court)}</g>` +
      `<g font-family="AllFoursSans" text-anchor="middle">` +
      `<text x="600" y="528" font-size="84" font-weight="bold" fill="#f3ead6">All Fours</text>` +
      `<text x="600" y="584" font-size="31" fill="#d0e2d7">Every point explained as it is scored</text>` +
      `</g></svg>`;
}

// Without rounded corners: the device cuts them.
export function iconPicture(size) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
      `viewBox="0 0 64 64">${felt(64, 64)}${pip('spade', 32, 32, 42, '#f5eddb')}</svg>`;
}
