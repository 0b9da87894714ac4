#!/usr/bin/env bash
# Guess: players can be numbered from 0, since an id "may be any value that exposes a toString method".
# Seen (swiss-pairing 1.4.3): the points of player 0 are lost in matches where player 0 is named second. After a
# win the player stands at 0 wins, below the others; the match counts as a bye for the opponent, in the tiebreak
# as well. Named first, or with the text "0" as id, the player gets the points. Standings return numbers as texts.
# Index numbers are the obvious ids for a list of players, and its first player does not advance.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts swiss-pairing@1.4.3 >/dev/null
cat >run.cjs <<'JS'
const swiss = require("swiss-pairing")();

/** The wins of four players after each of them has played once: the first and the third have won. */
function wins(ids, firstIsNamedFirst) {
  const participants = ids.map((id, at) => ({ id, seed: at + 1 }));
  const first = { id: ids[0], points: 1 };
  const second = { id: ids[1], points: 0 };
  const matches = [
    { round: 1, home: firstIsNamedFirst ? first : second, away: firstIsNamedFirst ? second : first },
    { round: 1, home: { id: ids[2], points: 1 }, away: { id: ids[3], points: 0 } },
  ];
  return swiss.getStandings(2, participants, matches).map((line) => `${JSON.stringify(line.id)} ${line.wins}`).join(", ");
}
const seen = [[[1, 2, 3, 4], false], [[0, 1, 2, 3], false], [[0, 1, 2, 3], true], [["0", "1", "2", "3"], false]]
  .map(([ids, first]) => {
    const line = wins(ids, first);
    console.log(`${JSON.stringify(ids)}, the winner named ${first ? "first" : "second"}: ${line}`);
    return line;
  });
process.exit(seen.join("; ") === '"1" 1, "3" 1, "2" 0, "4" 0; "2" 1, "0" 0, "1" 0, "3" 0; ' +
  '"0" 1, "2" 1, "1" 0, "3" 0; "0" 1, "2" 1, "1" 0, "3" 0' ? 0 : 1);
JS
node run.cjs
