// The worker's side of requests to bots (effects.hpp: Thought): takes a request as text and returns
// the reply as text. It runs in a second instance of the program, which web/page/thinking.js
// starts. Knows no App. Tests:
// tests/app/bots/app_thought_test.cpp, worker_protocol_test.cpp.
#pragma once

#include <string>
#include <string_view>

namespace allfours {

// The request consists of lines: the player asked, the seat, 1 if the question is whether to lay
// the hand down (else 0), Thought::number, the bots of the seats (bots.hpp), the record. The reply
// is the player's decision after the record in words (decision_text.hpp), or "lay_down" or "keep";
// for "adviser" and "reviewer" the lines of core/advice/advice.hpp and core/advice/verdict.hpp; for
// "duplicate" the chances in 1/10,000 after the hand as played and as `expert` plays it, and the
// link of the latter; for "league" the record after that many more decisions. "failed" for an
// invalid request.
std::string answer(std::string_view question);

}  // namespace allfours
