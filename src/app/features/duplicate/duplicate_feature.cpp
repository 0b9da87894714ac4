#include "app/features/duplicate/duplicate_feature.hpp"

#include <array>
#include <utility>

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

// One hand after another while the dialog is open. That of the verdicts is closed then: a verdict
// that is still pending gives way.
void ask_for_hand_again(App& app) {
  AppState& state = app.state();
  if (!state.table || state.dialog != duplicate_dialog) return;
  update_hands_again(*state.table);
  Requests& requests = state.context.requests;
  requests.drop(Requests::Owner::verdict);
  if (!requests.allows(Requests::Owner::hand_again)) return;
  if (auto thought = hand_again_request(*state.table))
    requests.ask(Requests::Owner::hand_again, *std::move(thought));
}

bool hear_hand_again(App& app, std::string_view text) {
  hear_hand_again(app.state().table.value(), text);
  return true;
}

constexpr std::array duplicate_verbs{
    Verb{"duplicate", Where::game, "", Touch::once, act_by<compare_hands>}};

constexpr std::array duplicate_dialogs{
    Dialog{duplicate_dialog, &Words::duplicate, write_duplicate}};

}  // namespace

extern const Feature duplicate_feature{
    .verbs = duplicate_verbs,
    .dialogs = duplicate_dialogs,
    .asking = {Requests::Owner::hand_again, ask_for_hand_again, hear_hand_again}};

}  // namespace allfours
