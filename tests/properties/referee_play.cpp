// Play and settlement, as the referee reads them.
#include <algorithm>
#include <span>

#include "properties/referee.hpp"

namespace allfours {

// "Who may play what", after the table in RULES.md.
CardSet Referee::legal_for(int seat) const {
  const CardSet hand = hands_[at(seat)];
  if (trick_.empty()) return hand;
  // A replacement is judged by the cards played before it.
  const std::span<const Played> before(trick_.data(), hole_ < 0 ? trick_.size() : at(hole_));
  const Suit led = trick_.front().card.suit();
  const CardSet trumps = hand & CardSet::of(trump_);
  const CardSet suit = hand & CardSet::of(led);
  if (rules_.play == PlayRule::free) return without_undertrumps(hand, before);
  if (led == trump_) return trumps.empty() ? hand : trumps;
  CardSet legal = hand;
  if (rules_.play == PlayRule::trump_only) {
    legal = hand;
  } else if (!suit.empty()) {
    const bool may_trump = rules_.play == PlayRule::follow_or_trump ||
                           rules_.play == PlayRule::follow_or_trump_else_trump;
    legal = may_trump ? suit | trumps : suit;
  } else if (!trumps.empty() && (rules_.play == PlayRule::follow_or_trump_else_trump ||
                                 rules_.play == PlayRule::strict)) {
    legal = trumps;
  }
  return without_undertrumps(legal, before);
}

// If a plain suit was led and trumped and undertrumping is forbidden; not if it leaves no card.
CardSet Referee::without_undertrumps(CardSet legal, std::span<const Played> before) const {
  if (!rules_.no_undertrump || trick_.front().card.suit() == trump_) return legal;
  CardSet higher = legal;
  for (const Played& play : before) {
    if (play.card.suit() != trump_) continue;
    for (const Card card : legal) {
      if (card.suit() == trump_ && card.rank() < play.card.rank()) higher.remove(card);
    }
  }
  return higher.empty() ? legal : higher;
}

void Referee::see_play(const Event& event) {
  CardSet& hand = hands_[at(event.seat)];
  check(event.seat == to_play_, "it is not this seat's turn");
  check(!out(event.seat), "a seat plays that has laid its hand down");
  check(hand.contains(event.card), "a card is played that is not in the hand");
  check(event.legal == expected_from(event.seat), "other cards are legal");
  const bool wrong = !event.legal.contains(event.card);
  check(!wrong || rules_.table_rules, "an illegal card is played");
  check(!misdealt_, "a card is played after a misdeal");
  const bool loses_game = wrong && costs_the_game(hand, event.card);
  const Suit led = trick_.empty() ? event.card.suit() : trick_.front().card.suit();
  void_of_both_ = trump_fixed_ && (hand & (CardSet::of(led) | CardSet::of(trump_))).empty();
  hand.remove(event.card);
  const Played played{event.seat, event.card, wrong, loses_game};
  latest_ = hole_ < 0 ? static_cast<int>(trick_.size()) : hole_;
  if (hole_ < 0) trick_.push_back(played);
  trick_[at(latest_)] = played;
  hole_ = -1;
  to_play_ = trick_.back().seat;
  do to_play_ = after(to_play_);
  while (out(to_play_));
  if (trump_fixed_) expect_after_play();
}

void Referee::expect_after_play() {
  const Played& play = trick_[at(latest_)];
  const int side = side_of_seat(play.seat);
  const bool ace = play.card == Card(trump_, Rank::ace);
  if (rules_.early_high && ace && !play.wrong && decided_ < 0 &&
      score_[at(side)] == rules_.target - 1) {
    expect(AwardFor::high, side, 1);
    high_claimed_ = true;
  }
  const bool stock_lasts = rules_.trump == TrumpBy::cut && drawn_ < 40;
  if (rules_.no_follow_penalty > 0 && stock_lasts && trick_.size() > 1 && void_of_both_) {
    expect(AwardFor::no_follow, side, -rules_.no_follow_penalty);
  }
}

void Referee::see_trick(const Event& event) {
  check(trick_.size() == at(players_ - std::popcount(static_cast<unsigned>(out_))),
        "a trick has another number of cards");
  if (trick_.empty() || !wrong_.empty()) return;
  const Played* best = &trick_.front();
  for (const Played& play : trick_) {
    const bool same = play.card.suit() == best->card.suit();
    const bool higher = play.card.rank() > best->card.rank();
    const bool ruffs = play.card.suit() == trump_ && best->card.suit() != trump_;
    if (ruffs || (same && higher)) best = &play;
  }
  check(event.seat == best->seat, "the wrong seat takes the trick");
  check(event.leader == trick_.front().seat, "the wrong seat has led");
  check(event.cards.size() == static_cast<int>(trick_.size()), "a trick shows other cards");
  for (int i = 0; i < event.cards.size(); ++i) {
    check(event.cards[i] == trick_[at(i)].card, "a trick shows other cards");
    taken_[at(event.seat)].add(event.cards[i]);
  }
  gathered_.push_back(std::move(trick_));
  trick_.clear();
  draws_.clear();
  called_for_.fill(no_card);
  ++tricks_;
  to_play_ = last_winner_ = event.seat;
  if (hands_[at(event.seat)].empty() && (rules_.trump != TrumpBy::cut || drawn_ == 40)) {
    if (rules_.table_rules) {
      passes_ = 0;
      to_play_ = after(dealer_);
    } else {
      expect_settlement();
    }
  }
}

void Referee::see_draw(const Event& event) {
  check(trick_.empty() && drawn_ < 40, "a card is drawn out of turn");
  check(event.seat == (last_winner_ + drawn_ % 2) % 2, "the wrong seat draws");
  check(pack_.contains(event.card), "a card is drawn twice");
  check(event.top.known() == (drawn_ < 39), "the stock shows a card, or none");
  pack_.remove(event.card);
  hands_[at(event.seat)].add(event.card);
  kept_[at(event.seat)].add(event.card);
  draws_.push_back(event);
  ++drawn_;
}

bool Referee::is_worthless(Card card) const {
  return card.suit() != trump_ && card.rank() <= Rank::nine;
}

void Referee::see_lay_down(const Event& event) {
  check(rules_.throw_in, "a hand is laid down");
  check(trick_.empty() && tricks_ > 0, "a hand is laid down within a trick");
  check(event.seat != last_winner_, "the winner of the trick lays its hand down");
  for (int seat = 0; seat < players_; ++seat) {
    if (side_of_seat(seat) == side_of_seat(event.seat)) {
      check(!out(seat), "the partner has laid down already");
    }
  }
  CardSet shown;
  for (const Card card : event.cards) shown.add(card);
  check(shown == hands_[at(event.seat)], "other cards are laid down");
  for (const Card card : shown) check(is_worthless(card), "the hand is not worthless");
  laid_down_ |= shown;
  hands_[at(event.seat)] = CardSet();
  out_ |= 1 << event.seat;
}

void Referee::see_award(const Event& event) {
  if (paid_ >= due_.size()) return;  // told already
  const Due& due = due_[paid_++];
  check(event.award == due.what, "another award is due");
  check(event.side == due.side, "an award goes to the wrong side");
  check(event.points == due.points, "an award has another number of points");
  check(event.counted == (decided_ < 0), "an award counts after the game is decided");
  if (event.side < 0 || decided_ >= 0) return;
  score_[at(event.side)] += event.points;
  if (score_[at(event.side)] < rules_.target) return;
  decided_ = event.side;
  if (rules_.stake_all_fours > 0) return;
  due_.clear();
  paid_ = 0;
}

Referee::Due Referee::point_for(Card card, PointTo to, AwardFor what) const {
  Due due{what, -1, 0};
  int dealt = -1;
  int taken = -1;
  for (int seat = 0; seat < players_; ++seat) {
    if (kept_[at(seat)].contains(card)) dealt = side_of_seat(seat);
    if (taken_[at(seat)].contains(card)) taken = side_of_seat(seat);
  }
  if (dealt < 0) return due;
  due.side = to == PointTo::dealt ? dealt : taken;
  due.points = 1;
  if (what == AwardFor::jack && rules_.hang_jack && dealt != taken) {
    due.what = AwardFor::hang_jack;
    due.points = rules_.hang_points;
  }
  return due;
}

Referee::Due Referee::point_for_game() const {
  std::array<int, max_players> points{};
  for (int seat = 0; seat < players_; ++seat) {
    int& sum = points[at(side_of_seat(seat))];
    for (const Card card : taken_[at(seat)]) {
      switch (rank_letter(card.rank())) {
        case 'A':
          sum += 4;
          break;
        case 'K':
          sum += 3;
          break;
        case 'Q':
          sum += 2;
          break;
        case 'J':
          sum += 1;
          break;
        case 'T':
          sum += 10;
          break;
        default:
          break;
      }
    }
  }
  const int most = *std::max_element(points.begin(), points.begin() + sides_);
  std::vector<int> best;
  // A side that has revoked cannot win Game; a tie with it is decided without it.
  for (int side = 0; side < sides_; ++side) {
    if (points[at(side)] == most && (no_game_ >> side & 1) == 0) best.push_back(side);
  }
  if (best.empty()) return {AwardFor::game, -1, 0};
  if (best.size() == 1) return {AwardFor::game, best[0], rules_.game_points};
  const int deals = side_of_seat(dealer_);
  const bool with_dealer = best.size() == 2 && (best[0] == deals || best[1] == deals);
  if (rules_.game_tie == GameTie::nobody || !with_dealer) return {AwardFor::game, -1, 0};
  return {AwardFor::game, best[0] == deals ? best[1] : best[0], rules_.game_points};
}

void Referee::expect_settlement() {
  if (rules_.turn_up_timing == TurnUpTiming::in_settlement) {
    for (const Card card : turned_) expect_turned(card);
  }
  CardSet trumps;
  for (const CardSet cards : kept_) trumps |= cards & CardSet::of(trump_);
  const Card high = trumps.empty() ? no_card : trumps.last();
  const Card low = trumps.empty() ? no_card : trumps.first();
  std::vector<Due> four{point_for(high, rules_.high, AwardFor::high),
                        point_for(low, rules_.low, AwardFor::low),
                        point_for(Card(trump_, Rank::jack), rules_.jack, AwardFor::jack)};
  if (high_claimed_) four.erase(four.begin());
  const bool game_first = rules_.order == Order::game_high_low_jack;
  four.insert(game_first ? four.begin() : four.end(), point_for_game());
  due_.insert(due_.end(), four.begin(), four.end());
}

}  // namespace allfours
