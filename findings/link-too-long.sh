#!/usr/bin/env bash
# Guess: an address of up to 4,096 characters, the limit that the library names, becomes a link; a longer
# one becomes a link up to there.
# Seen (twitter-text 3.1.0): the protocol counts twice. 4,088 characters with https:// are a link, 4,089 are
# none, not even in part; with http:// it is one character more. An underscore at the end stays in it.
# A link of a long game says above which length programs do not take it; the file is offered then.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts twitter-text@3.1.0 >/dev/null
cat >run.mjs <<'JS'
import text from "twitter-text";

const found = (start, length) => text.extractUrls(`See ${start.padEnd(length, "A")} now`).length;
const longest = (start) => {
  let length = 4200;
  while (found(start, length) === 0) --length;
  return length;
};
const [secure, plain] = ["https://example.org/#log=", "http://example.org/#log="].map(longest);
const [kept] = text.extractUrls("See https://example.org/#seed=my_deal_ now");
console.log(`https: up to ${secure} characters; http: up to ${plain}; underscore: ${kept}`);
process.exit(secure === 4088 && plain === 4089 && kept === "https://example.org/#seed=my_deal_" ? 0 : 1);
JS
node run.mjs
