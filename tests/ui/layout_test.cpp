// Every layout with every number of players: nothing cut off, nothing covered, targets large enough
// for a finger. All phases, pictures and both themes: tests/gallery.
#include "ui/layout.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "ui/faults.hpp"
#include "ui/moments.hpp"

namespace allfours {
namespace {

std::filesystem::path assets() {
  const char* folder = std::getenv("ALLFOURS_ASSETS");
  return folder == nullptr ? ALLFOURS_ASSETS_DIR : folder;
}

TEST(Layout, NothingIsCutOffOrCovered) {
  constexpr std::array<std::string_view, 19> phases{
      "start",      "start_kept", "start_menu",    "games",         "begging",
      "many_cards", "mid_trick",  "first_trick",   "discard",       "hand_end",
      "history",    "giving",     "stock",         "levels_speech", "day_end",
      "award",      "settling",   "settling_jack", "settling_game"};
  Screen screen(assets(), {});
  const std::vector<MomentSeen> moments = moments_seen(phases);
  for (const float scale : scales()) {
    for (const char* language : {"en", "de", "fr"}) {
      for (const MomentSeen& moment : moments) {
        moment.app->act(std::string("language:") + language);
        for (const Window& window : windows()) {
          if (window.scale != scale) continue;
          const auto found = faults(screen.draw(*moment.app, window, false), window);
          for (const std::string& fault : found) {
            ADD_FAILURE() << window.name << ", " << language << ", " << moment.title << ", "
                          << moment.variant << " with " << moment.players << ": " << fault << ".";
          }
        }
      }
    }
  }
}

bool has(const ui::Trace& trace, ui::Trace::Kind kind, std::string_view name,
         std::string_view group) {
  return std::any_of(trace.items.begin(), trace.items.end(), [&](const ui::Trace::Item& item) {
    return item.kind == kind && (name.empty() || item.name == name) && item.group >= 0 &&
           trace.groups[static_cast<std::size_t>(item.group)].name == group;
  });
}

// A point comes up on the felt, with its card and whose it is, and goes at a touch.
TEST(Layout, APointIsSeenOnTheFelt) {
  constexpr std::array<std::string_view, 3> phases{"settling", "settling_jack", "settling_game"};
  Screen screen(assets(), {});
  for (const MomentSeen& moment : moments_seen(phases)) {
    const bool low = moment.phase == "settling";
    const bool game = moment.phase == "settling_game";
    const std::string_view words = low ? "Low +1" : game ? "Game +1" : "Jack · nobody";
    const Event& award = moment.app->table().session().last_shown();
    for (const float scale : scales()) {
      for (const Window& window : windows()) {
        if (window.scale != scale) continue;
        SCOPED_TRACE(std::string(window.name) + ", " + moment.phase + ", " + moment.variant);
        const ui::Trace trace = screen.draw(*moment.app, window, false).trace;
        EXPECT_TRUE(has(trace, ui::Trace::Kind::words, words, "the award"));
        EXPECT_TRUE(!low || has(trace, ui::Trace::Kind::face, "", "the award"));
        for (int side = 0; game && side < moment.app->table().session().table().sides; ++side) {
          EXPECT_TRUE(has(trace, ui::Trace::Kind::words, std::to_string(award.why.points[at(side)]),
                          "the award"));
        }
      }
    }
    moment.app->act("skip");
    moment.app->tick(moment.app->next_due());
    if (!low) continue;
    const ui::Trace next = screen.draw(*moment.app, windows()[2], false).trace;
    EXPECT_FALSE(has(next, ui::Trace::Kind::words, words, "the award"));
    EXPECT_TRUE(has(next, ui::Trace::Kind::words, "Jack", "the award"));
  }
}

// The card points are counted up, and the picture comes to rest.
TEST(Layout, GameCountsUp) {
  constexpr std::array<std::string_view, 1> phases{"settling_jack"};
  Screen screen(assets(), {});
  const auto moments = moments_seen(phases);
  App& app = *moments.front().app;
  const Window& window = windows()[5];
  screen.draw_moving(app, window, 1000);
  app.act("skip");
  app.tick(app.next_due());
  const Event& award = app.table().session().last_shown();
  ASSERT_EQ(award.award, AwardFor::game);
  const std::string most = std::to_string(std::max(award.why.points[0], award.why.points[1]));
  EXPECT_FALSE(
      has(screen.draw_moving(app, window, 16).trace, ui::Trace::Kind::words, most, "the award"));
  EXPECT_TRUE(
      has(screen.draw_moving(app, window, 900).trace, ui::Trace::Kind::words, most, "the award"));
}

// A link that cannot be opened leads to the start screen, with a message over it.
TEST(Layout, AMessageStandsWhereThereIsNoTable) {
  Screen screen(assets(), {});
  for (const float scale : scales()) {
    for (const Window& window : windows()) {
      if (window.scale != scale) continue;
      App app(1U);
      app.open_link("v=nothing");
      ASSERT_EQ(app.screen(), App::Screen::start);
      const Drawn drawn = screen.draw(app, window, false);
      const auto closes = [](const ui::Target& target) { return target.id == "close"; };
      EXPECT_TRUE(std::any_of(drawn.targets.begin(), drawn.targets.end(), closes)) << window.name;
    }
  }
}

TEST(Layout, ATrickCanBeRead) {
  for (const Window& window : windows()) {
    for (const int players : {2, 3, 4, 6}) {
      for (const bool open_trick : {false, true}) {
        for (const bool pile : {false, true}) {
          ui::LayoutNeeds needs;
          const float zoom = ui::zoom_of(window.width, window.height);
          needs.width = window.width / zoom;
          needs.height = window.height / zoom;
          needs.players = players;
          needs.board_height = 48;
          needs.pile = pile;
          needs.open_trick = open_trick;
          EXPECT_GE(ui::lay_out(needs).trick_width, 24)
              << window.name << " with " << players << (open_trick ? ", an open trick" : "")
              << (pile ? ", a pile" : "");
        }
      }
    }
  }
}

// The judgement itself: each kind of fault is seen, and none where there is none.
ui::Trace::Item item(ui::Trace::Kind kind, const char* name, ui::Rect area) {
  ui::Trace::Item made;
  made.kind = kind;
  made.name = name;
  made.corners = {area.min, ImVec2(area.max.x, area.min.y), area.max,
                  ImVec2(area.min.x, area.max.y)};
  made.index = made.corners;
  made.clip_max = ImVec2(320, 240);
  return made;
}

std::vector<std::string> faults_of(std::vector<ui::Trace::Item> items,
                                   std::vector<ui::Target> targets = {}) {
  Drawn drawn;
  drawn.trace.items = std::move(items);
  drawn.targets = std::move(targets);
  return faults(drawn, windows().front());
}

using Kind = ui::Trace::Kind;

TEST(Faults, WordsThatLeaveTheWindow) {
  EXPECT_TRUE(faults_of({item(Kind::words, "High", ui::Rect::at(10, 10, 40, 12))}).empty());
  EXPECT_EQ(faults_of({item(Kind::words, "High", ui::Rect::at(300, 10, 40, 12))}),
            std::vector<std::string>{"“High” leaves the window"});
}

TEST(Faults, WordsThatAreCutOff) {
  ui::Trace::Item cut = item(Kind::words, "High", ui::Rect::at(10, 10, 40, 12));
  cut.clip_max.x = 30;
  EXPECT_EQ(faults_of({cut}), std::vector<std::string>{"“High” is cut off"});
}

TEST(Faults, ACoveredIndex) {
  const auto below = item(Kind::face, "4 of hearts", ui::Rect::at(10, 10, 40, 56));
  const auto above = item(Kind::back, "back", ui::Rect::at(20, 10, 40, 56));
  EXPECT_EQ(faults_of({below, above}),
            std::vector<std::string>{"the back covers the index of the 4 of hearts"});
}

TEST(Faults, WordsOverWords) {
  const auto one = item(Kind::words, "High", ui::Rect::at(10, 10, 40, 12));
  const auto other = item(Kind::words, "Low", ui::Rect::at(40, 12, 40, 12));
  EXPECT_EQ(faults_of({one, other}), std::vector<std::string>{"“Low” lies over “High”"});
}

TEST(Faults, SmallAndCoveredTargets) {
  EXPECT_EQ(faults_of({}, {{"undo", ui::Rect::at(0, 0, 44, 30)}}),
            std::vector<std::string>{"the target undo is only 44 × 30 px"});
  EXPECT_EQ(
      faults_of({}, {{"undo", ui::Rect::at(0, 0, 50, 50)}, {"menu", ui::Rect::at(10, 0, 50, 50)}}),
      std::vector<std::string>{"the target undo is mostly covered by others"});
}

}  // namespace
}  // namespace allfours
