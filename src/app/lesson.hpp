// A lesson as it goes (words/lessons.hpp): a record that is played again at the table, the person
// taking the decisions that are asked for, and everybody else, the person too where nothing is
// asked, those of the record; and what is told on the way. All of it is a function of the moment
// shown and of which steps have been reached.
// Knows no rule (whatever is decided, the core judges), no screen and no clock.
// Tests: tests/app/lesson_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/first_game.hpp"
#include "app/narrator.hpp"
#include "app/session.hpp"
#include "words/lessons.hpp"

namespace allfours {

class LessonRun {
 public:
  // `record` is the game of the lesson's link, with all its decisions.
  LessonRun(const Lesson& lesson, Game record) : lesson_(lesson), record_(std::move(record)) {}

  const Lesson& lesson() const { return lesson_; }
  // The number of the step that has been reached last, from 1; 0 before the first.
  int part() const { return part_; }
  int parts() const { return static_cast<int>(lesson_.steps.size()); }
  // The last step has been reached: nothing more will come.
  bool over() const { return part_ == parts(); }
  // The step reached last tells something, and the person has not gone on.
  bool tells() const { return tells_; }
  void go_on() { tells_ = false; }
  // The moment shown, so many events, reaches the next step; true if it did.
  bool reach(int moment);
  // The person is asked for a decision at this moment: which.
  std::optional<Decision> asked(const Session& session) const;
  // Everything is shown, and the record's next decision is not asked of the person: it is taken.
  // False if there is none.
  bool decide(Session& session) const;
  // In the smallest window what is told lies over the table until it has been read.
  bool folded() const { return folded_; }
  void fold() { folded_ = !folded_; }
  // What of a first game it has told by the step reached last: bits of Settings::captions_told.
  std::uint32_t told() const { return caption_bit(step().text); }
  // The award whose reason is offered now, or 0.
  int why() const { return over() ? step().why : 0; }

  // Of every step, in the names and words of now.
  std::vector<Caption> captions(const Narrator& narrator) const;

 private:
  const LessonStep& step() const { return lesson_.steps[static_cast<std::size_t>(part_ - 1)]; }
  // The record's decision at this moment of its log, if there is one.
  std::optional<Decision> decision_at(int moment) const;
  Caption caption(const LessonStep& step, const Narrator& narrator) const;

  Lesson lesson_;
  Game record_;
  int part_ = 0;
  bool tells_ = false;
  bool folded_ = false;
};

}  // namespace allfours
