#include "app/modes/duel/duel_feature.hpp"

#include <array>

#include "app/action_number.hpp"
#include "app/layers.hpp"
#include "app/links/address.hpp"
#include "app/links/fault_words.hpp"
#include "app/start/chosen_bots.hpp"
#include "app/start/start_game.hpp"
#include "app/storage/resume.hpp"
#include "app/table/table_state.hpp"
#include "app/verb_functions.hpp"
#include "words/numbers.hpp"

namespace allfours {

namespace {

bool toggle_duels(App& app) {
  return !app.state().context.embedding && !teaches(app.state()) && toggle_dialog(app, duel_dialog);
}

// Plays the game selected on the start screen. A deal of the day leaves that selection as it was,
// so from its table the duel takes the table's game.
bool begin_duel(App& app, std::string_view what) {
  AppState& state = app.state();
  const int deals = number_in(what, 0);
  if (state.context.embedding || teaches(state) || deals < 1 || deals > most_deals) return false;
  if (state.table && day_of(state.table->session.setup()))
    state.start.take(state.table->session.setup());
  if (const auto no = validate(state.start.rules(), state.start.players())) {
    app.say_fault(*no, false);
    return true;
  }
  if (state.table) state.start.new_seed();
  const DuelRun run{{state.start.setup(), deals}};
  OpenedLink link{run.game()};
  link.bots = chosen_bots(app.settings(), run.duel.setup);
  link.duel = run;
  start_own_game(app, std::move(link));
  const Words& w = *state.context.words;
  state.context.say(std::string(w.duel) + " · " + fill(w.duel_deals, {{"n", number_text(deals)}}) +
                        " · " + std::string(w.duel_strict),
                    false);
  return true;
}

// Puts a deal of the duel on the table.
void put_deal(App& app, const DuelRun& run, int moment) {
  AppState& state = app.state();
  const Session& session = state.table->session;
  OpenedLink link{run.game(), moment, session.human(), {}, session.bots(), run};
  const bool own = state.table->own;
  const std::string name = state.own_name;
  const std::string origin = state.own_origin;
  link.duel->names = state.table->mode.as<DuelMode>()->names(*state.table);
  start_game(app, std::move(link));
  if (!own) return;
  // The duel remains one saved game.
  state.saved_games.take(name);
  state.own_name = name;
  state.own_origin = origin;
  start_saving(state);
}

bool next_deal(App& app) {
  AppState& state = app.state();
  const DuelRun* duel = duel_at(*state.table);
  if (duel == nullptr || !duel->deal_played() || duel->finished()) return false;
  DuelRun next = *duel;
  next.deal = static_cast<int>(next.duel.logs[at(next.me)].size());
  put_deal(app, next, 0);
  return true;
}

// "2", or "2:other": as the other played it. At the moment where the two games diverge.
bool look_at_deal(App& app, std::string_view what) {
  AppState& state = app.state();
  const DuelRun* duel = duel_at(*state.table);
  if (duel == nullptr || !duel->finished()) return false;
  constexpr std::string_view of_other = ":other";
  DuelRun shown = *duel;
  shown.shown = shown.me;
  if (what.ends_with(of_other)) {
    if (!shown.both_finished()) return false;
    shown.shown = shown.other();
    what.remove_suffix(of_other.size());
  }
  const int number = number_in(what, 0);
  if (number < 1 || number > shown.duel.deals) return false;
  shown.deal = number - 1;
  const auto both = deal_compared(shown, shown.deal).both;
  const bool parted = both && both->parting;
  put_deal(app, shown,
           !parted                   ? 0
           : shown.shown == shown.me ? both->parting->one
                                     : both->parting->other);
  return true;
}

void end_deal_at_hand_end(App& app, const Event& event) {
  if (duel_at(app.table()) != nullptr && event.kind == EventKind::hand_end) end_deal(app);
}

constexpr std::array duel_verbs{
    Verb{"duels", Where::anywhere, "", Touch::once, act_by<toggle_duels>},
    Verb{"duel", Where::anywhere, "DEALS", Touch::decides, act_by<begin_duel>},
    Verb{"next_deal", Where::game, "", Touch::decides, act_by<next_deal>},
    Verb{"duel_deal", Where::game, "DEAL", Touch::once, act_by<look_at_deal>}};

constexpr std::array duel_dialogs{Dialog{duel_dialog, &Words::duel, write_duel}};

}  // namespace

void refuse_duel(App& app) {
  AppState& state = app.state();
  state.context.refuse("bad_link", fault_text({FaultKind::duel_framed}, state.context.language));
}

void end_deal(App& app) {
  AppState& state = app.state();
  const DuelMode& duel = *state.table->mode.as<DuelMode>();
  if (!duel.run().finished()) return;
  const Session& session = state.table->session;
  show_address(state, duel_link(duel.run().sent(), duel.names(*state.table), session.human(),
                                session.bots()));
}

extern const Feature duel_feature{
    .verbs = duel_verbs, .dialogs = duel_dialogs, .hear = end_deal_at_hand_end};

}  // namespace allfours
