#include "app/session/award_weight.hpp"

#include "core/table/scoring.hpp"

namespace allfours {

namespace {

// With this award the side reaches the target.
bool wins(const Event& award, const Table& table) {
  return award.counted && table.winner == award.side &&
         award.score[at(award.side)] - award.points < table.rules.target;
}

// With this award the side has all four points of the hand.
bool completes_four(const Event& award, const Table& table) {
  return table.points_made[at(award.side)] == 0xf && place_among_four(award.award) >= 0;
}

bool comes_home(const Event& award, const Table& table) {
  return award.award == AwardFor::jack && award.why.taken_by >= 0 && award.why.dealt >= 0 &&
         side_of(table, award.why.taken_by) == side_of(table, award.why.dealt);
}

}  // namespace

AwardWeight award_weight(const Event& award, const Table& table) {
  if (award.side < 0 || award.points <= 0) return AwardWeight::point;
  if (wins(award, table)) return AwardWeight::winning;
  if (award.award == AwardFor::hang_jack) return AwardWeight::hanged_jack;
  if (completes_four(award, table)) return AwardWeight::all_four;
  if (award.award == AwardFor::turn_up_jack) return AwardWeight::turned_jack;
  return comes_home(award, table) ? AwardWeight::jack_home : AwardWeight::point;
}

Card hanged_in_trick(const Table& table) {
  if (!table.trump_fixed || trick_size(table) == 0 || trick_size(table) != seats_in_play(table)) {
    return no_card;
  }
  const Card jack(table.trump, Rank::jack);
  const int taker = winning_play(table).seat;
  for (int i = table.trick_start; i < table.play_count; ++i) {
    const Play& play = table.plays[at(i)];
    if (play.card == jack && is_hanged(table, play.seat, taker)) return jack;
  }
  return no_card;
}

}  // namespace allfours
