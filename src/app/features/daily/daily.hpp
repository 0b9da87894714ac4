// The deals of the day, derived from the date, the same for everybody: Trinidad's, and one of
// another variant, which changes with the weekday; the result of a deal's first hand, told without
// revealing a card, and the days played. Stored as one line per deal, "2026-11-22 trinidad +-0+ 3
// 1": High, Low, Jack and Game won, lost or nobody's, and the points of the person's side and of
// the others. An unreadable line is kept unchanged and not counted. Knows no clock: the page passes
// the date. Tests: tests/app/features/daily/daily_test.cpp.
#pragma once

#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/record.hpp"
#include "core/table/event.hpp"
#include "words/words.hpp"

namespace allfours {

using Day = std::chrono::sys_days;

// Parses "2026-11-22", a valid day of this millennium; and the inverse.
std::optional<Day> parse_day(std::string_view text);
std::string day_text(Day day);
// 0 for Monday to 6 for Sunday.
int weekday_of(Day day);
std::string_view weekday_name(const Words& words, int weekday);

enum class DayDeal { trinidad, other };
// A deal of a day; and the day of a game, if it is one of these deals, whoever opened it.
Setup setup_of_day(Day day, DayDeal deal);
std::optional<Day> day_of(const Setup& setup);

struct DayResult {
  enum class Point : char { won = '+', lost = '-', nobody = '0' };
  const Variant* variant = nullptr;
  std::array<Point, 4> points{Point::nobody, Point::nobody, Point::nobody, Point::nobody};
  int own = 0, others = 0;  // points of the first hand, all of them
  bool operator==(const DayResult&) const = default;
};

// Of the first hand of a log; empty before its end. `human` is the person's seat.
std::optional<DayResult> result_of_day(const Setup& setup, std::span<const Event> log, int human);
// "Trinidad · High ✓ Low ✗ Jack – Game ✓ · 3–1"
std::string result_text(const DayResult& result, Language language);

// A deal of a day in the records: the day, and the id of the variant.
using DayKey = std::pair<Day, std::string_view>;
inline DayKey day_key(Day day, const Variant& variant) { return {day, variant.id}; }

struct Days {
  std::map<DayKey, DayResult> results;
  std::vector<std::string> unknown;  // lines of a newer version, or broken ones

  // One of the day's deals has been played.
  bool played(Day day) const;
  // Number of days played.
  int count() const;
  // The result of a deal; null if it has not been played.
  const DayResult* find(const Setup& deal) const;
  // Number of consecutive days up to this one, or up to the day before if this one is not played
  // yet.
  int streak(Day today) const;
  bool operator==(const Days&) const = default;
};

std::string days_text(const Days& days);
Days parse_days(std::string_view text);

}  // namespace allfours
