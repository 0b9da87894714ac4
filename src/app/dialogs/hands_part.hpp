// Hands played twice as a part of a dialog (dialog.hpp): replayed by a bot (duplicate_dialog), or
// by the two players of a duel (duel_dialog). hands: `rows` of `heading`, `suit` (its sign, if
// there was a trump; `red`), `lines`, `parted` (where the play diverged); and further members of
// the dialog. A line is one player: `who`, `points` of `name`, `letter` (empty to show the name
// itself), `side` (own, theirs or nobody) and `times` (if not one), `score`, `chance`, and `text`,
// all of it as read aloud. Knows no picture, and no rule. Tests:
// tests/app/features/duplicate/app_duplicate_test.cpp, tests/app/modes/duel/app_duel_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/advice/hand_played.hpp"
#include "core/text/json_writer.hpp"
#include "words/words.hpp"

namespace allfours {

// Writes rows from the view of the person's side.
struct HandsPart {
  JsonWriter* json;
  const Words* words;
  int side;
  int sides;

  // Begins a row, and its list of lines.
  void begin_row(std::string_view heading, std::optional<Suit> trump) const;
  void line(std::string_view who, const Scores& gained) const;
  void line(std::string_view who, const HandPlayed& hand, const std::string& chance = {}) const;
  // Ends the list, not the row.
  void end_lines(std::string_view parted) const;

 private:
  void point(const HandPoint& point) const;
  void line(std::string_view who, std::span<const HandPoint> points, const std::string& names,
            const Scores& gained, const std::string& chance) const;
};

}  // namespace allfours
