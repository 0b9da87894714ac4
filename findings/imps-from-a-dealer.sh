#!/usr/bin/env bash
# Guess: all programs turn a difference of points at bridge into IMPs by the one table of the laws.
# Seen (dealer 20211121, Debian's dealer 20211121+ds-1): a difference of 420 points is 10 IMPs, not 9, and one of 1200
# to 1290 is 16, not 15. All other differences up to 4100 agree with bridge-scorer 2.4.0, which has the table of the
# laws. 420 is four of a major, made against a passed board: the most frequent game score of all is the wrong one. The
# scores of the same program are right. Statistics about games from its `imps` are too high.
# Needs Debian's dealer.
set -euo pipefail
PATH=$PATH:/usr/games
command -v dealer >/dev/null || { echo "needs dealer"; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts bridge-scorer@2.4.0 >/dev/null
cat >run.cjs <<'JS'
const { execFileSync } = require("node:child_process");
const scorer = require("bridge-scorer");

const differences = Array.from({ length: 411 }, (_, index) => index * 10);
const averages = differences.map((points) => `average "${points} points" imps(${points})`);
const printed = execFileSync("dealer", ["-v", "-s", "1"], {
  input: `produce 1\naction ${averages.join(",\n")}\n`, encoding: "utf8",
});
const byDealer = new Map([...printed.matchAll(/^(\d+) points: (\d+)$/gm)].map(([, points, imps]) => [+points, +imps]));
/** The IMPs of North and South for a board that is worth this much at one table and nothing at the other. */
function byScorer(points) {
  const games = [points, 0].map((score) => ({ contract: { declaror: "N" }, score }));
  scorer.crossImps(games);
  return games[0].impsNS.value;
}
const odd = differences.filter((points) => byDealer.get(points) !== byScorer(points));
const seen = odd.map((points) => `${points}: ${byDealer.get(points)}, not ${byScorer(points)}`).join("; ");
console.log(`${byDealer.size} differences; other than the table: ${seen}`);
const expected = [420, 1200, 1210, 1220, 1230, 1240, 1250, 1260, 1270, 1280, 1290]
  .map((points) => (points === 420 ? "420: 10, not 9" : `${points}: 16, not 15`)).join("; ");
const same = byDealer.size === 411 && seen === expected;
console.log(same ? "as seen" : "CHANGED: the differences that are wrong are others");
process.exit(same ? 0 : 1);
JS
node run.cjs
