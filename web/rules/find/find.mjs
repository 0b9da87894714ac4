// Finds the examples of the pages: searches games between bots for hands that show a rule well, and writes
// them to ../examples/. Run it by hand when a page needs another example or the text of links changes:
//     node web/rules/find/find.mjs build/native/bin/allfours [--missing] [VARIANT…]
// --missing: keeps existing examples and searches only for missing ones. The build never runs it: examples
// stay as found, and tests/run replays them.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { allfours, replay, rulesOf } from "../events.mjs";
import { readExamples } from "../examples.mjs";
import { facts, holds } from "./facts.mjs";
import { games } from "./games.mjs";
import { mistakeKinds } from "./kinds_mistakes.mjs";
import { playKinds } from "./kinds_play.mjs";
import { trumpKinds } from "./kinds_trump.mjs";
import { wanted } from "./wanted.mjs";

/** @typedef {import("./kinds_trump.mjs").Found} Found */
/** @typedef {import("./games.mjs").Hand} Hand */
/** @typedef {import("../examples.mjs").Example} Example */

const matchers = { ...trumpKinds, ...playKinds, ...mistakeKinds };

/**
 * @param {string} program
 * @param {Hand} hand
 * @param {Found} found
 * @param {import("./wanted.mjs").Wanted} one
 * @returns {Example}
 */
function example(program, hand, found, one) {
  const { kind } = one;
  const { game } = hand;
  const to = found.steps[found.steps.length - 1].at;
  // The game begins with the hand shown, as first dealt.
  const shown = /** @type {any} */ (game.events[hand.start]);
  const begin = game.events.findIndex((event) => event.e === "hand" && event.hand === shown.hand);
  const later = begin > 2;
  const shift = later ? begin - 1 : 0;
  const link = allfours(program,
    ["link", "--moment", String(to), ...(later ? ["--hand", String(shown.hand)] : [])],
    game.events.map((event) => JSON.stringify(event)).join("\n")).trim();
  const first = kind === "first_dealer" ? 0 : hand.start;
  const awards = game.events.flatMap((event, i) =>
    event.e === "award" && i >= first && i < to
      ? [{ at: i + 1 - shift, side: event.side, points: event.points, for: event.for, cards: event.cards }]
      : []);
  // Points scored before the first step belong to the example, too, if they are of the same hand.
  const told = awards.filter((award) => award.at >= found.steps[0].at - shift);
  // Slots shared by several steps are stored once.
  const shared = found.steps.map((one) => one.slots).find((slots, i, all) => slots && all.indexOf(slots) !== i);
  const steps = found.steps.map((one) => ({
    ...one, at: one.at - shift, ...(shared && one.slots === shared ? { slots: undefined } : {}),
  }));
  return {
    id: one.id ?? kind, place: one.place, kind, link,
    seat: found.seat ?? 0, ...(shared ? { slots: shared } : {}), steps, awards: told,
  };
}

/**
 * With the target out of reach, would another side have reached it in the same settlement?
 * @param {string} program
 * @param {Example} one
 */
function wouldHaveWon(program, one) {
  const end = one.steps[one.steps.length - 1];
  const target = Number(end.slots?.target);
  // Another link than the one written, so without its end.
  const parts = one.link.replace(/^game=/, "v=").replace(/&end=[^&]*$/, "");
  const [log] = replay(program, [parts.replace("&log=", "&rules=target.99&log=")]);
  const last = one.awards[one.awards.length - 1];
  const later = log.slice(last.at).findIndex((event) => event.e !== "award");
  const rest = log.slice(last.at, last.at + later);
  const final = rest[rest.length - 1];
  if (final?.e !== "award") return false;
  return final.score.some((score, side) => side !== last.side && score >= target);
}

/**
 * Does a sentence tell each award from the first step to the last?
 * @param {Hand} hand
 * @param {Found} found
 */
function tellsAll({ game }, { steps }) {
  const told = steps.filter(({ text }) => text.startsWith("award.")).map(({ at }) => at);
  return game.events.slice(0, steps[steps.length - 1].at).every((event, i) =>
    event.e !== "award" || i + 1 < steps[0].at || told.includes(i + 1));
}

const [program, ...given] = process.argv.slice(2);
if (!program) {
  console.error("usage: node web/rules/find/find.mjs build/native/bin/allfours [--missing] [VARIANT…]");
  process.exit(2);
}
const names = given.filter((one) => one !== "--missing");
/** The kinds of irregularities, by place. */
const erring = {
  at_play: ["--table-rules", "--revoke-rate", "0.1", "--slip-rate", "0.01", "--set", "hand_dealing=false"],
  in_dealing: ["--table-rules", "--slip-rate", "0.05"],
};
for (const variant of rulesOf(program, "en").values()) {
  if (names.length > 0 && !names.includes(variant.variant)) continue;
  /** @type {Map<string, {cost: number, example: () => Example}>} */
  const best = new Map();
  const known = facts(variant);
  const all = wanted.filter((one) => holds(one.when, known));
  const there = new Map(given.includes("--missing")
    ? readExamples(variant.variant).map((one) => [one.id, one]) : []);
  const searched = all.filter((one) => !there.has(one.id ?? one.kind));
  const rounds = ["sensible", "sensible", "random", "random", "random"].flatMap((bots, round) =>
    /** @type {const} */ ([undefined, "at_play", "in_dealing"]).map((errs) => ({ bots, round, errs })));
  for (const { bots, round, errs } of rounds) {
    const kinds = searched.filter((one) => one.errs === errs);
    if (kinds.length === 0) continue;
    if (round > 1 && kinds.every((one) => best.has(one.id ?? one.kind))) continue;
    for (const players of variant.players) {
      const series = games(variant.side_of[players], allfours(program, ["simulate", "--variant", variant.variant, "--players",
        String(players), "--seed", `rules-${round}`, "--games", bots === "random" ? "3000" : "400",
        "--bots", bots, ...(errs ? erring[errs] : [])]));
      for (const game of series) {
        game.hands.forEach((hand, place) => {
          for (const one of kinds) {
            if (one.players && one.players !== players) continue;
            const found = matchers[one.kind](hand);
            if (!found || !tellsAll(hand, found)) continue;
            // Early hands have short links; a later round is only for kinds that are still missing.
            const cost = (found.cost ?? 0) + place * 0.7 + round * 20 + (one.players ? 0 : (players - variant.players[0]) * 0.1);
            const id = one.id ?? one.kind;
            if (cost >= (best.get(id)?.cost ?? Infinity)) continue;
            const made = () => example(program, hand, found, one);
            if (one.kind === "at_target" && !wouldHaveWon(program, made())) continue;
            best.set(id, { cost, example: made });
          }
        });
      }
    }
  }
  const found = all.flatMap((one) => there.get(one.id ?? one.kind) ?? best.get(one.id ?? one.kind)?.example() ?? []);
  const missing = searched.filter((one) => !best.has(one.id ?? one.kind)).map((one) => one.id ?? one.kind);
  const file = fileURLToPath(new URL(`../examples/${variant.variant}.json`, import.meta.url));
  writeFileSync(file, `[\n${found.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`);
  console.log(`${variant.variant}: ${found.length} examples${missing.length ? `; none of ${missing.join(", ")}` : ""}`);
}
