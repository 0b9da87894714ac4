// A person's statistics, with the changes that are not stored yet. Several tabs add to one stored
// text: `read` takes the text as any tab has stored it and applies this tab's unstored changes
// again. Knows no storage. Tests: tests/app/storage/storage_merge_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/features/statistics/statistics.hpp"

namespace allfours {

class StoredStatistics {
 public:
  const Statistics& now() const { return now_; }
  void add(Tally game);
  // A game that several tabs or visits may end; false if it has been counted under this name.
  bool add_once(Tally game, std::string name);
  // Takes in the games of other devices.
  void take(const Statistics& other);
  // Deletes all games; those that are counted stay so.
  void forget();
  // The name of this device in files.
  void name_device(std::string name);

  void read(std::string_view text);
  std::string text() const { return statistics_text(now_); }
  void note_stored() { unstored_ = {}; }
  bool has_unread() const { return !now_.unknown.empty(); }

 private:
  Statistics now_;
  // In this order.
  struct {
    bool forgotten = false;
    std::vector<Tally> games;
    std::vector<std::pair<std::string, Tally>> once;
    std::string device;
    Statistics taken;
  } unstored_;
};

}  // namespace allfours
