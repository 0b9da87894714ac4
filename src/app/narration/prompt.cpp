#include "app/narration/prompt.hpp"

#include <algorithm>
#include <array>

#include "core/table/scoring.hpp"

namespace allfours {

namespace {

// What must be followed: why a card is refused, and what is asked of the hand.
struct Following {
  Refusal::Reason reason;
  std::string_view Words::*refused;
  std::string_view Words::*asked;
};

constexpr std::array followings{
    Following{Refusal::Reason::must_follow_trump, &Words::not_follow_trump,
              &Words::ask_follow_trump},
    Following{Refusal::Reason::must_follow_or_trump, &Words::not_follow_or_trump,
              &Words::ask_follow_or_trump},
    Following{Refusal::Reason::must_follow, &Words::not_follow, &Words::ask_follow},
    Following{Refusal::Reason::must_trump, &Words::not_trump, &Words::ask_trump},
    Following{Refusal::Reason::must_overtrump, &Words::not_undertrump, &Words::ask_overtrump}};

// Null for a reason of another kind.
const Following* find_following(Refusal::Reason reason) {
  const auto row = std::ranges::find(followings, reason, &Following::reason);
  return row == followings.end() ? nullptr : &*row;
}

}  // namespace

std::string why_not_text(const Narrator& narrator, const SeatView& view, Card card) {
  const Words& w = narrator.words();
  if (view.table.phase != Phase::play || view.table.turn != view.seat)
    return std::string(w.not_now);
  const auto refusal = why_not(view.table, card);
  if (!refusal) return {};
  const Suit led = trick_size(view.table) > 0 ? trick_state(view.table).led : Suit::clubs;
  if (refusal->reason == Refusal::Reason::called_for)
    return fill(w.not_other_card, {{"card", card_name(w, choice(view.table).cards.first())}});
  const Following* what = find_following(refusal->reason);
  return upper_first(fill(what != nullptr ? w.*what->refused : w.not_now,
                          {{"suit", suit_name(w, led)}, {"card", one_of_suit(w, led)}}));
}

std::string why_not_rule(const SeatView& view, Card card) {
  if (view.table.phase != Phase::play || view.table.turn != view.seat) return {};
  const auto refusal = why_not(view.table, card);
  if (!refusal) return {};
  if (refusal->reason == Refusal::Reason::called_for) return "exposed";
  if (find_following(refusal->reason) == nullptr) return {};
  if (refusal->reason == Refusal::Reason::must_overtrump) return "no_undertrump.true";
  return "play." + value_text(*find_field("play"), view.table.rules);
}

std::string note_of(const Narrator& narrator, const SeatView& view, Say say) {
  const Words& w = narrator.words();
  const Table& table = view.table;
  const auto with_suit = [&](std::string_view text) {
    if (table.turned_count == 0) return std::string();
    return fill(text, {{"suit", suit_name(w, table.turned[at(table.turned_count - 1)].suit())}});
  };
  switch (say) {
    case Say::stand:
      return with_suit(w.note_stand);
    case Say::beg:
      return std::string(table.rules.begging == Begging::dealer_answers ? w.note_beg : "");
    case Say::give:
      return with_suit(w.note_give);
    case Say::run:
      return std::string(table.rules.run == Run::three_more_and_turn ? w.note_run : w.note_turn);
    case Say::take_point:
      return std::string(w.note_take_point);
    case Say::bunch:
      return std::string(w.note_bunch);
    case Say::agree:
    case Say::insist:
    case Say::pass:
      return {};
  }
  return {};
}

namespace {

// The question for a word, a discard or a call; empty while a card is to be played.
std::string word_prompt(const Narrator& narrator, const Table& table) {
  const Words& w = narrator.words();
  const Choice now = choice(table);
  const Card turned = table.turned[at(std::max<int>(0, table.turned_count - 1))];
  const Suit suit = table.turned_count > 0 ? turned.suit() : Suit::clubs;
  const auto with_turned = [&](std::string_view text, int who = -1) {
    return upper_first(fill(text, {{"who", who >= 0 ? narrator.name(who) : std::string()},
                                   {"suit", suit_name(w, suit)},
                                   {"card", card_short(w, turned)}}));
  };
  switch (table.phase) {
    case Phase::eldest_answers:
      return with_turned((now.says & say_bit(Say::stand)) != 0 ? w.ask_stand : w.ask_must_beg);
    case Phase::dealer_answers:
      if ((now.says & say_bit(Say::give)) != 0) return with_turned(w.ask_give, table.beggar);
      return with_turned(gift_barred(table) ? w.ask_must_run : w.ask_must_run_no_trump,
                         table.beggar);
    case Phase::eldest_chooses:
      return std::string(w.ask_point_or_run);
    case Phase::bunch_question:
      return with_turned(w.ask_bunch);
    case Phase::bunch_answer:
      return with_turned(w.ask_agree, table.proposer);
    case Phase::discard:
      return fill(w.ask_discard, {{"n", number_text(now.discards)}});
    case Phase::calls:
      return std::string(w.ask_calls);
    case Phase::deal_by_hand:
      return fill(w.ask_deal, {{"n", number_text(now.counts[0])}});
    case Phase::misdeal_calls:
      return std::string(w.ask_misdeal);
    default:
      return {};
  }
}

std::string card_prompt(const Words& w, const SeatView& view) {
  const Table& table = view.table;
  if (table.hole >= 0) return std::string(w.ask_replace);
  if (trick_size(table) == 0) return std::string(table.trump_fixed ? w.ask_lead : w.ask_pitch);
  const Suit led = trick_state(table).led;
  // "Trumps were led" is said with the suit.
  std::string led_name(suit_name(w, led));
  if (table.trump_fixed && led == table.trump) led_name = fill(w.suit_trumps, {{"suit", led_name}});
  const auto with_led = [&](std::string_view text) {
    return upper_first(fill(text, {{"suit", led_name}, {"card", one_of_suit(w, led)}}));
  };
  const CardSet hand = table.hands[at(view.seat)];
  for (const Card card : hand) {
    const auto refusal = why_not(table, card);
    if (!refusal) continue;
    if (refusal->reason == Refusal::Reason::called_for)
      return fill(w.not_other_card, {{"card", card_name(w, choice(table).cards.first())}});
    // The reason that forbids some card of the hand names what must be followed.
    if (const Following* what = find_following(refusal->reason)) return with_led(w.*what->asked);
  }
  return with_led((hand & CardSet::of(led)).empty() ? w.ask_any : w.ask_all);
}

}  // namespace

std::string prompt(const Narrator& narrator, const SeatView& view) {
  const Words& w = narrator.words();
  const Table& table = view.table;
  if (table.turn < 0) return {};
  if (table.turn != view.seat) return fill(w.waiting_for, {{"who", narrator.name(table.turn)}});
  return table.phase == Phase::play ? card_prompt(w, view) : word_prompt(narrator, table);
}

}  // namespace allfours
