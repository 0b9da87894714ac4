// Calls for advice, verdicts and comparisons.
#include "core/log/decision_text.hpp"
#include "players/advice/reviewer.hpp"
#include "players/games/duplicate.hpp"
#include "players/player_api.hpp"
#include "players/search/expert.hpp"
#include "script/calls.hpp"
#include "script/games.hpp"

namespace allfours::script {

namespace {

void write(JsonWriter& json, const Option& option) {
  json.open('{');
  json.member("words", option.keeps ? "keep" : decision_text(option.decision));
  // In 1/10,000.
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

void write_members(JsonWriter& json, const Advice& advice) {
  json.number("seat", advice.seat);
  json.number("worlds", advice.worlds);
  json.number("solved", advice.solved);
  json.number("best", advice.best);
  json.place("against", advice.against);
  json.list("options", advice.options, [&](const Option& option) { write(json, option); });
  json.list("reasons", advice.reasons, [&](const Reason& reason) { write(json, reason); });
}

std::string_view word_of(Verdict::Mark mark) {
  constexpr std::array<std::string_view, mark_count> words{"best", "good", "doubtful", "mistake"};
  return words[static_cast<std::size_t>(mark)];
}

}  // namespace

std::string advise(std::string_view name, int seat) {
  return with_game(name, [&](const Game& game) -> std::string {
    if (game.over()) return error("The game is over.");
    if (seat != -1 && !has_seat(game, seat)) return no_seat(game, seat);
    const int asked = seat < 0 ? game.table().turn : seat;
    if (game.table().turn != asked && !may_lay_down_hand(game, asked)) {
      return error("Seat " + std::to_string(asked) + " has nothing to choose now.");
    }
    const Advice advice = advised(game, asked);
    return object([&](JsonWriter& json) {
      write_members(json, advice);
      json.member("text", advice_text(advice));
    });
  });
}

std::string review(std::string_view name, int event) {
  return with_game(name, [&](const Game& game) -> std::string {
    const int count = static_cast<int>(game.log().size());
    if (event < 0 || event >= count || !is_decision(game.log()[at(event)].kind)) {
      return error("Event " + std::to_string(event) + " of " + std::to_string(count) +
                   " is no decision.");
    }
    const Verdict verdict = review_decision(game, event, expert_effort);
    return object([&](JsonWriter& json) {
      json.number("event", verdict.event);
      json.number("chosen", verdict.chosen);
      json.number("cost", verdict.cost());
      json.member("mark", word_of(verdict.mark()));
      json.flag("lucky", verdict.lucky());
      write_members(json, verdict.advice);
      json.member("text", verdict_text(verdict));
    });
  });
}

std::string duplicate(std::string_view name, int hand, int seat, std::string_view bots,
                      std::string_view player) {
  return with_game(name, [&](const Game& game) -> std::string {
    if (!has_seat(game, seat)) return no_seat(game, seat);
    const Setup& setup = game.setup();
    const auto others = parse_bots(bots, setup.players);
    if (const auto* no = std::get_if<Fault>(&others)) return error(no->sentence());
    const Player* computer = find_player(player);
    if (computer == nullptr) return no_player(player);
    const auto both = allfours::duplicate(game, hand, seat, std::get<Bots>(others), *computer);
    if (!both) return error("No hand " + std::to_string(hand) + " of this game is over.");
    return object([&](JsonWriter& json) {
      write_members(json, *both, seat % side_count(setup.rules, setup.players));
    });
  });
}

}  // namespace allfours::script
