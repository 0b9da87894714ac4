// Every layout with every number of players: nothing cut off, nothing covered, targets large enough
// for a finger. All phases, pictures and both themes: tests/gallery.
#include "ui/layout.hpp"

#include <gtest/gtest.h>

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
  constexpr std::array<std::string_view, 15> phases{
      "start",      "start_kept", "start_menu",  "games",         "begging",
      "many_cards", "mid_trick",  "first_trick", "discard",       "hand_end",
      "history",    "giving",     "stock",       "levels_speech", "day_end"};
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
