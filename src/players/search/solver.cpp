#include "players/search/solver.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/table/exposed.hpp"
#include "players/search/solver_search.hpp"

namespace allfours {

namespace {

// Part of the table key besides the position.
std::uint64_t rules_in_use(const SolverWorld& world) {
  const RuleSet& rules = world.table.rules;
  std::uint64_t salt = static_cast<std::uint64_t>(rules.play) * 2 + (rules.no_undertrump ? 1 : 0);
  salt = (salt * 8 + at(world.players)) * 8 + at(world.sides);
  return (salt * 8 + at(world.us)) << 16;
}

template <typename Scale>
class Solving {
 public:
  Solving(const SolverWorld& world, SolverTable& memory, std::uint64_t budget)
      : world_(world), search_(world, Scale(world), memory, rules_in_use(world), budget) {
    const Table& table = world.table;
    std::array<CardSet, max_players> held = table.hands;
    for (int i = table.trick_start; i < table.play_count; ++i) {
      held[at(table.plays[at(i)].seat)].add(table.plays[at(i)].card);
    }
    position_.order = {};
    std::array<int, suit_count> places{};
    for (int index = 0; index < pack_size; ++index) {
      for (int seat = 0; seat < table.players; ++seat) {
        const Card card(index);
        if (!held[at(seat)].contains(card)) continue;
        const auto suit = static_cast<std::size_t>(card.suit());
        position_.order[suit] |= static_cast<std::uint64_t>(seat) << (3 * places[suit]++);
        position_.left |= CardSet::of(card).bits();
      }
    }
    for (int seat = 0; seat < table.players; ++seat) {
      search_.hold(seat, table.hands[at(seat)].bits());
      position_.cards = std::max(position_.cards, held[at(seat)].count());
    }
    position_.to_come = card_points(CardSet(position_.left));
    position_.leader =
        trick_size(table) == 0 ? table.turn : table.plays[at(table.trick_start)].seat;
    position_.low = (position_.left & world.low_card) != 0 ? open_fact : 0;
    position_.jack = (position_.left & world.jack_card) != 0 ? open_fact : 0;
    position_.count = search_.scale().start(card_points_taken(table));
    trick_ = search_.begin(position_, {});
    for (int i = table.trick_start; i < table.play_count; ++i) {
      trick_ = search_.with(trick_, table.plays[at(i)].card);
    }
    limit();
  }

  // Solves among these legal cards of more than one class.
  void solve(CardSet among, Solver::Answer& answer) {
    typename SolverSearch<Scale>::Moves kinds;
    search_.moves(position_, trick_, no_card, kinds);
    int guess = (least_ + most_ + 1) / 2;
    std::array<Solver::Bounds, pack_size> of_kind;
    CardSet kind_cards;
    for (int i = 0; i < kinds.count; ++i) {
      const Card card(kinds.list[at(i)].card);
      if (!among.contains(card)) continue;
      kind_cards.add(card);
      of_kind[card.index] = find(guess, [&] { return search_.margin_by(position_, trick_, card); });
    }
    // The highest card of an equivalence class represents it.
    Card kind;
    for (CardSet rest = among; !rest.empty(); rest.remove(rest.last())) {
      if (kind_cards.contains(rest.last())) kind = rest.last();
      answer.value[rest.last().index] = of_kind[kind.index];
    }
  }

  Solver::Bounds value() {
    int guess = (least_ + most_ + 1) / 2;
    return find(guess, [&] { return search_.margin(position_, trick_); });
  }

  std::uint64_t nodes() const { return search_.nodes(); }

 private:
  // Bounds without a search.
  void limit() {
    most_ = world_.ranks - 1;
    for (int rank = 1; rank < world_.ranks; ++rank) {
      search_.scale().aim(rank);
      const int margin = search_.scale().judge(position_.low, position_.jack, position_.count,
                                               position_.to_come, SurePoints{});
      if (margin == no_margin) continue;
      if (margin >= 0) {
        least_ = rank;
      } else {
        most_ = rank - 1;
        break;
      }
    }
  }

  // Narrows the bounds from a first guess, up or down; each value is the next guess.
  template <typename Margin>
  Solver::Bounds find(int& guess, Margin&& margin) {
    int least = least_, most = most_;
    int aim = guess;
    while (least < most && !search_.stopped()) {
      aim = std::clamp(aim, least + 1, most);
      search_.scale().aim(aim);
      const int found = margin();
      if (search_.stopped()) break;
      const int rank = search_.scale().rank(found);
      if (found >= 0) {
        least = std::min(rank, most);
        aim = least + 1;
      } else {
        most = aim = std::max(rank, least);
      }
    }
    if (least == most) guess = least;
    return {world_.worth[at(least)], world_.worth[at(most)]};
  }

  const SolverWorld& world_;
  SolverSearch<Scale> search_;
  typename SolverSearch<Scale>::Position position_;
  typename SolverSearch<Scale>::Trick trick_;
  int least_ = 0, most_ = 0;  // ranks
};

}  // namespace

Solver::Solver(int table_bits) : table_(std::make_unique<SolverTable>(table_bits)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

void Solver::forget() { table_->forget(); }

bool Solver::can(const Table& table) {
  if (table.phase != Phase::play) return false;
  if (table.hole >= 0 || table.no_game != 0) return false;  // §4: not modelled
  if (!still_called_for(table).empty()) return false;       // nor forced cards
  if (table.rules.trump == TrumpBy::cut && table.next_card < pack_size) return false;
  for (int seat = 0; seat < table.players; ++seat) {
    if (table.hands[at(seat)].count() != table.hand_count[at(seat)]) return false;
  }
  return true;
}

Solver::Answer Solver::solve(const Table& table, const OutcomeValues& values,
                             std::uint64_t node_budget) {
  return answer(table, values, node_budget, true);
}

Solver::Answer Solver::value(const Table& table, const OutcomeValues& values,
                             std::uint64_t node_budget) {
  return answer(table, values, node_budget, false);
}

Solver::Answer Solver::answer(const Table& table, const OutcomeValues& values, std::uint64_t budget,
                              bool each) {
  if (!can(table)) std::abort();
  Answer answer;
  answer.cards = choice(table).cards;
  const auto by = [&](auto solving, CardSet cards) {
    if (each) {
      solving.solve(cards, answer);
    } else {
      answer.best = solving.value();
    }
    answer.nodes += solving.nodes();
  };
  // If the first lead fixes trump, each suit is a search of its own, card by card.
  each = each || !table.trump_fixed;
  for (int suit = 0; suit < suit_count; ++suit) {
    CardSet cards = answer.cards;
    const Suit trump = table.trump_fixed ? table.trump : static_cast<Suit>(suit);
    if (!table.trump_fixed) cards = cards & CardSet::of(trump);
    if (cards.empty()) continue;
    const SolverWorld world(table, values, trump);
    const std::uint64_t rest = budget - std::min(budget, answer.nodes);
    if (LeadScale::fits(world)) {
      by(Solving<LeadScale>(world, *table_, rest), cards);
    } else {
      by(Solving<PointsScale>(world, *table_, rest), cards);
    }
    if (table.trump_fixed) break;
  }
  answer.finished = true;
  if (!each) {
    answer.finished = answer.best.exact();
    return answer;
  }
  const bool ours = side_of(table, table.turn) == values.side();
  answer.best = answer.of(answer.cards.first());
  for (const Card card : answer.cards) {
    const Bounds& bounds = answer.of(card);
    answer.finished = answer.finished && bounds.exact();
    answer.best.least = ours ? std::max(answer.best.least, bounds.least)
                             : std::min(answer.best.least, bounds.least);
    answer.best.most =
        ours ? std::max(answer.best.most, bounds.most) : std::min(answer.best.most, bounds.most);
  }
  return answer;
}

}  // namespace allfours
