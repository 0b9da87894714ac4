#include "app/session/session.hpp"

#include <algorithm>

#include "core/table/irregular.hpp"
#include "players/knowledge/exposed_card_calls.hpp"
#include "players/knowledge/revoke_detection.hpp"
#include "players/simple/mistake_model.hpp"

namespace allfours {

Session::Session(Setup setup, int human, const Player& fallback_bot, const Bots& bots)
    : Session(Game(std::move(setup)), human, fallback_bot, bots) {}

Session::Session(Game game, int human, const Player& fallback_bot, const Bots& bots)
    : game_(std::move(game)),
      seating_(human),
      fallback_bot_(&fallback_bot),
      bots_(bots),
      shown_table_(game_.table_at(0)) {}

void Session::show_next() {
  apply(shown_table_, log()[static_cast<std::size_t>(shown_)]);
  ++shown_;
}

SeatView Session::view() const {
  SeatView view = seen_from(shown_table_, seating_.eyes());
  view.seat = human();
  // Also hides cards that were seen before the curtain.
  if (seating_.hidden) view.table.hands[at(human())] = CardSet();
  return view;
}

void Session::seat_people(std::uint8_t seats) {
  seating_.seat(seats);
  leave_seats();
}

bool Session::curtain_is_due() const {
  if (!seating_.several() || seating_.curtain || !at_end()) return false;
  const int seat = game_.question().seat;
  return seat >= 0 && is_person(seat) && (seating_.hidden || seat != human());
}

void Session::show(int count) {
  count = std::clamp(count, 0, static_cast<int>(log().size()));
  if (count == shown_ + 1) return show_next();
  if (count == shown_) return;
  shown_table_ = game_.table_at(count);
  shown_ = count;
}

void Session::share(SharedGame& shared) {
  shared_ = &shared;
  follow();
}

bool Session::follow() {
  if (shared_ == nullptr) return false;
  seating_.names = shared_->names();
  for (int seat = 0; seat < setup().players; ++seat) bots_[at(seat)] = shared_->bot(seat);
  const Game& game = shared_->game();
  if (game.log().size() == log().size() && game.question() == game_.question()) return false;
  game_ = game;
  show(std::min(shown_, static_cast<int>(log().size())));
  return true;
}

void Session::keep_hand() {
  if (shared_ == nullptr) return game_.keep_hand(human());
  shared_->decide(std::nullopt);
  follow();
}

std::optional<Refusal> Session::decide(const Decision& decision) {
  if (shared_ != nullptr) {
    if (!shared_->decide(decision)) return Refusal{};
    follow();
    return std::nullopt;
  }
  const bool about_misdeal = game_.table().phase == Phase::misdeal_calls;
  auto no = game_.play(decision);
  if (no) return no;
  taken_back_.forget();
  if (about_misdeal && decision.kind == Decision::Kind::say) let_misdeal_pass();
  return no;
}

bool Session::leaves_misdeal_to_person() const {
  const Table& table = game_.table();
  return table.misdealt && !seating_.several() && !shares() && may_call_misdeal(table, human()) &&
         let_pass_ != std::pair<int, int>{table.hand, table.redeals};
}

void Session::let_misdeal_pass() { let_pass_ = {game_.table().hand, game_.table().redeals}; }

void Session::restore(int taken_back, bool hand_kept) {
  taken_back_.restore(taken_back);
  if (hand_kept) keep_hand();
}

bool Session::person_may_lay_down() const {
  return takes_decision() && game_.question() == Question{human(), true} && !out_of_turn();
}

bool Session::person_to_decide() const {
  return takes_decision() && game_.question() == Question{human(), false} && !out_of_turn();
}

bool Session::bot_to_decide() const {
  return at_end() && (question().has_value() || out_of_turn().has_value());
}

std::optional<Decision> Session::out_of_turn() const {
  // A shared game makes these decisions itself.
  if (!setup().rules.table_rules || shares() || leaves_misdeal_to_person()) return std::nullopt;
  unsigned others = 0;
  unsigned callers = 0;
  unsigned clumsy = 0;
  for (int seat = 0; seat < setup().players; ++seat) {
    if (is_person(seat)) continue;
    others |= 1U << seat;
    if (calls_cards(bot(seat))) callers |= 1U << seat;
    if (drops_cards(bot(seat))) clumsy |= 1U << seat;
  }
  if (auto dropped = drops(game_.table(), clumsy, game_.decisions())) return dropped;
  if (auto call = speaks_up(game_.table(), others)) return call;
  return calls_for(game_.table(), callers);
}

std::optional<Question> Session::question() const {
  if (shared_ != nullptr) {
    const Question asked = shared_->bot_question();
    return asked.seat < 0 ? std::nullopt : std::optional(asked);
  }
  if (out_of_turn()) return std::nullopt;
  const Question asked = game_.question();
  if (asked.seat < 0 || is_person(asked.seat)) return std::nullopt;
  const bool about_misdeal = game_.table().phase == Phase::misdeal_calls;
  if (about_misdeal && leaves_misdeal_to_person()) return std::nullopt;
  return asked;
}

bool Session::answer(const std::optional<Decision>& decision) {
  const auto asked = question();
  if (!asked || (decision && decision->seat != asked->seat)) return false;
  if (shared_ != nullptr) {
    if (!shared_->answer_bot(decision)) return false;
    follow();
    return true;
  }
  if (!decision) {
    if (asked->lay_down) game_.keep_hand(asked->seat);
    return asked->lay_down;
  }
  if ((decision->kind == Decision::Kind::lay_down) != asked->lay_down) return false;
  if (game_.play(*decision)) return false;
  taken_back_.forget();  // the game has changed
  return true;
}

bool Session::let_bot_decide() {
  if (!at_end()) return false;
  if (shared_ != nullptr) return shared_->let_bot_decide() && (follow(), true);
  const std::size_t before = log().size();
  if (const auto spoken = out_of_turn()) {
    if (game_.play(*spoken)) return false;
    taken_back_.forget();
    return true;
  }
  while (log().size() == before) {
    const auto asked = question();
    if (!asked) return false;
    const SeatView seen = seen_from(game_.table(), asked->seat);
    Stream stream = decision_stream(game_.table().seed_key, asked->seat, game_.decisions());
    if (!asked->lay_down) {
      answer(choose_as(*fallback_bot_, seen, stream));
    } else if (fallback_bot_->lays_down(seen, stream)) {
      answer(Decision::of_lay_down(asked->seat));
    } else {
      answer(std::nullopt);
    }
  }
  return true;
}

// Index of the last decision of this seat.
static std::optional<int> last_decision(const Events& log, int seat) {
  for (int i = static_cast<int>(log.size()); i-- > 0;) {
    const Event& event = log[static_cast<std::size_t>(i)];
    if (event.seat == seat && is_decision(event.kind)) return i;
  }
  return std::nullopt;
}

bool Session::can_undo() const { return last_decision(log(), human()).has_value(); }

void Session::undo() {
  const auto cut = last_decision(log(), human());
  if (!cut) return;
  taken_back_.put(decisions_in(std::span(log()).subspan(static_cast<std::size_t>(*cut))));
  game_.undo_to(*cut);
  let_pass_ = {-1, -1};
  shown_ = *cut;
  shown_table_ = game_.table();
}

void Session::redo() {
  if (!can_redo()) return;
  for (const Decision& decision : taken_back_.take()) game_.play(decision);
  show(static_cast<int>(log().size()));
}

void Session::branch() {
  taken_back_.forget();
  let_pass_ = {-1, -1};
  game_.undo_to(shown_);
}

}  // namespace allfours
