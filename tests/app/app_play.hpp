// Shared by the tests of the app room: setups, chosen deals, random games, and a person at the app
// who lets time pass and takes actions.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"
#include "app/narration/history.hpp"
#include "app/table/table_state.hpp"
#include "core/cards/random.hpp"
#include "core/game/record.hpp"
#include "properties/random_game.hpp"

namespace allfours {

// GoogleTest keeps the name Setup for itself inside a test.
using GameSetup = Setup;

// A setup in link form: "v=trinidad&rules=target.9". The seed is optional.
Setup setup_of(std::string_view link);
// Every variant with every number of players, by its own rules.
std::vector<Setup> usual_setups();
// The same game with up to four rules changed at random; always playable.
Setup with_house_rules(Setup setup, Stream& stream);

// The dealer deals these cards in the first hand (per seat, "Jh 2c …"; missing cards are filled
// from the rest of the pack), then turns these.
struct Given {
  int dealer = 0;
  std::vector<std::string_view> hands{};
  std::string_view turned{};
};
Setup given(std::string_view link, const Given& cards);

// The players follow the script ("beg give Jh 2c"); after it everybody plays the first legal card
// until the end of the hand.
Events told(const Setup& setup, std::string_view script);

// A random game of at most this many hands.
Events random_log(const Setup& setup, Stream& stream, int most_hands);

// The narration of this game for the person at `human`.
Narrator narrator_of(const Setup& setup, const Events& log, int human, Language language = {});
std::vector<HistoryRow> rows_of(const Setup& setup, const Events& log, int human);

bool contains(std::string_view text, std::string_view part);
// The parts of a generated link without its end; the link must be whole.
std::string parts_in(std::string_view written);
bool offers(const std::vector<Action>& actions, std::string_view id);
// The cards in a text: "jack of spades", "J♠", or "Js" as a separate word, as in an id.
CardSet cards_named(std::string_view text);

// The text of a game without its storage name.
std::string without_name(std::string text);
// The text of the game that the next visit resumes, without its name; empty if there is none.
std::string kept_text(const App& app);
// This game as the only saved one, as in versions that saved a single game; empty text for none.
std::vector<SavedText> saved_as(std::string_view text);

inline const Player& sensible() { return *find_player("sensible"); }
inline bool lays_down_never(const SeatView&, Stream&) { return false; }

// A person at the app who has already seen the notes about undo as practice and about a first game.
class Sitting {
 public:
  explicit Sitting(std::uint32_t entropy = 1);
  // Opens this link, which must be valid, and starts.
  explicit Sitting(std::string_view link, std::uint32_t entropy = 1);

  // True while the game is not over and the table is open.
  bool plays() const { return app.screen() == App::Screen::table && !game_over(app.table()); }
  // Waits until the next automatic event.
  void wait_a_step();
  // Waits until nothing more happens by itself.
  void wait();
  // The person's choices: ids of table actions and of cards to click.
  std::vector<std::string> offered() const;
  // Takes a random one of these.
  void choose_something(Stream& stream);
  // Waits and chooses this many times, or until the end of the game; then waits.
  void choose(Stream& stream, int times);
  // The same until the end of the hand.
  void play_hand(Stream& stream);
  // The same until the end of the game.
  void play_out(Stream& stream);
  // Waits and chooses until the person has to choose in this phase; false if the game ends first.
  bool play_to(Phase phase, Stream& stream);

  App app;
  double now = 0;
};

inline const Session& session_of(const Sitting& sitting) { return sitting.app.table().session; }
// True if an action with this id is offered.
bool has(const Sitting& sitting, std::string_view id);
// The number of events of this kind so far, and the last of them.
int count_of(const Sitting& sitting, EventKind kind);
const Event* last_of(const Sitting& sitting, EventKind kind);

}  // namespace allfours
