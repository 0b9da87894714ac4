// What is wrong with how a frame is laid out: words and cards that are cut off or covered, things
// that lie over each other, targets that a finger would miss.
#pragma once

#include <string>
#include <vector>

#include "ui/screen.hpp"

namespace allfours {

// A sentence a fault; empty when all is well.
std::vector<std::string> faults(const Drawn& drawn, const Window& window);

// Cards of hand and trick that are narrower than a finger, and ranks that cannot be read.
std::vector<std::string> small_cards(const Drawn& drawn);

// What a person at the table wants to see and does not: the suit that is trumps, the turned card,
// every card of hand and trick, every button (or the menu), the question above its answers.
std::vector<std::string> unseen(const Drawn& drawn, const App& app);

// What is wrong, without where: "lies over".
std::string_view kind_of_fault(std::string_view fault);

}  // namespace allfours
