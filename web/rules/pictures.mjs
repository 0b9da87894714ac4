// Small pictures for the rules, from the core's data: ranks, card points, seats.
import { escaped } from "./markup.mjs";
import { said, text } from "./texts.mjs";

/** @typedef {import("./texts.mjs").Texts} Texts */
/** @typedef {import("./events.mjs").Outline} Outline */

/**
 * @param {Texts} texts
 * @param {string} rank
 */
const letter = (texts, rank) =>
  rank === "T" ? "10" : [...text(texts, "rank-letters")]["23456789TJQKA".indexOf(rank)];

/**
 * @param {Texts} texts
 * @param {string} key of the caption
 * @param {string} label what the picture shows, in words
 * @param {string} html
 */
const figure = (texts, key, label, html) => `
<figure class="picture"><div role="img" aria-label="${escaped(label)}">${html}</div><figcaption>${
  escaped(text(texts, key))}</figcaption></figure>`;

/** @param {Texts} texts */
export function ranks(texts) {
  const all = [..."AKQJT98765432"].map((rank) => letter(texts, rank));
  return figure(texts, "picture.ranks", all.join(", "),
    all.map((one) => `<span class="card s">${one}♠\uFE0E</span>`).join(""));
}

/**
 * @param {Texts} texts
 * @param {Outline} rules
 */
export function cardPoints(texts, rules) {
  const all = Object.entries(rules.card_points).sort(([, one], [, other]) => other - one);
  return figure(texts, "picture.points", all.map(([rank, points]) => `${letter(texts, rank)}: ${points}`).join(", "),
    all.map(([rank, points]) => `<span class="worth"><span class="card s">${letter(texts, rank)}♠\uFE0E</span><b>${points}</b></span>`).join(""));
}

/**
 * The seats round the table in order of play, with partners in one colour.
 * @param {Texts} texts
 * @param {Outline} rules
 */
export function seats(texts, rules) {
  const count = Math.max(...rules.players);
  const names = Array.from({ length: count }, (_, i) => i === 0 ? text(texts, "picture.seat.dealer")
    : i === 1 ? text(texts, "picture.seat.eldest") : said(texts, "picture.seat.n", { n: String(i + 1) }));
  const turn = rules.direction === "anticlockwise" ? -1 : 1;
  const parts = names.map((name, i) => {
    const angle = Math.PI / 2 + turn * i * 2 * Math.PI / count;
    const x = Math.round(160 + 105 * Math.cos(angle));
    const y = Math.round(90 + 62 * Math.sin(angle));
    return `<g class="side${rules.side_of[count][i]}"><circle cx="${x}" cy="${y}" r="15"></circle><text x="${x}" y="${y + 5}">${i + 1}</text><text class="name" x="${x}" y="${y + (Math.sin(angle) > 0.1 ? 31 : -21)}">${escaped(name)}</text></g>`;
  });
  const caption = said(texts, rules.sides < count ? "picture.seat.caption" : "picture.seat.alone", { seats: names.join(", ") });
  return `
<figure class="picture seats"><svg viewBox="0 0 320 195" role="img" aria-label="${escaped(caption)}"><ellipse cx="160" cy="90" rx="82" ry="42"></ellipse>${parts.join("")}</svg><figcaption>${escaped(text(texts, "picture.seats"))}</figcaption></figure>`;
}
