// A puzzle as it goes at the table: everybody else, the seat's partner too, plays as well as can be
// (players/puzzle.hpp), until the goal is reached or cannot be reached any more; or the solution is
// shown, and nobody is asked. What the strip says of it.
// Knows no rule and no clock. Tests: tests/app/puzzle_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/first_game.hpp"
#include "app/narrator.hpp"
#include "app/session.hpp"
#include "players/puzzle.hpp"
#include "words/lessons.hpp"

namespace allfours {

class PuzzleRun {
 public:
  using Standing = Puzzle::Standing;

  // The session stands where the puzzle begins.
  PuzzleRun(Goal goal, const Session& session);
  // Not where it would be made a part of every table's end.
  [[gnu::noinline]] ~PuzzleRun();

  // As a link has it, for whoever wants to try it.
  const std::string& link() const { return link_; }
  // The text of it that is kept here, once it has come, or null.
  const PuzzleText* text() const { return find_puzzle(link_); }
  Standing standing() const { return standing_; }
  bool over() const { return standing_ != Standing::open; }
  // The person has solved it, nobody having shown how.
  bool solved() const { return standing_ == Standing::reached && !shows_; }
  // The solution is played from now on.
  void show() { shows_ = true; }
  bool shows() const { return shows_; }
  // Something will be played, or shown, by itself.
  bool goes_on(const Session& session) const;
  // A moment is shown: how it stands.
  void look(const Session& session);
  // Whoever must decide does; false if that is the person.
  bool decide(Session& session);
  // In the smallest window what is told lies over the table until it has been read.
  bool folded() const { return folded_; }
  void fold() { folded_ = !folded_; }

  // What it is called, and what the strip says of it: now, and at any time.
  std::string title(const Narrator& narrator) const;
  Caption caption(const Narrator& narrator) const;
  std::vector<Caption> captions(const Narrator& narrator) const;

 private:
  Caption caption(const Narrator& narrator, Standing standing, bool shows) const;
  bool asks(const Session& session) const;

  Puzzle judge_;
  std::string link_;
  int cards_;    // that the seat holds at the beginning
  int begins_;   // events before it
  Card right_;   // the first right card of the seat, where it is the only one
  Card played_;  // by the person last: by which it was lost
  Standing standing_ = Standing::open;
  bool shows_ = false;
  bool folded_ = false;
};

}  // namespace allfours
