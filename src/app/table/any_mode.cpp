#include "app/table/any_mode.hpp"

namespace allfours {

const TableMode& AnyMode::operator*() const {
  return std::visit([](const auto& mode) -> const TableMode& { return mode; }, mode_);
}

TableMode& AnyMode::operator*() {
  return std::visit([](auto& mode) -> TableMode& { return mode; }, mode_);
}

AnyMode mode_of(OpenedLink& link, const Lesson* lesson, const Session& session, bool is_embedded) {
  if (lesson != nullptr) return LessonMode(LessonRun(*lesson, std::move(link.game)));
  if (link.puzzle) return PuzzleMode(PuzzleRun(*link.puzzle, session));
  if (link.duel) return DuelMode(*std::move(link.duel));
  if (is_embedded) return GameMode(embedded_facts, link.beat);
  return GameMode(link.people != 0 ? people_facts : game_facts, link.beat);
}

}  // namespace allfours
