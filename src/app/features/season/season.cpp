#include "app/features/season/season.hpp"

#include <algorithm>

#include "core/cards/random.hpp"
#include "core/text/number.hpp"
#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

constexpr std::array<std::string_view, 2> steady{"sensible", "sensible"};
constexpr std::array<std::string_view, 2> mixed_players{"sensible", "beginner"};
constexpr std::array<std::string_view, 2> merry{"beginner", "beginner"};

constexpr std::array<Club, club_count> clubs{{{"The Weavers Arms", "steady", steady},
                                              {"The Shoulder of Mutton", "mixed", mixed_players},
                                              {"The Old Colliery", "steady", steady},
                                              {"The Three Jacks", "merry", merry},
                                              {"The Malt Shovel", "mixed", mixed_players},
                                              {"The Spinning Jenny", "steady", steady},
                                              {"The Whippet", "merry", merry},
                                              {"The Canal Basin", "mixed", mixed_players}}};

constexpr int most_season_points = 999;

// The numbers of the clubs in the fixture list: another order each season.
std::array<int, club_count> order_of(std::string_view seed, std::string_view what) {
  std::array<int, club_count> order{};
  for (int i = 0; i < club_count; ++i) order[at(i)] = i;
  Stream stream(seed_key(seed), what);
  stream.shuffle(order);
  return order;
}

int rounds_before(int day) {
  int rounds = 0;
  for (int i = 0; i < day; ++i) rounds += is_cup_day(i) ? 0 : 1;
  return rounds;
}

// Round robin by the circle method: the last club is fixed, the others rotate.
std::vector<std::array<int, 2>> league_round(std::string_view seed, int round) {
  const auto order = order_of(seed, "league");
  constexpr int circle = club_count - 1;
  std::vector<std::array<int, 2>> pairs;
  for (int i = 0; i < club_count / 2; ++i) {
    const int one = i == 0 ? circle : (round + i) % circle;
    const int other = i == 0 ? round : (round - i + circle) % circle;
    const bool turned = (i == 0 ? round : i) % 2 == 1;
    pairs.push_back({order[at(turned ? other : one)], order[at(turned ? one : other)]});
  }
  return pairs;
}

std::vector<SeasonMatch> matches_of(const Season& season, int day) {
  std::vector<SeasonMatch> found;
  for (const SeasonMatch& match : season.matches) {
    if (match.day == day) found.push_back(match);
  }
  return found;
}

// The next word as a number below this.
bool season_number(std::string_view& line, int below, int& into) {
  return read_number(take_field(line, ' '), into, 0, below - 1);
}

bool read_past(std::string_view line, PastSeason& past) {
  past.seed = take_field(line, ' ');
  return valid_seed(past.seed) && season_number(line, club_count + 1, past.place) &&
         past.place > 0 && season_number(line, most_season_points, past.match_points) &&
         season_number(line, club_count, past.champion) &&
         season_number(line, club_count, past.cup) && line.empty();
}

// The matches of an incomplete day, and their original lines.
struct DayRead {
  std::vector<SeasonMatch> matches;
  std::vector<std::string> lines;
};

// Sets lines aside that do not complete a day.
void put_aside(Season& season, DayRead& today) {
  for (std::string& line : today.lines) season.unknown.push_back(std::move(line));
  today = {};
}

// Strips the line end of Windows.
std::string_view whole_line(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

// False for an unusable line.
bool take_season_line(Season& season, DayRead& today, std::string_view whole) {
  std::string_view line = whole_line(whole);
  const std::string_view name = take_field(line, ' ');
  if (name == "season" && !season.begun()) {
    const std::string_view seed = take_field(line, ' ');
    if (!valid_seed(seed) || !season_number(line, club_count, season.club) || !line.empty()) {
      return false;
    }
    season.seed = seed;
    return true;
  }
  if (name == "match" && season.begun()) {
    SeasonMatch match;
    if (!read_season_match(whole_line(whole), match) || match.day != season.day()) return false;
    today.matches.push_back(match);
    today.lines.emplace_back(whole);
    if (today.matches.size() < fixtures(season, match.day).size()) return true;
    if (season.note_day(today.matches))
      today = {};
    else
      put_aside(season, today);
    return true;
  }
  if (name == "past") {
    PastSeason past;
    if (!read_past(line, past) || season.past.size() == most_past_seasons) return false;
    season.past.push_back(std::move(past));
    return true;
  }
  return false;
}

}  // namespace

const Club& club_of(int club) { return clubs[at(club)]; }

bool is_cup_day(int day) { return day % 3 == 2; }

int Season::day() const { return matches.empty() ? 0 : matches.back().day + 1; }

bool Season::note_day(const std::vector<SeasonMatch>& played) {
  const auto wanted = fixtures(*this, day());
  if (!begun() || over() || played.size() != wanted.size()) return false;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (played[i].day != day() || played[i].clubs != wanted[i]) return false;
  }
  matches.insert(matches.end(), played.begin(), played.end());
  return true;
}

bool Season::begin_next(std::string next_seed) {
  if (!over() || !valid_seed(next_seed)) return false;
  const auto rows = season_table(*this);
  PastSeason done{seed, 0, 0, rows.front().club, cup_holder(*this)};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].club != club) continue;
    done.place = static_cast<int>(i) + 1;
    done.match_points = rows[i].match_points;
  }
  past.push_back(std::move(done));
  if (past.size() > most_past_seasons) past.erase(past.begin());
  matches.clear();
  seed = std::move(next_seed);
  return true;
}

std::vector<std::array<int, 2>> fixtures(const Season& season, int day) {
  if (day < 0 || day >= season_days) return {};
  if (!is_cup_day(day)) return league_round(season.seed, rounds_before(day));
  std::vector<int> still_in;
  if (day == 2) {
    const auto order = order_of(season.seed, "cup");
    still_in.assign(order.begin(), order.end());
  } else {
    for (const SeasonMatch& tie : matches_of(season, day - 3)) still_in.push_back(cup_winner(tie));
  }
  std::vector<std::array<int, 2>> pairs;
  for (std::size_t i = 0; i + 1 < still_in.size(); i += 2) {
    pairs.push_back({still_in[i], still_in[i + 1]});
  }
  return pairs;
}

std::optional<std::array<int, 2>> own_fixture(const Season& season, int day) {
  for (const auto& pair : fixtures(season, day)) {
    if (pair[0] == season.club || pair[1] == season.club) return pair;
  }
  return std::nullopt;
}

std::vector<SeasonRow> season_table(const Season& season) {
  std::vector<SeasonRow> rows(club_count);
  for (int i = 0; i < club_count; ++i) rows[at(i)].club = i;
  for (const SeasonMatch& match : season.matches) {
    if (is_cup_day(match.day)) continue;
    for (std::size_t i = 0; i < 2; ++i) {
      SeasonRow& row = rows[at(match.clubs[i])];
      const int more = match.match_points[i] - match.match_points[1 - i];
      ++(more > 0 ? row.won : more < 0 ? row.lost : row.drawn);
      row.match_points += match.match_points[i];
      row.game_points += match.game_points[i];
    }
  }
  std::stable_sort(rows.begin(), rows.end(), [](const SeasonRow& one, const SeasonRow& other) {
    return one.match_points != other.match_points ? one.match_points > other.match_points
                                                  : one.game_points > other.game_points;
  });
  return rows;
}

int cup_winner(const SeasonMatch& tie) {
  if (tie.match_points[0] != tie.match_points[1]) {
    return tie.clubs[tie.match_points[0] > tie.match_points[1] ? 0 : 1];
  }
  return tie.clubs[tie.game_points[0] > tie.game_points[1] ? 0 : 1];
}

int cup_holder(const Season& season) {
  const auto final_tie = matches_of(season, 8);
  return final_tie.size() == 1 ? cup_winner(final_tie.front()) : -1;
}

SeasonMatch season_match(int day, std::array<int, 2> pubs, std::span<const LeagueGame> games) {
  const LeagueResult result = league_result(games);
  return {day, pubs, result.match_points, result.game_points};
}

std::string season_text(const Season& season) {
  std::string text;
  const auto line = [&](std::string_view name, std::initializer_list<int> numbers) {
    text += name;
    for (const int number : numbers) text += " " + std::to_string(number);
    text += '\n';
  };
  if (season.begun()) line("season " + season.seed, {season.club});
  for (const SeasonMatch& match : season.matches) {
    line("match", {match.day, match.clubs[0], match.clubs[1], match.match_points[0],
                   match.match_points[1], match.game_points[0], match.game_points[1]});
  }
  for (const PastSeason& one : season.past) {
    line("past " + one.seed, {one.place, one.match_points, one.champion, one.cup});
  }
  for (const std::string& one : season.unknown) text += one + "\n";
  return text;
}

bool read_season_match(std::string_view line, SeasonMatch& match) {
  return take_field(line, ' ') == "match" && season_number(line, season_days, match.day) &&
         season_number(line, club_count, match.clubs[0]) &&
         season_number(line, club_count, match.clubs[1]) &&
         season_number(line, most_season_points, match.match_points[0]) &&
         season_number(line, most_season_points, match.match_points[1]) &&
         season_number(line, most_season_points, match.game_points[0]) &&
         season_number(line, most_season_points, match.game_points[1]) && line.empty();
}

Season parse_season(std::string_view text) {
  Season season;
  DayRead today;
  while (!text.empty()) {
    const std::string_view line = take_field(text, '\n');
    if (!line.empty() && line != "\r" && !take_season_line(season, today, line)) {
      season.unknown.emplace_back(line);
    }
  }
  put_aside(season, today);
  return season;
}

}  // namespace allfours
