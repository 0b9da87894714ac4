// Storage that refuses its n-th access, once or from then on: what was kept stays, whole, and the
// person is told once. Every n with ALLFOURS_ALL_FAULTS=1; else some, by chance.
#include <gtest/gtest.h>

#include <cstdlib>

#include "platform/faults.hpp"

namespace allfours {
namespace {

using Deals = std::map<std::string, bool>;

// The deals that are kept after each step where nothing is refused.
struct Undisturbed {
  Undisturbed() {
    Disk disk;
    sit(disk, [&](int, const Visit*) { steps.push_back(deals_on(disk.local())); });
    accesses = disk.accesses();
    local = disk.local();
  }
  std::vector<Deals> steps;
  long accesses = 0;
  Disk::Items local;
};

const Undisturbed& undisturbed() {
  static const Undisturbed sitting;
  return sitting;
}

// A sitting of which so many accesses from the nth on are refused.
void sit_refused(long n, long count) {
  SCOPED_TRACE("refused: " + std::to_string(count) + " from " + std::to_string(n));
  const auto& usual = undisturbed();
  Disk disk;
  disk.refuse(n, count);
  Deals before;
  bool had_pace = false;
  int told = 0, told_in_all = 0;
  std::uint32_t page = 0;
  sit(disk, [&](int step, const Visit* visit) {
    const Deals deals = deals_on(disk.local());
    const Deals& usually = usual.steps[at(step)];
    for (const auto& [deal, over] : before) {
      // It is over, or the person has let go of it.
      if (!deals.contains(deal) && !over) {
        EXPECT_FALSE(usually.contains(deal)) << deal << " is lost at step " << step;
      }
    }
    before = deals;
    const auto settings = disk.local().find("allfours.settings.2");
    const bool has_pace =
        settings != disk.local().end() && settings->second.find("pace 2\n") != std::string::npos;
    EXPECT_TRUE(has_pace || !had_pace) << "settings are lost at step " << step;
    had_pace = has_pace;
    if (disk.pages != page) told_in_all += std::exchange(told, 0);
    page = disk.pages;
    if (visit == nullptr) return;
    told = visit->told();
    EXPECT_LE(told, 1) << "told more than once";
  });
  told_in_all += told;
  EXPECT_TRUE(told_in_all >= 1 || !disk.has_refused_writing()) << "nobody is told";
  EXPECT_TRUE(told_in_all == 0 || disk.has_refused()) << "told of nothing";
  if (count > 1) return;
  EXPECT_LE(told_in_all, 1);
  // All that is kept usually, but for one at most, and that has been said.
  const Deals& last = usual.steps.back();
  const auto missing = std::count_if(
      last.begin(), last.end(), [&](const auto& deal) { return !before.contains(deal.first); });
  EXPECT_LE(missing, told_in_all) << "a game is missing, and nobody was told";
}

TEST(RefusedStorage, KeepsWhatWasKeptAndIsToldOnce) {
  ASSERT_GE(undisturbed().steps.back().size(), 4u);
  for (const long n : places(undisturbed().accesses, 150)) {
    sit_refused(n, 1);
    if (HasFailure()) return;
  }
}

TEST(RefusedStorage, FromSomeAccessOn) {
  for (const long n : places(undisturbed().accesses, 60)) {
    sit_refused(n, undisturbed().accesses * 10);
    if (HasFailure()) return;
  }
}

TEST(RefusedStorage, IsSaidInWords) {
  Disk disk;
  disk.refuse(0, 1'000'000);
  Visit visit(disk, "v=pitch&seed=A");
  visit.wait();
  visit.act("begin");
  EXPECT_EQ(visit.told(), 1);
  EXPECT_NE(visit.mirror().find(words_in(Language{}).not_kept), std::string::npos);
  EXPECT_NE(visit.mirror().find("\"share\""), std::string::npos) << "with a way to keep it";
  visit.wait();
  EXPECT_TRUE(disk.local().empty());
}

}  // namespace
}  // namespace allfours
