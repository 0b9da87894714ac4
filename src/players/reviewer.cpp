#include "players/reviewer.hpp"

#include "core/seat_view.hpp"
#include "players/advice_courses.hpp"
#include "players/adviser.hpp"

namespace allfours {

namespace {

constexpr int review_table_bits = 16;

// How many decisions there were before this place of the log.
int decisions_before(const Game& game, int event) {
  int count = 0;
  for (int i = 0; i < event; ++i) count += is_decision(game.log()[at(i)].kind) ? 1 : 0;
  return count;
}

// As the cards really lay: did what was chosen do no worse than what was advised?
bool is_forgiven(const Table& table, const Verdict& verdict, Stream& stream, std::uint64_t nodes) {
  Solver solver(review_table_bits);
  const auto values = course_values(table, side_of(table, verdict.advice.seat));
  Line line{solver, values, nodes};
  // The chances of "sensible", where it plays on, are the same for both.
  Stream again = stream;
  const double advised = course_of(table, verdict.advice.chosen(), stream, &line).worth;
  return course_of(table, verdict.choice(), again, &line).worth >= advised;
}

}  // namespace

std::vector<int> decisions_to_review(const Game& game, int seat) {
  std::vector<int> found;
  Table table = new_table(game.setup());
  for (std::size_t i = 0; i < game.log().size(); ++i) {
    const Event& event = game.log()[i];
    if (is_decision(event.kind) && event.seat == seat) {
      const Choice now = choice(table);
      const bool lays_down = table.turn != seat;
      const int words = std::popcount(static_cast<unsigned>(now.says));
      const bool chooses = now.kind == Decision::Kind::say       ? words > 1
                           : now.kind == Decision::Kind::discard ? now.discards < now.cards.count()
                                                                 : now.cards.count() > 1;
      if (lays_down || chooses) found.push_back(static_cast<int>(i));
    }
    apply(table, event);
  }
  return found;
}

Verdict review_decision(const Game& game, int event, const Effort& effort) {
  const Table table = game.table_at(event);
  const Decision decision = decision_of(game.log()[at(event)]);
  Stream stream = decision_stream(table.seed_key, decision.seat, decisions_before(game, event));
  Verdict verdict;
  verdict.event = event;
  verdict.advice = advise(seen_from(table, decision.seat), effort, stream, &decision);
  verdict.chosen = static_cast<std::int8_t>(verdict.advice.place_of(decision));
  if (verdict.mark() >= Verdict::Mark::doubtful) {
    verdict.forgiven = is_forgiven(table, verdict, stream, effort.nodes * 10);
  }
  return verdict;
}

}  // namespace allfours
