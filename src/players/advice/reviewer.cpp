#include "players/advice/reviewer.hpp"

#include "core/table/seat_view.hpp"
#include "players/advice/advice_courses.hpp"
#include "players/advice/adviser.hpp"

namespace allfours {

namespace {

constexpr int review_table_bits = 16;

// Number of decisions before this index of the log.
int decisions_before(const Game& game, int event) {
  int count = 0;
  for (int i = 0; i < event; ++i) count += is_decision(game.log()[at(i)].kind) ? 1 : 0;
  return count;
}

// With more options than these, not all are played on with open cards.
constexpr std::size_t most_open = 12;

// Double dummy: plays every option on, by the solver as far as possible. Forgives the choice if it
// did no worse than the advice.
void look_at_cards(const Table& table, Verdict& verdict, const Stream& stream,
                   std::uint64_t nodes) {
  const Advice& advice = verdict.advice;
  Solver solver(review_table_bits);
  const auto values = course_values(table, side_of(table, advice.seat));
  struct Played {
    double worth = -1;
    bool left = false;
    std::vector<Play> plays;
  };
  std::vector<Played> played(advice.options.size());
  for (std::size_t i = 0; i < played.size(); ++i) {
    const int place = static_cast<int>(i);
    if (place != verdict.chosen && place != advice.best && played.size() > most_open) continue;
    Line line{solver, values, nodes, &played[i].plays, false};
    // The same random numbers of "sensible" for all options.
    Stream again = stream;
    played[i].worth = course_of(table, advice.options[i], again, &line).worth;
    played[i].left = line.left;
  }
  const Played& chosen = played[at(verdict.chosen)];
  int best = verdict.chosen;
  if (played[at(advice.best)].worth > chosen.worth) best = advice.best;
  for (std::size_t i = 0; i < played.size(); ++i) {
    if (played[i].worth > played[at(best)].worth) best = static_cast<int>(i);
  }
  const auto chance = [](double worth) { return static_cast<std::int16_t>(worth * 10'000 + 0.5); };
  Lay lay;
  lay.best = static_cast<std::int8_t>(best);
  lay.chance = chance(played[at(best)].worth);
  lay.chosen = chance(chosen.worth);
  lay.exact = !chosen.left && !played[at(best)].left;
  lay.best_line = played[at(best)].plays;
  lay.chosen_line = chosen.plays;
  verdict.lay = std::move(lay);
  verdict.forgiven =
      verdict.mark() >= Verdict::Mark::doubtful && chosen.worth >= played[at(advice.best)].worth;
}

}  // namespace

std::vector<int> decisions_to_review(const Game& game, int seat) {
  std::vector<int> found;
  Table table = new_table(game.setup());
  for (std::size_t i = 0; i < game.log().size(); ++i) {
    const Event& event = game.log()[i];
    // An irregular decision (§4) is no choice among options, and a hand thrown in for a misdeal has
    // no result.
    const bool irregular =
        table.misdealt || event.kind == EventKind::deal_by_hand ||
        event.kind == EventKind::take_back || event.kind == EventKind::call_revoke ||
        event.kind == EventKind::look || event.kind == EventKind::expose ||
        event.kind == EventKind::call_card ||
        (event.kind == EventKind::play && (table.hole >= 0 || !event.legal.contains(event.card)));
    if (is_decision(event.kind) && event.seat == seat && !irregular) {
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
  look_at_cards(table, verdict, stream, effort.nodes * 10);
  return verdict;
}

}  // namespace allfours
