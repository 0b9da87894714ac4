#include "players/advice/advice_courses.hpp"

#include "core/game/game.hpp"
#include "players/chances/house_chances.hpp"

namespace allfours {

namespace {

// True at the end of the hand or at a redeal: further cards are unknowable.
bool hand_is_over(const Table& table) {
  return table.phase == Phase::hand_end || table.phase == Phase::hand || table.phase == Phase::over;
}

void note(Course& course, const Event& event) {
  const auto scores = [&](CoursePoint point) {
    course.point[static_cast<std::size_t>(point)] = event.side;
  };
  if (event.kind == EventKind::trick && course.trick_to < 0) course.trick_to = event.seat;
  if (event.kind == EventKind::say && (event.say == Say::give || event.say == Say::run) &&
      !course.answered) {
    course.answered = true;
    course.answer = event.say;
  }
  if (event.kind != EventKind::award) return;
  if (event.counted && event.side >= 0) {
    auto& gained = course.gained[at(event.side)];
    gained = static_cast<std::int16_t>(gained + event.points);
  }
  switch (event.award) {
    case AwardFor::high:
      return scores(CoursePoint::high);
    case AwardFor::low:
      return scores(CoursePoint::low);
    case AwardFor::jack:
    case AwardFor::hang_jack:
      return scores(CoursePoint::jack);
    case AwardFor::game:
      return scores(CoursePoint::game);
    default:
      return;
  }
}

void go_on(Table& table, const Decision& decision, Course& course, Line* line) {
  auto judged = judge(table, decision);
  Event& event = std::get<Event>(judged);
  do {
    note(course, event);
    if (line != nullptr && line->told != nullptr) {
      if (event.kind == EventKind::play) line->told->push_back({event.seat, event.card});
      if (event.kind == EventKind::trick) line->told->push_back({});
    }
    apply(table, event);
  } while (!hand_is_over(table) && next_event(table, event));
}

double worth_of(const Table& table, int side) {
  if (table.winner >= 0) return table.winner == side ? 1 : 0;
  // A redeal keeps the dealer; else the next seat deals.
  const int dealer = table.phase == Phase::hand ? table.dealer : next_seat(table, table.dealer);
  return chance_to_win(table, table.score, dealer, side);
}

// The best card of the seat in turn; among equals the one "sensible" would play, if it is one of
// them. Empty if the solver exceeds its budget.
std::optional<Decision> best_card(const Table& table, Line& line, Stream& stream) {
  if (!Solver::can(table)) return std::nullopt;
  const Solver::Answer answer = line.solver.solve(table, line.values, line.nodes);
  if (!answer.finished) return std::nullopt;
  const auto is_best = [&](Card card) { return answer.of(card).least == answer.best.least; };
  const Decision usual = choose_sensibly(seen_from(table, table.turn), stream);
  if (is_best(usual.card)) return usual;
  for (const Card card : answer.cards) {
    if (is_best(card)) return Decision::of_play(table.turn, card);
  }
  return std::nullopt;
}

Decision next_decision(const Table& table, const Question& asked, Stream& stream, Line* line) {
  if (asked.lay_down) return Decision::of_lay_down(asked.seat);
  if (line != nullptr) {
    if (const auto best = best_card(table, *line, stream)) return *best;
    line->left = true;
  }
  return choose_sensibly(seen_from(table, asked.seat), stream);
}

}  // namespace

OutcomeValues course_values(const Table& table, int side) {
  return OutcomeValues::of_settled(table, side, [&](const Settled& end) {
    if (end.winner >= 0) return end.winner == side ? 1.0 : 0.0;
    return chance_to_win(table, end.score, next_seat(table, table.dealer), side);
  });
}

Course course_of(Table world, const Option& option, Stream& stream, Line* line) {
  Course course;
  const int seat = option.decision.seat;
  int kept = 0;
  if (option.keeps) {
    const Asked asked = may_lay_down(world);
    while (kept < asked.count && asked.seats[at(kept)] != seat) ++kept;
    ++kept;
  } else {
    const bool won = world.winner >= 0;
    go_on(world, option.decision, course, line);
    course.at_once = !won && world.winner >= 0 && option.decision.kind == Decision::Kind::say;
    // The seat's own word is not an answer to itself.
    course.answered = false;
  }
  while (!hand_is_over(world)) {
    const Question asked = next_question(world, kept);
    kept = 0;
    go_on(world, next_decision(world, asked, stream, line), course, line);
  }
  course.winner = world.winner;
  course.worth = worth_of(world, side_of(world, seat));
  return course;
}

}  // namespace allfours
