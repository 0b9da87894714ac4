// The packets of a deal by name, so that tests need no table of their own.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/rules.hpp"

namespace allfours {

// {3, 2, 1} for "three_two_one"; six times one for "singles".
inline std::vector<int> packets_by_name(const RuleSet& rules) {
  const std::string name = value_text(*find_field("packets"), rules);
  if (name == "singles") return {1, 1, 1, 1, 1, 1};
  std::vector<int> sizes;
  std::string_view rest = name;
  for (;;) {
    const auto end = std::min(rest.find('_'), rest.size());
    const std::string_view word = rest.substr(0, end);
    constexpr std::string_view numbers[]{"one", "two", "three", "four"};
    for (int i = 0; i < 4; ++i) {
      if (numbers[i] == word) sizes.push_back(i + 1);
    }
    if (end == rest.size()) return sizes;
    rest.remove_prefix(end + 1);
  }
}

}  // namespace allfours
