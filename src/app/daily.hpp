// The deal of the day: a deal derived from the date, the same for everybody, one variant per
// weekday; the result of its first hand, told without revealing a card, and the days played. Stored
// as one line per day, "2026-11-22 trinidad +-0+ 3 1": High, Low, Jack and Game won, lost or
// nobody's, and the points of the person's side and of the others. An unreadable line is kept
// unchanged and not counted. Knows no clock: the page passes the date. Tests:
// tests/app/daily_test.cpp.
#pragma once

#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/event.hpp"
#include "core/record.hpp"
#include "words/words.hpp"

namespace allfours {

using Day = std::chrono::sys_days;

// Parses "2026-11-22", a valid day of this millennium; and the inverse.
std::optional<Day> parse_day(std::string_view text);
std::string day_text(Day day);
// 0 for Monday to 6 for Sunday.
int weekday_of(Day day);
std::string_view weekday_name(const Words& words, int weekday);

// The game of a day; and the day of a game, if it is one, whoever opened it.
Setup setup_of_day(Day day);
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

struct Days {
  std::map<Day, DayResult> results;
  std::vector<std::string> unknown;  // lines of a newer version, or broken ones

  // Number of consecutive days up to this one, or up to the day before if this one is not played
  // yet.
  int streak(Day today) const;
  bool operator==(const Days&) const = default;
};

std::string days_text(const Days& days);
Days parse_days(std::string_view text);

}  // namespace allfours
