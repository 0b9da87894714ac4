#!/usr/bin/env bash
# Guess: NUMBER($place, type: "ordinal") as a selector picks 1st, 2nd and 3rd, as in the example of Project
# Fluent's own guide.
# Seen (@fluent/bundle 0.19.1): "2th" and "3th", without an error: NUMBER() drops `type` when it stands in
# the file. The same message is right as soon as the program passes a FluentNumber of type "ordinal".
# A translator cannot ask for ordinals; and "1st" is right either way, so a test with 1 sees nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @fluent/bundle@0.19.1 >/dev/null
cat >run.mjs <<'JS'
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(`place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
`));
const errors = [];
const said = (wrap) => [1, 2, 3, 4, 11, 22].map((place) =>
  bundle.formatPattern(bundle.getMessage("place").value, { place: wrap(place) }, errors)).join(" ");
const inFile = said((place) => place);
const inProgram = said((place) => new FluentNumber(place, { type: "ordinal" }));
console.log(`type in the file: ${inFile}; type in the program: ${inProgram}; ${errors.length} errors`);
process.exit(inFile === "1st 2th 3th 4th 11th 22th" && inProgram === "1st 2nd 3rd 4th 11th 22nd" &&
  errors.length === 0 ? 0 : 1);
JS
node run.mjs
