// A complete link: a record (core/game/record.hpp), and the parts for the person who opens it:
//   seat=2   the person's seat; default 0
//   beat=4   a challenge: points to exceed, for the person's side, in the link's first hand
//   puzzle=hang   a puzzle (players/advice/puzzle.hpp): the goal of this seat's side from here on
//   by=Mara, with=Ada   names of the two players of a duel, the initiator first; optional
//   bots=expert   bots of the other seats (players/bots.hpp); default: the usual ones
// A duel (core/game/duel.hpp) can replace the record. link_language.hpp reads the language. Parsing
// is strict: all or nothing. Knows no address bar, and not what is at the table. Tests:
// tests/app/links/link_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "app/modes/duel/duel_run.hpp"
#include "core/game/record.hpp"
#include "players/advice/puzzle.hpp"
#include "players/bots.hpp"

namespace allfours {

struct Link {
  Record record;
  int seat = 0;
  std::optional<int> beat{};
  Bots bots = all_bots();
};

// A link after reading, with the game that parsing has replayed.
struct OpenedLink {
  Game game;
  int moment = 0;  // as in Record
  int seat = 0;
  std::optional<int> beat{};
  Bots bots = all_bots();
  std::optional<DuelRun> duel{};  // `game` is the deal of it to show
  // In a puzzle the game is advanced, past the words, to a card to be played.
  std::optional<Goal> puzzle{};
  // Never in a link: seats of further people at this screen (Session::seat_people).
  std::uint8_t people = 0;
};

// No link is longer: the longest games with any preset's rules, from 99 below zero to 99, take a
// seventh of it.
inline constexpr std::size_t longest_link = 65'536;
// Programs that send and open links truncate longer ones, or do not recognise them.
inline constexpr std::size_t long_to_send = 2'000;

// The link, or the fault of the text after '#'.
std::variant<OpenedLink, Fault> read_link(std::string_view text);

// The inverse of read_link.
std::string link_text(const Link& link);
// The link of a duel, with the names of its players.
std::string duel_link(const Duel& duel, const DuelNames& names, int seat, const Bots& bots);

// The link of a puzzle that starts at the game's position.
std::string puzzle_text(const Game& game, int seat, Goal goal);

// The number of a game's first hand.
int first_hand(const Setup& setup);

// A game that starts with this hand of a log, without decisions: the same deal.
Record deal_of_hand(const Setup& setup, std::span<const Event> log, int hand);

// Points of a side in this hand, as far as the log goes, across redeals.
int points_in_hand(std::span<const Event> log, int hand, int side);
// True if the hand's end is in the log.
bool hand_ended(std::span<const Event> log, int hand);

}  // namespace allfours
