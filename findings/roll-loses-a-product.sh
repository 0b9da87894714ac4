#!/usr/bin/env bash
# Guess: a roll of dice that the library's own check accepts is reckoned as it is written: 3d6*2+1 for 1, 2 and 3 is 13.
# Seen (roll 1.3.2): it is 7. A product or a quotient beside a plus or a minus vanishes without an error: 3d6+1*2 is 7
# too. Of two products one is left, so that 2d6*2*2 is doubled once, and a product of two rolls is the first of them.
# `validate` says that all of them are right. Sums of dice and numbers are right, and so is 3d6*2 alone.
# Multiply in the program.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts roll@1.3.2 >/dev/null
cat >run.cjs <<'JS'
const Roll = require("roll");

const expected = { "3d6*2": 12, "3d6-1+2": 7, "2d6+1d6": 6, "3d6*2+1": 7, "3d6+1*2": 7, "3d6/2+1": 7, "2d6*2*2": 6,
  "2d6*1d6": 3 };
let changed = 0;
for (const [notation, result] of Object.entries(expected)) {
  let at = 0;
  const roll = new Roll(() => ([1, 2, 3][at++ % 3] - 0.5) / 6); // dice that show 1, 2, 3 in turn
  const seen = roll.roll(notation).result;
  console.log(`${notation}: accepted ${roll.validate(notation)}, result ${seen}`);
  if (seen !== result || !roll.validate(notation)) changed++;
}
process.exit(changed ? 1 : 0);
JS
node run.cjs
