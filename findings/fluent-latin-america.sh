#!/usr/bin/env bash
# Guess: a reader who asks for es-419, the Spanish of Latin America, gets the translation named es-419.
# Seen (@fluent/langneg 0.7.0): never. Regions that are numbers do not count as languages there, so es-419,
# en-001 and en-150 are passed over among those asked for and those at hand, without a word. Whoever asks for
# es-419 gets the default language, here German, even if the Spanish of Spain is there as well; and a reader
# from Mexico gets that of Spain. @formatjs/intl-localematcher 0.10.1 and @phensley/locale-matcher 1.14.0 find
# es-419 in all three cases.
# A reader from Trinidad gets American English instead of British by @fluent/langneg alone, and one from Angola
# the Portuguese of Brazil: after an exact match it knows only the likeliest region of a language.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @fluent/langneg@0.7.0 @formatjs/intl-localematcher@0.10.1 \
  @phensley/locale-matcher@1.14.0 >/dev/null
cat >run.mjs <<'JS'
import { negotiateLanguages } from "@fluent/langneg";
import { match } from "@formatjs/intl-localematcher";
import phensley from "@phensley/locale-matcher";

const cases = [
  ["es-419", ["de", "es-419"]],
  ["es-419", ["de", "es-ES", "es-419"]],
  ["es-MX", ["de", "es-ES", "es-419"]],
  ["en-TT", ["de", "en-US", "en-GB"]],
  ["pt-AO", ["de", "pt-BR", "pt-PT"]],
];
const seen = cases.map(([asked, available]) => {
  const found = [
    negotiateLanguages([asked], available, { defaultLocale: "de", strategy: "lookup" })[0],
    match([asked], available, "de"),
    new phensley.LocaleMatcher(available).match(asked).locale.id,
  ];
  console.log(`${asked} of ${available.join(", ")}: @fluent/langneg ${found[0]}, @formatjs/intl-localematcher ${found[1]}, ` +
    `@phensley/locale-matcher ${found[2]}`);
  return found.join(" ");
});
process.exit(seen.join("; ") === "de es-419 es-419; de es-419 es-419; es-ES es-419 es-419; en-US en-GB en-GB; " +
  "pt-BR pt-PT pt-PT" ? 0 : 1);
JS
node run.mjs
