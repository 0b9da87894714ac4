#!/usr/bin/env bash
# Guess: the order in which four players stand in the list does not matter; their ranks say it all.
# Seen (ts-trueskill 5.1.0, trueskill 0.0.2; a tie for the second place): over the 24 orders of the list
# the same result moves a rating by up to 0.01 in both. openskill 5.0.1 gives the same to nine decimals.
# TrueSkill passes messages until they change little, and the order says where it begins. A rating that
# two devices work out for themselves agrees only if both sort the players first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts ts-trueskill@5.1.0 trueskill@0.0.2 openskill@5.0.1 >/dev/null
cat >run.mjs <<'JS'
import * as openskill from "openskill";
import * as later from "ts-trueskill";
import earlier from "trueskill";

const table = [["North", 30, 1], ["East", 25, 2], ["South", 20, 2], ["West", 22, 4]];
const sigma = 25 / 3;
const ordersOf = (list) => list.length < 2 ? [list] : list.flatMap((item, at) =>
  ordersOf(list.filter((_, other) => other !== at)).map((rest) => [item, ...rest]));

const rated = {
  "ts-trueskill": (players) => later.rate(players.map(([, mu]) => [new later.Rating(mu, sigma)]),
    players.map(([, , rank]) => rank)).map(([rating]) => rating.mu),
  trueskill: (players) => {
    const entries = players.map(([, mu, rank]) => ({ skill: [mu, sigma], rank }));
    earlier.AdjustPlayers(entries);
    return entries.map(({ skill }) => skill[0]);
  },
  openskill: (players) => openskill.rate(players.map(([, mu]) => [openskill.rating({ mu, sigma })]),
    { rank: players.map(([, , rank]) => rank) }).map(([{ mu }]) => mu),
};
let changed = 0;
for (const [name, rate] of Object.entries(rated)) {
  const results = ordersOf(table).map((players) => new Map(rate(players).map((mu, at) => [players[at][0], mu])));
  const spread = table.map(([player]) => {
    const values = results.map((result) => result.get(player));
    return Math.max(...values) - Math.min(...values);
  });
  console.log(`${name}: ${table.map(([player], at) =>
    `${player} ${results[0].get(player).toFixed(4)} ± ${spread[at].toFixed(4)}`).join(", ")}`);
  const largest = Math.max(...spread);
  if (name === "openskill" ? largest > 1e-9 : largest < 0.005 || largest > 0.1) changed++;
}
process.exit(changed ? 1 : 0);
JS
node run.mjs
