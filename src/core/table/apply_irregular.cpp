// Irregular decisions (RULES.md §4), folded into the table: a part of `apply`.
#include "core/table/irregular.hpp"
#include "core/table/scoring.hpp"
#include "core/table/table_steps.hpp"

namespace allfours {

namespace {

// Restores the last trick as it was before it was gathered, and takes back the draws after it.
void open_last_trick(Table& table) {
  while (table.drawn > 0) {
    --table.drawn;
    --table.next_card;
    const int seat = (table.leader + table.drawn) % table.players;
    const Card card = table.pack[at(table.next_card)];
    if (table.is_view) table.pack[at(table.next_card)] = no_card;
    table.dealt[at(seat)].remove(card);
    table.exposed.remove(card);
    lose(table, seat, card);
    table.top = card;
  }
  table.trick_start = small(table.play_count - seats_in_play(table));
  for (int i = table.trick_start; i < table.play_count; ++i) {
    table.taken[at(table.leader)].remove(table.plays[at(i)].card);
  }
  table.leader = table.plays[at(table.trick_start)].seat;
  --table.tricks;
  table.called_for = CardSet();  // to the next trick, which another seat may lead now
}

// Cards shown for a called revoke are public; then the game continues.
void after_revoke_award(Table& table, const Event& event) {
  const int seat = event.why.erred;
  CardSet played;
  for (int i = 0; i < table.play_count; ++i) {
    if (i != table.hole) played.add(table.plays[at(i)].card);
  }
  for (const Card card : event.why.held) {
    table.shown.add(card);
    table.dealt[at(seat)].add(card);
    if (!played.contains(card) && !is_out(table, seat)) table.hands[at(seat)].add(card);
  }
  if (over_and_done(table)) return happens(table, Phase::hand_end);
  // The whole game is awarded once. By then it is won, so the table no longer says what was at
  // stake.
  if (!event.why.whole_game && ++table.step < revoke_award_count(table)) return;
  table.step = 0;
  if (trick_size(table) > 0) {
    if (table.hole >= 0) return ask(table, Phase::play, table.plays[at(table.hole)].seat);
    return continue_trick(table);
  }
  if (table.hand_count[at(table.leader)] == 0) return ask_for_calls(table, table.passes);
  ask(table, Phase::play, table.leader);
}

// Starts a penalty with its first award.
void pay(Table& table, Phase penalty) {
  table.step = 0;
  happens(table, penalty);
}

// The penalty for looking precedes the pitch, which is next.
void after_looked_award(Table& table) {
  if (over_and_done(table)) return happens(table, Phase::hand_end);
  if (++table.step < looked_award_count(table)) return;
  table.step = 0;
  ask(table, Phase::play, table.leader);
}

// A misdealt hand is thrown in.
void after_misdeal_award(Table& table) {
  if (over_and_done(table)) return happens(table, Phase::hand_end);
  if (++table.step < misdeal_award_count(table)) return;
  table.redeal_why = RedealWhy::misdeal;
  happens(table, Phase::redeal);
}

void apply_take_back(Table& table, const Event& event) {
  int place = table.play_count - 1;
  while (table.plays[at(place)].seat != event.seat) --place;
  if (trick_size(table) == 0) open_last_trick(table);
  for (int i = place + 1; i < table.play_count; ++i) table.stand |= std::uint64_t{1} << i;
  table.revokes &= ~(std::uint64_t{1} << place);
  table.plays[at(place)].card = no_card;
  table.hole = small(place);
  table.winning = small(grown_trick(table, table.play_count).winning);
  table.growing = grown_trick(table, place).growing;
  table.hands[at(event.seat)].add(event.card);
  ++table.hand_count[at(event.seat)];
  table.shown.add(event.card);
  ask(table, Phase::play, event.seat);
}

void apply_call(Table& table, const Event& event) {
  table.called[at(event.other)] |= std::uint32_t{1} << event.trick;
  if (!event.upheld) return;  // nothing else changes
  const int place = place_of(table, event.other, event.trick);
  table.revokes |= std::uint64_t{1} << place;  // new to a view
  if (table.rules.revoke_bars_game) {
    table.no_game = static_cast<std::uint8_t>(table.no_game | 1 << side_of(table, event.other));
  }
  table.called_place = small(place);
  table.caller = event.seat;
  pay(table, Phase::revoke);
}

void apply_expose(Table& table, const Event& event) {
  table.hands[at(event.seat)].add(event.card);  // new to a view
  table.dealt[at(event.seat)].add(event.card);
  table.shown.add(event.card);
  table.exposed.add(event.card);
  // Between two tricks: it can be called for in the next one.
  if (trick_size(table) > 0) table.exposed_late.add(event.card);
}

}  // namespace

void apply_irregular(Table& table, const Event& event) {
  switch (event.kind) {
    case EventKind::deal_by_hand:
      table.counts = event.counts;
      return happens(table, Phase::deal);
    case EventKind::call_misdeal:
      table.caller = event.seat;
      return pay(table, Phase::misdeal);
    case EventKind::take_back:
      return apply_take_back(table, event);
    case EventKind::call_revoke:
      return apply_call(table, event);
    case EventKind::look:
      table.looked = event.seat;
      return pay(table, Phase::looked);
    case EventKind::expose:
      return apply_expose(table, event);
    case EventKind::call_card:
      table.called_for.add(event.card);
      return;
    default:
      return;
  }
}

bool is_penalty(AwardFor what) {
  return what == AwardFor::misdeal || what == AwardFor::revoke || what == AwardFor::looked;
}

void after_penalty(Table& table, const Event& award) {
  if (award.award == AwardFor::misdeal) return after_misdeal_award(table);
  if (award.award == AwardFor::looked) return after_looked_award(table);
  after_revoke_award(table, award);
}

}  // namespace allfours
