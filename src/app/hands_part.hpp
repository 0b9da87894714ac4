// Hands that were played twice as a part of a dialog (dialog.hpp): by a computer player again
// (duplicate_dialog), or by the two of a duel (duel_dialog). hands: `rows` of `heading`, `suit`
// (its sign, where there was a trump; is it `red`?), `lines`, `parted` (where it went another way);
// and whatever else the dialog gives a row. A line is one player: `who`, `points` of `name`,
// `letter` (empty where the name itself is to be shown), `side` (own, theirs or nobody) and `times`
// (how many, where not one), `score`, `chance`, and `text`, all that as it is read out. Knows no
// picture, and no rule. Tests: tests/app/app_duplicate_test.cpp, tests/app/app_duel_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/hand_played.hpp"
#include "core/json_writer.hpp"
#include "words/words.hpp"

namespace allfours {

// As the person's side sees them.
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
