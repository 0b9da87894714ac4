// Lessons and puzzles: starting and ending them.
#include <algorithm>

#include "app/app.hpp"
#include "words/variant_words.hpp"

namespace allfours {

bool App::learn(std::string_view what) {
  const auto all = lessons();
  const auto lesson =
      std::find_if(all.begin(), all.end(), [&](const Lesson& one) { return one.id == what; });
  if (lesson == all.end() || embedding()) return false;
  auto parsed = read_link(lesson->link);
  auto* link = std::get_if<OpenedLink>(&parsed);
  if (link == nullptr) return false;
  const Lesson taught = *lesson;
  context_.settings.lesson_met = context_.effects.save("settings");
  start_game(std::move(*link), nullptr, &taught);
  return true;
}

bool App::list_lessons() {
  if (embedding()) return false;
  context_.message.clear();
  context_.sheets.menu = false;
  start_.toggle_lessons();
  want_lessons();
  return true;
}

bool App::end_lesson() {
  leave_table();
  return true;
}

bool App::play_after_lesson() {
  leave_table();
  return begin();
}

bool App::list_puzzles() {
  if (embedding()) return false;
  context_.message.clear();
  context_.sheets.menu = false;
  start_.toggle_puzzles();
  want_lessons();
  return true;
}

bool App::solve(std::string_view what) {
  const auto all = puzzles();
  const auto puzzle =
      std::find_if(all.begin(), all.end(), [&](const PuzzleText& one) { return one.id == what; });
  if (puzzle == all.end() || embedding()) return false;
  auto parsed = read_link(puzzle->link);
  auto* link = std::get_if<OpenedLink>(&parsed);
  if (link == nullptr) return false;
  start_game(std::move(*link));
  return true;
}

// Each day the next one, in the order of the list.
bool App::solve_today() {
  if (!today_ || embedding()) return false;
  const auto all = puzzles();
  puzzle_wanted_ = all.empty();
  if (puzzle_wanted_) {
    want_lessons();
    return true;
  }
  const auto days = static_cast<std::size_t>(today_->time_since_epoch().count());
  return solve(all[days % all.size()].id);
}

bool App::solve_again() {
  auto parsed = read_link(table_->puzzle()->link());
  auto* link = std::get_if<OpenedLink>(&parsed);
  if (link == nullptr) return false;
  start_game(std::move(*link));
  return true;
}

bool App::show_solution() {
  if (!solve_again()) return false;
  table_->show_solution();
  return true;
}

// The next unsolved one, or the next.
bool App::solve_next() {
  const auto all = puzzles();
  const PuzzleText* now = table_->puzzle()->text();
  if (now == nullptr) return false;
  const auto count = static_cast<std::size_t>(all.size());
  const auto place = static_cast<std::size_t>(now - all.data());
  std::size_t next = (place + 1) % count;
  for (std::size_t i = 1; i < count; ++i) {
    const std::size_t one = (place + i) % count;
    if (context_.settings.puzzles_done.contains(all[one].id)) continue;
    next = one;
    break;
  }
  return solve(all[next].id);
}

bool App::copy_puzzle() {
  const TableScreen& table = *table_;
  context_.effects.copy_result =
      std::pair(std::string(variant_name(language(), *table.session().setup().variant)) + " · " +
                    table.puzzle()->title(table.narrator()),
                address_of(table.puzzle()->link()));
  return true;
}

bool App::end_puzzle() { return end_lesson(); }

}  // namespace allfours
