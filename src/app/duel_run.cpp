#include "app/duel_run.hpp"

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

std::vector<DealCompared> deals_compared(const DuelRun& run) {
  std::vector<DealCompared> deals;
  const auto& own = run.duel.logs[at(run.me)];
  const auto& others = run.duel.logs[at(run.other())];
  for (std::size_t i = 0; i < own.size(); ++i) {
    const int deal = static_cast<int>(i);
    const Game game = *played_deal(run.duel, deal, own[i]);
    deals.push_back({*hand_played(game.log(), deal + 1), std::nullopt});
    if (i >= others.size()) continue;
    deals.back().both = compare_hand(game, *played_deal(run.duel, deal, others[i]), deal + 1);
  }
  return deals;
}

}  // namespace allfours
