// The call that asks what a seat should do, and why.
#include <algorithm>

#include "core/decision_text.hpp"
#include "players/adviser.hpp"
#include "script/calls.hpp"
#include "script/games.hpp"

namespace allfours::script {

namespace {

// Must this seat choose now, or may it lay its hand down?
bool is_asked(const Table& table, int seat) {
  if (table.turn == seat) return true;
  const Asked asked = allfours::may_lay_down(table);
  const auto end = asked.seats.begin() + asked.count;
  return std::find(asked.seats.begin(), end, seat) != end;
}

void write(JsonWriter& json, const Option& option) {
  json.open('{');
  json.member("words", option.keeps ? "keep" : decision_text(option.decision));
  // Of ten thousand.
  json.number("chance", option.chance);
  json.flag("less", option.less);
  json.close('}');
}

void write(JsonWriter& json, const Reason& reason) {
  json.open('{');
  json.member("kind", wire(reason.kind));
  json.number("option", reason.option);
  json.member("card", reason.card.known() ? card_text(reason.card) : "");
  json.place("seat", reason.seat);
  json.number("times", reason.times);
  json.number("than", reason.than);
  json.number("of", reason.of);
  json.close('}');
}

}  // namespace

std::string advise(std::string_view name, int seat) {
  return with_game(name, [&](const Game& game) -> std::string {
    if (game.over()) return error("The game is over.");
    if (seat != -1 && !has_seat(game, seat)) return no_seat(game, seat);
    const int asked = seat < 0 ? game.table().turn : seat;
    if (!is_asked(game.table(), asked)) {
      return error("Seat " + std::to_string(asked) + " has nothing to choose now.");
    }
    Stream stream = decision_stream(game.table().seed_key, asked, game.decisions());
    const Advice advice = allfours::advise(seen_from(game.table(), asked), expert_effort, stream);
    return object([&](JsonWriter& json) {
      json.number("seat", advice.seat);
      json.number("worlds", advice.worlds);
      json.number("solved", advice.solved);
      json.number("best", advice.best);
      json.place("against", advice.against);
      json.list("options", advice.options, [&](const Option& option) { write(json, option); });
      json.list("reasons", advice.reasons, [&](const Reason& reason) { write(json, reason); });
      json.member("text", advice_text(advice));
    });
  });
}

}  // namespace allfours::script
