#include "app/bots/worker_protocol.hpp"

#include <optional>

#include "app/effects.hpp"
#include "core/game/record.hpp"
#include "core/log/decision_text.hpp"
#include "core/text/number.hpp"
#include "core/text/text_fields.hpp"
#include "players/advice/reviewer.hpp"
#include "players/bots.hpp"
#include "players/games/duplicate.hpp"
#include "players/player_api.hpp"
#include "players/search/expert.hpp"

namespace allfours {

namespace {

// The next line as a number; -1 if it is none.
int number_line(std::string_view& text) { return whole_number(take_line(text)).value_or(-1); }

// The game of the last record, cached because the next request is probably about it too.
const Game* game_of(std::string_view record) {
  static std::string last;
  static std::optional<Game> game;
  if (!game || last != record) {
    auto opened = open_record(record);
    if (std::holds_alternative<Fault>(opened)) return nullptr;
    game = std::get<OpenedRecord>(std::move(opened)).game;
    last = record;
  }
  return &*game;
}

std::optional<std::string> duplicate_of(const Game& game, int hand, int seat, const Bots& bots) {
  const auto both = duplicate(game, hand, seat, bots, *find_player("expert"));
  if (!both) return std::nullopt;
  const Setup& setup = both->game.setup();
  const auto chance = [&](const HandPlayed& played) {
    const int side = seat % side_count(setup.rules, setup.players);
    return std::to_string(chance_of_ten_thousand(setup, played, side)) + " ";
  };
  return chance(both->own) + chance(both->again) + record_text(both->game);
}

std::string played_on(Game game, int decisions, const Bots& bots) {
  for (; decisions > 0 && !game.over(); --decisions) {
    const Player& player = *find_player(bots[at(game.table().turn)]);
    if (game.play(*decide_next(game, player))) break;
  }
  return record_text(game);
}

std::optional<std::string> answered(std::string_view question) {
  const std::string_view who = take_line(question);
  const int seat = number_line(question);
  const bool lay_down = number_line(question) == 1;
  const int number = number_line(question);
  const std::string_view others = take_line(question);
  const Game* game = game_of(question);
  if (game == nullptr) return std::nullopt;
  const int players = game->table().players;
  const bool has_seat = seat >= 0 && seat < players;
  if (who == reviewer_name) {
    const auto& log = game->log();
    if (number < 0 || at(number) >= log.size() || !is_decision(log[at(number)].kind)) {
      return std::nullopt;
    }
    return verdict_text(review_decision(*game, number, expert_effort));
  }
  if (who == duplicate_name || who == league_name) {
    const auto bots = parse_bots(others, players);
    if (std::holds_alternative<Fault>(bots)) return std::nullopt;
    if (who == league_name) return played_on(*game, number, std::get<Bots>(bots));
    if (!has_seat) return std::nullopt;
    return duplicate_of(*game, number, seat, std::get<Bots>(bots));
  }
  if (game->over()) return std::nullopt;
  const bool goes = has_seat && may_lay_down_hand(*game, seat);
  if (who == adviser_name) {
    const bool asked = has_seat && (game->table().turn == seat || goes);
    return asked ? std::optional(advice_text(advised(*game, seat))) : std::nullopt;
  }
  const Player* player = find_player(who);
  if (player == nullptr) return std::nullopt;
  if (!lay_down) return decision_text(chosen(*game, *player));
  if (!goes) return std::nullopt;
  return lays_down_hand(*game, *player, seat) ? "lay_down" : "keep";
}

}  // namespace

std::string answer(std::string_view question) { return answered(question).value_or("failed"); }

}  // namespace allfours
