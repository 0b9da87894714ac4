#!/usr/bin/env bash
# Guess: a dealing program puts its report behind the deals or leaves it out, whatever the number of deals.
# Seen (dealer 20211121, Debian's dealer 20211121+ds-1, with pbn 1.6.1 as the reader): each deal that it prints as PBN
# turns the report on or off. Without an option an odd number of deals is a clean file, and an even number has four
# lines of a report behind it, in the same stream and not marked as a remark: the reader stops with `Invalid PBN`.
# With `-v`, which is said to switch the report off, it is the other way round. Deals in lines have the report without
# `-v` only. A test with one deal finds nothing; a tournament of 24 boards breaks. Cut the file at the line with
# `Generated`.
# Needs Debian's dealer.
set -euo pipefail
PATH=$PATH:/usr/games
command -v dealer >/dev/null || { echo "needs dealer"; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts --loglevel=error pbn@1.6.1 >/dev/null
cat >run.cjs <<'JS'
const { execFileSync } = require("node:child_process");
const { Readable } = require("node:stream");
const pbn = require("pbn");

const deal = (count, action, options) => execFileSync("dealer", [...options, "-s", "1"], {
  input: `produce ${count}\naction ${action}\n`, encoding: "utf8", stdio: ["pipe", "pipe", "ignore"],
});
/** How the reader ends with this text. */
const read = (text) => new Promise((done) => {
  Readable.from([text], { objectMode: false }).pipe(pbn())
    .on("data", () => {})
    .on("error", (error) => done(error.message.startsWith("Invalid PBN: Generated") ? "error" : error.message))
    .on("end", () => done("read"));
});

(async () => {
  const changes = [];
  for (const options of [[], ["-v"]]) {
    const files = [];
    const reports = [];
    for (let count = 1; count <= 6; count++) {
      files.push(await read(deal(count, "printpbn", options)));
      reports.push(deal(count, "printoneline", options).includes("Generated"));
    }
    console.log(`dealer ${options.join(" ")}: files of one deal to six: ${files.join(" ")}; ` +
      `report behind lines: ${reports.join(" ")}`);
    const expected = options.length === 0 ? "read error read error read error" : "error read error read error read";
    if (files.join(" ") !== expected) changes.push("other files have a report");
    if (reports.some((report) => report !== (options.length === 0))) changes.push("lines have another report");
  }
  console.log(changes.length === 0 ? "as seen" : `CHANGED: ${changes.join("; ")}`);
  process.exit(changes.length === 0 ? 0 : 1);
})();
JS
node run.cjs
