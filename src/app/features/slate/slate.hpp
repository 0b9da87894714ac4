// The slate: balance of games played for stakes, per player, over many games until it is wiped
// (RULES.md §3, West Yorkshire); and its stored text, one line per game. An unreadable line, broken
// or of a newer version, is kept unchanged. The core computes payments (scoring.hpp). Knows no
// screen and no storage. Tests: tests/app/features/slate/slate_test.cpp.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/record.hpp"
#include "core/table/event.hpp"

namespace allfours {

struct SlateGame {
  std::string name;  // the name under which the game began: it is entered once
  const Variant* variant = nullptr;
  std::string seed;
  int stake_game = 0, stake_all_fours = 0;
  // By side, the person's first: number of hands with all four points, and amount each of its
  // players gets or pays.
  std::vector<int> all_fours, paid;
  bool operator==(const SlateGame&) const = default;
};

struct Slate {
  std::string unit;              // unit of stakes; empty: units
  std::vector<SlateGame> games;  // oldest first
  std::vector<std::string> unknown;

  // Enters a game; false if it is entered already.
  bool chalk(SlateGame game);
  const SlateGame* find(std::string_view name) const;
  // The person's balance.
  int balance() const;
  // Removes all games; keeps the unit.
  void wipe();
  bool operator==(const Slate&) const = default;
};

// True if the game has stakes.
bool has_stakes(const RuleSet& rules);
// For a finished game with stakes; else empty. `human` is the person's seat.
std::optional<SlateGame> slate_game(const Setup& setup, std::span<const Event> log, int human,
                                    std::string name);
// "+3 beans", "−1", "0".
std::string amount_text(const Slate& slate, int amount);

std::string slate_text(const Slate& slate);
Slate parse_slate(std::string_view text);

}  // namespace allfours
