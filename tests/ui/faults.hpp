// What is wrong with how a frame is laid out: words and cards that are cut off or covered, things
// that lie over each other, targets that a finger would miss.
#pragma once

#include <string>
#include <vector>

#include "ui/screen.hpp"

namespace allfours {

// A sentence a fault; empty when all is well.
std::vector<std::string> faults(const Drawn& drawn, const Window& window);

}  // namespace allfours
