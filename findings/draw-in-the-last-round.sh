#!/usr/bin/env bash
# Guess: where a tournament lets everybody with at least two points into the second stage, the leader with 4.5 goes on.
# Seen (tournament-organizer 4.1.1): the leader of a round robin who draws the last game is out. The count for
# `advance: { method: "points" }` starts anew at each draw: it takes the value of the draw instead of adding it. The
# three players behind, with 4, 3 and 2 points, go on. The standings of the same library count all the points, and
# with the method "rank" the leader goes on.
# A test without a draw passes, and so does one with a draw in the first round.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts tournament-organizer@4.1.1 >/dev/null
cat >run.mjs <<'JS'
import Manager from "tournament-organizer";

const names = ["Ann", "Bob", "Cy", "Dee", "Eve", "Flo"];
/** The standings of a round robin in which the earlier name wins, but Ann draws in this round, and who goes on. */
function stageTwo(drawn, advance) {
  const cup = new Manager().createTournament("cup", { sorting: "descending",
    stageTwo: { format: "single-elimination", advance } });
  cup.set({ stageOne: { format: "round-robin" } });
  names.forEach((name, place) => cup.createPlayer(name, name).set({ value: 100 - place }));
  cup.startTournament();
  for (let round = 1; round <= names.length - 1; round++) {
    for (const match of cup.getActiveMatches()) {
      const players = [match.getPlayer1().id, match.getPlayer2().id];
      if (round === drawn && players.includes("Ann")) cup.enterResult(match.getId(), 0, 0, 1);
      else cup.enterResult(match.getId(), ...(players[0] < players[1] ? [1, 0] : [0, 1]));
    }
    if (round < names.length - 1) cup.nextRound();
  }
  const standings = cup.getStandings().map(({ player, matchPoints }) => `${player.getId()} ${matchPoints}`).slice(0, 4);
  cup.nextRound();
  const on = cup.getActivePlayers().map((player) => player.getId()).sort().join(" ");
  console.log(`a draw in round ${drawn}, by ${advance.method}: ${standings.join(", ")}; on go ${on}`);
  return { leader: standings[0], on };
}
const points = { method: "points", value: 2 };
const early = stageTwo(1, points);
const late = stageTwo(5, points);
const rank = stageTwo(5, { method: "rank", value: 4 });
process.exit([early, late, rank].every(({ leader }) => leader === "Ann 4.5") && early.on === "Ann Bob Cy Dee" &&
  late.on === "Bob Cy Dee" && rank.on === "Ann Bob Cy Dee" ? 0 : 1);
JS
node run.mjs
