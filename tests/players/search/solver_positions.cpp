#include "players/search/solver_positions.hpp"

#include <algorithm>

#include "core/game/game.hpp"
#include "players/search/solver.hpp"

namespace allfours {
namespace {

// Plays the card and applies the automatic events, up to the next card or the end of the hand.
void play(Table& table, Card card) {
  Event event = std::get<Event>(judge(table, Decision::of_play(table.turn, card)));
  do {
    apply(table, event);
  } while (table.phase != Phase::hand_end && next_event(table, event));
}

int cards_left(const Table& table) {
  int count = 0;
  for (int seat = 0; seat < table.players; ++seat) count += table.hand_count[at(seat)];
  return count;
}

// Moves cards from all hands to the cards taken; trumps tend to stay.
void thin_out(Table& table, Stream& stream, int cards) {
  const int keep = std::max(1, cards / seats_in_play(table));
  for (int seat = 0; seat < table.players; ++seat) {
    CardSet& hand = table.hands[at(seat)];
    while (hand.count() > keep) {
      Card card = hand.at(stream.below(hand.count()));
      if (card.suit() == table.trump && stream.below(3) > 0) {
        card = hand.at(stream.below(hand.count()));
      }
      hand.remove(card);
      table.taken[at(stream.below(table.players))].add(card);
    }
    table.hand_count[at(seat)] = static_cast<std::int8_t>(hand.count());
  }
}

}  // namespace

Settled end_of(const Table& table) {
  Settled end{table.score, table.winner, -1};
  for (int side = 0; side < table.sides; ++side) {
    if (table.points_made[at(side)] == 0xf) end.all_fours = static_cast<std::int8_t>(side);
  }
  return end;
}

double brute_force(const Table& table, Card card, int side, const WorthOfEnd& worth) {
  Table after = table;
  play(after, card);
  return brute_force(after, side, worth);
}

double brute_force(const Table& table, int side, const WorthOfEnd& worth) {
  if (table.phase == Phase::hand_end) return worth(end_of(table));
  if (table.phase == Phase::calls) {
    Table passed = table;
    Event event = std::get<Event>(judge(table, Decision::of_say(table.turn, Say::pass)));
    do apply(passed, event);
    while (passed.phase != Phase::hand_end && next_event(passed, event));
    return brute_force(passed, side, worth);
  }
  const bool ours = side_of(table, table.turn) == side;
  std::optional<double> best;
  for (const Card card : choice(table).cards) {
    const double value = brute_force(table, card, side, worth);
    if (!best || (ours ? value > *best : value < *best)) best = value;
  }
  return *best;
}

std::optional<Table> small_position(const Setup& setup, Stream& stream, int cards) {
  Table table = new_table(setup);
  const bool thinned = stream.below(3) > 0;
  const int hand = 1 + stream.below(2);
  const int fewer = stream.below(3);
  for (int steps = 0; steps < 2000; ++steps) {
    Event event;
    if (next_event(table, event)) {
      apply(table, event);
      continue;
    }
    if (table.turn < 0) return std::nullopt;
    if (table.hand >= hand && Solver::can(table) && table.winner < 0) {
      // The score may be anything below the target, more often near it.
      const bool first = table.play_count == 0;
      if (first && thinned) {
        if (table.trump_fixed || stream.below(2) == 0) thin_out(table, stream, cards - fewer);
      }
      if (first || table.play_count == 1) {
        for (int side = 0; side < table.sides; ++side) {
          auto& score = table.score[at(side)];
          score = static_cast<std::int16_t>(table.rules.target - 1 -
                                            std::min(table.rules.target - 1, stream.below(6)));
        }
      }
      if (cards_left(table) <= cards && stream.below(3) > 0) return table;
    }
    event = std::get<Event>(judge(table, random_decision(table, stream)));
    apply(table, event);
  }
  return std::nullopt;
}

Setup random_rules(Stream& stream, int changes) {
  for (;;) {
    const Variant& variant = variants()[at(stream.below(static_cast<int>(variants().size())))];
    int players = 0;
    while (!variant.allows(players)) players = 2 + stream.below(max_players - 1);
    Setup setup = setup_for(variant, players, "solver-" + std::to_string(stream.below(1 << 30)));
    change_randomly(setup, stream, changes);
    if (!validate(setup.rules, setup.players)) return setup;
  }
}

std::string text_of(const Table& table) {
  std::string text = "trump ";
  text += table.trump_fixed ? suit_letter(table.trump) : '?';
  for (int seat = 0; seat < table.players; ++seat) {
    text += seat == table.turn ? " | *" : " | ";
    for (const Card card : table.hands[at(seat)]) text += card_text(card) + " ";
  }
  text += "| trick:";
  for (int i = table.trick_start; i < table.play_count; ++i) {
    text += " " + card_text(table.plays[at(i)].card);
  }
  return text;
}

}  // namespace allfours
