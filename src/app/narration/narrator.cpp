#include "app/narration/narrator.hpp"

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

std::vector<Card> held_cards(const SeatView& view) {
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
    for (int i = of_suit.count(); i-- > 0;) cards.push_back(of_suit.at(i));
  };
  if (first >= 0) take(static_cast<Suit>(first));
  for (const Suit suit : turns) {
    if (static_cast<int>(suit) != first) take(suit);
  }
  return cards;
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

std::string Narrator::side_points(const Scores& points) const { return score_text(points); }

std::string Narrator::award_title(const Event& award) const {
  return std::string(award_name(*words_, award.award));
}

std::string Narrator::award_why(const Event& award, const Table& before) const {
  if (!award.counted) {
    Event counted = award;
    counted.counted = true;
    return award_why(counted, before) + " " + std::string(words_->not_counted);
  }
  const Words& w = *words_;
  const Why& why = award.why;
  const auto form = [&](int seat, int other) {
    return is_you(seat) ? Form::you : is_you(other) ? Form::to_you : Form::others;
  };
  const auto about = [&](std::string_view text, int seat, int other = -1) {
    return fill(text, form(seat, other),
                {{"who", name(seat)},
                 {"other", other < 0 ? std::string() : you_or_name(other)},
                 {"text", fill(award.points == 1 ? w.points_1 : w.points_n,
                               {{"n", number_text(award.points)}})},
                 {"card", why.card.known() ? the_card(w, why.card) : std::string()},
                 {"suit", suit_name(w, before.trump)}});
  };
  // High and Low alike: dealt, dealt but taken by another side, or taken.
  const auto end_card = [&](PointTo to, std::string_view dealt, std::string_view other_took,
                            std::string_view taken) {
    if (to == PointTo::taken) return about(taken, why.taken_by);
    const bool kept = side_of(before, why.dealt) == side_of(before, why.taken_by);
    return kept ? about(dealt, why.dealt) : about(other_took, why.dealt, why.taken_by);
  };
  switch (award.award) {
    case AwardFor::turn_up_ace:
    case AwardFor::turn_up_king:
    case AwardFor::turn_up_queen:
    case AwardFor::turn_up_jack:
    case AwardFor::turn_up_six:
    case AwardFor::turn_up_two:
      return about(w.why_turned, before.dealer);
    case AwardFor::gift: {
      const Suit turned = before.turned[0].suit();
      return fill(w.why_gift, form(why.begged, why.gave),
                  {{"who", name(why.begged)},
                   {"other", you_or_name(why.gave)},
                   {"suit", suit_name(w, turned)}});
    }
    case AwardFor::begged_point:
      return about(w.why_begged_point, why.begged);
    case AwardFor::high:
      if (award.side < 0) return std::string(w.why_no_trump);
      if (why.taken_by < 0) return about(w.why_high_early, why.dealt);
      return end_card(setup_->rules.high, w.why_high_dealt, w.why_high_dealt_other_took,
                      w.why_high_taken);
    case AwardFor::low:
      if (award.side < 0) return std::string(w.why_no_trump);
      return end_card(setup_->rules.low, w.why_low_dealt, w.why_low_dealt_other_took,
                      w.why_low_taken);
    case AwardFor::jack:
      if (award.side < 0) {
        return fill(w.why_no_jack, {{"suit", suit_name(w, before.trump)}});
      }
      if (setup_->rules.jack == PointTo::dealt) return about(w.why_jack_dealt, why.dealt);
      if (side_of(before, why.dealt) == side_of(before, why.taken_by)) {
        return about(w.why_jack_home, why.taken_by);
      }
      return about(w.why_jack_captured, why.taken_by, why.dealt);
    case AwardFor::hang_jack:
      return about(w.why_hang_jack, why.taken_by, why.dealt);
    case AwardFor::game: {
      const std::string score = side_points(why.points);
      if (award.side < 0) return fill(w.why_game_tie, {{"score", score}});
      bool tied = false;
      for (int side = 0; side < before.sides; ++side) {
        tied = tied || (side != award.side && why.points[at(side)] == why.points[at(award.side)]);
      }
      return fill(tied ? w.why_game_tie_given : w.why_game, {{"score", score}});
    }
    case AwardFor::no_follow:
      return about(w.why_no_follow, before.plays[at(before.latest)].seat);
    case AwardFor::revoke: {
      CardList held;
      for (const Card card : why.held) held.push(card);
      return fill(why.whole_game ? w.why_revoke_game : w.why_revoke, is_you(why.erred),
                  {{"who", name(why.erred)},
                   {"n", number_text(why.trick)},
                   {"card", the_card(w, why.card)},
                   {"text", list(held)}});
    }
    case AwardFor::misdeal:
      return about(w.why_misdeal, why.erred);
    case AwardFor::looked:
      return about(w.why_looked, why.erred);
  }
  return {};
}

std::string Narrator::sentence(const Event& event, const Table& before) const {
  const Words& w = *words_;
  const int seat = event.seat;
  const auto about = [&](std::string_view text, int who, std::string_view more = {}) {
    return fill(text, is_you(who),
                {{"who", name(who)},
                 {"card", event.card.known() ? the_card(w, event.card) : std::string()},
                 {"n", number_text(event.cards.size())},
                 {"text", more}});
  };
  switch (event.kind) {
    case EventKind::game:
      return std::string(variant_name(language_of(w), *setup_->variant)) + ", " +
             fill(w.to_target, {{"n", number_text(setup_->rules.target)}}) + ".";
    case EventKind::first_dealer: {
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
      return fill(w.event_partners, {{"who", side_name(own)}, {"other", side_name(1 - own)}}) +
             " " + told;
    }
    case EventKind::hand:
      return fill(is_you(seat) ? w.hand_heading_you : w.hand_heading,
                  {{"n", number_text(event.hand_number)}, {"who", name(seat)}}) +
             ".";
    case EventKind::deal:
      if (event.counts != SeatCounts::each(setup_->players, event.counts[0])) {
        return fill(w.event_deal_uneven, is_you(before.dealer),
                    {{"who", name(before.dealer)}, {"text", counts(event.counts)}});
      }
      return fill(before.deals == 0 ? w.event_deal : w.event_deal_again, is_you(before.dealer),
                  {{"who", name(before.dealer)}, {"n", number_text(event.counts[0])}});
    case EventKind::deal_by_hand:
      return about(w.event_deal_by_hand, seat);
    case EventKind::call_misdeal:
      return about(w.event_call_misdeal, seat);
    case EventKind::cut_trump:
      return about(w.event_cut_trump, eldest(before));
    case EventKind::turn_up:
      return about(w.event_turn_up, before.dealer);
    case EventKind::say:
      return fill(w.event_say, {{"who", name(seat)}, {"text", speech(event)}});
    case EventKind::trump:
      return upper_first(fill(event.how == TrumpBy::pitch ? w.event_trump_pitch : w.event_trump,
                              {{"suit", suit_name(w, event.suit)}}));
    case EventKind::redeal:
      return std::string(event.redeal == RedealWhy::exhausted ? w.event_redeal_exhausted
                         : event.redeal == RedealWhy::misdeal ? w.event_redeal_misdeal
                                                              : w.event_redeal_bunch);
    case EventKind::thrown_in:
      return std::string(w.event_thrown_in);
    case EventKind::discard:
      return about(w.event_discard, seat, list(event.cards));
    case EventKind::play:
      return about(w.event_play, seat);
    case EventKind::trick:
      return about(w.event_trick, seat);
    case EventKind::draw:
      return about(w.event_draw, seat);
    case EventKind::lay_down:
      return about(w.event_lay_down, seat);
    case EventKind::take_back:
      return about(w.event_take_back, seat);
    case EventKind::look:
      return about(w.event_look, seat);
    case EventKind::expose:
      return about(w.event_expose, seat);
    case EventKind::call_card:
      return about(w.event_call_card, seat);
    case EventKind::call_revoke:
      return fill(event.upheld ? w.event_revoke_called : w.event_revoke_refused, is_you(seat),
                  {{"who", name(seat)},
                   {"other", you_or_name(event.other)},
                   {"n", number_text(event.trick)}});
    case EventKind::award: {
      const std::string who = event.side < 0 ? std::string(w.nobody) : side_name(event.side);
      return fill(w.event_award, {{"text", award_title(event)},
                                  {"who", who},
                                  {"n", number_text(event.points)},
                                  {"why", award_why(event, before)},
                                  {"score", score_text(event.score)}});
    }
    case EventKind::hand_end:
      return fill(w.event_hand_end, {{"score", score_text(event.score)}});
    case EventKind::game_end: {
      const std::string told = fill(
          w.event_game_end, {{"side", side_name(event.side)}, {"score", score_text(event.score)}});
      if (setup_->rules.stake_game + setup_->rules.stake_all_fours == 0) return told;
      return told + " " + fill(w.event_paid, {{"score", score_text(event.paid)}});
    }
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
