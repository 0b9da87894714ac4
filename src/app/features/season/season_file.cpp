#include "app/features/season/season_file.hpp"

#include <array>

#include "core/cards/random.hpp"
#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

constexpr std::size_t longest_file = 100'000;

// A game of a league match ends with 15 points against 0 to 14. A game won gives two match points,
// the higher sum of game points two more.
constexpr int most_lost = league_target - 1;
constexpr int least_a_match = 2 * league_games;
constexpr int most_a_match = least_a_match + 2;
constexpr int league_rounds = club_count - 1;
constexpr int matches_a_season = league_rounds * club_count / 2;

// Reads a file line by line; stops at the first fault.
class SeasonJudge {
  using Kind = SeasonFault::Kind;

 public:
  std::optional<SeasonFault> take(std::string_view line, int number) {
    const std::string_view whole = line;
    const std::string_view name = take_field(line, ' ');
    if (!season.begun()) {
      if (name != "season") return SeasonFault{Kind::none};
      return begin(whole, number);
    }
    if (name == "match") return take_match(whole, number);
    if (name == "past") return take_past(whole, number);
    return SeasonFault{Kind::unreadable, number};
  }

  std::optional<SeasonFault> end() const {
    if (!season.begun()) return SeasonFault{Kind::none};
    if (!today_.empty()) return SeasonFault{Kind::cut};
    return std::nullopt;
  }

  Season season;

 private:
  // True if the parsed line is written exactly like this.
  static bool is_as_written(const Season& alone, std::string_view line) {
    return season_text(alone) == std::string(line) + "\n";
  }

  std::optional<SeasonFault> begin(std::string_view line, int number) {
    Season alone = parse_season(line);
    if (!alone.begun() || !alone.unknown.empty() || !is_as_written(alone, line))
      return SeasonFault{Kind::unreadable, number};
    season = std::move(alone);
    return std::nullopt;
  }

  std::optional<SeasonFault> take_match(std::string_view line, int number) {
    Season alone;
    SeasonMatch match;
    if (!season.past.empty() || !read_season_match(line, match))
      return SeasonFault{Kind::unreadable, number};
    alone.matches.push_back(match);
    if (!is_as_written(alone, line)) return SeasonFault{Kind::unreadable, number};
    const auto wanted = fixtures(season, season.day());
    if (match.day != season.day() || today_.size() >= wanted.size() ||
        match.clubs != wanted[today_.size()]) {
      return SeasonFault{Kind::not_played, number};
    }
    if (!possible(match)) return SeasonFault{Kind::impossible, number};
    today_.push_back(match);
    if (today_.size() == wanted.size() && season.note_day(today_)) today_.clear();
    return std::nullopt;
  }

  std::optional<SeasonFault> take_past(std::string_view line, int number) {
    if (!today_.empty()) return SeasonFault{Kind::cut};
    const Season alone = parse_season(line);
    if (alone.past.size() != 1 || !is_as_written(alone, line) ||
        season.past.size() == most_past_seasons) {
      return SeasonFault{Kind::unreadable, number};
    }
    if (!possible(alone.past[0], season.club)) return SeasonFault{Kind::impossible, number};
    season.past.push_back(alone.past[0]);
    return std::nullopt;
  }

  std::vector<SeasonMatch> today_;  // of an incomplete day
};

}  // namespace

bool possible(const SeasonMatch& match) {
  const auto can_be = [](int points, int won) {
    const int least = won * league_target;
    return points >= least && points <= least + (league_games - won) * most_lost;
  };
  const auto [ours, theirs] = match.game_points;
  for (int won = 0; won <= league_games; ++won) {
    if (!can_be(ours, won) || !can_be(theirs, league_games - won)) continue;
    const std::array<int, 2> points{2 * won + (ours > theirs ? 2 : 0),
                                    2 * (league_games - won) + (theirs > ours ? 2 : 0)};
    if (match.match_points == points) return true;
  }
  return false;
}

bool possible(const PastSeason& past, int club) {
  const int points = past.match_points;
  constexpr int most = league_rounds * most_a_match;
  if (points % 2 != 0 || points > most || (past.place == 1) != (past.champion == club)) {
    return false;
  }
  // Clubs above have at least as many points, clubs below at most as many.
  return past.place * points <= matches_a_season * most_a_match &&
         (past.place - 1) * most + (club_count - past.place + 1) * points >=
             matches_a_season * least_a_match;
}

bool is_season_file(std::string_view file) {
  if (file.starts_with(byte_order_mark)) file.remove_prefix(byte_order_mark.size());
  std::string_view first;
  while (first.empty() && !file.empty()) first = take_line(file);
  const auto fault = SeasonJudge().take(first, 1);
  return !fault || fault->kind != SeasonFault::Kind::none;
}

std::variant<Season, SeasonFault> judge_season(std::string_view file) {
  if (file.size() > longest_file) return SeasonFault{SeasonFault::Kind::too_long};
  if (file.starts_with(byte_order_mark)) file.remove_prefix(byte_order_mark.size());
  const bool ends_in_a_line = !file.empty() && !file.ends_with('\n');
  SeasonJudge judge;
  for (int number = 1; !file.empty(); ++number) {
    const std::string_view line = take_line(file);
    if (line.empty()) continue;
    if (const auto fault = judge.take(line, number)) return *fault;
  }
  if (const auto fault = judge.end()) return *fault;
  // Without it a number may lack its last digits.
  if (ends_in_a_line) return SeasonFault{SeasonFault::Kind::cut};
  return std::move(judge.season);
}

}  // namespace allfours
