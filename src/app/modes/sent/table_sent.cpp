// A game from a link: its description, waiting for somebody to begin, and playback of it.
#include <algorithm>

#include "app/table/table_screen.hpp"
#include "words/variant_words.hpp"

namespace allfours {

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
  const SentFacts special = mode().sent_facts(*this);
  Caption sent{special.title, {}};
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
  for (const std::string& fact : special.facts) add(fact);
  if (others_moves_) add(std::string(w.sent_seat));
  return sent;
}

bool TableScreen::begin_sent() {
  if (!waits_) return false;
  if (as_played()) review_.move_on_from_here();
  waits_ = false;
  due_ = context_->now;
  return true;
}

bool TableScreen::watches() const {
  return mode().facts().can_be_watched && reviewing() && others_moves_ && !own_ &&
         practice_.shown() == 0 && !waits_;
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
