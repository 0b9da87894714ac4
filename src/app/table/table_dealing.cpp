// Dealing by hand at the table, and calling a misdeal (RULES.md §4).
#include "app/action_number.hpp"
#include "app/narration/prompt.hpp"
#include "app/table/table_screen.hpp"
#include "core/table/dealing.hpp"
#include "core/table/irregular.hpp"

namespace allfours {

bool TableScreen::deals_by_hand() const {
  return context_->offers_play() && !waits_ && !reviewing() && session_.eyes() >= 0 &&
         PacketsDealt::asked(session_);
}

std::string TableScreen::dealing_prompt() const {
  const std::string asked = allfours::prompt(narrator(), view());
  const int last = packets_.last(session_);
  if (last < 0) return asked;
  return asked + " " +
         fill(context_->words->with_value,
              {{"text", upper_first(narrator().you_or_name(last))},
               {"value", number_text(packets_.counts(session_)[last])}});
}

Action TableScreen::deal_action(int seat) const {
  const Words& w = *context_->words;
  const int size = packets_.size_for(session_, seat);
  return {"deal_to:" + std::to_string(seat),
          fill(w.deal_to, seat == session_.human(),
               {{"who", narrator().name(seat)}, {"n", number_text(size)}}),
          false};
}

std::vector<Action> TableScreen::dealing_actions() const {
  const Words& w = *context_->words;
  std::vector<Action> actions;
  const int next = packets_.next(session_);
  if (packets_.size_for(session_, next) > 0) {
    actions.push_back({"deal_next", deal_action(next).label, true});
  }
  if (packets_.can_be_right(session_)) {
    actions.push_back({"deal_rightly", std::string(w.deal_rightly), false});
  }
  if (packets_.none(session_)) return actions;
  actions.push_back({"deal_done", std::string(w.deal_done), false});
  actions.push_back({"deal_back", std::string(w.deal_back), false});
  return actions;
}

std::vector<Action> TableScreen::seats_to_deal_to() const {
  std::vector<Action> actions;
  if (!deals_by_hand()) return actions;
  for (int i = 0; i < session_.table().players; ++i) {
    const int seat = (eldest(session_.table()) + i) % session_.table().players;
    if (packets_.size_for(session_, seat) > 0) actions.push_back(deal_action(seat));
  }
  return actions;
}

SeatCounts TableScreen::packets_dealt() const {
  return deals_by_hand() ? packets_.counts(session_)
                         : SeatCounts::each(session_.table().players, 0);
}

bool TableScreen::deal_to(std::string_view what) {
  if (!deals_by_hand() || !packets_.deal_to(session_, number_in(what, -1))) return false;
  if (packets_.right(session_)) return deal_done();
  context_->say_aloud(dealing_prompt());
  return true;
}

bool TableScreen::deal_next() { return deal_to(std::to_string(packets_.next(session_))); }

bool TableScreen::deal_back() {
  if (!deals_by_hand() || !packets_.take_back(session_)) return false;
  context_->say_aloud(dealing_prompt());
  return true;
}

bool TableScreen::deal_done() {
  if (!deals_by_hand() || packets_.none(session_)) return false;
  return decide(Decision::of_deal(session_.human(), packets_.counts(session_)));
}

bool TableScreen::deal_rightly() {
  if (!deals_by_hand() || !packets_.can_be_right(session_)) return false;
  return decide(Decision::of_deal(session_.human(), right_counts(session_.table())));
}

bool TableScreen::asked_about_misdeal() const {
  return context_->offers_play() && session_.at_end() && !session_.human_to_decide() &&
         session_.table().phase == Phase::misdeal_calls && session_.leaves_misdeal_to_person();
}

bool TableScreen::sees_misdeal() const {
  return (session_.human_to_decide() || asked_about_misdeal()) &&
         allfours::may_call_misdeal(session_.table(), session_.human());
}

bool TableScreen::call_misdeal() {
  return may_call_misdeal() && decide(Decision::of_call_misdeal(session_.human()));
}

}  // namespace allfours
