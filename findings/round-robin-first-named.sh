#!/usr/bin/env bash
# Guess: in a single round robin everybody is named first in half of the games, to within one, and never more than twice
# in a row, as in the Berger tables that chess clubs pair by. One of the places stands for home or the white pieces.
# Seen (tournament-pairings 2.0.1, roundrobin 2.0.0, brackets-manager 1.11.1), for 8 players and for 16: the first
# library does so. roundrobin keeps to the half, but names its players in one place 4 and 8 times in a row. In
# brackets-manager the last player is never named first, and so is second 7 and 15 times in a row.
# A program in which a place is worth something has to share the places out itself with two of the three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts tournament-pairings@2.0.1 roundrobin@2.0.0 brackets-manager@1.11.1 \
  brackets-memory-db@1.0.6 >/dev/null
cat >run.mjs <<'JS'
import manager from "brackets-manager";
import memory from "brackets-memory-db";
import roundrobin from "roundrobin";
import { RoundRobin } from "tournament-pairings";

async function brackets(count) {
  const database = new memory.InMemoryDatabase();
  await new manager.BracketsManager(database).create.stage({ tournamentId: 0, name: "cup", type: "round_robin",
    seeding: Array.from({ length: count }, (_, index) => `player ${index + 1}`),
    settings: { groupCount: 1, roundRobinMode: "simple" } });
  return (await database.select("match")).map((match) => [match.round_id, match.opponent1.id, match.opponent2.id]);
}
const libraries = {
  "tournament-pairings": (count) => RoundRobin(count).map((match) => [match.round, match.player1, match.player2]),
  roundrobin: (count) => roundrobin(count).flatMap((games, round) => games.map((game) => [round, ...game])),
  "brackets-manager": brackets,
};

const seen = [];
for (const [name, pairs] of Object.entries(libraries)) {
  for (const count of [8, 16]) {
    const places = {};
    const games = (await pairs(count)).sort((one, other) => one[0] - other[0]);
    for (const [, first, second] of games) {
      places[first] = (places[first] ?? "") + "1";
      places[second] = (places[second] ?? "") + "2";
    }
    const firsts = Object.values(places).map((line) => line.replaceAll("2", "").length);
    const row = Math.max(...Object.values(places).flatMap((line) => line.match(/1+|2+/g)).map((same) => same.length));
    console.log(`${name}, ${count} players: first ${Math.min(...firsts)} to ${Math.max(...firsts)} times of ` +
      `${count - 1}, ${row} times in a row in one place`);
    seen.push(`${games.length}:${Math.min(...firsts)}-${Math.max(...firsts)}/${row}`);
  }
}
process.exit(seen.join(" ") === "28:3-4/2 120:7-8/2 28:3-4/4 120:7-8/8 28:0-4/7 120:0-8/15" ? 0 : 1);
JS
node run.mjs
