#include "app/modes/lesson/lesson_feature.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "app/language.hpp"
#include "app/links/address.hpp"
#include "app/start/start_feature.hpp"
#include "app/start/start_game.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_state.hpp"
#include "app/verb_functions.hpp"
#include "core/text/number.hpp"
#include "core/text/text_fields.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

// Puts the game of a lesson's or a puzzle's link on the table.
bool start_from_link(App& app, std::string_view text, const Lesson* lesson = nullptr) {
  auto parsed = read_link(text);
  auto* link = std::get_if<OpenedLink>(&parsed);
  if (link == nullptr) return false;
  start_game(app, std::move(*link), nullptr, lesson);
  return true;
}

bool solve(App& app, std::string_view what) {
  const auto all = puzzles();
  const auto puzzle =
      std::find_if(all.begin(), all.end(), [&](const PuzzleText& one) { return one.id == what; });
  if (puzzle == all.end() || app.state().context.embedding) return false;
  return start_from_link(app, puzzle->link);
}

bool learn(App& app, std::string_view what) {
  AppState& state = app.state();
  const auto all = lessons();
  const auto lesson =
      std::find_if(all.begin(), all.end(), [&](const Lesson& one) { return one.id == what; });
  if (lesson == all.end() || state.context.embedding) return false;
  const Lesson taught = *lesson;
  state.context.settings.lesson_met = state.context.effects.save("settings");
  return start_from_link(app, taught.link, &taught);
}

// Opens a list of the start screen, or closes it.
template <bool (StartScreen::*toggle)()>
bool toggle_list(App& app) {
  AppState& state = app.state();
  if (state.context.embedding) return false;
  state.context.message.clear();
  state.context.sheets.menu = false;
  (state.start.*toggle)();
  want_lessons(state);
  return true;
}

// The game that the lesson has taught, by its usual rules.
bool play_after_lesson(App& app) {
  StartScreen& start = app.state().start;
  const Setup taught = app.state().table->session.setup();
  leave_table(app);
  if (start.variant().id != taught.variant->id || start.players() != taught.players) {
    Setup usual = start.setup();
    usual.variant = taught.variant;
    usual.players = taught.players;
    usual.rules = taught.variant->rules;
    start.take(usual);
  }
  return begin(app);
}

// Each day the next one, in the order of the list.
bool solve_today(App& app) {
  AppState& state = app.state();
  if (!state.today || state.context.embedding) return false;
  const auto all = puzzles();
  state.puzzle_wanted = all.empty();
  if (state.puzzle_wanted) {
    want_lessons(state);
    return true;
  }
  const auto days = static_cast<std::size_t>(state.today->time_since_epoch().count());
  return solve(app, all[days % all.size()].id);
}

bool solve_again(App& app) { return start_from_link(app, puzzle_at(*app.state().table)->link()); }

bool show_solution(App& app) {
  AppState& state = app.state();
  if (!solve_again(app)) return false;
  state.table->mode.as<PuzzleMode>()->show_solution();
  return true;
}

// The next unsolved one, or the next.
bool solve_next(App& app) {
  AppState& state = app.state();
  const auto all = puzzles();
  const PuzzleText* now = puzzle_at(*state.table)->text();
  if (now == nullptr) return false;
  const auto count = static_cast<std::size_t>(all.size());
  const auto place = static_cast<std::size_t>(now - all.data());
  std::size_t next = (place + 1) % count;
  for (std::size_t i = 1; i < count; ++i) {
    const std::size_t one = (place + i) % count;
    if (state.context.settings.puzzles_done.contains(all[one].id)) continue;
    next = one;
    break;
  }
  return solve(app, all[next].id);
}

bool copy_puzzle(App& app) {
  AppState& state = app.state();
  const TableState& table = *state.table;
  state.context.effects.copy_result =
      std::pair(std::string(variant_name(state.context.language, *table.session.setup().variant)) +
                    " · " + puzzle_at(table)->title(table.narration.narrator()),
                address_of(state, puzzle_at(table)->link()));
  return true;
}

bool go_on(App& app) {
  TableState& table = app.state().table.value();
  return table.mode.as<LessonMode>()->go_on(table);
}

// Opens the lesson's award in the score book, which is a sheet on a phone.
bool show_why(App& app) {
  TableState& table = app.state().table.value();
  const int award = lesson_at(table)->why();
  if (award == 0) return false;
  if (open_evidence(table, award) == nullptr) toggle_why(table, std::to_string(award));
  table.context.sheets.history = true;
  return true;
}

// Lessons already loaded stay; opening the list tries again.
bool miss_lessons(App& app, std::string_view what) {
  AppState& state = app.state();
  const auto language = find_language(what);
  if (!language || has_lessons(*language)) return false;
  state.lessons_coming = state.puzzle_wanted = false;
  state.lesson_to_resume.clear();
  state.context.say(state.context.words->bad_lessons, true);
  return true;
}

bool hear_lessons(App& app, std::string_view what) {
  AppState& state = app.state();
  const auto language = find_language(what);
  if (!language || !has_lessons(*language)) return miss_lessons(app, what);
  state.lessons_coming = false;
  const std::string lesson = std::exchange(state.lesson_to_resume, {});
  if (!lesson.empty() && !state.table) resume_lesson(app, lesson);
  if (std::exchange(state.puzzle_wanted, false) && !state.table) solve_today(app);
  return true;
}

constexpr std::array lesson_verbs{
    Verb{"lesson_list", Where::start, "", Touch::once,
         act_by<toggle_list<&StartScreen::toggle_lessons>>},
    Verb{"learn", Where::start, "LESSON", Touch::decides, act_by<learn>},
    Verb{"lessons", Where::anywhere, "LANGUAGE", Touch::told, act_by<hear_lessons>},
    Verb{"lessons_failed", Where::anywhere, "LANGUAGE", Touch::told, act_by<miss_lessons>},
    Verb{"go_on", Where::lesson, "", Touch::once, act_by<go_on>},
    Verb{"lesson_why", Where::lesson, "", Touch::once, act_by<show_why>},
    Verb{"end_lesson", Where::lesson, "", Touch::once, act_by<end_lesson>},
    Verb{"play_after", Where::lesson, "", Touch::decides, act_by<play_after_lesson>},
    Verb{"puzzle_list", Where::start, "", Touch::once,
         act_by<toggle_list<&StartScreen::toggle_puzzles>>},
    Verb{"puzzle_today", Where::start, "", Touch::once, act_by<solve_today>},
    Verb{"solve", Where::start, "PUZZLE", Touch::decides, act_by<solve>},
    Verb{"try_again", Where::puzzle, "", Touch::decides, act_by<solve_again>},
    Verb{"show_solution", Where::puzzle, "", Touch::decides, act_by<show_solution>},
    Verb{"next_puzzle", Where::puzzle, "", Touch::decides, act_by<solve_next>},
    Verb{"copy_puzzle", Where::puzzle, "", Touch::once, act_by<copy_puzzle>},
    Verb{"end_puzzle", Where::puzzle, "", Touch::once, act_by<end_lesson>}};

}  // namespace

std::string lesson_text(const App& app) {
  const AppState& state = app.state();
  const LessonRun* lesson = state.table ? lesson_at(*state.table) : nullptr;
  if (lesson == nullptr || lesson->over()) return {};
  return std::string(lesson->lesson().id) + ":" + std::to_string(lesson->part());
}

void resume_lesson(App& app, std::string_view text) {
  AppState& state = app.state();
  const std::string_view id = take_field(text, ':');
  const auto part = whole_number(text, 0);
  if (!part) return;
  if (!learn(app, id)) {
    if (has_lessons(state.context.language)) return;  // there is no such lesson
    state.lesson_to_resume = std::string(id) + ":" + std::to_string(*part);
    want_lessons(state);
    return;
  }
  state.table->mode.as<LessonMode>()->go_to_step(*state.table, *part);
}

bool end_lesson(App& app) {
  leave_table(app);
  show_address(app.state(), "");
  return true;
}

extern const Feature lesson_feature{.verbs = lesson_verbs};

}  // namespace allfours
