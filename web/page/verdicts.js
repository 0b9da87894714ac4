// The review of decisions (src/app/features/review/verdict_dialog.cpp, verdict_moment.cpp): a graph of the chance of winning
// with each hand's points below; the selected decision; the hands with their decisions. Loaded on demand.
// Marks differ by shape and word, sides by shape too, never by colour alone. Texts come from the program;
// unchanged elements are kept.

import { make } from "./make.js";
import { makeSvg } from "./svg.js";

export { makeCalendar } from "./calendar.js";
export { makeCurve, makeShares } from "./figures.js";
export { makePicture } from "./day_picture.js";
export { makeHands } from "./hands.js";

/**
 * @typedef {"best" | "good" | "doubtful" | "mistake" | "lucky"} Mark
 * @typedef {{name: string, short: string, suit: "c" | "d" | "h" | "s"}} Card
 * @typedef {{id: string, label: string}} Step    the id empty where there is none
 * @typedef {{label: string, name: string, card?: Card, chance: string}} Choice
 *
 * @typedef {object} Row
 * @property {string} id
 * @property {Mark} mark
 * @property {string} word
 * @property {string} name
 * @property {Card} [card]
 * @property {string} where
 * @property {string} how
 * @property {string} cost
 * @property {number} before   chances of 1,000
 * @property {number} after
 *
 * @typedef {object} Hand
 * @property {string} title
 * @property {"c" | "d" | "h" | "s" | ""} trump
 * @property {string} score
 * @property {string[]} scores
 * @property {string} label
 * @property {{id: string, sign: string, side: "own" | "other" | "none", text: string}[]} points
 * @property {string} summary
 * @property {Row[]} rows
 *
 * @typedef {object} Moment
 * @property {string} id
 * @property {Mark} mark
 * @property {string} word
 * @property {string} title
 * @property {string} count
 * @property {Step} previous
 * @property {Step} next
 * @property {string} [fell]
 * @property {string} why
 * @property {{label: string, cards: (Card & {who: string})[]}} trick
 * @property {Choice} played
 * @property {Choice} [best]
 * @property {{label: string, rows: (Choice & {value: number, role: string})[]}} choices
 * @property {Step[]} actions
 * @property {{title: string, note: string, text: string,
 *     lines: {label: string, tricks: (Card & {who: string})[][]}[]}} [lay]
 *
 * @typedef {object} ReviewPart
 * @property {string} label
 * @property {string} text
 * @property {number} done
 * @property {number} of
 * @property {number} colours
 * @property {Hand[]} hands
 * @property {number} [end]
 * @property {Moment} [moment]
 */

/** @type {Record<Mark, string>} */
const shapes = { best: "★", good: "✓", doubtful: "?!", mistake: "?", lucky: "♣" };
// As text, even on devices that prefer emoji.
const suits = { c: "♣\ufe0e", d: "♦\ufe0e", h: "♥\ufe0e", s: "♠\ufe0e" };

/** Hides an element from screen readers.
 * @template {HTMLElement} T
 * @param {T} shown */
function unheard(shown) {
  shown.ariaHidden = "true";
  return shown;
}

/** @param {Mark} mark */
function badge(mark) {
  const made = unheard(make("span", { className: "mark", textContent: shapes[mark] }));
  made.dataset.mark = mark;
  return made;
}

/**
 * @param {Card} card
 * @param {string} [size]
 */
function drawCard({ short, suit }, size = "") {
  const made = unheard(make("span", { className: `card ${size}` },
    make("b", { textContent: short.slice(0, -1) }), suits[suit]));
  made.dataset.suit = suit;
  return made;
}

/** @param {string} text */
const heard = (text) => make("span", { className: "unseen", textContent: text });

/**
 * @param {Step} step
 * @param {(id: string) => void} act
 * @param {string} [sign] drawn in place of the label
 */
function stepButton({ id, label }, act, sign) {
  const button = make("button", { type: "button", textContent: sign ?? label });
  if (sign) button.ariaLabel = label;
  if (id) button.dataset.act = id;
  else button.setAttribute("aria-disabled", "true");
  button.addEventListener("click", () => {
    if (id) act(id);
  });
  return button;
}

/** Every decision with its horizontal position on the graph, as a share of its width. @param {Hand[]} hands */
function places(hands) {
  const widths = hands.map(({ rows }) => Math.max(rows.length, 1));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let before = 0;
  return hands.flatMap(({ rows }, i) => {
    const found = rows.map((row, k) =>
      ({ row, x: (before + (k + 0.5) / rows.length * widths[i]) / whole, step: 0.35 / whole }));
    before += widths[i];
    return found;
  });
}

/**
 * @param {ReviewPart} part
 * @param {(id: string) => void} act
 */
function graph({ label, text, hands, end, moment }, act) {
  const found = places(hands);
  const corner = (/** @type {number} */ x, /** @type {number} */ chance) =>
    `${(x * 1000).toFixed(1)},${1000 - chance}`;
  const corners = found.flatMap(({ row, x, step }, i) => [
    ...(i === 0 ? [corner(0, row.before)] : []), corner(x, row.before),
    ...(row.after < row.before ? [corner(x + step, row.after)] : [])]);
  const last = found.at(-1);
  if (end !== undefined) corners.push(corner(1, end));
  const line = corners.join(" ");
  const right = end === undefined && last ? (last.x + last.step) * 1000 : 1000;
  // Above the middle in the colour of one side, below it in that of the other.
  const half = (/** @type {string} */ side, /** @type {number} */ top) =>
    makeSvg("svg", { y: top, width: 1000, height: 500, viewBox: `0 ${top} 1000 500`, class: side },
      makeSvg("polygon", { points: `0,500 ${line} ${right.toFixed(1)},500` }));
  const plot = unheard(make("div", { className: "plot" }));
  let at = 0;
  const whole = hands.reduce((sum, { rows }) => sum + Math.max(rows.length, 1), 0);
  const walls = hands.slice(0, -1).map(({ rows }) => {
    at += Math.max(rows.length, 1) / whole * 1000;
    return makeSvg("line", { class: "wall", x1: at, x2: at, y1: 0, y2: 1000 });
  });
  plot.append(makeSvg("svg", { viewBox: "0 0 1000 1000", preserveAspectRatio: "none" },
    ...walls, makeSvg("line", { class: "half", x1: 0, x2: 1000, y1: 500, y2: 500 }),
    ...(found.length > 0 ? [half("own", 0), half("other", 500), makeSvg("polyline", { points: line })]
      : [])));
  for (const [share, name] of [[0, "100"], [50, "50"], [100, "0"]]) {
    const tick = make("span", { className: "tick", textContent: String(name) });
    tick.style.top = `${share}%`;
    plot.append(tick);
  }
  for (const { row, x, step } of found) {
    const shown = row.id === moment?.id;
    if (["best", "good"].includes(row.mark) && !shown) continue;
    const dot = make("span", { className: shown ? "dot shown" : "dot" });
    dot.dataset.mark = row.mark;
    dot.style.left = `${(x + (row.after < row.before ? step : 0)) * 100}%`;
    dot.style.top = `${(1000 - row.after) / 10}%`;
    plot.append(dot);
    if (!shown) continue;
    const now = make("span", { className: "now" });
    now.style.left = `${x * 100}%`;
    plot.append(now);
    if (!moment.fell) continue;
    const fell = make("span", { className: "fell", textContent: moment.fell });
    fell.style[x > 0.6 ? "right" : "left"] = `${(x > 0.6 ? 1 - x : x) * 100 + 2}%`;
    fell.style.top = row.after > 500 ? "70%" : "8%";
    plot.append(fell);
  }
  // A touch selects the nearest decision; for keyboards and screen readers they are in the list.
  plot.addEventListener("click", ({ clientX }) => {
    const box = plot.getBoundingClientRect();
    const x = (clientX - box.left) / box.width;
    const nearest = [...found].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
    if (nearest) act(nearest.row.id);
  });
  const columns = unheard(make("div", { className: "columns" }, ...hands.map((hand) => {
    const column = make("div", {},
      make("div", { className: "points" }, ...hand.points.map(({ sign, side }) => {
        const point = make("span", { className: "point", textContent: sign });
        point.dataset.side = side;
        return point;
      })),
      make("div", { className: "name" }, make("span", { textContent: hand.title }), suit(hand.trump)),
      make("div", { className: "scores" },
        ...hand.scores.map((textContent) => make("span", { textContent }))));
    column.style.flexGrow = String(Math.max(hand.rows.length, 1));
    return column;
  })));
  return make("figure", { className: "chances" },
    make("figcaption", {}, label, heard(` ${text}`)), plot, columns);
}

/** @param {Hand["trump"]} trump */
function suit(trump) {
  const made = unheard(make("span", { className: "suit", textContent: trump && suits[trump] }));
  made.dataset.suit = trump;
  return made;
}

/**
 * @param {Choice} choice
 * @param {string} role
 */
function chosen({ label, name, card, chance }, role) {
  const made = make("div", { className: "chosen" },
    card ? drawCard(card, "large") : unheard(make("span", { className: "card word", textContent: name })),
    make("span", {}, label, heard(`: ${name}`), make("b", { textContent: chance })));
  made.dataset.role = role;
  return made;
}

/**
 * @param {Moment} moment
 * @param {(id: string) => void} act
 * @param {boolean} layOpen
 */
function showMoment(moment, act, layOpen) {
  const { mark, word, title, count, previous, next, why, trick, played, best, choices, actions, lay } =
    moment;
  const head = make("div", { className: "head" }, badge(mark),
    make("h3", {}, title, heard(`: ${word}`)),
    make("div", { className: "steps" }, stepButton(previous, act, "‹"), make("span", { textContent: count }),
      stepButton(next, act, "›")));
  const cards = make("div", { className: "cards" });
  if (trick.cards.length > 0) {
    cards.append(make("div", { className: "trick" },
      make("div", {}, ...trick.cards.map((card) => make("span", { className: "laid" },
        drawCard(card, "middle"), make("small", {}, card.who, heard(`: ${card.name}`))))),
      make("small", { textContent: trick.label })));
  }
  cards.append(chosen(played, best ? (["best", "good"].includes(mark) ? "" : mark) : "best"));
  if (best) cards.append(chosen(best, "best"));
  const bars = make("ul", { className: "choices", ariaLabel: choices.label },
    ...choices.rows.map(({ name, card, chance, value, role }) => {
      const bar = unheard(make("span", { className: "bar" }, make("span")));
      /** @type {HTMLElement} */ (bar.firstChild).style.width = `${value / 10}%`;
      const row = make("li", {},
        ...(card ? [drawCard(card), heard(`${name}: `)] : [make("span", { textContent: name })]),
        bar, make("b", { textContent: chance }));
      row.dataset.role = role;
      return row;
    }));
  const buttons = make("p", { className: "buttons" }, ...actions.map((action) => {
    const button = stepButton(action, act);
    if (action.id.startsWith("try:")) button.className = "primary";
    return button;
  }));
  const made = make("section", { className: "moment" }, head,
    make("div", { className: "body" }, cards, make("div", { className: "facts" },
      make("p", { className: "why", textContent: why }), bars)), buttons);
  made.dataset.mark = mark;
  if (lay) {
    const lines = lay.lines.map(({ label, tricks }) => make("div", {},
      make("b", { textContent: label }),
      make("ol", { className: "line" }, ...tricks.map((cards) => make("li", {},
        ...cards.map((card) => make("span", { className: "laid" }, drawCard(card),
          make("small", {}, card.who, heard(`: ${card.name}`)))))))));
    made.append(make("details", { className: "lay", open: layOpen },
      make("summary", { textContent: lay.title }), make("p", { textContent: lay.text }), ...lines,
      make("small", { textContent: lay.note })));
  }
  return made;
}

/**
 * @param {Hand} hand
 * @param {(id: string) => void} act
 * @param {string | undefined} shown the id of the decision that is shown
 * @param {boolean} open
 */
function showHand({ title, trump, score, label, points, summary, rows }, act, shown, open) {
  const marks = unheard(make("span", { className: "marks" }, ...rows.map(({ mark }) => badge(mark))));
  const body = make("div", {});
  if (summary) body.append(make("p", { textContent: summary }));
  body.append(make("ul", { className: "points", ariaLabel: label }, ...points.map((point) => {
    const sign = unheard(make("span", { className: "point", textContent: point.sign }));
    sign.dataset.side = point.side;
    const button = stepButton({ id: point.id, label: point.text }, act);
    button.prepend(sign);
    return make("li", {}, button);
  })));
  body.append(make("ol", { className: "rows" }, ...rows.map((row) => {
    const button = make("button", { type: "button" }, badge(row.mark),
      row.card ? drawCard(row.card) : "", make("span", { className: "what" },
        row.card ? heard(`${row.name}, `) : make("b", { textContent: `${row.name} · ` }),
        make("b", { textContent: row.where }), row.how ? ` · ${row.how}` : ""),
      make("span", { className: "cost" }, row.cost || row.word, row.cost ? heard(` ${row.word}`) : ""));
    button.dataset.act = row.id;
    if (row.id === shown) button.setAttribute("aria-current", "true");
    button.addEventListener("click", () => act(row.id));
    return make("li", {}, button);
  })));
  return make("details", { className: "hand", open, name: "review-hand" },
    make("summary", {}, make("span", { className: "title" }, title, " ", suit(trump)), marks,
      make("b", { className: "score", textContent: score })), body);
}

/** The view, reused across states. */
export class Review {
  element = make("div", { className: "review" });
  #act;
  #progress = make("progress", {});
  #left = make("div", { className: "left" });
  /** Keeps its place, so that the decision in it is announced. */
  #moment = make("div", { ariaLive: "polite" });
  #hands = make("div", { className: "deals" });
  #shown = "";
  /** @type {Map<string, string>} what each piece was made of */
  #made = new Map();

  /** @param {(id: string) => void} act */
  constructor(act) {
    this.#act = act;
    this.#moment.append(make("div"));
    this.#left.append(make("div"), this.#moment);
    this.element.append(this.#progress, this.#left, this.#hands);
  }

  /** @param {ReviewPart} part */
  show(part) {
    const { done, of, hands, moment, colours } = part;
    this.element.dataset.colours = String(colours);
    this.#progress.max = of;
    this.#progress.value = done;
    this.#progress.hidden = done === of;
    this.#progress.ariaLabel = part.label;
    const focused = document.activeElement;
    const act = focused instanceof HTMLElement && this.element.contains(focused)
      ? focused.dataset.act : undefined;
    const label = focused?.ariaLabel;
    this.#renew("graph", this.#left, 0, [part.label, part.text, hands, part.end, moment?.fell, moment?.id],
      () => graph(part, this.#act));
    this.#renew("moment", this.#moment, 0, moment, () => {
      const open = this.#left.querySelector("details")?.open ?? false;
      return moment ? showMoment(moment, this.#act, open) : make("div");
    });
    const moved = this.#shown !== (moment?.id ?? "");
    this.#shown = moment?.id ?? "";
    while (this.#hands.children.length > hands.length) this.#hands.lastChild?.remove();
    hands.forEach((hand, i) => {
      const here = hand.rows.some(({ id }) => id === this.#shown);
      this.#renew(`hand ${i}`, this.#hands, i, [hand, here && this.#shown], () => {
        const before = this.#hands.children[i];
        const open = before instanceof HTMLDetailsElement && before.open;
        return showHand(hand, this.#act, this.#shown, moved ? here : open);
      });
    });
    // The pressed element may be rebuilt: the focus stays on it, or on its replacement.
    if (act === undefined || focused?.isConnected) return;
    const same = label ? `[aria-label="${CSS.escape(label)}"]` : `[data-act="${CSS.escape(act)}"]`;
    const again = this.element.querySelector(same);
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }

  /** Rebuilds a piece if its content has changed.
   * @param {string} name
   * @param {HTMLElement} parent
   * @param {number} place among its children
   * @param {unknown} what
   * @param {() => HTMLElement} maker */
  #renew(name, parent, place, what, maker) {
    const now = JSON.stringify(what) ?? "";
    const before = parent.children[place];
    if (before && this.#made.get(name) === now) return;
    this.#made.set(name, now);
    const made = maker();
    if (before) before.replaceWith(made);
    else parent.append(made);
  }
}
