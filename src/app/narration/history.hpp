// Rows of the hand history: a heading per hand, a line per award, a line per event. Knows no
// screen, and not which rows are folded. Tests: tests/app/narration/narrator_test.cpp,
// tests/app/narration/narrator_examples_test.cpp.
#pragma once

#include <string>
#include <vector>

#include "app/narration/narrator.hpp"

namespace allfours {

// One line of the hand history.
struct HistoryRow {
  enum class Kind : std::uint8_t { heading, award, event, game_over };
  Kind kind = Kind::event;
  int moment = 0;      // number of events shown when this row is the newest
  int hand = 0;        // moment of its heading; 0 before the first
  int trick = 0;       // number of its trick, from 1
  int number = 0;      // heading: of its hand; a game may begin with a later one
  int seat = -1;       // play, trick: the seat
  std::string title;   // heading: the dealer; award: name of the point; event: the sentence
  std::string who;     // award: the side, or nobody
  std::string why;     // award: the reason
  std::string score;   // award: the running score
  std::string result;  // heading: the score at the end of the hand
  std::string
      rule;       // the rule behind it, field and value or a name: of an award or an exposed card
  int side = -1;  // award, game_over
  int points = 0;
  AwardFor award{};  // award
  CardSet cards;     // award: its cards
  EventKind event{};
  Card card;  // event: its card, if it has one
  bool trump_known = false;
  Suit trump{};  // heading: of this hand
};

// A row as read aloud.
std::string spoken(const HistoryRow& row);

// The rows of a log up to a moment, updated incrementally as the moment moves.
class History {
 public:
  void update(const Setup& setup, const Events& log, int shown, const Narrator& narrator);
  const std::vector<HistoryRow>& rows() const { return rows_; }

 private:
  void add(const Event& event, const Table& before, const Setup& setup, const Narrator& narrator);

  std::vector<HistoryRow> rows_;
  int shown_ = 0;
  Table table_;
};

}  // namespace allfours
