// Hands that were played and played again (src/app/duplicate_dialog.cpp): two lines a hand, under
// each other, so that points, score and chance can be compared; then where it went another way.

import { make } from "./make.js";

/**
 * @typedef {object} Line
 * @property {string} who
 * @property {{name: string, letter: string, side: "own" | "theirs" | "nobody", times: string}[]} points
 * @property {string} score
 * @property {string} chance
 * @property {string} text  all of it, as it is read out
 *
 * @typedef {object} HandsPart
 * @property {{heading: string, suit: string, red: boolean, lines: Line[], parted: string, id?: string,
 *     show?: string, href?: string, line?: string}[]} rows
 */

/** @param {Line} line */
function makeLine({ who, points, score, chance, text }) {
  const chips = points.map(({ name, letter, side, times }) => {
    const chip = make("span", { className: `point ${side}`, textContent: letter || name });
    if (times) chip.append(make("b", { textContent: times }));
    return chip;
  });
  const seen = make("span", { className: "seen" },
    make("span", { className: "who", textContent: who }),
    make("span", { className: "points" }, ...chips),
    make("span", { className: "score", textContent: score }),
    make("span", { className: "chance", textContent: chance }));
  seen.ariaHidden = "true";
  return make("p", { className: "line" }, seen, make("span", { className: "aloud", textContent: text }));
}

/**
 * @param {HandsPart} part
 * @param {(id: string) => void} act
 */
export function makeHands({ rows }, act) {
  return make("ol", { className: "hands" }, ...rows.map((row) => {
    const heading = make("h3", { textContent: row.heading });
    if (row.suit) heading.append(" ", make("span", { className: row.red ? "suit red" : "suit",
      textContent: row.suit }));
    const one = make("li", {}, heading, ...row.lines.map(makeLine),
      make("p", { className: "parted", textContent: row.parted }));
    const ways = make("p", { className: "ways" });
    if (row.id) {
      const { id } = row;
      const show = make("button", { type: "button", textContent: row.show });
      show.dataset.act = id;
      show.addEventListener("click", () => act(id));
      ways.append(show);
    }
    if (row.href) {
      ways.append(make("a", { href: row.href, target: "_blank", rel: "noopener",
        textContent: row.line }));
    }
    if (ways.hasChildNodes()) one.append(ways);
    return one;
  }));
}
