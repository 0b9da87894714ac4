#include "app/features/review/review_feature.hpp"

#include <array>

#include "app/features/review/table_review.hpp"
#include "app/features/review/verdict_dialog.hpp"
#include "app/layers.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_state.hpp"
#include "app/verb_functions.hpp"

namespace allfours {

namespace {

bool review_decisions(App& app) {
  AppState& state = app.state();
  return offers_review(*state.table) && toggle_dialog(app, verdicts_dialog);
}

// The table before a decision.
bool look_at_decision(App& app, std::string_view what) {
  AppState& state = app.state();
  state.dialog = {};
  return go_to_moment(*state.table, what);
}

// Branches off from there.
bool try_decision(App& app, std::string_view what) {
  AppState& state = app.state();
  if (!branch_before_decision(*state.table, what)) return false;
  state.dialog = {};
  return true;
}

// One decision after another.
void ask_reviewer(App& app) {
  ask_for_next<&TableState::verdicts, Requests::Owner::verdict>(app, verdicts_dialog);
}

constexpr std::array review_verbs{
    Verb{"verdicts", Where::game, "", Touch::once, act_by<review_decisions>},
    Verb{"verdict", Where::game, "MOMENT", Touch::once, act_by<look_at_decision>},
    Verb{"try", Where::game, "MOMENT", Touch::decides, act_by<try_decision>},
    Verb{"review_at", Where::game, "MOMENT", Touch::once, at_table<review_at>},
    Verb{"review_of", Where::game, "SEAT", Touch::once, at_table<review_seat>}};

constexpr std::array review_dialogs{Dialog{verdicts_dialog, &Words::review, write_verdicts}};

}  // namespace

extern const Feature review_feature{
    .verbs = review_verbs,
    .dialogs = review_dialogs,
    .asking = {Requests::Owner::verdict, ask_reviewer, hear_next<&TableState::verdicts>}};

}  // namespace allfours
