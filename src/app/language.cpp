#include "app/language.hpp"

#include "app/app.hpp"
#include "words/variant_words.hpp"

namespace allfours {

Language wanted_language(const AppState& state) {
  return state.link_language.value_or(
      state.context.settings.language.value_or(state.browser_language));
}

void choose_words(AppState& state, const Variant* variant) {
  const Language wanted = wanted_language(state);
  if (has_words(wanted)) state.context.language = wanted;
  state.context.words = variant != nullptr ? &words_at_table(state.context.language, *variant)
                                           : &words_in(state.context.language);
}

void rebuild_texts(App& app) {
  AppState& state = app.state();
  const Words* before = state.context.words;
  state.context.effects.fetch_words.reset();
  if (!has_words(wanted_language(state))) {
    state.context.effects.fetch_words = language_code(wanted_language(state));
  }
  choose_words(state, state.table ? state.table->session.setup().variant : nullptr);
  want_lessons(state);
  if (state.context.words == before) return;
  state.context.message.say_again(state.context.language, state.context.now);
  if (state.table) {
    state.table->session.follow();  // names of people without a name
    tell_anew(*state.table);
  }
  app.changed();
}

void want_lessons(AppState& state) {
  state.context.effects.fetch_lessons.reset();
  const bool wanted = !state.table ? state.start.lessons_open() || state.start.puzzles_open() ||
                                         state.puzzle_wanted || !state.lesson_to_resume.empty()
                      : teaches(state) ? lesson_at(*state.table)->lesson().id != first_lesson().id
                                       : !has_game(state);
  if (wanted && !has_lessons(state.context.language)) {
    state.context.effects.fetch_lessons = language_code(state.context.language);
    state.lessons_coming = true;
  }
}

}  // namespace allfours
