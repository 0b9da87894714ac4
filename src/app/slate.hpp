// The slate: what each game that was played for stakes came to, a player, chalked up game after
// game until it is wiped (RULES.md §3, West Yorkshire); and the text in which the browser keeps it,
// a line a game. A line that cannot be read, of a newer version or broken, is kept as it is. Who
// pays whom is the core's (scoring.hpp). Knows no screen and no storage. Tests:
// tests/app/slate_test.cpp.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/event.hpp"
#include "core/record.hpp"

namespace allfours {

struct SlateGame {
  std::string name;  // what the game was kept under: it is chalked up once
  const Variant* variant = nullptr;
  std::string seed;
  int stake_game = 0, stake_all_fours = 0;
  // Of each side, the person's first: in how many hands it made all four points, and what each of
  // its players gets, or pays.
  std::vector<int> all_fours, paid;
  bool operator==(const SlateGame&) const = default;
};

struct Slate {
  std::string unit;              // what is played for; empty: units
  std::vector<SlateGame> games;  // as they were played
  std::vector<std::string> unknown;

  // Not twice; false if it stands there.
  bool chalk(SlateGame game);
  const SlateGame* find(std::string_view name) const;
  // What the person has to get, or to pay.
  int balance() const;
  // All games go; the unit stays.
  void wipe();
  bool operator==(const Slate&) const = default;
};

// Is anything at stake?
bool has_stakes(const RuleSet& rules);
// Of a whole game, over and played for stakes; nothing otherwise. `human` is the person's seat.
std::optional<SlateGame> slate_game(const Setup& setup, std::span<const Event> log, int human,
                                    std::string name);
// "+3 beans", "−1", "0".
std::string amount_text(const Slate& slate, int amount);

std::string slate_text(const Slate& slate);
Slate parse_slate(std::string_view text);

}  // namespace allfours
