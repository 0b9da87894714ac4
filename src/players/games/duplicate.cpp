#include "players/games/duplicate.hpp"

#include <algorithm>

#include "core/game/link_end.hpp"
#include "core/game/record.hpp"
#include "core/log/decision_text.hpp"
#include "core/table/seat_view.hpp"
#include "players/chances/house_chances.hpp"

namespace allfours {

namespace {

// The decisions of the original hand, as long as they are repeated.
class Followed {
 public:
  explicit Followed(std::vector<Decision> decisions) : decisions_(std::move(decisions)) {}

  // The next original decision, or null after a divergence.
  const Decision* next() const {
    return place_ < decisions_.size() ? &decisions_[place_] : nullptr;
  }
  bool lays_down_next(int seat) const {
    const Decision* decision = next();
    return decision != nullptr && decision->kind == Decision::Kind::lay_down &&
           decision->seat == seat;
  }
  void go_on() { ++place_; }
  void leave() { place_ = decisions_.size(); }

 private:
  std::vector<Decision> decisions_;
  std::size_t place_ = 0;
};

}  // namespace

Game play_hand_again(const Game& game, const HandPlayed& hand, int seat, const Bots& bots,
                     const Player& computer) {
  Record record = record_of_hand(game.setup(), game.log(), hand.hand);
  const auto begins = game.log().begin() + hand.begins;
  const int before = static_cast<int>(std::count_if(
      game.log().begin(), begins, [](const Event& event) { return is_decision(event.kind); }));
  Followed followed(std::move(record.decisions));
  Game again(record.setup);
  while (!again.over() && again.table().hand == hand.hand) {
    const Question asked = again.question();
    const bool ours = asked.seat == seat;
    const Player& player = ours ? computer : *find_player(bots[at(asked.seat)]);
    const bool as_it_was = followed.next() != nullptr;
    const SeatView view = seen_from(again.table(), asked.seat);
    Stream stream = decision_stream(again.table().seed_key, asked.seat, before + again.decisions());
    if (asked.lay_down) {
      const bool laid_down = followed.lays_down_next(asked.seat);
      const bool lays_down = as_it_was && !ours ? laid_down : player.lays_down(view, stream);
      if (as_it_was && lays_down != laid_down) followed.leave();
      if (!lays_down) {
        again.keep_hand(asked.seat);
        continue;
      }
      if (again.play(Decision::of_lay_down(asked.seat))) std::abort();
      followed.go_on();
      continue;
    }
    Decision decision = as_it_was && !ours ? *followed.next() : player.choose(view, stream);
    if (as_it_was) {
      if (same_choice(decision, *followed.next())) {
        decision = *followed.next();  // discards in the same order
        followed.go_on();
      } else {
        followed.leave();
      }
    }
    if (again.play(decision)) std::abort();  // bots choose legally
  }
  return again;
}

double chance_after(const Setup& setup, const HandPlayed& hand, int side) {
  if (hand.winner >= 0) return hand.winner == side ? 1 : 0;
  const Table table = new_table(setup);
  return chance_to_win(table, hand.after, next_seat(table, hand.dealer), side);
}

int chance_of_ten_thousand(const Setup& setup, const HandPlayed& hand, int side) {
  return static_cast<int>(chance_after(setup, hand, side) * 10'000 + 0.5);
}

std::optional<HandAgain> duplicate(const Game& game, int hand, int seat, const Bots& bots,
                                   const Player& computer) {
  const auto own = hand_played(game.log(), hand);
  if (!own) return std::nullopt;
  return compare_hand(game, play_hand_again(game, *own, seat, bots, computer), hand);
}

std::optional<HandAgain> compare_hand(const Game& own, Game game, int hand) {
  auto played = hand_played(own.log(), hand);
  auto again = hand_played(game.log(), hand);
  if (!played || !again) return std::nullopt;
  const Setup setup = record_of_hand(own.setup(), own.log(), hand).setup;
  const Setup there = record_of_hand(game.setup(), game.log(), hand).setup;
  if (setup_text(setup) != setup_text(there)) return std::nullopt;
  HandAgain compared{*std::move(played), *std::move(again), std::move(game), std::nullopt};
  compared.parting = parting(own.log(), compared.own, compared.game.log(), compared.again);
  return compared;
}

namespace {

void write_scores(JsonWriter& json, std::string_view name, const Scores& scores, int sides) {
  json.list(name, std::span(scores).first(at(sides)), [&](int points) { json.number(points); });
}

void write_hand(JsonWriter& json, const Setup& setup, const HandPlayed& hand, int side) {
  const int sides = side_count(setup.rules, setup.players);
  json.open('{');
  write_scores(json, "score", hand.after, sides);
  json.number("chance", chance_of_ten_thousand(setup, hand, side));
  json.place("winner", hand.winner);
  json.list("points", hand.points, [&](const HandPoint& point) {
    json.open('{');
    json.member("for", wire(point.what));
    json.place("side", point.side);
    json.number("points", point.points);
    json.flag("counted", point.counted);
    json.close('}');
  });
  json.close('}');
}

std::string words_of(const Option& option) {
  return option.keeps ? "keep" : decision_text(option.decision);
}

}  // namespace

void write_members(JsonWriter& json, const HandAgain& compared, int side) {
  const Setup& setup = compared.game.setup();
  json.number("hand", compared.own.hand);
  json.number("dealer", compared.own.dealer);
  write_scores(json, "before", compared.own.before, side_count(setup.rules, setup.players));
  json.key("own");
  write_hand(json, setup, compared.own, side);
  json.key("computer");
  write_hand(json, setup, compared.again, side);
  json.member("link", whole_link(record_text(compared.game)));
  json.key("parting");
  if (!compared.parting) return json.null();
  json.open('{');
  json.number("event", compared.parting->one);
  json.number("there", compared.parting->other);
  json.number("seat", compared.parting->seat);
  json.number("trick", compared.parting->trick);
  json.member("own", words_of(compared.parting->one_chose));
  json.member("computer", words_of(compared.parting->other_chose));
  json.close('}');
}

}  // namespace allfours
