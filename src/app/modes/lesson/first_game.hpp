// Captions of an ordinary first game: the first lesson's explanations (texts in
// texts/*/lessons.ftl), each shown once when a player reaches such a moment. Whether one applies is
// a function of the table and its rules. Knows no screen, and not which have been shown
// (Settings::captions_told). Tests: tests/app/modes/lesson/first_game_test.cpp.
#pragma once

#include <optional>
#include <string_view>

#include "app/narration/caption.hpp"
#include "app/narration/narrator.hpp"
#include "core/table/seat_view.hpp"

namespace allfours {

// A text of texts/*/lessons.ftl with the names of this table, followed by one without a headline,
// or by nothing.
Caption caption_of(const Narrator& narrator, const Table& table, std::string_view text,
                   std::string_view more = {});

// The first caption, as an index of caption_names, that is not among those told and applies to the
// view of this seat. `waits`: the game waits for the person, at a hand's end or for a decision;
// else only captions without a decision are considered.
std::optional<int> caption_for(const SeatView& view, std::uint32_t told, bool waits);
// True while a caption stays: one without a decision until the person decides something, or is
// asked about something else; any other as long as it applies.
bool still_tells(const SeatView& view, int caption, std::uint32_t told, bool waits);
// It says itself what the person is asked.
bool is_question(int caption);
// Its text.
std::string_view caption_text(const Words& words, int caption);
// The caption with the text of this key ("lesson-lead"), as one bit; 0 if there is none.
std::uint32_t caption_bit(std::string_view key);

}  // namespace allfours
