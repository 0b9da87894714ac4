// A puzzle in progress at the table: everybody else, partners included, plays optimally
// (players/advice/puzzle.hpp) until the goal is reached or missed; or the solution is played
// without asking. And its captions. Knows no rule and no clock. Tests:
// tests/app/modes/puzzle/puzzle_test.cpp.
#pragma once

#include <string>
#include <vector>

#include "app/modes/lesson/first_game.hpp"
#include "app/narration/narrator.hpp"
#include "app/session/session.hpp"
#include "players/advice/puzzle.hpp"
#include "words/lessons.hpp"

namespace allfours {

class PuzzleRun {
 public:
  using Standing = Puzzle::Standing;

  // Precondition: the session is at the puzzle's start.
  PuzzleRun(Goal goal, const Session& session);

  // Its link, for sharing.
  const std::string& link() const { return link_; }
  // Its text if it is a built-in puzzle and loaded, or null.
  const PuzzleText* text() const { return find_puzzle(link_); }
  Standing standing() const { return standing_; }
  bool over() const { return standing_ != Standing::open; }
  // Solved by the person, without the solution shown.
  bool solved() const { return standing_ == Standing::reached && !shows_; }
  // Plays the solution from now on.
  void show() { shows_ = true; }
  bool shows() const { return shows_; }
  // A card will be played, or an event shown, automatically.
  bool goes_on(const Session& session) const;
  // Updates the standing for the moment shown.
  void look(const Session& session);
  // Decides for the seat in turn; false if that is the person.
  bool decide(Session& session);
  // In the smallest window the caption covers the table until it has been read.
  bool folded() const { return folded_; }
  void fold() { folded_ = !folded_; }

  // Title and captions: now, and for any moment.
  std::string title(const Narrator& narrator) const;
  Caption caption(const Narrator& narrator) const;
  std::vector<Caption> captions(const Narrator& narrator) const;

 private:
  Caption caption(const Narrator& narrator, Standing standing, bool shows) const;
  bool asks(const Session& session) const;

  Puzzle judge_;
  std::string link_;
  int cards_;    // number of cards of the seat at the start
  int begins_;   // number of events before it
  Card right_;   // the seat's first good card, if there is only one
  Card played_;  // the person's last card: the one that lost
  Standing standing_ = Standing::open;
  bool shows_ = false;
  bool folded_ = false;
};

}  // namespace allfours
