// A table with a puzzle: everybody else plays optimally until the goal is reached or missed; every
// hand is open. Knows no start screen. Tests: tests/app/modes/puzzle/puzzle_test.cpp.
#pragma once

#include "app/modes/puzzle/puzzle_run.hpp"
#include "app/modes/table_mode.hpp"

namespace allfours {

class PuzzleMode final : public TableMode {
 public:
  explicit PuzzleMode(PuzzleRun run);

  const PuzzleRun& run() const { return run_; }
  // Plays the solution without asking.
  void show_solution() { run_.show(); }

  std::optional<std::vector<Action>> actions(const TableState& table) const override;
  bool leads(const Session&) const override { return run_.over() || run_.shows(); }
  std::optional<bool> goes_on(const Session& session) const override {
    return run_.goes_on(session);
  }
  std::optional<bool> decide_for_others(Session& session) override { return run_.decide(session); }
  void hear_shown(TableState& table, const Event& event) override;
  std::string title(const Narrator& narrator) const override { return run_.title(narrator); }
  Caption caption(const TableState& table) const override;
  std::vector<Caption> captions(const TableState& table) const override;
  bool is_folded() const override { return run_.folded(); }
  void fold() override { run_.fold(); }

 private:
  PuzzleRun run_;
};

}  // namespace allfours
