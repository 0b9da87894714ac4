// The review of decisions as parts of a dialog (dialog.hpp): texts, the seat (a choice), and one
// part of kind review:
// `label`, `text` of the graph; `done` of `of` decisions; `colours` (four or two);
// `hands` that are over: `title`, `trump` (c d h s, or empty), `score`, `scores` (the reader's side
//   first), `points` (`label` of them; `id`, which goes to the table; `sign`, `side` own, other or
//   none, `text`), `summary` once all its decisions have come, and `rows` of decisions: `id`, which
//   shows one; `mark` and its `word`; `name` of the choice, `card` if it is one, `where`, `how`,
//   `cost`; chances in 1/1,000 `before` and `after`;
// `end`: the chance at the game's end, if it is over;
// `moment`: the decision shown, with its details (write_moment).
// A card is `short` and `suit`. Knows no picture, and no rule.
// Tests: tests/app/features/review/app_decision_review_test.cpp.
#pragma once

#include "core/text/json_writer.hpp"

namespace allfours {

class App;

// Precondition: app.screen() is table.
void write_verdicts(JsonWriter& json, const App& app);

// Saved with the log of the game at the table (EVENTS.md "Reviewed"): a list of `event`, an index
// of the log, and `review`.
void write_reviews(JsonWriter& json, const App& app);

}  // namespace allfours
