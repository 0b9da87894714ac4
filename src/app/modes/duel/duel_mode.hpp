// A table with a deal of a duel (core/game/duel.hpp): no undo and no hints; after the deal the next
// one, or the comparison. Knows no dialog and no address. Test:
// tests/app/modes/duel/app_duel_test.cpp.
#pragma once

#include "app/modes/duel/duel_run.hpp"
#include "app/modes/table_mode.hpp"

namespace allfours {

class DuelMode final : public TableMode {
 public:
  explicit DuelMode(DuelRun run);

  const DuelRun& run() const { return run_; }
  // Names of the players in the duel's link: the person's current one while the duel is theirs.
  DuelNames names(const TableState& table) const;
  // The other's name beside "You" in lists.
  std::string_view rival(const Words& words) const;

  std::optional<std::vector<Action>> actions(const TableState& table) const override;
  void hear_shown(TableState& table, const Event& event) override;
  Challenge challenge(const TableState& table) const override;
  SentFacts sent_facts(const TableState& table) const override;

 private:
  std::string place_text(const Words& words) const;
  std::string sent_title(const Words& words) const;
  std::string score_text(const TableState& table) const;

  DuelRun run_;
};

}  // namespace allfours
