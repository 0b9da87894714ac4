// The table as a feature: deciding, looking back, and branching off. Knows no picture. Tests:
// tests/app/table, tests/app/app_fuzz_test.cpp.
#include <array>

#include "app/contests.hpp"
#include "app/feature.hpp"
#include "app/modes/lesson/table_first_game.hpp"
#include "app/modes/people/table_people.hpp"
#include "app/table/table_ahead.hpp"
#include "app/table/table_dealing.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_mistakes.hpp"
#include "app/table/table_playing.hpp"
#include "app/verb_functions.hpp"
#include "words/spoken_text.hpp"

namespace allfours {

namespace {

// The score is told with that of what the game counts for: the games won in a series, the stakes.
bool tell_at_table(App& app, std::string_view what) {
  AppState& state = app.state();
  if (!tell(*state.table, what)) return false;
  if (what != "score") return true;
  for (const Account& account : accounts(app)) {
    const std::string mark = without_signs(*state.context.words, account.mark);
    if (!mark.empty()) state.context.answer.text += " " + upper_first(mark) + ".";
  }
  return true;
}

constexpr std::array table_verbs{
    Verb{"card", Where::table, "CARD", Touch::decides, at_table<click_card>},
    Verb{"put", Where::table, "CARD", Touch::decides, at_table<put_card>},
    Verb{"say", Where::table, "WORD", Touch::decides, at_table<say_word>},
    Verb{"discard", Where::table, "", Touch::decides, at_table<discard_picked>},
    Verb{"lay_down", Where::table, "", Touch::decides, at_table<lay_hand_down>},
    Verb{"claim", Where::table, "", Touch::decides, at_table<claim_rest>},
    Verb{"keep", Where::table, "", Touch::decides, at_table<keep_hand>},
    Verb{"play_illegal", Where::table, "CARD", Touch::confirms, at_table<play_illegal>},
    Verb{"look_early", Where::table, "", Touch::decides, at_table<look_early>},
    Verb{"exposes", Where::table, "", Touch::once, at_table<toggle_exposing>},
    Verb{"expose", Where::table, "CARD", Touch::decides, at_table<expose_card>},
    Verb{"call_card", Where::table, "CARD", Touch::decides, at_table<call_card>},
    Verb{"take_back", Where::table, "", Touch::decides, at_table<take_back>},
    Verb{"leave_it", Where::table, "", Touch::decides, at_table<leave_it>},
    Verb{"calls", Where::table, "", Touch::once, at_table<toggle_call_list>},
    Verb{"call_step", Where::table, "STEPS", Touch::steps, at_table<step_call>},
    Verb{"call_it", Where::table, "", Touch::decides, at_table<call_it>},
    Verb{"deal_to", Where::table, "SEAT", Touch::once, at_table<deal_to>},
    Verb{"deal_next", Where::table, "", Touch::once, at_table<deal_next>},
    Verb{"deal_back", Where::table, "", Touch::once, at_table<deal_back>},
    Verb{"deal_done", Where::table, "", Touch::decides, at_table<deal_done>},
    Verb{"deal_rightly", Where::table, "", Touch::decides, at_table<deal_rightly>},
    Verb{"call_misdeal", Where::table, "", Touch::decides, at_table<call_misdeal>},
    Verb{"take_seat", Where::game, "", Touch::decides, at_table<take_seat>},
    Verb{"next_hand", Where::game, "", Touch::decides, at_table<go_to_next_hand>},
    Verb{"close_caption", Where::game, "", Touch::once, at_table<close_caption>},
    Verb{"undo", Where::game, "", Touch::confirms, at_table<undo>},
    Verb{"redo", Where::game, "", Touch::once, at_table<redo>},
    Verb{"skip", Where::table, "", Touch::once, at_table<skip>},
    Verb{"tell", Where::table, "trump|score|trick|hand|lines", Touch::once, act_by<tell_at_table>},
    Verb{"fold", Where::table, "", Touch::once, at_table<fold_caption>},
    Verb{"moment", Where::game, "MOMENT", Touch::once, at_table<go_to_moment>},
    Verb{"step", Where::game, "STEPS", Touch::steps, at_table<step_moments>},
    Verb{"trick", Where::game, "STEPS", Touch::steps, at_table<step_by_tricks>},
    Verb{"back_to_game", Where::game, "", Touch::once, at_table<back_to_game>},
    Verb{"play_on", Where::game, "", Touch::decides, at_table<play_on>},
    Verb{"game", Where::game, "GAME", Touch::once, at_table<choose_game>},
    Verb{"hand", Where::table, "HEADING", Touch::once, at_table<toggle_hand>},
    Verb{"why", Where::table, "AWARD", Touch::once, at_table<toggle_why>},
    Verb{"last_trick", Where::table, "", Touch::once, at_table<toggle_last_trick>},
    Verb{"all_hands", Where::table, "", Touch::once, at_table<toggle_all_hands>}};

}  // namespace

extern const Feature table_feature{.verbs = table_verbs};

}  // namespace allfours
