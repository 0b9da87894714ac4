// The hint as a feature. Knows no screen. Tests: tests/app/features/hint/app_hint_test.cpp.
#include <array>

#include "app/feature.hpp"
#include "app/features/hint/table_hint.hpp"
#include "app/table/table_state.hpp"
#include "app/verb_functions.hpp"

namespace allfours {

namespace {

// A hint that has been closed does not want its reply.
void ask_adviser(App& app) {
  AppState& state = app.state();
  if (!state.table) return;
  Requests& requests = state.context.requests;
  const Hint& hint = state.table->hint;
  if (hint.stage() != Hint::Stage::waits) {
    requests.drop(Requests::Owner::hint);
  } else if (requests.allows(Requests::Owner::hint)) {
    requests.ask(Requests::Owner::hint, hint.request(state.table->session));
  }
}

constexpr std::array hint_verbs{
    Verb{"hint", Where::game, "", Touch::confirms, at_table<toggle_hint>},
    Verb{"close_hint", Where::game, "", Touch::once, at_table<close_hint>}};

}  // namespace

extern const Feature hint_feature{
    .verbs = hint_verbs, .asking = {Requests::Owner::hint, ask_adviser, at_table<hear_advice>}};

}  // namespace allfours
