// The requests of an embedding page (web/embed/PROTOCOL.md) as a feature. Knows no page.
// Tests: tests/app/modes/embedded/embedding_test.cpp.
#include <array>

#include "app/action_number.hpp"
#include "app/feature.hpp"
#include "app/links/arrived_link.hpp"
#include "app/links/fault_words.hpp"
#include "app/modes/duel/duel_feature.hpp"
#include "app/start/start_game.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"
#include "app/verb_functions.hpp"
#include "core/log/decision_text.hpp"

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

void show_all(TableState& table) {
  if (table.playback.live()) table.session.show(static_cast<int>(table.session.log().size()));
}

void sit_at(TableState& table, int seat) {
  table.context.embedding->seat = seat;
  if (seat == table.session.human()) return;
  const int shown = table.session.shown();
  table.session =
      Session(table.session.game(), seat, table.session.fallback_bot(), table.session.bots());
  table.session.show(shown);
  table.practice = Practice();
  table.opened = Opened();
  table.picked = CardSet();
  table.all_hands_asked = false;
  tell_anew(table);
}

// The requests of the embedding page to the table. Each returns true; a request that is not
// possible is refused with a reason (Context::refuse).
bool host_goto(TableState& table, std::string_view what) {
  const int moments = static_cast<int>(table.session.log().size());
  const int moment = number_in(what, 0);
  if (moment < 1 || moment > moments) {
    table.context.refuse("not_possible",
                         fill(table.context.words->table_moment, {{"n", number_text(moments)}}));
    return true;
  }
  table.playback.rest();
  show_all(table);
  go_to(table, moment);
  return true;
}

bool host_next(TableState& table) {
  table.playback.rest();
  if (looking_back(table)) {
    go_to(table, table.session.shown() + 1);
  } else if (!table.session.at_end()) {
    table.session.show_next();
    schedule_next_event(table);
  }
  return true;
}

bool host_previous(TableState& table) {
  table.playback.rest();
  show_all(table);
  go_to(table, table.session.shown() - 1);
  return true;
}

bool host_play(TableState& table) {
  if (table.playback.live()) return true;
  table.playback.move_on_from_here();
  table.due = table.context.now;
  return true;
}

bool host_pause(TableState& table) {
  table.playback.pause(table.session);
  return true;
}

bool host_seat(TableState& table, std::string_view what) {
  const int seat = number_in(what, -1);
  if (seat < 0 || seat >= table.session.setup().players) {
    const std::string last = number_text(table.session.setup().players - 1);
    table.context.refuse("not_possible", fill(table.context.words->table_seat, {{"n", last}}));
  } else {
    sit_at(table, seat);
  }
  return true;
}

// `what` is the seat or nothing, a colon, and the words of the decision.
bool host_decide(TableState& table, std::string_view what) {
  const auto colon = what.find(':');
  if (colon == std::string_view::npos) return true;
  const int human = table.session.human();
  if (looking_back(table)) {
    table.context.refuse("not_possible", std::string(table.context.words->table_earlier));
  } else if (colon > 0 && number_in(what.substr(0, colon), -1) != human) {
    table.context.refuse("not_possible",
                         fill(table.context.words->table_eyes, {{"n", number_text(human)}}));
  } else {
    const auto decision = parse_decision(what.substr(colon + 1), human);
    if (const auto* no = std::get_if<Fault>(&decision)) {
      table.context.refuse("not_possible", fault_text(*no, table.context.language));
      return true;
    }
    show_all(table);
    if (auto no = table.session.decide(std::get<Decision>(decision))) {
      table.context.refuse("not_possible", fault_text(no->fault, table.context.language));
      return true;
    }
    decided(table);
  }
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
