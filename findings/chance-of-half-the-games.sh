#!/usr/bin/env bash
# Guess: the chance of a number of successes in a number of tries is a number from 0 to 1, whatever the number of tries.
# Seen (jstat 1.9.6): from 1030 tries on `binomial.pdf` for half of them is Infinity, and at 10000 tries it is NaN, for
# it multiplies the number of ways, which is past the largest double, with a power that becomes 0. In the same library
# `binomial.cdf` is right to six digits, and the difference of two of its values is the chance that was asked for.
# @stdlib/stats-base-dists-binomial-pmf 0.2.2 is right at every size.
# A test of whether a match of a thousand games is fair runs into this, and a sum with one such term is lost.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts jstat@1.9.6 @stdlib/stats-base-dists-binomial-pmf@0.2.2 >/dev/null
cat >run.cjs <<'JS'
const pmf = require("@stdlib/stats-base-dists-binomial-pmf");
const { jStat } = require("jstat");

const expected = { 100: "right", 1000: "right", 1028: "right", 1030: "Infinity", 2000: "Infinity", 10000: "NaN" };
let changed = 0;
for (const [text, how] of Object.entries(expected)) {
  const tries = Number(text);
  const chance = jStat.binomial.pdf(tries / 2, tries, 0.5);
  const steps = jStat.binomial.cdf(tries / 2, tries, 0.5) - jStat.binomial.cdf(tries / 2 - 1, tries, 0.5);
  // By Stirling's formula, with its first correction.
  const right = Math.sqrt(2 / (Math.PI * tries)) * (1 - 1 / (4 * tries));
  const near = (number) => Math.abs(number / right - 1) < 1e-4;
  const other = pmf(tries / 2, tries, 0.5);
  console.log(`half of ${tries}: jstat ${chance}, by two steps of its cdf ${steps.toFixed(6)}; ` +
    `stdlib ${other.toFixed(6)}`);
  if ((near(chance) ? "right" : String(chance)) !== how || !near(steps) || !near(other)) changed++;
}
process.exit(changed ? 1 : 0);
JS
node run.cjs
