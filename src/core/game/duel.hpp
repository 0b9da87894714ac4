// Duels: two people play the same deals, one after the other, and compare results. Each deal is a
// single hand without a score, dealt from the duel's seed as that hand of a game would be; the
// dealer rotates from deal to deal. The link contains the decisions of both:
//   v=trinidad&seed=KINGSTON-42&duel=4&one=1ABAC.…&two=1ABAC.…
// `duel` is the number of deals; `one` and `two` are the decisions of the first and second player
// in the format of `log` (record.hpp): its version, then one group per deal, separated by dots. The
// automatic events of a deal need no entry. Parsing is strict: all or nothing. Knows no bot, no
// screen, no address. Tests: tests/core/game/duel_test.cpp, tests/properties/duel_test.cpp.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game/game.hpp"

namespace allfours {

inline constexpr int most_deals = 8;

struct Duel {
  Setup setup;  // without start and given cards
  int deals = 0;
  // By player: the decisions of each finished deal, in the format of a link.
  std::array<std::vector<std::string>, 2> logs{};

  bool finished(int player) const { return std::ssize(logs[at(player)]) == deals; }
  bool operator==(const Duel& other) const;
};

// The parts of a link that describe a duel; with these, only the parts of the setup are allowed.
inline constexpr std::array<std::string_view, 3> duel_keys{"duel", "one", "two"};

// A deal, from 0, as a game before its first decision.
Setup deal_of_duel(const Duel& duel, int deal);
// True if the single hand of the deal is over, apart from automatic events.
bool deal_over(const Game& game);
// The deal played with these decisions; empty unless they make exactly the whole hand.
std::optional<Game> played_deal(const Duel& duel, int deal, std::string_view log);

// The parts of a link.
std::string duel_text(const Duel& duel);
// The duel, or the fault of the text: each player must have played all deals or none. `others` as
// in open_record.
std::variant<Duel, Fault> read_duel(std::string_view text, std::string_view others = {});
// Parses a duel that is stored while it is played: any number of deals, from the first on.
std::variant<Duel, Fault> read_kept_duel(std::string_view text);

}  // namespace allfours
