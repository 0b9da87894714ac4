// Stored texts with one entry per line other than games and settings: statistics, days, the slate,
// the season, the cup of bars, league nights. Written and read again equal, and unreadable lines
// are kept.
#include "app/features/statistics/statistics.hpp"

#include <set>

#include "app/features/bar_cup/bar_cup.hpp"
#include "app/features/daily/daily.hpp"
#include "app/features/league/league_night.hpp"
#include "app/features/season/season_file.hpp"
#include "app/features/series/series.hpp"
#include "app/features/slate/slate.hpp"
#include "fuzzing/fuzz.hpp"

namespace allfours::fuzz {

namespace {

void check_unknown(const std::vector<std::string>& unknown, const std::string& written) {
  for (const std::string& line : unknown) {
    insist(("\n" + written).find("\n" + line + "\n") != std::string::npos, "no line is lost", line);
  }
}

// An unreadable line keeps its place after the readable ones.
template <typename Kept>
void check_kept(std::string_view text, Kept (*read)(std::string_view),
                std::string (*write)(const Kept&)) {
  const Kept kept = read(text);
  const std::string written = write(kept);
  const Kept again = read(written);
  insist(again == kept, "what is kept is read again as it was written", written);
  insist(write(again) == written, "and stays so", written);
  check_unknown(kept.unknown, written);
}

// One more game is counted, whatever the text before.
void check_counting(std::string_view text) {
  Statistics statistics = parse_statistics(text);
  Tally game;
  game.variant = find_variant("pitch");
  game.games = game.hands = game.won = 1;
  game.own[0] = game.others[1] = 3;
  statistics.add(game);
  const std::string written = statistics_text(statistics);
  insist(parse_statistics(written) == statistics, "one more game can be counted", written);
}

// The lines of a text, unordered.
std::multiset<std::string_view> lines_of(std::string_view text) {
  std::multiset<std::string_view> lines;
  while (!text.empty()) lines.insert(take_line(text));
  return lines;
}

void check_season(std::string_view text) {
  Season season = parse_season(text);
  const std::string written = season_text(season);
  check_unknown(season.unknown, written);
  // A match written before its season now follows it, and may complete a day with others.
  const std::string again = season_text(parse_season(written));
  insist(lines_of(again) == lines_of(written), "no line of a season is lost", written);
  if (season.begun()) {
    insist(season.day() >= 0 && season.day() <= season_days, "the day is one of the season", text);
    for (int day = 0; day < season_days; ++day) fixtures(season, day);
    const auto rows = season_table(season);
    insist(rows.size() == club_count, "every pub is in the table", text);
    cup_holder(season);
    if (season.over()) {
      insist(season.begin_next("NEXT"), "another season follows", text);
      insist(season.unknown.size() > 0 || parse_season(season_text(season)) == season,
             "and is kept", season_text(season));
    }
  }
  const auto judged = judge_season(text);
  if (const Season* given = std::get_if<Season>(&judged)) {
    const auto handed_on = judge_season(season_text(*given));
    const Season* read = std::get_if<Season>(&handed_on);
    insist(read != nullptr && *read == *given, "a season that is handed on is read", text);
  }
}

}  // namespace

void try_text(std::string_view text) {
  check_kept<Statistics>(text, parse_statistics, statistics_text);
  check_kept<Days>(text, parse_days, days_text);
  check_kept<Slate>(text, parse_slate, slate_text);
  check_kept<BarCup>(text, parse_cup, cup_text);
  check_kept<SeriesList>(text, parse_series, series_text);
  check_counting(text);
  check_season(text);
  if (const auto night = parse_night(text)) {
    const std::string written = night->text();
    const auto again = parse_night(written);
    insist(again && again->text() == written, "a league night is read again", written);
    if (night->match_over()) night->match();
  }
}

}  // namespace allfours::fuzz
