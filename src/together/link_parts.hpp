// The parts of a link of this room: invitations, answers and turns. Each is read whole, with its
// end (core/game/link_end.hpp), or not at all; a part may occur once. Knows no meaning of a part
// but version and game. Tests: tests/together/invitation_test.cpp,
// tests/together/by_message_test.cpp.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "together/sitting.hpp"

namespace allfours::together {

inline constexpr std::size_t longest_together_link = 16384;  // characters

class LinkParts {
 public:
  // The parts of a link whose part `kind` has the version; `keys` are the others that it may have
  // besides those of the table: v, players, rules, table, host, seats, names.
  std::optional<Fault> read(std::string_view link, std::string_view kind,
                            const std::vector<std::string_view>& keys);
  bool has(std::string_view key) const { return values_.contains(key); }
  std::string_view operator[](std::string_view key) const;
  // A number of one or two digits, or nothing.
  std::optional<int> number(std::string_view key, int least, int most) const;
  // The table that all such links describe.
  std::variant<Sitting, Fault> sitting() const;
  // The fault of this part's value.
  Fault bad(std::string_view key) const;

 private:
  std::map<std::string, std::string, std::less<>> values_;
};

// The parts that `sitting` reads, and `kind` with its version.
std::string sitting_parts(const Sitting& sitting, std::string_view kind);

}  // namespace allfours::together
