// Games between bots, hand by hand, for the matchers in kinds*.mjs.

/** @typedef {import("../events.mjs").GameEvent} GameEvent */

/**
 * @typedef {object} Hand
 * @property {Game} game
 * @property {number} start  the index of its `hand` event
 * @property {number} end    the index after its last event
 * @property {number} dealer
 */
/** @typedef {{events: GameEvent[], players: number, side_of: number[], hands: Hand[]}} Game */

const suits = "cdhs";
const ranks = "23456789TJQKA";

/** @param {string} card */
export const suit = (card) => card[1];
/** @param {string} card */
export const rank = (card) => ranks.indexOf(card[0]);
/** @param {string} card */
const place = (card) => suits.indexOf(card[1]) * 13 + rank(card);
/** @param {string[]} cards */
export const sorted = (cards) => [...cards].sort((a, b) => place(a) - place(b));

/**
 * The games of a log written by `allfours simulate`.
 * @param {number[]} side_of each seat
 * @param {string} log
 * @returns {Game[]}
 */
export function games(side_of, log) {
  /** @type {Game[]} */
  const found = [];
  for (const line of log.split("\n")) {
    if (!line) continue;
    /** @type {GameEvent} */
    const event = JSON.parse(line);
    if (event.e === "game") {
      found.push({ events: [], players: event.players, side_of, hands: [] });
    }
    const game = found[found.length - 1];
    if (event.e === "hand") {
      const last = game.hands[game.hands.length - 1];
      if (last) last.end = game.events.length;
      game.hands.push({ game, start: game.events.length, end: 0, dealer: event.dealer });
    }
    game.events.push(event);
  }
  for (const game of found) game.hands[game.hands.length - 1].end = game.events.length;
  return found;
}

/**
 * The cards of each seat after the first `moment` events.
 * @param {Hand} hand
 * @param {number} moment
 * @returns {string[][]}
 */
export function holdings(hand, moment) {
  /** @type {Set<string>[]} */
  const held = Array.from({ length: hand.game.players }, () => new Set());
  for (const event of hand.game.events.slice(hand.start, moment)) {
    if (event.e === "deal") {
      event.hands.forEach((cards, seat) => cards.forEach((card) => held[seat].add(card)));
    } else if (event.e === "play") held[event.seat].delete(event.card);
    else if (event.e === "draw" || event.e === "take_back") held[event.seat].add(event.card);
    else if (event.e === "discard" || event.e === "lay_down") {
      event.cards.forEach((card) => held[event.seat].delete(card));
    }
  }
  return held.map((cards) => sorted([...cards]));
}
