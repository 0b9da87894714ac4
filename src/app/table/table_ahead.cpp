#include "app/table/table_ahead.hpp"

#include "app/narration/prompt.hpp"
#include "app/table/table_mistakes.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"
#include "core/rules/kernel.hpp"

namespace allfours {

namespace {

// Tricks are played: a card, or what follows from it.
bool plays_tricks(const Table& table) {
  switch (table.phase) {
    case Phase::play:
      return true;
    case Phase::trick:
    case Phase::draw:
    case Phase::trump:
    case Phase::trump_awards:
      return table.play_count > 0;
    default:
      return false;
  }
}

CardSet own_hand(const TableState& table) {
  const SeatView seen = table.session.view();
  return seen.table.hands[at(seen.seat)];
}

bool asks_for_trick(const TableState& table) {
  const Table& shown = table.session.table();
  return table.session.person_to_decide() && shown.phase == Phase::play && shown.hole < 0 &&
         !is_exposing(table) && !playable_cards(table).empty();
}

}  // namespace

CardSet choosable_cards(const TableState& table) {
  if (!table.context.offers_play() || !table.mode->facts().plays_ahead || table.waits ||
      looking_back(table) || is_exposing(table) || !plays_tricks(table.session.table())) {
    return {};
  }
  // A question is answered at once, unless the answer is already on its way.
  const bool asked = table.session.person_to_decide() || table.session.person_may_lay_down();
  if (asked && !(asks_for_trick(table) && table.chosen.known())) return {};
  return own_hand(table);
}

bool choose_ahead(TableState& table, Card card) {
  const Words& w = *table.context.words;
  const bool back = table.chosen == card;
  table.chosen = back ? no_card : card;
  table.context.say_aloud(
      fill(back ? w.card_not_chosen : w.card_chosen, {{"card", card_name(w, card)}}));
  return true;
}

Card raised_card(const TableState& table) {
  const bool possible = table.context.settings.second_touch &&
                        (playable_cards(table) | choosable_cards(table)).contains(table.raised);
  return possible ? table.raised : no_card;
}

// True if this touch only raises the card: a second one is wanted, and this is the first. A card
// that is chosen already is taken back at once; one that another card replaces is not played.
bool raises(TableState& table, Card card) {
  if (!table.context.settings.second_touch || table.chosen == card || raised_card(table) == card) {
    table.raised = no_card;
    return false;
  }
  table.raised = card;
  table.chosen = no_card;
  const Words& w = *table.context.words;
  table.context.say_aloud(fill(w.card_raised, {{"card", card_name(w, card)}}));
  return true;
}

bool lowers(TableState& table) {
  const bool was_raised = raised_card(table).known();
  table.raised = no_card;
  return was_raised;
}

// A card that has been dragged to the table, which no slip of a finger does.
bool put_card(TableState& table, std::string_view what) {
  if (const auto card = parse_card(what)) table.raised = *card;
  return click_card(table, what);
}

bool may_claim(const TableState& table) {
  const Table& shown = table.session.table();
  if (table.claimed_from >= 0 || !table.context.offers_play() || !table.mode->facts().plays_ahead ||
      table.waits || looking_back(table) || may_err(table) || !asks_for_trick(table) ||
      trick_size(shown) > 0 || !shown.trump_fixed) {
    return false;
  }
  // With a stock the hand will change.
  if (shown.rules.trump == TrumpBy::cut && shown.next_card < pack_size) return false;
  const CardSet hand = own_hand(table);
  CardSet out = CardSet::pack() - hand;
  for (const CardSet taken : shown.taken) out -= taken;
  for (const Card card : hand) {
    if (!(beating(card, CardSet::of(shown.trump)) & out).empty()) return false;
  }
  return hand.count() > 1;
}

bool claim_rest(TableState& table) {
  if (!may_claim(table)) return false;
  table.claimed_from = static_cast<int>(table.session.log().size());
  table.context.say_aloud(std::string(table.context.words->claimed));
  table.due = table.context.now;
  return true;
}

std::optional<Card> automatic_card(const TableState& table) {
  if (!table.mode->facts().plays_ahead || !asks_for_trick(table)) return std::nullopt;
  if (table.chosen.known()) return table.chosen;
  if (table.claimed_from >= 0) return playable_cards(table).last();
  // Where mistakes are possible, the last card is the last chance to call one.
  if (!table.context.settings.last_card || may_err(table)) return std::nullopt;
  const CardSet hand = own_hand(table);
  return hand.count() == 1 ? std::optional(hand.first()) : std::nullopt;
}

bool play_automatic_card(TableState& table) {
  const auto card = automatic_card(table);
  if (!card) return false;
  table.chosen = no_card;
  if (playable_cards(table).contains(*card))
    return decide(table, Decision::of_play(table.session.human(), *card));
  say_of_question(table, why_not_text(table.narration.narrator(), table.session.view(), *card),
                  why_not_rule(table.session.view(), *card));
  return true;
}

void drop_choice(TableState& table) {
  if (!plays_tricks(table.session.table()) || !own_hand(table).contains(table.chosen))
    table.chosen = no_card;
  if (!own_hand(table).contains(table.raised)) table.raised = no_card;
  if (table.session.last_shown().kind == EventKind::hand) table.claimed_from = -1;
}

}  // namespace allfours
