// The whole program except drawing and page: performs the actions of a person, a page or a host,
// and lets time pass. Everybody may read its state (app_state.hpp); only functions of this room
// change it. Every control, on the canvas or in the text mirror, is an action with a stable id
// (ACTIONS.md), and every action passes through `act`. Callers pass times, in milliseconds: `tick`
// advances the program, and the page's clock times presses. Knows neither the canvas nor the page.
// Tests: tests/app/app_test.cpp, tests/app/app_fuzz_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/app_state.hpp"
#include "app/open_questions.hpp"
#include "app/verbs.hpp"

namespace allfours {

class App {
 public:
  enum class Screen { start, table };

  explicit App(std::uint32_t entropy);
  App(const App&) = delete;  // the screens keep a pointer to the context
  App& operator=(const App&) = delete;

  // Starts the program. Resumes the game of this tab or a saved one (`tab` and `kept` as last
  // stored, newest first) if the address means it, or the newest one if the address is empty;
  // otherwise opens the address.
  void open(std::string_view fragment, std::string_view tab, std::vector<SavedText> kept);
  // Opens the fragment of an address; empty: the start screen. A faulty link leaves a message and
  // the start screen.
  void open_link(std::string_view fragment);
  // The same, but resumes the saved game that the link has begun.
  void follow_link(std::string_view fragment);

  // Performs an action by its id (verbs.hpp); true if it had an effect. An impossible action only
  // says why, if there is a reason to give.
  bool act(std::string_view id);
  // A person presses something: false if the press is a slip (press.hpp) and must be ignored.
  bool hears(std::string_view id, const Press& press);
  bool press(std::string_view id, const Press& press) { return hears(id, press) && act(id); }
  // Every open question has been shown long enough to be answered by a press.
  bool rested(double clock) const { return questions_.rested(revision_, clock); }
  // Handles a key named as in KeyboardEvent.key; false if it is unused now and is left to the
  // browser. With a null press no slip is filtered.
  bool press_key(std::string_view key, const Press* press = nullptr);
  // All keys that press_key can use with these settings, in some state of a game; separated by
  // spaces.
  std::string keys() const;

  // Advances time to `now`; true if anything visible changed. `clock` is the page's clock, which
  // also runs while nothing is due; presses are timed by it.
  bool tick(double now, double clock);
  bool tick(double now) { return tick(now, now); }
  // Time of the next automatic change; infinity if there is none.
  double next_due() const;
  Effects take_effects();
  // Incremented with every visible change.
  int revision() const { return revision_; }

  // What the page tells once or seldom.
  void restore_settings(const Settings& settings);
  void set_browser_language(Language language);
  // Marks the table as embedded in another page. Precondition: no link has been opened.
  void embed(const Embedding& embedding);
  // The window has room for text of this size at most, in per cent.
  void limit_text_size(int largest);
  int largest_text_size() const { return largest_text_size_; }
  // There is no picture, by the person's choice or for want of WebGL.
  void show_words_only(bool value) { state_.context.words_only = value; }
  // true: bots are asked through Effects::think; false: they think here, in `tick`.
  void use_worker(bool use) {
    state_.thinking.use_worker(use);
    state_.context.requests.drop(Requests::Owner::table);
    state_.context.can_advise = use;
  }

  const AppState& state() const { return state_; }
  // The parts of the state that are read most.
  Screen screen() const { return state_.table ? Screen::table : Screen::start; }
  // Precondition: screen() is table; else the program aborts.
  const TableState& table() const { return state_.table.value(); }
  const Words& words() const { return *state_.context.words; }
  const Settings& settings() const { return state_.context.settings; }
  // A short message, or why a card was refused; empty if there is none.
  const std::string& message() const { return state_.context.message.text(); }

  // --- For the functions of features (feature.hpp).
  AppState& state() { return state_; }
  // Runs the consequences of a change if a verb had an effect; returns `done`.
  bool settle(bool done);
  void changed() { ++revision_; }
  void say_fault(const Fault& fault, bool of_link);
  // Another game, or none, comes to the table: no press answers a question of the previous one.
  void forget_presses() { questions_.forget(); }

 private:
  // The consequences of every change, in this order: address, history, messages and captions,
  // storage name, requests to the worker.
  void after_change();

  AppState state_;
  OpenQuestions questions_;
  std::string held_key_;  // the last key that was used
  int largest_text_size_ = 200;
  int revision_ = 0;
};

}  // namespace allfours
