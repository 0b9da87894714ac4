#!/usr/bin/env bash
# Guess: in a Swiss pairing of an even number of players nobody sits out. Where a new opponent for everybody cannot be
# had, the pairing repeats a game, or says that it cannot.
# Seen (tournament-pairings 2.0.1): six players of two clubs have met the whole other club in three rounds. Round four
# is two games and two byes, without an error, although the two who sit out could play each other a second time.
# With ten players it is the same. With eight each club can pair its four players, and all of them play.
# `avoid` is a ban for this library and not a wish: a program that pays a point for a bye has to count the byes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts tournament-pairings@2.0.1 >/dev/null
cat >run.mjs <<'JS'
import { Swiss } from "tournament-pairings";

/** The number of byes and games after each of two clubs of this size has met the whole other club. */
function afterClubs(size) {
  const clubs = ["a", "b"].map((club) => Array.from({ length: size }, (_, index) => `${club}${index + 1}`));
  const players = clubs.flatMap((club, index) => club.map((id) => ({ id, score: 1, avoid: clubs[1 - index] })));
  const matches = Swiss(players, size + 1);
  const line = matches.map(({ player1, player2 }) => `${player1}-${player2 ?? "bye"}`).join(" ");
  console.log(`${2 * size} players: ${line}`);
  return `${matches.filter(({ player2 }) => player2 !== null).length} games, ` +
    `${matches.filter(({ player2 }) => player2 === null).length} byes`;
}

const seen = [3, 4, 5].map(afterClubs);
console.log(seen.join("; "));
process.exit(seen.join("; ") === "2 games, 2 byes; 4 games, 0 byes; 4 games, 2 byes" ? 0 : 1);
JS
node run.mjs
