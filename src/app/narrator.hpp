// Events in words: the hand-history panel, the speech bubbles, the screen reader's lines and the
// hint above the hand are all made here, from events and the table they fall on.
// Knows no rule (legality and points come from core) and no screen. Tests:
// tests/app/narrator_test.cpp.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "app/settings.hpp"
#include "core/seat_view.hpp"
#include "words/words.hpp"

namespace allfours {

// Who sits where, as the person at `human` sees the table.
struct People {
  int human = 0;
  std::array<std::string, max_players> names;
};

// Where a seat sits as drawn: 0 is the person at the screen, then on round the table clockwise.
int place_at_table(const Setup& setup, int human, int seat);
// Names for everybody, those of the settings first; where jacks found the partners (`first_dealer`,
// else null), each name goes to the seat its person was given.
People usual_people(const Setup& setup, int human, const Words& words,
                    const Event* first_dealer = nullptr, const Settings& settings = {});
// The cards a seat holds, as it holds them: the suit that is or may become trump first, colours in
// turn, high to low.
std::vector<Card> held_cards(const SeatView& view);

// One line of the hand history.
struct HistoryRow {
  enum class Kind : std::uint8_t { heading, award, event, game_over };
  Kind kind = Kind::event;
  int moment = 0;      // how many events are shown when this row is the newest
  int hand = 0;        // the moment of the heading it stands under; 0 before the first
  int trick = 0;       // what belongs to a trick: its number, from 1
  int seat = -1;       // play, trick: who
  std::string title;   // heading: who deals; award: the point's name; event: the sentence
  std::string who;     // award: the side, or nobody
  std::string why;     // award: the reason
  std::string score;   // award: the running score
  std::string result;  // heading: the score when the hand was over
  std::string rule;    // award: the rule behind it, field and value
  int side = -1;       // award, game_over
  int points = 0;
  AwardFor award{};  // award
  CardSet cards;     // award: its cards
  EventKind event{};
  Card card;  // event: its card, if it has one
  bool trump_known = false;
  Suit trump{};  // heading: of this hand
};

// A row as it is read out.
std::string spoken(const HistoryRow& row);

// One of the four points of a running hand, as a box at the foot of the score book.
struct SoFarBox {
  enum class State : std::uint8_t { open, so_far, certain, nobody };
  State state = State::open;
  std::string title;             // the point's name
  Card card;                     // the card it hangs on, where one is known
  std::string big;               // Game: the card points, "12 – 30"
  std::string text;              // who has it, how surely
  std::string short_title = {};  // the point's name where there is little room
};

class Narrator {
 public:
  Narrator(const Setup& setup, People people, const Words& words)
      : setup_(&setup), people_(std::move(people)), words_(&words) {}

  const Words& words() const { return *words_; }
  const People& people() const { return people_; }
  const std::string& name(int seat) const { return people_.names[static_cast<std::size_t>(seat)]; }
  // "You & Nora", "Ella".
  std::string side_name(int side) const;
  // "9 – 14", in order of sides.
  std::string score_text(const Scores& score) const;

  // One sentence for an event, given the table before it.
  std::string sentence(const Event& event, const Table& before) const;
  std::string award_title(const Event& award) const;
  std::string award_why(const Event& award, const Table& before) const;
  // What is said aloud in a speech bubble; empty for most events.
  std::string speech(const Event& event) const;

  // What the person at the screen should do now, or whom the table waits for.
  std::string prompt(const SeatView& view) const;
  // Why this card of the person's hand cannot be played; empty if it can.
  std::string why_not_text(const SeatView& view, Card card) const;
  // The rule behind that, field and value; empty where it is only not the person's turn.
  std::string why_not_rule(const SeatView& view, Card card) const;
  // High, Low, Jack, Game as they stand, from what the seat can see.
  std::array<SoFarBox, 4> so_far(const SeatView& view) const;
  // A word as a button.
  std::string_view button(Say say) const;

 private:
  bool is_you(int seat) const { return seat == people_.human; }
  std::string you_or_name(int seat) const;
  std::string side_initials(int side) const;
  std::string list(const CardList& cards, int from = 0) const;
  std::string side_points(const Scores& points) const;

  const Setup* setup_;
  People people_;
  const Words* words_;
};

// The rows of a log up to a moment, kept up to date as the moment moves.
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
