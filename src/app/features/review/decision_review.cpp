#include "app/features/review/decision_review.hpp"

#include <algorithm>

#include "app/session/session.hpp"
#include "core/log/decision_code.hpp"
#include "players/advice/reviewer.hpp"

namespace allfours {

namespace {

// More than the longest game has.
constexpr std::size_t most_known = 4000;

// Number of events, of the first `seen`, that belong to finished hands.
int told_of(const Events& log, int seen) {
  while (seen > 0 && log[at(seen - 1)].kind != EventKind::hand_end &&
         log[at(seen - 1)].kind != EventKind::game_end) {
    --seen;
  }
  return seen;
}

// By log index, the number of moves up to and including each decision.
std::map<int, std::size_t> move_lengths(const Events& log) {
  std::map<int, std::size_t> found;
  std::size_t length = 0;
  for (std::size_t i = 0; i < log.size(); ++i) {
    if (!is_decision(log[i].kind)) continue;
    length += code_size(log[i]);
    found[static_cast<int>(i)] = length;
  }
  return found;
}

// True if the verdict is about this decision.
bool is_verdict_on(const Verdict& verdict, const Events& log, int event) {
  if (verdict.event != event) return false;
  const Event& made = log[at(event)];
  return verdict.advice.seat == made.seat &&
         verdict.chosen == verdict.advice.place_of(decision_of(made));
}

}  // namespace

int DecisionReview::seat(const Session& session) const {
  return asked_seat_ < 0 ? session.human() : asked_seat_;
}

void DecisionReview::look_at_seat(int seat) {
  asked_seat_ = seat;
  failed_ = false;
}

bool DecisionReview::is_of(const Session& session) const {
  return session.game().moves().starts_with(moves_) && seat_ == seat(session);
}

bool DecisionReview::look(const Session& session, int seen) {
  const std::string& moves = session.game().moves();
  const bool same = is_of(session);
  if (!same) {
    end_ = 0;
    failed_ = false;
    shown_event_ = -1;
  }
  const int end = std::max(end_, told_of(session.log(), seen));
  if (same && end == end_) return false;
  end_ = end;
  moves_ = moves;
  seat_ = seat(session);
  events_.clear();
  places_.clear();
  verdicts_.clear();
  occasions_.clear();
  const auto length = move_lengths(session.log());
  for (const int event : decisions_to_review(session.game(), seat_)) {
    if (event >= end) break;
    events_.push_back(event);
    places_.push_back(moves.substr(0, length.at(event)));
  }
  take_known(session);
  return !same;
}

// Takes verdicts from the cache as long as there are any.
void DecisionReview::take_known(const Session& session) {
  while (!complete()) {
    const auto next = known_.find(places_[verdicts_.size()]);
    if (next == known_.end()) return;
    occasions_.push_back(occasion_of(session.game(), events_[verdicts_.size()]));
    verdicts_.push_back(next->second.verdict);
  }
}

int DecisionReview::shown() const {
  for (std::size_t i = 0; i < verdicts_.size(); ++i) {
    if (verdicts_[i].event == shown_event_) return static_cast<int>(i);
  }
  if (verdicts_.empty() || !complete()) return verdicts_.empty() ? -1 : 0;
  const auto less = [](const Verdict& a, const Verdict& b) { return a.cost() < b.cost(); };
  return static_cast<int>(std::max_element(verdicts_.begin(), verdicts_.end(), less) -
                          verdicts_.begin());
}

bool DecisionReview::show(int event) {
  const auto is_it = [&](const Verdict& verdict) { return verdict.event == event; };
  if (std::none_of(verdicts_.begin(), verdicts_.end(), is_it)) return false;
  shown_event_ = event;
  return true;
}

WorkerRequest DecisionReview::request(const Session& session) const {
  return {.record = record_text(session.game()),
          .player = reviewer_name,
          .seat = seat_,
          .number = events_[verdicts_.size()]};
}

void DecisionReview::hear(std::string_view text, const Session& session) {
  if (!is_of(session)) return;
  auto verdict = parse_verdict(text);
  if (complete() || !verdict ||
      !is_verdict_on(*verdict, session.log(), events_[verdicts_.size()])) {
    failed_ = true;
    return;
  }
  if (known_.size() >= most_known) known_.clear();
  known_[places_[verdicts_.size()]] = {*std::move(verdict), std::string(text)};
  take_known(session);
}

std::vector<std::string> DecisionReview::kept(const Session& session) const {
  std::vector<std::string> texts;
  if (known_.empty()) return texts;
  const std::string& moves = session.game().moves();
  for (const auto& [event, length] : move_lengths(session.log())) {
    const auto found = known_.find(moves.substr(0, length));
    if (found != known_.end()) texts.push_back(found->second.text);
  }
  return texts;
}

void DecisionReview::restore(const Session& session, const std::vector<std::string>& texts) {
  if (texts.empty()) return;
  const Events& log = session.log();
  const auto length = move_lengths(log);
  for (const std::string& text : texts) {
    auto verdict = parse_verdict(text);
    if (!verdict) continue;
    const auto place = length.find(verdict->event);
    if (place == length.end() || !is_verdict_on(*verdict, log, verdict->event)) continue;
    known_[session.game().moves().substr(0, place->second)] = {*std::move(verdict), text};
  }
}

}  // namespace allfours
