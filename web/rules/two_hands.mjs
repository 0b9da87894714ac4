// The hints on play with two: their order on the page, the figures that their texts name, and the habits that
// must gain or lose for a hint to be true (tests/explainer). Knows no words.
import { chancesOf, habitsOf, measuredGames, noneOf } from "./measured.mjs";

/** @typedef {{[hint: string]: {[name: string]: string}}} Figures */

/** The sections of the page, with the numbers of their hints. */
export const groupsFor2 = [
  { id: "begging", hints: ["1", "2", "3"] },
  { id: "play", hints: ["4", "5", "6", "7"] },
  { id: "games", hints: ["8", "9", "10", "11"] },
];

/** The games in which eldest begs and the dealer answers; those in which Low is taken; all without a stock. */
const answered = ["german", "french", "seven-up"];
const taken = ["german", "french"];
const four = [...answered, "cotton"];
const stock = ["california-jack"];

const tops = { honour: "a high trump or the two", trump: "a trump", low: "a low card" };
/** @param {keyof typeof tops} top the stock's top card @param {string} does */
const shows = (top, does) => `stock shows ${tops[top]}: ${does}`;

/**
 * The measurements behind a hint: habits that gain in each of these games, or lose.
 * @type {{hint: string, games: string[], gains?: string[], loses?: string[]}[]}
 */
export const claims = [
  { hint: "2", games: answered, gains: ["beg, no trump"], loses: ["beg, two trumps", "beg, three trumps or more"] },
  {
    hint: "3", games: answered, gains: ["give, two trumps", "give, three trumps or more"],
    loses: ["give, no trump", "give, one trump"],
  },
  {
    hint: "4", games: answered, gains: ["first lead, three trumps or more: a trump", "lead, two trumps: a trump"],
    loses: ["first lead: a plain ace", "first lead: a plain ten"],
  },
  { hint: "4", games: ["cotton"], gains: ["first lead, three trumps or more: a trump"], loses: ["first lead: a plain ace"] },
  {
    hint: "5", games: four, gains: ["a low card led: win it in its suit"],
    loses: ["a low card led, able to follow: trump it"],
  },
  { hint: "6", games: four, gains: ["plain suit led: win with its ten"], loses: ["lead: a plain ten", "first lead: a plain ten"] },
  { hint: "7", games: four, loses: ["first lead, jack guarded: the guard", "first lead, jack guarded: the jack"] },
  { hint: "7", games: taken, gains: ["first lead, jack alone: the jack"] },
  { hint: "8", games: taken, gains: ["trumps led: win the trick"], loses: ["first lead: the two of trumps"] },
  {
    hint: "10", games: ["cotton"], gains: ["beg, no trump", "beg, one trump", "beg, two trumps", "take_point, no trump",
      "take_point, one trump", "take_point, two trumps"], loses: ["beg, two trumps, ace or king"],
  },
  {
    hint: "11", games: stock, gains: [shows("honour", "win the trick"), shows("trump", "win the trick"),
      shows("honour", "lead a trump")], loses: [shows("low", "win the trick"), shows("low", "lead a trump")],
  },
];

/**
 * By hint, the values of its text's placeholders; `how` for the text on how they were measured.
 * @param {string} program
 * @returns {Figures}
 */
export function figuresFor2(program) {
  const habits = new Map(measuredGames.map((game) => [game, habitsOf(game)]));
  /**
   * Of 100 moments in these games, in how many the habits were followed.
   * @param {string[]} games
   * @param {string[]} names
   */
  const share = (games, ...names) => {
    let followed = 0;
    let moments = 0;
    for (const game of games) {
      for (const name of names) {
        const found = habits.get(game)?.get(name);
        if (!found) throw new Error(`${game}: "${name}" was not measured`);
        followed += found.followed;
        moments += found.moments;
      }
    }
    return String(Math.round(100 * followed / moments));
  };
  /** @param {number} cards */
  const none = (cards) => String(Math.round(noneOf(cards)));
  /** The dealer's chance where both need one point. @param {string} game */
  const last = (game) => String(Math.round(chancesOf(program, game)(1, 1)));
  const points = ["no trump", "one trump", "one trump, ace or king", "two trumps", "two trumps, ace or king",
    "three trumps or more", "three trumps or more, ace or king"].map((held) => `take_point, ${held}`);
  const games = [...habits.values()].map((rows) => Math.max(...[...rows.values()].map((row) => row.games)));
  return {
    how: { least: String(Math.min(...games)), most: String(Math.max(...games)) },
    1: { king: none(1), queen: none(2), jack: none(3), ten: none(4) },
    2: {
      none: share(answered, "beg, no trump"), one: share(answered, "beg, one trump"),
      two: share(answered, "beg, two trumps"), three: share(answered, "beg, three trumps or more"),
    },
    3: {
      none: share(answered, "give, no trump"), one: share(answered, "give, one trump"),
      two: share(answered, "give, two trumps"), three: share(answered, "give, three trumps or more"),
    },
    4: {
      three: share(answered, "first lead, three trumps or more: a trump"),
      ace: share(answered, "first lead: a plain ace"), ten: share(answered, "first lead: a plain ten"),
    },
    5: {
      win: share(four, "a low card led: win it in its suit"),
      trump: share(four, "a low card led, able to follow: trump it"),
    },
    6: { win: share(four, "plain suit led: win with its ten"), lead: share(four, "lead: a plain ten", "first lead: a plain ten") },
    7: {
      guard: share(four, "first lead, jack guarded: the guard"), jack: share(four, "first lead, jack guarded: the jack"),
      alone: share(taken, "first lead, jack alone: the jack"),
    },
    8: {
      taken: share(taken, "first lead: the two of trumps"), dealt: share(["seven-up"], "first lead: the two of trumps"),
      win: share(taken, "trumps led: win the trick"),
    },
    9: { german: last("german"), french: last("french"), seven: last("seven-up") },
    10: {
      none: share(["cotton"], "beg, no trump"), one: share(["cotton"], "beg, one trump"),
      two: share(["cotton"], "beg, two trumps"), high: share(["cotton"], "beg, two trumps, ace or king"),
      point: share(["cotton"], ...points),
    },
    11: {
      honour: share(stock, shows("honour", "win the trick")), trump: share(stock, shows("trump", "win the trick")),
      low: share(stock, shows("low", "win the trick")), lead: share(stock, shows("honour", "lead a trump")),
      leadlow: share(stock, shows("low", "lead a trump")),
    },
  };
}
