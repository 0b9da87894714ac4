#include "app/narration/narrator.hpp"

#include <algorithm>

#include "core/table/dealing.hpp"
#include "words/advice_words.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

// Several people at one screen are called by name; a default name has a number, in the order in
// which they sat down, even if jacks have changed the seats.
void name_several(People& people, const Setup& setup, const Words& words, const Persons& persons,
                  const Settings& settings, std::uint8_t seats) {
  people.you = -1;
  const auto here = [&](int seat) { return (seats >> seat & 1) != 0; };
  for (int seat = 0; seat < setup.players; ++seat) {
    if (!here(seat)) continue;
    int count = 1;
    for (int other = 0; other < setup.players; ++other) {
      if (here(other) && persons[at(other)] < persons[at(seat)]) ++count;
    }
    people.names[at(seat)] = person_name(settings, words, persons[at(seat)], count);
  }
}

// High to low; cards of one rank stay in their order.
std::vector<Card> by_rank(const std::vector<Card>& cards) {
  std::vector<Card> sorted;
  for (int rank = rank_count; rank-- > 0;) {
    for (const Card card : cards) {
      if (card.rank() == static_cast<Rank>(rank)) sorted.push_back(card);
    }
  }
  return sorted;
}

}  // namespace

People usual_people(const Setup& setup, int human, const Words& words, const Event* first_dealer,
                    const Settings& settings, std::uint8_t seats) {
  People people;
  people.human = people.you = human;
  const Persons persons = persons_at(setup, human, first_dealer);
  for (int seat = 0; seat < setup.players; ++seat) {
    people.names[at(seat)] = name_in(settings, persons[at(seat)]);
  }
  const std::string_view own = name_in(settings, 0);
  people.names[at(human)] = own.empty() ? words.you : own;
  if (seats != 0) name_several(people, setup, words, persons, settings, seats);
  return people;
}

std::vector<Card> held_cards(const SeatView& view, Settings::HandOrder order) {
  const Table& table = view.table;
  int first = -1;
  if (table.trump_fixed) {
    first = static_cast<int>(table.trump);
  } else if (table.turned_count > 0) {
    first = static_cast<int>(table.turned[at(table.turned_count - 1)].suit());
  }
  constexpr std::array<Suit, 4> turns{Suit::spades, Suit::hearts, Suit::clubs, Suit::diamonds};
  std::vector<Card> cards;
  const auto take = [&](Suit suit) {
    const CardSet of_suit = table.hands[at(view.seat)] & CardSet::of(suit);
    const int count = of_suit.count();
    for (int i = 0; i < count; ++i) {
      const bool low_first = order == Settings::HandOrder::low_first;
      cards.push_back(of_suit.at(low_first ? i : count - 1 - i));
    }
  };
  if (first >= 0) take(static_cast<Suit>(first));
  for (const Suit suit : turns) {
    if (static_cast<int>(suit) != first) take(suit);
  }
  if (order == Settings::HandOrder::trumps_last) std::reverse(cards.begin(), cards.end());
  return order == Settings::HandOrder::by_rank ? by_rank(cards) : cards;
}

std::string Narrator::you_or_name(int seat) const {
  return is_you(seat) ? std::string(words_->you_within) : name(seat);
}

std::string Narrator::list(const CardList& cards, int from) const {
  std::string text;
  for (int i = from; i < cards.size(); ++i) {
    const Card card = cards[i];
    if (!text.empty()) text += ' ';
    text += card.known() ? card_short(*words_, card) : "?";
  }
  return text;
}

std::string Narrator::cut_list(const Event& first_dealer) const {
  std::string text;
  for (int i = first_dealer.partner_cards; i < first_dealer.cards.size(); ++i) {
    const int seat = (i - first_dealer.partner_cards) % setup_->players;
    text += (text.empty() ? "" : ", ") + name(seat) + "\u00a0" +
            card_short(*words_, first_dealer.cards[i]);
  }
  return text;
}

std::string Narrator::side_name(int side) const {
  const int sides = side_count(setup_->rules, setup_->players);
  std::string text;
  // The person at the screen is named first.
  const int first = people_.human % sides == side ? people_.human : side;
  for (int i = 0; i < setup_->players / sides; ++i) {
    const std::string& who = name((first + i * sides) % setup_->players);
    text = text.empty() ? who : fill(words_->and_side, {{"who", text}, {"other", who}});
  }
  return text;
}

std::string Narrator::score_text(const Scores& score) const {
  const int sides = side_count(setup_->rules, setup_->players);
  std::string text;
  for (int side = 0; side < sides; ++side) {
    if (side > 0) text += " – ";
    text += number_text(score[at(side)]);
  }
  return text;
}

std::string Narrator::award_title(const Event& award) const {
  return std::string(award_name(*words_, award.award));
}

std::string Narrator::about(std::string_view text, const Event& event, int who,
                            std::string_view more) const {
  const Words& w = *words_;
  return fill(text, is_you(who),
              {{"who", name(who)},
               {"card", event.card.known() ? the_card(w, event.card) : std::string()},
               {"n", number_text(event.cards.size())},
               {"text", more}});
}

std::string Narrator::first_dealer_told(const Event& event) const {
  const Words& w = *words_;
  const int seat = event.seat;
  std::string_view text = w.event_cut;
  std::string cards = cut_list(event);
  int pitcher = -1;
  switch (event.method) {
    case FirstDealer::cut:
      break;
    case FirstDealer::cut_pitcher:
      pitcher = (seat + 1) % setup_->players;
      break;
    case FirstDealer::cut_put:
      text = w.event_cut_put;
      break;
    case FirstDealer::first_jack:
      text = w.event_first_jack;
      cards = list(event.cards, event.partner_cards);
      pitcher = (seat + 1) % setup_->players;
      break;
    case FirstDealer::red_black:
      text = w.event_red_black;
      cards = list(event.cards, event.partner_cards);
      pitcher = event.leader;
      break;
  }
  std::string told = fill(text, is_you(seat), {{"who", name(seat)}, {"text", cards}});
  if (pitcher >= 0) {
    told += " " + fill(w.event_pitches, is_you(pitcher), {{"who", name(pitcher)}});
  }
  if (event.partner_cards == 0) return told;
  const int own = people_.human % 2;
  return fill(w.event_partners, {{"who", side_name(own)}, {"other", side_name(1 - own)}}) + " " +
         told;
}

std::string Narrator::hand_heading(const Event& hand) const {
  return fill(is_you(hand.seat) ? words_->hand_heading_you : words_->hand_heading,
              {{"n", number_text(hand.hand_number)}, {"who", name(hand.seat)}});
}

std::string Narrator::deal_told(const Event& event, const Table& before) const {
  const Words& w = *words_;
  if (event.counts != SeatCounts::each(setup_->players, event.counts[0])) {
    return fill(w.event_deal_uneven, is_you(before.dealer),
                {{"who", name(before.dealer)}, {"text", counts(event.counts)}});
  }
  return fill(before.deals == 0 ? w.event_deal : w.event_deal_again, is_you(before.dealer),
              {{"who", name(before.dealer)}, {"n", number_text(event.counts[0])}});
}

std::string Narrator::revoke_call_told(const Event& event) const {
  return fill(event.upheld ? words_->event_revoke_called : words_->event_revoke_refused,
              is_you(event.seat),
              {{"who", name(event.seat)},
               {"other", you_or_name(event.other)},
               {"n", number_text(event.trick)}});
}

std::string Narrator::award_told(const Event& event, const Table& before) const {
  const Words& w = *words_;
  const std::string who = event.side < 0 ? std::string(w.nobody) : side_name(event.side);
  return fill(w.event_award, {{"text", award_title(event)},
                              {"who", who},
                              {"n", number_text(event.points)},
                              {"why", award_why(event, before)},
                              {"score", score_text(event.score)}});
}

std::string Narrator::game_end_told(const Event& event) const {
  const Words& w = *words_;
  const std::string told =
      fill(w.event_game_end, {{"side", side_name(event.side)}, {"score", score_text(event.score)}});
  if (setup_->rules.stake_game + setup_->rules.stake_all_fours == 0) return told;
  return told + " " + fill(w.event_paid, {{"score", score_text(event.paid)}});
}

namespace {

std::string_view redeal_phrase(const Words& w, RedealWhy why) {
  switch (why) {
    case RedealWhy::exhausted:
      return w.event_redeal_exhausted;
    case RedealWhy::misdeal:
      return w.event_redeal_misdeal;
    case RedealWhy::bunch:
      return w.event_redeal_bunch;
  }
  return {};
}

}  // namespace

std::string Narrator::sentence(const Event& event, const Table& before) const {
  const Words& w = *words_;
  const int seat = event.seat;
  switch (event.kind) {
    case EventKind::game:
      return std::string(variant_name(language_of(w), *setup_->variant)) + ", " +
             fill(w.to_target, {{"n", number_text(setup_->rules.target)}}) + ".";
    case EventKind::first_dealer:
      return first_dealer_told(event);
    case EventKind::hand:
      return hand_heading(event) + ".";
    case EventKind::deal:
      return deal_told(event, before);
    case EventKind::deal_by_hand:
      return about(w.event_deal_by_hand, event, seat);
    case EventKind::call_misdeal:
      return about(w.event_call_misdeal, event, seat);
    case EventKind::cut_trump:
      return about(w.event_cut_trump, event, eldest(before));
    case EventKind::turn_up:
      return about(w.event_turn_up, event, before.dealer);
    case EventKind::say:
      return fill(w.event_say, {{"who", name(seat)}, {"text", speech(event)}});
    case EventKind::trump:
      return upper_first(fill(event.how == TrumpBy::pitch ? w.event_trump_pitch : w.event_trump,
                              {{"suit", suit_name(w, event.suit)}}));
    case EventKind::redeal:
      return std::string(redeal_phrase(w, event.redeal));
    case EventKind::thrown_in:
      return std::string(w.event_thrown_in);
    case EventKind::discard:
      return about(w.event_discard, event, seat, list(event.cards));
    case EventKind::play:
      return about(w.event_play, event, seat);
    case EventKind::trick:
      return about(w.event_trick, event, seat);
    case EventKind::draw:
      return about(w.event_draw, event, seat);
    case EventKind::lay_down:
      return about(w.event_lay_down, event, seat);
    case EventKind::take_back:
      return about(w.event_take_back, event, seat);
    case EventKind::look:
      return about(w.event_look, event, seat);
    case EventKind::expose:
      return about(w.event_expose, event, seat);
    case EventKind::call_card:
      return about(w.event_call_card, event, seat);
    case EventKind::call_revoke:
      return revoke_call_told(event);
    case EventKind::award:
      return award_told(event, before);
    case EventKind::hand_end:
      return fill(w.event_hand_end, {{"score", score_text(event.score)}});
    case EventKind::game_end:
      return game_end_told(event);
  }
  return {};
}

std::string Narrator::counts(const SeatCounts& counts) const {
  std::string text;
  for (int seat = 0; seat < counts.seats; ++seat) {
    text += (text.empty() ? "" : ", ") + you_or_name(seat) + "\u00a0" + number_text(counts[seat]);
  }
  return text;
}

std::string Narrator::speech(const Event& event) const {
  if (event.kind != EventKind::say) return {};
  const Words& w = *words_;
  switch (event.say) {
    case Say::stand:
      return std::string(w.said_stand);
    case Say::beg:
      return std::string(w.said_beg);
    case Say::give:
      return fill(w.said_give, {{"n", number_text(setup_->players)}});
    case Say::run:
      return std::string(w.said_run);
    case Say::take_point:
      return std::string(w.said_take_point);
    case Say::bunch:
      return std::string(w.said_bunch);
    case Say::agree:
      return std::string(w.said_agree);
    case Say::insist:
      return std::string(w.said_insist);
    case Say::pass:
      // The only possible word, before the settlement and after a misdeal (table_rules).
      if (event.says == say_bit(Say::pass)) return std::string(w.said_nothing_to_call);
      return std::string(w.said_pass);
  }
  return {};
}

std::string Narrator::speech_of(const Event& event, int person) const {
  const bool asks = event.say == Say::stand || event.say == Say::beg || event.say == Say::bunch;
  return fill(asks ? words_->manner_asks : words_->manner_answers,
              {{"n", number_text(person)}, {"text", speech(event)}});
}

std::string_view Narrator::button(Say say) const { return word_button(*words_, say); }

}  // namespace allfours
