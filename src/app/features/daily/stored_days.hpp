// The results of the deals of the day, with those that are not stored yet. Several tabs add to one
// stored text: `read` takes the text as any tab has stored it and adds ours. Knows no storage.
// Tests: tests/app/storage/storage_merge_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/features/daily/daily.hpp"

namespace allfours {

class StoredDays {
 public:
  const Days& now() const { return now_; }
  // A deal's first result stays.
  void add(DayKey deal, const DayResult& result) {
    now_.results.try_emplace(deal, result);
    unstored_.emplace_back(deal, result);
  }
  void take(const Days& other) {
    for (const auto& [deal, result] : other.results) add(deal, result);
  }

  void read(std::string_view text) {
    now_ = parse_days(text);
    for (const auto& [deal, result] : unstored_) now_.results.try_emplace(deal, result);
  }
  std::string text() const { return days_text(now_); }
  void note_stored() { unstored_.clear(); }
  bool has_unread() const { return !now_.unknown.empty(); }

 private:
  Days now_;
  std::vector<std::pair<DayKey, DayResult>> unstored_;
};

}  // namespace allfours
