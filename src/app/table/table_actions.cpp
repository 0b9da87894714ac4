#include "app/table/table_actions.hpp"

#include <bit>

#include "app/features/review/table_review.hpp"
#include "app/modes/people/table_people.hpp"
#include "app/modes/together/table_shared.hpp"
#include "app/narration/prompt.hpp"
#include "app/table/table_ahead.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_dealing.hpp"
#include "app/table/table_mistakes.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_results.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

namespace {

void add_words(const TableState& table, std::vector<Action>& actions, const Choice& now) {
  const Words& w = *table.context.words;
  const Phase phase = table.session.table().phase;
  for (int i = 0; i < 9; ++i) {
    if ((now.says >> i & 1) == 0) continue;
    const Say say = static_cast<Say>(i);
    const bool known = !is_lesson(table) && table.context.settings.said[at(i)] >= words_known;
    // Of two words neither is highlighted.
    actions.push_back(
        {"say:" + std::string(wire(say)),
         std::string(phase == Phase::calls           ? w.nothing_to_call
                     : phase == Phase::misdeal_calls ? w.let_pass
                                                     : table.narration.narrator().button(say)),
         actions.empty() && std::popcount(now.says) == 1,
         known ? std::string() : note_of(table.narration.narrator(), table.session.view(), say)});
  }
}

// Another game, or the dialog in which the contest of this one goes on.
Action after_game(const TableState& table) {
  const Words& w = *table.context.words;
  const ContestHere& contest = table.contest;
  if (contest.goes_on) return {"play_again", std::string(w.series_next), true};
  if (!contest.dialog.empty())
    return {std::string(contest.dialog), std::string(w.*contest.name), true};
  return {"play_again", std::string(w.play_again), true};
}

std::vector<Action> actions_now(const TableState& table) {
  const Words& w = *table.context.words;
  if (!table.context.offers_play()) return {};
  if (table.waits) {
    return {{"begin", std::string(w.sent_begin), true},
            {"rules", std::string(w.how_it_works), false}};
  }
  if (auto actions = table.mode->actions(table)) return *std::move(actions);
  if (looking_back(table)) {
    std::vector<Action> back{{"back_to_game", std::string(w.back_to_game), true}};
    if (!is_strict(table)) back.push_back({"play_on", std::string(w.play_on), false});
    return back;
  }
  if (const int next = next_person(table); next >= 0) {
    return {
        {"take_seat", fill(w.take_seat, {{"who", table.narration.narrator().name(next)}}), true}};
  }
  if (game_over(table) && table.practice.shown() > 0) {
    std::vector<Action> actions{{"back_to_game", std::string(w.back_to_real_game), true}};
    if (offers_review(table)) actions.push_back({"verdicts", std::string(w.review), false});
    actions.push_back({"all_hands", std::string(w.hands_all), false});
    return actions;
  }
  if (game_over(table)) {
    // Beside "Next game", "New game" would be understood as the same.
    std::vector<Action> actions{
        after_game(table),
        {"new_game", std::string(table.contest.goes_on ? w.start_screen : w.new_game), false}};
    if (offers_review(table)) actions.push_back({"verdicts", std::string(w.review), false});
    actions.push_back({"all_hands", std::string(w.hands_all), false});
    return actions;
  }
  if (waits_for_next_hand(table)) {
    return {{"next_hand", std::string(w.next_hand), true},
            {"all_hands", std::string(w.hands_all), false}};
  }
  if (may_err(table)) {
    if (auto mistakes = mistake_actions(table); !mistakes.empty()) return mistakes;
  }
  if (table.session.person_may_lay_down()) {
    return {{"lay_down", std::string(w.lay_down), false}, {"keep", std::string(w.keep), false}};
  }
  if (may_look(table)) return {{"look_early", std::string(w.look_early), false}};
  if (!table.session.person_to_decide()) return shared_actions(table);
  const Choice now = choice(table.session.table());
  std::vector<Action> actions;
  if (may_claim(table)) {
    actions.push_back({"claim", std::string(w.claim), false, std::string(w.claim_note)});
  }
  // If the only possible word is to let it pass, the question is about it.
  const bool misdeal = table.session.table().phase == Phase::misdeal_calls;
  if (misdeal) actions.push_back({"call_misdeal", std::string(w.call_misdeal), true});
  if (now.kind == Decision::Kind::say) {
    add_words(table, actions, now);
  } else if (now.kind == Decision::Kind::discard && table.picked.count() == now.discards) {
    actions.push_back({"discard", std::string(w.discard_button), true});
  } else if (now.kind == Decision::Kind::deal_by_hand) {
    actions = dealing_actions(table);
  }
  if (!misdeal && may_call_misdeal(table)) {
    actions.push_back({"call_misdeal", std::string(w.call_misdeal), false});
  }
  if (may_err(table) && !table.mistakes.suspects(table.session).empty()) {
    actions.push_back({"calls", std::string(w.call_revoke), false});
  }
  return actions;
}

}  // namespace

std::string prompt_at(const TableState& table) {
  if (table.waits || (looking_back(table) && !table.context.offers_play())) return {};
  if (looking_back(table)) {
    return fill(table.context.words->moment_of, {{"n", number_text(table.session.shown())},
                                                 {"text", number_text(live_moment(table))}});
  }
  if (game_over(table) || !table.session.at_end()) return {};
  if (table.mode->leads(table.session)) return {};
  if (next_person(table) >= 0) return curtain_caption(table).title;
  // In a table without players nobody is thinking.
  if (!table.context.offers_play() && table.session.table().turn != table.session.human())
    return {};
  if (may_err(table)) {
    if (std::string asked = mistake_prompt(table); !asked.empty()) return asked;
  }
  if (table.session.shares() && !table.session.takes_decision()) {
    if (std::string state = table.session.shared()->state(); !state.empty()) return state;
  }
  if (table.session.person_may_lay_down()) return std::string(table.context.words->ask_lay_down);
  // Nobody thinks before it has been read.
  if (award_waits(table) && !table.session.person_to_decide()) return {};
  if (deals_by_hand(table)) return dealing_prompt(table);
  return prompt(table.narration.narrator(), table.session.view());
}

std::vector<Action> actions_at(const TableState& table) {
  std::vector<Action> actions = actions_now(table);
  if (table.context.offers_play() && !result_text(table).empty()) {
    actions.push_back({"copy_result", std::string(table.context.words->copy_result), false});
  }
  return actions;
}

}  // namespace allfours
