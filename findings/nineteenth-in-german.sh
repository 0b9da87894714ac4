#!/usr/bin/env bash
# Guess: a library with a list of thirty German ordinals has thirty German words.
# Seen (german-ordinals 4.2.6): the nineteenth is "nehnzehnte", which is no word, instead of "neunzehnte". The
# other 29 agree with n2words 4.0.0, and so do the first hundred of french-ordinals 4.2.6.
# The slip reaches a table of results that is read aloud, or the heading of the nineteenth deal; no spelling
# check of the page's own texts finds it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts german-ordinals@4.2.6 french-ordinals@4.2.6 n2words@4.0.0 >/dev/null
cat >run.mjs <<'JS'
import french from "french-ordinals";
import german from "german-ordinals";
import { toOrdinal as toFrench } from "n2words/fr-FR";
import { toOrdinal as toGerman } from "n2words/de-DE";

/** Which numbers up to the last have another word in the list than in n2words; hyphens aside. */
function different(name, list, other, last) {
  const plain = (text) => text.replaceAll("-", " ");
  const found = [];
  for (let number = 1; number <= last; number++) {
    const words = [list.getOrdinal(number), other(number)];
    if (plain(words[0]) !== plain(words[1])) found.push(`${number} ${words.join(" for ")}`);
  }
  console.log(`${name}, 1 to ${last}: ${found.join(", ") || "all alike"}`);
  return found.join();
}
const seen = [different("german-ordinals", german, toGerman, 30), different("french-ordinals", french, toFrench, 100)];
process.exit(seen.join(";") === "19 nehnzehnte for neunzehnte;" ? 0 : 1);
JS
node run.mjs
