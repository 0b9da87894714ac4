#include "app/features/duplicate/duplicate_feature.hpp"

#include <array>

#include "app/features/duplicate/duplicate_dialog.hpp"
#include "app/verb_functions.hpp"

namespace allfours {

namespace {

bool compare_hands(App& app) {
  AppState& state = app.state();
  return state.table->offers_review() && app.toggle_dialog(duplicate_dialog);
}

using Where = Verb::Where;
using Touch = Verb::Touch;

constexpr std::array duplicate_verbs{
    Verb{"duplicate", Where::game, "", Touch::once, act_by<compare_hands>}};

constexpr std::array duplicate_dialogs{
    Dialog{duplicate_dialog, &Words::duplicate, write_duplicate}};

}  // namespace

const Feature duplicate_feature{.verbs = duplicate_verbs, .dialogs = duplicate_dialogs};

}  // namespace allfours
