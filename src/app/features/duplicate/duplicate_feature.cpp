#include "app/features/duplicate/duplicate_feature.hpp"

#include <array>

#include "app/features/review/table_review.hpp"
#include "app/layers.hpp"
#include "app/table/table_state.hpp"
#include "app/verb_functions.hpp"

namespace allfours {

namespace {

bool compare_hands(App& app) {
  AppState& state = app.state();
  return offers_review(*state.table) && toggle_dialog(app, duplicate_dialog);
}

// One hand after another. The dialog of the verdicts is closed then: a verdict that is still
// pending gives way.
void ask_for_hand_again(App& app) {
  AppState& state = app.state();
  if (state.dialog == duplicate_dialog) state.context.requests.drop(Requests::Owner::verdict);
  ask_for_next<&TableState::hands_again, Requests::Owner::hand_again>(app, duplicate_dialog);
}

constexpr std::array duplicate_verbs{
    Verb{"duplicate", Where::game, "", Touch::once, act_by<compare_hands>}};

constexpr std::array duplicate_dialogs{
    Dialog{duplicate_dialog, &Words::duplicate, write_duplicate}};

}  // namespace

extern const Feature duplicate_feature{.verbs = duplicate_verbs,
                                       .dialogs = duplicate_dialogs,
                                       .asking = {Requests::Owner::hand_again, ask_for_hand_again,
                                                  hear_next<&TableState::hands_again>}};

}  // namespace allfours
