// The n-th access to storage is refused, once or from then on: stored data stays complete, and the
// person is told once. Every n with ALLFOURS_ALL_FAULTS=1, otherwise a random selection.
#include <gtest/gtest.h>

#include <cstdlib>

#include "platform/faults.hpp"

namespace allfours {
namespace {

using Deals = std::map<std::string, bool>;

// The stored deals after each step without refusals.
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

// A sitting in which this many accesses from the nth on are refused.
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
      // It is over, or the person has deleted it.
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
  EXPECT_TRUE(told_in_all >= 1 || !disk.has_refused_writing()) << "the person was not told";
  EXPECT_TRUE(told_in_all == 0 || disk.has_refused()) << "reported without a refusal";
  if (count > 1) return;
  EXPECT_LE(told_in_all, 1);
  // The usual games except at most one, which was reported.
  const Deals& last = usual.steps.back();
  const auto missing = std::count_if(
      last.begin(), last.end(), [&](const auto& deal) { return !before.contains(deal.first); });
  EXPECT_LE(missing, told_in_all) << "a game is missing without a report";
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

TEST(RefusedStorage, EveryNthTextOverTwentyGames) {
  for (int nth = 2; nth <= 7; ++nth) {
    SCOPED_TRACE("every " + std::to_string(nth));
    Disk disk;
    Stream stream(9, "twenty");
    Visit visit(disk, "");
    disk.refuse_every(nth);
    for (int game = 0; game < 20; ++game) {
      for (const std::string& id :
           {std::string("new_game"), std::string("variant:german"), "seed:G" + std::to_string(game),
            std::string("start"), std::string("skip")})
        visit.act(id);
      visit.wait();
      for (int times = 0; times < 3; ++times) visit.go_on(stream);
    }
    visit.act("new_game");
    // The next actions store the texts whose last write was refused.
    for (int times = 0; times < 3; ++times) visit.act("menu");
    EXPECT_EQ(games_on(disk.local()).size(), 20u) << "a game is stored twice or not at all";
    EXPECT_EQ(deals_on(disk.local()).size(), 20u);
    for (const auto& [name, text] : games_on(disk.local()))
      EXPECT_NE(text.find("own yes"), std::string::npos) << "an early moment of " << name;
    EXPECT_EQ(visit.told(), 1);
    if (HasFailure()) return;
  }
}

// The page reports a season as not stored until there is room for it.
TEST(RefusedStorage, ASeasonBegunInAFullOneIsStoredLater) {
  const std::string_view says = words_in(Language{}).unstored_here;
  Disk disk;
  Visit visit(disk, "");
  visit.act("season");
  EXPECT_EQ(visit.mirror().find(says), std::string::npos);
  disk.set_full(true);
  visit.act("season_begin:3");
  EXPECT_EQ(visit.told(), 1);
  for (int times = 0; times < 2; ++times) {
    EXPECT_NE(visit.mirror().find(says), std::string::npos);
    EXPECT_FALSE(disk.local().contains("allfours.season.1"));
    visit.act("close");
    visit.act("season");
  }
  disk.set_full(false);
  visit.act("focus:");
  EXPECT_TRUE(disk.local().contains("allfours.season.1"));
  visit.act("close");
  visit.act("season");
  EXPECT_EQ(visit.mirror().find(says), std::string::npos);
}

TEST(RefusedStorage, SettingsAndSlateAreStoredLater) {
  Disk disk;
  Visit visit(disk, "");
  disk.set_full(true);
  visit.act("slate_unit:beans");
  visit.act("text_size:125");
  EXPECT_FALSE(disk.local().contains("allfours.slate.1"));
  disk.set_full(false);
  visit.act("focus:");
  EXPECT_NE(disk.local().find("allfours.slate.1")->second.find("beans"), std::string::npos);
  EXPECT_NE(disk.local().find("allfours.settings.2")->second.find("125"), std::string::npos);
}

TEST(RefusedStorage, IsSaidInWords) {
  Disk disk;
  disk.refuse(0, 1'000'000);
  Visit visit(disk, "v=pitch&seed=A");
  visit.wait();
  visit.act("begin");
  EXPECT_EQ(visit.told(), 1);
  EXPECT_NE(visit.mirror().find(words_in(Language{}).not_kept), std::string::npos);
  EXPECT_NE(visit.mirror().find("\"share\""), std::string::npos) << "with a way to save it";
  visit.wait();
  EXPECT_TRUE(disk.local().empty());
}

// Only a game that has changed is written.
TEST(Storage, NothingIsWrittenWhereNoGameHasChanged) {
  Disk disk;
  Disk::Items items;
  for (int i = 0; i < 30; ++i)
    items["allfours.kept.1.GAME" + std::to_string(i)] = "when 2026-11-20 10:00\nlater version\n";
  disk.begin_with(items);
  Visit visit(disk, "v=german&seed=TEXTS");
  for (const std::string_view id : {"skip", "begin"}) visit.act(id);
  visit.wait();
  Stream stream(4, "texts");
  for (int times = 0; times < 4; ++times) visit.go_on(stream);
  const long accesses = disk.accesses();
  const int texts = disk.texts();
  visit.act("menu");
  visit.act("focus:menu");
  EXPECT_EQ(disk.accesses(), accesses) << "no game has changed";
  EXPECT_EQ(disk.texts(), texts);
}

}  // namespace
}  // namespace allfours
