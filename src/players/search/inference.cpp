#include "players/search/inference.hpp"

#include "players/search/playout.hpp"

namespace allfours {

namespace {

// True if the two cards were equivalent: neither counts, and all cards between them were in the
// same hand or played.
bool alike(const Table& table, int seat, Card a, Card b) {
  if (a == b) return true;
  if (a.suit() != b.suit() || card_points(a) + card_points(b) > 0) return false;
  CardSet gone = table.hands[at(seat)];
  for (int i = 0; i < table.play_count; ++i) gone.add(table.plays[at(i)].card);
  const Card low = a.index < b.index ? a : b;
  const Card high = a.index < b.index ? b : a;
  const CardSet between(CardSet::of(high).bits() - CardSet::of(low).bits());
  return (between - gone).empty();
}

// The world before the first card was played.
Table before_the_play(const Table& world) {
  Table table = world;
  for (int i = 0; i < world.play_count; ++i) {
    const Play& play = world.plays[at(i)];
    table.hands[at(play.seat)].add(play.card);
    ++table.hand_count[at(play.seat)];
  }
  table.plays.fill({});
  table.taken.fill({});
  table.play_count = table.trick_start = table.tricks = table.step = 0;
  table.phase = Phase::play;
  table.turn = table.leader =
      world.play_count > 0 ? world.plays[0].seat : static_cast<std::int8_t>(eldest(table));
  if (table.rules.trump == TrumpBy::pitch) table.trump_fixed = false;
  return table;
}

// The world before eldest stood or begged.
Table before_the_words(const Table& start) {
  Table table = start;
  table.trump_fixed = table.accepted = false;
  if (table.giver >= 0) {
    auto& score = table.score[at(side_of(table, table.beggar))];
    score = static_cast<std::int16_t>(score - 1);
  }
  table.beggar = table.giver = -1;
  table.phase = Phase::eldest_answers;
  return table;
}

}  // namespace

Inference::Inference(const SeatView& view) : table_(&view.table), seat_(view.seat) {
  const Table& table = *table_;
  if (table.rules.trump == TrumpBy::cut || table.winner >= 0) return;
  if (table.laid_down != 0 || table.high_scored) return;
  // A player who may err (§4) cannot be held to the expected card.
  if (table.rules.table_rules) return;
  plays_ = table.play_count > 0;
  words_ = table.trump_fixed && table.rules.trump == TrumpBy::turn_up &&
           table.rules.begging == Begging::dealer_answers && table.turned_count == 1 &&
           (table.accepted || table.giver >= 0);
  tells_ = words_;
  for (int i = 0; i < table.play_count; ++i) tells_ = tells_ || table.plays[at(i)].seat != seat_;
}

// The moments are the same in every world; the cards of this one are removed from them again.
void Inference::find_moments(const Table& world) {
  found_ = true;
  Table table = before_the_play(world);
  for (int i = 0; i < world.play_count; ++i) {
    played_[at(world.plays[at(i)].seat)].add(world.plays[at(i)].card);
  }
  if (words_) {
    const Table asked = before_the_words(table);
    const bool stood = table.giver < 0;
    if (asked.turn != seat_) {
      moments_.push_back({seen_from(asked, asked.turn), no_card, stood ? Say::stand : Say::beg,
                          played_[at(asked.turn)]});
    }
    if (!stood && table.dealer != seat_) {
      Table answers = asked;
      answers.beggar = answers.turn;
      answers.turn = answers.dealer;
      answers.phase = Phase::dealer_answers;
      moments_.push_back(
          {seen_from(answers, answers.turn), no_card, Say::give, played_[at(answers.turn)]});
    }
  }
  if (!plays_) return;
  std::array<CardSet, max_players> later = played_;
  for (int i = 0; i < world.play_count; ++i) {
    const Play& play = world.plays[at(i)];
    if (play.seat != seat_) {
      moments_.push_back({seen_from(table, play.seat), play.card, {}, later[at(play.seat)]});
    }
    later[at(play.seat)].remove(play.card);
    // The events after the last card have happened in the world itself.
    if (i + 1 < world.play_count) play_on(table, Decision::of_play(play.seat, play.card));
  }
}

// Number of decisions the seat would have made differently with this hand.
int Inference::surprises(int seat, CardSet hand, CardSet discarded) {
  Stream stream;  // "sensible" draws nothing from it
  int count = 0;
  for (Moment& moment : moments_) {
    SeatView& seen = moment.seen;
    if (seen.seat != seat) continue;
    Table& table = seen.table;
    table.hands[at(seat)] = hand | moment.later;
    table.dealt[at(seat)] = hand | played_[at(seat)];
    table.discarded[at(seat)] = discarded;
    if (!moment.played.known()) {
      if (choose_sensibly(seen, stream).say != moment.said) ++count;
    } else if (choice(table).cards.count() > 1) {
      const Card expected = choose_sensibly(seen, stream).card;
      if (!alike(table, seat, expected, moment.played)) ++count;
    }
  }
  return count;
}

double Inference::weight(const Table& world, double surprise) {
  if (!found_) find_moments(world);
  double weight = 1;
  for (int seat = 0; seat < world.players; ++seat) {
    if (seat == seat_) continue;
    const CardSet hand = world.hands[at(seat)];
    const CardSet discarded = world.discarded[at(seat)];
    const auto [place, fresh] = known_[at(seat)].try_emplace({hand.bits(), discarded.bits()}, 0);
    if (fresh) place->second = surprises(seat, hand, discarded);
    for (int i = 0; i < place->second; ++i) weight *= surprise;
  }
  return weight;
}

}  // namespace allfours
