#include "app/table/table_feature.hpp"

#include <array>

#include "app/features/series/series_feature.hpp"
#include "app/verb_functions.hpp"

namespace allfours {

namespace {

// The score of a game of a series is told with the games won.
bool tell_at_table(App& app, std::string_view what) {
  AppState& state = app.state();
  if (!state.table->tell(what)) return false;
  if (const std::string series = series_mark(app); what == "score" && !series.empty())
    state.context.answer.text += " " + upper_first(series) + ".";
  return true;
}

using Where = Verb::Where;
using Touch = Verb::Touch;

constexpr std::array table_verbs{
    Verb{"card", Where::table, "CARD", Touch::decides, at_table<&TableScreen::click_card>},
    Verb{"put", Where::table, "CARD", Touch::decides, at_table<&TableScreen::put_card>},
    Verb{"say", Where::table, "WORD", Touch::decides, at_table<&TableScreen::say_word>},
    Verb{"discard", Where::table, "", Touch::decides, at_table<&TableScreen::discard>},
    Verb{"lay_down", Where::table, "", Touch::decides, at_table<&TableScreen::lay_down>},
    Verb{"claim", Where::table, "", Touch::decides, at_table<&TableScreen::claim>},
    Verb{"keep", Where::table, "", Touch::decides, at_table<&TableScreen::keep_hand>},
    Verb{"play_illegal", Where::table, "CARD", Touch::confirms,
         at_table<&TableScreen::play_illegal>},
    Verb{"look_early", Where::table, "", Touch::decides, at_table<&TableScreen::look>},
    Verb{"exposes", Where::table, "", Touch::once, at_table<&TableScreen::toggle_exposing>},
    Verb{"expose", Where::table, "CARD", Touch::decides, at_table<&TableScreen::expose>},
    Verb{"call_card", Where::table, "CARD", Touch::decides, at_table<&TableScreen::call_card>},
    Verb{"take_back", Where::table, "", Touch::decides, at_table<&TableScreen::take_back>},
    Verb{"leave_it", Where::table, "", Touch::decides, at_table<&TableScreen::leave_it>},
    Verb{"calls", Where::table, "", Touch::once, at_table<&TableScreen::toggle_calls>},
    Verb{"call_step", Where::table, "STEPS", Touch::steps, at_table<&TableScreen::step_call>},
    Verb{"call_it", Where::table, "", Touch::decides, at_table<&TableScreen::call_it>},
    Verb{"deal_to", Where::table, "SEAT", Touch::once, at_table<&TableScreen::deal_to>},
    Verb{"deal_next", Where::table, "", Touch::once, at_table<&TableScreen::deal_next>},
    Verb{"deal_back", Where::table, "", Touch::once, at_table<&TableScreen::deal_back>},
    Verb{"deal_done", Where::table, "", Touch::decides, at_table<&TableScreen::deal_done>},
    Verb{"deal_rightly", Where::table, "", Touch::decides, at_table<&TableScreen::deal_rightly>},
    Verb{"call_misdeal", Where::table, "", Touch::decides, at_table<&TableScreen::call_misdeal>},
    Verb{"take_seat", Where::game, "", Touch::decides, at_table<&TableScreen::take_seat>},
    Verb{"next_hand", Where::game, "", Touch::decides, at_table<&TableScreen::next_hand>},
    Verb{"close_caption", Where::game, "", Touch::once, at_table<&TableScreen::close_caption>},
    Verb{"undo", Where::game, "", Touch::confirms, at_table<&TableScreen::undo>},
    Verb{"redo", Where::game, "", Touch::once, at_table<&TableScreen::redo>},
    Verb{"skip", Where::table, "", Touch::once, at_table<&TableScreen::skip>},
    Verb{"tell", Where::table, "trump|score|trick|hand|lines", Touch::once, act_by<tell_at_table>},
    Verb{"fold", Where::table, "", Touch::once, at_table<&TableScreen::fold>},
    Verb{"moment", Where::game, "MOMENT", Touch::once, at_table<&TableScreen::go_to_moment>},
    Verb{"step", Where::game, "STEPS", Touch::steps, at_table<&TableScreen::step>},
    Verb{"trick", Where::game, "STEPS", Touch::steps, at_table<&TableScreen::step_by_tricks>},
    Verb{"back_to_game", Where::game, "", Touch::once, at_table<&TableScreen::back_to_game>},
    Verb{"play_on", Where::game, "", Touch::decides, at_table<&TableScreen::play_on>},
    Verb{"game", Where::game, "GAME", Touch::once, at_table<&TableScreen::choose_game>},
    Verb{"hand", Where::table, "HEADING", Touch::once, at_table<&TableScreen::toggle_hand>},
    Verb{"why", Where::table, "AWARD", Touch::once, at_table<&TableScreen::toggle_why>},
    Verb{"last_trick", Where::table, "", Touch::once, at_table<&TableScreen::toggle_last_trick>},
    Verb{"all_hands", Where::table, "", Touch::once, at_table<&TableScreen::toggle_all_hands>}};

}  // namespace

const Feature table_feature{.verbs = table_verbs};

}  // namespace allfours
