// The language of the program: the link's, else the person's choice, else the browser's. Until its
// texts are loaded, the previous language stays. Knows no page. Tests:
// tests/app/app_languages_test.cpp.
#pragma once

#include "words/words.hpp"

namespace allfours {

class App;
struct AppState;
struct Variant;

Language wanted_language(const AppState& state);
// Selects the texts of the current language, with the variant's own replacements; null: the start
// screen.
void choose_words(AppState& state, const Variant* variant);
// Rebuilds all texts in the current language. The game itself contains none.
void rebuild_texts(App& app);
// Loads the other lessons in the current language if they are listed or given.
void want_lessons(AppState& state);

}  // namespace allfours
