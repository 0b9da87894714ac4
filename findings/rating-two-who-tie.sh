#!/usr/bin/env bash
# Guess: of three equal players, two who tie for the first place get the same new rating.
# Seen (openskill 5.0.1): in the two models with partial pairing only one of the two goes up; the other keeps
# 25. Each player is compared only with the neighbours in the list, and two who tie stay in the order of the
# input: the one listed next to the third goes up. With the input the other way round, the other one does. A tie
# for the last place is as unequal. The other three models treat both alike.
# Full pairing, or the default model, is needed where places are shared.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts openskill@5.0.1 >/dev/null
cat >run.mjs <<'JS'
import { rate, rating } from "openskill";
import * as models from "openskill/models";

/** The new ratings of these players by name, who come in with these places. */
function after(model, places) {
  const names = Object.keys(places);
  const teams = rate(names.map(() => [rating()]), { model, rank: Object.values(places) });
  return Object.fromEntries(names.map((name, at) => [name, teams[at][0].mu.toFixed(2)]));
}
const unequal = [];
for (const [name, model] of Object.entries(models)) {
  if (typeof model !== "function") continue;
  const first = after(model, { Ann: 1, Bob: 1, Cy: 2 });
  const turned = after(model, { Bob: 1, Ann: 1, Cy: 2 });
  const last = after(model, { Cy: 1, Ann: 2, Bob: 2 });
  const show = (ratings) => Object.entries(ratings).map((pair) => pair.join(" ")).join(", ");
  console.log(`${name}: both first: ${show(first)}; named the other way: ${show(turned)}; both last: ${show(last)}`);
  if (first.Ann !== first.Bob && first.Ann === turned.Bob && last.Ann !== last.Bob) unequal.push(name);
  else if (first.Ann !== first.Bob || last.Ann !== last.Bob) unequal.push(`${name}?`);
}
process.exit(unequal.sort().join() === "bradleyTerryPart,thurstoneMostellerPart" ? 0 : 1);
JS
node run.mjs
