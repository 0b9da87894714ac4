// A league night (RULES.md §3, West Yorkshire, "League match"): the person's game is one of four
// between two pubs. The other three, and in a season the games of the day's other matches, advance
// beside it a few decisions at a time, in a worker (Requests) or, without workers, in the program
// itself. Each can be watched. Stored as text. Knows no screen, no clock, and not which game is at
// the table. Tests: tests/app/features/league/league_night_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/effects.hpp"
#include "app/features/league/league_match.hpp"
#include "app/features/season/season.hpp"
#include "core/game/game.hpp"
#include "players/bots.hpp"
#include "players/player.hpp"

namespace allfours {

struct NightTable {
  std::array<int, 2> clubs{};  // the pubs of sides 0 and 1; in the person's match their pub first
  Game game;
  LeagueGame result() const;  // the score so far, with winner -1
};

class LeagueNight {
 public:
  // A single night between these pubs; the usual bot plays at the other three tables. `own` is the
  // storage name of the person's game.
  LeagueNight(const Setup& ours, std::string own, std::array<int, 2> clubs);
  // A day of a season; without the person's game if their pub is out of the cup (`own` is empty).
  LeagueNight(const Season& season, const Setup& ours, std::string own);

  const std::string& own() const { return own_; }
  std::array<int, 2> clubs() const { return clubs_; }  // the person's first
  // In a season the day; else -1.
  int day() const { return day_; }
  // The first three belong to the person's match, if there is one.
  const std::vector<NightTable>& tables() const { return tables_; }
  bool has_own() const { return !own_.empty(); }
  std::string bots_of(const NightTable& table) const;

  // The result of the person's game; as practice it does not count.
  void end_own(const LeagueGame& game, bool practice);
  const std::optional<LeagueGame>& own_game() const { return own_game_; }
  bool practice() const { return practice_; }

  // The person's match is over; all matches are.
  bool match_over() const;
  bool over() const;
  // Precondition: match_over().
  LeagueMatch match() const;
  // True if the night is the current or an earlier day of this season and its tables match the
  // fixtures. Another tab may have replaced the season.
  bool fits(const Season& season) const;
  // All matches of the day, as the season records them; empty unless over() and fits(season).
  std::vector<SeasonMatch> results(const Season& season) const;

  // The person's game has reached this decision: the others keep up with it, and play to their ends
  // once it is over.
  void keep_up_with(int decisions) { far_ = decisions; }
  // The next request, if any; its reply goes to `hear`, unless it is forgotten before.
  std::optional<WorkerRequest> request();
  bool has_asked() const { return asked_.has_value(); }
  void forget_request() { asked_.reset(); }
  // Takes the reply, a record; true if a hand has ended. Precondition: has_asked().
  bool hear(std::string_view record);
  // Plays this many decisions here, all by one player.
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
  std::optional<std::size_t> asked_;  // index in tables_ of the request
};

// Empty if the text is malformed or lacks tables of its day.
std::optional<LeagueNight> parse_night(std::string_view text);

}  // namespace allfours
