#!/usr/bin/env bash
# Guess: the two parsers of Project Fluent agree about a file: what @fluent/syntax refuses is also
# missing at run time, and what the runtime shows is what the tools saw.
# Seen (@fluent/syntax 0.19.0, @fluent/bundle 0.19.1): a continued line that begins with "." makes the
# whole message junk for the first, and one that begins with "*" the rest of it. The second shows the
# message without that line and all behind it, and reports no error.
# A check of translations uses @fluent/syntax, never the runtime.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @fluent/bundle@0.19.1 @fluent/syntax@0.19.0 >/dev/null
cat >run.mjs <<'JS'
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse } from "@fluent/syntax";

let changed = 0;
for (const start of ["*", ".", "-"]) {
  const source = `rule =\n    A trump wins the trick.\n    ${start} Otherwise the suit led.\n    So it is.\n`;
  const bundle = new FluentBundle("en");
  const reported = bundle.addResource(new FluentResource(source));
  const value = bundle.getMessage("rule")?.value;
  const errors = [];
  const shown = value ? bundle.formatPattern(value, {}, errors) : null;
  const kinds = parse(source, {}).body.map((entry) => entry.type).join(", ");
  const cut = shown === "A trump wins the trick.";
  console.log(`a line with "${start}": syntax says ${kinds}; the bundle shows ${JSON.stringify(shown)}, ` +
    `${reported.length + errors.length} errors`);
  const expected = { "*": "Message, Junk", ".": "Junk", "-": "Message" }[start];
  if (kinds !== expected || cut !== (start !== "-") || reported.length + errors.length > 0) changed++;
}
process.exit(changed ? 1 : 0);
JS
node run.mjs
