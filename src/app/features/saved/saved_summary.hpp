// Summary of a saved game for lists and for the start screen. Knows no text and no storage. Tests:
// tests/app/features/saved/saved_games_test.cpp.
#pragma once

#include <vector>

#include "core/rules/rules.hpp"

namespace allfours {

struct SavedSummary {
  const Variant* variant = nullptr;
  int hand = 0;
  int target = 0;
  std::vector<int> score;  // the person's side first
};

}  // namespace allfours
