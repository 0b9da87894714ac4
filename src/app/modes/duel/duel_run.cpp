#include "app/modes/duel/duel_run.hpp"

#include <utility>

namespace allfours {

DuelRun DuelRun::of_link(Duel duel) {
  const bool sent = duel.finished(0) && !duel.finished(1);
  DuelRun run{std::move(duel), sent ? 1 : 0};
  run.shown = run.me;
  return run;
}

Game DuelRun::game() const {
  const auto& logs = duel.logs[at(shown)];
  if (finished() && std::ssize(logs) > deal) return *played_deal(duel, deal, logs[at(deal)]);
  return Game(deal_of_duel(duel, deal));
}

Duel DuelRun::sent() const {
  Duel link = duel;
  if (!finished()) link.logs[at(me)].clear();
  return link;
}

DealCompared deal_compared(const DuelRun& run, int deal) {
  const auto& others = run.duel.logs[at(run.other())];
  const Game game = *played_deal(run.duel, deal, run.duel.logs[at(run.me)][at(deal)]);
  DealCompared compared{*hand_played(game.log(), deal + 1), std::nullopt};
  if (std::ssize(others) > deal) {
    compared.both = compare_hand(game, *played_deal(run.duel, deal, others[at(deal)]), deal + 1);
  }
  return compared;
}

std::vector<DealCompared> deals_compared(const DuelRun& run) {
  std::vector<DealCompared> deals;
  const auto count = static_cast<int>(run.duel.logs[at(run.me)].size());
  for (int deal = 0; deal < count; ++deal) deals.push_back(deal_compared(run, deal));
  return deals;
}

}  // namespace allfours
