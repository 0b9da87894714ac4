// The games that are kept to be gone on with, but for the one at the table: the one played last
// first, each under a name of its own, by which the page keeps its text. A text that cannot be
// read, as of a newer version, stays as it is. Knows no storage and no clock: who puts a game here
// says what day it is. Tests: tests/app/shelf_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/saved_game.hpp"
#include "core/random.hpp"

namespace allfours {

// A game as the page keeps it; `when` says when it was last played, "2026-11-23 17:05:12.345" or
// the day alone, or nothing where nobody knows. A game of a version that kept but one has no name
// yet.
struct KeptText {
  std::string id;
  std::string when;
  std::string text;
};

class Shelf {
 public:
  explicit Shelf(std::uint32_t entropy) : names_(entropy, "kept games") {}

  // What a list shows of a game.
  struct Summary {
    const Variant* variant = nullptr;
    int hand = 0;
    int target = 0;
    std::vector<int> score;  // the person's side first
  };

  // These instead of all that is here, the one played last first; but not the one of this name.
  void read(std::vector<KeptText> texts, std::string_view but = {});
  // In front, instead of what had its name.
  void put(const SavedGame& game, std::string when);
  // It is not here any more; false if it was not.
  bool take(std::string_view id);
  // Under another name from now on.
  void rename(std::string_view id);
  // The person has gone to the start screen since the newest was played.
  void leave();

  const std::vector<KeptText>& all() const { return games_; }
  const KeptText* find(std::string_view id) const;
  // The one played last of those that can be read, or null.
  const SavedGame* newest() const;
  // Nothing of one that cannot be read.
  std::optional<Summary> summary(const KeptText& game) const;

  // A name that no game has.
  std::string fresh_name();

 private:
  std::vector<KeptText> games_;
  mutable std::optional<SavedGame> newest_;  // read when it is first wanted
  mutable bool looked_ = false;
  Stream names_;
};

// The seat of the person in a kept game.
int seat_in(const SavedGame& game);

}  // namespace allfours
