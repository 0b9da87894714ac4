#include "core/table/table.hpp"

#include "core/cards/random.hpp"
#include "core/table/dealing.hpp"
#include "core/table/scoring.hpp"
#include "core/table/table_steps.hpp"

namespace allfours {

void ask_for_calls(Table& table, int passes) {
  table.passes = small(passes);
  if (passes == table.players) return happens(table, Phase::settlement);
  ask(table, Phase::calls, (eldest(table) + passes) % table.players);
}

void ask_about_misdeal(Table& table, int passes) {
  table.passes = small(passes);
  for (int i = 0, opponents = 0; i < table.players; ++i) {
    const int seat = (eldest(table) + i) % table.players;
    if (side_of(table, seat) == side_of(table, table.dealer)) continue;
    if (opponents++ == passes) return ask(table, Phase::misdeal_calls, seat);
  }
  table.redeal_why = RedealWhy::misdeal;
  happens(table, Phase::redeal);
}

namespace {

// The next deal: automatic, or counted out by the dealer.
void deal_next(Table& table) {
  if (table.rules.hand_dealing) return ask(table, Phase::deal_by_hand, table.dealer);
  happens(table, Phase::deal);
}

// Continues a run: more cards, only a turn, or a redeal if too few cards are left.
void run_on(Table& table) {
  if (cards_for_run(table) > pack_size - table.next_card) {
    table.redeal_why = RedealWhy::exhausted;
    happens(table, Phase::redeal);
  } else {
    if (cards_for_run(table) > 1) return deal_next(table);
    happens(table, Phase::turn_up);
  }
}

void after_turn_up(Table& table) {
  if (table.turned_count == 1) {
    if (table.rules.begging == Begging::none) return happens(table, Phase::trump);
    return ask(table, Phase::eldest_answers, eldest(table));
  }
  if (table.turned[at(table.turned_count - 1)].suit() == table.turned[0].suit()) {
    return run_on(table);
  }
  if (table.rules.bunch) return ask(table, Phase::bunch_question, eldest(table));
  happens(table, Phase::trump);
}

void start_play(Table& table) {
  if (over_and_done(table)) return happens(table, Phase::hand_end);
  if (table.misdealt) return ask_about_misdeal(table, 0);
  table.leader = small(eldest(table));
  ask(table, Phase::play, table.leader);
}

// Asks the next seat from `seat` on that must discard; starts the play after the last.
void ask_for_discards(Table& table, int seat) {
  for (int i = 0; i < table.players; ++i) {
    const int next = (seat + i) % table.players;
    if (must_discard(table, next)) return ask(table, Phase::discard, next);
  }
  start_play(table);
}

void after_trump(Table& table) {
  if (over_and_done(table)) return happens(table, Phase::hand_end);
  if (table.step < trump_award_count(table)) return happens(table, Phase::trump_awards);
  if (table.misdealt) return ask_about_misdeal(table, 0);
  ask_for_discards(table, eldest(table));
}

void after_play(Table& table) {
  if (claims_high(table)) return happens(table, Phase::early_high);
  if (failed_to_follow(table)) return happens(table, Phase::no_follow);
  continue_trick(table);
}

void start_hand(Table& table, const Event& event) {
  static_cast<Hand&>(table) = Hand{};
  table.winning = table.trick_start;  // index of the first lead
  table.dealer = event.seat;
  table.hand = event.hand_number;
  if (!table.redealing) table.redeals = 0;
  table.redealing = false;
  if (table.is_view) table.pack = Pack{};
  if (!table.pack_given && !table.is_view) {
    table.pack = shuffled_pack(table.seed_key, table.hand, table.redeals);
  }
  table.pack_given = false;
  if (table.rules.trump == TrumpBy::cut) return happens(table, Phase::cut_trump);
  deal_next(table);
}

void apply_deal(Table& table, const Event& event) {
  if (event.counts != right_counts(table)) table.misdealt = true;
  int next = 0;
  for (int seat = 0; seat < table.players; ++seat) {
    const int count = event.counts[seat];
    for (const int end = next + count; next < end; ++next) {
      const Card card = event.cards[next];
      if (!card.known()) continue;
      table.hands[at(seat)].add(card);
      table.dealt[at(seat)].add(card);
    }
    table.hand_count[at(seat)] = small(table.hand_count[at(seat)] + count);
  }
  table.next_card = small(table.next_card + event.cards.size());
  ++table.deals;
  table.top = event.top;
  switch (table.rules.trump) {
    case TrumpBy::turn_up:
      return happens(table, Phase::turn_up);
    case TrumpBy::pitch:
    case TrumpBy::cut:
      return start_play(table);
  }
}

void apply_turn_up(Table& table, const Event& event) {
  table.turned[at(table.turned_count++)] = event.card;
  ++table.next_card;
  if (turn_up_award_points(table) > 0) return happens(table, Phase::turn_up_award);
  after_turn_up(table);
}

void apply_say(Table& table, const Event& event) {
  const int next = next_seat(table, event.seat);
  switch (event.say) {
    case Say::stand:
      table.accepted = true;
      return happens(table, Phase::trump);
    case Say::beg:
      table.beggar = event.seat;
      if (table.rules.begging == Begging::eldest_chooses) {
        return ask(table, Phase::eldest_chooses, event.seat);
      }
      return ask(table, Phase::dealer_answers, table.dealer);
    case Say::give:
      table.giver = event.seat;
      return happens(table, Phase::trump);
    case Say::run:
      return run_on(table);
    case Say::take_point:
      return happens(table, Phase::begged_point);
    case Say::bunch:
      table.proposer = event.seat;
      return ask(table, Phase::bunch_answer, next);
    case Say::agree:
      if (next != table.proposer) return ask(table, Phase::bunch_answer, next);
      table.redeal_why = RedealWhy::bunch;
      return happens(table, Phase::redeal);
    case Say::insist:
      return happens(table, Phase::trump);
    case Say::pass:
      if (table.phase == Phase::calls) return ask_for_calls(table, table.passes + 1);
      if (table.phase == Phase::misdeal_calls) return ask_about_misdeal(table, table.passes + 1);
      if (next != eldest(table)) return ask(table, Phase::bunch_question, next);
      return happens(table, Phase::trump);
  }
}

void apply_trump(Table& table, const Event& event) {
  table.trump = event.suit;
  table.trump_fixed = true;
  table.step = 0;
  switch (event.how) {
    case TrumpBy::turn_up:
      return after_trump(table);
    case TrumpBy::pitch:
      table.growing.lead(table.plays[0].card, table.trump);
      return after_play(table);
    case TrumpBy::cut:
      return deal_next(table);
  }
}

void apply_discard(Table& table, const Event& event) {
  for (const Card card : event.cards) {
    lose(table, event.seat, card);
    if (!card.known()) continue;
    table.dealt[at(event.seat)].remove(card);
    table.discarded[at(event.seat)].add(card);
  }
  ask_for_discards(table, next_seat(table, event.seat));
}

void apply_play(Table& table, const Event& event) {
  lose(table, event.seat, event.card);
  table.dealt[at(event.seat)].add(event.card);  // known to a view only now
  const bool replaces = table.hole >= 0;
  table.latest = replaces ? table.hole : table.play_count++;
  table.hole = -1;
  table.plays[at(table.latest)] = {event.seat, event.card};
  if (replaces) {
    const GrownTrick trick = grown_trick(table, table.play_count);
    table.growing = trick.growing;
    table.winning = small(trick.winning);
  } else if (trick_size(table) == 1) {
    table.growing.lead(event.card, table.trump);
    table.winning = table.latest;
  } else if (table.growing.follow(event.card)) {
    table.winning = table.latest;
  }
  if (!event.legal.empty() && !event.legal.contains(event.card)) {
    table.revokes |= std::uint64_t{1} << table.latest;
  }
  if (!table.trump_fixed) return happens(table, Phase::trump);
  after_play(table);
}

void apply_trick(Table& table, const Event& event) {
  CardSet taken = table.taken[at(event.seat)];
  for (int i = table.trick_start; i < table.play_count; ++i) taken.add(table.plays[at(i)].card);
  table.taken[at(event.seat)] = taken;
  table.leader = event.seat;
  table.trick_start = table.winning = table.play_count;
  ++table.tricks;
  table.laid_last = -1;
  table.exposed_late = table.called_for = CardSet();
  table.drawn = 0;
  table.step = 0;
  if (over_and_done(table)) return happens(table, Phase::hand_end);
  if (table.rules.trump == TrumpBy::cut && table.next_card < pack_size) {
    return happens(table, Phase::draw);
  }
  if (table.hand_count[at(event.seat)] == 0) {
    if (table.rules.table_rules) return ask_for_calls(table, 0);
    return happens(table, Phase::settlement);
  }
  ask(table, Phase::play, event.seat);
}

void apply_draw(Table& table, const Event& event) {
  table.hands[at(event.seat)].add(event.card);
  table.dealt[at(event.seat)].add(event.card);
  ++table.hand_count[at(event.seat)];
  // Taking a card back also returns the cards drawn since.
  if (table.is_view && table.rules.table_rules) table.pack[at(table.next_card)] = event.card;
  ++table.next_card;
  table.top = event.top;
  if (++table.drawn == table.players) ask(table, Phase::play, table.leader);
}

void apply_lay_down(Table& table, const Event& event) {
  table.hands[at(event.seat)] = CardSet();
  table.hand_count[at(event.seat)] = 0;
  for (const Card card : event.cards) table.dealt[at(event.seat)].add(card);
  table.laid_down = static_cast<std::uint8_t>(table.laid_down | 1 << event.seat);
  table.laid_last = event.seat;
}

void apply_award(Table& table, const Event& event) {
  if (table.phase == Phase::early_high) table.high_scored = true;
  count_award(table, event);
  if (is_penalty(event.award)) return after_penalty(table, event);
  // A begged point that wins ends the game: a hand thrown in cannot make all four.
  const bool begged_to_win =
      event.award == AwardFor::begged_point && event.counted && table.winner >= 0;
  if (begged_to_win || over_and_done(table)) return happens(table, Phase::hand_end);
  // Depends on the award, not on the phase: a view may not have known that it was due.
  if (event.award == AwardFor::no_follow || table.phase == Phase::early_high) {
    return continue_trick(table);
  }
  if (event.award == AwardFor::begged_point) return happens(table, Phase::thrown_in);
  switch (table.phase) {
    case Phase::turn_up_award:
      return after_turn_up(table);
    case Phase::trump_awards:
      ++table.step;
      return after_trump(table);
    default:
      if (++table.step == settlement_award_count(table)) happens(table, Phase::hand_end);
  }
}

void apply_hand_end(Table& table) {
  for (int side = 0; side < table.sides; ++side) {
    if (table.points_made[at(side)] == 0xf) ++table.all_fours[at(side)];
  }
  if (table.winner >= 0) return happens(table, Phase::game_end);
  table.dealer = small(next_seat(table, table.dealer));
  happens(table, Phase::hand);
}

}  // namespace

bool must_discard(const Table& table, int seat) {
  const int count = table.hand_count[at(seat)];
  switch (table.rules.discard) {
    case Discard::never:
      return false;
    case Discard::to_six:
      return count > hand_size;
    case Discard::to_six_from_twelve:
      return count >= 2 * hand_size;
  }
  return false;
}

GrownTrick grown_trick(const Table& table, int end) {
  GrownTrick trick{{}, table.trick_start};
  trick.growing.lead(table.plays[at(table.trick_start)].card, table.trump);
  for (int i = table.trick_start + 1; i < end; ++i) {
    if (i != table.hole && trick.growing.follow(table.plays[at(i)].card)) trick.winning = i;
  }
  return trick;
}

Table new_table(const Setup& setup) {
  Table table;
  table.rules = setup.rules;
  table.players = small(setup.players);
  table.sides = small(side_count(setup.rules, setup.players));
  table.seed_key = seed_key(setup.seed);
  if (setup.first_pack) {
    table.pack_given = true;
    table.pack = *setup.first_pack;
  }
  if (setup.start) {
    table.hand = static_cast<std::int16_t>(setup.start->hand - 1);
    table.dealer = setup.start->dealer;
    table.score = setup.start->score;
  }
  return table;
}

void apply(Table& table, const Event& event) {
  switch (event.kind) {
    case EventKind::game:
      return happens(table, table.dealer < 0 ? Phase::first_dealer : Phase::hand);
    case EventKind::first_dealer:
      table.dealer = event.seat;
      return happens(table, Phase::hand);
    case EventKind::hand:
      return start_hand(table, event);
    case EventKind::cut_trump:
      table.cut = event.card;
      return happens(table, Phase::trump);
    case EventKind::deal:
      return apply_deal(table, event);
    case EventKind::turn_up:
      return apply_turn_up(table, event);
    case EventKind::say:
      return apply_say(table, event);
    case EventKind::trump:
      return apply_trump(table, event);
    case EventKind::redeal:
      if (table.winner >= 0) return happens(table, Phase::hand_end);  // played on for stakes only
      ++table.redeals;
      table.redealing = true;
      if (event.redeal == RedealWhy::misdeal && table.rules.misdeal_deal == MisdealDeal::next) {
        table.dealer = small(next_seat(table, table.dealer));
      }
      return happens(table, Phase::hand);
    case EventKind::thrown_in:
      return happens(table, Phase::hand_end);
    case EventKind::discard:
      return apply_discard(table, event);
    case EventKind::play:
      return apply_play(table, event);
    case EventKind::trick:
      return apply_trick(table, event);
    case EventKind::draw:
      return apply_draw(table, event);
    case EventKind::lay_down:
      return apply_lay_down(table, event);
    case EventKind::award:
      return apply_award(table, event);
    case EventKind::hand_end:
      return apply_hand_end(table);
    case EventKind::game_end:
      return happens(table, Phase::over);
    default:
      return apply_irregular(table, event);
  }
}

}  // namespace allfours
