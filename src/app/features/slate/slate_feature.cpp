#include "app/features/slate/slate_feature.hpp"

#include <array>

#include "app/features/records/records_section.hpp"
#include "app/storage/stored_record.hpp"
#include "app/table/table_keeping.hpp"
#include "app/table/table_state.hpp"
#include "app/verb_functions.hpp"

namespace allfours {

namespace {

// Enters a finished game with stakes in the slate.
void chalk_at_game_end(App& app, const Event& event) {
  AppState& state = app.state();
  const Session& session = state.table->session;
  if (event.kind != EventKind::game_end || !has_stakes(session.setup().rules) ||
      !settles(*state.table))
    return;
  const auto game =
      slate_game(session.setup(), session.log(), session.seating().home, state.own_origin);
  if (game && state.records.slate.chalk(*game)) state.context.effects.save("slate");
}

bool wipe_slate(App& app) {
  AppState& state = app.state();
  if (state.asked_to_forget) {
    state.records.slate.wipe();
    state.context.effects.save("slate");
  }
  state.asked_to_forget = !state.asked_to_forget && !state.records.slate.now().games.empty();
  if (state.asked_to_forget) state.context.asked_again = "wipe_slate";
  return true;
}

bool name_slate_unit(App& app, std::string_view what) {
  AppState& state = app.state();
  const std::string_view unit = trimmed(what);
  if (!unit.empty() && !valid_name(unit)) {
    state.context.say(name_refusal(*state.context.words, unit), true);
    return true;
  }
  state.context.message.clear();
  state.records.slate.name_unit(unit);
  return state.context.effects.save("slate");
}

// The slate has entries, or the game selected or at the table will add one.
bool offers_slate(const App& app) {
  const AppState& state = app.state();
  return !state.context.embedding &&
         (state.start.games_open() || !state.records.slate.now().games.empty() ||
          has_stakes(rules_setup(state).rules));
}

constexpr std::array slate_verbs{
    Verb{"slate", Where::anywhere, "", Touch::once, act_by<toggle<slate_dialog>>},
    Verb{"wipe_slate", Where::anywhere, "", Touch::confirms, act_by<wipe_slate>},
    Verb{"slate_unit", Where::anywhere, "UNIT?", Touch::once, act_by<name_slate_unit>}};

constexpr std::array slate_dialogs{Dialog{slate_dialog, &Words::slate, write_slate}};

int games_on_slate(const App& app) {
  return static_cast<int>(app.state().records.slate.now().games.size());
}

constexpr RecordsSection slate_section{3,
                                       "slate",
                                       known_lines<&PersonRecords::slate, slate_text>,
                                       first_unknown_line<parse_slate>,
                                       take_lines<&PersonRecords::slate, parse_slate>,
                                       games_on_slate};

constexpr std::array slate_texts{
    StoredText{"slate", slate_dialog, true, true, read_record<&PersonRecords::slate>,
               record_as_text<&PersonRecords::slate>, note_record_stored<&PersonRecords::slate>,
               has_unread_record<&PersonRecords::slate>}};

}  // namespace

std::string slate_mark(const App& app) {
  const AppState& state = app.state();
  if (!state.table || !has_stakes(state.table->session.setup().rules)) return {};
  const Slate& slate = state.records.slate.now();
  return fill(state.context.words->slate_mark, {{"n", amount_text(slate, slate.balance())}});
}

std::string slate_note(const App& app) {
  const AppState& state = app.state();
  if (!state.table || !game_over(*state.table)) return {};
  const Slate& slate = state.records.slate.now();
  const SlateGame* game = state.own_origin.empty() ? nullptr : slate.find(state.own_origin);
  if (game == nullptr) return {};
  return fill(state.context.words->slate_settled, {{"n", amount_text(slate, game->paid.front())},
                                                   {"text", amount_text(slate, slate.balance())}});
}

extern const Feature slate_feature{.verbs = slate_verbs,
                                   .dialogs = slate_dialogs,
                                   .texts = slate_texts,
                                   .hear = chalk_at_game_end,
                                   .menu = {"slate", &Words::slate, offers_slate},
                                   .records = &slate_section,
                                   .account = {slate_mark, slate_note}};

}  // namespace allfours
