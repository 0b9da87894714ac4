#include "script/games.hpp"

#include <algorithm>

#include "core/game/fault_json.hpp"
#include "core/game/link_end.hpp"
#include "core/log/event_json.hpp"
#include "core/text/utf8.hpp"
#include "players/bots.hpp"
#include "players/people.hpp"

namespace allfours::script {

namespace {

std::string_view reason_word(Refusal::Reason reason) {
  switch (reason) {
    case Refusal::Reason::game_over:
      return "game_over";
    case Refusal::Reason::not_your_turn:
      return "not_your_turn";
    case Refusal::Reason::not_now:
      return "not_now";
    case Refusal::Reason::word_not_possible:
      return "word_not_possible";
    case Refusal::Reason::must_beg:
      return "must_beg";
    case Refusal::Reason::gift_barred:
      return "gift_barred";
    case Refusal::Reason::no_trump_to_give:
      return "no_trump_to_give";
    case Refusal::Reason::not_in_hand:
      return "not_in_hand";
    case Refusal::Reason::must_follow_trump:
      return "must_follow_trump";
    case Refusal::Reason::must_follow:
      return "must_follow";
    case Refusal::Reason::must_follow_or_trump:
      return "must_follow_or_trump";
    case Refusal::Reason::must_trump:
      return "must_trump";
    case Refusal::Reason::must_overtrump:
      return "must_overtrump";
    case Refusal::Reason::wrong_number_of_discards:
      return "wrong_number_of_discards";
    case Refusal::Reason::same_card_twice:
      return "same_card_twice";
    case Refusal::Reason::may_not_lay_down:
      return "may_not_lay_down";
    case Refusal::Reason::nothing_to_take_back:
      return "nothing_to_take_back";
    case Refusal::Reason::nothing_to_call:
      return "nothing_to_call";
    case Refusal::Reason::may_not_look:
      return "may_not_look";
    case Refusal::Reason::cannot_be_dealt:
      return "cannot_be_dealt";
    case Refusal::Reason::no_misdeal:
      return "no_misdeal";
    case Refusal::Reason::may_not_expose:
      return "may_not_expose";
    case Refusal::Reason::no_exposed_card:
      return "no_exposed_card";
    case Refusal::Reason::may_not_be_called:
      return "may_not_be_called";
    case Refusal::Reason::called_for:
      return "called_for";
  }
  return "";
}

// Replaces malformed UTF-8: an error may quote part of any input.
std::string clean(std::string text) {
  std::string out;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t size = character_size(rest);
    out += size == 0 ? "\xEF\xBF\xBD" : rest.substr(0, size);
    rest.remove_prefix(std::max<std::size_t>(size, 1));
  }
  return out;
}

}  // namespace

std::string error(std::string_view sentence) {
  return clean(object([&](JsonWriter& json) { json.member("error", sentence); }));
}

std::string error(const Refusal& no) {
  return object([&](JsonWriter& json) {
    json.member("error", no.sentence());
    json.member("reason", reason_word(no.reason));
  });
}

std::string error(const LogFault& no) {
  return clean(object([&](JsonWriter& json) {
    json.member("error", no.sentence());
    json.key("fault");
    write_json(json, no);
  }));
}

Games& games() {
  static Games all;
  return all;
}

bool has_seat(const Game& game, int seat) { return seat >= 0 && seat < game.table().players; }

std::string no_seat(const Game& game, int seat) {
  return error("There is no seat " + std::to_string(seat) + "; there are seats 0 to " +
               std::to_string(game.table().players - 1) + ".");
}

std::string no_card(std::string_view card) {
  return error("\"" + std::string(card.substr(0, 40)) + "\" is not a card.");
}

std::string no_player(std::string_view name) {
  return error(Fault{FaultKind::unknown_player, {cut_short(name), player_list()}}.sentence());
}

std::string described(const OpenedRecord& opened) {
  const Game& game = opened.game;
  return object([&](JsonWriter& json) {
    const Setup& setup = game.setup();
    json.member("link", whole_link(record_text(game, opened.moment)));
    json.member("setup_link", whole_link(setup_text(setup)));
    json.member("variant", setup.variant->id);
    json.number("players", setup.players);
    json.number("sides", side_count(setup.rules, setup.players));
    json.number("target", setup.rules.target);
    json.member("seed", setup.seed);
    // With the default names at an embedded table, for a person at seat 0.
    const Persons persons = persons_at(setup, 0, game.log().size() > 1 ? &game.log()[1] : nullptr);
    json.key("names");
    json.open('[');
    for (int seat = 0; seat < setup.players; ++seat) {
      json.text(usual_names[static_cast<std::size_t>(persons[static_cast<std::size_t>(seat)])]);
    }
    json.close(']');
    json.key("rules");
    write_json(json, setup.rules);
    json.number("decisions", game.decisions());
    json.number("events", static_cast<int>(game.log().size()));
  });
}

}  // namespace allfours::script
