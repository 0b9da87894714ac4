// Decisions: who must choose, the legal choices, and refusals (RULES.md §2.4 to §2.6).
#include "core/table/dealing.hpp"
#include "core/table/exposed.hpp"
#include "core/table/irregular.hpp"
#include "core/table/scoring.hpp"
#include "core/table/table.hpp"

namespace allfours {

namespace {

using Refused = Refusal::Reason;

// §3a: the dealer has no card of the turned suit, and may not keep it.
bool lacks_trump_to_give(const Table& table) {
  if (!table.rules.no_gift_without_trump) return false;
  return (table.hands[at(table.dealer)] & CardSet::of(table.turned[0].suit())).empty();
}

SaySet possible_words(const Table& table) {
  switch (table.phase) {
    case Phase::eldest_answers: {
      const CardSet hand = table.hands[at(table.turn)];
      const bool must_beg = table.rules.must_beg_without_trump &&
                            (hand & CardSet::of(table.turned[0].suit())).empty();
      const SaySet beg = say_bit(Say::beg);
      return must_beg ? beg : static_cast<SaySet>(beg | say_bit(Say::stand));
    }
    case Phase::dealer_answers: {
      const SaySet run = say_bit(Say::run);
      const bool barred = gift_barred(table) || lacks_trump_to_give(table);
      return barred ? run : static_cast<SaySet>(run | say_bit(Say::give));
    }
    case Phase::eldest_chooses:
      return say_bit(Say::run) | say_bit(Say::take_point);
    case Phase::bunch_question:
      return say_bit(Say::bunch) | say_bit(Say::pass);
    case Phase::bunch_answer:
      return say_bit(Say::agree) | say_bit(Say::insist);
    case Phase::calls:
    case Phase::misdeal_calls:
      return say_bit(Say::pass);
    default:
      return 0;
  }
}

inline CardSet legal_cards(const Table& table) {
  const CardSet legal = legal_for(table, table.turn);
  const CardSet called = legal & table.called_for;
  return called.empty() ? legal : called;
}

// The cards that can also be played with table_rules.
CardSet illegal_cards(const Table& table, CardSet legal) {
  // A card that was called for must be played; no error is possible.
  if (!table.rules.table_rules || !(legal & table.called_for).empty()) return {};
  return table.hands[at(table.turn)] - legal;
}

using About = std::vector<std::string>;

Refusal refuse(Refused reason, FaultKind kind, About about = {}) {
  return {reason, {kind, std::move(about)}};
}

std::string digits(int n) { return std::to_string(n); }

std::string suit_name(Suit suit) {
  switch (suit) {
    case Suit::clubs:
      return "clubs";
    case Suit::diamonds:
      return "diamonds";
    case Suit::hearts:
      return "hearts";
    case Suit::spades:
      return "spades";
  }
  return {};
}

Refusal refuse_word(const Table& table, const Decision& decision, SaySet possible) {
  if (table.phase == Phase::eldest_answers && decision.say == Say::stand) {
    return refuse(Refused::must_beg, FaultKind::must_beg);
  }
  if (table.phase == Phase::dealer_answers && decision.say == Say::give) {
    if (lacks_trump_to_give(table)) {
      return refuse(Refused::no_trump_to_give, FaultKind::no_trump_to_give);
    }
    return refuse(Refused::gift_barred, FaultKind::gift_barred);
  }
  std::string words;
  for (int i = 0; i < 9; ++i) {
    if ((possible >> i & 1) == 0) continue;
    words += (words.empty() ? "" : " ") + std::string(wire(static_cast<Say>(i)));
  }
  return refuse(Refused::word_not_possible, FaultKind::word_not_possible,
                {std::string(wire(decision.say)), std::move(words)});
}

// Writes the event of the decision into `event`, which must be fresh; or returns the refusal.
using Judged = std::optional<Refusal>;

Judged judge_discard(const Table& table, const Decision& decision, const Choice& now,
                     Event& event) {
  if (decision.cards.size() != now.discards) {
    return refuse(Refused::wrong_number_of_discards, FaultKind::discard_number,
                  {digits(now.discards), digits(decision.cards.size())});
  }
  CardSet seen;
  for (const Card card : decision.cards) {
    if (!now.cards.contains(card)) {
      return refuse(Refused::not_in_hand, FaultKind::not_held,
                    {digits(decision.seat), card_text(card)});
    }
    if (seen.contains(card)) {
      return refuse(Refused::same_card_twice, FaultKind::discard_twice, {card_text(card)});
    }
    seen.add(card);
  }
  event.kind = EventKind::discard;
  event.seat = table.turn;
  event.cards = decision.cards;
  return std::nullopt;
}

Judged judge_lay_down(const Table& table, const Decision& decision, Event& event) {
  const Asked asked = may_lay_down(table);
  for (int i = 0; i < asked.count; ++i) {
    if (asked.seats[at(i)] != decision.seat) continue;
    event.kind = EventKind::lay_down;
    event.seat = decision.seat;
    for (const Card card : table.hands[at(decision.seat)]) event.cards.push(card);
    return std::nullopt;
  }
  return refuse(Refused::may_not_lay_down, FaultKind::may_not_lay_down);
}

Judged judge_take_back(const Table& table, const Decision& decision, Event& event) {
  const int place = may_take_back(table, decision.seat);
  if (place < 0) return refuse(Refused::nothing_to_take_back, FaultKind::nothing_to_take_back);
  event.kind = EventKind::take_back;
  event.seat = decision.seat;
  event.card = table.plays[at(place)].card;
  return std::nullopt;
}

Judged judge_call(const Table& table, const Decision& decision, Event& event) {
  if (!may_call(table, decision.seat, decision.other, decision.trick)) {
    return refuse(Refused::nothing_to_call, FaultKind::nothing_to_call);
  }
  event.kind = EventKind::call_revoke;
  event.seat = decision.seat;
  event.other = decision.other;
  event.trick = decision.trick;
  event.upheld = is_revoke(table, place_of(table, decision.other, decision.trick));
  return std::nullopt;
}

Judged judge_look(const Table& table, const Decision& decision, Event& event) {
  if (!may_look(table, decision.seat))
    return refuse(Refused::may_not_look, FaultKind::may_not_look);
  event.kind = EventKind::look;
  event.seat = decision.seat;
  return std::nullopt;
}

Judged judge_deal(const Table& table, const Decision& decision, const Choice& now, Event& event) {
  const int most = most_to_a_seat(table);
  bool fits = decision.counts.seats == now.counts.seats;
  for (int seat = 0; fits && seat < table.players; ++seat) {
    fits = decision.counts[seat] >= 0 && decision.counts[seat] <= most;
  }
  if (!fits || decision.counts.total() > most_to_all(table)) {
    return refuse(Refused::cannot_be_dealt, FaultKind::cannot_be_dealt,
                  {digits(table.players), digits(most), digits(most_to_all(table))});
  }
  event.kind = EventKind::deal_by_hand;
  event.counts = decision.counts;
  return std::nullopt;
}

Judged judge_call_misdeal(const Table& table, const Decision& decision, Event& event) {
  if (!may_call_misdeal(table, decision.seat)) {
    return refuse(Refused::no_misdeal, FaultKind::no_misdeal);
  }
  event.kind = EventKind::call_misdeal;
  event.seat = decision.seat;
  return std::nullopt;
}

Judged judge_expose(const Table& table, const Decision& decision, Event& event) {
  if (!may_expose(table, decision.seat) || exposed_with(table, decision.card) == decision.seat) {
    return refuse(Refused::may_not_expose, FaultKind::may_not_expose);
  }
  if (!table.hands[at(decision.seat)].contains(decision.card)) {
    return refuse(Refused::not_in_hand, FaultKind::not_held,
                  {digits(decision.seat), card_text(decision.card)});
  }
  event.kind = EventKind::expose;
  event.seat = decision.seat;
  event.card = decision.card;
  return std::nullopt;
}

// §3a: a card that another seat plays out of turn stays on the table, exposed.
bool falls_out_of_turn(const Table& table, const Decision& decision) {
  return decision.kind == Decision::Kind::play && table.rules.card_laid_stays &&
         may_expose(table, decision.seat);
}

Judged judge_call_card(const Table& table, const Decision& decision, Event& event) {
  const int owner = exposed_with(table, decision.card);
  if (owner != decision.other || !may_call_card(table, decision.seat, decision.card)) {
    return refuse(Refused::no_exposed_card, FaultKind::no_exposed_card, {card_text(decision.card)});
  }
  if (!legal_for(table, owner).contains(decision.card)) {
    return refuse(Refused::may_not_be_called, FaultKind::may_not_be_called,
                  {card_text(decision.card)});
  }
  event.kind = EventKind::call_card;
  event.seat = decision.seat;
  event.other = decision.other;
  event.card = decision.card;
  return std::nullopt;
}

// A card of the seat in turn; `legal` are its legal cards.
inline Judged judge_play(const Table& table, const Decision& decision, CardSet legal,
                         Event& event) {
  if (!legal.contains(decision.card) && !illegal_cards(table, legal).contains(decision.card)) {
    return why_not(table, decision.card);
  }
  event.kind = EventKind::play;
  event.seat = decision.seat;
  event.card = decision.card;
  event.legal = legal;
  return std::nullopt;
}

Judged judge_any(const Table& table, const Decision& decision, Event& event) {
  // Decisions out of turn are not part of the current choice.
  switch (decision.kind) {
    case Decision::Kind::lay_down:
      return judge_lay_down(table, decision, event);
    case Decision::Kind::call_misdeal:
      return judge_call_misdeal(table, decision, event);
    case Decision::Kind::take_back:
      return judge_take_back(table, decision, event);
    case Decision::Kind::call_revoke:
      return judge_call(table, decision, event);
    case Decision::Kind::look:
      return judge_look(table, decision, event);
    case Decision::Kind::expose:
      return judge_expose(table, decision, event);
    case Decision::Kind::call_card:
      return judge_call_card(table, decision, event);
    default:
      break;
  }
  const Choice now = choice(table);
  if (table.phase == Phase::over) return refuse(Refused::game_over, FaultKind::game_over);
  if (now.seat != decision.seat) {
    if (falls_out_of_turn(table, decision)) return judge_expose(table, decision, event);
    return refuse(Refused::not_your_turn, FaultKind::other_seat,
                  {digits(now.seat), digits(decision.seat)});
  }
  if (now.kind != decision.kind) {
    return refuse(Refused::not_now, FaultKind::other_choice, {digits(now.seat)});
  }
  event.seat = decision.seat;
  if (now.kind == Decision::Kind::discard) return judge_discard(table, decision, now, event);
  if (now.kind == Decision::Kind::deal_by_hand) return judge_deal(table, decision, now, event);
  if (now.kind == Decision::Kind::say) {
    if ((now.says & say_bit(decision.say)) == 0) return refuse_word(table, decision, now.says);
    event.kind = EventKind::say;
    event.say = decision.say;
    event.says = now.says;
    return std::nullopt;
  }
  return judge_play(table, decision, now.cards, event);
}

}  // namespace

Choice choice(const Table& table) {
  Choice now;
  now.seat = table.turn;
  if (table.turn < 0) return now;
  if (table.phase == Phase::play) {
    now.kind = Decision::Kind::play;
    now.cards = legal_cards(table);
    now.illegal = illegal_cards(table, now.cards);
  } else if (table.phase == Phase::discard) {
    now.kind = Decision::Kind::discard;
    now.cards = table.hands[at(table.turn)];
    now.discards = table.hand_count[at(table.turn)] - hand_size;
  } else if (table.phase == Phase::deal_by_hand) {
    now.kind = Decision::Kind::deal_by_hand;
    now.counts = right_counts(table);
  } else {
    now.says = possible_words(table);
  }
  return now;
}

Asked may_lay_down(const Table& table) {
  Asked asked;
  if (!table.rules.throw_in || table.phase != Phase::play) return asked;
  if (table.tricks == 0 || trick_size(table) != 0) return asked;
  constexpr std::uint64_t low_ranks = 0xff;  // deuce to nine
  const CardSet worthless =
      CardSet(low_ranks | low_ranks << 13 | low_ranks << 26 | low_ranks << 39) -
      CardSet::of(table.trump);
  bool open = table.laid_last < 0;
  for (int i = 1; i < table.players; ++i) {
    const int seat = (table.leader + i) % table.players;
    if (!open) {
      open = seat == table.laid_last;
      continue;
    }
    bool partner_out = false;
    for (int other = side_of(table, seat); other < table.players; other += table.sides) {
      partner_out = partner_out || (other != seat && is_out(table, other));
    }
    const CardSet hand = table.hands[at(seat)];
    if (partner_out || hand.empty() || !(hand - worthless).empty()) continue;
    if (hand.count() != table.hand_count[at(seat)]) continue;
    asked.seats[at(asked.count++)] = static_cast<std::int8_t>(seat);
  }
  return asked;
}

std::optional<Refusal> why_not(const Table& table, Card card) {
  if (table.phase != Phase::play) return refuse(Refused::not_now, FaultKind::no_card_now);
  const CardSet hand = table.hands[at(table.turn)];
  if (!hand.contains(card)) {
    return refuse(Refused::not_in_hand, FaultKind::not_held, {digits(table.turn), card_text(card)});
  }
  const CardSet legal = legal_cards(table);
  if (legal.contains(card)) return std::nullopt;
  if (!(legal & table.called_for).empty()) {
    return refuse(Refused::called_for, FaultKind::called_for, {card_text(legal.first())});
  }
  const TrickState trick = trick_state(table);
  const std::string led = suit_name(trick.led);
  if (trick.led == table.trump) {
    return refuse(Refused::must_follow_trump, FaultKind::must_follow_trump);
  }
  if (!(hand & CardSet::of(trick.led)).empty()) {
    if (card.suit() == table.trump && may_ruff(table.rules.play)) {
      return refuse(Refused::must_overtrump, FaultKind::must_overtrump);
    }
    if (table.rules.play == PlayRule::strict || table.rules.play == PlayRule::no_ruff) {
      return refuse(Refused::must_follow, FaultKind::must_follow, {led});
    }
    return refuse(Refused::must_follow_or_trump, FaultKind::must_follow_or_trump, {led});
  }
  if (card.suit() == table.trump) {
    return refuse(Refused::must_overtrump, FaultKind::must_overtrump);
  }
  return refuse(Refused::must_trump, FaultKind::must_trump, {led});
}

std::optional<Refusal> judge(const Table& table, const Decision& decision, Event& event) {
  // By far the most frequent decision.
  const bool plays = decision.kind == Decision::Kind::play && table.phase == Phase::play;
  if (plays && decision.seat == table.turn) {
    return judge_play(table, decision, legal_cards(table), event);
  }
  return judge_any(table, decision, event);
}

std::variant<Event, Refusal> judge(const Table& table, const Decision& decision) {
  std::variant<Event, Refusal> judged;  // its event is constructed in place
  if (auto no = judge(table, decision, std::get<Event>(judged))) judged = *std::move(no);
  return judged;
}

}  // namespace allfours
