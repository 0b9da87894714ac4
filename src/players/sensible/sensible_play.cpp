// The card to play: every legal card is judged by the likely winner of the current trick, its
// effect on the four points, and the value of the remaining hand.
#include <algorithm>
#include <cmath>
#include <optional>

#include "core/table/scoring.hpp"
#include "players/sensible/sensible.hpp"

namespace allfours::sensible {

namespace {

class TrickJudge {
 public:
  explicit TrickJudge(const Knowledge& known)
      : known_(known),
        table_(known.table()),
        usual_(habits(known.table())),
        jack_(known.trump(), Rank::jack),
        jack_open_(jack_open(known)),
        jack_odds_(jack_open_ ? std::optional(JackOdds(known)) : std::nullopt),
        worked_(work()),
        worth_(worth_of_points(
            needs(known), outlook(known, 0, &worked_), AwardRules::of(table_.rules),
            {table_.rules.stake_game, table_.rules.stake_all_fours}, table_.rules.hang_jack)) {
    // A plain card takes no guard of the jack from the hand.
    if (jack_odds_) jack_as_it_is_ = jack_value(worked_.jack);
    spread_ = std::sqrt(squares_of_points()) + 1;
    per_point_ = (game_value(worked_.lead + 2) - game_value(worked_.lead - 2)) / 4;
    for (int i = table_.trick_start; i < table_.play_count; ++i) {
      if (i != table_.hole) on_table_.add(table_.plays[at(i)].card);
    }
    points_on_table_ = card_points(on_table_);
    const CardSet high = CardSet::of(Rank::ace) | CardSet::of(Rank::king);
    high_plain_ = ((known_.hand() & high) - known_.trumps()).count();
    int seat = known_.seat();
    const int later = seats_in_play(table_) - trick_size(table_) - 1;
    while (later_count_ < later) {
      do seat = next_seat(table_, seat);
      while (is_out(table_, seat));
      if (jack_open_) has_jack_[at(later_count_)] = known_.holds(seat, jack_);
      later_[at(later_count_++)] = seat;
    }
    if (on_table_.empty()) return;
    winning_ = winning_play(table_);
    beating_ = beating(winning_.card, known.trumps());
    is_led(table_.plays[at(table_.trick_start)].card.suit());
    for (int i = 0; i < later_count_; ++i) {
      beat_winning_[at(i)] = known_.can_beat(later_[at(i)], winning_.card, led_, can_ruff_[at(i)]);
    }
  }

  double value(Card card);

 private:
  Worked work();
  double squares_of_points() const;
  void is_led(Suit suit);
  double game_value(double lead) const {
    const Worth& game = worth_of(Point::game);
    const double us = chance_of_game(lead, spread_);
    return us * game.us - (1 - us) * game.them;
  }
  bool low_taken() const { return table_.rules.low == PointTo::taken; }
  const Worth& worth_of(Point point) const { return worth_[static_cast<std::size_t>(point)]; }
  double jack_value(const Odds& odds) const {
    const Worth& jack = worth_of(Point::jack);
    return odds.us * jack.us + odds.us_hang * jack.us_hang - odds.them * jack.them -
           odds.them_hang * jack.them_hang;
  }
  // Value of the jack falling in a trick of ours, or of theirs.
  double jack_falls(bool was_ours, bool to_us) const {
    const Worth& jack = worth_of(Point::jack);
    const bool hanged = table_.rules.hang_jack && was_ours != to_us;
    if (to_us) return hanged ? jack.us_hang : jack.us;
    return hanged ? -jack.them_hang : -jack.them;
  }
  double chance_to_win(Card best, bool takes, bool ours, double prize) const;
  double jack_term(Card card, Card best, double win) const;
  double low_term(Card card, double win) const;
  double stock_term(Card card, double win) const;
  double lead_term(Card card) const;
  double follow_term(Card card, bool takes, double win) const;

  const Knowledge& known_;
  const Table& table_;
  const Habits& usual_;
  const Card jack_;
  const bool jack_open_;
  const std::optional<JackOdds> jack_odds_;
  // Of a card in hand, and of all before it.
  struct Keeping {
    double worth, before;
  };
  std::array<Keeping, pack_size> keeping_;
  const Worked worked_;
  const std::array<Worth, point_count> worth_;
  double jack_as_it_is_ = 0;  // value of its point with the current hand
  double spread_ = 1;         // deviation due to the card points still to come
  double per_point_ = 0;      // value of one card point
  CardSet on_table_;
  double points_on_table_ = 0;
  int high_plain_ = 0;  // aces and kings of plain suits in hand
  Play winning_;
  CardSet beating_ = CardSet::pack();  // the cards that beat it
  std::array<int, max_players> later_{};
  int later_count_ = 0;
  // By later seat, the chances that it can beat the winning card, and that it holds the jack.
  std::array<double, max_players> beat_winning_, has_jack_;
  // The suit led, or that of the card in question; the chance that a later seat can trump it, and
  // the expected points of its ten.
  std::optional<Suit> led_asked_;
  Suit led_{};
  std::array<double, max_players> can_ruff_, ten_brings_;
  Card ten_;
  CardSet under_ten_;
};

// Value of the hand, card by card, and other reusable parts of the outlook.
Worked TrickJudge::work() {
  Worked worked;
  for (const Card card : known_.hand()) {
    keeping_[card.index] = {keeping(known_, card), worked.kept};
    worked.kept += keeping_[card.index].worth;
  }
  if (jack_odds_) worked.jack = jack_odds_->with(known_.hand());
  worked.lead = lead_in_points(known_);
  return worked;
}

// Variance of the card points still to come.
double TrickJudge::squares_of_points() const {
  constexpr int first = static_cast<int>(Rank::ten);
  constexpr int counting = rank_count - first;
  // For a card that cannot come any more, one that may, and one that will.
  std::array<std::array<double, counting>, 3> squares;
  for (int i = 0; i < counting; ++i) {
    const double points = card_points(static_cast<Rank>(first + i));
    squares[0][at(i)] = 0;
    squares[1][at(i)] = known_.share_in_play() * points * points;
    squares[2][at(i)] = points * points;
  }
  const std::uint64_t sure = (known_.hand() | known_.shown()).bits();
  const std::uint64_t any = sure | known_.may_come().bits();
  double sum = 0;
  for (int suit = first; suit < pack_size; suit += rank_count) {
    for (int i = 0; i < counting; ++i) {
      sum += squares[(any >> (suit + i) & 1) + (sure >> (suit + i) & 1)][at(i)];
    }
  }
  return sum;
}

// The values that depend on the suit led alone.
void TrickJudge::is_led(Suit suit) {
  if (led_asked_ == suit) return;
  led_asked_ = led_ = suit;
  ten_ = Card(suit, Rank::ten);
  under_ten_ = CardSet::of(suit) & CardSet(CardSet::of(ten_).bits() - 1);
  const bool ten_may_come = known_.may_come().contains(ten_);
  for (int i = 0; i < later_count_; ++i) {
    const int seat = later_[at(i)];
    can_ruff_[at(i)] = suit == known_.trump() ? 0 : known_.can_ruff(seat, suit);
    ten_brings_[at(i)] = ten_may_come ? 10 * known_.holds(seat, ten_) : 0;
  }
}

// The chance that our side takes the trick with `best` winning now.
double TrickJudge::chance_to_win(Card best, bool takes, bool ours, double prize) const {
  // A player who can take a trick does so the more surely the more it contains.
  const double eager = std::min(0.97, usual_.eager + 0.035 * prize);
  double win = ours ? 1 : 0;
  for (int i = 0; i < later_count_; ++i) {
    const int seat = later_[at(i)];
    const double can =
        takes ? known_.can_beat(seat, best, led_, can_ruff_[at(i)]) : beat_winning_[at(i)];
    const double does = eager * can;
    if (known_.ours(seat)) {
      // A raised trick is harder to beat.
      win += (1 - win) * does * (ours ? usual_.raised : 1);
    } else {
      win -= win * does * (ours ? 1 : usual_.raised);
    }
  }
  return win;
}

double TrickJudge::jack_term(Card card, Card best, double win) const {
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
  const double drawn = trick_size(table_) == 0 && led_ == known_.trump() ? usual_.drawn : 0;
  const double later =
      card.suit() == known_.trump() ? jack_value(jack_odds_->with(left, drawn)) : jack_as_it_is_;
  if (left.contains(jack_)) return later;
  double value = later;
  const bool catches = best.suit() == known_.trump() && beats(best, jack_, known_.trump());
  const CardSet other_trumps = (known_.may_come() & known_.trumps()) - CardSet::of(jack_);
  for (int i = 0; i < later_count_; ++i) {
    const int seat = later_[at(i)];
    if (known_.ours(seat)) continue;
    const double has = has_jack_[at(i)];
    if (catches) {
      // A bare jack must fall to a higher trump lead.
      if (led_ != known_.trump()) break;
      value += has * known_.none_of(seat, other_trumps) * win * (jack_falls(false, true) - later);
    } else {
      const double safe = i + 1 == later_count_ ? usual_.safe_last : 0.25;
      value += has * safe * (jack_falls(false, false) - later);
    }
  }
  return value;
}

double TrickJudge::low_term(Card card, double win) const {
  if (!low_taken()) return 0;
  const Worth& low = worth_of(Point::low);
  double value = 0;
  const CardSet falling = (on_table_ | CardSet::of(card)) & known_.trumps();
  for (const Card trump : falling) {
    value += chance_lowest(known_, trump) * (win * low.us - (1 - win) * low.them);
  }
  const CardSet left = (known_.hand() - CardSet::of(card)) & known_.trumps();
  if (!left.empty()) {
    const double saved = usual_.low_saved;
    value += chance_lowest(known_, left.first()) * (saved * low.us - (1 - saved) * low.them);
  }
  // A bare lowest trump must fall when trumps are led.
  const CardSet out = known_.may_come() & known_.trumps();
  if (led_ == known_.trump() && !out.empty()) {
    const Card lowest = out.first();
    const double counts = chance_lowest(known_, lowest);
    for (int i = 0; i < later_count_ && counts > 0; ++i) {
      const int seat = later_[at(i)];
      if (known_.ours(seat)) continue;
      const double alone = known_.some_of(seat, CardSet::of(lowest)) *
                           known_.none_of(seat, out - CardSet::of(lowest));
      value += counts * alone * (win - usual_.low_falls) * (low.us + low.them);
    }
  }
  return value;
}

// With a stock: the card to be won, and the penalty for neither following nor trumping.
double TrickJudge::stock_term(Card card, double win) const {
  if (table_.rules.trump != TrumpBy::cut || table_.next_card >= pack_size) return 0;
  double value = 0;
  const double top = keeping(known_, table_.top) + card_points(table_.top) * 0.3;
  constexpr double unknown_card = 1.5;
  // A good card is worth more than its own trick: it prevents failing to follow.
  constexpr double drawn_well = 4;
  value += drawn_well * win * (top - unknown_card) * per_point_;
  if (table_.rules.no_follow_penalty == 0) return value;
  CardSet left = known_.hand();
  left.remove(card);
  const double penalty = table_.rules.no_follow_penalty * worth_of(Point::high).us;
  // A hand with every suit, or with trumps, can always follow.
  constexpr std::array<double, 3> danger_of_void{0.3, 0.15, 0.075};
  const int trumps_left = std::min(2, (left & known_.trumps()).count());
  if (trumps_left == 0) value -= 0.25 * penalty;
  if (card.suit() != known_.trump() && (left & CardSet::of(card.suit())).empty()) {
    value -= danger_of_void[at(trumps_left)] * penalty;
  }
  if (trick_size(table_) == 0 && card.suit() != known_.trump()) {
    const int other = later_[0];
    const CardSet follow = known_.may_come() & (CardSet::of(card.suit()) | known_.trumps());
    value += known_.none_of(other, follow) * penalty;
  }
  return value;
}

double TrickJudge::lead_term(Card card) const {
  const CardSet suit = known_.hand() & CardSet::of(card.suit());
  double points = 0;
  if (known_.higher(card, known_.may_come()).empty()) points += usual_.highest_led;
  if (card.suit() == known_.trump()) {
    const int others = suit.count() - 1;
    points += others == 0 ? usual_.only_trump_led : usual_.of_trumps_led;
    points += usual_.trump_led * others;
    points += usual_.drawn_for_high * high_plain_;
    if (card.rank() > Rank::jack && known_.may_come().contains(jack_)) points += usual_.hunter_led;
    if (card != jack_ && suit.contains(jack_)) points += usual_.guard_led;
    if (card.rank() == Rank::two && !low_taken()) points += usual_.two_led;
    return points * per_point_;
  }
  if (suit.count() == 1 && !(known_.hand() & known_.trumps()).empty()) points += usual_.single_led;
  points += usual_.long_led * suit.count();
  const bool small = card_points(card) == 0;
  if (small && suit.last().rank() >= Rank::ten) points += usual_.under_honour_led;
  if (card.rank() == Rank::ten) points += usual_.ten_led;
  return points * per_point_;
}

double TrickJudge::follow_term(Card card, bool takes, double win) const {
  double points = 0;
  if (card.suit() == known_.trump()) {
    // A trump that follows is no expense, nor is one that its holder must bring home.
    const bool home = card == jack_ || (card.rank() == Rank::two && low_taken());
    if (led_ == known_.trump() || (home && later_count_ == 0)) return 0;
    if (points_on_table_ == 0) points += usual_.ruffs_nothing;
    if (!(known_.hand() & CardSet::of(led_)).empty()) points += usual_.ruffs_able;
  } else if (card.rank() > Rank::ten) {
    if (!takes && win < 1) points += usual_.court_thrown;
  } else if (card.rank() < Rank::ten && card.suit() != led_) {
    if (known_.hand().contains(Card(card.suit(), Rank::ten))) points += usual_.ten_bared;
  }
  return points * per_point_;
}

double TrickJudge::value(Card card) {
  if (on_table_.empty()) is_led(card.suit());
  const bool takes = beating_.contains(card);
  const Card best = takes ? card : winning_.card;
  const bool ours = takes || known_.ours(winning_.seat);
  const double points = points_on_table_ + card_points(card);
  const bool jack_falls_here = card == jack_ || on_table_.contains(jack_);
  const double win = chance_to_win(best, takes, ours, points + (jack_falls_here ? 10 : 0));

  double if_won = points;
  double if_lost = points;
  const bool ten_wins = takes ? under_ten_.contains(card) : beating_.contains(ten_);
  const double of_ten = ten_wins ? usual_.ten_wins : usual_.ten_loses;
  for (int i = 0; i < later_count_; ++i) {
    if (known_.ours(later_[at(i)])) {
      if_won += usual_.given_gladly + of_ten * ten_brings_[at(i)];
      if_lost += usual_.given_grudgingly;
    } else {
      if_lost += usual_.given_gladly + of_ten * ten_brings_[at(i)];
      if_won += usual_.given_grudgingly;
    }
  }
  // The last player knows which it is.
  double value = win > 0 ? win * game_value(worked_.lead + if_won) : 0;
  if (win < 1) value += (1 - win) * game_value(worked_.lead - if_lost);
  double kept = keeping_[card.index].before;
  const CardSet later = known_.hand() - CardSet((std::uint64_t{2} << card.index) - 1);
  for (const Card other : later) kept += keeping_[other.index].worth;
  value += kept * per_point_;
  if (known_.hand().count() > 1) value -= win * usual_.cost_of_lead * per_point_;
  value += on_table_.empty() ? lead_term(card) : follow_term(card, takes, win);
  value += jack_term(card, best, win);
  value += low_term(card, win);
  value += stock_term(card, win);
  return value;
}

// early_high: with one point needed the ace of trumps, pitched or played, wins at once.
bool wins_at_once(const SeatView& view, Card card) {
  const Play play{static_cast<std::int8_t>(view.seat), card};
  if (view.table.trump_fixed) return claims_high(view.table, play);
  Table then = view.table;
  then.trump = card.suit();
  return claims_high(then, play);
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
  TrickJudge judge(known);
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

}  // namespace allfours::sensible
