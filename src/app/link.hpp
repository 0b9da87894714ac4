// The whole of a link: a record (core/record.hpp), and what concerns the person who opens it:
//   seat=2   takes this seat; 0 where it is left out
//   beat=4   a challenge: more points than these to score, by one's side, in the link's first hand
//   puzzle=hang   a puzzle (players/puzzle.hpp): what this seat's side is to reach from here
//   by=Mara, with=Ada   what they call themselves who have played a duel, the one who began it and
//            the other; nothing where they are left out
//   bots=expert   who plays the other seats (players/bots.hpp); the usual ones where it is left out
// In the place of the record a duel (core/duel.hpp) can stand.
// The language it asks for is link_language.hpp's.
// Reading is strict and all or nothing.
// Knows no address bar, and not what is at the table.
// Tests: tests/app/link_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "app/duel_run.hpp"
#include "core/record.hpp"
#include "players/bots.hpp"
#include "players/puzzle.hpp"

namespace allfours {

struct Link {
  Record record;
  int seat = 0;
  std::optional<int> beat{};
  Bots bots = all_bots();
};

// A link that was read: its game as reading has played it, so that nobody folds it again.
struct OpenedLink {
  Game game;
  int moment = 0;  // as in Record
  int seat = 0;
  std::optional<int> beat{};
  Bots bots = all_bots();
  std::optional<DuelRun> duel{};  // the game is the deal that is shown of it
  // Of a puzzle the game stands where a card is to be played, the words before it said.
  std::optional<Goal> puzzle{};
  // Never in a link: where else people sit who play at this screen (Session::seat_people).
  std::uint8_t people = 0;
};

// More characters than this no link has: the longest games by the rules of any preset, from 99
// below zero to 99, take a seventh of it.
inline constexpr std::size_t longest_link = 65'536;
// More than this many programs that send and open links cut off, or do not make a link of.
inline constexpr std::size_t long_to_send = 2'000;

// The link, or what is wrong with the text after its '#'.
std::variant<OpenedLink, Fault> read_link(std::string_view text);

// The text that read_link reads this link from.
std::string link_text(const Link& link);
// The same of a duel; it says what those are called who have played it.
std::string duel_link(const Duel& duel, const DuelNames& names, int seat, const Bots& bots);

// The same of a puzzle, which begins where the game stands.
std::string puzzle_text(const Game& game, int seat, Goal goal);

// The number of a game's first hand.
int first_hand(const Setup& setup);

// The same game of a log from this hand on, without decisions: the cards as they were dealt.
Record deal_of_hand(const Setup& setup, std::span<const Event> log, int hand);

// What a side scored in this hand, as far as the log goes, whatever was dealt again.
int points_in_hand(std::span<const Event> log, int hand, int side);
// The hand's end is in the log.
bool hand_ended(std::span<const Event> log, int hand);

}  // namespace allfours
