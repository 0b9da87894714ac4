// Matchers for the part of a hand before the first lead. Each returns the steps of an example, or nothing;
// `cost` ranks the results (lowest first).
import { holdings, rank, suit } from "./games.mjs";
import { award, list, step, turned } from "./steps.mjs";

/** @typedef {import("./games.mjs").Hand} Hand */
/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {import("../events.mjs").GameEvent} GameEvent */
/** @typedef {{steps: Step[], cost?: number, seat?: number}} Found */
/** @typedef {(hand: Hand) => Found | undefined} Matcher */

/**
 * The events of a hand up to its first card in short form: "T" for a turned card, "t" for one that scores at
 * once, and so on; with the index of each.
 * @param {Hand} hand
 */
function opening(hand) {
  /** @type {{[kind: string]: string}} */
  const signs = {
    hand: "H", deal: "D", turn_up: "U", trump: "T", award: "A", redeal: "R", thrown_in: "I",
    discard: "d", cut_trump: "C", play: "P", hand_end: "E",
  };
  /** @type {{[word: string]: string}} */
  const words = {
    stand: "s", beg: "b", give: "g", run: "r", take_point: "k", bunch: "n", agree: "a", insist: "i",
    pass: "p",
  };
  let text = "";
  for (let i = hand.start; i < hand.end; ++i) {
    const event = hand.game.events[i];
    text += event.e === "say" ? words[event.say] : (signs[event.e] ?? "?");
    if (event.e === "play" || event.e === "redeal" || event.e === "thrown_in") break;
  }
  return text;
}

/**
 * @param {Hand} hand
 * @param {number} place in the opening
 */
const at = (hand, place) => /** @type {any} */ (hand.game.events[hand.start + place]);

/** @param {string} card */
const plain = (card) => "345789T".includes(card[0]);

/** @type {Record<string, Matcher>} */
export const trumpKinds = {
  first_dealer(hand) {
    const event = hand.game.events[1];
    if (hand !== hand.game.hands[0] || event.e !== "first_dealer") return undefined;
    const cards = list(event.cards);
    const last = event.cards[event.cards.length - 1];
    if (event.method === "red_black") {
      const red = "dh".includes(suit(last)) ? "red" : "black";
      return {
        steps: [
          step(1, "first_dealer.red_black", { card: `card:${last}`, guess: `word:${event.guess}` }),
          step(1, `first_dealer.${red === event.guess ? "right" : "wrong"}`),
        ],
      };
    }
    if (event.method === "first_jack") {
      return {
        steps: [
          step(1, "first_dealer.first_jack", { cards, card: `card:${last}` }),
          step(2, "first_dealer.pitcher", { card: `card:${last}` }),
        ],
        cost: Math.abs(event.cards.length - 9),
      };
    }
    if (event.cards.length !== hand.game.players) return undefined;
    return {
      steps: [
        step(1, "first_dealer.cards", { cards }),
        step(2, `first_dealer.${event.method}`, { card: `card:${event.cards[event.dealer]}` }),
      ],
      cost: event.method === "cut_put" ? ("32".includes(event.cards[event.dealer][0]) ? 0 : 9) : 0,
    };
  },

  stand(hand) {
    if (!/^HDUsTP/.test(opening(hand))) return undefined;
    const { card } = at(hand, 2);
    const eldest = at(hand, 3).seat;
    const held = holdings(hand, hand.start + 3)[eldest].filter((one) => suit(one) === suit(card));
    if (held.length < 2 || !plain(card)) return undefined;
    return {
      steps: [
        step(hand.start + 1, "dealt"),
        turned(hand.start + 2, card),
        step(hand.start + 3, "stand", { cards: list(held) }),
        step(hand.start + 4, "trump", { suit: `suit:${suit(card)}` }),
      ],
      seat: eldest, cost: Math.abs(held.length - 3),
    };
  },

  gift(hand) {
    const text = opening(hand);
    if (!/^HDUbgTA+P/.test(text) || !plain(at(hand, 2).card)) return undefined;
    const { card } = at(hand, 2);
    const dealer = holdings(hand, hand.start + 3)[hand.dealer].filter((one) => suit(one) === suit(card));
    const steps = [
      turned(hand.start + 2, card), step(hand.start + 3, "beg"),
      step(hand.start + 4, "give", { suit: `suit:${suit(card)}` }),
    ];
    for (let i = 6; text[i] === "A"; ++i) steps.push(award(hand, hand.start + i, suit(card)));
    return { steps, seat: hand.dealer, cost: Math.abs(dealer.length - 3) };
  },

  run(hand) {
    const text = opening(hand);
    const match = /^HDUb(?:r|k?r)(D?)U(?:p*)T(d*)P/.exec(text);
    if (!match || !plain(at(hand, 2).card)) return undefined;
    const second = text.indexOf("U", 3);
    const trump = text.indexOf("T");
    const { card } = at(hand, second);
    if (!plain(card)) return undefined;
    const steps = [
      turned(hand.start + 2, at(hand, 2).card), step(hand.start + 3, "beg"),
      step(hand.start + 4, at(hand, 4).seat === hand.dealer ? "run" : "run_chosen"),
    ];
    if (match[1]) steps.push(step(hand.start + 5, "three_more"));
    steps.push(turned(hand.start + second, card, "other_suit"));
    steps.push(step(hand.start + trump, "run_trump", { suit: `suit:${suit(card)}` }));
    if (match[2]) steps.push(step(hand.start + trump + match[2].length, "discard"));
    return { steps };
  },

  run_again(hand) {
    const text = opening(hand);
    const match = /^HDUbr(D?)U(D?)U(?:p*)T(d*)P/.exec(text);
    if (!match) return undefined;
    const first = text.indexOf("U", 3);
    const second = text.indexOf("U", first + 1);
    const trump = text.indexOf("T");
    const cards = [2, first, second].map((place) => at(hand, place).card);
    if (!cards.every(plain)) return undefined;
    const steps = [
      turned(hand.start + 2, cards[0]),
      step(hand.start + 4, at(hand, 4).seat === hand.dealer ? "beg_run" : "beg_run_chosen"),
      turned(hand.start + first, cards[1], "same_suit"),
    ];
    if (match[2]) steps.push(step(hand.start + second - 1, "three_more"));
    steps.push(turned(hand.start + second, cards[2], match[2] ? "other_suit" : "other_suit_turned"));
    steps.push(step(hand.start + trump, "run_trump", { suit: `suit:${suit(cards[2])}` }));
    if (match[3]) steps.push(step(hand.start + trump + match[3].length, "discard"));
    return { steps };
  },

  // A card that scores when turned.
  turned(hand) {
    if (!/^HDUA[sb]/.test(opening(hand))) return undefined;
    const { card } = at(hand, 2);
    return {
      steps: [turned(hand.start + 2, card), award(hand, hand.start + 3, suit(card))],
      cost: at(hand, 3).points > 1 ? 0 : 1,
    };
  },

  turned_twice(hand) {
    const text = opening(hand);
    const match = /^HDUAbr(D?)UA(?:p*)T/.exec(text);
    if (!match) return undefined;
    const second = text.indexOf("U", 4);
    const first = at(hand, 2).card;
    const { card } = at(hand, second);
    const steps = [
      turned(hand.start + 2, first), award(hand, hand.start + 3, suit(first)),
      step(hand.start + 5, at(hand, 5).seat === hand.dealer ? "beg_run" : "beg_run_chosen"),
      turned(hand.start + second, card, "other_suit"), award(hand, hand.start + second + 1, suit(card)),
    ];
    return { steps, cost: rank(first) === rank(card) ? 5 : 0 };
  },

  turned_fixes(hand) {
    if (!/^HDUsTAP/.test(opening(hand))) return undefined;
    const { card } = at(hand, 2);
    return {
      steps: [
        turned(hand.start + 2, card),
        step(hand.start + 4, "stand_trump", { suit: `suit:${suit(card)}` }),
        award(hand, hand.start + 5, suit(card)),
      ],
    };
  },

  turned_passed(hand) {
    const match = /^HDUbr(D?)U(p*)T(d*)P/.exec(opening(hand));
    if (!match || at(hand, 2).card[0] !== "J") return undefined;
    const second = opening(hand).indexOf("U", 3);
    const { card } = at(hand, second);
    if (!plain(card)) return undefined;
    return {
      steps: [
        turned(hand.start + 2, at(hand, 2).card), step(hand.start + 4, "beg_run"),
        turned(hand.start + second, card, "other_suit"),
        step(hand.start + opening(hand).indexOf("T"), "passed",
          { suit: `suit:${suit(card)}`, card: `card:${at(hand, 2).card}` }),
      ],
    };
  },

  turned_insisted(hand) {
    if (!/^HDUbgTAP/.test(opening(hand)) || at(hand, 2).card[0] !== "J") return undefined;
    const { card } = at(hand, 2);
    return {
      steps: [
        turned(hand.start + 2, card), step(hand.start + 3, "beg"),
        step(hand.start + 4, "give", { suit: `suit:${suit(card)}` }),
        award(hand, hand.start + 6, suit(card)),
        step(hand.start + 6, "insisted", { card: `card:${card}` }),
      ],
    };
  },

  run_out(hand) {
    const text = opening(hand);
    if (!/^HD(?:UA?|D|[br])*R$/.test(text) || at(hand, text.length - 1).why !== "exhausted") return undefined;
    /** @type {Step[]} */
    const steps = [];
    let turns = 0;
    for (let i = 0; i < text.length; ++i) {
      if (text[i] === "U") {
        steps.push(turned(hand.start + i, at(hand, i).card, turns++ === 0 ? "turn_up" : "same_suit"));
      }
      if (text[i] === "r") steps.push(step(hand.start + i, "beg_run"));
      if (text[i] === "A") steps.push(award(hand, hand.start + i, ""));
    }
    steps.push(step(hand.start + text.length - 1, "run_out"));
    return { steps, cost: text.length };
  },

  take_point(hand) {
    if (!/^HDUbkAI/.test(opening(hand)) || !plain(at(hand, 2).card)) return undefined;
    return {
      steps: [
        turned(hand.start + 2, at(hand, 2).card), step(hand.start + 3, "beg"),
        step(hand.start + 4, "take_point"), award(hand, hand.start + 5, ""),
        step(hand.start + 6, "thrown_in"),
      ],
    };
  },

  bunch(hand) {
    const text = opening(hand);
    const match = /^HDUbrDUn(a+)R$/.exec(text);
    if (!match) return undefined;
    return {
      steps: [
        turned(hand.start + 2, at(hand, 2).card), step(hand.start + 4, "beg_run"),
        turned(hand.start + 6, at(hand, 6).card, "other_suit"), step(hand.start + 7, "bunch"),
        step(hand.start + text.length - 2, "agree"), step(hand.start + text.length - 1, "bunched"),
      ],
    };
  },

  bunch_refused(hand) {
    const text = opening(hand);
    if (!/^HDUbrDUniTd*P/.test(text)) return undefined;
    const { card } = at(hand, 6);
    if (!plain(card)) return undefined;
    return {
      steps: [
        turned(hand.start + 2, at(hand, 2).card), step(hand.start + 4, "beg_run"),
        turned(hand.start + 6, card, "other_suit"), step(hand.start + 7, "bunch"),
        step(hand.start + 9, "insist", { suit: `suit:${suit(card)}` }),
      ],
    };
  },

  gift_bar(hand) {
    const text = opening(hand);
    if (!/^HDUbrDU/.test(text) || at(hand, 4).legal.length !== 1) return undefined;
    return {
      steps: [
        step(hand.start, "gift_bar.score", { score: `score:${at(hand, 0).score.join(" ")}` }),
        turned(hand.start + 2, at(hand, 2).card), step(hand.start + 3, "beg"),
        step(hand.start + 4, "gift_bar.run"),
      ],
    };
  },

  pitch(hand) {
    const text = opening(hand);
    if (!/^HDP/.test(text)) return undefined;
    const { card, seat } = at(hand, 2);
    const held = holdings(hand, hand.start + 2)[seat].filter((one) => suit(one) === suit(card));
    const trick = hand.start + 4 + hand.game.players - 1;
    if (hand.game.events[trick]?.e !== "trick") return undefined;
    return {
      steps: [
        step(hand.start + 1, "dealt"),
        step(hand.start + 1, "pitch.hand", { cards: list(held), suit: `suit:${suit(card)}` }),
        step(hand.start + 2, "pitch", { card: `card:${card}` }),
        step(hand.start + 3, "pitch.trump", { suit: `suit:${suit(card)}` }),
      ],
      seat, cost: Math.abs(held.length - 3) + (rank(card) > 9 ? 0 : 5),
    };
  },

  cut_trump(hand) {
    if (!/^HCTDP/.test(opening(hand))) return undefined;
    const { card } = at(hand, 1);
    return {
      steps: [
        turned(hand.start + 1, card, "cut_trump"),
        step(hand.start + 2, "trump", { suit: `suit:${suit(card)}` }),
        step(hand.start + 3, "stock", { card: `card:${at(hand, 3).top}` }),
      ],
      cost: card[0] === "J" ? 0 : 1,
    };
  },
};
