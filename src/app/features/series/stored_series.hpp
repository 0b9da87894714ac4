// The series of a person, with the changes that are not stored yet. Several tabs write one stored
// text: `read` takes the text as any tab has stored it and applies this tab's unstored changes
// again. Knows no storage. Tests: tests/app/features/series/series_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/features/series/series.hpp"

namespace allfours {

class StoredSeries {
 public:
  const SeriesList& now() const { return now_; }
  // Begins a series, or changes the one of its name.
  void put(Series series) {
    std::erase_if(unstored_, [&](const Series& one) { return one.name == series.name; });
    unstored_.push_back(series);
    now_.put(std::move(series));
  }

  void read(std::string_view text) {
    now_ = parse_series(text);
    for (const Series& series : unstored_) now_.put(series);
  }
  std::string text() const { return series_text(now_); }
  void note_stored() { unstored_.clear(); }
  bool has_unread() const { return !now_.unknown.empty(); }

 private:
  SeriesList now_;
  std::vector<Series> unstored_;
};

}  // namespace allfours
