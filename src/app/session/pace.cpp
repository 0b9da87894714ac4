#include "app/session/pace.hpp"

#include <algorithm>
#include <array>

#include "app/features/settings/settings.hpp"
#include "core/table/irregular.hpp"
#include "core/text/utf8.hpp"

namespace allfours {

namespace {

constexpr double time_to_look = 4000;
constexpr double least_award = 1600;

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

}  // namespace

double dwell(const Session& session, double pace) {
  const Event& event = session.last_shown();
  const bool at_end = session.at_end();
  const EventKind next =
      at_end ? EventKind::game : session.log()[static_cast<std::size_t>(session.shown())].kind;
  double time = 0;
  switch (event.kind) {
    case EventKind::game:
      time = 0;
      break;
    case EventKind::first_dealer:
      time = 1400;
      break;
    case EventKind::hand:
      time = 100;
      break;
    case EventKind::deal:
      time = 900;
      break;
    case EventKind::cut_trump:
    case EventKind::turn_up:
      time = 900;
      break;
    case EventKind::say:
      time = event.says == say_bit(Say::pass) ? 350 : 1000;
      break;
    case EventKind::trump:
      time = at_end ? 600 : 100;
      break;
    case EventKind::discard:
      time = 600;
      break;
    // A finished trick stays to be looked at.
    case EventKind::play:
      time = next == EventKind::trick ? 1500 : 650;
      if (hanged_in_trick(session.table()).known()) time = 2400;
      break;
    case EventKind::trick:
      time = 450;
      break;
    case EventKind::draw:
      time = 450;
      break;
    case EventKind::deal_by_hand:
      time = 0;
      break;
    case EventKind::call_misdeal:
    case EventKind::take_back:
    case EventKind::call_revoke:
    case EventKind::look:
    case EventKind::expose:
    case EventKind::call_card:
    case EventKind::lay_down:
      time = 1400;
      break;
    // At least; time_to_read says how long its text takes.
    case EventKind::award:
      time = least_award;
      break;
    case EventKind::redeal:
    case EventKind::thrown_in:
      time = 1800;
      break;
    case EventKind::hand_end:
      time = 300;
      break;
    case EventKind::game_end:
      time = 0;
      break;
  }
  if (at_end) time *= ponder(session);
  // Time for the person to look too early.
  if (at_end && session.setup().rules.table_rules && may_look(session.table(), session.human())) {
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

double time_to_say(std::string_view line, double pace) {
  constexpr double per_character = 65;
  constexpr double between_lines = 300;
  const auto characters =
      std::count_if(line.begin(), line.end(), [](char c) { return !continues_character(c); });
  return (between_lines + per_character * static_cast<double>(characters)) * factor_of(pace);
}

}  // namespace allfours
