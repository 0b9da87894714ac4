// Compares the package's types with the core: the rule set with fields(), word for word, and the events with
// a file of real ones that tsc must accept (tests/module/run).
import { readFile, writeFile } from "node:fs/promises";

import { load } from "allfours";

const allfours = await load();

/** The lines of RuleSet in log.d.ts. */
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

const types = await readFile(new URL("log.d.ts", import.meta.resolve("allfours")), "utf8");
const [, said] = types.match(/export interface RuleSet \{\n([^]*?)\}\n\/\/ end of the rule set/) ?? [];
const wanted = `${ruleLines().join("\n")}\n`;
if (said !== wanted) {
  console.log(`The rule set in log.d.ts should be:\n${wanted}`);
  process.exitCode = 1;
}

/** The keys of an object, recursively. */
function shape(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return `[${value.length > 0 ? shape(value[0]) : ""}]`;
  if (typeof value !== "object") return typeof value;
  return `{${Object.entries(value).map(([key, item]) => `${key}:${shape(item)}`).join()}}`;
}

// One event of each shape, from games under every rule, as seen by all and by one seat.
const shapes = new Map();
const words = new Set();
function look(setup, most, decide = (live) => live.decide(live.think("random"))) {
  if (allfours.validate(setup) !== null) return;
  const live = allfours.live(setup);
  for (let i = 0; i < most && live.choice(); ++i) decide(live, i);
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
// Every value of every rule once, in the first variant that permits it.
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
// Points for a turned card, whichever card is turned.
for (const [rank, card] of [["ace", "Ah"], ["king", "Kh"], ["queen", "Qh"], ["six", "6h"], ["two", "2h"]]) {
  const deal = { hands: [], pack: [card] };
  look({ variant: "trinidad", seed: "TURNED", deal, rules: { [`turn_up_${rank}`]: 1 } }, 5);
}
look({ variant: "trinidad", seed: "JACKS", rules: { partners_by_jacks: true } }, 10);
look({ variant: "trinidad", seed: "RED", rules: { first_dealer: "red_black" } }, 10);

// Revokes: taken back, or called by the next seat at the next lead.
for (let game = 0; game < 60; ++game) {
  /** @type {{seat: number, trick: number} | null} */
  let revoked = null;
  look({ variant: "german", seed: `REVOKES-${game}`, rules: { table_rules: true } }, 200, (live, i) => {
    const { seat, kind, illegal } = live.choice();
    const all = live.events();
    const tricks = all.slice(all.findLastIndex(({ e }) => e === "deal")).filter(({ e }) => e === "trick").length;
    if (revoked && (kind === "say" || (kind === "play" && tricks >= revoked.trick))) {
      const called = { e: "call_revoke", by: 1 - revoked.seat, ...revoked };
      revoked = null;
      try {
        live.decide(called);
        return;
      } catch {
        // It is not this seat's turn to call.
      }
    }
    if (kind !== "play" || !illegal?.length || revoked) {
      live.decide(live.think("random"));
      return;
    }
    live.decide({ e: "play", seat, card: illegal[0] });
    revoked = { seat, trick: tricks + 1 };
    if (i % 3 > 0) return;
    try {
      live.decide({ e: "take_back", seat });
      revoked = null;
    } catch {
      // The last card of a hand cannot be a revoke.
    }
  });
}

// A card is exposed out of turn, and called for at its owner's turn.
for (let game = 0; game < 20; ++game) {
  /** @type {{seat: number, card: string} | null} */
  let exposed = null;
  look({ variant: "german", seed: `EXPOSED-${game}`, rules: { table_rules: true } }, 60, (live) => {
    const { seat, kind } = live.choice();
    const deal = live.events().findLast(({ e }) => e === "deal");
    if (kind === "play" && !exposed) {
      const card = deal.hands[1 - seat][0];
      try {
        live.decide({ e: "expose", seat: 1 - seat, card });
        exposed = { seat: 1 - seat, card };
        return;
      } catch {
        // It has been discarded or played.
      }
    } else if (kind === "play" && exposed?.seat === seat) {
      try {
        live.decide({ e: "call_card", by: 1 - seat, ...exposed });
        exposed = null;
        return;
      } catch {
        // It is illegal in this trick.
      }
    }
    live.decide(live.think("random"));
  });
}

// The pitcher's partner looks before the pitch.
look({ variant: "west-yorkshire", seed: "LOOKS", rules: { table_rules: true } }, 10, (live, i) => {
  for (let seat = 0; i === 0 && seat < 4; ++seat) {
    try {
      live.decide({ e: "look", seat });
      return;
    } catch {
      // Not this seat.
    }
  }
  live.decide(live.think("random"));
});

// A surplus card for eldest, in every other deal.
look({ variant: "german", seed: "MISDEALS", rules: { table_rules: true, hand_dealing: true } }, 40, (live, i) => {
  const { seat, kind, counts } = live.choice();
  live.decide(kind === "deal_by_hand" && i % 2 === 0
    ? { e: "deal_by_hand", seat, counts: counts.map((count, to) => count + (to === 0 ? 1 : 0)) }
    : live.think("random"));
});

const events = [...shapes.values()].map((event) => `  ${JSON.stringify(event)},`);
await writeFile("events.ts", `// One event of each kind that the core writes.
import type { Event } from "allfours";

export const events: Event[] = [
${events.join("\n")}
];
`);

// The core also produces every name in the types.
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
