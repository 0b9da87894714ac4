#!/usr/bin/env bash
# Guess: a die of six sides gives each number from 1 to 6 equally often, also in a library that goes on from another
# one.
# Seen (@3d-dice/dice-roller-parser 0.2.6): it rounds where the original, dice-roller-parser 0.1.8, cuts off. One roll
# of 1d6 in twelve is a 7, and a 1 comes half as often as a 2. 1d2 is 1, 2 or 3. A hand of 10-1d6 can be 3. Each die
# has a side too many, so that a roll is half a point too high for each die on average. Fate dice are right in both.
# With numbers given by the caller both libraries give the same roll at 0 and at 0.5, the example of the manual.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @3d-dice/dice-roller-parser@0.2.6 dice-roller-parser@0.1.8 >/dev/null
cat >run.cjs <<'JS'
const libraries = {
  "dice-roller-parser": require("dice-roller-parser").DiceRoller,
  "@3d-dice/dice-roller-parser": require("@3d-dice/dice-roller-parser").DiceRoller,
};

const times = 24000;
/** How often each result of this roll comes, in percent, from the least to the greatest. */
function shares(DiceRoller, roll) {
  const roller = new DiceRoller();
  const counts = new Map();
  for (let time = 0; time < times; time++) {
    const value = roller.rollValue(roll);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([one], [other]) => one - other).map(([value, count]) => [value, count / times * 100]);
}
const expected = {
  "dice-roller-parser": { "1d6": "1 2 3 4 5 6", "1d2": "1 2", "10-1d6": "4 5 6 7 8 9", "1dF": "-1 0 1" },
  "@3d-dice/dice-roller-parser": { "1d6": "1 2 3 4 5 6 7", "1d2": "1 2 3", "10-1d6": "3 4 5 6 7 8 9", "1dF": "-1 0 1" },
};
const changes = [];
for (const [name, DiceRoller] of Object.entries(libraries)) {
  for (const [roll, values] of Object.entries(expected[name])) {
    const seen = shares(DiceRoller, roll);
    console.log(`${name}, ${roll}: ${seen.map(([value, share]) => `${value} in ${share.toFixed(1)} %`).join(", ")}`);
    if (seen.map(([value]) => value).join(" ") !== values) changes.push(`${name} gives other results for ${roll}`);
    const halved = name.startsWith("@") && roll !== "1dF";
    const whole = 100 / (seen.length - (halved ? 1 : 0));
    const uneven = seen.some(([, share], index) => {
      const due = halved && (index === 0 || index === seen.length - 1) ? whole / 2 : whole;
      return Math.abs(share / due - 1) > 0.15;
    });
    if (uneven) changes.push(`${name} gives ${roll} in other shares`);
  }
  for (const given of [0, 0.5]) {
    const value = new DiceRoller(() => given).rollValue("1d6");
    console.log(`${name}, 1d6 with ${given} for the random number: ${value}`);
    if (value !== (given === 0 ? 1 : 4)) changes.push(`${name} gives ${value} for ${given}`);
  }
}
console.log(changes.length === 0 ? "as seen" : `CHANGED: ${changes.join("; ")}`);
process.exit(changes.length === 0 ? 0 : 1);
JS
node run.cjs
