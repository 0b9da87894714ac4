// The events of EVENTS.md that the pages use, as types, and their source: the command line, the only part
// here that knows the rules.
import { execFileSync } from "node:child_process";

/**
 * @typedef {{e: "game", variant: string, players: number, sides: number, target: number,
 *     seed: string, rules: Rules}} GameLine
 * @typedef {{e: "first_dealer", method: string, cards: string[], dealer: number, guess?: string,
 *     by?: number, pitcher?: number}} FirstDealer
 * @typedef {{e: "hand", hand: number, dealer: number, score: number[]}} HandLine
 * @typedef {{e: "deal", hands: string[][], top?: string}} Deal
 * @typedef {{e: "deal_by_hand", seat: number, counts: number[]}} DealByHand
 * @typedef {{e: "call_misdeal", by: number}} CallMisdeal
 * @typedef {{e: "look", seat: number}} Look
 * @typedef {{e: "turn_up" | "cut_trump", card: string}} Turn
 * @typedef {{e: "say", seat: number, say: string, legal: string[]}} Say
 * @typedef {{e: "trump", suit: string, how: string}} Trump
 * @typedef {{e: "redeal", why: string}} Redeal
 * @typedef {{e: "thrown_in", seat: number}} ThrownIn
 * @typedef {{e: "discard" | "lay_down", seat: number, cards: string[]}} Cards
 * @typedef {{e: "play", seat: number, card: string, legal: string[]}} Play
 * @typedef {{e: "take_back", seat: number, card: string}} TakeBack
 * @typedef {{e: "call_revoke", by: number, seat: number, trick: number, upheld: boolean}} CallRevoke
 * @typedef {{e: "expose", seat: number, card: string}} Expose
 * @typedef {{e: "call_card", by: number, seat: number, card: string}} CallCard
 * @typedef {{e: "trick", winner: number, leader: number, cards: string[]}} Trick
 * @typedef {{e: "draw", seat: number, card: string, top: string | null}} Draw
 * @typedef {{rule: string, card?: string, dealt?: number, taken_by?: number, begged?: number,
 *     gave?: number, points?: number[], held?: string[], whole_game?: boolean}} Why
 * @typedef {{e: "award", side: number | null, points: number, for: string, cards: string[],
 *     counted: boolean, score: number[], why: Why}} Award
 * @typedef {{e: "hand_end", score: number[]}} HandEnd
 * @typedef {{e: "game_end", winner: number, score: number[]}} GameEnd
 * @typedef {GameLine | FirstDealer | HandLine | Deal | Turn | Say | Trump | Redeal | ThrownIn
 *     | Cards | Play | TakeBack | CallRevoke | Expose | CallCard | Trick | Draw | Award | HandEnd | GameEnd
 *     | DealByHand | CallMisdeal | Look} GameEvent
 */
/** @typedef {Record<string, string | number | boolean>} Rules  every field of a rule set */
/** @typedef {{variant: string, name: string, source: string, players: number[], rules: Rules}} Variant */

/**
 * Runs the command line `program` (a .js file by Node).
 * @param {string} program
 * @param {string[]} words
 * @param {string} [input]
 */
export function allfours(program, words, input = "") {
  const script = /\.m?js$/.test(program);
  return execFileSync(script ? process.execPath : program, script ? [program, ...words] : words, {
    input, encoding: "utf8", maxBuffer: 1 << 30, stdio: ["pipe", "pipe", "inherit"],
  });
}

/**
 * @param {string} text JSON Lines
 * @returns {any[]}
 */
export const lines = (text) => text.split("\n").filter(Boolean).map((line) => JSON.parse(line));

/**
 * @param {string} program
 * @returns {Variant[]}
 */
export const variants = (program) => lines(allfours(program, ["variants", "--json"]));

/**
 * @typedef {{key: string, text: string, sources: string[], ours: boolean, reason?: string}} Paragraph
 * @typedef {{section: string, heading: string, paragraphs: Paragraph[]}} Section
 * @typedef {{id: string, name: string, entry: string, language: string}} Source
 * @typedef {{variant: string, name: string, summary: string, intro: string, players: number[],
 *     sides: number, side_of: Record<string, number[]>, direction: string, sections: Section[], options: Paragraph[], sources: Source[],
 *     card_points: Record<string, number>}} Outline
 */

/**
 * The rules of every variant in a language, paragraph by paragraph.
 * @param {string} program
 * @param {string} language
 * @returns {Map<string, Outline>}
 */
export const rulesOf = (program, language) => new Map(
  lines(allfours(program, ["rules", "--lang", language, "--json"]).replace(/'/g, "’"))
    .map((rules) => [rules.variant, rules]));

/**
 * The logs of several links, each replayed by the rules.
 * @param {string} program
 * @param {string[]} links
 * @returns {GameEvent[][]}
 */
export function replay(program, links) {
  /** @type {GameEvent[][]} */
  const logs = [];
  for (const event of lines(allfours(program, ["replay"], links.join("\n")))) {
    if (event.e === "game") logs.push([]);
    logs[logs.length - 1].push(event);
  }
  return logs;
}
