#include "players/advice/puzzle.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/game/game.hpp"

namespace allfours {

namespace {

constexpr std::array<std::string_view, goal_count> goal_words{"jack", "hang", "low",
                                                              "game", "all",  "win"};
// About a second on a slow phone.
constexpr std::uint64_t most_nodes = 1'000'000;

// The table as if this side took everything not yet taken.
Table with_rest(const Table& table, int side) {
  Table taken = table;
  CardSet rest;
  for (int seat = 0; seat < table.players; ++seat) {
    if (!is_out(table, seat)) rest |= table.hands[at(seat)];
  }
  for (int i = table.trick_start; i < table.play_count; ++i) rest.add(table.plays[at(i)].card);
  for (const CardSet cards : table.taken) rest -= cards;
  taken.taken[at(side)] |= rest;
  return taken;
}

// Order of cheapness: few card points, low, no trump.
int price(const Table& table, Card card) {
  return card_points(card) * 100 + (card.suit() == table.trump ? 50 : 0) +
         static_cast<int>(card.rank());
}

Card cheapest(const Table& table, CardSet among) {
  Card best = among.first();
  for (const Card card : among) {
    if (price(table, card) < price(table, best)) best = card;
  }
  return best;
}

}  // namespace

std::string_view wire(Goal goal) { return goal_words[static_cast<std::size_t>(goal)]; }

std::optional<Goal> find_goal(std::string_view word) {
  const auto found = std::find(goal_words.begin(), goal_words.end(), word);
  if (found == goal_words.end()) return std::nullopt;
  return static_cast<Goal>(found - goal_words.begin());
}

bool Puzzle::reached(const Table& table, const FourPoints& points) const {
  const int side = side_of(table, seat_);
  switch (goal_) {
    case Goal::jack:
      return points.jack == side;
    case Goal::hang:
      return points.jack == side && points.hanged;
    case Goal::low:
      return points.low == side;
    case Goal::game:
      return points.game == side;
    case Goal::all:
      return points.high == side && points.low == side && points.jack == side &&
             points.game == side;
    case Goal::win:
      return settled(table, points).winner == side;
  }
  return false;
}

// True if the goal is certainly reached (or certainly not). Taking more is never worse for a side;
// a claim on the ace (early_high) is left to the solver.
bool Puzzle::certain(const Table& table, bool wanted) const {
  const int own = side_of(table, seat_);
  if (goal_ == Goal::win) {
    if (table.winner >= 0) return (table.winner == own) == wanted;
    if (table.rules.early_high && !table.high_scored) return false;
  }
  if (!wanted) return !reached(table, four_points(with_rest(table, own)));
  for (int side = 0; side < table.sides; ++side) {
    if (side != own && !reached(table, four_points(with_rest(table, side)))) return false;
  }
  return true;
}

Solver::Answer Puzzle::solve(const Table& table) {
  const OutcomeValues values(table, side_of(table, seat_), [&](const FourPoints& points) {
    return reached(table, points) ? 1.0 : 0.0;
  });
  // Repeated queries get the same answer.
  solver_.forget();
  return solver_.solve(table, values, most_nodes);
}

std::optional<NoPuzzle> Puzzle::fault(const Table& table) {
  if (!Solver::can(table)) return NoPuzzle::not_playing;
  if (table.trump_fixed && (certain(table, true) || certain(table, false))) {
    return NoPuzzle::settled;
  }
  const Solver::Answer answer = solve(table);
  if (!answer.best.exact()) return NoPuzzle::too_long;
  if (answer.best.least < 1) return NoPuzzle::too_good;
  return std::nullopt;
}

Puzzle::Standing Puzzle::standing(const Table& table) {
  if (table.trump_fixed) {
    if (certain(table, true)) return Standing::reached;
    if (certain(table, false)) return Standing::missed;
  }
  if (!Solver::can(table)) return Standing::open;
  const Solver::Answer answer = solve(table);
  return answer.best.most < 1 ? Standing::missed : Standing::open;
}

CardSet Puzzle::right(const Table& table) {
  const Solver::Answer answer = solve(table);
  const bool own = side_of(table, table.turn) == side_of(table, seat_);
  CardSet right;
  for (const Card card : answer.cards) {
    const Solver::Bounds& bounds = answer.of(card);
    if (own ? bounds.least >= 1 : bounds.most < 1) right.add(card);
  }
  return right;
}

// Difficulty for the puzzle's seat after this card: larger the fewer of its next cards are good.
int Puzzle::trouble(Table table, Card card) {
  const auto ignore = [](const Table&, const Event&) {};
  const auto stays = [&] {
    return table.phase == Phase::play && Solver::can(table) && standing(table) == Standing::open;
  };
  decide(table, Decision::of_play(table.turn, card), ignore);
  const int hand = table.hand;
  while (table.hand == hand && stays()) {
    const CardSet right_ones = right(table);
    const CardSet legal = choice(table).cards;
    if (table.turn == seat_ && legal.count() > 1) {
      return 100 * (legal.count() - right_ones.count()) / legal.count();
    }
    const Card next = cheapest(table, right_ones.empty() ? legal : right_ones);
    decide(table, Decision::of_play(table.turn, next), ignore);
  }
  return -1;
}

Card Puzzle::card(const Table& table) {
  const CardSet legal = choice(table).cards;
  const CardSet right_ones = right(table);
  const CardSet among = right_ones.empty() ? legal : right_ones;
  const bool own = side_of(table, table.turn) == side_of(table, seat_);
  Card best = among.first();
  std::pair<int, int> best_worth{-1000, 0};
  for (const Card one : among) {
    const int hard = own || among.count() == 1 ? 0 : trouble(table, one);
    const std::pair<int, int> worth{hard, -price(table, one)};
    if (worth > best_worth) {
      best = one;
      best_worth = worth;
    }
  }
  return best;
}

Decision Puzzle::best(const Table& table) {
  const Choice now = choice(table);
  if (now.kind == Decision::Kind::play) return Decision::of_play(now.seat, card(table));
  if (now.kind == Decision::Kind::discard) {
    CardList cards;
    for (const Card one : now.cards) {
      if (cards.size() < now.discards) cards.push(one);
    }
    return Decision::of_discard(now.seat, cards);
  }
  // The words that leave the cards as they are, if legal.
  for (const Say say : {Say::stand, Say::give, Say::insist, Say::pass, Say::take_point, Say::run,
                        Say::agree, Say::beg, Say::bunch}) {
    if ((now.says & say_bit(say)) != 0) return Decision::of_say(now.seat, say);
  }
  std::abort();
}

}  // namespace allfours
