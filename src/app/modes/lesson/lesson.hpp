// A lesson in progress (words/lessons.hpp): a record replayed at the table; the person takes the
// decisions asked for, the record supplies all others; and the captions on the way. A function of
// the moment shown and of the steps reached. Knows no rule (the core judges decisions), no screen
// and no clock. Tests: tests/app/modes/lesson/lesson_test.cpp.
#pragma once

#include <optional>
#include <vector>

#include "app/modes/lesson/first_game.hpp"
#include "app/narration/narrator.hpp"
#include "app/session/session.hpp"
#include "words/lessons.hpp"

namespace allfours {

class LessonRun {
 public:
  // `record` is the game of the lesson's link, with all its decisions.
  LessonRun(const Lesson& lesson, Game record) : lesson_(lesson), record_(std::move(record)) {}

  const Lesson& lesson() const { return lesson_; }
  // Number of the last step reached, from 1; 0 before the first.
  int part() const { return part_; }
  int parts() const { return static_cast<int>(lesson_.steps.size()); }
  // The last step has been reached.
  bool over() const { return part_ == parts(); }
  // The last step reached shows a caption that the person has not dismissed.
  bool tells() const { return tells_; }
  // Its caption still holds at this moment: it is to be read, or what it asks for has not been
  // done.
  bool holds(int moment) const {
    return part_ > 0 && (tells_ || over() || step().moment == moment);
  }
  void go_on() { tells_ = false; }
  // Advances to this moment; true if it reaches the next step.
  bool reach(int moment);
  // The decision asked of the person at this moment, if any.
  std::optional<Decision> asked(const Session& session) const;
  // Takes the record's next decision if everything is shown and it is not asked of the person; else
  // false.
  bool decide(Session& session) const;
  // In the smallest window the caption covers the table until it has been read.
  bool folded() const { return folded_; }
  void fold() { folded_ = !folded_; }
  // Captions of a first game that the last step has shown: bits of Settings::captions_told.
  std::uint32_t told() const { return caption_bit(step().text); }
  // The award whose explanation is offered now, or 0.
  int why() const { return over() ? step().why : 0; }

  // Of every step, with the current names and texts.
  std::vector<Caption> captions(const Narrator& narrator) const;

 private:
  const LessonStep& step() const { return lesson_.steps[static_cast<std::size_t>(part_ - 1)]; }
  // The record's decision at this moment of its log, if any.
  std::optional<Decision> decision_at(int moment) const;
  Caption caption(const LessonStep& step, const Narrator& narrator) const;

  Lesson lesson_;
  Game record_;
  int part_ = 0;
  bool tells_ = false;
  bool folded_ = false;
};

}  // namespace allfours
