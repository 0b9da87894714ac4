#include "app/modes/puzzle/puzzle_mode.hpp"

#include <utility>

#include "app/table/table_state.hpp"
#include "words/spoken_text.hpp"

namespace allfours {

namespace {

constexpr ModeFacts puzzle_facts{.where = Verb::Where::puzzle,
                                 .plays_ahead = false,
                                 .stops_after_hand = false,
                                 .guides_beginners = false,
                                 .shows_awards = false,
                                 .opens_hands = true,
                                 .is_reviewed = false,
                                 .counts = false};

}  // namespace

PuzzleMode::PuzzleMode(PuzzleRun run) : TableMode(puzzle_facts), run_(std::move(run)) {}

std::optional<std::vector<Action>> PuzzleMode::actions(const TableState& table) const {
  if (looking_back(table)) return std::nullopt;
  const auto action = [&](std::string_view id, std::string_view key, bool primary) {
    return Action{std::string(id), std::string(lesson_phrase(*table.context.words, key)), primary};
  };
  if (run_.shows() && !run_.over()) return std::vector<Action>{};
  if (!run_.over()) return std::vector{action("show_solution", "puzzle-show", false)};
  if (!run_.solved()) {
    return std::vector{action("try_again", "puzzle-again", true),
                       action("show_solution", "puzzle-show", false)};
  }
  const Action next = run_.text() != nullptr ? action("next_puzzle", "puzzle-next", true)
                                             : action("end_puzzle", "puzzle-end", true);
  return std::vector{next, action("try_again", "puzzle-again", false)};
}

void PuzzleMode::hear_shown(TableState& table, const Event&) {
  const bool before = run_.over();
  run_.look(table.session);
  if (before || !run_.over()) return;
  Context& context = table.context;
  context.message.clear();
  const Caption told = caption(table);
  context.say_aloud(heading_then(told.title, told.text));
  if (!run_.solved()) return;
  if (context.settings.sound) context.effects.sounds.push_back(Sound::solved);
  const PuzzleText* text = run_.text();
  if (text != nullptr && context.settings.puzzles_done.emplace(text->id).second) {
    context.effects.save("settings");
  }
}

Caption PuzzleMode::caption(const TableState& table) const {
  return run_.caption(table.narration.narrator());
}

std::vector<Caption> PuzzleMode::captions(const TableState& table) const {
  return run_.captions(table.narration.narrator());
}

}  // namespace allfours
