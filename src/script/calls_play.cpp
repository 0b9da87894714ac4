// Calls that advance a game: choices, decisions, bots.
#include <algorithm>

#include "core/game/link_end.hpp"
#include "core/log/decision_text.hpp"
#include "core/log/event_json.hpp"
#include "core/text/json_value.hpp"
#include "players/player.hpp"
#include "players/player_api.hpp"
#include "script/calls.hpp"
#include "script/games.hpp"

namespace allfours::script {

namespace {

// The decision of a text, in words or as JSON; `seat` if it names none.
std::variant<Decision, std::string> decision_in(std::string_view text, int players, int seat) {
  const auto parsed = text.starts_with('{') ? parse_json(text) : std::nullopt;
  if (text.starts_with('{') && !(parsed && parsed->is_object())) {
    return std::string("A decision is one whole JSON object.");
  }
  const auto read = parsed ? read_decision(*parsed, players, seat) : parse_decision(text, seat);
  if (const auto* no = std::get_if<Fault>(&read)) return no->sentence();
  return std::get<Decision>(read);
}

std::string text_of(const Decision& decision) {
  return written([&](JsonWriter& json) { write_json(json, decision); });
}

}  // namespace

std::string choice(std::string_view name, int seat) {
  return with_game(name, [&](const Game& game) -> std::string {
    if (seat != -1 && !has_seat(game, seat)) return no_seat(game, seat);
    const Choice now = allfours::choice(game.table());
    if (now.seat < 0) return "null";
    return object([&](JsonWriter& json) {
      json.number("seat", now.seat);
      if (seat < 0 || seat == now.seat) {
        write_members(json, now);
      } else {
        json.member("kind", "wait");
      }
      if (seat < 0) return;
      json.flag("may_lay_down", may_lay_down_hand(game, seat));
    });
  });
}

std::string may_lay_down(std::string_view name) {
  return with_game(name, [](const Game& game) {
    const Asked asked = allfours::may_lay_down(game.table());
    return array(std::span(asked.seats).first(static_cast<std::size_t>(asked.count)),
                 [](JsonWriter& json, int seat) { json.number(seat); });
  });
}

std::string why_not(std::string_view name, std::string_view card) {
  return with_game(name, [&](const Game& game) -> std::string {
    const auto known = parse_card(card);
    if (!known) return no_card(card);
    const auto no = allfours::why_not(game.table(), *known);
    return no ? written([&](JsonWriter& json) { json.text(no->sentence()); }) : "null";
  });
}

std::string decide(std::string_view name, int seat, std::string_view decision) {
  return with_game(name, [&](const Game& game) -> std::string {
    if (seat != -1 && !has_seat(game, seat)) return no_seat(game, seat);
    // Once the game is over nobody has the turn; any seat is told so.
    const int usual = std::max<int>(0, game.table().turn);
    const auto read = decision_in(decision, game.table().players, seat < 0 ? usual : seat);
    if (const auto* no = std::get_if<std::string>(&read)) return error(*no);
    if (OpenedRecord* held = games().find_held(name)) {
      if (const auto no = held->game.play(std::get<Decision>(read))) return error(*no);
      held->moment = 0;
      return described(*held);
    }
    OpenedRecord after{game, 0};
    if (const auto no = after.game.play(std::get<Decision>(read))) return error(*no);
    const std::string link = whole_link(record_text(after.game));
    games().keep(link, std::move(after));
    return object([&](JsonWriter& json) { json.member("link", link); });
  });
}

std::string words(std::string_view decision) {
  auto read = decision_in(decision, max_players, 0);
  // Only a deal's counts depend on the number of players.
  for (int players = max_players - 1; players > 1 && read.index() != 0; --players) {
    auto fewer = decision_in(decision, players, 0);
    if (fewer.index() == 0) read = std::move(fewer);
  }
  if (const auto* no = std::get_if<std::string>(&read)) return error(*no);
  return object(
      [&](JsonWriter& json) { json.member("words", decision_text(std::get<Decision>(read))); });
}

std::string think(std::string_view name, std::string_view player) {
  return with_game(name, [&](const Game& game) -> std::string {
    const Player* who = find_player(player);
    if (who == nullptr) return no_player(player);
    const auto decision = decide_next(game, *who);
    return decision ? text_of(*decision) : error("The game is over.");
  });
}

std::string choose(std::string_view name, std::string_view player) {
  return with_game(name, [&](const Game& game) -> std::string {
    const Player* who = find_player(player);
    if (who == nullptr) return no_player(player);
    if (game.over()) return error("The game is over.");
    return text_of(chosen(game, *who));
  });
}

std::string lays_down(std::string_view name, std::string_view player, int seat) {
  return with_game(name, [&](const Game& game) -> std::string {
    const Player* who = find_player(player);
    if (who == nullptr) return no_player(player);
    if (may_lay_down_hand(game, seat)) return lays_down_hand(game, *who, seat) ? "true" : "false";
    return error("Seat " + std::to_string(seat) + " may not lay its hand down now.");
  });
}

}  // namespace allfours::script
