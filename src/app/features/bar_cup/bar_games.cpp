#include "app/features/bar_cup/bar_games.hpp"

#include <algorithm>
#include <utility>

#include "players/games/game_loop.hpp"

namespace allfours {

namespace {

// A place for every game of a cup in the series of its deals.
std::string deal_of_bar_game(const BarCup& cup, std::size_t match, int game) {
  return series_seed(cup.seed, 1 + static_cast<int>(match) * most_bar_games + game);
}

Seats bar_seats(const BarMatch& match) {
  const Bots bots = bar_bots(match);
  Seats seats{};
  for (std::size_t seat = 0; seat < bar_players; ++seat) seats[seat] = find_player(bots[seat]);
  return seats;
}

// Until this many games count, or the match is over.
void play_games(BarCup& cup, std::size_t match, std::ptrdiff_t games) {
  BarMatch& played = cup.matches[match];
  while (!played.over() && std::ssize(played.games) < games) {
    const auto next = static_cast<int>(played.games.size());
    played.games.push_back(bar_game_so_far(cup, match, next, 0));
  }
}

std::size_t place_of(const BarCup& cup, const BarMatch& match) {
  return static_cast<std::size_t>(&match - cup.matches.data());
}

}  // namespace

Bots bots_against(const BarCup& cup, int rival) {
  Bots bots = all_bots();
  bots[1] = bar_of(rival).players[0];
  bots[3] = bar_of(rival).players[1];
  bots[2] = bar_of(cup.bar).players[1];
  return bots;
}

Bots bar_bots(const BarMatch& match) {
  Bots bots = all_bots();
  for (std::size_t seat = 0; seat < bar_players; ++seat)
    bots[seat] = bar_of(match.bars[seat % 2]).players[seat / 2];
  return bots;
}

BarGame bar_game_so_far(const BarCup& cup, std::size_t match, int game, int hand) {
  BarGame result{-1, {}, false};
  int hands = 0;
  play_game(
      bar_setup(deal_of_bar_game(cup, match, game)), bar_seats(cup.matches[match]),
      [&](const Table&, const Event& event) {
        if (event.kind == EventKind::hand_end) ++hands;
        if (event.kind != EventKind::hand_end && event.kind != EventKind::game_end) return;
        result.points = {event.score[0], event.score[1]};
        if (event.kind == EventKind::game_end) result.winner = event.side;
      },
      [&] { return hand > 0 && hands >= hand - 1; });
  return result;
}

Record bar_record(const BarCup& cup, std::size_t match, int game) {
  const Setup setup = bar_setup(deal_of_bar_game(cup, match, game));
  Events log;
  play_game(setup, bar_seats(cup.matches[match]),
            [&](const Table&, const Event& event) { log.push_back(event); });
  const auto deal = std::find_if(log.begin(), log.end(),
                                 [](const Event& event) { return event.kind == EventKind::deal; });
  return {setup, decisions_in(log), static_cast<int>(deal - log.begin()) + 1};
}

void begin_own(BarCup& cup, std::string name, std::string seed) {
  const BarMatch& match = *cup.own_match(cup.round());
  cup.own = {std::move(name), std::move(seed), match.round, static_cast<int>(match.games.size())};
}

bool withdraw_own(BarCup& cup) {
  const OwnBarGame own = *cup.own;
  for (const BarMatch& match : cup.matches) {
    if (match.round > own.round && !match.games.empty()) return false;
  }
  std::erase_if(cup.matches, [&](const BarMatch& match) { return match.round > own.round; });
  auto& games = cup.matches[place_of(cup, *cup.own_match(own.round))].games;
  if (std::ssize(games) > own.game) games.resize(at(own.game));
  return true;
}

bool note_own(BarCup& cup, const BarGame& result) {
  if (!withdraw_own(cup)) return false;
  const OwnBarGame own = *cup.own;
  const std::size_t place = place_of(cup, *cup.own_match(own.round));
  BarMatch& match = cup.matches[place];
  match.games.push_back(result);
  const int together = bar_table(own.game + 1) == 0 ? 1 : bar_tables;
  play_games(cup, place, own.game + together);
  for (std::size_t other = 0; other < cup.matches.size(); ++other) {
    if (cup.matches[other].round != own.round || other == place) continue;
    play_games(cup, other, match.over() ? most_bar_games : std::ssize(match.games));
  }
  cup.draw_next();
  return true;
}

void play_round(BarCup& cup) {
  for (std::size_t i = 0; i < cup.matches.size(); ++i) play_games(cup, i, most_bar_games);
  cup.draw_next();
}

}  // namespace allfours
