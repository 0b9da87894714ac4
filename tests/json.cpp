// Compiled beside the headers that all tests read (CMakeLists.txt).
#include "json.hpp"

namespace allfours {

nlohmann::json read_json(std::string_view text) {
  return nlohmann::json::parse(text, nullptr, false);
}

}  // namespace allfours
