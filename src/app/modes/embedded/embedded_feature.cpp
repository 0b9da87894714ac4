// The requests of an embedding page (web/embed/PROTOCOL.md) as a feature. Knows no page.
// Tests: tests/app/modes/embedded/embedding_test.cpp.
#include <array>

#include "app/feature.hpp"
#include "app/links/arrived_link.hpp"
#include "app/links/fault_words.hpp"
#include "app/modes/duel/duel_feature.hpp"
#include "app/start/start_game.hpp"
#include "app/table/table_host.hpp"
#include "app/verb_functions.hpp"

namespace allfours {

namespace {

bool host_load(App& app, std::string_view what) {
  AppState& state = app.state();
  const ArrivedLink arrived(what);
  const Fault* no = arrived.fault();
  if (no == nullptr) no = std::get_if<Fault>(&arrived.link());
  if (no != nullptr) {
    state.context.refuse("bad_link", fault_text(*no, state.context.language));
    return true;
  }
  const OpenedLink& link = std::get<OpenedLink>(arrived.link());
  if (link.duel) {
    refuse_duel(app);
    return true;
  }
  if (link.seat > 0) state.context.embedding->seat = link.seat;
  start_game(app, link);
  return true;
}

// Reports that there is no table.
bool lacks_table(App& app) {
  AppState& state = app.state();
  if (!state.table)
    state.context.refuse("not_possible", std::string(state.context.words->table_missing));
  return !state.table;
}

// A request of the embedding page to the table; reports that there is none.
template <auto method>
bool for_host(App& app, std::string_view what) {
  return lacks_table(app) || at_table<method>(app, what);
}

constexpr std::array embedded_verbs{
    Verb{"host_load", Where::host, "LINK", Touch::told, act_by<host_load>},
    Verb{"host_goto", Where::host, "MOMENT", Touch::told, for_host<host_goto>},
    Verb{"host_next", Where::host, "", Touch::told, for_host<host_next>},
    Verb{"host_previous", Where::host, "", Touch::told, for_host<host_previous>},
    Verb{"host_play", Where::host, "", Touch::told, for_host<host_play>},
    Verb{"host_pause", Where::host, "", Touch::told, for_host<host_pause>},
    Verb{"host_seat", Where::host, "SEAT", Touch::told, for_host<host_seat>},
    Verb{"host_decide", Where::host, "DECISION", Touch::told, for_host<host_decide>}};

}  // namespace

extern const Feature embedded_feature{.verbs = embedded_verbs};

}  // namespace allfours
