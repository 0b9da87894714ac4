// A table with a lesson: the person takes the decisions that the lesson asks for, and reads its
// captions. Knows no start screen. Tests: tests/app/modes/lesson/lesson_test.cpp.
#pragma once

#include "app/modes/lesson/lesson.hpp"
#include "app/modes/table_mode.hpp"

namespace allfours {

class LessonMode final : public TableMode {
 public:
  explicit LessonMode(LessonRun run);

  const LessonRun& run() const { return run_; }
  // Goes on from a caption that has been read; false if there is none.
  bool go_on(TableState& table);
  // Goes to this step without a word, as after a reload.
  void go_to_step(TableState& table, int part);

  std::optional<std::vector<Action>> actions(const TableState& table) const override;
  bool takes(const TableState& table, const Decision& decision) const override;
  CardSet asked_cards(const Session& session) const override;
  bool leads(const Session& session) const override;
  bool tells() const override { return run_.tells(); }
  std::optional<bool> goes_on(const Session& session) const override;
  std::optional<bool> decide_for_others(Session& session) override;
  bool holds_award(bool is_beginner) const override;
  void hear_shown(TableState& table, const Event& event) override;
  std::string title(const Narrator& narrator) const override;
  Caption caption(const TableState& table) const override;
  std::vector<Caption> captions(const TableState& table) const override;
  bool is_folded() const override { return run_.folded(); }
  void fold() override { run_.fold(); }

 private:
  // Checks whether the moment shown is the next step.
  void reach_step(TableState& table);

  LessonRun run_;
};

}  // namespace allfours
