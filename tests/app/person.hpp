// A person who presses, for tests of accidental input: with the app's clock, frame by frame.
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <string_view>

#include "app/any_action.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

// A person at the app: presses, and lets time pass frame by frame as a screen does.
struct Person {
  explicit Person(std::string_view link = "") : sitting(1) {
    sitting.app.use_worker(true);
    sitting.app.act("date:2026-11-24");
    if (!link.empty()) sitting.app.open_link(link);
    sitting.app.act("begin");
    answer();
  }

  App& app() { return sitting.app; }
  // Bots in a worker leave the decision to the program.
  void answer() {
    for (int i = 0; i < 100; ++i) {
      const Effects effects = app().take_effects();
      if (!effects.think || !app().state().context.requests.waits(Requests::Owner::table)) return;
      app().act("thought:" + std::to_string(effects.think->serial) + ":here");
    }
  }
  void pass(double milliseconds) {
    for (const double end = now() + milliseconds; now() < end;) {
      sitting.now = std::min(end, now() + 16);
      app().tick(now());
      answer();
    }
  }
  // Waits until nothing happens by itself, and any question has been visible for a while.
  void rest() {
    answer();
    for (int i = 0; i < 3000 && std::isfinite(app().next_due()); ++i) {
      sitting.now = std::max(now(), app().next_due());
      app().tick(now());
      answer();
    }
    pass(Presses::same_place_rest + 100);
  }
  void play_to_hand_end() {
    Stream stream(1, "hand");
    for (rest(); !waits_for_next_hand(app().table()) && !game_over(app().table()); rest())
      sitting.choose_something(stream);
  }
  double now() const { return sitting.now; }

  bool click(std::string_view id, float x = 300) {
    const bool did = app().press(id, {.when = now(), .x = x, .y = 300});
    answer();
    return did;
  }
  bool key(std::string name, bool repeated = false) {
    const Press press{.when = now(), .repeated = repeated, .key = name};
    const bool used = app().press_key(name, &press);
    answer();
    return used;
  }
  // The time after the first press.
  void hold_key(const std::string& name, double milliseconds) {
    key(name);
    pass(500);
    for (double held = 500; held < milliseconds; held += 33) {
      key(name, true);
      pass(33);
    }
  }

  int decisions() { return app().table().session.game().decisions(); }
  std::size_t own_decisions() {
    const Session& session = app().table().session;
    const auto all = decisions_in(session.log());
    return static_cast<std::size_t>(
        std::count_if(all.begin(), all.end(),
                      [&](const Decision& decision) { return decision.seat == session.human(); }));
  }

  Sitting sitting;
};

// A person at the table of this link after some decisions, at rest.
std::unique_ptr<Person> at_table(std::string_view link, int decisions);
// Everything visible and stored.
std::string all_of_it(const App& app);

}  // namespace allfours
