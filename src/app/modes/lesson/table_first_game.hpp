// The captions of an ordinary first game, for a beginner at the moment shown, until dismissed or
// the next decision. They do not block the game. Knows no lessons. Tests: tests/app/modes/lesson.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/narration/caption.hpp"

namespace allfours {

struct TableState;

bool tells_first(const TableState& table);
// Empty if there is none.
Caption first_caption(const TableState& table);
// What the person is asked meanwhile, empty if nothing; none if the caption says it.
std::optional<std::string> first_question(const TableState& table);

// Looks for a caption for the moment shown and announces it; true if there is a new one.
bool look_for_caption(TableState& table);
// A caption of a first game has been shown: bits of Settings::captions_told.
void note_caption(TableState& table, std::uint32_t bits);

// A verb: true if a caption was dismissed.
bool close_caption(TableState& table);

}  // namespace allfours
