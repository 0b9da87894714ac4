#!/usr/bin/env bash
# Guess: a score of -1 takes the form of 1 in every library of plurals, or in none.
# Seen (@messageformat/core 3.4.1, make-plural 7.5.0, intl-messageformat 12.1.5 and @fluent/bundle 0.19.1
# with Intl.PluralRules of Node): the first two say "-1 points", "-1 Punkte" and "-1 points" in English,
# German and French, the last two "-1 point", "-1 Punkt" and "-1 point". In French -1.5 differs also.
# CLDR's rules speak of the absolute value of the number; make-plural compares the number itself.
# Sentences about scores that go below zero change when the library does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @messageformat/core@3.4.1 make-plural@7.5.0 \
  intl-messageformat@12.1.5 @fluent/bundle@0.19.1 >/dev/null
cat >run.mjs <<'JS'
import { FluentBundle, FluentResource } from "@fluent/bundle";
import MessageFormat from "@messageformat/core";
import { IntlMessageFormat } from "intl-messageformat";
import * as plurals from "make-plural";

const words = { en: ["point", "points"], de: ["Punkt", "Punkte"], fr: ["point", "points"] };
let changed = 0;
for (const [language, [one, other]] of Object.entries(words)) {
  const source = `{n, plural, one{# ${one}} other{# ${other}}}`;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(
    `score = { $n ->\n    [one] { $n } ${one}\n   *[other] { $n } ${other}\n }\n`));
  for (const n of [1, -1, -1.5, -2]) {
    const said = [
      new MessageFormat(language).compile(source)({ n }),
      new IntlMessageFormat(source, language).format({ n }),
      bundle.formatPattern(bundle.getMessage("score").value, { n }),
    ];
    const category = plurals[language](n);
    console.log(`${language} ${n}: @messageformat/core ${said[0]}; make-plural ${category}; ` +
      `intl-messageformat ${said[1]}; @fluent/bundle ${said[2]}`);
    const differs = n === -1 || (language === "fr" && n === -1.5);
    if ((said[0] !== said[1]) !== differs || said[1] !== said[2]) changed++;
    if (category !== (n === 1 ? "one" : "other")) changed++;
  }
}
process.exit(changed ? 1 : 0);
JS
node run.mjs
