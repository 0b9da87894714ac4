#!/usr/bin/env bash
# Guess: a Markdown page with an unknown element has it in the built HTML, or does not build.
# Seen (VitePress 1.6.4): it builds without a warning, and an empty comment stands in place of the element and
# its content, until scripts run. With isCustomElement for its name the element is in the HTML.
# web/embed/AUTHORS.md names that setting.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts vitepress@1.6.4 >/dev/null
mkdir -p in/.vitepress
ending=md
printf 'Before.\n\n<card-table deal="A">\n  Inside.\n</card-table>\n\nAfter.\n' >"in/page.$ending"
built() {
  printf 'export default { title: "Cards"%s };\n' "$1" >in/.vitepress/config.mjs
  npx vitepress build in >said.txt 2>&1
  for word in "<card-table" Inside. After.; do grep -q "$word" in/.vitepress/dist/page.html && printf 1 || printf 0; done
  grep -qi "warn" said.txt && printf ' warned\n' || printf ' silent\n'
}
default=$(built '')
set_so=$(built ', vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "card-table" } } }')
echo "element, its content, the text after it: default $default, with isCustomElement $set_so"
[ "$default" = "001 silent" ] && [ "$set_so" = "111 silent" ]
