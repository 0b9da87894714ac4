// The review of decisions and the replayed hands at a table: their requests to the worker, and the
// replies. Knows no dialog. Tests: tests/app/features/review.
#pragma once

#include <optional>
#include <string_view>

#include "app/bots/thinking.hpp"

namespace allfours {

struct TableState;

// Review of the person's decisions is available.
bool offers_review(const TableState& table);

// Considers the hands finished by now; the next request, if any; and its reply.
void update_verdicts(TableState& table);
std::optional<Thought> verdict_request(const TableState& table);
void hear_verdict(TableState& table, std::string_view text);
// The same for replays of finished hands.
void update_hands_again(TableState& table);
std::optional<Thought> hand_again_request(const TableState& table);
void hear_hand_again(TableState& table, std::string_view text);

// Verbs: true if something was done.
bool review_seat(TableState& table, std::string_view what);
bool review_at(TableState& table, std::string_view what);

}  // namespace allfours
