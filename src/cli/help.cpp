// The table of commands: usage, description, function. `allfours help` prints it, and
// src/cli/README.md contains the same lines (tests/golden/cli_test compares them).
#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>

#include "cli/commands.hpp"

namespace allfours {

namespace {

struct Command {
  std::string_view name, arguments, description;
  int (*run)(const Arguments&);
};

// The notes after the table explain bots, rates, languages and links.
constexpr std::array<Command, 15> commands = {{
    {"variants", "[--json]", "List the variants, each with every field of its rule set.",
     run_variants},
    {"fields", "[--json]",
     "List the fields of a rule set, each with the values that --set takes and its meaning.",
     run_fields},
    {"rules", "[--variant ID [--players N] [--set FIELD=VALUE …]] [--lang L] [--json]",
     "Print the rules of one game, or of all games, paragraph by paragraph with their sources.\n"
     "--json: one line per game, with `side_of` (the side of each seat, by number of players),\n"
     "sections of paragraphs (`key`, `text`, `sources`, and `ours` with a `reason` where the\n"
     "paragraph is a ruling of this project), the named house rules (`options`), the sources.",
     run_rules},
    {"simulate",
     "--variant ID --seed S [--games N] [--players N] [--set FIELD=VALUE …]\n"
     "    [--bots B[,B…]] [--table-rules] [--revoke-rate R] [--slip-rate R]",
     "Play whole games between bots, default one game between `random` ones, and print the event\n"
     "log: one JSON event per line. --table-rules allows irregularities: a share R (default 0) of\n"
     "the cards played are revokes, and at a share R of the moments a player looks at cards too\n"
     "early, exposes one, or miscounts while dealing by hand. --slip-rate turns dealing by\n"
     "hand on (unless --set hand_dealing=false).",
     run_simulate},
    {"replay", "[FILE]",
     "Replay records (links, one a line) or an event log through the rules. The first illegal\n"
     "step is an error that names its line; the exit status is then 1. Without FILE: standard\n"
     "input.",
     run_replay},
    {"link", "[--hand N] [--moment M] [FILE]",
     "Print the game of an event log as the fragment of a link (the part after `#`).\n"
     "--hand: hand N as a game of its own. --moment: only the decisions among the first M events.",
     run_link},
    {"deal", "--variant ID --seed S [--players N] [--set FIELD=VALUE …]",
     "Print the first deal of a seed.", run_deal},
    {"league", "--seed S [--bots B[,B…]]",
     "Play a league match of West Yorkshire: four games to 15, then the match points.", run_league},
    {"series",
     "--variant ID --seed S [--best-of N] [--players N] [--set FIELD=VALUE …] [--bots B[,B…]]",
     "Play a series of Trinidad's games (trinidad, trinidad-2, tobago), best of 3, 5 or 7, and\n"
     "print each result. Without N: as many as the house rules ask for, else 3.",
     run_series},
    {"bars", "--seed S [--bots B[,B…]]",
     "Play a match of two Trinidad bars: of 22 games at three tables, 12 bullseyes win.", run_bars},
    {"hint", "LINK [--lang L] [--data]",
     "Print what `expert` would do at the position of a link, why, and the chance of winning the\n"
     "game with each choice. Seats are #0, #1 … --data: lines for programs "
     "(src/core/advice/advice.hpp).",
     run_hint},
    {"review", "LINK [--seat N] [--lang L] [--data]",
     "For each decision of a seat: its cost in chance of winning, the better choice and why; for\n"
     "each hand, its turning point. --data: lines for programs (src/core/advice/verdict.hpp).",
     run_review},
    {"duplicate", "LINK [--seat N] [--bots B[,B…]] [--player P] [--lang L] [--json]",
     "Replay each hand with P (default `expert`) in a seat: same deal, score and dealer. The "
     "other\n"
     "seats repeat their decisions until the games diverge, then play as --bots says. Prints\n"
     "points, chance of winning, the point of divergence and a link to it.",
     run_duplicate},
    {"together", "host|guest|check …",
     "People on devices of their own at one table, without a server (web/TOGETHER.md).\n"
     "check --variant ID [--players N] [--set FIELD=VALUE …] [--guests N] [--games N] [--seed S]\n"
     "  [--lost P]: whole games between devices in this program; P percent of the texts (0 to 50,\n"
     "  default 10) are lost, doubled or overtaken, and all devices are switched off at random.\n"
     "  Ends with the record that all agree on; exit status 1 if they do not.\n"
     "host --variant ID [--players N] [--set FIELD=VALUE …], guest LINK: one device. Both take\n"
     "  [--name NAME] [--secret S] [--file FILE], which keeps the table. Lines out: `> N TEXT` is\n"
     "  for channel N (a guest has channel 0), `?` asks the person, `#` tells. Lines in: `N "
     "TEXT`,\n"
     "  `N gone`; a decision (`play Jh`, `say beg`, `keep`); `call N`, across the table; "
     "`remind`,\n"
     "  every few seconds; of the host `invite SEAT`, `start`, `leave_out SEAT`, `bot SEAT BOT`,\n"
     "  `person SEAT`; of a guest `connect`, `renew LINK`.",
     run_together},
    {"bench", "WHAT …",
     "engine: random games and decisions per second of processor time, per variant.\n"
     "hands: playouts of a dealt hand, hands with and without a log, decisions of `sensible`.\n"
     "solver [--variant ID] [--games N]: the exact solver on first leads: time per position, "
     "nodes\n"
     "  per second.\n"
     "puzzles [--games N]: search N games per variant for positions in which exactly one card\n"
     "  reaches a goal against the best defence; one line each, in the format of\n"
     "  src/words/lessons/puzzles.txt.\n"
     "chances --variant ID [--players N] [--set FIELD=VALUE …] [--hands N]: the chance of winning\n"
     "  the game at each score, the dealer's side first. --hands: computed anew from N hands.\n"
     "chances --make FILE: compute the tables of all presets, in five minutes\n"
     "  (src/players/chances/chances_made.inc).\n"
     "players A B --variant ID [--players N] [--set FIELD=VALUE …] [--games N] [--seed S]\n"
     "  [--shard I/N]: duplicate matches between two bots: the share of games that A wins with "
     "its\n"
     "  95 % interval, and milliseconds per decision. --shard: part I of N as one line of JSON.\n"
     "players --merge FILE…: add the shards of a match up.",
     run_bench},
}};

constexpr std::string_view notes =
    "Bots (B, P) are random, beginner, sensible, strong and expert: one for all seats, or a\n"
    "comma-separated list with one per seat; default `sensible`. R is a rate from 0 to 1, L a\n"
    "language (en, de, fr). A LINK is a whole address or its part after `#` (web/LINKS.md), of a\n"
    "game, not of a puzzle or a duel. Its seat=, bots= and lang= are the defaults of --seat,\n"
    "--bots and --lang; else the seat is 0 and the language English.\n"
    "Exit status: 0; 1 for an illegal log, or if the output cannot be written; 2 for bad usage. "
    "One "
    "line\n"
    "on standard error says why.\n";

// Appends each line of the text with this indentation.
void append_indented(std::string& out, std::string_view text, std::string_view indent) {
  for (;;) {
    const auto end = text.find('\n');
    out += indent;
    out += text.substr(0, end);
    out += '\n';
    if (end == std::string_view::npos) return;
    text.remove_prefix(end + 1);
  }
}

std::string help_of(const Command& command) {
  std::string out =
      "allfours " + std::string(command.name) + " " + std::string(command.arguments) + "\n";
  append_indented(out, command.description, "    ");
  return out + '\n';
}

std::string help_text() {
  std::string out;
  for (const Command& command : commands) out += help_of(command);
  return out + std::string(notes);
}

std::string names() {
  std::string out;
  for (const Command& command : commands) out += " " + std::string(command.name);
  return out + " help";
}

// The exit status of a command: 1, with a line on standard error, if its output has not been
// written as a whole, for example to a full disk.
int written(int status) {
  const bool whole = std::cout.flush() && std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
  if (whole || status != 0) return status;
  bad_usage("cannot write the output");
  return 1;
}

int print_help(const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  return written(0);
}

}  // namespace

int run_command(const Arguments& arguments) {
  if (arguments.empty()) return bad_usage("name a command:" + names());
  const std::string_view name = arguments.front();
  const auto is_help = [](std::string_view word) {
    return word == "--help" || word == "-h" || word == "help";
  };
  if (is_help(name) && arguments.size() == 1) return print_help(help_text());
  // `help simulate` and `simulate --help` print the part of one command.
  const std::string_view asked = is_help(name) ? arguments[1] : name;
  const auto found = std::ranges::find(commands, asked, &Command::name);
  if (found == commands.end()) {
    return bad_usage("there is no command \"" + std::string(asked) + "\"; there are" + names());
  }
  if (is_help(name) || (arguments.size() == 2 && is_help(arguments[1]) && arguments[1] != "help"))
    return print_help(help_of(*found) + std::string(notes));
  return written(found->run(Arguments(arguments.begin() + 1, arguments.end())));
}

}  // namespace allfours
