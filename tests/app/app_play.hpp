// What the tests of the app room share: setups, given deals, games at random, and a person at the
// app who lets time pass and takes what is offered.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"
#include "app/history.hpp"
#include "core/random.hpp"
#include "core/record.hpp"
#include "properties/random_game.hpp"

namespace allfours {

// GoogleTest keeps the name Setup for itself inside a test.
using GameSetup = Setup;

// A setup as a link says it: "v=trinidad&rules=target.9". The seed may be left out.
Setup setup_of(std::string_view link);
// Every variant with every number of players that can play it, by its own rules.
std::vector<Setup> usual_setups();
// The same game with up to four of its rules changed at random; it can be played.
Setup with_house_rules(Setup setup, Stream& stream);

// The first hand is dealt by `dealer` from these cards (per seat, "Jh 2c …"; what is left out gets
// what remains of the pack), then these are turned.
struct Given {
  int dealer = 0;
  std::vector<std::string_view> hands{};
  std::string_view turned{};
};
Setup given(std::string_view link, const Given& cards);

// Whoever must choose does what the script says ("beg give Jh 2c"); when it ends, everybody plays
// the first legal card until the hand is over.
Events told(const Setup& setup, std::string_view script);

// A game by chance, up to its end or the end of this many hands.
Events random_log(const Setup& setup, Stream& stream, int most_hands);

// As the person at `human` sees this game.
Narrator narrator_of(const Setup& setup, const Events& log, int human, Language language = {});
std::vector<HistoryRow> rows_of(const Setup& setup, const Events& log, int human);

bool contains(std::string_view text, std::string_view part);
// The parts of a link that was written, without its end; it must be whole.
std::string parts_in(std::string_view written);
bool offers(const std::vector<Action>& actions, std::string_view id);
// The cards that a text names: "jack of spades", "J♠", or "Js" standing alone as in an id.
CardSet cards_named(std::string_view text);

// The text of a game without the name that it is kept under.
std::string without_name(std::string text);
// The text of the game to be gone on with at the next visit, without its name; empty if there is
// none.
std::string kept_text(const App& app);
// This game alone is kept, as a version did that kept but one; an empty text is none.
std::vector<KeptText> on_shelf(std::string_view text);

inline const Player& sensible() { return *find_player("sensible"); }
inline bool lays_down_never(const SeatView&, Stream&) { return false; }

// A person at the app, who has been told that taking back is practice, and all that a first game
// tells.
class Sitting {
 public:
  explicit Sitting(std::uint32_t entropy = 1);
  // Opens this link and begins; it must be a good one.
  explicit Sitting(std::string_view link);

  // The game at the table is not over, nor has it been left.
  bool plays() const { return app.screen() == App::Screen::table && !app.table().game_over(); }
  // Time passes until the next thing happens by itself.
  void wait_a_step();
  // Time passes until nothing happens by itself any more.
  void wait();
  // What the person may choose now: ids of table actions, and of cards to click.
  std::vector<std::string> offered() const;
  // Takes one of these by chance.
  void choose_something(Stream& stream);
  // Waits, and chooses so often, or until the game is over; then waits.
  void choose(Stream& stream, int times);
  // The same to the end of the hand.
  void play_hand(Stream& stream);
  // The same to the end of the game.
  void play_out(Stream& stream);
  // Waits and chooses until the person must choose in this phase; false if the game ends first.
  bool play_to(Phase phase, Stream& stream);

  App app;
  double now = 0;
};

inline const Session& session_of(const Sitting& sitting) { return sitting.app.table().session(); }
// An action of this id is offered.
bool has(const Sitting& sitting, std::string_view id);
// How many events of this kind there have been, and the last of them.
int count_of(const Sitting& sitting, EventKind kind);
const Event* last_of(const Sitting& sitting, EventKind kind);

}  // namespace allfours
