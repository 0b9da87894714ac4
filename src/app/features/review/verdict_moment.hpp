// One decision of the review (verdict_dialog.hpp) as JSON: `id`, `mark`, `word`, `title` (where and
// how), `count` (which of how many), `previous` and `next` (`id`, `label`; the id is empty at the
// ends), `fell` if it had a cost, `why`; the cards in the trick (`trick`: `label`, `cards` of
// `who`, `short`, `suit`), the choice and the best option (`played`, `best`: `label`, `name`,
// `card`, `chance`); `choices` (`label`, `rows` of `name`, `card`, `value` in 1/1,000, `chance`,
// `role` best, played or empty); `actions` of `id` and `label`; and the double-dummy result (`lay`:
// `title`, `note`, `text`, `lines` of `label` and `tricks`, each a list of cards). Knows no
// picture, and no rule. Tests: tests/app/features/review/app_decision_review_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/advice/verdict.hpp"
#include "core/game/decision_context.hpp"
#include "core/text/json_writer.hpp"
#include "words/words.hpp"

namespace allfours {

class App;

// The verdict at this index among those received.
void write_moment(JsonWriter& json, const App& app, int place);

// best, good, doubtful, mistake, lucky
std::string_view mark_name(const Verdict& verdict);
// "Trick 3", "Before the play"
std::string where_text(const Words& words, const Occasion& occasion);
// `short` ("10♠") and `suit` (c d h s), as an object.
void write_short_card(JsonWriter& json, const Words& words, Card card);

}  // namespace allfours
