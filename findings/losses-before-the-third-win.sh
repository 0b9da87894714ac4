#!/usr/bin/env bash
# Guess: negative binomial numbers count the failures before the last success, as in R, whose names the library has, or
# else all tries.
# Seen (probability-distributions 0.9.1): they are all tries less one, neither of the two. For the third win at even
# odds R has 3 losses on average, there are 6 games, and the library gives 5, and never less than 2. With the mean given
# as `mu` the numbers have another mean: 5 for 3, and 13 for 9. For the first win alone the numbers are those of R,
# which is the case that a test takes first. Take the number of wins less one away.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts probability-distributions@0.9.1 >/dev/null
cat >run.cjs <<'JS'
const distributions = require("probability-distributions");

const count = 40000;
/** Whether the numbers have the mean of R and one less than the number of successes on top, and begin there. */
function asSeen(size, chance, mean) {
  const numbers = distributions.rnbinom(count, size, chance, mean);
  const losses = mean ?? size * (1 - chance) / chance;
  const average = numbers.reduce((sum, number) => sum + number) / count;
  const least = numbers.reduce((one, other) => Math.min(one, other));
  console.log(`${size} wins, ${chance === undefined ? `mu ${mean}` : `chance ${chance}`}: ` +
    `${average.toFixed(2)} on average, at least ${least}; losses ${losses.toFixed(2)}, games ${(losses + size).toFixed(2)}`);
  return Math.abs(average - losses - (size - 1)) < 0.03 * (losses + size) && least === size - 1;
}
const seen = [asSeen(1, 0.5), asSeen(3, 0.5), asSeen(5, 0.8), asSeen(3, undefined, 3), asSeen(5, undefined, 9)];
process.exit(seen.every(Boolean) ? 0 : 1);
JS
node run.cjs
