#!/usr/bin/env bash
# Guess: a tag of a game in PGN may hold a nickname in quotation marks, for the format has an escape for them, and each
# library for it reads `[White "Ann \"Ace\" Lee"]`.
# Seen: four read it (@mliebelt/pgn-parser 1.4.19, @jackstenglein/pgn-parser 2.0.13, chessops 0.15.1, kokopu 4.13.4).
# Two refuse the whole game (chess.js 1.4.0, pgn-parser 2.2.1). cm-pgn 5.0.0 reads the game, and gives `Ann \` as the
# name. A backslash in the name, which the format doubles, comes out doubled in these three.
# A file for all of them writes such names with other quotation marks.
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

const readers = {
  "@mliebelt/pgn-parser": (text) => parseGames(text)[0].tags.White,
  "@jackstenglein/pgn-parser": (text) => jackstenglein.parse(text, { startRule: "game" }).tags.White,
  chessops: (text) => parsePgn(text)[0].headers.get("White"),
  kokopu: (text) => pgnRead(text).game(0).playerName("w"),
  "chess.js": (text) => {
    const game = new Chess();
    game.loadPgn(text);
    return game.getHeaders().White;
  },
  "pgn-parser": (text) => parser.parse(text)[0].headers.find(({ name }) => name === "White").value,
  "cm-pgn": (text) => new Pgn(text).header.tags.White,
};
const names = ['Ann "Ace" Lee', "Ann\\Lee"];
const seen = Object.entries(readers).map(([library, read]) => names.map((name) => {
  const tag = (key, value) => `[${key} "${value.replace(/["\\]/g, "\\$&")}"]\n`;
  const text = ["Event", "Site", "Date", "Round"].map((key) => tag(key, "?")).join("") + tag("White", name) +
    tag("Black", "Bob") + tag("Result", "1-0") + "\n1. e4 e5 1-0\n";
  let given = "refused";
  try {
    given = read(text);
  } catch (error) {
    if (!/SyntaxError/.test(`${error.name} ${error}`)) throw error;
  }
  console.log(`${library}: ${name} is ${given}`);
  return given === name ? "right" : given;
}).join());
process.exit(seen.join(" ") === "right,right ".repeat(4) + "refused,Ann\\\\Lee refused,Ann\\\\Lee Ann \\,Ann\\\\Lee"
  ? 0 : 1);
JS
node run.mjs
