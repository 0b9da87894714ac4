// The review of decisions and the replayed hands at a table: their requests to the worker, and the
// replies. Knows no dialog. Tests: tests/app/features/review.
#pragma once

#include <string_view>

#include "app/app.hpp"

namespace allfours {

// Review of the person's decisions is available.
bool offers_review(const TableState& table);

// Asks the worker for the next verdict, or for the next replayed hand, while the dialog that shows
// them is open. `part`: the verdicts, or the replayed hands, of a table.
template <auto part, Requests::Owner owner>
void ask_for_next(App& app, std::string_view dialog) {
  AppState& state = app.state();
  if (!state.table || state.dialog != dialog) return;
  TableState& table = *state.table;
  auto& wanted = table.*part;
  Requests& requests = state.context.requests;
  if (wanted.look(table.session, live_moment(table))) requests.drop(owner);
  if (requests.allows(owner) && offers_review(table) && !wanted.failed() && !wanted.complete())
    requests.ask(owner, wanted.request(table.session));
}

// Takes the reply.
template <auto part>
bool hear_next(App& app, std::string_view text) {
  TableState& table = app.state().table.value();
  (table.*part).hear(text, table.session);
  return true;
}

// Verbs: true if something was done.
bool review_seat(TableState& table, std::string_view what);
bool review_at(TableState& table, std::string_view what);

}  // namespace allfours
