// The closed set of modes, and the mode of a table. A new mode is a folder of app/modes, a type
// here and a line in mode_of. Knows no state of a table. Tests: tests/app/table/any_mode_test.cpp.
#pragma once

#include <concepts>
#include <utility>
#include <variant>

#include "app/links/link.hpp"
#include "app/modes/duel/duel_mode.hpp"
#include "app/modes/lesson/lesson_mode.hpp"
#include "app/modes/play/game_mode.hpp"
#include "app/modes/puzzle/puzzle_mode.hpp"

namespace allfours {

// A mode of the closed set, used as a pointer to TableMode is.
class AnyMode {
 public:
  template <std::derived_from<TableMode> Mode>
  AnyMode(Mode mode) : mode_(std::move(mode)) {}

  const TableMode& operator*() const;
  TableMode& operator*();
  const TableMode* operator->() const { return &**this; }
  TableMode* operator->() { return &**this; }
  // The mode as its own type, or null: it is another one.
  template <typename Mode>
  const Mode* as() const {
    return std::get_if<Mode>(&mode_);
  }
  template <typename Mode>
  Mode* as() {
    return std::get_if<Mode>(&mode_);
  }

 private:
  std::variant<GameMode, DuelMode, LessonMode, PuzzleMode> mode_;
};

// The mode of a table that opens this link, whose game the session has. A lesson takes the link's
// game as its record.
AnyMode mode_of(OpenedLink& link, const Lesson* lesson, const Session& session, bool is_embedded);

}  // namespace allfours
