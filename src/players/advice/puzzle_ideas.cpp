#include "players/advice/puzzle_ideas.hpp"

#include <algorithm>

namespace allfours {

namespace {

// Cards, in all hands and on the table, that would beat this one if it were led.
CardSet beaters_in_play(const Table& table, Card card) {
  CardSet all;
  for (int seat = 0; seat < table.players; ++seat) {
    if (seat != table.turn && !is_out(table, seat)) all |= table.hands[at(seat)];
  }
  CardSet beaters;
  for (const Card other : all) {
    if (beats(other, card, table.trump)) beaters.add(other);
  }
  return beaters;
}

std::optional<PuzzleIdea> idea_of_lead(const Table& table, Card right, CardSet wrong) {
  const CardSet trumps = CardSet::of(table.trump);
  const CardSet same = wrong & CardSet::of(right.suit());
  const bool trump = right.suit() == table.trump;
  const bool top = (beaters_in_play(table, right) & CardSet::of(right.suit())).empty();
  if (trump && top) return PuzzleIdea{"draw", right, wrong.first()};
  if (trump && !same.empty() && same.last().rank() > right.rank()) {
    return PuzzleIdea{"lead-under", right, same.last()};
  }
  if (trump) return PuzzleIdea{"give-trump", right, wrong.first()};
  if (!(wrong & trumps).empty()) return PuzzleIdea{"keep-trumps", right, (wrong & trumps).last()};
  if (!same.empty() && same.last().rank() > right.rank()) {
    return PuzzleIdea{"lead-low", right, same.last()};
  }
  if (!same.empty()) return PuzzleIdea{"lead-high", right, same.last()};
  return PuzzleIdea{"which-suit", right, wrong.last()};
}

std::optional<PuzzleIdea> idea_of_follow(const Table& table, Card right, CardSet wrong) {
  const Play best = winning_play(table);
  const Suit led = trick_state(table).led;
  const bool partner = side_of(table, best.seat) == side_of(table, table.turn);
  CardSet winners;
  for (const Card card : wrong) {
    if (beats(card, best.card, table.trump)) winners.add(card);
  }
  const CardSet trumps = wrong & CardSet::of(table.trump);
  const CardSet followers = wrong & CardSet::of(led);
  if (beats(right, best.card, table.trump)) {
    if (partner) return PuzzleIdea{"overtake", right, wrong.first()};
    if (led != table.trump && right.suit() == table.trump && !followers.empty()) {
      return PuzzleIdea{"ruff", right, followers.last()};
    }
    const CardSet same = winners & CardSet::of(right.suit());
    if (!same.empty() && same.last().rank() > right.rank()) {
      return PuzzleIdea{"take-cheap", right, same.last()};
    }
    if (!same.empty()) return PuzzleIdea{"take-high", right, same.last()};
    return PuzzleIdea{"take", right, wrong.first()};
  }
  Card dearest = wrong.first();
  for (const Card card : wrong) {
    if (card_points(card) > card_points(dearest)) dearest = card;
  }
  if (partner && card_points(right) > card_points(dearest)) {
    return PuzzleIdea{"feed", right, dearest};
  }
  if (!winners.empty() && led != table.trump && winners == (winners & trumps)) {
    return PuzzleIdea{"not-ruff", right, winners.last()};
  }
  if (!winners.empty()) return PuzzleIdea{"duck", right, winners.last()};
  return PuzzleIdea{"throw", right, wrong.first()};
}

}  // namespace

std::optional<PuzzleIdea> idea_of(Puzzle& puzzle, const Table& table) {
  if (table.turn != puzzle.seat() || !table.trump_fixed) return std::nullopt;
  const CardSet right = puzzle.right(table);
  const CardSet wrong = choice(table).cards - right;
  if (right.count() != 1 || wrong.empty()) return std::nullopt;
  return trick_size(table) == 0 ? idea_of_lead(table, right.first(), wrong)
                                : idea_of_follow(table, right.first(), wrong);
}

}  // namespace allfours
