#include "properties/referee.hpp"

namespace allfours {

Referee::Referee(const Setup& setup)
    : rules_(setup.rules),
      players_(setup.players),
      sides_(setup.rules.teams && setup.players >= 4 ? setup.players / 2 : setup.players) {}

void Referee::check(bool good, const char* what) {
  if (good || !wrong_.empty()) return;
  wrong_ = "event " + std::to_string(events_) + " of hand " + std::to_string(hand_) + ": " + what;
}

// The table's own cards agree with the referee's, and hold each of the 52 cards once.
void Referee::compare_with(const Table& table) {
  CardSet all;
  int count = 0;
  const auto add = [&](CardSet cards) {
    all |= cards;
    count += cards.count();
  };
  for (int seat = 0; seat < players_; ++seat) {
    check(table.hands[at(seat)] == hands_[at(seat)], "the table knows another hand");
    check(table.hand_count[at(seat)] == hands_[at(seat)].count(), "a hand is miscounted");
    check(table.taken[at(seat)] == taken_[at(seat)], "the table knows other tricks");
    check(table.discarded[at(seat)] == discarded_[at(seat)], "the table knows other discards");
    add(table.hands[at(seat)]);
    add(table.taken[at(seat)]);
    add(table.discarded[at(seat)]);
  }
  add(laid_down_);
  for (const Played& play : trick_) {
    if (play.card.known()) add(CardSet::of(play.card));
  }
  for (int i = 0; i < table.turned_count; ++i) add(CardSet::of(table.turned[at(i)]));
  for (int i = table.next_card; i < pack_size; ++i) add(CardSet::of(table.pack[at(i)]));
  check(all == CardSet::pack(), "a card is missing");
  check(count == pack_size, "a card is there twice");
}

void Referee::see(const Table& before, const Event& event) {
  if (!wrong_.empty()) return;
  ++events_;
  for (int side = 0; side < sides_; ++side) {
    check(before.score[at(side)] == score_[at(side)], "the table's score is not the awards' sum");
  }
  const bool award = event.kind == EventKind::award;
  const bool stakes_over = decided_ >= 0 && event.kind == EventKind::hand_end;
  // After a pitch, `trump` comes between the play and its awards.
  if (!stakes_over && !(event.kind == EventKind::trump && event.how == TrumpBy::pitch)) {
    check(award == (paid_ < due_.size()),
          award ? "an award that is not due" : "an award is missing");
  }
  if (decided_ >= 0 && rules_.stake_all_fours == 0) {
    check(event.kind == EventKind::hand_end || event.kind == EventKind::game_end,
          "something happens after the target was reached");
  }
  const bool between = last_ == EventKind::hand_end;
  if (between) {
    check(event.kind == (decided_ >= 0 ? EventKind::game_end : EventKind::hand),
          "a hand's end is followed by neither a hand nor the game's end");
  }
  switch (event.kind) {
    case EventKind::game:
      check(events_ == 1, "a game begins again");
      break;
    case EventKind::first_dealer:
      check(events_ == 2, "the first dealer is found late");
      dealer_ = event.seat;
      break;
    case EventKind::hand:
      see_hand(event);
      break;
    case EventKind::deal:
      see_deal(event);
      break;
    case EventKind::cut_trump:
      check(pack_.contains(event.card), "the cut card is gone");
      break;
    case EventKind::turn_up:
      see_turn_up(event);
      break;
    case EventKind::say:
      see_say(event);
      break;
    case EventKind::trump:
      see_trump(event);
      break;
    case EventKind::redeal:
      compare_with(before);
      see_redeal(event);
      redealt_ = true;
      break;
    case EventKind::thrown_in:
      compare_with(before);
      break;
    case EventKind::discard:
      see_discard(event);
      break;
    case EventKind::play:
      see_play(event);
      break;
    case EventKind::trick:
      if (tricks_ % 3 == 0) compare_with(before);  // often enough
      see_trick(event);
      break;
    case EventKind::draw:
      see_draw(event);
      break;
    case EventKind::award:
      see_award(event);
      break;
    case EventKind::lay_down:
      see_lay_down(event);
      break;
    case EventKind::take_back:
      see_take_back(event);
      break;
    case EventKind::look:
      see_look(event);
      break;
    case EventKind::deal_by_hand:
      see_deal_by_hand(event);
      break;
    case EventKind::call_misdeal:
      see_call_misdeal(event);
      break;
    case EventKind::call_revoke:
      see_call(event);
      break;
    case EventKind::expose:
      see_expose(event);
      break;
    case EventKind::call_card:
      see_call_card(event);
      break;
    case EventKind::hand_end:
      compare_with(before);
      due_.clear();
      paid_ = 0;
      dealer_ = after(dealer_);
      break;
    case EventKind::game_end:
      check(between, "the game ends within a hand");
      check(event.side == decided_, "the wrong side wins");
      break;
  }
  if (event.kind == EventKind::hand_end || event.kind == EventKind::game_end ||
      event.kind == EventKind::hand || event.kind == EventKind::award) {
    for (int side = 0; side < sides_; ++side) {
      check(event.score[at(side)] == score_[at(side)], "a score in the log is wrong");
    }
  }
  last_ = event.kind;
}

void Referee::see_end(const Table& after) {
  check(last_ == EventKind::game_end, "the log does not end with the game");
  check(after.phase == Phase::over && after.turn < 0, "the table is not over");
  check(decided_ >= 0 && score_[at(decided_)] >= rules_.target, "nobody has reached the target");
  for (int side = 0; side < sides_; ++side) {
    check(side == decided_ || score_[at(side)] < rules_.target, "two sides reach the target");
  }
}

void Referee::see_hand(const Event& event) {
  if (redealt_) {
    check(event.hand_number == hand_, "a redeal changes the number of the hand");
  } else {
    check(event.hand_number == hand_ + 1, "hands are misnumbered");
  }
  check(event.seat == dealer_, "the wrong seat deals");
  hand_ = event.hand_number;
  redealt_ = false;
  pack_ = CardSet::pack();
  hands_ = kept_ = taken_ = discarded_ = {};
  laid_down_ = CardSet();
  turned_.clear();
  trick_.clear();
  due_.clear();
  paid_ = 0;
  deals_ = drawn_ = tricks_ = out_ = no_game_ = 0;
  gathered_.clear();
  draws_.clear();
  exposed_.clear();
  called_for_.fill(no_card);
  looked_ = misdealt_ = misdeal_called_ = false;
  misdeal_passes_ = 0;
  counted_.clear();
  hole_ = passes_ = -1;
  accepted_ = gave_ = last_winner_ = -1;
  trump_fixed_ = high_claimed_ = false;
  to_play_ = after(dealer_);
}

void Referee::see_deal(const Event& event) {
  const int each = deals_ == 0 ? 6 : 3;
  check(counted_.empty() == !rules_.hand_dealing, "the cards are dealt as nobody said");
  std::vector<int> counts(at(players_), each);
  if (!counted_.empty()) counts.swap(counted_);
  counted_.clear();
  int i = 0;
  for (int seat = 0; seat < players_; ++seat) {
    if (counts[at(seat)] != each) misdealt_ = true;
    for (int k = 0; k < counts[at(seat)] && i < event.cards.size(); ++k) {
      const Card card = event.cards[i++];
      check(pack_.contains(card), "a card is dealt twice");
      pack_.remove(card);
      hands_[at(seat)].add(card);
      kept_[at(seat)].add(card);
    }
    check(hands_[at(seat)].count() >= counts[at(seat)], "too few cards are dealt");
  }
  check(event.cards.size() == i, "the wrong number of cards is dealt");
  ++deals_;
}

int Referee::turned_points(Card card) const {
  switch (rank_letter(card.rank())) {
    case 'A':
      return rules_.turn_up_ace;
    case 'K':
      return rules_.turn_up_king;
    case 'Q':
      return rules_.turn_up_queen;
    case 'J':
      return rules_.turn_up_jack;
    case '6':
      return rules_.turn_up_six;
    case '2':
      return rules_.turn_up_two;
    default:
      return 0;
  }
}

void Referee::expect_turned(Card card) {
  const int points = turned_points(card);
  if (points == 0) return;
  AwardFor what = AwardFor::turn_up_two;
  switch (rank_letter(card.rank())) {
    case 'A':
      what = AwardFor::turn_up_ace;
      break;
    case 'K':
      what = AwardFor::turn_up_king;
      break;
    case 'Q':
      what = AwardFor::turn_up_queen;
      break;
    case 'J':
      what = AwardFor::turn_up_jack;
      break;
    case '6':
      what = AwardFor::turn_up_six;
      break;
    default:
      break;
  }
  expect(what, side_of_seat(dealer_), points);
}

void Referee::see_turn_up(const Event& event) {
  check(rules_.trump == TrumpBy::turn_up, "a card is turned without need");
  check(pack_.contains(event.card), "a card is turned that was dealt");
  // Every card turned before was of the refused suit.
  for (const Card card : turned_) {
    check(card.suit() == turned_.front().suit(), "the run goes on after a new suit has shown");
  }
  pack_.remove(event.card);
  turned_.push_back(event.card);
  if (rules_.turn_up_timing == TurnUpTiming::at_once) expect_turned(event.card);
}

void Referee::see_say(const Event& event) {
  if (trump_fixed_ && tricks_ > 0) return see_pass(event);
  if (misdealt_ && event.says == say_bit(Say::pass)) return see_misdeal_pass(event);
  check((event.says & say_bit(event.say)) != 0, "a word is said that was not possible");
  check(!turned_.empty(), "a word is said before a card is turned");
  if (!wrong_.empty()) return;
  if (event.say == Say::stand) accepted_ = event.seat;
  if (event.say == Say::give) gave_ = event.seat;
  if (event.say == Say::take_point) {
    expect(AwardFor::begged_point, side_of_seat(after(dealer_)), 1);
  }
  if (event.say == Say::stand || event.say == Say::beg) {
    bool holds = false;
    for (const Card card : hands_[at(event.seat)]) {
      holds = holds || card.suit() == turned_.front().suit();
    }
    const bool may_stand = holds || !rules_.must_beg_without_trump;
    check(may_stand == ((event.says & say_bit(Say::stand)) != 0), "stand is offered wrongly");
    check(event.seat == after(dealer_), "somebody else than eldest speaks first");
  }
  if (event.seat == dealer_ && (event.says & say_bit(Say::run)) != 0) {
    bool barred = false;
    for (int side = 0; side < sides_ && rules_.gift_bar; ++side) {
      const bool begged = side == side_of_seat(after(dealer_));
      const bool deals = side == side_of_seat(dealer_);
      barred = barred || (!begged && !deals && score_[at(side)] >= rules_.target - 1);
    }
    if (rules_.no_gift_without_trump) {
      barred = barred || (hands_[at(dealer_)] & CardSet::of(turned_.front().suit())).empty();
    }
    check(barred != ((event.says & say_bit(Say::give)) != 0), "give is offered wrongly");
  }
}

void Referee::see_trump(const Event& event) {
  check(!trump_fixed_, "trump is fixed twice");
  trump_fixed_ = true;
  trump_ = event.suit;
  switch (event.how) {
    case TrumpBy::pitch:
      check(trick_.size() == 1 && trick_[0].card.suit() == trump_, "the pitch is not the lead");
      expect_after_play();
      break;
    case TrumpBy::cut:
      break;
    case TrumpBy::turn_up: {
      check(!turned_.empty(), "trump is fixed before a card is turned");
      if (!wrong_.empty()) return;
      check(turned_.back().suit() == trump_, "trump is not the suit turned");
      const bool same = turned_.back().suit() == turned_.front().suit();
      check(turned_.size() == 1 || !same, "the refused suit is trump");
      const bool fixes = rules_.turn_up_timing == TurnUpTiming::if_it_fixes_trump;
      const bool accepts = rules_.turn_up_timing == TurnUpTiming::if_accepted && accepted_ >= 0;
      if (fixes || accepts) expect_turned(turned_.back());
      if (gave_ < 0) break;
      for (int i = 1; i <= sides_; ++i) {
        const int side = side_of_seat((dealer_ + i) % players_);
        if (side != side_of_seat(dealer_)) expect(AwardFor::gift, side, 1);
      }
      break;
    }
  }
}

void Referee::see_discard(const Event& event) {
  CardSet& hand = hands_[at(event.seat)];
  check(rules_.discard != Discard::never, "somebody discards without need");
  check(!misdealt_, "somebody discards after a misdeal");
  check(deals_ > 1, "somebody discards without a run");
  for (const Card card : event.cards) {
    check(hand.contains(card), "a card is discarded that is not in the hand");
    hand.remove(card);
    kept_[at(event.seat)].remove(card);
    discarded_[at(event.seat)].add(card);
  }
  check(hand.count() == 6, "a discard leaves another number than six");
}

}  // namespace allfours
