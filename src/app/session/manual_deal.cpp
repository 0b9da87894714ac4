#include "app/session/manual_deal.hpp"

#include <algorithm>

#include "core/table/dealing.hpp"

namespace allfours {

bool PacketsDealt::asked(const Session& session) {
  return session.table().phase == Phase::deal_by_hand && session.person_to_decide();
}

std::vector<int> PacketsDealt::packets(const Session& session) const {
  return session.game().decisions() == decisions_ ? seats_ : std::vector<int>();
}

SeatCounts PacketsDealt::counts(const Session& session) const {
  const Table& table = session.table();
  SeatCounts counts = SeatCounts::each(table.players, 0);
  std::array<int, max_players> had{};
  for (const int seat : packets(session)) {
    const int size = packet_size(table, had[at(seat)]++);
    counts.of[at(seat)] = static_cast<std::int8_t>(counts[seat] + size);
  }
  return counts;
}

int PacketsDealt::last(const Session& session) const {
  const auto dealt = packets(session);
  return dealt.empty() ? -1 : dealt.back();
}

int PacketsDealt::next(const Session& session) const {
  const Table& table = session.table();
  const auto dealt = packets(session);
  const auto had = [&](int seat) { return std::count(dealt.begin(), dealt.end(), seat); };
  int next = eldest(table);
  for (int i = 1; i < table.players; ++i) {
    const int seat = (eldest(table) + i) % table.players;
    if (had(seat) < had(next)) next = seat;
  }
  return next;
}

int PacketsDealt::size_for(const Session& session, int seat) const {
  const Table& table = session.table();
  if (seat < 0 || seat >= table.players) return 0;
  const auto dealt = packets(session);
  const int had = static_cast<int>(std::count(dealt.begin(), dealt.end(), seat));
  const int size = packet_size(table, had);
  const SeatCounts now = counts(session);
  const bool room =
      now[seat] + size <= most_to_a_seat(table) && now.total() + size <= most_to_all(table);
  return room ? size : 0;
}

bool PacketsDealt::can_be_right(const Session& session) const {
  const SeatCounts now = counts(session);
  const SeatCounts due = right_counts(session.table());
  for (int seat = 0; seat < due.seats; ++seat) {
    if (now[seat] > due[seat]) return false;
  }
  return true;
}

bool PacketsDealt::right(const Session& session) const {
  return counts(session) == right_counts(session.table());
}

bool PacketsDealt::deal_to(const Session& session, int seat) {
  if (size_for(session, seat) == 0) return false;
  seats_ = packets(session);
  seats_.push_back(seat);
  decisions_ = session.game().decisions();
  return true;
}

bool PacketsDealt::take_back(const Session& session) {
  seats_ = packets(session);
  if (seats_.empty()) return false;
  seats_.pop_back();
  return true;
}

}  // namespace allfours
