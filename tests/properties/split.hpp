// The words of a text, between spaces.
#pragma once

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace allfours {

inline std::vector<std::string> split(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> parts;
  for (std::string part; stream >> part;) parts.push_back(part);
  return parts;
}

}  // namespace allfours
