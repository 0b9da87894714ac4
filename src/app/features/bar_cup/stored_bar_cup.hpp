// The person's cup, and whether it has changes that are not stored yet. Several tabs write one
// stored text: `read` takes the stored cup in place of ours, unless ours has unstored changes and
// has come at least as far. Knows no storage. Tests: tests/app/features/bar_cup/bar_cup_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "app/features/bar_cup/bar_cup.hpp"

namespace allfours {

class StoredBarCup {
 public:
  const BarCup& now() const { return now_; }
  void put(BarCup cup) {
    now_ = std::move(cup);
    unstored_ = true;
  }

  void read(std::string_view text) {
    BarCup stored = parse_cup(text);
    if (unstored_ && goes_on_from(stored)) {
      now_.unknown = std::move(stored.unknown);
      return;
    }
    now_ = std::move(stored);
    unstored_ = false;
  }
  std::string text() const { return cup_text(now_); }
  void note_stored() { unstored_ = false; }
  bool has_unread() const { return !now_.unknown.empty(); }

 private:
  static auto progress(const BarCup& cup) {
    const OwnBarGame none{{}, {}, -1, -1};
    const OwnBarGame& own = cup.own ? *cup.own : none;
    return std::tuple(cup.past.size(), cup.matches.size(), own.round, own.game);
  }
  // Of two tabs with the same game of the person's the one that has changed its result counts.
  bool goes_on_from(const BarCup& stored) const {
    const bool same_game = stored.seed == now_.seed && stored.own && stored.own == now_.own;
    return same_game || progress(now_) >= progress(stored);
  }

  BarCup now_;
  bool unstored_ = false;
};

}  // namespace allfours
