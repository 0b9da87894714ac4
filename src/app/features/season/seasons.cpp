#include "app/features/season/seasons.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

constexpr std::string_view before_mark = "before ";

// True for a line of LeagueNight::text.
bool is_of_night(std::string_view line) {
  constexpr std::array<std::string_view, 5> names{"night", "own", "ended", "practice", "table"};
  return std::ranges::find(names, line.substr(0, line.find(' '))) != names.end();
}

}  // namespace

void Seasons::replace(Season other, std::string night) {
  offered.reset();
  before.reset();
  if (now.begun()) before = {std::move(now), std::move(night)};
  now = std::move(other);
}

void Seasons::read(std::string_view text) {
  std::string season;
  std::string season_before;
  std::string night_before;
  while (!text.empty()) {
    std::string_view line = take_field(text, '\n');
    std::string* into = &season;
    if (line.starts_with(before_mark)) {
      line.remove_prefix(before_mark.size());
      into = is_of_night(line) ? &night_before : &season_before;
    }
    *into += std::string(line) + "\n";
  }
  now = parse_season(season);
  before.reset();
  if (!season_before.empty()) before = {parse_season(season_before), std::move(night_before)};
}

std::string Seasons::text() const {
  std::string text = season_text(now);
  if (!before) return text;
  const std::string replaced = season_text(before->season) + before->night;
  std::string_view rest = replaced;
  while (!rest.empty()) {
    text += before_mark;
    text += take_field(rest, '\n');
    text += '\n';
  }
  return text;
}

}  // namespace allfours
