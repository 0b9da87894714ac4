// JSON, read back: what the programs write is read in tests by a reader that is not ours.
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

namespace allfours {

// The value `text` is, discarded (`is_discarded`) where it is none. Compiled once: reading is most
// of what a test of a few lines would have to be compiled for.
nlohmann::json read_json(std::string_view text);

}  // namespace allfours
