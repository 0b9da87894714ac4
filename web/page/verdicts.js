// The review of decisions (src/app/verdict_dialog.cpp): how the chance to win went, and a row a
// decision. Marks are told apart by their shape and their word, not by colour alone.

import { make } from "./make.js";

/**
 * @typedef {"best" | "good" | "doubtful" | "mistake" | "lucky"} Mark
 *
 * @typedef {object} ChancesPart
 * @property {string} label
 * @property {string} text
 * @property {{chance: number, mark: Mark}[]} points   chances of 1,000
 *
 * @typedef {object} VerdictsPart
 * @property {{id: string, mark: Mark, word: string, label: string, cost: string, why: string,
 *     show: string}[]} rows
 */

/** @type {Record<Mark, string>} */
const shapes = { best: "★", good: "✓", doubtful: "?!", mistake: "?", lucky: "♣" };

const width = 1000;
const height = 240;
const margin = 16;

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {Element[]} children
 */
function drawn(name, attributes, ...children) {
  const one = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, String(value));
  one.append(...children);
  return one;
}

/** @param {ChancesPart} part */
export function makeChances({ label, text, points }) {
  const x = (/** @type {number} */ i) =>
    margin + (points.length > 1 ? i / (points.length - 1) : 0.5) * (width - 2 * margin);
  const y = (/** @type {number} */ chance) => margin + (1 - chance / 1000) * (height - 2 * margin);
  const line = points.map(({ chance }, i) => `${x(i).toFixed(1)},${y(chance).toFixed(1)}`).join(" ");
  const costly = points.flatMap(({ chance, mark }, i) =>
    ["doubtful", "mistake", "lucky"].includes(mark)
      ? [drawn("circle", { class: mark, cx: x(i), cy: y(chance), r: 11 })] : []);
  return make("figure", { className: "chances" },
    /** @type {any} */ (drawn("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
      drawn("line", { class: "half", x1: 0, x2: width, y1: y(500), y2: y(500) }),
      drawn("polyline", { points: line }), ...costly)),
    make("figcaption", {}, label, make("small", { textContent: text })));
}

/**
 * @param {VerdictsPart} part
 * @param {(id: string) => void} act
 */
export function makeVerdicts({ rows }, act) {
  return make("ol", { className: "verdicts" }, ...rows.map((row) => {
    const shape = make("span", { className: "mark", textContent: shapes[row.mark] });
    shape.ariaHidden = "true";
    const show = make("button", { type: "button", textContent: row.show });
    show.dataset.act = row.id;
    show.addEventListener("click", () => act(row.id));
    const said = make("span", { className: "said" },
      make("b", { textContent: row.label }), " ", make("span", { className: "word", textContent: row.word }),
      " ", make("span", { className: "cost", textContent: row.cost }));
    const one = make("li", {}, shape, said);
    one.dataset.mark = row.mark;
    // A word for most; what cost something has more to say.
    if (row.why) one.append(make("p", { textContent: row.why }), show);
    return one;
  }));
}
