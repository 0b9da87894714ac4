#include "app/session.hpp"

namespace allfours {

Session::Session(Setup setup, int human, const Player& computer)
    : Session(Record{std::move(setup), {}}, human, computer) {}

Session::Session(const Record& record, int human, const Player& computer)
    : setup_(record.setup),
      human_(human),
      computer_(&computer),
      end_table_(new_table(setup_)),
      shown_table_(end_table_) {
  advance(end_table_, log_);
  for (const Decision& decision : record.decisions) happen(decision);
}

void Session::show_next() {
  apply(shown_table_, log_[static_cast<std::size_t>(shown_)]);
  ++shown_;
}

void Session::show(int count) {
  if (count < shown_) {
    shown_table_ = new_table(setup_);
    shown_ = 0;
  }
  while (shown_ < count && !at_end()) show_next();
}

void Session::happen(const Decision& decision) {
  log_.push_back(std::get<Event>(judge(end_table_, decision)));
  apply(end_table_, log_.back());
  advance(end_table_, log_);
  ++decisions_;
  asked_up_to_ = 0;
}

std::optional<Refusal> Session::decide(const Decision& decision) {
  auto judged = judge(end_table_, decision);
  if (auto* no = std::get_if<Refusal>(&judged)) return std::move(*no);
  undone_.clear();
  happen(decision);
  return std::nullopt;
}

int Session::human_place() const {
  const Asked asked = may_lay_down(end_table_);
  for (int i = 0; i < asked.count; ++i) {
    if (asked.seats[static_cast<std::size_t>(i)] == human_) return i + 1;
  }
  return 0;
}

int Session::seat_to_ask() const {
  const Asked asked = may_lay_down(end_table_);
  return asked_up_to_ < asked.count ? asked.seats[static_cast<std::size_t>(asked_up_to_)] : -1;
}

void Session::restore(int taken_back, bool hand_kept) {
  taken_back_ = taken_back;
  if (hand_kept) keep_hand();
}

bool Session::human_may_lay_down() const { return at_end() && seat_to_ask() == human_; }

bool Session::human_to_decide() const {
  return at_end() && end_table_.turn == human_ && seat_to_ask() < 0;
}

bool Session::computer_to_decide() const {
  if (!at_end() || end_table_.turn < 0) return false;
  const int asked = seat_to_ask();
  return (asked >= 0 ? asked : end_table_.turn) != human_;
}

std::optional<Session::Question> Session::question() const {
  if (end_table_.turn < 0) return std::nullopt;
  const int asked = seat_to_ask();
  const int seat = asked >= 0 ? asked : end_table_.turn;
  if (seat == human_) return std::nullopt;
  return Question{seat, asked >= 0};
}

bool Session::answer(const std::optional<Decision>& decision) {
  const auto asked = question();
  if (!asked || (decision && decision->seat != asked->seat)) return false;
  if (!decision) {
    if (asked->lay_down) ++asked_up_to_;
    return asked->lay_down;
  }
  if ((decision->kind == Decision::Kind::lay_down) != asked->lay_down) return false;
  if (std::holds_alternative<Refusal>(judge(end_table_, *decision))) return false;
  undone_.clear();  // the game has gone another way
  happen(*decision);
  return true;
}

bool Session::let_computer_decide() {
  if (!at_end()) return false;
  const std::size_t before = log_.size();
  while (log_.size() == before) {
    const auto asked = question();
    if (!asked) return false;
    const SeatView seen = seen_from(end_table_, asked->seat);
    Stream stream = decision_stream(end_table_.seed_key, asked->seat, decisions_);
    if (!asked->lay_down) {
      answer(computer_->choose(seen, stream));
    } else if (computer_->lays_down(seen, stream)) {
      answer(Decision::of_lay_down(asked->seat));
    } else {
      answer(std::nullopt);
    }
  }
  return true;
}

std::optional<std::size_t> Session::last_own_decision() const {
  for (std::size_t i = log_.size(); i-- > 0;) {
    const Event& event = log_[i];
    if (event.seat == human_ && !decisions_in({&event, 1}).empty()) return i;
  }
  return std::nullopt;
}

bool Session::can_undo() const { return last_own_decision().has_value(); }

void Session::refold() {
  end_table_ = new_table(setup_);
  for (const Event& event : log_) apply(end_table_, event);
  decisions_ = static_cast<int>(decisions_in(log_).size());
  asked_up_to_ = 0;
}

void Session::undo() {
  const auto cut = last_own_decision();
  if (!cut) return;
  undone_.push_back(decisions_in({log_.data() + *cut, log_.size() - *cut}));
  log_.resize(*cut);
  refold();
  ++taken_back_;
  show(0);
  show(static_cast<int>(*cut));
}

void Session::redo() {
  if (undone_.empty()) return;
  const auto again = std::move(undone_.back());
  undone_.pop_back();
  for (const Decision& decision : again) happen(decision);
  show(static_cast<int>(log_.size()));
}

void Session::branch() {
  log_.resize(static_cast<std::size_t>(shown_));
  undone_.clear();
  refold();
  advance(end_table_, log_);
}

}  // namespace allfours
