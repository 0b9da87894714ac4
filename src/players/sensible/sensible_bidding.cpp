// Words: stand or beg, give or run, a point or a run, the bunch question, and the suit to pitch.
#include <algorithm>

#include "core/table/scoring.hpp"
#include "players/sensible/sensible.hpp"

namespace allfours::sensible {

namespace {

constexpr std::array all_suits{Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};

Suit refused_suit(const Table& table) { return table.turned[0].suit(); }

// Points the dealer's side gets for the first turn-up only once it becomes trump.
int points_when_fixed(const Table& table, bool accepted) {
  const int points = turn_up_points(table.rules, table.turned[0].rank());
  switch (table.rules.turn_up_timing) {
    case TurnUpTiming::at_once:
    case TurnUpTiming::in_settlement:
      return 0;
    case TurnUpTiming::if_it_fixes_trump:
      return points;
    case TurnUpTiming::if_accepted:
      return accepted ? points : 0;
  }
  return 0;
}

// The turned suit, should it become trump.
class TurnedSuit {
 public:
  explicit TurnedSuit(const SeatView& view)
      : table_(view.table),
        dealer_ours_(side_of(table_, table_.dealer) == side_of(table_, view.seat)) {
    const Knowledge known(view, refused_suit(table_));
    left_ = needs(known);
    promise_ = outlook(known);
  }
  // Its value with these points for us and for them.
  double value(bool accepted, int to_us, int to_them) const {
    const int fixed = points_when_fixed(table_, accepted);
    Needs left = left_;
    left.us -= to_us + (dealer_ours_ ? fixed : 0);
    left.them -= to_them + (dealer_ours_ ? 0 : fixed);
    return chance_of_winning(left, promise_, AwardRules::of(table_.rules));
  }

 private:
  const Table& table_;
  const bool dealer_ours_;
  Needs left_;
  Outlook promise_;
};

// The run: another suit, more cards for everybody, and a new card on which the dealer may score.
double value_of_run(const SeatView& view) {
  const Table& table = view.table;
  const RuleSet& rules = table.rules;
  const int more = rules.run == Run::turn_without_dealing ? 0 : run_size;
  const bool dealer_ours = side_of(table, table.dealer) == side_of(table, view.seat);
  const bool scores = rules.turn_up_timing != TurnUpTiming::if_accepted;
  double sum = 0;
  double weight = 0;
  for (const Suit suit : all_suits) {
    if (suit == refused_suit(table)) continue;
    const Knowledge known(view, suit);
    const double cards = (known.unseen() & CardSet::of(suit)).count();
    if (cards <= 0) continue;
    const Awards promise(outlook(known, more), AwardRules::of(rules));
    const Needs left = needs(known);
    const auto value_after = [&](int points) {
      Needs then = left;
      (dealer_ours ? then.us : then.them) -= points;
      return promise.chance_of_winning(then);
    };
    double plain_share = 1;
    double value = 0;
    for (int rank = 0; rank < rank_count; ++rank) {
      const int points = scores ? turn_up_points(rules, static_cast<Rank>(rank)) : 0;
      if (points == 0 || !known.unseen().contains(Card(suit, static_cast<Rank>(rank)))) continue;
      plain_share -= 1 / cards;
      value += value_after(points) / cards;
    }
    value += std::max(0.0, plain_share) * value_after(0);
    sum += cards * value;
    weight += cards;
  }
  return weight > 0 ? sum / weight : 0;
}

double value_of_point(const SeatView& view, int to_us) {
  Needs left = needs(Knowledge(view), to_us == 0);
  left.us -= to_us;
  return chance_of_winning(left);
}

// How often the dealer answers our beg by keeping the suit, and then holds it well.
constexpr double dealer_gives = 0.15;
constexpr double dealer_holds_well = 0.06;

bool begs(const SeatView& view) {
  const TurnedSuit turned(view);
  const double stand = turned.value(true, 0, 0);
  const double run = value_of_run(view);
  switch (view.table.rules.begging) {
    case Begging::none:
      return false;
    case Begging::eldest_chooses:
      return std::max(run, value_of_point(view, 1)) > stand;
    case Begging::dealer_answers:
      break;
  }
  const double gift = turned.value(false, 1, 0);
  const double given = gift >= 1 ? 1 : gift - dealer_holds_well;
  return dealer_gives * given + (1 - dealer_gives) * run > stand;
}

// A hand that begged is weak in the suit it refused, and may be strong in any other.
constexpr double beggar_is_weak = 0.025;

bool gives(const SeatView& view) {
  const double given = TurnedSuit(view).value(false, 0, 1);
  return given > 0 && given + beggar_is_weak >= value_of_run(view);
}

// Compares the hand after a run with a new deal by the same dealer.
bool would_bunch(const SeatView& view) {
  const Table& table = view.table;
  const Suit suit = table.turned[at(table.turned_count - 1)].suit();
  return value_of_suit(view, suit) < value_of_point(view, 0);
}

}  // namespace

Say choose_word(const SeatView& view, SaySet possible) {
  switch (view.table.phase) {
    case Phase::eldest_answers:
      return begs(view) ? Say::beg : Say::stand;
    case Phase::dealer_answers:
      return gives(view) ? Say::give : Say::run;
    case Phase::eldest_chooses:
      return value_of_point(view, 1) >= value_of_run(view) ? Say::take_point : Say::run;
    case Phase::bunch_question:
      return would_bunch(view) ? Say::bunch : Say::pass;
    case Phase::bunch_answer:
      return would_bunch(view) ? Say::agree : Say::insist;
    default:
      break;
  }
  return static_cast<Say>(std::countr_zero(possible));
}

Suit choose_suit_to_pitch(const SeatView& view, CardSet hand) {
  Suit best{};
  double most = -1;
  for (const Suit suit : all_suits) {
    if ((hand & CardSet::of(suit)).empty()) continue;
    const double value = value_of_suit(view, suit);
    if (value > most) {
      most = value;
      best = suit;
    }
  }
  return best;
}

}  // namespace allfours::sensible
