// Layout faults of a frame: texts and cards that are cut off or covered, overlapping things,
// targets too small for a finger.
#pragma once

#include <string>
#include <vector>

#include "ui/screen.hpp"

namespace allfours {

// One sentence per fault; empty if there is none.
std::vector<std::string> faults(const Drawn& drawn, const Window& window);

// Cards of hand and trick narrower than a fingertip, and illegible ranks.
std::vector<std::string> small_cards(const Drawn& drawn);

// Things a person needs to see at the table and cannot: the trump suit, the turned card, every card
// of hand and trick, every button (or the menu), the question above its answers.
std::vector<std::string> unseen(const Drawn& drawn, const App& app);

// The kind of fault without its place: "lies over".
std::string_view kind_of_fault(std::string_view fault);

}  // namespace allfours
