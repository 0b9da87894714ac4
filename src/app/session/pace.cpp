#include "app/session/pace.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/features/settings/settings.hpp"
#include "core/table/irregular.hpp"
#include "core/text/utf8.hpp"

namespace allfours {

namespace {

constexpr double time_to_look = 4000;
constexpr double least_award = 1600;
// Of the count of card points: before the first card, a card, and after the last.
constexpr double count_lead = 400;
constexpr double count_step = 150;
constexpr double count_rest = 600;

// Each bot takes its own time, by its number in usual_names.
double ponder(const Session& session) {
  static constexpr std::array<double, max_players> manners{1, 1.2, 1, 0.9, 1.1, 0.8};
  const auto asked = session.question();
  if (!asked) return 1;
  const Persons persons = persons_at(session.setup(), session.seating().home, &session.log()[1]);
  return manners[at(persons[at(asked->seat)])];
}

double factor_of(double pace) {
  constexpr std::array<double, 5> factors{1.7, 1.3, 1.0, 0.65, 0.4};
  return factors[static_cast<std::size_t>(pace_step(pace))];
}

// At the normal pace, after this event, whatever the person does.
double usual_dwell(EventKind kind) {
  switch (kind) {
    case EventKind::game:
    case EventKind::deal_by_hand:
    case EventKind::game_end:
      return 0;
    case EventKind::hand:
    case EventKind::trump:
      return 100;
    case EventKind::hand_end:
      return 300;
    case EventKind::trick:
    case EventKind::draw:
      return 450;
    case EventKind::discard:
      return 600;
    case EventKind::play:
      return 650;
    case EventKind::deal:
    case EventKind::cut_trump:
    case EventKind::turn_up:
      return 900;
    case EventKind::say:
      return 1000;
    case EventKind::first_dealer:
    case EventKind::call_misdeal:
    case EventKind::take_back:
    case EventKind::call_revoke:
    case EventKind::look:
    case EventKind::expose:
    case EventKind::call_card:
    case EventKind::lay_down:
      return 1400;
    case EventKind::redeal:
    case EventKind::thrown_in:
      return 1800;
    // At least; time_to_read says how long its text takes.
    case EventKind::award:
      return least_award;
  }
  return 0;
}

bool is_next(const Session& session, EventKind kind) {
  return !session.at_end() && session.log()[at(session.shown())].kind == kind;
}

// After the last event shown.
double dwell_here(const Session& session) {
  const Event& event = session.last_shown();
  // The last award gives way to the result at once: between them the table would show its piles.
  if (event.kind == EventKind::hand_end && is_next(session, EventKind::game_end)) return 0;
  if (event.kind == EventKind::say && event.says == say_bit(Say::pass)) return 350;
  if (event.kind == EventKind::trump && session.at_end()) return 600;
  if (event.kind == EventKind::play) {
    if (hanged_in_trick(session.table()).known()) return 2400;
    // A finished trick stays to be looked at.
    if (is_next(session, EventKind::trick)) return 1500;
  }
  return usual_dwell(event.kind);
}

}  // namespace

double dwell(const Session& session, double pace) {
  double time = dwell_here(session);
  if (!session.at_end()) return time * factor_of(pace);
  time *= ponder(session);
  // Time for the person to look too early.
  if (session.setup().rules.table_rules && may_look(session.table(), session.human())) {
    time = std::max(time, time_to_look);
  }
  return time * factor_of(pace);
}

double time_to_read(std::string_view award, AwardWeight weight, double pace) {
  constexpr double per_word = 250;
  // In the order of AwardWeight.
  static constexpr std::array<double, 6> least_times{least_award, 2000, 2300, 2600, 3000, 3400};
  const auto words = std::count(award.begin(), award.end(), ' ') + 1;
  const double least = least_times[static_cast<std::size_t>(weight)];
  return std::max(least, per_word * static_cast<double>(words)) * factor_of(pace);
}

double time_to_count(int cards, double pace) {
  return (count_lead + count_step * cards + count_rest) * factor_of(pace);
}

int counted_by(double passed, double pace) {
  return static_cast<int>(std::floor((passed / factor_of(pace) - count_lead) / count_step)) + 1;
}

double time_to_say(std::string_view line, double pace) {
  constexpr double per_character = 65;
  constexpr double between_lines = 300;
  const auto characters =
      std::count_if(line.begin(), line.end(), [](char c) { return !continues_character(c); });
  return (between_lines + per_character * static_cast<double>(characters)) * factor_of(pace);
}

}  // namespace allfours
