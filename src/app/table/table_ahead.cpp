// Cards that are played without a press once it is the person's turn: the one chosen while others
// played or points were read, the last of a hand, and those of a claim. And the card that a first
// touch has raised.
#include "app/narration/prompt.hpp"
#include "app/table/table_screen.hpp"
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

}  // namespace

CardSet TableScreen::own_hand() const {
  const SeatView seen = view();
  return seen.table.hands[at(seen.seat)];
}

bool TableScreen::asks_for_trick() const {
  const Table& table = session_.table();
  return session_.human_to_decide() && table.phase == Phase::play && table.hole < 0 &&
         !is_exposing() && !playable().empty();
}

CardSet TableScreen::choosable() const {
  if (!context_->offers_play() || !mode().facts().plays_ahead || waits_ || reviewing() ||
      is_exposing() || !plays_tricks(session_.table())) {
    return {};
  }
  // A question is answered at once, unless the answer is already on its way.
  const bool asked = session_.human_to_decide() || session_.human_may_lay_down();
  if (asked && !(asks_for_trick() && chosen_.known())) return {};
  return own_hand();
}

bool TableScreen::choose_ahead(Card card) {
  const Words& w = *context_->words;
  const bool back = chosen_ == card;
  chosen_ = back ? no_card : card;
  context_->say_aloud(
      fill(back ? w.card_not_chosen : w.card_chosen, {{"card", card_name(w, card)}}));
  return true;
}

Card TableScreen::raised() const {
  const bool possible =
      context_->settings.second_touch && (playable() | choosable()).contains(raised_);
  return possible ? raised_ : no_card;
}

// True if this touch only raises the card: a second one is wanted, and this is the first. A card
// that is chosen already is taken back at once; one that another card replaces is not played.
bool TableScreen::raises(Card card) {
  if (!context_->settings.second_touch || chosen_ == card || raised() == card) {
    raised_ = no_card;
    return false;
  }
  raised_ = card;
  chosen_ = no_card;
  const Words& w = *context_->words;
  context_->say_aloud(fill(w.card_raised, {{"card", card_name(w, card)}}));
  return true;
}

bool TableScreen::lowers() {
  const bool was_raised = raised().known();
  raised_ = no_card;
  return was_raised;
}

// A card that has been dragged to the table, which no slip of a finger does.
bool TableScreen::put_card(std::string_view what) {
  if (const auto card = parse_card(what)) raised_ = *card;
  return click_card(what);
}

bool TableScreen::may_claim() const {
  const Table& table = session_.table();
  if (claimed() || !context_->offers_play() || !mode().facts().plays_ahead || waits_ ||
      reviewing() || may_err() || !asks_for_trick() || trick_size(table) > 0 ||
      !table.trump_fixed) {
    return false;
  }
  // With a stock the hand will change.
  if (table.rules.trump == TrumpBy::cut && table.next_card < pack_size) return false;
  const CardSet hand = own_hand();
  CardSet out = CardSet::pack() - hand;
  for (const CardSet taken : table.taken) out -= taken;
  for (const Card card : hand) {
    if (!(beating(card, CardSet::of(table.trump)) & out).empty()) return false;
  }
  return hand.count() > 1;
}

bool TableScreen::claim() {
  if (!may_claim()) return false;
  claimed_from_ = static_cast<int>(session_.log().size());
  context_->say_aloud(std::string(context_->words->claimed));
  due_ = context_->now;
  return true;
}

std::optional<Card> TableScreen::plays_itself() const {
  if (!mode().facts().plays_ahead || !asks_for_trick()) return std::nullopt;
  if (chosen_.known()) return chosen_;
  if (claimed()) return playable().last();
  // Where mistakes are possible, the last card is the last chance to call one.
  if (!context_->settings.last_card || may_err()) return std::nullopt;
  const CardSet hand = own_hand();
  return hand.count() == 1 ? std::optional(hand.first()) : std::nullopt;
}

bool TableScreen::play_itself() {
  const auto card = plays_itself();
  if (!card) return false;
  chosen_ = no_card;
  if (playable().contains(*card)) return decide(Decision::of_play(session_.human(), *card));
  say_of_question(why_not_text(narrator(), view(), *card), why_not_rule(view(), *card));
  return true;
}

void TableScreen::drop_choice() {
  if (!plays_tricks(session_.table()) || !own_hand().contains(chosen_)) chosen_ = no_card;
  if (!own_hand().contains(raised_)) raised_ = no_card;
  if (session_.last_shown().kind == EventKind::hand) claimed_from_ = -1;
}

}  // namespace allfours
