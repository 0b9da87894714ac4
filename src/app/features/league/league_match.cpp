#include "app/features/league/league_match.hpp"

#include "words/numbers.hpp"

namespace allfours {

namespace {

std::string_view outcome(const LeagueResult& result, const Words& words) {
  if (result.winner < 0) return words.league_drawn;
  return result.winner == 0 ? words.league_won : words.league_lost;
}

}  // namespace

bool is_league_game(const Setup& setup) {
  const Setup usual = league_setup(setup.seed);
  return setup.variant == usual.variant && setup.players == usual.players &&
         setup.rules.target == usual.rules.target && setup.rules.stake_all_fours == 0 &&
         !setup.start && !setup.first_pack;
}

std::string league_text(const LeagueMatch& match, const Words& words) {
  std::string others;
  for (std::size_t i = 1; i < match.games.size(); ++i) {
    others += (others.empty() ? "" : ", ") + score_text(match.games[i].points);
  }
  return fill(words.league_result, {{"score", score_text(match.games[0].points)},
                                    {"text", others},
                                    {"n", score_text(match.result.match_points)},
                                    {"who", std::string(outcome(match.result, words))}});
}

}  // namespace allfours
