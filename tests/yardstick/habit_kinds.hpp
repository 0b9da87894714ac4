// The habits that `yardstick habits` measures: names of situations, and the cards or the word of
// one way to play there. Two players only; knows no hidden card.
#pragma once

#include <string>
#include <vector>

#include "core/table/seat_view.hpp"

namespace allfours {

struct Habit {
  std::string name;
  CardSet cards;  // those that follow the habit
};

// The habits that leave a choice here: some of the legal cards follow it, and some do not.
std::vector<Habit> habits_of_cards(const SeatView& view, CardSet legal);

// The name of a word's situation: the question, and the trumps held: "beg, two trumps, ace or
// king". The suit turned counts as trump.
std::string habit_of_word(const SeatView& view);
// The word that follows it.
Say word_of_habit(const SeatView& view);

}  // namespace allfours
