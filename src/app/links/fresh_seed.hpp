// Names of fresh deals: short and easy to read aloud (src/README.md §6), such as KINGSTON-42. Knows
// no clock and no randomness: the bits are passed in. Tests: tests/app/links/fresh_seed_test.cpp.
#pragma once

#include <cstdint>
#include <string>

namespace allfours {

// `random` is entropy; the same number gives the same name.
std::string fresh_seed(std::uint32_t random);

}  // namespace allfours
