#!/usr/bin/env bash
# Guess: after two who share the third place of a knock-out comes the fifth place, as in the lists of sports.
# Seen (brackets-manager 1.11.1): comes the fourth. Of eight players without a match for the third place, those who lose
# in the first round have rank 4, and with such a match rank 5. In a double elimination of sixteen the last four, who
# share the 13th place, have rank 8. duel 3.2.0 gives 5, 5, 5 and 5 in both cases, and 13 to the last four of sixteen.
# Prizes, points or a seeding by `finalStandings` differ by one setting. Count the players above instead.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts brackets-manager@1.11.1 brackets-memory-db@1.0.6 duel@3.2.0 >/dev/null
cat >run.mjs <<'JS'
import { createRequire } from "node:module";
import manager from "brackets-manager";
import memory from "brackets-memory-db";

const Duel = createRequire(import.meta.url)("duel");
/** The places of all players when the lower number always wins. */
async function brackets(type, count, settings) {
  const database = new memory.InMemoryDatabase();
  const brackets = new manager.BracketsManager(database);
  const stage = await brackets.create.stage({ tournamentId: 0, name: "cup", type, settings,
    seeding: Array.from({ length: count }, (_, index) => `player ${index + 1}`) });
  for (let open; (open = (await database.select("match")).find(({ status, opponent1, opponent2 }) =>
    status === 2 && opponent1?.id !== null && opponent2?.id !== null));) {
    const first = open.opponent1.id < open.opponent2.id;
    await brackets.update.match({ id: open.id, opponent1: { result: first ? "win" : "loss" },
      opponent2: { result: first ? "loss" : "win" } });
  }
  return (await brackets.get.finalStandings(stage.id)).map(({ rank }) => rank).join(" ");
}
function duel(count, options) {
  const cup = new Duel(count, options);
  for (const { id } of cup.matches) {
    const { p } = cup.findMatch(id);
    if (cup.unscorable(id, [1, 0]) === null) cup.score(id, p[0] < p[1] ? [1, 0] : [0, 1]);
  }
  return cup.results().map(({ pos }) => pos).join(" ");
}
const seen = {
  "brackets-manager, 8": await brackets("single_elimination", 8, {}),
  "brackets-manager, 8, third place played": await brackets("single_elimination", 8, { consolationFinal: true }),
  "brackets-manager, 16, double": await brackets("double_elimination", 16, { grandFinal: "simple" }),
  "duel, 8": duel(8, { short: true }),
  "duel, 8, third place played": duel(8, {}),
  "duel, 16, double": duel(16, { last: Duel.LB, short: true }),
};
for (const [name, places] of Object.entries(seen)) console.log(`${name}: ${places}`);
process.exit(Object.values(seen).join("; ") === [
  "1 2 3 3 4 4 4 4", "1 2 3 4 5 5 5 5", "1 2 3 4 5 5 6 6 7 7 7 7 8 8 8 8",
  "1 2 3 3 5 5 5 5", "1 2 3 4 5 5 5 5", "1 2 3 4 5 5 7 7 9 9 9 9 13 13 13 13"].join("; ") ? 0 : 1);
JS
node run.mjs
