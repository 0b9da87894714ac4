// Hands played twice: replayed by a bot (src/app/features/duplicate/duplicate_dialog.cpp), or by the two players of a duel
// (src/app/modes/duel/duel_dialog.cpp). Two aligned lines per hand, for comparing points, score and chance, and the
// divergence. Loaded on demand.

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
 * @property {{lines: Line[], ahead: string[], text: string, note: string}} [sum]  of a duel
 * @property {{heading: string, suit: string, red: boolean, lines: Line[], parted: string, id?: string,
 *     show?: string, href?: string, line?: string, whole?: boolean}[]} rows
 */

/** @param {string} textContent read out, not seen */
const aloud = (textContent) => make("span", { className: "aloud", textContent });

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
  return make("p", { className: "line" }, seen, aloud(text));
}

/**
 * @param {string} id
 * @param {string | undefined} textContent
 * @param {(id: string) => void} act
 */
function makeButton(id, textContent, act) {
  const button = make("button", { type: "button", textContent });
  button.dataset.act = id;
  button.addEventListener("click", () => act(id));
  return button;
}

/** @param {NonNullable<HandsPart["sum"]>} sum */
function makeSum({ lines, ahead, text, note }) {
  const sides = lines.map(({ who, score, text }) => {
    const seen = make("span", {}, make("b", { textContent: who }), score);
    seen.ariaHidden = "true";
    return make("p", { className: "side" }, seen, aloud(text));
  });
  const difference = make("p", { className: "ahead", textContent: ahead.join(" : ") });
  difference.ariaHidden = "true";
  return make("div", { className: "duel-sum" },
    make("div", { className: "sides" }, sides[0], difference, sides[1]),
    make("p", {}, make("b", { textContent: text }), " ", note));
}

/**
 * @param {HandsPart} part
 * @param {(id: string) => void} act
 */
export function makeHands({ sum, rows }, act) {
  const duel = sum !== undefined || rows.some(({ whole }) => whole);
  const list = make("ol", { className: duel ? "hands duel" : "hands" }, ...rows.map((row) => {
    const heading = make("h3", { textContent: row.heading });
    if (row.suit) heading.append(" ", make("span", { className: row.red ? "suit red" : "suit",
      textContent: row.suit }));
    const one = make("li", {}, heading, ...row.lines.map(makeLine));
    if (row.whole && row.id) {
      one.className = "whole";
      one.append(makeButton(row.id, row.parted || row.show, act));
      return one;
    }
    one.append(make("p", { className: "parted", textContent: row.parted }));
    const ways = make("p", { className: "ways" });
    if (row.id) ways.append(makeButton(row.id, row.show, act));
    if (row.href) {
      ways.append(make("a", { href: row.href, target: "_blank", rel: "noopener",
        textContent: row.line }));
    }
    if (ways.hasChildNodes()) one.append(ways);
    return one;
  }));
  return sum ? [makeSum(sum), list] : [list];
}
