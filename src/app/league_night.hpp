// A league night (RULES.md §3, West Yorkshire, "League match"): the person's game is one of four
// between two pubs; the other three, and in a season those of the other matches of the day, run
// beside it, a few decisions at a time, played elsewhere (Effects::advise) or, where nobody thinks
// elsewhere, here. Each is a game that can be looked at. Kept as text. Knows no screen, no clock,
// and not what is at the table. Tests: tests/app/league_night_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/effects.hpp"
#include "app/league_match.hpp"
#include "app/season.hpp"
#include "core/game.hpp"
#include "players/bots.hpp"

namespace allfours {

struct NightTable {
  std::array<int, 2> clubs{};  // whose sides 0 and 1 are; the person's pub first in its own match
  Game game;
  LeagueGame result() const;  // the score so far; its winner -1
};

class LeagueNight {
 public:
  // One for itself: of these pubs, and these players at the three other tables. `own` is the name
  // under which the person's game is kept.
  LeagueNight(const Setup& ours, std::string own, std::array<int, 2> clubs);
  // A day of a season; nobody plays for a pub that is out of the cup (own is empty then).
  LeagueNight(const Season& season, const Setup& ours, std::string own);

  const std::string& own() const { return own_; }
  std::array<int, 2> clubs() const { return clubs_; }  // the person's first
  // Of a season: the day, and who is at home in the person's match; else -1.
  int day() const { return day_; }
  // The first three are of the person's match where there is one.
  const std::vector<NightTable>& tables() const { return tables_; }
  bool has_own() const { return !own_.empty(); }
  std::string bots_of(const NightTable& table) const;

  // The person's game has ended so; as practice it does not count.
  void end_own(const LeagueGame& game, bool practice);
  const std::optional<LeagueGame>& own_game() const { return own_game_; }
  bool practice() const { return practice_; }

  // The person's match is over; everything is.
  bool match_over() const;
  bool over() const;
  // Only where match_over().
  LeagueMatch match() const;
  // All matches of the day, as the season notes them; only where over(), and of a season.
  std::vector<SeasonMatch> results(const Season& season) const;

  // The person's game has come so far: the others keep up with it, and go on to their ends once it
  // is over.
  void keep_up_with(int decisions) { far_ = decisions; }
  // What is to be asked next, if anything is; nobody answers what was asked before.
  std::optional<Thought> ask(int serial);
  void lose() { serial_ = 0; }
  bool waits() const { return serial_ != 0; }
  // Takes "SERIAL:RECORD"; false if it is of no question of ours. Answers whether a hand has ended.
  bool hear(std::string_view what, bool& hand_ended);
  // Plays on here: so many decisions, as one player does.
  void play_here(const Player& player, int decisions);

  std::string text() const;

 private:
  friend std::optional<LeagueNight> parse_night(std::string_view text);
  LeagueNight() = default;
  NightTable* next_table();

  std::string own_;
  std::array<int, 2> clubs_{};
  int day_ = -1;
  std::optional<LeagueGame> own_game_;
  bool practice_ = false;
  std::vector<NightTable> tables_;
  int far_ = 0;
  int serial_ = 0;
  std::size_t asked_ = 0;
};

// Nothing where the text is none.
std::optional<LeagueNight> parse_night(std::string_view text);

}  // namespace allfours
