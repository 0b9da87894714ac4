#!/usr/bin/env bash
# Guess: a reader of bridge records in PBN takes a remark from `{` to the next `}`, over as many lines as it has, as
# readers of PGN do, from which PBN comes; and a remark from `;` to the end of the line wherever it begins.
# Seen (pbn 1.6.1): a remark of one line, alone on it, is read. One of several lines loses the words beside `{`; if words
# stand before its `}`, it also swallows all that follows, and the rest of the file is missing without an error. Behind
# a tag either kind is an error. Behind the cards of a trick `;` and its words come out as cards.
# So in a file for this reader each brace has a line of its own, and so has a remark with a semicolon.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts --loglevel=error pbn@1.6.1 >/dev/null
cat >run.cjs <<'JS'
const { Readable } = require("node:stream");
const pbn = require("pbn");

/** The remarks, the tags and the cards of a text, or its error. */
const read = (text) => new Promise((done) => {
  const seen = [];
  Readable.from([text], { objectMode: false }).pipe(pbn())
    .on("data", ({ type, name, text: remark, tokens }) => {
      if (type === "comment") seen.push(`remark "${remark.trim().replace(/\s+/g, " ")}"`);
      if (type === "tag") seen.push(tokens ? `${name} ${tokens.join(" ")}` : name);
    })
    .on("error", () => done("an error"))
    .on("end", () => done(seen.join(", ")));
});

const cases = {
  '{first last}\n[South "b"]\n': 'remark "first last", South',
  '{\nfirst\nlast\n}\n[South "b"]\n': 'remark "first last", South',
  '{first\nlast\n}\n[South "b"]\n': 'remark "last", South',
  '{first\nlast}\n[South "b"]\n': 'remark "last} [South "b"]"',
  '; a remark\n[South "b"]\n': 'remark "a remark", South',
  '[East "a"] ; a remark\n[South "b"]\n': "an error",
  '[East "a"] {a remark}\n[South "b"]\n': "an error",
  '[Play "W"]\nHQ HA H6 H5 ; good\n': "Play HQ HA H6 H5 ; good",
};

(async () => {
  let changed = 0;
  for (const [text, before] of Object.entries(cases)) {
    const now = await read(text);
    console.log(`${JSON.stringify(text)}: ${now}`);
    if (now !== before) ++changed;
  }
  process.exit(changed ? 1 : 0);
})();
JS
node run.cjs
