#include "app/features/series/series.hpp"

#include <algorithm>

#include "app/links/link.hpp"
#include "core/cards/random.hpp"
#include "core/game/series.hpp"
#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

constexpr int most_game_points = 200;
constexpr std::string_view helped_mark = "helped";

// "BCDF:KINGSTON-42" or, once it is over, "BCDF:KINGSTON-42:0:14:9", perhaps with ":helped".
std::optional<SeriesGame> read_game(std::string_view word) {
  SeriesGame game;
  game.name = take_field(word, ':');
  game.seed = take_field(word, ':');
  if (game.name.empty() || !valid_seed(game.seed)) return std::nullopt;
  if (word.empty()) return game;
  if (!read_number(take_field(word, ':'), game.winner, 0, 1)) return std::nullopt;
  for (int& points : game.points) {
    if (!read_number(take_field(word, ':'), points, -most_game_points, most_game_points))
      return std::nullopt;
  }
  game.helped = word == helped_mark;
  return game.helped || word.empty() ? std::optional(std::move(game)) : std::nullopt;
}

std::string game_text_of(const SeriesGame& game) {
  std::string text = game.name + ":" + game.seed;
  if (!game.over()) return text;
  text += ":" + std::to_string(game.winner);
  for (const int points : game.points) text += ":" + std::to_string(points);
  return game.helped ? text + ":" + std::string(helped_mark) : text;
}

constexpr std::string_view no_people = "-";

// No game follows one that is not over, or one that has decided the series.
bool is_possible(const Series& series) {
  Series so_far = series;
  so_far.games.clear();
  for (const SeriesGame& game : series.games) {
    if (!so_far.games.empty() && !so_far.wants_game()) return false;
    so_far.games.push_back(game);
  }
  const auto link = read_link(series.link);
  const auto* opened = std::get_if<OpenedLink>(&link);
  return opened != nullptr && !series.games.empty() && allows_series(*opened->game.setup().variant);
}

// "series BCDF 3 v=trinidad&seed=KINGSTON-42 - BCDF:KINGSTON-42:0:14:9 GHJK:TOBAGO-7"
std::optional<Series> read_series(std::string_view line) {
  Series series;
  if (take_field(line, ' ') != "series") return std::nullopt;
  series.name = take_field(line, ' ');
  if (series.name.empty()) return std::nullopt;
  if (!read_number(take_field(line, ' '), series.length, 1) || !is_series_length(series.length))
    return std::nullopt;
  series.link = take_field(line, ' ');
  const std::string_view people = take_field(line, ' ');
  if (people != no_people && !read_digits(people, 0, max_players - 1, series.people))
    return std::nullopt;
  while (!line.empty()) {
    auto game = read_game(take_field(line, ' '));
    if (!game) return std::nullopt;
    series.games.push_back(*std::move(game));
  }
  return is_possible(series) ? std::optional(std::move(series)) : std::nullopt;
}

std::string line_of(const Series& series) {
  std::string line = "series " + series.name + " " + std::to_string(series.length) + " " +
                     series.link + " " +
                     (series.people == 0 ? std::string(no_people) : digits_text(series.people));
  for (const SeriesGame& game : series.games) line += " " + game_text_of(game);
  return line;
}

}  // namespace

std::array<int, 2> Series::won() const {
  std::array<int, 2> won{};
  for (const SeriesGame& game : games) {
    if (game.over()) ++won[static_cast<std::size_t>(game.winner)];
  }
  return won;
}

int Series::winner() const { return series_winner(length, won()); }

const Series* SeriesList::with_game(std::string_view name) const {
  for (const Series& series : all) {
    for (const SeriesGame& game : series.games) {
      if (game.name == name) return &series;
    }
  }
  return nullptr;
}

const Series* SeriesList::named(std::string_view name) const {
  const auto found = std::ranges::find(all, name, &Series::name);
  return found == all.end() ? nullptr : &*found;
}

const Series* SeriesList::running() const {
  for (auto series = all.rbegin(); series != all.rend(); ++series) {
    if (!series->over()) return &*series;
  }
  return nullptr;
}

void SeriesList::put(Series series) {
  const auto found = std::ranges::find(all, series.name, &Series::name);
  if (found != all.end()) {
    *found = std::move(series);
    return;
  }
  all.push_back(std::move(series));
  if (all.size() <= most_series) return;
  const auto finished = std::ranges::find_if(all, &Series::over);
  all.erase(finished == all.end() ? all.begin() : finished);
}

std::string series_text(const SeriesList& list) {
  std::string text;
  for (const Series& series : list.all) text += line_of(series) + "\n";
  for (const std::string& line : list.unknown) text += line + "\n";
  return text;
}

SeriesList parse_series(std::string_view text) {
  SeriesList list;
  while (!text.empty()) {
    const std::string_view line = take_field(text, '\n');
    if (line.empty()) continue;
    auto series = read_series(line);
    const bool known = series && list.all.size() < most_series &&
                       list.named(series->name) == nullptr && line_of(*series) == line;
    if (known)
      list.all.push_back(*std::move(series));
    else
      list.unknown.emplace_back(line);
  }
  return list;
}

}  // namespace allfours
