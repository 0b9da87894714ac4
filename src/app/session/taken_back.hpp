// Undone decisions of the person in a game: their number, and those that redo can restore. Knows no
// game. Tests: tests/app/session/session_undo_test.cpp.
#pragma once

#include <utility>
#include <vector>

#include "core/table/table.hpp"

namespace allfours {

class TakenBack {
 public:
  // In this game, since its beginning.
  int count() const { return count_; }
  bool any() const { return count_ > 0; }
  // Of a game that is resumed.
  void restore(int count) { count_ = count; }

  bool can_redo() const { return !undone_.empty(); }
  // A decision has been taken back, with all that followed.
  void put(std::vector<Decision> decisions) {
    undone_.push_back(std::move(decisions));
    ++count_;
  }
  // The decisions to be made again, those taken back last. Precondition: can_redo().
  std::vector<Decision> take() {
    auto decisions = std::move(undone_.back());
    undone_.pop_back();
    return decisions;
  }
  // The game has gone on differently: nothing can be made again.
  void forget() { undone_.clear(); }

 private:
  std::vector<std::vector<Decision>> undone_;
  int count_ = 0;
};

}  // namespace allfours
