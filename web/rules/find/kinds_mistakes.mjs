// Matchers for irregularities (`table_rules`).
import { holdings, suit } from "./games.mjs";
import { list, step, trickStep } from "./steps.mjs";

/** @typedef {import("./games.mjs").Hand} Hand */
/** @typedef {import("./kinds_trump.mjs").Matcher} Matcher */
/** @typedef {import("../events.mjs").Play} Play */

/**
 * The illegal cards that were played: index, index of the lead, number and end of the trick.
 * @param {Hand} hand
 */
function* mistakes(hand) {
  let lead = -1;
  let trick = 1;
  for (let i = hand.start; i < hand.end; ++i) {
    const event = hand.game.events[i];
    if (event.e === "trick") {
      lead = -1;
      ++trick;
    }
    if (event.e !== "play") continue;
    if (lead < 0) {
      lead = i;
      continue;
    }
    if (event.legal.includes(event.card)) continue;
    const end = hand.game.events.findIndex((one, at) => at > i && one.e === "trick");
    if (end < 0 || end >= hand.end) return;
    const led = /** @type {Play} */ (hand.game.events[lead]);
    const slots = {
      a: `seat:${led.seat}`, b: `seat:${event.seat}`, lead: `card:${led.card}`, card: `card:${event.card}`,
      suit: `suit:${suit(led.card)}`, may: list(event.legal), not: list(
        holdings(hand, i)[event.seat].filter((card) => !event.legal.includes(card))),
    };
    yield { i, lead, end, trick, play: event, slots };
  }
}

/**
 * A revoke that is called, and its penalty.
 * @param {Hand} hand
 * @param {boolean} whole does it lose the game?
 */
function called(hand, whole) {
  const { events } = hand.game;
  for (const { i, lead, end, trick, play, slots } of mistakes(hand)) {
    const call = events.findIndex((one, at) => at > i && at < hand.end && one.e === "call_revoke" &&
      one.seat === play.seat && one.trick === trick && one.upheld);
    const award = call < 0 ? undefined : events[call + 1];
    if (award?.e !== "award" || award.for !== "revoke" || award.why.whole_game !== whole) continue;
    // A second revoke in the trick, or a replaced card, would need another text.
    if (events.slice(lead, end).filter((one) => one.e !== "play").length > 0) continue;
    const kind = whole ? "revoke_game" : "revoke";
    const told = {
      ...slots, d: `seat:${/** @type {any} */ (events[call]).by}`, held: list(award.why.held ?? []),
      side: `side:${award.side}`, points: `points:${award.points}`,
    };
    return {
      steps: [
        step(lead, "leads", told), step(i - 1, "revoke.may", told), step(i, "revoke.plays", told),
        step(call, "revoke.call", told), step(call + 1, `award.${kind}`, told),
      ],
      seat: play.seat, cost: (call - hand.start) / 4 + play.legal.length,
    };
  }
  return undefined;
}

/**
 * That card is the only irregularity of this hand up to this point.
 * @param {Hand} hand
 * @param {number} end
 */
function nothingElse(hand, end) {
  return hand.game.events.slice(hand.start, end).every((event) => {
    if (event.e === "play") return event.legal.includes(event.card);
    return !["take_back", "call_revoke", "look", "redeal"].includes(event.e);
  });
}

/**
 * The sentences for the awards from there on: the points of one side, or of each of two sides.
 * @param {Hand} hand
 * @param {number} first the index of the first award
 * @param {string} what the `for` of the awards
 */
function costs(hand, first, what) {
  /** @type {import("./steps.mjs").Step[]} */
  const steps = [];
  for (let i = first; ; ++i) {
    const event = hand.game.events[i];
    if (event?.e !== "award" || event.for !== what) return steps;
    steps.push(step(i, `award.${what}`, { side: `side:${event.side}`, points: `points:${event.points}` }));
  }
}

/** @type {Record<string, Matcher>} */
export const mistakeKinds = {
  /** A player who may not see their cards before the pitch looks at them. */
  looked(hand) {
    const { events } = hand.game;
    const i = events.findIndex((event, at) => at >= hand.start && at < hand.end && event.e === "look");
    const look = events[i];
    if (look?.e !== "look" || events[hand.start + 1]?.e !== "deal") return undefined;
    const awards = costs(hand, i + 1, "looked");
    const pitch = i + 1 + awards.length;
    const led = events[pitch];
    if (awards.length === 0 || led?.e !== "play") return undefined;
    const told = { a: `seat:${led.seat}`, b: `seat:${look.seat}`, card: `card:${led.card}` };
    return {
      steps: [
        step(hand.start + 1, "looked.down", told), step(i, "looked.looks", told),
        ...awards, step(pitch, "looked.on", told),
      ],
      seat: look.seat, cost: pitch - hand.start,
    };
  },
  /** The first deal gives one player a card too few and another one a card too many. */
  misdeal(hand) {
    const { events } = hand.game;
    const first = events.findIndex((event, at) => at > hand.start && event.e === "deal_by_hand");
    const dealt = events[first];
    if (dealt?.e !== "deal_by_hand" || first >= hand.end) return undefined;
    const due = dealt.counts.reduce((sum, count) => sum + count, 0) / dealt.counts.length;
    const few = dealt.counts.findIndex((count) => count === due - 1);
    const many = dealt.counts.findIndex((count) => count === due + 1);
    if (few < 0 || many < 0) return undefined;
    const i = events.findIndex((event, at) => at > first && event.e === "call_misdeal");
    const call = events[i];
    if (call?.e !== "call_misdeal" || i >= hand.end) return undefined;
    const awards = costs(hand, i + 1, "misdeal");
    const again = i + 1 + awards.length;
    if (awards.length === 0 || events[again]?.e !== "redeal") return undefined;
    const told = {
      a: `seat:${dealt.seat}`, b: `seat:${few}`, c: `seat:${many}`, d: `seat:${call.by}`, due,
    };
    return {
      steps: [
        step(first, "misdeal.deals", told), step(first + 1, "misdeal.dealt", told),
        step(i, "misdeal.call", told), ...awards, step(again, "misdeal.redeal", told),
      ],
      seat: call.by, cost: again - hand.start,
    };
  },
  /** A card is exposed; in a later trick an opponent calls for it, and the opponent's side takes it. */
  exposed_card(hand) {
    const { events, side_of } = hand.game;
    let fallen = -1;
    let lead = -1;
    for (let i = hand.start; i < hand.end; ++i) {
      const event = events[i];
      if (event.e === "trick") lead = -1;
      if (event.e === "play" && lead < 0) lead = i;
      if (event.e === "expose") {
        if (fallen >= 0) return undefined;
        fallen = i;
      }
      if (event.e !== "call_card") continue;
      const led = events[lead];
      const played = events[i + 1];
      const end = events.findIndex((one, at) => at > i && one.e === "trick");
      const trick = events[end];
      const held = holdings(hand, i)[event.seat];
      if (lead < 0 || led?.e !== "play" || played?.e !== "play" || trick?.e !== "trick" || end >= hand.end) return undefined;
      if (side_of[trick.winner] === side_of[event.seat] || held.length < 3 || !nothingElse(hand, end)) return undefined;
      if (events.slice(i + 1, end).some((one) => one.e === "expose" || one.e === "call_card")) return undefined;
      const told = {
        a: `seat:${led.seat}`, b: `seat:${event.seat}`, c: `seat:${trick.winner}`, d: `seat:${event.by}`,
        lead: `card:${led.card}`, card: `card:${event.card}`,
      };
      return {
        steps: [
          step(fallen, "exposed_card.falls", told), step(lead, "leads", told),
          step(i, "exposed_card.call", told), step(i + 1, "exposed_card.plays", told),
          trickStep(end, "wins_trick", told),
        ],
        seat: event.by, cost: (end - hand.start) / 4 + (event.card[0] === "T" || event.card[0] === "J" ? 0 : 3),
      };
    }
    return undefined;
  },
  taken_back(hand) {
    const { events } = hand.game;
    for (const { i, lead, play, slots } of mistakes(hand)) {
      const back = events.findIndex((one, at) => at > i && at < hand.end && one.e === "take_back" && one.seat === play.seat);
      const other = events.findIndex((one, at) => at > back && one.e === "play");
      const next = back < 0 ? undefined : events[other];
      if (next?.e !== "play" || next.seat !== play.seat || back > i + 3) continue;
      const told = { ...slots, other: `card:${next.card}` };
      return {
        steps: [
          step(lead, "leads", told), step(i - 1, "revoke.may", told), step(i, "revoke.plays", told),
          step(back, "taken_back.back", told), step(other, "taken_back.other", told),
        ],
        seat: play.seat, cost: (back - hand.start) / 4 + play.legal.length,
      };
    }
    return undefined;
  },
  revoke: (hand) => called(hand, false),
  revoke_game: (hand) => called(hand, true),
};
