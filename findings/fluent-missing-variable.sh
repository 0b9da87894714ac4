#!/usr/bin/env bash
# Guess: @fluent/bundle formats a message whose variable is missing with the name in its place, as
# its documentation shows, whether or not the caller hands in a list for errors.
# Seen (@fluent/bundle 0.19.1): with a list it answers "{$card}" and one error; without a list
# formatPattern throws. A missing variable of a term is no error in either case.
# Translations that name a variable which the program does not pass are found before they ship.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @fluent/bundle@0.19.1 >/dev/null
cat >run.mjs <<'JS'
import { FluentBundle, FluentResource } from "@fluent/bundle";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource([
  "plays = You play { $card }.",
  "-seat = { $name ->\n    [north] North\n   *[other] a player\n}",
  "turn = It is { -seat }.",
].join("\n")));
const of = (name) => bundle.getMessage(name).value;
const errors = [];
const kept = bundle.formatPattern(of("plays"), {}, errors);
let thrown = "nothing";
try {
  bundle.formatPattern(of("plays"), {});
} catch (error) {
  thrown = error.constructor.name;
}
const term_errors = [];
const term = bundle.formatPattern(of("turn"), {}, term_errors);
console.log(`with a list: "${kept}", ${errors.length} error; without: throws ${thrown}`);
console.log(`a term's variable: "${term}", ${term_errors.length} errors`);
const same = kept === "You play {$card}." && errors.length === 1 && thrown !== "nothing" &&
  term_errors.length === 0;
process.exit(same ? 0 : 1);
JS
node run.mjs
