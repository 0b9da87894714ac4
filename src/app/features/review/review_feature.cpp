#include "app/features/review/review_feature.hpp"

#include <array>
#include <utility>

#include "app/features/review/verdict_dialog.hpp"
#include "app/verb_functions.hpp"

namespace allfours {

namespace {

bool review_decisions(App& app) {
  AppState& state = app.state();
  return state.table->offers_review() && app.toggle_dialog(verdicts_dialog);
}

// The table before a decision.
bool look_at_decision(App& app, std::string_view what) {
  AppState& state = app.state();
  state.dialog = {};
  return state.table->go_to_moment(what);
}

// Branches off from there.
bool try_decision(App& app, std::string_view what) {
  AppState& state = app.state();
  if (!state.table->try_decision(what)) return false;
  state.dialog = {};
  return true;
}

// One decision after another while the dialog is open.
void ask_reviewer(App& app) {
  AppState& state = app.state();
  if (!state.table || state.dialog != verdicts_dialog) return;
  state.table->update_verdicts();
  Requests& requests = state.context.requests;
  if (!requests.allows(Requests::Owner::verdict)) return;
  if (auto thought = state.table->verdict_request())
    requests.ask(Requests::Owner::verdict, *std::move(thought));
}

bool hear_verdict(App& app, std::string_view text) {
  app.state().table.value().hear_verdict(text);
  return true;
}

using Where = Verb::Where;
using Touch = Verb::Touch;

constexpr std::array review_verbs{
    Verb{"verdicts", Where::game, "", Touch::once, act_by<review_decisions>},
    Verb{"verdict", Where::game, "MOMENT", Touch::once, act_by<look_at_decision>},
    Verb{"try", Where::game, "MOMENT", Touch::decides, act_by<try_decision>},
    Verb{"review_at", Where::game, "MOMENT", Touch::once, at_table<&TableScreen::review_at>},
    Verb{"review_of", Where::game, "SEAT", Touch::once, at_table<&TableScreen::review_seat>}};

constexpr std::array review_dialogs{Dialog{verdicts_dialog, &Words::review, write_verdicts}};

}  // namespace

const Feature review_feature{.verbs = review_verbs,
                             .dialogs = review_dialogs,
                             .asking = {Requests::Owner::verdict, ask_reviewer, hear_verdict}};

}  // namespace allfours
