// A puzzle solved, a lesson passed, a day added to the streak: the seal comes when it happens, with
// sparks over the felt, and then nothing moves; with reduced motion it stands at once. Nobody else
// gets one: not for a puzzle lost or shown, nor for today's deal played again.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/storage/stored_texts.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "players/advice/puzzle.hpp"
#include "ui/assets.hpp"
#include "ui/moments.hpp"
#include "ui/phases.hpp"
#include "ui/screen.hpp"

namespace allfours {
namespace {

constexpr Window phone{"phone", 390, 844, 1, true};
constexpr Window laptop{"laptop", 1280, 720, 1, false};
constexpr double long_enough = 6000;  // ms, for cards and sparks to come to rest

bool has_seal(const Drawn& drawn) {
  return std::any_of(drawn.trace.items.begin(), drawn.trace.items.end(),
                     [](const ui::Trace::Item& item) { return item.name == "seal"; });
}

// The number of moving frames of 40 ms from now on, and the most vertices that one of them had more
// than the picture at rest.
struct Film {
  int frames = 0;
  int more = 0;
};

Film film_of(Screen& screen, App& app, const Window& window) {
  Film film;
  int most = 0;
  while (film.frames < 200 && screen.draw_moving(app, window, 40).moving) {
    most = std::max(most, screen.drawn().TotalVtxCount);
    ++film.frames;
  }
  film.more = most - screen.drawn().TotalVtxCount;
  return film;
}

// The moment before each achievement, and what leads to it.
struct Case {
  std::string_view name;
  void (*before)(App& app);
  void (*then)(App& app);
};

void finish_lesson(App& app) {
  while (!lesson_at(app.table())->over()) {
    phases::settle(app);
    if (lesson_at(app.table())->over()) return;
    const auto asked = lesson_at(app.table())->asked(phases::session(app));
    app.act(!asked                               ? std::string("go_on")
            : asked->kind == Decision::Kind::say ? "say:" + std::string(wire(asked->say))
                                                 : "card:" + card_text(asked->card));
  }
}

void begin_puzzle(App& app) {
  app.act("solve:" + std::string(puzzles().front().id));
  phases::settle(app);
}

void solve_puzzle(App& app) {
  const PuzzleRun& run = *puzzle_at(app.table());
  const auto link = std::get<OpenedLink>(read_link(run.link()));
  while (!run.over()) {
    Puzzle judge(link.puzzle.value(), link.seat);
    app.act("card:" + card_text(judge.right(phases::table(app)).first()));
    phases::settle(app);
  }
}

void begin_today(App& app) {
  hear_stored(app, "days", "2026-11-20 trinidad ++-0 2 1\n2026-11-21 trinidad +--+ 2 1\n");
  app.act("date:2026-11-22");
  app.act("today");
}

void play_first_hand(App& app) {
  while (!waits_for_next_hand(app.table()) && !game_over(app.table())) {
    if (std::isfinite(app.next_due())) {
      app.tick(app.next_due());
    } else if (award_waits(app.table())) {
      app.act("skip");
    } else {
      phases::decide(app, phases::session(app).shown());
    }
  }
}

constexpr std::array cases{
    Case{"puzzle", begin_puzzle, solve_puzzle},
    Case{"lesson", [](App& app) { app.act("learn:" + std::string(lessons().front().id)); },
         finish_lesson},
    Case{"day", begin_today, play_first_hand}};

TEST(Achievement, HasASealAndSparksAndComesToRest) {
  Screen screen(built_assets(), {});
  for (const Window& window : {phone, laptop}) {
    for (const Case& one : cases) {
      SCOPED_TRACE(std::string(one.name) + " " + std::string(window.name));
      App app(1U);
      one.before(app);
      EXPECT_FALSE(has_seal(screen.draw_moving(app, window, long_enough)));
      one.then(app);
      EXPECT_TRUE(has_seal(screen.draw_moving(app, window, 16)));
      const Film film = film_of(screen, app, window);
      EXPECT_GT(film.frames, 25) << "about 1.5 seconds";
      EXPECT_LT(film.frames, 100);
      EXPECT_GT(film.more, 50) << "sparks";
      const Drawn rest = screen.draw_moving(app, window, long_enough);
      EXPECT_TRUE(has_seal(rest));
      EXPECT_FALSE(rest.moving);
      EXPECT_TRUE(std::isinf(app.next_due()));
    }
  }
}

TEST(Achievement, StandsAtOnceWithReducedMotion) {
  Screen screen(built_assets(), {});
  for (const Case& one : cases) {
    SCOPED_TRACE(one.name);
    App app(1U);
    one.before(app);
    screen.draw(app, phone, false);
    one.then(app);
    const Drawn drawn = screen.draw(app, phone, false);
    EXPECT_TRUE(has_seal(drawn));
    EXPECT_FALSE(drawn.moving);
  }
}

// A game that is opened, or looked at once more, moves nothing.
TEST(Achievement, IsNewOnce) {
  Screen screen(built_assets(), {});
  App app(1U);
  begin_puzzle(app);
  solve_puzzle(app);
  EXPECT_TRUE(has_seal(screen.draw_moving(app, phone, long_enough)));
  EXPECT_EQ(film_of(screen, app, phone).more, 0) << "no frame before it";
}

TEST(Achievement, IsNotForAPuzzleLostOrShown) {
  Screen screen(built_assets(), {});
  for (const std::string& what :
       {"card:" + std::string(puzzles().front().other), std::string("show_solution")}) {
    SCOPED_TRACE(what);
    App app(1U);
    begin_puzzle(app);
    app.act(what);
    phases::settle(app);
    ASSERT_TRUE(puzzle_at(app.table())->over());
    EXPECT_FALSE(has_seal(screen.draw_moving(app, phone, long_enough)));
  }
}

// Played again it adds no day.
TEST(Achievement, OfADayIsNewOnce) {
  Screen screen(built_assets(), {});
  App app(1U);
  begin_today(app);
  play_first_hand(app);
  screen.draw_moving(app, phone, long_enough);
  app.act("new_game");
  screen.draw_moving(app, phone, long_enough);
  app.act("today");
  screen.draw_moving(app, phone, long_enough);
  play_first_hand(app);
  EXPECT_TRUE(has_seal(screen.draw_moving(app, phone, 16)));
  Film film = film_of(screen, app, phone);
  EXPECT_LT(film.frames, 25);
}

}  // namespace
}  // namespace allfours
