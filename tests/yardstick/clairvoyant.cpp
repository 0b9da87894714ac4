#include "yardstick/clairvoyant.hpp"

#include "players/search/playout.hpp"
#include "players/search/solver.hpp"

namespace allfours::yardstick {

Decision choose_seeing_all(const Table& table, Stream& stream) {
  const int seat = table.turn;
  Decision decision = choose_sensibly(seen_from(table, seat), stream);
  const Choice now = choice(table);
  if (now.kind != Decision::Kind::play || now.cards.count() == 1 || !Solver::can(table)) {
    return decision;
  }
  const int side = side_of(table, seat);
  const Ends ends(table, side);
  const auto values = OutcomeValues::of_settled(
      table, side, [&](const Settled& end) { return ends.worth(table, end); });
  constexpr int table_bits = 18;
  static Solver solver(table_bits);
  const Solver::Answer answer = solver.solve(table, values, clairvoyant_nodes);
  if (!answer.finished) return decision;
  for (const Card card : now.cards) {
    if (answer.of(card).least > answer.of(decision.card).least) decision.card = card;
  }
  return decision;
}

}  // namespace allfours::yardstick
