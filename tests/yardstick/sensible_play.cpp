// The card to play: every legal card is judged by where the trick on the table then probably goes,
// what that brings for the four points, and what the hand left over is worth.
#include <algorithm>
#include <cmath>

#include "core/table/scoring.hpp"
#include "yardstick/sensible.hpp"

namespace allfours::yardstick {

namespace {

// Card points others add to a trick: a partner gives what he can to a trick that is won (002),
// an opponent what he must.
constexpr double given_gladly = 1.5;
constexpr double given_grudgingly = 0.8;
// 002: rather than make a cheap trick, leave the lead to an opponent and play last to the next.
// With two players the lead passes to the other at once, and it matters little.
constexpr double cost_of_lead = 2.0;

class TrickJudge {
 public:
  explicit TrickJudge(const Knowledge& known)
      : known_(known),
        table_(known.table()),
        jack_(known.trump(), Rank::jack),
        worth_(worth_of_points(needs(known), outlook(known), table_.rules.order,
                               {table_.rules.stake_game, table_.rules.stake_all_fours})) {
    const Scores points = card_points_taken(table_);
    int theirs = 0;
    for (int side = 0; side < table_.sides; ++side) {
      if (side != known_.side()) theirs = std::max<int>(theirs, points[at(side)]);
    }
    lead_ = points[at(known_.side())] - theirs;
    double spread = 0;
    const CardSet counting = counting_cards & (known_.may_come() | known_.hand());
    for (const Card card : counting) {
      const double points_of = card_points(card);
      spread += known_.in_play(card) * points_of * points_of;
    }
    spread_ = std::sqrt(spread) + 1;
    per_point_ = (game_value(lead_ + 2) - game_value(lead_ - 2)) / 4;
    for (int i = table_.trick_start; i < table_.play_count; ++i) {
      on_table_.add(table_.plays[at(i)].card);
    }
    if (!on_table_.empty()) winning_ = winning_play(table_);
    int seat = known_.seat();
    for (int i = trick_size(table_) + 1; i < seats_in_play(table_); ++i) {
      do seat = next_seat(table_, seat);
      while (is_out(table_, seat));
      later_[at(later_count_++)] = seat;
    }
    jack_open_ =
        table_.rules.jack == PointTo::taken &&
        (known_.hand().contains(jack_) || known_.may_come().contains(jack_) || table_.top == jack_);
  }

  double value(Card card) const;

 private:
  double game_value(double lead) const {
    const Worth& game = worth_of(Point::game);
    const double us = chance_of_game(lead, spread_);
    return us * game.us - (1 - us) * game.them;
  }
  const Worth& worth_of(Point point) const { return worth_[static_cast<std::size_t>(point)]; }
  double jack_value(const Odds& odds) const {
    const Worth& jack = worth_of(Point::jack);
    return odds.us * jack.us + odds.us_hang * jack.us_hang - odds.them * jack.them -
           odds.them_hang * jack.them_hang;
  }
  // The jack's worth when it falls in a trick of ours, or of theirs.
  double jack_falls(bool was_ours, bool to_us) const {
    const Worth& jack = worth_of(Point::jack);
    const bool hanged = table_.rules.hang_jack && was_ours != to_us;
    if (to_us) return hanged ? jack.us_hang : jack.us;
    return hanged ? -jack.them_hang : -jack.them;
  }
  double chance_to_win(Card best, bool ours, Suit led, double prize) const;
  double jack_term(Card card, Card best, Suit led, double win) const;
  double low_term(Card card, Suit led, double win) const;
  double stock_term(Card card, double win) const;

  const Knowledge& known_;
  const Table& table_;
  const Card jack_;
  const std::array<Worth, point_count> worth_;
  double lead_ = 0;       // our card points less theirs
  double spread_ = 1;     // how far the card points still out may move that
  double per_point_ = 0;  // what a card point is worth
  CardSet on_table_;
  Play winning_;
  std::array<int, max_players> later_{};
  int later_count_ = 0;
  bool jack_open_ = false;
};

// The chance that our side takes the trick in which `best` is winning now.
double TrickJudge::chance_to_win(Card best, bool ours, Suit led, double prize) const {
  // Who can take a trick does so the more surely the more there is in it.
  const double eager = std::min(0.97, 0.6 + 0.035 * prize);
  double win = ours ? 1 : 0;
  for (int i = 0; i < later_count_; ++i) {
    const int seat = later_[at(i)];
    const double takes = eager * known_.can_beat(seat, best, led);
    if (known_.ours(seat)) {
      // What has been raised since is harder to beat.
      win += (1 - win) * takes * (ours ? 0.5 : 1);
    } else {
      win -= win * takes * (ours ? 1 : 0.5);
    }
  }
  return win;
}

double TrickJudge::jack_term(Card card, Card best, Suit led, double win) const {
  if (table_.rules.jack != PointTo::taken) return 0;
  if (card == jack_) return win * jack_falls(true, true) + (1 - win) * jack_falls(true, false);
  if (on_table_.contains(jack_)) {
    bool was_ours = false;
    for (int i = table_.trick_start; i < table_.play_count; ++i) {
      if (table_.plays[at(i)].card == jack_) was_ours = known_.ours(table_.plays[at(i)].seat);
    }
    return win * jack_falls(was_ours, true) + (1 - win) * jack_falls(was_ours, false);
  }
  if (!jack_open_) return 0;
  CardSet left = known_.hand();
  left.remove(card);
  const double drawn = trick_size(table_) == 0 && led == known_.trump() ? 0.8 : 0;
  const double later = jack_value(jack_odds(known_, left, drawn));
  if (left.contains(jack_)) return later;
  double value = later;
  const bool catches = best.suit() == known_.trump() && beats(best, jack_, known_.trump());
  const CardSet other_trumps = (known_.may_come() & known_.trumps()) - CardSet::of(jack_);
  for (int i = 0; i < later_count_; ++i) {
    const int seat = later_[at(i)];
    if (known_.ours(seat)) continue;
    const double has = known_.some_of(seat, CardSet::of(jack_));
    if (catches) {
      // A jack alone must fall to a higher trump led.
      if (led != known_.trump()) continue;
      value += has * known_.none_of(seat, other_trumps) * win * (jack_falls(false, true) - later);
    } else {
      const double safe = i + 1 == later_count_ ? 0.6 : 0.25;
      value += has * safe * (jack_falls(false, false) - later);
    }
  }
  return value;
}

double TrickJudge::low_term(Card card, Suit led, double win) const {
  if (table_.rules.low != PointTo::taken) return 0;
  const Worth& low = worth_of(Point::low);
  double value = 0;
  const CardSet falling = (on_table_ | CardSet::of(card)) & known_.trumps();
  for (const Card trump : falling) {
    value += chance_lowest(known_, trump) * (win * low.us - (1 - win) * low.them);
  }
  const CardSet left = (known_.hand() - CardSet::of(card)) & known_.trumps();
  if (!left.empty()) {
    constexpr double saved = 0.7;
    value += chance_lowest(known_, left.first()) * (saved * low.us - (1 - saved) * low.them);
  }
  // The lowest trump alone must fall when trumps are led.
  const CardSet out = known_.may_come() & known_.trumps();
  if (led == known_.trump() && !out.empty()) {
    const Card lowest = out.first();
    const double counts = chance_lowest(known_, lowest);
    for (int i = 0; i < later_count_ && counts > 0; ++i) {
      const int seat = later_[at(i)];
      if (known_.ours(seat)) continue;
      const double alone = known_.some_of(seat, CardSet::of(lowest)) *
                           known_.none_of(seat, out - CardSet::of(lowest));
      value += counts * alone * (win - 0.45) * (low.us + low.them);
    }
  }
  return value;
}

// With a stock: the card to be won, and the penalty for who can neither follow nor trump.
double TrickJudge::stock_term(Card card, double win) const {
  if (table_.rules.trump != TrumpBy::cut || table_.next_card >= pack_size) return 0;
  double value = 0;
  const double top = keeping(known_, table_.top) + card_points(table_.top) * 0.3;
  constexpr double unknown_card = 1.5;
  value += win * (top - unknown_card) * per_point_;
  if (table_.rules.no_follow_penalty == 0) return value;
  CardSet left = known_.hand();
  left.remove(card);
  const double penalty = table_.rules.no_follow_penalty * worth_of(Point::high).us;
  if ((left & known_.trumps()).empty()) value -= 0.25 * penalty;
  if (trick_size(table_) == 0 && card.suit() != known_.trump()) {
    const int other = later_[0];
    const CardSet follow = known_.may_come() & (CardSet::of(card.suit()) | known_.trumps());
    value += known_.none_of(other, follow) * penalty;
  }
  return value;
}

double TrickJudge::value(Card card) const {
  const Suit led =
      on_table_.empty() ? card.suit() : table_.plays[at(table_.trick_start)].card.suit();
  const bool takes = on_table_.empty() || beats(card, winning_.card, known_.trump());
  const Card best = takes ? card : winning_.card;
  const bool ours = takes || known_.ours(winning_.seat);
  const double points = card_points(on_table_) + card_points(card);
  const bool jack_falls_here = card == jack_ || on_table_.contains(jack_);
  const double win = chance_to_win(best, ours, led, points + (jack_falls_here ? 10 : 0));

  double if_won = points;
  double if_lost = points;
  const Card ten(led, Rank::ten);
  for (int i = 0; i < later_count_; ++i) {
    const int seat = later_[at(i)];
    const double has_ten = 10 * known_.some_of(seat, CardSet::of(ten));
    const bool ten_wins = known_.may_come().contains(ten) && beats(ten, best, known_.trump());
    if (known_.ours(seat)) {
      if_won += given_gladly + (ten_wins ? 0.8 : 0.3) * has_ten;
      if_lost += given_grudgingly;
    } else {
      if_lost += given_gladly + (ten_wins ? 0.8 : 0.3) * has_ten;
      if_won += given_grudgingly;
    }
  }
  CardSet left = known_.hand();
  left.remove(card);
  double value = win * game_value(lead_ + if_won) + (1 - win) * game_value(lead_ - if_lost);
  value += keeping(known_, left) * per_point_;
  if (left.count() > 0 && table_.players > 2) value -= win * cost_of_lead * per_point_;
  value += jack_term(card, best, led, win);
  value += low_term(card, led, win);
  value += stock_term(card, win);
  return value;
}

// early_high: with one point needed the ace of trumps, pitched or played, wins at once.
bool wins_at_once(const SeatView& view, Card card) {
  Table then = view.table;
  if (!then.trump_fixed) then.trump = card.suit();
  then.plays[at(then.play_count++)] = {static_cast<std::int8_t>(view.seat), card};
  return claims_high(then);
}

}  // namespace

Card choose_card(const SeatView& view, CardSet legal) {
  if (view.table.rules.early_high) {
    const CardSet aces = legal & CardSet::of(Rank::ace);
    for (const Card card : aces) {
      if (wins_at_once(view, card)) return card;
    }
  }
  Suit trump = view.table.trump;
  if (!view.table.trump_fixed) {
    trump = choose_suit_to_pitch(view, legal);
    legal = legal & CardSet::of(trump);
  }
  const Knowledge known(view, trump);
  const TrickJudge judge(known);
  Card best;
  double most = 0;
  for (const Card card : legal) {
    const double value = judge.value(card);
    if (!best.known() || value > most) {
      best = card;
      most = value;
    }
  }
  return best;
}

}  // namespace allfours::yardstick
