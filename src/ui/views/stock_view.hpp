// The stock and the turned cards beside it, or California Jack's stock: positions in this scene,
// and whether they fit. Knows no rule. Tests: tests/ui.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/draw/card_animator.hpp"
#include "ui/views/scene.hpp"

namespace allfours::ui {

class Pile {
 public:
  explicit Pile(const Scene& scene);

  // Position of the i-th card of the pack, from the bottom.
  CardPose pose(int i) const;
  // Its visible cards, as cues of the stage; none if they do not fit.
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
  bool offered_ = false;  // a suit is proposed: large, in the middle
};

// The turned card in words, below trumps, if the pile does not fit: the card alone if the word does
// not fit; in place of the tile, above or beside it, if a question or caption is below.
struct TurnedWords {
  std::string words;
  Rect area;
};
std::optional<TurnedWords> turned_words(const Scene& scene);

}  // namespace allfours::ui
