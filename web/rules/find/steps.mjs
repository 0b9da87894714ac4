// The steps of an example, written by the matchers: the text, its moment, and its slots. A slot's value has
// its type as prefix: "card:Jh", "cards:2c 9c", "seat:2", "side:1", "suit:h", "points:3", "score:6 5",
// "word:red", or is a number.
import { suit } from "./games.mjs";

/** @typedef {import("./games.mjs").Hand} Hand */
/** @typedef {import("../events.mjs").GameEvent} GameEvent */
/** @typedef {import("../events.mjs").Award} Award */
/** @typedef {Record<string, string | number>} Slots */
/** @typedef {{at: number, text: string, slots?: Slots}} Step */

/**
 * @param {number} index of the last event that the step shows
 * @param {string} text
 * @param {Slots} [slots]
 * @returns {Step}
 */
export const step = (index, text, slots) => ({ at: index + 1, text, ...(slots ? { slots } : {}) });

/**
 * A trick, with its cards still on the table.
 * @param {number} index of the event that takes them away
 * @param {string} text
 * @param {Slots} [slots]
 */
export const trickStep = (index, text, slots) => step(index - 1, text, slots);

/** @param {string[]} cards */
export const list = (cards) => `cards:${cards.join(" ")}`;

/**
 * The sentence for a turned card.
 * @param {number} index
 * @param {string} card
 * @param {string} [text]
 */
export const turned = (index, card, text = "turn_up") =>
  step(index, text, { card: `card:${card}`, suit: `suit:${suit(card)}` });

/**
 * The sentence for an award, by its circumstances.
 * @param {Hand} hand
 * @param {number} index
 * @param {string} trump
 * @returns {Step}
 */
export function award(hand, index, trump) {
  const event = /** @type {Award} */ (hand.game.events[index]);
  const { side_of } = hand.game;
  const { dealt, taken_by: taken, rule, points } = event.why;
  /** @type {Slots} */
  const slots = event.side === null ? {} : { side: `side:${event.side}`, points: `points:${event.points}` };
  const card = event.why.card ?? event.cards[0];
  if (card && event.for !== "game") slots.card = `card:${card}`;
  if (dealt !== undefined) slots.a = `seat:${dealt}`;
  if (taken !== undefined) slots.b = `seat:${taken}`;
  const lost = dealt !== undefined && taken !== undefined && side_of[dealt] !== side_of[taken];
  switch (event.for) {
    case "high":
    case "low":
    case "jack": {
      if (event.side === null) {
        return step(index, `award.${event.for}.none`, event.for === "jack" ? { card: `card:J${trump}` } : {});
      }
      if (rule.startsWith("early_high")) return step(index, "award.early_high", slots);
      return step(index, `award.${rule}.${lost ? "lost" : "own"}`, slots);
    }
    case "game": {
      const all = /** @type {number[]} */ (points);
      const counts = `score:${all.join(" ")}`;
      if (event.side === null) return step(index, "award.game.tie_nobody", { counts });
      const most = Math.max(...all);
      const tie = all.filter((one) => one === most).length > 1;
      return step(index, tie ? "award.game.tie_given" : "award.game.won", { ...slots, counts });
    }
    default:
      return step(index, event.for.startsWith("turn_up") ? "award.turned" : `award.${event.for}`, slots);
  }
}
