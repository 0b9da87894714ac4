// The questions of the program (effects.hpp: Thought), answered by the same program elsewhere, in a
// worker of the page: text in, text out. The other side is web/page/thinking.js. Knows no App.
// Tests: tests/app/app_thought_test.cpp, answering_test.cpp.
#pragma once

#include <string>
#include <string_view>

namespace allfours {

// The question is lines: who is asked, the seat, whether it is about laying a hand down (1 or 0),
// the event, the hand, the players of the seats (bots.hpp), the record. The answer is what a
// computer player decides after the record, in words (decision_text.hpp), or "lay_down" or "keep";
// of the "adviser" and the "reviewer" the lines of core/advice.hpp and core/verdict.hpp; of
// "duplicate" the chances of 10,000 after the hand as it was played and as `expert` plays it, and
// the link of the latter; of "league" the record after `hand` decisions more. "failed" where the
// question makes no sense.
std::string answer(std::string_view question);

}  // namespace allfours
