// The game of a table of people on devices as a list of steps, alike on every device: decisions of
// people, decisions of bots, hands that are kept (throw_in), and seats that a bot takes over or
// gives back. Each step has an index and the check of all steps before it, by which doubles and
// other games are recognised. Every due decision of a bot comes before the next step of a person,
// so that bots decide at the same index everywhere. Steps of bots are never sent. A step as text: a
// decision as in a link (decision_code.hpp); "-" keeps a hand; "+2sensible" seats a bot at seat 2,
// "=2" a person. Knows no message and no secret. Tests: tests/together/history_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game/game.hpp"
#include "together/sha256.hpp"
#include "together/sitting.hpp"

namespace allfours::together {

inline constexpr int check_letters = 16;
inline constexpr int tag_letters = 16;
inline constexpr std::size_t longest_step = 40;  // characters
inline constexpr int most_steps = 20000;         // of a game

struct Step {
  std::string text;
  std::string tag;  // of the device that decided (device.hpp); "" without one
  bool bot = false;

  bool operator==(const Step&) const = default;
};

// True for a text that has the form of a step.
bool has_step_form(std::string_view text);
bool seats_somebody(std::string_view text);

class History {
 public:
  History() = default;  // not begun
  // Precondition: valid_seed(seed).
  History(const Sitting& sitting, std::string seed);

  bool begun() const { return !checks_.empty(); }
  const Game& game() const { return game_; }
  bool over() const { return game_.over(); }
  int steps() const { return static_cast<int>(steps_.size()); }
  const Step& step(int index) const { return steps_[static_cast<std::size_t>(index)]; }
  // The check of the first `steps` steps; 0 … steps().
  std::string check(int steps) const;

  // Seats of people now: the others are bots'.
  SeatBits people() const { return people_; }
  std::string_view bot(int seat) const { return bots_[at(seat)]; }

  // The question that a bot must answer now, before anybody else; seat -1: none.
  Question bot_question() const;
  bool bots_first() const { return bot_question().seat >= 0; }
  // The seat that decides or changes hands with a step of this text, now; -1: none.
  int seat_of(std::string_view text) const;
  // The text of this decision now, or its refusal.
  std::variant<std::string, Fault> text_of(const Decision& decision) const;

  // Why this decision of a person cannot be made now; `by` as in append.
  std::optional<Fault> refusal(const Decision& decision, int by) const;

  // Appends a step of people, or says why not and changes nothing. `by` is the seat that may have
  // decided it; -1: that of the step itself.
  std::optional<Fault> append(std::string_view text, int by, std::string_view tag = {});
  // Appends the answer to bot_question: a decision, or nothing for a hand that is kept.
  std::optional<Fault> answer(const std::optional<Decision>& decision);
  // Appends steps that this program has stored, with those of bots.
  std::optional<Fault> restore(const std::vector<Step>& steps);

 private:
  std::optional<Fault> change_seat(std::string_view text);
  std::optional<Fault> perform(std::string_view text, int by);
  // The calls that bots make out of turn (table_rules).
  std::optional<Decision> bot_call() const;
  void settle();
  void note(Step step);
  std::string number() const { return std::to_string(steps() + 1); }

  Game game_;
  SeatBits people_ = 0;
  Bots bots_{};
  std::vector<Step> steps_;
  std::vector<Digest> checks_;
};

}  // namespace allfours::together
