#include "app/table/table_results.hpp"

#include "app/table/game_result.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

namespace {

bool game_is_counted(const TableState& table) {
  for (int i = table.session.shown(); i-- > 0;) {
    const Event& event = table.session.log()[at(i)];
    if (event.kind == EventKind::hand) return false;
    if (event.kind == EventKind::award && event.award == AwardFor::game) return true;
  }
  return false;
}

}  // namespace

bool shows_so_far(const TableState& table) {
  const Table& shown = table.session.table();
  return shown.trump_fixed && shown.play_count > 0 && shown.phase != Phase::hand_end &&
         shown.phase != Phase::hand && !waits_for_next_hand(table) && !game_over(table);
}

std::array<SoFarBox, 4> so_far_boxes(const TableState& table, SideNames names) {
  const SeatView seen = opens_hands(table)
                            ? with_open_hands(table.session.view(), table.session.table().hands)
                            : table.session.view();
  auto boxes = so_far(table.narration.narrator(), seen, names);
  // When the hand is played, Game is open until it has been counted.
  if (table.session.table().phase == Phase::settlement && !game_is_counted(table)) {
    SoFarBox& game = boxes.back();
    game = {SoFarBox::State::open,
            game.title,
            no_card,
            {},
            std::string(table.context.words->still_open),
            game.short_title};
  }
  return boxes;
}

std::string_view so_far_note(const TableState& table) {
  return opens_hands(table) ? table.context.words->so_far_open : table.context.words->so_far_note;
}

std::optional<DayResult> day_result(const TableState& table) {
  if (!table.mode->facts().has_result || !day_of(table.session.setup())) return std::nullopt;
  const std::span<const Event> seen(table.session.log().data(), at(table.session.shown()));
  return result_of_day(table.session.setup(), seen, table.session.human());
}

std::string result_text(const TableState& table) {
  const bool at_end = waits_for_next_hand(table) || game_over(table);
  if (!table.mode->facts().has_result || !at_end || looking_back(table)) return {};
  if (const auto day = day_result(table); day && table.session.table().hand == 1) {
    return allfours::result_text(*day, table.context.language);
  }
  if (!game_over(table)) return {};
  const std::string practice = practice_text(table);
  return game_result_text(table.session.setup(), table.session.log(), table.session.human(),
                          table.context.language) +
         (practice.empty() ? "" : "\n" + practice);
}

std::vector<int> decisive_moments(const TableState& table) {
  return game_over(table) && !looking_back(table) ? decisive_awards(table.session.log())
                                                  : std::vector<int>();
}

}  // namespace allfours
