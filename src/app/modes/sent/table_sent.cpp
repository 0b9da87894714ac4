// A game from a link: its description, waiting for somebody to begin, and playback of it.
#include <algorithm>

#include "app/features/settings/settings.hpp"
#include "app/table/table_screen.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

// Number of hands of a log with a decision.
int hands_decided(std::span<const Event> log) {
  int hands = 0;
  int hand = 0;
  int decided = 0;
  for (const Event& event : log) {
    if (event.kind == EventKind::hand) hand = event.hand_number;
    if (!is_decision(event.kind) || decided == hand) continue;
    decided = hand;
    ++hands;
  }
  return hands;
}

}  // namespace

bool TableScreen::as_played() const {
  const std::span<const Event> shown(session_.log().data(), at(session_.shown()));
  if (!reviewing() || !others_moves_ || shown.empty() || !decisions_in(shown).empty()) return false;
  return session_.last_shown().kind == EventKind::deal ||
         session_.table().phase == Phase::deal_by_hand;
}

Caption TableScreen::sent() const {
  if (!waits_) return {};
  const Words& w = *context_->words;
  const Setup& setup = session_.setup();
  const Table& table = session_.table();
  const std::span<const Event> log = session_.log();
  const bool one_hand = hands_decided(log) == 1;
  Caption sent;
  if (duel_) {
    sent.title = duel_title();
  } else {
    sent.title = !others_moves_ ? w.sent_deal
                 : as_played()  ? (one_hand ? w.sent_hand : w.sent_played)
                 : reviewing()  ? w.sent_moment
                                : w.sent_game;
  }
  const auto add = [&](const std::string& fact) {
    sent.text += (sent.text.empty() ? "" : "\u00a0· ") + fact;  // no line begins with the dot
  };
  add(std::string(variant_name(context_->language, *setup.variant)) + " " +
      fill(w.to_target, {{"n", number_text(setup.rules.target)}}));
  if (const int hand = std::max<int>(table.hand, first_hand(setup)); hand > 1) {
    add(fill(w.duplicate_hand, {{"n", number_text(hand)}}));
    std::string score;
    for (int i = 0; i < table.sides; ++i) {
      score +=
          (i > 0 ? "–" : "") + number_text(table.score[at((session_.human() + i) % table.sides)]);
    }
    add(score);
  }
  if (duel_) {
    add(fill(w.duel_deals, {{"n", number_text(duel_->duel.deals)}}));
    add(std::string(w.duel_strict));
  }
  // For a single finished hand, the points of its player.
  std::optional<int> beat = beat_;
  if (!beat && one_hand && as_played() && hand_ended(log, first_hand(setup))) {
    beat = points_in_hand(log, first_hand(setup), session_.human() % table.sides);
  }
  if (beat) add(fill(w.challenge_mark, {{"n", number_text(*beat)}}));
  if (others_moves_) add(std::string(w.sent_seat));
  return sent;
}

std::vector<Caption> TableScreen::captions() const {
  if (puzzle_) return puzzle_->captions(narrator());
  if (!lesson_) return {sent()};
  return lesson_->captions(narrator());
}

bool TableScreen::begin_sent() {
  if (!waits_) return false;
  if (as_played()) review_.move_on_from_here();
  waits_ = false;
  due_ = context_->now;
  return true;
}

bool TableScreen::watches() const {
  return reviewing() && others_moves_ && !own_ && !duel_ && practice_.shown() == 0 &&
         !context_->embedding && !waits_;
}

std::vector<Action> TableScreen::watching_actions() const {
  const Words& w = *context_->words;
  const auto steps = static_cast<int>(pace_names.size());
  const int pace = pace_step(context_->settings.pace);
  std::vector<Action> actions;
  if (review_.moves_on()) {
    actions.push_back({"pause", std::string(w.pause), true});
  } else {
    actions.push_back({"play", std::string(w.step_play), true});
  }
  actions.push_back({"play_on", std::string(w.take_over), false});
  // The next pace; after the fastest, the slowest.
  actions.push_back(
      {"pace:" + std::string(pace_names[at((pace + 1) % steps)]),
       fill(w.with_value,
            {{"text", w.pace}, {"value", number_text(pace + 1) + "/" + number_text(steps)}}),
       false});
  return actions;
}

bool TableScreen::play() {
  if (!watches()) return false;
  review_.move_on_from_here();
  due_ = context_->now;
  return true;
}

bool TableScreen::pause() {
  if (!watches() || !review_.moves_on()) return false;
  review_.rest();
  return true;
}

}  // namespace allfours
