// The closed set of modes, and the mode of a table. A new mode is a folder of app/modes, a type
// here and a line in mode_of. Knows no screen. Tests: tests/app/table/any_mode_test.cpp.
#pragma once

#include <variant>

#include "app/links/link.hpp"
#include "app/modes/duel/duel_mode.hpp"
#include "app/modes/lesson/lesson_mode.hpp"
#include "app/modes/play/game_mode.hpp"
#include "app/modes/puzzle/puzzle_mode.hpp"

namespace allfours {

using AnyMode = std::variant<GameMode, DuelMode, LessonMode, PuzzleMode>;

// The mode of a table that opens this link, whose game the session has. A lesson takes the link's
// game as its record.
AnyMode mode_of(OpenedLink& link, const Lesson* lesson, const Session& session, bool is_embedded);

}  // namespace allfours
