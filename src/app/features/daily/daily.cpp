#include "app/features/daily/daily.hpp"

#include <algorithm>
#include <set>

#include "core/table/scoring.hpp"
#include "core/text/number.hpp"
#include "core/text/text_fields.hpp"
#include "words/numbers.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

constexpr std::string_view seed_of_days = "TODAY-";

struct DayGame {
  std::string_view variant;
  int players;
};

// The deal beside Trinidad's, Monday first. No long games: only the first hand counts.
constexpr std::array<DayGame, 7> others{{{"seven-up", 2},
                                         {"west-yorkshire", 4},
                                         {"german", 2},
                                         {"pitch", 4},
                                         {"french", 2},
                                         {"california-jack", 2},
                                         {"lancashire", 4}}};
constexpr DayGame trinidad{"trinidad", 4};

// The first versions had one deal a day: on Sundays Trinidad's, on other days that of `others`. Its
// seed is the date alone. The second deal needs cards of its own, so its seed names the variant.
std::string seed_of(Day day, const DayGame& game) {
  const bool sunday = weekday_of(day) == 6;
  const bool first = (game.variant == trinidad.variant) == sunday;
  return std::string(seed_of_days) + (first ? "" : std::string(game.variant) + "-") + day_text(day);
}

// The number in a text of digits without a sign.
std::optional<int> digits(std::string_view text) {
  return text.starts_with('-') ? std::nullopt : whole_number(text);
}

std::string two(unsigned number) { return (number < 10 ? "0" : "") + std::to_string(number); }

// A number of points, possibly negative.
std::optional<int> points_in(std::string_view word) {
  const bool below = word.starts_with('-');
  const auto number = digits(word.substr(below ? 1 : 0));
  if (!number || *number > 999) return std::nullopt;
  return below ? -*number : *number;
}

std::optional<std::pair<Day, DayResult>> read_line(std::string_view line) {
  const auto day = parse_day(take_field(line, ' '));
  DayResult result;
  result.variant = find_variant(take_field(line, ' '));
  const std::string_view points = take_field(line, ' ');
  const auto own = points_in(take_field(line, ' '));
  const auto theirs = points_in(take_field(line, ' '));
  if (!day || result.variant == nullptr || points.size() != 4 || !own || !theirs || !line.empty() ||
      points.find_first_not_of("+-0") != std::string_view::npos) {
    return std::nullopt;
  }
  for (std::size_t i = 0; i < 4; ++i) result.points[i] = static_cast<DayResult::Point>(points[i]);
  result.own = *own;
  result.others = *theirs;
  return std::pair{*day, result};
}

}  // namespace

std::optional<Day> parse_day(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  const auto year = digits(text.substr(0, 4));
  const auto month = digits(text.substr(5, 2));
  const auto day = digits(text.substr(8));
  if (!year || !month || !day || *year < 2000) return std::nullopt;
  const std::chrono::year_month_day date{std::chrono::year(*year),
                                         std::chrono::month(static_cast<unsigned>(*month)),
                                         std::chrono::day(static_cast<unsigned>(*day))};
  if (!date.ok()) return std::nullopt;
  return Day(date);
}

std::string day_text(Day day) {
  const std::chrono::year_month_day date(day);
  return std::to_string(static_cast<int>(date.year())) + "-" +
         two(static_cast<unsigned>(date.month())) + "-" + two(static_cast<unsigned>(date.day()));
}

int weekday_of(Day day) { return static_cast<int>(std::chrono::weekday(day).iso_encoding()) - 1; }

std::string_view weekday_name(const Words& w, int weekday) {
  const std::array names{w.monday, w.tuesday,  w.wednesday, w.thursday,
                         w.friday, w.saturday, w.sunday};
  return names[static_cast<std::size_t>(weekday)];
}

Setup setup_of_day(Day day, DayDeal deal) {
  const DayGame& game =
      deal == DayDeal::trinidad ? trinidad : others[static_cast<std::size_t>(weekday_of(day))];
  Setup setup;
  setup.variant = find_variant(game.variant);
  setup.players = game.players;
  setup.rules = setup.variant->rules;
  setup.seed = seed_of(day, game);
  return setup;
}

std::optional<Day> day_of(const Setup& setup) {
  constexpr std::size_t date_size = 10;
  const std::string_view seed = setup.seed;
  if (!seed.starts_with(seed_of_days) || seed.size() < date_size) return std::nullopt;
  const auto day = parse_day(seed.substr(seed.size() - date_size));
  if (!day) return std::nullopt;
  for (const DayDeal deal : {DayDeal::trinidad, DayDeal::other}) {
    if (setup_text(setup_of_day(*day, deal)) == setup_text(setup)) return day;
  }
  return std::nullopt;
}

std::optional<DayResult> result_of_day(const Setup& setup, std::span<const Event> log, int human) {
  const auto end = std::find_if(log.begin(), log.end(), [](const Event& event) {
    return event.kind == EventKind::hand_end || event.kind == EventKind::game_end;
  });
  if (end == log.end()) return std::nullopt;
  const int side = human % side_count(setup.rules, setup.players);
  DayResult result;
  result.variant = setup.variant;
  for (auto event = log.begin(); event != end; ++event) {
    if (event->kind != EventKind::award || event->side < 0) continue;
    const bool ours = event->side == side;
    (ours ? result.own : result.others) += event->points;
    if (const int place = place_among_four(event->award); place >= 0) {
      result.points[static_cast<std::size_t>(place)] =
          ours ? DayResult::Point::won : DayResult::Point::lost;
    }
  }
  return result;
}

std::string result_text(const DayResult& result, Language language) {
  const Words& w = words_in(language);
  const std::array names{w.high_box, w.low_box, w.jack_box, w.game_box};
  std::string text(variant_short_name(language, *result.variant));
  text += " ·";
  for (std::size_t i = 0; i < names.size(); ++i) {
    const DayResult::Point point = result.points[i];
    text += " " + std::string(names[i]) +
            (point == DayResult::Point::won    ? " ✓"
             : point == DayResult::Point::lost ? " ✗"
                                               : " –");
  }
  return text + " · " + score_text(result.own, result.others);
}

bool Days::played(Day day) const {
  const auto first = results.lower_bound({day, {}});
  return first != results.end() && first->first.first == day;
}

int Days::count() const {
  std::set<Day> days;
  for (const auto& [key, result] : results) days.insert(key.first);
  return static_cast<int>(days.size());
}

const DayResult* Days::find(const Setup& deal) const {
  const auto day = day_of(deal);
  const auto found = day ? results.find(day_key(*day, *deal.variant)) : results.end();
  return found == results.end() ? nullptr : &found->second;
}

int Days::streak(Day today) const {
  Day day = played(today) ? today : today - std::chrono::days(1);
  int days = 0;
  for (; played(day); day -= std::chrono::days(1)) ++days;
  return days;
}

std::string days_text(const Days& days) {
  std::string text;
  for (const auto& [key, result] : days.results) {
    text += day_text(key.first) + " " + std::string(result.variant->id) + " ";
    for (const DayResult::Point point : result.points) text += static_cast<char>(point);
    text += " " + std::to_string(result.own) + " " + std::to_string(result.others) + "\n";
  }
  for (const std::string& line : days.unknown) text += line + "\n";
  return text;
}

Days parse_days(std::string_view text) {
  Days days;
  while (!text.empty()) {
    const std::string_view line = take_field(text, '\n');
    if (line.empty()) continue;
    const auto read = read_line(line);
    if (!read ||
        !days.results.emplace(day_key(read->first, *read->second.variant), read->second).second)
      days.unknown.emplace_back(line);
  }
  return days;
}

}  // namespace allfours
