// Irregularities, as the referee reads them (RULES.md §4).
#include "properties/referee.hpp"

namespace allfours {

// The penalty for a revoke with this card from this hand, by `revoke_penalty`: true for the game,
// false for 1 point.
bool Referee::costs_the_game(CardSet hand, Card card) const {
  const bool trump_led = !trick_.empty() && trick_.front().card.suit() == trump_;
  int trumps = 0, honours = 0;
  bool jack = false;
  for (const Card held : hand) {
    if (held.suit() != trump_) continue;
    ++trumps;
    if (held.rank() >= Rank::ten) ++honours;
    jack = jack || held.rank() == Rank::jack;
  }
  const bool withheld = trump_led && card.suit() != trump_;
  switch (rules_.revoke_penalty) {
    case RevokePenalty::by_card:
      return withheld && honours > 0;
    case RevokePenalty::one:
      return false;
    case RevokePenalty::game:
      return true;
    case RevokePenalty::trump_game:
      return trump_led;
    case RevokePenalty::bare_jack:
      return withheld && jack && trumps == 1;
  }
  return false;
}

void Referee::see_take_back(const Event& event) {
  check(rules_.table_rules && !rules_.card_laid_stays, "a card is taken back");
  check(hole_ < 0, "two cards are taken back");
  if (trick_.empty()) {
    check(!gathered_.empty(), "a card is taken back before there is a trick");
    if (!wrong_.empty()) return;
    for (const Event& draw : draws_) {
      pack_.add(draw.card);
      hands_[at(draw.seat)].remove(draw.card);
      kept_[at(draw.seat)].remove(draw.card);
      --drawn_;
      std::erase_if(exposed_, [&](const Exposed& one) { return one.card == draw.card; });
    }
    called_for_.fill(no_card);
    draws_.clear();
    trick_ = std::move(gathered_.back());
    gathered_.pop_back();
    for (const Played& play : trick_) taken_[at(last_winner_)].remove(play.card);
    --tricks_;
    passes_ = -1;
  }
  for (std::size_t i = 0; i < trick_.size(); ++i) {
    Played& play = trick_[i];
    if (play.seat != event.seat) continue;
    check(play.card == event.card, "another card is taken back");
    check(play.wrong, "a card is taken back that could be played");
    check(!play.called, "a revoke is taken back that was called");
    hands_[at(event.seat)].add(event.card);
    play.card = no_card;
    hole_ = static_cast<int>(i);
  }
  check(hole_ >= 0, "a card is taken back that does not lie in the trick");
  to_play_ = event.seat;
}

void Referee::see_call(const Event& event) {
  check(rules_.table_rules, "a revoke is called");
  check(event.trick >= 1 && event.trick <= tricks_, "a revoke is called in no trick");
  check(side_of_seat(event.seat) != side_of_seat(event.other), "a partner is called");
  if (!wrong_.empty()) return;
  Played* found = nullptr;
  for (Played& play : gathered_[at(event.trick - 1)]) {
    if (play.seat == event.other) found = &play;
  }
  check(found != nullptr, "a card is called that was not played");
  if (found == nullptr) return;
  check(!found->called, "a card is called again");
  found->called = true;
  check(event.upheld == found->wrong, "a call is judged wrongly");
  if (!event.upheld) return;
  if (rules_.revoke_bars_game) no_game_ |= 1 << side_of_seat(event.other);
  if (found->loses_game && decided_ < 0) {
    const int side = side_of_seat(event.seat);
    return expect(AwardFor::revoke, side, rules_.target - score_[at(side)]);
  }
  for (int i = 1; i <= sides_; ++i) {
    const int side = side_of_seat((dealer_ + i) % players_);
    if (side != side_of_seat(event.other)) expect(AwardFor::revoke, side, 1);
  }
}

// Only the pitcher's partner, before the first card: 4 points to each other side.
void Referee::see_look(const Event& event) {
  const int pitcher = after(dealer_);
  check(rules_.table_rules, "somebody looks too early");
  check(rules_.face_down == FaceDown::pitchers_partner, "a hand is looked at that lies open");
  check(deals_ == 1 && trick_.empty() && gathered_.empty(), "somebody looks after the pitch");
  check(event.seat != pitcher && side_of_seat(event.seat) == side_of_seat(pitcher),
        "somebody else than the pitcher's partner looks");
  check(!looked_, "somebody looks again");
  looked_ = true;
  for (int i = 0; i < sides_; ++i) {
    const int side = side_of_seat((pitcher + i) % players_);
    if (side != side_of_seat(event.seat)) expect(AwardFor::looked, side, 4);
  }
}

void Referee::see_deal_by_hand(const Event& event) {
  check(rules_.table_rules && rules_.hand_dealing, "the cards are dealt by hand");
  check(event.seat == dealer_, "somebody else than the dealer deals");
  check(counted_.empty(), "the cards are counted out twice");
  check(event.counts.seats == players_, "somebody is not dealt to");
  for (int seat = 0; seat < event.counts.seats; ++seat) counted_.push_back(event.counts[seat]);
}

int Referee::opponent_of_dealer(int place) const {
  for (int i = 1; i <= players_; ++i) {
    const int seat = (dealer_ + i) % players_;
    if (side_of_seat(seat) != side_of_seat(dealer_) && place-- == 0) return seat;
  }
  return -1;
}

void Referee::see_call_misdeal(const Event& event) {
  check(misdealt_, "a misdeal is called where there was none");
  check(trick_.empty() && tricks_ == 0, "a misdeal is called too late");
  check(side_of_seat(event.seat) != side_of_seat(dealer_), "the dealer's side calls a misdeal");
  check(!misdeal_called_, "a misdeal is called twice");
  misdeal_called_ = true;
  for (int i = 1; i <= sides_; ++i) {
    const int side = side_of_seat((dealer_ + i) % players_);
    if (side != side_of_seat(dealer_)) expect(AwardFor::misdeal, side, 1);
  }
}

// Before the first lead every opponent of the dealer is asked once, from eldest on.
void Referee::see_misdeal_pass(const Event& event) {
  check(event.say == Say::pass, "more than a pass is offered");
  check(event.seat == opponent_of_dealer(misdeal_passes_++), "the wrong seat lets a misdeal pass");
}

void Referee::see_redeal(const Event& event) {
  const bool let_pass = misdeal_passes_ > 0 && opponent_of_dealer(misdeal_passes_) < 0;
  check((event.redeal == RedealWhy::misdeal) == (misdeal_called_ || let_pass),
        "the cards are thrown in for another reason");
  const bool passes_on = rules_.misdeal_deal == MisdealDeal::next;
  if (event.redeal == RedealWhy::misdeal && passes_on) dealer_ = after(dealer_);
}

// Out of turn, during play, from a hand that its owner has seen.
void Referee::see_expose(const Event& event) {
  check(rules_.table_rules, "a card is exposed");
  check((trump_fixed_ || rules_.trump == TrumpBy::pitch) && passes_ < 0,
        "a card is exposed while none are played");
  check(event.seat != to_play_, "a card is exposed in turn");
  check(hands_[at(event.seat)].contains(event.card), "a card is exposed that is not in the hand");
  const int pitcher = after(dealer_);
  const bool unseen = !trump_fixed_ && !looked_ && event.seat != pitcher &&
                      rules_.face_down == FaceDown::pitchers_partner &&
                      side_of_seat(event.seat) == side_of_seat(pitcher);
  check(!unseen, "a card is exposed that lies face down");
  for (const Exposed& one : exposed_) check(one.card != event.card, "a card is exposed again");
  exposed_.push_back({event.card, trick_.empty() ? tricks_ : tricks_ + 1});
}

void Referee::see_call_card(const Event& event) {
  check(rules_.table_rules, "a card is called for");
  check(trump_fixed_ && passes_ < 0, "a card is called for while none are played");
  check(hole_ < 0, "a card is called for while another is replaced");
  check(side_of_seat(event.seat) != side_of_seat(event.other), "a partner's card is called for");
  check(hands_[at(event.other)].contains(event.card), "a card is called for that is not there");
  bool later = false;
  for (const Exposed& one : exposed_) {
    later = later || (one.card == event.card && one.trick <= tricks_);
  }
  check(later, "a card is called for that was not exposed before this trick");
  for (const Played& play : trick_) {
    check(play.seat != event.other, "a card is called for after its owner has played");
  }
  check(!trick_.empty() || event.other == to_play_, "a card is called for before the lead");
  check(!called_for_[at(event.other)].known(), "two cards of a hand are called for");
  check(legal_for(event.other).contains(event.card), "a card is called for that is illegal");
  called_for_[at(event.other)] = event.card;
}

CardSet Referee::expected_from(int seat) const {
  const CardSet legal = legal_for(seat);
  const Card called = called_for_[at(seat)];
  return called.known() && legal.contains(called) ? CardSet::of(called) : legal;
}

// Before the settlement each seat is asked once, from eldest on.
void Referee::see_pass(const Event& event) {
  check(passes_ >= 0, "somebody passes before the last trick");
  check(event.say == Say::pass && event.says == say_bit(Say::pass), "more than a pass is offered");
  check(event.seat == (dealer_ + 1 + passes_) % players_, "the wrong seat passes");
  if (++passes_ == players_) expect_settlement();
}

}  // namespace allfours
