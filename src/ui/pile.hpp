// The pack on the table and what is turned up beside it, or California Jack's stock: where they
// lie in this scene, and whether there is room for them. Knows no rule. Tests: tests/ui.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/scene.hpp"
#include "ui/stage.hpp"

namespace allfours::ui {

class Pile {
 public:
  explicit Pile(const Scene& scene);

  // Where the i-th card of the pack lies, counted from below.
  CardPose pose(int i) const;
  // What of it is seen now, as cues of the stage: nothing where there is no room.
  void put_down(std::vector<Cue>& cues) const;
  bool has_room() const;
  Rect area() const;

 private:
  bool buttons_need_room() const;
  bool room_is_taken() const;
  bool is_free(const Rect& area) const;
  void put_down_stock(std::vector<Cue>& cues, int left) const;

  const Scene& scene_;
  const Layout& layout_;
  const Table& table_;
  ImVec2 centre_;
  float width_;
  bool offered_ = false;  // a suit is only offered: large, in the middle
};

// The turned card in words, below trumps, where there is no room for the pile: the card alone where
// there is none for the word; in the tile's place, above or beside it, where something is asked or
// told below.
struct TurnedWords {
  std::string words;
  Rect area;
};
std::optional<TurnedWords> turned_words(const Scene& scene);

}  // namespace allfours::ui
