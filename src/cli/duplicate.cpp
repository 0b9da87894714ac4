// `allfours duplicate`: each hand of a game replayed by a bot from one seat
// (players/games/duplicate.hpp).
#include "players/games/duplicate.hpp"

#include <cstdio>

#include "cli/commands.hpp"
#include "core/game/link_end.hpp"
#include "core/game/record.hpp"
#include "words/duplicate_words.hpp"
#include "words/player_words.hpp"

namespace allfours {

namespace {

// "  Expert: 3–1 (High, Jack), 64% to win"
std::string line_of(const Words& words, std::string_view who, const Setup& setup,
                    const HandPlayed& hand, int side) {
  const int sides = side_count(setup.rules, setup.players);
  const int chance = chance_of_ten_thousand(setup, hand, side);
  const std::string points = points_list(words, hand, side);
  std::string text = points_text(gained_in(hand), side, sides);
  if (!points.empty()) text += " (" + points + ")";
  text += ", " + fill(words.duplicate_chance, {{"n", number_text(percent_of(chance))}});
  return "  " + fill(words.with_value, {{"text", who}, {"value", text}}) + "\n";
}

}  // namespace

int run_duplicate(const Arguments& arguments) {
  Options options;
  if (auto no = options.read(arguments, {"--lang", "--seat", "--bots", "--player"}, {"--json"})) {
    return bad_usage(*no);
  }
  const auto link = link_argument(options, "duplicate");
  if (const auto* no = std::get_if<std::string>(&link)) return bad_usage(*no);
  const LinkArgument& given = std::get<LinkArgument>(link);
  const auto language = language_from(options, given.lang);
  if (const auto* no = std::get_if<std::string>(&language)) return bad_usage(*no);
  const auto chosen = seat_from(options, given);
  if (const auto* no = std::get_if<std::string>(&chosen)) return bad_usage(*no);
  const int seat = std::get<int>(chosen);
  const Game& game = given.opened.game;
  const Setup& setup = game.setup();
  const auto bots = parse_bots(
      options.value("--bots", given.bots.empty() ? usual_player_name : given.bots), setup.players);
  if (const auto* no = std::get_if<Fault>(&bots)) return bad_usage(no->sentence());
  const std::string_view name = options.value("--player", "expert");
  const Player* computer = find_player(name);
  if (computer == nullptr) {
    return bad_usage(Fault{FaultKind::unknown_player, {cut_short(name), player_list()}}.sentence());
  }

  const auto hands = hands_played(game.log());
  if (hands.empty()) return bad_usage("no hand of this game is over");

  const Words& words = words_in(std::get<Language>(language));
  const std::string_view who = player_name(words, computer->name);
  const int side = seat % side_count(setup.rules, setup.players);
  int more = 0;
  for (const HandPlayed& hand : hands) {
    const HandAgain both = *duplicate(game, hand.hand, seat, std::get<Bots>(bots), *computer);
    std::string out;
    if (options.has("--json")) {
      JsonWriter json(out);
      json.open('{');
      write_members(json, both, side);
      json.close('}');
      out += '\n';
    } else {
      out = fill(words.duplicate_hand, {{"n", number_text(hand.hand)}}) + "\n" +
            line_of(words, words.you, setup, both.own, side) +
            line_of(words, who, setup, both.again, side) + "  " +
            parting_text(words, both.parting, words.you, who) + "\n";
      if (both.parting) {
        out += "  " + whole_link(record_text(both.game, both.parting->other)) + "\n";
      }
      more += margin_of(both.own, side) - margin_of(both.again, side);
    }
    std::fwrite(out.data(), 1, out.size(), stdout);
    std::fflush(stdout);
  }
  if (!options.has("--json")) std::printf("%s\n", balance_text(words, more, who).c_str());
  return 0;
}

}  // namespace allfours
