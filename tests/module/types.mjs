// The package's types against what the core says: the rule set against fields(), word for word, and
// the log's events by a file of real ones that tsc must take (tests/module/run).
import { readFile, writeFile } from "node:fs/promises";

import { load } from "allfours";

const allfours = await load();

/** The lines of RuleSet in allfours.d.ts. */
function ruleLines() {
  return allfours.fields().map(({ name, kind, values }) => {
    const type = kind === "flag" ? "boolean" : kind === "number" ? "number"
      : values.map((value) => JSON.stringify(value)).join(" | ");
    const line = `  ${name}: ${type};`;
    if (line.length <= 100) return line;
    const alternatives = values.map((value) => `    | ${JSON.stringify(value)}`).join("\n");
    return `  ${name}:\n${alternatives};`;
  });
}

const types = await readFile(new URL("allfours.d.ts", import.meta.resolve("allfours")), "utf8");
const [, said] = types.match(/export interface RuleSet \{\n([^]*?)\}\n\/\/ end of the rule set/) ?? [];
const wanted = `${ruleLines().join("\n")}\n`;
if (said !== wanted) {
  console.log(`The rule set in allfours.d.ts should be:\n${wanted}`);
  process.exitCode = 1;
}

/** Which keys an object has, and which those in it have. */
function shape(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return `[${value.length > 0 ? shape(value[0]) : ""}]`;
  if (typeof value !== "object") return typeof value;
  return `{${Object.entries(value).map(([key, item]) => `${key}:${shape(item)}`).join()}}`;
}

// One event of each shape, of games by every rule there is, as all see them and as a seat does.
const shapes = new Map();
const words = new Set();
function look(setup, most) {
  if (allfours.validate(setup) !== null) return;
  const live = allfours.live(setup);
  for (let i = 0; i < most && live.choice(); ++i) live.decide(live.think("random"));
  for (const event of [...live.events(), ...live.events(0)]) {
    for (const key of ["e", "for", "say", "method", "how"]) {
      if (typeof event[key] === "string") words.add(`${key}:${event[key]}`);
    }
    const known = event.e === "game" ? { ...event, rules: null } : event;
    shapes.set(`${shape(known)} ${event.for ?? event.method ?? ""}`, event);
  }
  live.close();
}
for (const { id, players } of allfours.variants()) {
  for (const count of players) {
    const setup = { variant: id, players: count, seed: `TYPES-${count}` };
    look(setup, 400);
    look({ ...setup, hand: 3, dealer: 1, deal: { hands: [["2c"]] } }, 10);
  }
}
// Every value of every rule once, in the first variant that can have it.
for (const { name, values, least, most } of allfours.fields()) {
  for (const value of values ?? [least, Math.min(most, least + 1)]) {
    for (const { id, usual_players } of allfours.variants()) {
      const rules = { [name]: value };
      const setup = { variant: id, players: usual_players, seed: `T-${name}`, rules };
      if (allfours.validate(setup) !== null) continue;
      look(setup, 200);
      break;
    }
  }
}
look({ variant: "west-yorkshire", seed: "STAKES", rules: { stake_game: 2, stake_all_fours: 1 } }, 1000);
// Points for a turned card, whatever the seeds turn.
for (const [rank, card] of [["ace", "Ah"], ["king", "Kh"], ["queen", "Qh"], ["six", "6h"], ["two", "2h"]]) {
  const deal = { hands: [], pack: [card] };
  look({ variant: "trinidad", seed: "TURNED", deal, rules: { [`turn_up_${rank}`]: 1 } }, 5);
}
look({ variant: "trinidad", seed: "JACKS", rules: { partners_by_jacks: true } }, 10);
look({ variant: "trinidad", seed: "RED", rules: { first_dealer: "red_black" } }, 10);

const events = [...shapes.values()].map((event) => `  ${JSON.stringify(event)},`);
await writeFile("events.ts", `// One event of each kind that the core writes.
import type { Event } from "allfours";

export const events: Event[] = [
${events.join("\n")}
];
`);

// And what the types name, the core writes.
for (const [key, name] of [["for", "AwardFor"], ["say", "Say"]]) {
  const [, list] = types.match(new RegExp(`export type ${name} =([^;]*);`)) ?? [];
  for (const [, word] of (list ?? "").matchAll(/"(\w+)"/g)) {
    if (words.has(`${key}:${word}`)) continue;
    console.log(`${name} has "${word}", which no game has shown.`);
    process.exitCode = 1;
  }
}
const body = types.slice(types.indexOf("export type Event ="), types.indexOf("/** The table at"));
const keys = new Set([...shapes.values()].flatMap((event) => Object.keys(event)));
for (const [, key] of body.matchAll(/[{;/]\s*(\w+)\??:/g)) {
  if (keys.has(key) || ["hand", "dealer", "score"].includes(key)) continue;
  console.log(`Event has "${key}", which no game has shown.`);
  process.exitCode = 1;
}
const why = types.slice(types.indexOf("export interface Why {"), types.indexOf("/** One line of the"));
const reasons = new Set([...shapes.values()].flatMap((event) => Object.keys(event.why ?? {})));
for (const [, key] of why.matchAll(/^ {2}(\w+)\??:/gm)) {
  if (reasons.has(key)) continue;
  console.log(`Why has "${key}", which no game has shown.`);
  process.exitCode = 1;
}
