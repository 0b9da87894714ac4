#include "app/features/league/league_night.hpp"

#include <algorithm>
#include <utility>

#include "core/game/record.hpp"
#include "core/text/number.hpp"
#include "core/text/text_fields.hpp"
#include "players/games/game_loop.hpp"

namespace allfours {

namespace {

constexpr int decisions_at_once = 12;
constexpr std::size_t own_tables = league_games - 1;

Setup beside(const Setup& ours, int number) {
  Setup setup = ours;
  setup.seed = series_seed(ours.seed, number);
  return setup;
}

bool night_number(std::string_view& line, int least, int most, int& into) {
  return read_number(take_field(line, ' '), into, least, most);
}

// The person's pub before its rival.
std::array<int, 2> own_first(const Season& season, const std::array<int, 2>& pair) {
  return {season.club, pair[pair[0] == season.club ? 1 : 0]};
}

// Number of tables besides the person's: three in a friendly match; on a day of a season four a
// match, minus the person's own.
std::size_t tables_of_day(int day, bool has_own) {
  if (day < 0) return own_tables;
  const int matches = is_cup_day(day) ? club_count / 2 >> (day / 3) : club_count / 2;
  return at(matches * league_games - (has_own ? 1 : 0));
}

// The winner has reached the target and the loser has not.
bool has_ended(const LeagueGame& game) {
  return game.points[at(game.winner)] >= league_target &&
         game.points[at(1 - game.winner)] < league_target;
}

// Lets a bot decide, or say whether it lays its hand down.
void decide_here(Game& game, const Player& player) {
  const Question asked = game.question();
  const SeatView seen = seen_from(game.table(), asked.seat);
  Stream stream = decision_stream(game.table().seed_key, asked.seat, game.decisions());
  if (asked.lay_down && !player.lays_down(seen, stream)) return game.keep_hand(asked.seat);
  const Decision decision =
      asked.lay_down ? Decision::of_lay_down(asked.seat) : player.choose(seen, stream);
  if (game.play(decision)) std::abort();  // bots choose legally
}

}  // namespace

LeagueGame NightTable::result() const {
  const Table& table = game.table();
  return {table.winner, {table.score[0], table.score[1]}};
}

LeagueNight::LeagueNight(const Setup& ours, std::string own, std::array<int, 2> clubs)
    : own_(std::move(own)), clubs_(clubs) {
  for (int i = 1; i < league_games; ++i) tables_.push_back({clubs, Game(beside(ours, i))});
}

LeagueNight::LeagueNight(const Season& season, const Setup& ours, std::string own)
    : own_(std::move(own)), day_(season.day()) {
  int number = 1;
  const auto add = [&](std::array<int, 2> pair, int tables) {
    for (int i = 0; i < tables; ++i) tables_.push_back({pair, Game(beside(ours, number++))});
  };
  const auto own_pair = has_own() ? own_fixture(season, day_) : std::nullopt;
  if (own_pair) {
    clubs_ = own_first(season, *own_pair);
    add(clubs_, league_games - 1);
  }
  for (const auto& pair : fixtures(season, day_)) {
    if (pair != own_pair) add(pair, league_games);
  }
}

std::string LeagueNight::bots_of(const NightTable& table) const {
  std::string text;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const std::string_view player =
        day_ < 0 ? usual_player_name : club_of(table.clubs[seat % 2]).players[seat / 2];
    text += (text.empty() ? "" : ",") + std::string(player);
  }
  return text;
}

void LeagueNight::end_own(const LeagueGame& game, bool practice) {
  own_game_ = game;
  practice_ = practice;
}

bool LeagueNight::match_over() const {
  return has_own() && own_game_ &&
         std::all_of(tables_.begin(), tables_.begin() + own_tables,
                     [](const NightTable& table) { return table.game.over(); });
}

bool LeagueNight::over() const {
  return (!has_own() || own_game_) &&
         std::all_of(tables_.begin(), tables_.end(),
                     [](const NightTable& table) { return table.game.over(); });
}

LeagueMatch LeagueNight::match() const {
  LeagueMatch match;
  match.games[0] = *own_game_;
  for (std::size_t i = 0; i < own_tables; ++i) match.games[i + 1] = tables_[i].result();
  match.result = league_result(match.games);
  return match;
}

bool LeagueNight::fits(const Season& season) const {
  if (day_ < 0 || !season.begun() || day_ > season.day()) return false;
  const auto own_pair = own_fixture(season, day_);
  if (has_own() != own_pair.has_value() || (own_pair && clubs_ != own_first(season, *own_pair)))
    return false;
  std::vector<std::array<int, 2>> wanted;
  if (own_pair) wanted.assign(own_tables, clubs_);
  for (const auto& pair : fixtures(season, day_)) {
    if (pair != own_pair) wanted.insert(wanted.end(), league_games, pair);
  }
  return std::equal(
      tables_.begin(), tables_.end(), wanted.begin(), wanted.end(),
      [](const NightTable& table, const std::array<int, 2>& pair) { return table.clubs == pair; });
}

std::vector<SeasonMatch> LeagueNight::results(const Season& season) const {
  std::vector<SeasonMatch> all;
  if (!over() || !fits(season)) return all;
  auto table = tables_.begin() + (has_own() ? own_tables : 0);
  for (const auto& pair : fixtures(season, day_)) {
    const bool ours = has_own() && (pair[0] == season.club || pair[1] == season.club);
    std::array<LeagueGame, league_games> games;
    if (ours) {
      games = match().games;
    } else {
      for (LeagueGame& game : games) game = (table++)->result();
    }
    SeasonMatch made = season_match(day_, ours ? clubs_ : pair, games);
    if (made.clubs != pair) {
      for (auto* both : {&made.clubs, &made.match_points, &made.game_points}) {
        std::swap((*both)[0], (*both)[1]);
      }
    }
    all.push_back(made);
  }
  return all;
}

// The one with the fewest decisions.
NightTable* LeagueNight::next_table() {
  NightTable* next = nullptr;
  for (NightTable& table : tables_) {
    if (table.game.over()) continue;
    if (next == nullptr || table.game.decisions() < next->game.decisions()) next = &table;
  }
  return next;
}

std::optional<WorkerRequest> LeagueNight::request() {
  NightTable* table = next_table();
  if (table == nullptr) return std::nullopt;
  const bool waits_for_us = has_own() && !own_game_;
  if (waits_for_us && table->game.decisions() > far_) return std::nullopt;
  asked_ = static_cast<std::size_t>(table - tables_.data());
  return WorkerRequest{.record = record_text(table->game),
                       .player = league_name,
                       .number = decisions_at_once,
                       .bots = bots_of(*table)};
}

bool LeagueNight::hear(std::string_view record_heard) {
  auto opened = open_record(record_heard);
  NightTable& table = tables_[std::exchange(asked_, std::nullopt).value()];
  if (auto* record = std::get_if<OpenedRecord>(&opened);
      record != nullptr && record->game.decisions() > table.game.decisions() &&
      record->game.moves().starts_with(table.game.moves()) &&
      setup_text(record->game.setup()) == setup_text(table.game.setup())) {
    const bool hand_ended =
        record->game.table().hand != table.game.table().hand || record->game.over();
    table.game = std::move(record->game);
    return hand_ended;
  }
  // An unusable reply: plays here instead.
  const int hand = table.game.table().hand;
  play_here(sensible_player(), decisions_at_once);
  return table.game.table().hand != hand || table.game.over();
}

void LeagueNight::play_here(const Player& player, int decisions) {
  for (NightTable* table = nullptr; decisions > 0 && (table = next_table()) != nullptr;
       --decisions) {
    decide_here(table->game, player);
  }
}

std::string LeagueNight::text() const {
  const auto numbers = [](std::initializer_list<int> all) {
    std::string text;
    for (const int one : all) text += " " + std::to_string(one);
    return text + "\n";
  };
  std::string text = "night" + numbers({day_, clubs_[0], clubs_[1]});
  if (has_own()) text += "own " + own_ + "\n";
  if (own_game_) {
    text += (practice_ ? "practice" : "ended") +
            numbers({own_game_->winner, own_game_->points[0], own_game_->points[1]});
  }
  for (const NightTable& table : tables_) {
    text += "table " + std::to_string(table.clubs[0]) + " " + std::to_string(table.clubs[1]) + " " +
            record_text(table.game) + "\n";
  }
  return text;
}

std::optional<LeagueNight> parse_night(std::string_view text) {
  LeagueNight night;
  bool begun = false;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::string_view name = line.substr(0, line.find(' '));
    line.remove_prefix(std::min(name.size() + 1, line.size()));
    std::array<int, 2> clubs{};
    const auto read_clubs = [&] {
      return night_number(line, 0, club_count - 1, clubs[0]) &&
             night_number(line, 0, club_count - 1, clubs[1]);
    };
    if (name == "night" && !begun) {
      if (!night_number(line, -1, season_days - 1, night.day_) || !read_clubs())
        return std::nullopt;
      night.clubs_ = clubs;
      begun = true;
    } else if (name == "own" && begun && !line.empty()) {
      night.own_ = line;
    } else if ((name == "ended" || name == "practice") && night.has_own()) {
      LeagueGame game;
      if (!night_number(line, 0, 1, game.winner) || !night_number(line, -99, 99, game.points[0]) ||
          !night_number(line, -99, 99, game.points[1]) || !has_ended(game)) {
        return std::nullopt;
      }
      night.end_own(game, name == "practice");
    } else if (name == "table" && begun) {
      if (!read_clubs()) return std::nullopt;
      auto opened = open_record(line);
      auto* record = std::get_if<OpenedRecord>(&opened);
      if (record == nullptr || !is_league_game(record->game.setup())) return std::nullopt;
      night.tables_.push_back({clubs, std::move(record->game)});
    } else {
      return std::nullopt;
    }
  }
  if (!begun || night.tables_.size() != tables_of_day(night.day_, night.has_own()) ||
      (night.day_ < 0 && !night.has_own())) {
    return std::nullopt;
  }
  // The tables of the person's match come first.
  const bool in_place =
      !night.has_own() ||
      std::all_of(night.tables_.begin(), night.tables_.begin() + own_tables,
                  [&](const NightTable& table) { return table.clubs == night.clubs_; });
  return in_place ? std::optional(std::move(night)) : std::nullopt;
}

}  // namespace allfours
