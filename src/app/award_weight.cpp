#include "app/award_weight.hpp"

#include "core/scoring.hpp"

namespace allfours {

namespace {

// With this award the side reaches the target.
bool wins(const Event& award, const Table& table) {
  const int score = award.score[at(award.side)];
  return award.counted && table.winner == award.side && score >= table.rules.target &&
         score - award.points < table.rules.target;
}

// With this award the side has all four points of the hand.
bool completes_four(std::span<const Event> log, int index) {
  unsigned points = 0;
  for (int i = index; i >= 0 && log[at(i)].kind != EventKind::hand; --i) {
    const Event& event = log[at(i)];
    if (event.kind != EventKind::award || event.side != log[at(index)].side) continue;
    if (const int place = place_among_four(event.award); place >= 0) points |= 1U << place;
  }
  return points == 0xF && place_among_four(log[at(index)].award) >= 0;
}

bool comes_home(const Event& award, const Table& table) {
  return award.award == AwardFor::jack && award.why.taken_by >= 0 && award.why.dealt >= 0 &&
         side_of(table, award.why.taken_by) == side_of(table, award.why.dealt);
}

}  // namespace

AwardWeight award_weight(std::span<const Event> log, int index, const Table& table) {
  const Event& award = log[at(index)];
  if (award.side < 0 || award.points <= 0) return AwardWeight::point;
  if (wins(award, table)) return AwardWeight::winning;
  if (award.award == AwardFor::hang_jack) return AwardWeight::hanged_jack;
  if (completes_four(log, index)) return AwardWeight::all_four;
  if (award.award == AwardFor::turn_up_jack) return AwardWeight::turned_jack;
  return comes_home(award, table) ? AwardWeight::jack_home : AwardWeight::point;
}

Card hanged_in_trick(const Table& table) {
  if (!table.rules.hang_jack || !table.trump_fixed || trick_size(table) == 0 ||
      trick_size(table) != seats_in_play(table)) {
    return no_card;
  }
  const Card jack(table.trump, Rank::jack);
  const int taker = side_of(table, winning_play(table).seat);
  for (int i = table.trick_start; i < table.play_count; ++i) {
    const Play& play = table.plays[at(i)];
    if (play.card == jack && side_of(table, play.seat) != taker) return jack;
  }
  return no_card;
}

}  // namespace allfours
