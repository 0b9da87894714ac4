// The one table of what can be done: a verb a row. App::act looks its verb up here, ACTIONS.md
// lists the same rows, and the fuzz test tries each of them. An action's id is a verb, or a verb, a
// colon and what it is about: "undo", "play:Jh".
// Knows neither keys nor buttons nor labels. Tests: tests/app/verbs_test.cpp,
// tests/app/app_fuzz_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace allfours {

class App;

struct Verb {
  enum class Where : std::uint8_t {
    anywhere,
    start,   // on the start screen alone
    table,   // at a table alone
    game,    // at a table where no lesson is given, and no puzzle
    lesson,  // at a table where one is given
    puzzle,  // at a table where there is one to be solved
    worker,  // at a table, from where players think elsewhere; nothing is seen of it at once
    host     // from the page around us, where there is one
  };

  std::string_view name;
  Where where;
  // What follows the colon, as ACTIONS.md writes it: KIND, or words with | between; with ? what may
  // be left out; empty for nothing.
  std::string_view about;
  // Does it; false if it cannot be done now and there is nothing to say about it.
  bool (*take)(App& app, std::string_view what);
};

std::span<const Verb> verbs();
// The row of a verb, or null.
const Verb* find_verb(std::string_view name);
// "table", as ACTIONS.md writes it.
std::string_view name_of(Verb::Where where);

}  // namespace allfours
