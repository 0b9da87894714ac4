// The measurements behind the hints on play with two (src/words/pages/*/two-hands.ftl): habits of the strongest computer
// player, measured by tests/strength/hints; chances of winning at a score, which the command line tells; and
// the opponent's possible six cards, which are counted here. Knows no hint.
import { readFileSync } from "node:fs";

import { allfours } from "./events.mjs";

/**
 * A habit at many moments: in how many it was followed, and what following it gains over not following it in
 * per cent of a game, with the margin of its 95 % interval.
 * @typedef {{habit: string, games: number, moments: number, followed: number, gain: number, margin: number}} Habit
 */

/** The games that were measured, in the order of the page's sections. */
export const measuredGames = ["german", "french", "seven-up", "cotton", "california-jack"];

/**
 * @param {string} game
 * @returns {Map<string, Habit>} by name
 */
export function habitsOf(game) {
  const lines = readFileSync(new URL(`measured/${game}.jsonl`, import.meta.url), "utf8").trimEnd().split("\n");
  return new Map(lines.map((line) => JSON.parse(line)).map((habit) => [habit.habit, habit]));
}

/**
 * The chance of the dealer's side, in per cent, where it needs `dealer` points and the other `other`.
 * @param {string} program
 * @param {string} game
 * @returns {(dealer: number, other: number) => number}
 */
export function chancesOf(program, game) {
  const table = allfours(program, ["bench", "chances", "--variant", game, "--players", "2"]);
  const rows = table.trimEnd().split("\n").slice(2).map((row) => row.trim().split(/ +/).map(Number));
  return (dealer, other) => rows[dealer - 1][other];
}

/**
 * How often, in per cent, the opponent's six cards have none of `missing` cards that one does not see: 45 cards
 * are hidden from a player with six, once one has been turned up.
 * @param {number} missing
 */
export function noneOf(missing) {
  let share = 1;
  for (let i = 0; i < missing; ++i) share *= (45 - 6 - i) / (45 - i);
  return 100 * share;
}
