// The actions at the table, except its cards.
#include <bit>

#include "app/narration/prompt.hpp"
#include "app/table/table_screen.hpp"

namespace allfours {

std::vector<Action> TableScreen::actions() const {
  std::vector<Action> actions = actions_now();
  if (context_->offers_play() && !result_text().empty()) {
    actions.push_back({"copy_result", std::string(context_->words->copy_result), false});
  }
  return actions;
}

std::vector<Action> TableScreen::actions_now() const {
  const Words& w = *context_->words;
  if (!context_->offers_play()) return {};
  if (waits_) {
    return {{"begin", std::string(w.sent_begin), true},
            {"rules", std::string(w.how_it_works), false}};
  }
  if (auto actions = mode().actions(*this)) return *std::move(actions);
  if (reviewing()) {
    std::vector<Action> back{{"back_to_game", std::string(w.back_to_game), true}};
    if (!strict()) back.push_back({"play_on", std::string(w.play_on), false});
    return back;
  }
  if (const int next = next_person(); next >= 0) {
    return {{"take_seat", fill(w.take_seat, {{"who", narrator().name(next)}}), true}};
  }
  if (game_over() && practice_.shown() > 0) {
    std::vector<Action> actions{{"back_to_game", std::string(w.back_to_real_game), true}};
    if (offers_review()) actions.push_back({"verdicts", std::string(w.review), false});
    actions.push_back({"all_hands", std::string(w.hands_all), false});
    return actions;
  }
  if (game_over()) {
    std::vector<Action> actions{
        {"play_again", std::string(series_goes_on_ ? w.series_next : w.play_again), true},
        {"new_game", std::string(w.new_game), false}};
    if (offers_review()) actions.push_back({"verdicts", std::string(w.review), false});
    actions.push_back({"all_hands", std::string(w.hands_all), false});
    return actions;
  }
  if (waits_for_next_hand()) {
    return {{"next_hand", std::string(w.next_hand), true},
            {"all_hands", std::string(w.hands_all), false}};
  }
  if (may_err()) {
    if (auto mistakes = mistake_actions(); !mistakes.empty()) return mistakes;
  }
  if (session_.human_may_lay_down()) {
    return {{"lay_down", std::string(w.lay_down), false}, {"keep", std::string(w.keep), false}};
  }
  if (may_look()) return {{"look_early", std::string(w.look_early), false}};
  if (!session_.human_to_decide()) return shared_actions();
  const Choice now = choice(session_.table());
  std::vector<Action> actions;
  if (may_claim()) {
    actions.push_back({"claim", std::string(w.claim), false, std::string(w.claim_note)});
  }
  // If the only possible word is to let it pass, the question is about it.
  const bool misdeal = session_.table().phase == Phase::misdeal_calls;
  if (misdeal) actions.push_back({"call_misdeal", std::string(w.call_misdeal), true});
  if (now.kind == Decision::Kind::say) {
    add_words(actions, now);
  } else if (now.kind == Decision::Kind::discard && picked_.count() == now.discards) {
    actions.push_back({"discard", std::string(w.discard_button), true});
  } else if (now.kind == Decision::Kind::deal_by_hand) {
    actions = dealing_actions();
  }
  if (!misdeal && may_call_misdeal()) {
    actions.push_back({"call_misdeal", std::string(w.call_misdeal), false});
  }
  if (may_err() && !mistakes_.suspects(session_).empty()) {
    actions.push_back({"calls", std::string(w.call_revoke), false});
  }
  return actions;
}

void TableScreen::add_words(std::vector<Action>& actions, const Choice& now) const {
  const Words& w = *context_->words;
  const Phase phase = session_.table().phase;
  for (int i = 0; i < 9; ++i) {
    if ((now.says >> i & 1) == 0) continue;
    const Say say = static_cast<Say>(i);
    const bool known = !is_lesson() && context_->settings.said[at(i)] >= words_known;
    // Of two words neither is highlighted.
    actions.push_back({"say:" + std::string(wire(say)),
                       std::string(phase == Phase::calls           ? w.nothing_to_call
                                   : phase == Phase::misdeal_calls ? w.let_pass
                                                                   : narrator().button(say)),
                       actions.empty() && std::popcount(now.says) == 1,
                       known ? std::string() : note_of(narrator(), view(), say)});
  }
}

}  // namespace allfours
