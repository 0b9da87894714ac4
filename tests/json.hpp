// Reading JSON in tests, with a reader independent of the project's.
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

namespace allfours {

// The value of `text`; discarded (`is_discarded`) if it is invalid. Compiled once, since the reader
// would dominate the compile time of small tests.
nlohmann::json read_json(std::string_view text);

}  // namespace allfours
