#!/usr/bin/env bash
# Guess: a generator that takes a whole number as its seed can take the number of the day: the first
# card drawn looks random from one day to the next.
# Seen (prando 6.0.1, rot-js 2.2.1, pure-rand 8.4.2): Prando and rot-js draw the same first card for
# weeks, and 3 and 10 cards in a year. pure-rand's xoroshiro128plus and xorshift128plus, in the library's
# own uniformInt, go down by one card a day. pure-rand's mersenne shows no pattern.
# The first numbers are close to the seed itself, and a shuffle uses them for the first cards. The
# number of the day has to be mixed, or the first numbers thrown away.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts prando@6.0.1 rot-js@2.2.1 pure-rand@8.4.2 >/dev/null
cat >run.mjs <<'JS'
import prando from "prando";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { mersenne } from "pure-rand/generator/mersenne";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { xorshift128plus } from "pure-rand/generator/xorshift128plus";
import { RNG } from "rot-js";

const Prando = prando.default ?? prando;
const first = {
  prando: (day) => new Prando(day).nextInt(0, 51),
  "rot-js": (day) => RNG.setSeed(day).getUniformInt(0, 51),
  xoroshiro128plus: (day) => uniformInt(xoroshiro128plus(day), 0, 51),
  xorshift128plus: (day) => uniformInt(xorshift128plus(day), 0, 51),
  mersenne: (day) => uniformInt(mersenne(day), 0, 51),
};
const seen = {};
for (const [name, draw] of Object.entries(first)) {
  const year = Array.from({ length: 365 }, (_, day) => draw(20000 + day));
  const steps = new Set(year.slice(1).map((card, day) => (card - year[day] + 52) % 52));
  seen[name] = { cards: new Set(year).size, steps: steps.size };
  console.log(`${name}: ${year.slice(0, 20).join(" ")} …; ${seen[name].cards} cards and ` +
    `${seen[name].steps} steps in a year`);
}
const down = ["xoroshiro128plus", "xorshift128plus"].every((name) => seen[name].steps === 1);
process.exit(seen.prando.cards === 3 && seen["rot-js"].cards === 10 &&
  down && seen.mersenne.steps > 40 ? 0 : 1);
JS
node run.mjs
