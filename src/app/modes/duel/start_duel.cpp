// Duels: starting one, going on from deal to deal, and playback (duel_run.hpp).
#include "app/action_number.hpp"
#include "app/app.hpp"
#include "app/links/fault_words.hpp"

namespace allfours {

// An embedded table stores nothing and has no room for a comparison.
void App::refuse_duel() {
  context_.refuse("bad_link", fault_text({FaultKind::duel_framed}, language()));
}

bool App::toggle_duels() { return !embedding() && !teaches() && toggle_dialog(Dialog::duel); }

// The chosen levels by seat, where no jacks change the seating.
Bots App::chosen_bots(const Setup& setup) const {
  Bots bots = all_bots();
  const Persons persons = persons_at(setup, 0);
  for (int seat = 0; seat < setup.players; ++seat) {
    bots[at(seat)] = context_.settings.bots[at(persons[at(seat)])];
  }
  return bots;
}

// Plays the game selected on the start screen. A deal of the day leaves that selection as it was,
// so from its table the duel takes the table's game.
bool App::begin_duel(std::string_view what) {
  const int deals = number_in(what, 0);
  if (embedding() || teaches() || deals < 1 || deals > most_deals) return false;
  if (table_ && day_of(table_->session().setup())) start_.take(table_->session().setup());
  if (const auto no = validate(start_.rules(), start_.players())) {
    say_fault(*no, false);
    return true;
  }
  if (table_) start_.new_seed();
  const DuelRun run{{start_.setup(), deals}};
  OpenedLink link{run.game()};
  link.bots = chosen_bots(run.duel.setup);
  link.duel = run;
  start_game(std::move(link));
  make_own();
  const Words& w = *context_.words;
  context_.say(std::string(w.duel) + " · " + fill(w.duel_deals, {{"n", number_text(deals)}}) +
                   " · " + std::string(w.duel_strict),
               false);
  return true;
}

// Puts a deal of the duel on the table.
void App::put_deal(const DuelRun& run, int moment) {
  const Session& session = table_->session();
  OpenedLink link{run.game(), moment, session.human(), {}, session.bots(), run};
  const bool own = table_->own();
  const std::string name = own_name_;
  link.duel->names = table_->duel_names();
  start_game(std::move(link));
  if (!own) return;
  // The duel remains one saved game.
  shelf_.take(name);
  own_name_ = name;
  make_own();
}

bool App::next_deal() {
  const DuelRun* duel = table_->duel();
  if (duel == nullptr || !duel->deal_played() || duel->finished()) return false;
  DuelRun next = *duel;
  next.deal = static_cast<int>(next.duel.logs[at(next.me)].size());
  put_deal(next, 0);
  return true;
}

// "2", or "2:other": as the other played it. At the moment where the two games diverge.
bool App::look_at_deal(std::string_view what) {
  const DuelRun* duel = table_->duel();
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
  put_deal(shown, !parted                   ? 0
                  : shown.shown == shown.me ? both->parting->one
                                            : both->parting->other);
  return true;
}

// The end of the deal has been shown. After the last deal the address is the link to send.
void App::end_deal() {
  const DuelRun* duel = table_->duel();
  if (!duel->finished()) return;
  const Session& session = table_->session();
  show_address(duel_link(duel->sent(), table_->duel_names(), session.human(), session.bots()));
}

}  // namespace allfours
