#!/usr/bin/env bash
# Guess: a library that reads the remarks of PGN in braces reads its other kind also, from `;` to the end of the line,
# and skips a line that begins with `%`, as the format wants it.
# Seen, for `;`: four keep the remark (chess.js 1.4.0, pgn-parser 2.2.1, @mliebelt/pgn-parser 1.4.19 and
# @jackstenglein/pgn-parser 2.0.13). chessops 0.15.1 drops it without an error. kokopu 4.13.4 and cm-pgn 5.0.0 refuse
# the game. For `%`: chessops alone skips the line, the six others refuse the game.
# All seven read the same remark in braces: a file for all of them has no other kind.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts --loglevel=error @mliebelt/pgn-parser@1.4.19 \
  @jackstenglein/pgn-parser@2.0.13 chessops@0.15.1 kokopu@4.13.4 chess.js@1.4.0 pgn-parser@2.2.1 cm-pgn@5.0.0 >/dev/null
cat >run.mjs <<'JS'
import jackstenglein from "@jackstenglein/pgn-parser";
import { parseGames } from "@mliebelt/pgn-parser";
import { Chess } from "chess.js";
import { parsePgn } from "chessops/pgn";
import { Pgn } from "cm-pgn/src/Pgn.js";
import { pgnRead } from "kokopu";
import parser from "pgn-parser";

/** For each library the remark behind the second move, and the number of moves. */
const readers = {
  "chess.js": (text) => {
    const game = new Chess();
    game.loadPgn(text);
    return [game.getComments()[0]?.comment, game.history().length];
  },
  "pgn-parser": (text) => {
    const [{ moves }] = parser.parse(text);
    return [moves[1].comments[0]?.text, moves.length];
  },
  "@mliebelt/pgn-parser": (text) => {
    const [{ moves }] = parseGames(text);
    return [moves[1].commentAfter, moves.length];
  },
  "@jackstenglein/pgn-parser": (text) => {
    const { moves } = jackstenglein.parse(text, { startRule: "game" });
    return [moves[1].commentAfter, moves.length];
  },
  chessops: (text) => {
    const moves = [...parsePgn(text)[0].moves.mainline()];
    return [moves[1].comments?.[0], moves.length];
  },
  kokopu: (text) => {
    const moves = pgnRead(text).game(0).mainVariation().nodes();
    return [moves[1].comment(), moves.length];
  },
  "cm-pgn": (text) => {
    const { moves } = new Pgn(text).history;
    return [moves[1].comments?.[0], moves.length];
  },
};
const between = { braces: "{a remark}\n", semicolon: "; a remark\n", percent: "\n% a line\n" };
const tags = ["Event", "Site", "Date", "Round", "White", "Black"].map((name) => `[${name} "?"]\n`).join("");
const seen = Object.entries(readers).map(([library, read]) => Object.entries(between).map(([kind, text]) => {
  let given = "refused";
  try {
    const [remark, moves] = read(`${tags}[Result "1-0"]\n\n1. e4 e5 ${text}2. Nf3 1-0\n`);
    given = `${remark?.trim() === "a remark" ? "kept" : "none"} ${moves}`;
  } catch (error) {
    if (kind === "braces") throw error;
  }
  console.log(`${library}, ${kind}: ${given}`);
  return given;
}).join());
process.exit(seen.join("; ") === "kept 3,kept 3,refused; ".repeat(4) +
  "kept 3,none 3,none 3; kept 3,refused,refused; kept 3,refused,refused" ? 0 : 1);
JS
node run.mjs
