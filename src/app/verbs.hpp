// The actions, one verb per row, in the order of the features that own them (feature.hpp). App::act
// looks verbs up here, ACTIONS.md lists the same rows, and the fuzz test tries each. The id of an
// action is a verb, or a verb, a colon and its object: "undo", "card:Jh". Knows neither keys nor
// buttons nor labels. Tests: tests/app/verbs_test.cpp, tests/app/app_fuzz_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

namespace allfours {

class App;

struct Verb {
  enum class Where : std::uint8_t {
    anywhere,
    start,   // on the start screen only
    table,   // at a table only
    game,    // at a table without lesson or puzzle
    lesson,  // at a table with a lesson
    puzzle,  // at a table with a puzzle
    worker,  // anywhere, as a reply of a worker; not visible at once
    host     // from the embedding page, if there is one
  };

  // How the verb treats a held key and a double click (app/press.hpp).
  enum class Touch : std::uint8_t {
    once,      // a held key performs it once
    steps,     // a held key repeats it
    confirms,  // may ask for confirmation: a second press counts only after a delay
    decides,   // answers a question: ignored until the question has been shown for a moment
    told       // never pressed: sent by the page, a worker or a host
  };

  std::string_view name;
  Where where;
  // The object, in the notation of ACTIONS.md: KIND, or words separated by |; with ? if optional;
  // empty: none.
  std::string_view about;
  Touch touch;
  // Performs it; false if it is impossible now and there is nothing to say about it.
  bool (*take)(App& app, std::string_view what);
};

// Adapts a function on the app, with or without an object, to Verb::take.
template <auto function>
bool act_by(App& app, std::string_view what) {
  if constexpr (std::is_invocable_v<decltype(function), App&, std::string_view>) {
    return function(app, what);
  } else {
    return function(app);
  }
}

std::span<const Verb> verbs();
// The row of a verb, or null.
const Verb* find_verb(std::string_view name);

}  // namespace allfours
