// The captions of an ordinary first game: what the first lesson says of a moment (texts in
// texts/*/lessons.ftl), told once each when somebody who plays comes to such a moment. Which of
// them is true now is a function of the table and its rules, as the core has them.
// Knows no screen, and not which have been told (Settings::captions_told).
// Tests: tests/app/first_game_test.cpp.
#pragma once

#include <optional>
#include <string>

#include "app/narrator.hpp"
#include "core/seat_view.hpp"

namespace allfours {

// What is told at one moment: a headline, and two or three sentences.
struct Caption {
  std::string title;
  std::string text;
};

// A text as texts/*/lessons.ftl have them in the names of this table, and one without a headline
// behind it, or an empty one.
Caption caption_of(const Narrator& narrator, const Table& table, std::string_view text,
                   std::string_view more = {});

// The first caption, by its place in caption_names, that is not among those told and is true of
// what this seat sees. `waits` says that the game waits for the person, at a hand's end or for a
// decision; else only those are meant for which nothing is to be decided.
std::optional<int> caption_for(const SeatView& view, std::uint32_t told, bool waits);
// One that has come stays: if nothing is to be decided, until the person decides something; else as
// long as it is true.
bool still_tells(const SeatView& view, int caption, std::uint32_t told, bool waits);
// Its text.
std::string_view caption_text(const Words& words, int caption);
// The caption that has the text of this key ("lesson-lead"), as one bit; 0 if none has.
std::uint32_t caption_bit(std::string_view key);

}  // namespace allfours
