// The start screen: variant, rules and deal selected. It persists while a game is played, and then
// shows that game's setup. Knows neither table nor words. Tests: tests/app/app_test.cpp,
// tests/app/start/app_house_rules_test.cpp, tests/app/start/fresh_seed_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/game/record.hpp"
#include "core/text/fault.hpp"

namespace allfours {

// The name of a fresh deal: short and easy to read aloud (src/README.md §6), such as KINGSTON-42.
// `random` is entropy; the same number gives the same name.
std::string fresh_seed(std::uint32_t random);

class StartScreen {
 public:
  explicit StartScreen(std::uint32_t entropy);

  const Variant& variant() const { return *variant_; }
  int players() const { return players_; }
  const std::string& seed() const { return seed_; }
  const RuleSet& rules() const { return rules_; }
  // The selection as a setup. It may be invalid (validate).
  Setup setup() const;
  bool house_rules_open() const { return house_rules_open_; }
  // The rules when the list was opened: they determine its order while values change.
  const RuleSet& rules_when_opened() const { return rules_when_opened_; }
  // All games are listed; else only the selected one is offered.
  bool games_open() const { return games_open_; }
  // For this many players, or any (0).
  int games_for() const { return games_for_; }
  // The lessons are listed.
  bool lessons_open() const { return lessons_open_; }
  // The puzzles are listed.
  bool puzzles_open() const { return puzzles_open_; }
  // Closes the list that was opened last; false if none is open.
  bool close();
  // Number of open lists.
  int lists() const {
    return int{house_rules_open_} + int{games_open_} + int{lessons_open_} + int{puzzles_open_};
  }
  // The selected variant allows a league match; one is wanted.
  bool league_possible() const;
  bool league_wanted() const { return league_; }
  void want_league(bool wanted) { league_ = wanted; }
  // The selected variant allows a series; its length, 1: a single game.
  bool series_possible() const;
  int series_length() const { return series_possible() ? series_ : 1; }
  void want_series(int games) { series_ = games; }

  // Selects this setup.
  void take(const Setup& setup);

  // The verbs; false if impossible.
  bool toggle_games();
  bool toggle_lessons();
  bool toggle_puzzles();
  bool choose_games_for(std::string_view what);
  bool choose_variant(std::string_view what);
  bool choose_players(std::string_view what);
  bool choose_seed(std::string_view what);
  bool toggle_league();
  bool choose_series(std::string_view what);
  bool new_seed();
  bool toggle_house_rules();
  bool usual_rules();
  // Sets a named rule of the variant, or resets it; returns the fault that prevents it.
  std::optional<Fault> toggle_named_rule(std::string_view name);
  // Moves a field to its next or previous value that makes a valid game; returns the fault of the
  // first value skipped.
  std::optional<Fault> change_rule(std::string_view name, int step);

 private:
  std::uint32_t entropy_;
  const Variant* variant_;
  int players_;
  std::string seed_;
  RuleSet rules_;
  RuleSet rules_when_opened_;
  bool house_rules_open_ = false;
  bool games_open_ = false;
  bool lessons_open_ = false;
  bool puzzles_open_ = false;
  int games_for_ = 0;
  bool league_ = false;
  int series_ = 1;
};

}  // namespace allfours
