// Duels: two people play the same deals, one after the other, and compare. A deal is one hand of a
// game of its own, without a score, dealt from the duel's seed as that hand of a game would be; who
// deals goes on from deal to deal. What both have decided stands in the link:
//   v=trinidad&seed=KINGSTON-42&duel=4&one=1ABAC.…&two=1ABAC.…
// `duel` is how many deals; `one` and `two` what the first and the second player decided, as a
// `log` does (record.hpp): its version, then deal after deal with dots between. The deals begin by
// themselves, so that nothing else says how one begins or what was decided.
// Reading is strict and all or nothing. Knows no computer player, no screen, no address.
// Tests: tests/rules/duel_test.cpp, tests/properties/duel_test.cpp.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game.hpp"

namespace allfours {

inline constexpr int most_deals = 8;

struct Duel {
  Setup setup;  // without start and given cards
  int deals = 0;
  // By player: the decisions of each deal that is over, as a link writes them.
  std::array<std::vector<std::string>, 2> logs{};

  bool finished(int player) const { return std::ssize(logs[at(player)]) == deals; }
  bool operator==(const Duel& other) const;
};

// The parts of a link that say a duel; any other part, but those of the setup, is a fault.
inline constexpr std::array<std::string_view, 3> duel_keys{"duel", "one", "two"};

// A deal, from 0, as a game that nobody has played yet.
Setup deal_of_duel(const Duel& duel, int deal);
// Its one hand is over, whatever follows by itself.
bool deal_over(const Game& game);
// The deal as these decisions play it; nothing where they are not all of its hand, or more.
std::optional<Game> played_deal(const Duel& duel, int deal, std::string_view log);

// The parts of a link.
std::string duel_text(const Duel& duel);
// The duel, or what is wrong with the text: each player has played all deals or none. `others` are
// as in open_record.
std::variant<Duel, Fault> read_duel(std::string_view text, std::string_view others = {});
// The same of one that is kept while it is played: of any deals, from the first on.
std::variant<Duel, Fault> read_kept_duel(std::string_view text);

}  // namespace allfours
