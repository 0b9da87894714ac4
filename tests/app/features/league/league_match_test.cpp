// A league match with the person at one of its tables (league_match.hpp).
#include "app/features/league/league_match.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "app/app_play.hpp"
#include "app/features/league/league_night.hpp"
#include "app/table/table_state.hpp"
#include "app/tongue.hpp"

namespace allfours {
namespace {

// A match of which the person has won their game by 15 to 9.
LeagueMatch match_with_deals_of(const char* seed) {
  LeagueNight night(league_setup(seed), "OWN", {0, 1});
  night.end_own({0, {15, 9}}, false);
  night.play_here(sensible(), std::numeric_limits<int>::max());
  return night.match();
}

TEST(LeagueMatch, ThreeOtherTablesArePlayedToFifteen) {
  const LeagueMatch match = match_with_deals_of("CUP");
  EXPECT_EQ(match.games[0].points, (std::array<int, 2>{15, 9}));
  for (std::size_t i = 1; i < match.games.size(); ++i) {
    const LeagueGame& game = match.games[i];
    EXPECT_EQ(game.points[static_cast<std::size_t>(game.winner)], league_target);
    EXPECT_LT(game.points[static_cast<std::size_t>(1 - game.winner)], league_target);
  }
  EXPECT_EQ(match.result.match_points, league_result(match.games).match_points);
}

TEST(LeagueMatch, TheTablesHaveDealsOfTheirOwn) {
  const LeagueMatch match = match_with_deals_of("CUP");
  const LeagueMatch again = match_with_deals_of("CUP");
  const LeagueMatch other = match_with_deals_of("BOWL");
  int same_as_other = 0;
  for (std::size_t i = 1; i < match.games.size(); ++i) {
    EXPECT_EQ(match.games[i].points, again.games[i].points);
    same_as_other += match.games[i].points == other.games[i].points ? 1 : 0;
  }
  EXPECT_LT(same_as_other, 3);
}

TEST(LeagueMatch, IsToldInEveryLanguage) {
  const LeagueMatch match = match_with_deals_of("CUP");
  for (const Language language : {tongue("en"), tongue("de"), tongue("fr")}) {
    const std::string text = league_text(match, words_in(language));
    EXPECT_NE(text.find("15–9"), std::string::npos) << text;
    EXPECT_EQ(text.find('{'), std::string::npos) << text;
  }
}

TEST(LeagueMatch, IsChosenWhereItIsPlayed) {
  App app(1);
  app.act("variant:german");
  EXPECT_FALSE(app.state().start.league_possible());
  app.act("league");
  EXPECT_FALSE(is_league(app.state()));
  app.act("variant:west-yorkshire");
  EXPECT_TRUE(app.state().start.league_possible());
  app.act("league");
  EXPECT_TRUE(is_league(app.state()));
  EXPECT_EQ(app.state().start.rules().target, league_target);
  app.act("league");
  EXPECT_FALSE(is_league(app.state()));
  EXPECT_EQ(app.state().start.rules().target, 11);
}

TEST(LeagueMatch, ItsResultIsToldWhenTheGameIsOver) {
  Sitting sitting;
  App& app = sitting.app;
  for (const char* id : {"variant:west-yorkshire", "seed:CUP", "league", "start"}) app.act(id);
  Stream stream(1, "league");
  sitting.play_to(Phase::over, stream);
  ASSERT_TRUE(game_over(app.table()));
  EXPECT_NE(app.message().find("League match: your table "), std::string::npos) << app.message();
  // It leaves with the table.
  app.act("play_again");
  EXPECT_EQ(app.message(), "");
}

}  // namespace
}  // namespace allfours
