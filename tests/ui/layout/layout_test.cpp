// Every layout with every number of players: nothing cut off or covered, targets large enough for a
// finger. All phases, pictures and both themes: tests/gallery.
#include "ui/layout/layout.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "app/table/table_count.hpp"
#include "app/table/table_looking.hpp"
#include "core/table/scoring.hpp"
#include "ui/assets.hpp"
#include "ui/faults.hpp"
#include "ui/moments.hpp"
#include "ui/sweep.hpp"

namespace allfours {
namespace {

TEST(Layout, NothingIsCutOffOrCovered) {
  constexpr std::array<std::string_view, 46> phases{
      "start",          "start_kept",   "start_menu",    "games",         "begging",
      "many_cards",     "mid_trick",    "first_trick",   "discard",       "hand_end",
      "history",        "giving",       "stock",         "levels_speech", "day_end",
      "award",          "settling",     "settling_jack", "settling_game", "own_speech",
      "ceremony",       "trick",        "hint",          "game_over",     "lesson_told",
      "lesson_words",   "lesson_card",  "lesson_end",    "lesson_why",    "lesson_list",
      "lesson_points",  "puzzle_list",  "puzzle",        "puzzle_missed", "puzzle_shown",
      "curtain",        "deal_by_hand", "packets_dealt", "misdeal_asked", "misdeal",
      "revoke_pointed", "revoke",       "exposing",      "exposed",       "call_card",
      "called_for"};
  Screen screen(built_assets(), {});
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

// A point appears on the felt with its card and its scorer, and disappears at a touch.
TEST(Layout, APointIsSeenOnTheFelt) {
  constexpr std::array<std::string_view, 3> phases{"settling", "settling_jack", "settling_game"};
  Screen screen(built_assets(), {});
  for (const MomentSeen& moment : moments_seen(phases)) {
    const bool low = moment.phase == "settling";
    const bool game = moment.phase == "settling_game";
    const std::string_view words = low ? "Low +1" : game ? "Game +1" : "Jack · nobody";
    const Event& award = moment.app->table().session.last_shown();
    for (const float scale : scales()) {
      for (const Window& window : windows()) {
        if (window.scale != scale) continue;
        SCOPED_TRACE(std::string(window.name) + ", " + moment.phase + ", " + moment.variant);
        const ui::Trace trace = screen.draw(*moment.app, window, false).trace;
        EXPECT_TRUE(has(trace, ui::Trace::Kind::words, words, "the award"));
        EXPECT_TRUE(!low || has(trace, ui::Trace::Kind::face, "", "the award"));
        for (int side = 0; game && side < moment.app->table().session.table().sides; ++side) {
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

// The card points count up before the award, and nothing tells it meanwhile.
TEST(Layout, GameIsCountedBeforeItIsAwarded) {
  constexpr std::array<std::string_view, 1> phases{"settling_jack"};
  Screen screen(built_assets(), {});
  const auto moments = moments_seen(phases);
  App& app = *moments.front().app;
  const Window& window = windows()[5];
  const auto has_words = [](const Drawn& drawn, std::string_view words) {
    return has(drawn.trace, ui::Trace::Kind::words, words, "the award");
  };
  screen.draw_moving(app, window, 1000);
  app.act("skip");
  app.tick(app.next_due());
  ASSERT_TRUE(counts_now(app.table()));
  const Scores sums = card_points_taken(app.table().session.table());
  const std::string most = std::to_string(std::max(sums[0], sums[1]));
  EXPECT_FALSE(has_words(screen.draw_moving(app, window, 16), most));
  const double end = app.next_due();
  app.tick(end - 1);
  const Drawn counted = screen.draw_moving(app, window, 900);
  EXPECT_TRUE(has_words(counted, most));
  EXPECT_FALSE(has_words(counted, "Game +1"));
  app.tick(end);
  ASSERT_EQ(app.table().session.last_shown().award, AwardFor::game);
  const Drawn awarded = screen.draw_moving(app, window, 16);
  EXPECT_TRUE(has_words(awarded, most)) << "it is not counted once more";
  EXPECT_TRUE(has_words(awarded, "Game +1"));
}

// The needs of a table with this many players in that window, including a pegging board.
ui::LayoutNeeds needs_of(const Window& window, int players) {
  ui::LayoutNeeds needs;
  const float zoom = ui::zoom_of(window.width, window.height);
  needs.width = window.width / zoom;
  needs.height = window.height / zoom;
  needs.players = players;
  needs.board_height = [](float) { return 48.0F; };
  return needs;
}

// Letters have the size in the settings if the smallest layouts have room.
TEST(Layout, EverythingGrowsAsThePersonWants) {
  EXPECT_FLOAT_EQ(ui::zoom_of(1280, 720), 1);
  EXPECT_FLOAT_EQ(ui::zoom_of(1280, 720, 80), 0.96F);  // the smallest legible size
  EXPECT_FLOAT_EQ(ui::zoom_of(2560, 1440, 80), 1.6F);
  EXPECT_FLOAT_EQ(ui::zoom_of(1280, 720, 200), 2);
  EXPECT_FLOAT_EQ(ui::zoom_of(2560, 1440, 150), 3);
  EXPECT_FLOAT_EQ(ui::zoom_of(375, 667, 200), 1.15F);
  EXPECT_FLOAT_EQ(ui::zoom_of(320, 240, 200), 1);
  EXPECT_EQ(ui::largest_text_size(1280, 720), 200);
  EXPECT_EQ(ui::largest_text_size(2560, 1440), 200);
  EXPECT_EQ(ui::largest_text_size(375, 667), 115);
  EXPECT_EQ(ui::largest_text_size(320, 240), 100);
  Screen screen(built_assets(), {});
  constexpr std::array<std::string_view, 2> phases{"mid_trick", "begging"};
  for (const MomentSeen& moment : moments_seen(phases)) {
    for (const int text_size : {80, 125, 200}) {
      for (const ImVec2 size : {ImVec2(375, 667), ImVec2(1280, 720), ImVec2(2560, 1440)}) {
        const float zoom = ui::zoom_of(size.x, size.y, text_size);
        const Window window{"", size.x / zoom, size.y / zoom, zoom, false};
        for (const std::string& fault : faults(screen.draw(*moment.app, window, false), window)) {
          ADD_FAILURE() << size.x << " × " << size.y << " at " << text_size << " %, "
                        << moment.phase << ", " << moment.variant << ": " << fault;
        }
      }
    }
  }
}

// In windows of any size no card of a trick covers another.
// Where the pegging board has room, names are whole; where it has not, both sides are cut alike.
TEST(Layout, NamesOnThePeggingBoardAreWholeWhereThereIsRoom) {
  Screen screen(built_assets(), {});
  const MomentSeen moment = moment_of("mid_trick", "trinidad", 4);
  App& app = *moment.app;
  app.act("name:1:Christabel");
  app.act("name:5:Christine");
  for (const Window& window : windows()) {
    if (!window.name.starts_with("desktop") && !window.name.starts_with("large")) continue;
    const Drawn drawn = screen.draw(app, window, false);
    const auto has = [&](std::string_view words) {
      return std::any_of(drawn.trace.items.begin(), drawn.trace.items.end(),
                         [words](const ui::Trace::Item& item) { return item.name == words; });
    };
    EXPECT_TRUE(has("Christine & Christabel")) << window.name;
    EXPECT_FALSE(has("Chr & Chr")) << window.name;
  }
}

TEST(Layout, ATrickIsAClearCross) {
  for (const Window& window : windows()) {
    for (const int players : {2, 3, 4, 5, 6}) {
      const ui::Layout layout = ui::lay_out(needs_of(window, players));
      for (int one = 0; one < players; ++one) {
        for (int other = 0; other < one; ++other) {
          const ImVec2 a = layout.trick_cards[at(one)];
          const ImVec2 b = layout.trick_cards[at(other)];
          const float wide = layout.trick_width;
          EXPECT_TRUE(std::abs(a.x - b.x) >= wide || std::abs(a.y - b.y) >= wide * 1.4F)
              << window.name << " with " << players << ": " << one << ", " << other;
        }
      }
    }
  }
}

// Trumps, the leader and the number of cards left are visible in every window; there is no trump
// symbol while a suit is only proposed.
TEST(Layout, TrumpsAndTheLeadAreSeen) {
  constexpr std::array<std::string_view, 4> phases{"mid_trick", "begging", "stock", "trick"};
  Screen screen(built_assets(), {});
  for (const MomentSeen& moment : moments_seen(phases)) {
    const Table& table = moment.app->table().session.table();
    const std::string suit(suit_symbol(table.trump));
    const std::string stock = "stock: " + std::to_string(pack_size - table.next_card);
    const std::string winner =
        moment.phase == "trick"
            ? moment.app->table().narration.narrator().name(winning_play(table).seat)
            : "";
    for (const float scale : scales()) {
      for (const Window& window : windows()) {
        if (window.scale != scale) continue;
        SCOPED_TRACE(std::string(window.name) + ", " + moment.phase + ", " + moment.variant);
        const ui::Trace trace = screen.draw(*moment.app, window, false).trace;
        EXPECT_EQ(has(trace, ui::Trace::Kind::words, suit, "the trump mark"), table.trump_fixed);
        if (moment.phase == "begging") continue;
        if (moment.phase == "stock" && window.height > 240) {
          EXPECT_TRUE(has(trace, ui::Trace::Kind::words, stock, "the line beside the pile"));
        }
        EXPECT_TRUE(has(trace, ui::Trace::Kind::solid, "tag", "the trick"));
        if (winner.empty()) continue;
        EXPECT_TRUE(has(trace, ui::Trace::Kind::words,
                        winner == "You" ? "You take it" : winner + " takes it", "the trick"));
      }
    }
  }
}

// Each point of a finished hand shows its reason at a press: in the history beside the table, or on
// a page over it, which the next press closes.
TEST(Layout, ARowOfTheSummaryTellsWhy) {
  constexpr std::array<std::string_view, 1> phases{"hand_end"};
  Screen screen(built_assets(), {});
  const auto moments = moments_seen(phases);
  App& app = *moments.front().app;
  for (const float scale : scales()) {
    for (const Window& window : windows()) {
      if (window.scale != scale) continue;
      SCOPED_TRACE(window.name);
      const Drawn drawn = screen.draw(app, window, false);
      const auto row =
          std::find_if(drawn.targets.begin(), drawn.targets.end(),
                       [](const ui::Target& target) { return target.id.starts_with("why:"); });
      ASSERT_NE(row, drawn.targets.end());
      const ImVec2 place = row->area.centre();
      const int moment = std::stoi(row->id.substr(4));
      ASSERT_EQ(open_evidence(app.table(), moment), nullptr);
      screen.press(app, window, place);
      ASSERT_NE(open_evidence(app.table(), moment), nullptr);
      const ui::Trace open = screen.draw(app, window, false).trace;
      const bool page = std::any_of(open.groups.begin(), open.groups.end(), [](const auto& group) {
        return group.name == "the lines of the open hands";
      });
      const bool beside = ui::lay_out({.width = window.width, .height = window.height}).has_panel;
      EXPECT_NE(page, beside);
      screen.press(app, window, page ? ImVec2(2, 2) : place);
      EXPECT_EQ(open_evidence(app.table(), moment), nullptr);
    }
  }
}

// The end of a game shows the winner, the decisive points and all others; each leads to its moment.
TEST(Layout, TheEndOfAGameTellsHowItCame) {
  constexpr std::array<std::string_view, 1> phases{"game_over"};
  Screen screen(built_assets(), {});
  for (const MomentSeen& moment : moments_seen(phases)) {
    const Words& w = moment.app->words();
    for (const int window : {2, 5}) {  // a phone, a desktop
      SCOPED_TRACE(moment.variant);
      const Drawn drawn = screen.draw(*moment.app, windows()[at(window)], false);
      EXPECT_TRUE(has(drawn.trace, ui::Trace::Kind::words, w.how_it_came, "the summary"));
      EXPECT_TRUE(
          std::any_of(drawn.targets.begin(), drawn.targets.end(),
                      [](const ui::Target& target) { return target.id.starts_with("moment:"); }));
    }
  }
}

// The dealer's mark stays with the dealer of the finished hand.
TEST(Layout, TheDealerOfAHandThatIsOverKeepsTheMark) {
  constexpr std::array<std::string_view, 1> phases{"hand_end"};
  Screen screen(built_assets(), {});
  for (const MomentSeen& moment : moments_seen(phases)) {
    const SeenTable game = Seen(*moment.app).table();
    const int dealer = game.events.front().seat;
    ASSERT_NE(dealer, game.view.table.dealer) << "the deal has passed on";
    const std::string& name = game.narrator->name(dealer);
    const ui::Trace trace = screen.draw(*moment.app, windows()[5], false).trace;
    int plate = -1;
    for (const ui::Trace::Item& item : trace.items) {
      if (item.group >= 0 && item.name == name &&
          trace.groups[static_cast<std::size_t>(item.group)].name == "a name plate") {
        plate = item.group;
      }
    }
    ASSERT_GE(plate, 0) << name;
    EXPECT_TRUE(std::any_of(
        trace.items.begin(), trace.items.end(),
        [&](const ui::Trace::Item& item) { return item.group == plate && item.name == "D"; }))
        << name;
  }
}

// A broken link leads to the start screen, with a message over it.
TEST(Layout, AMessageStandsWhereThereIsNoTable) {
  Screen screen(built_assets(), {});
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

// A game opened by link waits, with an empty history, in a window of any size.
TEST(Layout, AGameThatWaitsIsDrawn) {
  Screen screen(built_assets(), {});
  App app(1U);
  app.open_link("v=trinidad&seed=WAITS");
  ASSERT_TRUE(app.table().narration.rows().empty());
  for (const WindowSize& size : lattice()) {
    if (size.ratio > 1) continue;
    const Window window{"", size.width, size.height, size.ratio, size.touch};
    EXPECT_FALSE(screen.draw(app, window, false).targets.empty())
        << size.width << " x " << size.height;
  }
}

TEST(Layout, ATrickCanBeRead) {
  for (const Window& window : windows()) {
    for (const int players : {2, 3, 4, 6}) {
      for (const bool open_trick : {false, true}) {
        for (const bool pile : {false, true}) {
          ui::LayoutNeeds needs = needs_of(window, players);
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

// The check itself: it reports each kind of fault, and nothing without one.
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
