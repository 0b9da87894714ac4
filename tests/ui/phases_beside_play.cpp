// Phases outside the play of a hand: the start screen, lessons, puzzles, sheets.
#include <array>

#include "app/features/series/series_feature.hpp"
#include "app/links/sharing.hpp"
#include "app/storage/stored_texts.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "ui/phases.hpp"

namespace allfours::phases {

namespace {

// The next automatic event or decision.
void go_on(App& app) {
  if (std::isfinite(app.next_due())) {
    app.tick(app.next_due());
  } else {
    decide(app, session(app).shown());
  }
}

// A puzzle of two against two, and a card that loses it.
void solve(App& app, bool wrong) {
  const PuzzleText& puzzle = puzzles().front();
  app.act("solve:" + std::string(puzzle.id));
  settle(app);
  if (wrong) app.act("card:" + std::string(puzzle.other));
  settle(app);
}

// The first puzzle, solved by any of the right cards.
void solve_rightly(App& app) {
  solve(app, false);
  const PuzzleRun& run = *puzzle_at(app.table());
  const auto link = std::get<OpenedLink>(read_link(run.link()));
  while (!run.over()) {
    Puzzle judge(link.puzzle.value(), link.seat);
    app.act("card:" + card_text(judge.right(table(app)).first()));
    settle(app);
  }
}

// A step of the first lesson, with all of its tasks before it done.
void learn(App& app, int part) {
  app.act("learn:" + std::string(lessons().front().id));
  const LessonRun& lesson = *lesson_at(app.table());
  while (true) {
    settle(app);
    if (lesson.part() >= part) return;
    const auto asked = lesson.asked(session(app));
    app.act(!asked                               ? std::string("go_on")
            : asked->kind == Decision::Kind::say ? "say:" + std::string(wire(asked->say))
                                                 : "card:" + card_text(asked->card));
  }
}

// Begins a series, and plays at most this many of its games to their ends.
void play_series(App& app, const std::string& length, int games) {
  app.act("series_of:" + length);
  app.act("start");
  for (int game = 0; game < games && !series_here(app)->over(); ++game) {
    if (game > 0) app.act("play_again");
    while (!game_over(app.table())) {
      app.act("next_hand");
      go_on(app);
    }
  }
}

// Plays a game of the cup of bars to its end.
void play_bar_game(App& app) {
  app.act("new_seed");
  app.act("bars_begin:6");
  app.act("bars_play");
  while (!game_over(app.table())) {
    app.act("next_hand");
    go_on(app);
  }
}

constexpr std::array<Sought, 31> beside{{
    {"start", "Start screen", "", nullptr, [](App& app) { app.act("date:2026-11-22"); }},
    {"start_kept", "Start screen, a game to go on with", "", nullptr,
     [](App& app) {
       hear_stored(app, "days",
                   "2026-11-16 seven-up ++-0 2 1\n2026-11-18 german +--+ 2 1\n"
                   "2026-11-20 french ---- 0 4\n2026-11-21 pitch ++++ 4 0\n");
       app.act("date:2026-11-21");
       app.act("variant:california-jack");
       app.act("start");
       while (table(app).hand < 2) go_on(app);
       app.act("new_game");
     }},
    {"start_menu", "Options", "", nullptr, [](App& app) { app.act("menu"); }},
    {"games", "All games", "", nullptr,
     [](App& app) {
       app.act("games");
       app.act("variant:seven-up");
     }},
    {"start_levels", "All games, each seat its own level", "", nullptr,
     [](App& app) {
       app.act("games");
       app.act("variant:west-yorkshire-6");
       app.act("level:expert");
       app.act("level_of:2:beginner");
       app.act("level_of:3:person");
       app.act("person:3:Maximiliane");
     }},
    {"series_choice", "All games, a series of Trinidad", "", nullptr,
     [](App& app) {
       app.act("games");
       app.act("series_of:7");
     }},
    {"series", "A series of seven games", "", nullptr,
     [](App& app) {
       play_series(app, "7", 2);
       app.act("play_again");
       while (table(app).trick_start + table(app).play_count == 0) go_on(app);
     }},
    {"series_game", "A game of a series is over", "", nullptr,
     [](App& app) { play_series(app, "3", 1); }},
    {"series_waits", "Start screen, a series waits for its next game", "", nullptr,
     [](App& app) {
       play_series(app, "3", 1);
       app.act("new_game");
     }},
    {"series_end", "A series is over", "", nullptr, [](App& app) { play_series(app, "3", 3); }},
    {"bars", "A match of the cup of bars", "", nullptr,
     [](App& app) {
       play_bar_game(app);
       app.act("play_again");
       while (table(app).trick_start + table(app).play_count == 0) go_on(app);
     }},
    {"bars_game", "A game of the cup of bars is over", "", nullptr, play_bar_game},
    {"day_end", "The first hand of today's deal is over", "", nullptr,
     [](App& app) {
       app.act("date:2026-11-22");
       app.act("today");
       while (!waits_for_next_hand(app.table())) go_on(app);
     }},
    {"lesson_cut", "A lesson begins with the cut", "", nullptr, [](App& app) { learn(app, 1); }},
    {"lesson_told", "A lesson tells something", "", nullptr, [](App& app) { learn(app, 2); }},
    {"lesson_words", "A lesson asks for a word", "", nullptr, [](App& app) { learn(app, 3); }},
    {"lesson_card", "A lesson asks for a card", "", nullptr, [](App& app) { learn(app, 6); }},
    {"lesson_other", "Another card than it asks for", "", nullptr,
     [](App& app) {
       learn(app, 6);
       app.act("card:Jh");
     }},
    {"lesson_end", "The end of a lesson", "", nullptr, [](App& app) { learn(app, 9); }},
    {"lesson_why", "The end of a lesson, a reason opened", "", nullptr,
     [](App& app) {
       learn(app, 9);
       app.act("lesson_why");
     }},
    {"lesson_list", "All lessons", "", nullptr,
     [](App& app) {
       learn(app, 9);
       app.act("end_lesson");
       app.act("lesson_list");
     }},
    {"lesson_further", "A further lesson asks for a card", "", nullptr,
     [](App& app) {
       app.act("learn:begging");
       settle(app);
       app.act("say:beg");
       while (lesson_at(app.table())->part() < 4) {
         settle(app);
         app.act("go_on");
       }
       settle(app);
     }},
    {"lesson_points", "A lesson speaks of a point on the felt", "", nullptr,
     [](App& app) {
       app.act("learn:caribbean");
       settle(app);
       app.act("say:run");
       settle(app);
     }},
    {"puzzle_list", "All puzzles", "", nullptr, [](App& app) { app.act("puzzle_list"); }},
    {"puzzle", "A puzzle", "", nullptr, [](App& app) { solve(app, false); }},
    {"puzzle_solved", "A puzzle, solved", "", nullptr, solve_rightly},
    {"puzzle_missed", "A puzzle, lost", "", nullptr, [](App& app) { solve(app, true); }},
    {"puzzle_shown", "A puzzle, its solution", "", nullptr,
     [](App& app) {
       solve(app, false);
       app.act("show_solution");
       settle(app);
     }},
    {"start_lessons", "Start screen, a lesson has been taken", "", nullptr,
     [](App& app) {
       learn(app, 1);
       app.act("end_lesson");
     }},
    {"house_rules", "House rules", "", nullptr, [](App& app) { app.act("house_rules"); }},
    {"rules", "Rules sheet", "", nullptr, [](App& app) { app.act("rules"); }},
}};

}  // namespace

std::span<const Sought> beside_play() { return beside; }

}  // namespace allfours::phases
