// The slate, with the changes that are not stored yet. Several tabs add to one stored text: `read`
// takes the text as any tab has stored it and applies this tab's unstored changes again. Knows no
// storage. Tests: tests/app/storage/storage_merge_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/features/slate/slate.hpp"

namespace allfours {

class StoredSlate {
 public:
  const Slate& now() const { return now_; }
  // Enters a game; false if it is entered already.
  bool chalk(const SlateGame& game) {
    if (!now_.chalk(game)) return false;
    unstored_.games.push_back(game);
    return true;
  }
  void take(const Slate& other) {
    for (const SlateGame& game : other.games) {
      now_.chalk(game);
      unstored_.games.push_back(game);
    }
  }
  void wipe() {
    now_.wipe();
    unstored_.games.clear();
    unstored_.wiped = true;
  }
  void name_unit(std::string_view unit) {
    now_.unit = unit;
    unstored_.unit = unit;
  }

  void read(std::string_view text) {
    now_ = parse_slate(text);
    if (unstored_.wiped) now_.wipe();
    if (unstored_.unit) now_.unit = *unstored_.unit;
    for (const SlateGame& game : unstored_.games) now_.chalk(game);
  }
  std::string text() const { return slate_text(now_); }
  void note_stored() { unstored_ = {}; }
  bool has_unread() const { return !now_.unknown.empty(); }

 private:
  Slate now_;
  // In this order.
  struct {
    bool wiped = false;
    std::optional<std::string> unit;
    std::vector<SlateGame> games;
  } unstored_;
};

}  // namespace allfours
