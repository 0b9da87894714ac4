// Games of computer players, hand by hand, as the matchers in kinds*.mjs read them; and the text of
// their decisions for a link (src/core/record.cpp).

/** @typedef {import("../events.mjs").GameEvent} GameEvent */

/**
 * @typedef {object} Hand
 * @property {Game} game
 * @property {number} start  the index of its `hand` event
 * @property {number} end    the index after its last event
 * @property {number} dealer
 */
/** @typedef {{events: GameEvent[], players: number, sides: number, hands: Hand[]}} Game */

const suits = "cdhs";
const ranks = "23456789TJQKA";
const codes = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** @param {string} card */
export const suit = (card) => card[1];
/** @param {string} card */
export const rank = (card) => ranks.indexOf(card[0]);
/** @param {string} card */
const place = (card) => suits.indexOf(card[1]) * 13 + rank(card);
/** @param {string[]} cards */
export const sorted = (cards) => [...cards].sort((a, b) => place(a) - place(b));

/**
 * The games of a log as `allfours simulate` writes it.
 * @param {string} log
 * @returns {Game[]}
 */
export function games(log) {
  /** @type {Game[]} */
  const found = [];
  for (const line of log.split("\n")) {
    if (!line) continue;
    /** @type {GameEvent} */
    const event = JSON.parse(line);
    if (event.e === "game") {
      found.push({ events: [], players: event.players, sides: event.sides, hands: [] });
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
 * What each seat holds after the first `moment` events.
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
    else if (event.e === "draw") held[event.seat].add(event.card);
    else if (event.e === "discard" || event.e === "lay_down") {
      event.cards.forEach((card) => held[event.seat].delete(card));
    }
  }
  return held.map((cards) => sorted([...cards]));
}

/**
 * The decisions between two moments as a link has them after `log=`; empty for none.
 * @param {Game} game
 * @param {number} from a hand begins there
 * @param {number} moment
 */
export function logText(game, from, moment) {
  let text = "";
  for (const hand of game.hands) {
    if (hand.start < from) continue;
    if (hand.start >= moment) break;
    for (let i = hand.start; i < Math.min(hand.end, moment); ++i) {
      const event = game.events[i];
      if (event.e === "say") text += codes[event.legal.indexOf(event.say)];
      else if (event.e === "play") text += codes[event.legal.indexOf(event.card)];
      else if (event.e === "lay_down") text += `-${codes[event.seat]}`;
      else if (event.e === "discard") {
        const left = holdings(hand, i)[event.seat];
        for (const card of event.cards) {
          text += codes[left.indexOf(card)];
          left.splice(left.indexOf(card), 1);
        }
      }
    }
  }
  return text && `1${text}`;
}
