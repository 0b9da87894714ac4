// Statistics as pictures (src/app/features/statistics/statistics_dialog.cpp): the balance of the last games as a line,
// and the points of each kind as a bar shared by the sides, beside their figures. Loaded on demand.

import { make } from "./make.js";
import { makeSvg } from "./svg.js";

/**
 * @typedef {object} CurvePart
 * @property {string} text
 * @property {string} results  of the last games, the oldest first: "1" for a game won, "0" for one lost
 *
 * @typedef {object} SharesPart
 * @property {string[][]} rows  heads; then a name, the points of the person's side, those of the others
 */

/** Games won less games lost, before the first game and after each. @param {string} results */
export function balances(results) {
  const all = [0];
  for (const result of results) all.push(/** @type {number} */ (all.at(-1)) + (result === "1" ? 1 : -1));
  return all;
}

/** @param {CurvePart} part */
export function makeCurve({ text, results }) {
  const all = balances(results);
  const top = Math.max(1, ...all);
  const bottom = Math.min(-1, ...all);
  const width = all.length - 1;
  const picture = makeSvg("svg", {
    viewBox: `0 ${-top} ${width} ${top - bottom}`, preserveAspectRatio: "none", "aria-hidden": "true",
  },
  makeSvg("line", { x1: 0, x2: width, y1: 0, y2: 0 }),
  makeSvg("polyline", { points: all.map((balance, i) => `${i},${-balance}`).join(" ") }));
  return [make("figure", { className: "balance" }, picture, make("figcaption", { textContent: text }))];
}

/** @param {SharesPart} part */
export function makeShares({ rows: [heads, ...rows] }) {
  const head = make("tr", {}, ...heads.map((textContent) => make("th", { textContent, scope: "col" })));
  const body = rows.map(([name, own, others]) => {
    const share = make("span");
    const sum = Number(own) + Number(others);
    share.style.width = `${sum > 0 ? Number(own) / sum * 100 : 0}%`;
    const bar = make("span", { className: "shares", ariaHidden: "true" }, share);
    return make("tr", {}, make("th", { scope: "row" }, name, bar), make("td", { textContent: own }),
      make("td", { textContent: others }));
  });
  return [make("table", {}, make("thead", {}, head), make("tbody", {}, ...body))];
}
