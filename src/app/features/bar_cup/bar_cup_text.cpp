// The text of a cup:
//   cup KINGSTON-42 3                    its seed, the person's bar
//   own BCDF TOBAGO-7 0 3                their newest game: storage name, deal, round, game
//   match 0 5 2 0:14:9 1:3:14:helped     round, bars, and each game: winner, points
//   past KINGSTON-41 2 5                 an earlier cup: rounds won, the winner
// The lines of a cup follow each other, and count together or not at all.
#include <utility>

#include "app/features/bar_cup/bar_cup.hpp"
#include "core/cards/random.hpp"
#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

constexpr int most_chalks = 200;
constexpr std::string_view help_mark = "helped";

bool cup_number(std::string_view& line, int least, int most, int& into) {
  return read_number(take_field(line, ' '), into, least, most);
}

std::string line_of(const BarCup& cup) { return "cup " + cup.seed + " " + std::to_string(cup.bar); }

std::string line_of(const OwnBarGame& own) {
  return "own " + own.name + " " + own.seed + " " + std::to_string(own.round) + " " +
         std::to_string(own.game);
}

std::string line_of(const BarMatch& match) {
  std::string line = "match " + std::to_string(match.round) + " " + std::to_string(match.bars[0]) +
                     " " + std::to_string(match.bars[1]);
  for (const BarGame& game : match.games) {
    line += " " + std::to_string(game.winner) + ":" + std::to_string(game.points[0]) + ":" +
            std::to_string(game.points[1]);
    if (game.helped) line += ":" + std::string(help_mark);
  }
  return line;
}

std::string line_of(const PastCup& past) {
  return "past " + past.seed + " " + std::to_string(past.rounds_won) + " " +
         std::to_string(past.holder);
}

std::optional<BarGame> read_bar_game(std::string_view word) {
  BarGame game;
  if (!read_number(take_field(word, ':'), game.winner, 0, 1)) return std::nullopt;
  for (int& points : game.points) {
    if (!read_number(take_field(word, ':'), points, -most_chalks, most_chalks)) return std::nullopt;
  }
  game.helped = word == help_mark;
  return game.helped || word.empty() ? std::optional(game) : std::nullopt;
}

// Takes the line if its name is this one and what is read of it is written exactly so.
template <typename Read, typename Fill>
std::optional<Read> read_written(std::string_view line, std::string_view name, Fill&& fill) {
  Read read;
  std::string_view rest = line;
  if (take_field(rest, ' ') != name || !fill(rest, read) || line_of(read) != line)
    return std::nullopt;
  return read;
}

std::optional<BarCup> read_cup(std::string_view line) {
  return read_written<BarCup>(line, "cup", [](std::string_view& rest, BarCup& cup) {
    const std::string_view seed = take_field(rest, ' ');
    int bar = 0;
    if (!valid_seed(seed) || !cup_number(rest, 0, bar_count - 1, bar)) return false;
    cup.begin(std::string(seed), bar);
    return true;
  });
}

std::optional<OwnBarGame> read_own(std::string_view line) {
  return read_written<OwnBarGame>(line, "own", [](std::string_view& rest, OwnBarGame& own) {
    own.name = take_field(rest, ' ');
    own.seed = take_field(rest, ' ');
    return !own.name.empty() && valid_seed(own.seed) &&
           cup_number(rest, 0, cup_rounds - 1, own.round) &&
           cup_number(rest, 0, most_bar_games - 1, own.game) && bar_table(own.game) == 0;
  });
}

std::optional<BarMatch> read_match(std::string_view line) {
  return read_written<BarMatch>(line, "match", [](std::string_view& rest, BarMatch& match) {
    if (!cup_number(rest, 0, cup_rounds - 1, match.round) ||
        !cup_number(rest, 0, bar_count - 1, match.bars[0]) ||
        !cup_number(rest, 0, bar_count - 1, match.bars[1])) {
      return false;
    }
    while (!rest.empty()) {
      const auto game = read_bar_game(take_field(rest, ' '));
      // No game follows one that has decided the match.
      if (!game || match.over()) return false;
      match.games.push_back(*game);
    }
    return true;
  });
}

std::optional<PastCup> read_past_cup(std::string_view line) {
  return read_written<PastCup>(line, "past", [](std::string_view& rest, PastCup& past) {
    past.seed = take_field(rest, ' ');
    return valid_seed(past.seed) && cup_number(rest, 0, cup_rounds, past.rounds_won) &&
           cup_number(rest, 0, bar_count - 1, past.holder);
  });
}

std::string_view next_line(std::string_view text) { return take_field(text, '\n'); }

// Takes a whole cup from the beginning of the text; else leaves the text as it is.
bool take_cup(BarCup& cup, std::string_view& text) {
  std::string_view rest = text;
  auto read = read_cup(take_field(rest, '\n'));
  if (!read) return false;
  if ((read->own = read_own(next_line(rest)))) take_field(rest, '\n');
  for (std::size_t i = 0; i < read->matches.size(); ++i) {
    const auto match = read_match(take_field(rest, '\n'));
    BarMatch& drawn = read->matches[i];
    if (!match || match->round != drawn.round || match->bars != drawn.bars) return false;
    drawn.games = match->games;
    if (i + 1 == read->matches.size()) read->draw_next();
  }
  if (read->own) {
    const BarMatch* match = read->own_match(read->own->round);
    if (match == nullptr || read->own->game > std::ssize(match->games)) return false;
  }
  read->past = std::move(cup.past);
  read->unknown = std::move(cup.unknown);
  cup = *std::move(read);
  text = rest;
  return true;
}

}  // namespace

std::string cup_text(const BarCup& cup) {
  std::string text;
  if (cup.begun()) text += line_of(cup) + "\n";
  if (cup.own) text += line_of(*cup.own) + "\n";
  for (const BarMatch& match : cup.matches) text += line_of(match) + "\n";
  for (const PastCup& past : cup.past) text += line_of(past) + "\n";
  for (const std::string& line : cup.unknown) text += line + "\n";
  return text;
}

BarCup parse_cup(std::string_view text) {
  BarCup cup;
  while (!text.empty()) {
    if (!cup.begun() && take_cup(cup, text)) continue;
    const std::string_view line = take_field(text, '\n');
    if (line.empty()) continue;
    const auto past = read_past_cup(line);
    if (past && cup.past.size() < most_past_cups)
      cup.past.push_back(*past);
    else
      cup.unknown.emplace_back(line);
  }
  return cup;
}

}  // namespace allfours
