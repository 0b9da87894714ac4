#!/usr/bin/env bash
# Guess: a tiebreak counts all the games that it is about: Sonneborn-Berger both games of a double round robin, the
# "mutual versus" the games against all opponents that two players share.
# Seen (tournament-organizer 4.1.1): Sonneborn-Berger and Koya look only at the first of two games with an opponent.
# Six players win five games each, by name in the first half and the other way round in the second: all should have 25,
# and they have from 25 down to 0, so that the order of the table is that of the first half. The mutual versus keeps
# the points against the last shared opponent alone: in four of ten ties between two players the table puts the player
# first who has less against the opponents that both share. The points themselves are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts tournament-organizer@4.1.1 >/dev/null
cat >run.mjs <<'JS'
import Manager from "tournament-organizer";

const names = ["Ann", "Bob", "Cy", "Dee", "Eve", "Flo"];
/** The standings of this format with one tiebreak; `winner` names the winner of a game in a round. */
function standings(format, tiebreak, winner) {
  const cup = new Manager().createTournament("cup", { sorting: "descending", scoring: { tiebreaks: [tiebreak] } });
  cup.set({ stageOne: { format } });
  names.forEach((name, place) => cup.createPlayer(name, name).set({ value: 100 - place }));
  cup.startTournament();
  for (;;) {
    for (const match of cup.getActiveMatches()) {
      const players = [match.getPlayer1().id, match.getPlayer2().id];
      const won = winner(...players, cup.getRoundNumber());
      cup.enterResult(match.getId(), ...players.map((player) => (player === won ? 1 : 0)));
    }
    if (cup.getRoundNumber() === cup.getStageOne().rounds) return cup.getStandings();
    cup.nextRound();
  }
}

const half = names.length - 1;
const turned = standings("double-round-robin", "sonneborn berger",
  (one, other, round) => (one < other === round <= half ? one : other))
  .map(({ player, matchPoints, tiebreaks: { sonnebornBerger, koyaSystem } }) =>
    `${player.getId()} ${matchPoints} ${sonnebornBerger} ${koyaSystem}`).join(", ");
console.log(`points, Sonneborn-Berger, Koya: ${turned}`);

let state = 11;
const next = (count) => (state = (state * 48271) % 2147483647) % count;
let ties = 0;
let wrong = 0;
for (let time = 0; time < 200; time++) {
  const results = new Map();
  names.forEach((one, place) =>
    names.slice(place + 1).forEach((other) => results.set(one + other, next(2) ? one : other)));
  const winner = (one, other) => results.get(one + other) ?? results.get(other + one);
  const table = standings("round-robin", "mutual versus", winner);
  for (const points of new Set(table.map(({ matchPoints }) => matchPoints))) {
    const level = table.filter(({ matchPoints }) => matchPoints === points).map(({ player }) => player.getId());
    if (level.length !== 2) continue;
    ties++;
    const [first, second] = level.map((name) =>
      names.filter((other) => !level.includes(other) && winner(name, other) === name).length);
    if (first < second) wrong++;
  }
}
console.log(`mutual versus: ${ties} ties of two, in ${wrong} of them the one with less against shared opponents is first`);
process.exit(turned === "Ann 5 25 5, Bob 5 20 4, Cy 5 15 3, Dee 5 10 2, Eve 5 5 1, Flo 5 0 0" &&
  ties > 100 && wrong > ties * 0.3 && wrong < ties * 0.5 ? 0 : 1);
JS
node run.mjs
