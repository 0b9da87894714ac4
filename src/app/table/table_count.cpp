#include "app/table/table_count.hpp"

#include <algorithm>

#include "app/session/pace.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "core/rules/kernel.hpp"
#include "core/table/scoring.hpp"

namespace allfours {

namespace {

bool can_count(const TableState& table) {
  if (!table.mode->facts().shows_awards || table.context.words_only || !table.playback.live() ||
      table.session.at_end()) {
    return false;
  }
  const Event& next = table.session.log()[at(table.session.shown())];
  // A side that has laid down its hand has points without its cards being taken.
  return next.kind == EventKind::award && next.award == AwardFor::game && next.why.has_points &&
         next.why.points == card_points_taken(table.session.table());
}

}  // namespace

std::vector<CountedCard> cards_to_count(const Table& table) {
  std::vector<CountedCard> cards;
  for (int seat = 0; seat < table.players; ++seat) {
    for (const Card card : table.taken[at(seat)] & counting_cards) cards.push_back({card, seat});
  }
  std::ranges::sort(cards, [](const CountedCard& one, const CountedCard& other) {
    const int points = card_points(one.card);
    const int others = card_points(other.card);
    return points != others ? points > others : one.card.index < other.card.index;
  });
  return cards;
}

bool begin_count(TableState& table) {
  const int shown = table.session.shown();
  if (table.count.moment == shown || !can_count(table)) return false;
  const auto cards = static_cast<int>(cards_to_count(table.session.table()).size());
  if (cards == 0) return false;
  table.count = {shown, table.context.now};
  table.due = table.context.now + time_to_count(cards, table.context.settings.pace);
  return true;
}

bool counts_now(const TableState& table) {
  return table.count.moment == table.session.shown() && can_count(table) && !is_due(table);
}

std::vector<CountedCard> counted_so_far(const TableState& table) {
  std::vector<CountedCard> cards = cards_to_count(table.session.table());
  const int counted =
      counted_by(table.context.now - table.count.begun, table.context.settings.pace);
  cards.resize(std::min(cards.size(), static_cast<std::size_t>(std::max(0, counted))));
  return cards;
}

}  // namespace allfours
