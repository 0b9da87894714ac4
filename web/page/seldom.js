// What few do, which is in a part of the program of its own (parts.js): by the actions and links that
// may want it. What is in it is told by web/setup/seldom_part.txt.

import { element } from "./elements.js";

/** Verbs of src/app/verbs.cpp. */
export const seldomVerbs = [
  "games", "games_for", "variant", "players", "level", "opponents", "level_of",
  "house_rules", "usual_rules", "named_rule", "rule_up", "rule_down", "name", "person",
  "lesson_list", "learn", "lessons_failed", "puzzle_list", "solve", "compose", "open", "open_link", "share", "fair",
  "keys", "settings", "rules", "explain", "copy_history", "lessons", "kept_games", "forget_game", "keep_game",
  "statistics", "forget_statistics", "slate", "wipe_slate", "slate_unit",
  "league", "league_night", "league_watch", "league_home", "league_sheet",
  "season", "season_begin", "season_play", "season_next", "season_open",
  "season_take", "season_leave", "season_back",
  "duels", "duel", "duel_deal", "next_deal", "verdicts", "verdict", "try", "duplicate",
];

/** @param {string} action */
export const wantsSeldom = (action) => seldomVerbs.includes(action.split(":")[0]);

/** The reason of a point has its rule beside it, from the book. @param {string} action */
export const wantsBook = (action) => action.startsWith("why:");

/** What has to be here before a call may want it.
 * @param {string} fragment of an address, as the program has it */
export const wantsAll = (fragment) => /(^|&)(at|beat|deal|duel|hand|log|one|puzzle)=/.test(fragment);

// Nothing is said of what is here within this time, in ms.
const soon = 400;

/**
 * What an action may want.
 * @typedef {object} Wanted
 * @property {() => boolean} here
 * @property {() => Promise<void>} bring
 */

/**
 * Brings it where it is not here, then calls back; false where it is, or is no part by itself.
 * @param {Wanted | null} wanted
 * @param {() => void} then
 * @param {(error: unknown) => void} missing in place of `then`, where it cannot be had
 */
export function broughtFirst(wanted, then, missing) {
  if (!wanted || wanted.here()) return false;
  const loading = element("loading", HTMLElement);
  const slow = setTimeout(() => loading.hidden = false, soon);
  wanted.bring().finally(() => {
    clearTimeout(slow);
    loading.hidden = true;
  }).then(then, missing);
  return true;
}
