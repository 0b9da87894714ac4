// Matchers for the play of a hand and its settlement.
import { holdings, rank, suit } from "./games.mjs";
import { award, list, step, trickStep } from "./steps.mjs";

/** @typedef {import("./games.mjs").Hand} Hand */
/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {import("./kinds_trump.mjs").Matcher} Matcher */
/** @typedef {import("../events.mjs").Play} Play */
/** @typedef {import("../events.mjs").Award} Award */

/** @param {Hand} hand */
function trumpOf(hand) {
  for (let i = hand.start; i < hand.end; ++i) {
    const event = hand.game.events[i];
    if (event.e === "trump") return event.suit;
  }
  return "";
}

/**
 * The responses to a lead: index, the led card, its player, the hand and the legal cards.
 * @param {Hand} hand
 */
function* answers(hand) {
  const trump = trumpOf(hand);
  let lead = -1;
  for (let i = hand.start; i < hand.end; ++i) {
    const event = hand.game.events[i];
    if (event.e === "trick") lead = -1;
    if (event.e !== "play") continue;
    if (lead < 0) {
      lead = i;
      continue;
    }
    const led = /** @type {Play} */ (hand.game.events[lead]);
    let end = i + 1;
    while (end < hand.end && hand.game.events[end].e !== "trick") ++end;
    if (end === hand.end) return;
    const trick = /** @type {any} */ (hand.game.events[end]);
    const before = hand.game.events.slice(lead, i).filter((one) => one.e === "play");
    const held = holdings(hand, i)[event.seat];
    const rest = held.filter((card) => !event.legal.includes(card));
    yield { i, lead, led, play: event, held, rest, trump, end, trick, first: before.length === 1 };
  }
}

/**
 * An example of a response to a lead.
 * @param {Hand} hand
 * @param {string} kind
 * @param {(answer: ReturnType<typeof answers> extends Generator<infer T> ? T : never) => boolean} fits
 */
function answered(hand, kind, fits) {
  for (const one of answers(hand)) {
    if (!one.first || one.rest.length === 0 && kind !== "void_any" || !fits(one)) continue;
    const slots = {
      a: `seat:${one.led.seat}`, b: `seat:${one.play.seat}`, lead: `card:${one.led.card}`,
      suit: `suit:${suit(one.led.card)}`, card: `card:${one.play.card}`,
      may: list(one.play.legal), ...(one.rest.length > 0 ? { not: list(one.rest) } : {}),
      c: `seat:${one.trick.winner}`,
    };
    return {
      steps: [
        step(one.lead, one.led.card[1] === one.trump ? "leads_trump" : "leads", slots),
        step(one.lead, `${kind}.may`, slots), step(one.i, `${kind}.plays`, slots),
        trickStep(one.end, one.trick.winner === one.play.seat ? "wins_trick_same" : "wins_trick", slots),
      ],
      seat: one.play.seat,
      cost: (one.i - hand.start) / 4 + Math.abs(one.play.legal.length - 3) + Math.abs(one.rest.length - 2),
    };
  }
  return undefined;
}

/**
 * The awards of the settlement as steps, with the awards before it.
 * @param {Hand} hand
 */
function settlement(hand) {
  const trump = trumpOf(hand);
  /** @type {number[]} */
  const indices = [];
  let tricks = 0;
  for (let i = hand.start; i < hand.end; ++i) {
    const event = hand.game.events[i];
    if (event.e === "trick") {
      tricks = i;
      indices.length = 0;
    }
    if (event.e === "award" && tricks > 0) indices.push(i);
  }
  return {
    trump, indices, tricks,
    awards: indices.map((i) => /** @type {Award} */ (hand.game.events[i])),
    steps: indices.map((i) => award(hand, i, trump)),
  };
}

/**
 * @param {Hand} hand
 * @param {number} index
 */
const isOver = (hand, index) => hand.game.events[index + 2]?.e === "game_end";

/** @type {Record<string, Matcher>} */
export const playKinds = {
  may_ruff: (hand) => answered(hand, "may_ruff", ({ led, play, trump, trick }) =>
    suit(led.card) !== trump && suit(play.card) === trump && trick.winner === play.seat &&
    play.legal.some((card) => suit(card) === suit(led.card)) &&
    play.legal.some((card) => suit(card) === trump)),

  must_follow: (hand) => answered(hand, "must_follow", ({ led, play, trump, held }) =>
    suit(led.card) !== trump && suit(play.card) === suit(led.card) &&
    held.some((card) => suit(card) === trump) && play.legal.every((card) => suit(card) === suit(led.card))),

  void_any: (hand) => answered(hand, "void_any", ({ led, play, trump, held, rest }) =>
    suit(led.card) !== trump && rest.length === 0 && suit(play.card) !== trump &&
    held.length > 2 && held.some((card) => suit(card) === trump) &&
    held.every((card) => suit(card) !== suit(led.card))),

  void_trump: (hand) => answered(hand, "void_trump", ({ led, play, trump, held }) =>
    suit(led.card) !== trump && held.every((card) => suit(card) !== suit(led.card)) &&
    play.legal.every((card) => suit(card) === trump)),

  trump_led: (hand) => answered(hand, "trump_led", ({ led, play, trump }) =>
    suit(led.card) === trump && play.legal.every((card) => suit(card) === trump)),

  settlement(hand) {
    const { awards, steps, indices } = settlement(hand);
    if (awards.length !== 4 || isOver(hand, indices[3])) return undefined;
    if (awards.some((one) => one.side === null) || awards.some((one) => one.for === "hang_jack")) return undefined;
    const lost = steps.filter((one) => one.text.endsWith(".lost")).length;
    const sides = new Set(awards.map((one) => one.side)).size;
    return {
      steps: [trickStep(indices[0] - 1, "played_out"), ...steps],
      cost: 2 * Math.abs(lost - 1) + (sides > 1 ? 0 : 4) +
        (steps.some((one) => /^award.low.*lost/.test(one.text)) ? 0 : 2),
    };
  },

  hang_jack(hand) {
    const { awards, steps, indices, trump } = settlement(hand);
    const found = awards.findIndex((one) => one.for === "hang_jack");
    if (found < 0) return undefined;
    const jack = `J${trump}`;
    const played = hand.game.events.findIndex((event, i) => i > hand.start && event.e === "play" && event.card === jack);
    const end = hand.game.events.findIndex((event, i) => i > played && event.e === "trick");
    const trick = /** @type {any} */ (hand.game.events[end]);
    const place = (trick.winner - trick.leader + hand.game.players) % hand.game.players;
    const slots = {
      a: `seat:${/** @type {Play} */ (hand.game.events[played]).seat}`, b: `seat:${trick.winner}`,
      card: `card:${jack}`, other: `card:${trick.cards[place]}`,
    };
    return {
      steps: [
        step(played, "hang_jack.plays", slots), trickStep(end, "hang_jack.taken", slots),
        ...steps.slice(0, found + 1),
      ],
      cost: (trick.cards.indexOf(jack) < place ? 0 : 3) + indices.length - found,
    };
  },

  turned_settled(hand) {
    const { awards, steps, indices } = settlement(hand);
    if (awards[0]?.for !== "turn_up_jack" || awards.length < 5) return undefined;
    const turn = hand.game.events.findIndex((event, i) =>
      i > hand.start && event.e === "turn_up" && event.card === awards[0].cards[0]);
    const trump = hand.game.events.findIndex((event, i) => i > turn && event.e === "trump");
    const card = awards[0].cards[0];
    const refused = suit(card) !== trumpOf(hand);
    return {
      steps: [
        step(turn, "turn_up", { card: `card:${card}`, suit: `suit:${suit(card)}` }),
        step(trump, refused ? "settled_refused" : "trump", { suit: `suit:${trumpOf(hand)}` }),
        trickStep(indices[0] - 1, "played_out"),
        ...steps.map((one) => one.text === "award.turned" ? { ...one, text: "award.turned.settled" } : one),
      ],
      cost: (refused ? 0 : 4) + (awards[1].for === "turn_up_jack" ? 3 : 0) +
        awards.filter((one) => one.side === null).length,
    };
  },

  game_tie(hand) {
    const { awards, steps, indices } = settlement(hand);
    const found = steps.findIndex((one) => one.text.startsWith("award.game.tie"));
    if (found < 0 || awards.length < 4) return undefined;
    if (isOver(hand, indices[found])) return undefined;
    return { steps: [trickStep(indices[0] - 1, "played_out"), ...steps], cost: awards.filter((one) => one.side === null).length };
  },

  one_trump(hand) {
    const { awards, steps, indices } = settlement(hand);
    const high = awards.find((one) => one.for === "high");
    const low = awards.find((one) => one.for === "low");
    if (!high?.why.card || high.why.card !== low?.why.card || awards.length < 4) return undefined;
    const slots = { card: `card:${high.why.card}` };
    return {
      steps: [step(indices[0] - 1, "one_trump", slots), ...steps],
      cost: rank(high.why.card) === 9 ? 0 : 2,
    };
  },

  no_trump(hand) {
    const { awards, steps, indices } = settlement(hand);
    const high = awards.find((one) => one.for === "high");
    if (!high || high.side !== null || awards.length < 4) return undefined;
    return { steps: [step(indices[0] - 1, "no_trump"), ...steps] };
  },

  // The order decides: both sides could reach the target in this settlement.
  at_target(hand) {
    const { awards, steps, indices } = settlement(hand);
    const last = indices[indices.length - 1];
    if (last === undefined || !isOver(hand, last) || awards.length > 3 || awards[0].for.startsWith("turn")) return undefined;
    const { score } = /** @type {any} */ (hand.game.events[hand.start]);
    const { target } = /** @type {any} */ (hand.game.events[0]);
    const winner = awards[awards.length - 1].side ?? 0;
    // The other side must have reached the target later: see find.mjs, which continues the hand.
    if (score.some((/** @type {number} */ one, /** @type {number} */ side) => side !== winner && one < target - 2)) return undefined;
    return {
      steps: [
        step(hand.start, "at_target.score", { score: `score:${score.join(" ")}`, target }),
        trickStep(indices[0] - 1, "played_out"), ...steps,
        step(last + 2, "at_target.end", { side: `side:${winner}`, target }),
      ],
      cost: awards.length + score.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + 3 * (target - 1 - one), 0),
    };
  },

  early_high(hand) {
    for (let i = hand.start; i < hand.end; ++i) {
      const event = hand.game.events[i];
      if (event.e !== "award" || !event.why.rule.startsWith("early_high")) continue;
      const play = hand.game.events[i - 1].e === "trump" ? i - 2 : i - 1;
      const { seat, card } = /** @type {Play} */ (hand.game.events[play]);
      const { score } = /** @type {any} */ (hand.game.events[hand.start]);
      const { target } = /** @type {any} */ (hand.game.events[0]);
      return {
        steps: [
          step(hand.start, "at_target.score", { score: `score:${score.join(" ")}`, target }),
          step(play, "early_high.plays", { a: `seat:${seat}`, card: `card:${card}` }),
          award(hand, i, suit(card)),
          step(i + 2, "early_high.end", { side: `side:${event.side}`, target }),
        ],
        cost: Math.abs(Math.min(...score) - target + 1) * 3 + (play === i - 2 ? 0 : 2),
      };
    }
    return undefined;
  },

  lay_down(hand) {
    for (let i = hand.start; i < hand.end; ++i) {
      const event = hand.game.events[i];
      if (event.e !== "lay_down") continue;
      const end = hand.game.events.findIndex((one, place) => place > i && one.e === "trick");
      if (end < 0 || event.cards.length < 2) return undefined;
      const slots = { a: `seat:${event.seat}`, cards: list(event.cards) };
      return {
        steps: [
          step(i - 1, "lay_down.hand", slots), step(i, "lay_down", slots), step(end, "lay_down.on", slots),
        ],
        seat: event.seat, cost: Math.abs(event.cards.length - 3),
      };
    }
    return undefined;
  },

  draw(hand) {
    for (let i = hand.start; i < hand.end; ++i) {
      const first = hand.game.events[i];
      const second = hand.game.events[i + 1];
      if (first.e !== "draw" || second?.e !== "draw" || hand.game.events[i - 1].e !== "trick") continue;
      const trick = /** @type {any} */ (hand.game.events[i - 1]);
      const slots = {
        a: `seat:${trick.leader}`, b: `seat:${first.seat}`, c: `seat:${second.seat}`,
        lead: `card:${trick.cards[0]}`, answer: `card:${trick.cards[1]}`, first: `card:${first.card}`,
        second: `card:${second.card}`, top: `card:${second.top}`,
      };
      return {
        steps: [
          step(i - 1, "draw.trick", slots), step(i, "draw.winner", slots), step(i + 1, "draw.other", slots),
        ],
        cost: (rank(first.card) > 7 ? 0 : 2) + (rank(second.card) < 8 ? 0 : 2),
      };
    }
    return undefined;
  },

  no_follow(hand) {
    for (let i = hand.start; i < hand.end; ++i) {
      const event = hand.game.events[i];
      if (event.e !== "award" || event.for !== "no_follow") continue;
      const play = /** @type {Play} */ (hand.game.events[i - 1]);
      const lead = /** @type {Play} */ (hand.game.events[i - 2]);
      const slots = {
        a: `seat:${lead.seat}`, b: `seat:${play.seat}`, lead: `card:${lead.card}`,
        suit: `suit:${suit(lead.card)}`, card: `card:${play.card}`,
        may: list(holdings(hand, i - 1)[play.seat]),
      };
      const below = event.score[play.seat] < 0;
      return {
        steps: [
          step(i - 2, "leads", slots), step(i - 2, "no_follow.hand", slots), step(i - 1, "no_follow.plays", slots),
          award(hand, i, trumpOf(hand)), ...(below ? [step(i, "no_follow.below")] : []),
        ],
        seat: play.seat, cost: below ? 0 : 3,
      };
    }
    return undefined;
  },
};
