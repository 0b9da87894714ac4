// The review of decisions as parts of a dialog (dialog.hpp): texts, whose decisions (a choice), and
// one part of kind review:
// `label`, `text` of the graph; `done` of `of` decisions; `colours` (four or two);
// `hands` that are over: `title`, `trump` (c d h s, or empty), `score`, `scores` (the reader's side
//   first), `points` (`label` of them; `id`, which goes to the table; `sign`, `side` own, other or
//   none, `text`), `summary` once all its decisions have come, and `rows` of decisions: `id`, which
//   shows one; `mark` and `word` for it; `name` of what was chosen, `card` where it is one,
//   `where`, `how`, `cost`; chances of 1,000 `before` and `after`;
// `end`: the chance at the game's end, where it is over;
// `moment`: the decision that is shown, and what there is to say of it (write_moment).
// A card is `short` and `suit`. Knows no picture, and no rule.
// Tests: tests/app/app_verdicts_test.cpp.
#pragma once

#include "core/json_writer.hpp"

namespace allfours {

class App;

// There is a table.
void write_verdicts(JsonWriter& json, const App& app);

// What is saved with the log of the game at the table (EVENTS.md "Reviewed"): a list of `event`,
// its place in the log, and `review`.
void write_reviews(JsonWriter& json, const App& app);

}  // namespace allfours
