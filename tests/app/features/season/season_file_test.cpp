// The file of a season: taken as a whole or rejected with a message, never without a question, and
// the replaced season can be restored. And a league night whose season changes meanwhile.
#include "app/features/season/season_file.hpp"

#include <gtest/gtest.h>

#include "app/app_play.hpp"
#include "app/dialogs/dialog.hpp"
#include "app/storage/stored_texts.hpp"
#include "app/table/table_state.hpp"

namespace allfours {
namespace {

SeasonMatch match_by_chance(int day, std::array<int, 2> clubs, Stream& stream) {
  std::array<LeagueGame, 4> games;
  for (LeagueGame& game : games) {
    game.winner = stream.below(2);
    game.points[at(game.winner)] = league_target;
    game.points[at(1 - game.winner)] = stream.below(league_target);
  }
  return season_match(day, clubs, games);
}

// A season of this pub after this many days, and this many earlier seasons.
Season season_so_far(std::string seed, int club, int days, int before = 0) {
  Stream stream(7, seed);
  Season season;
  season.seed = std::move(seed);
  season.club = club;
  const auto play = [&](int to) {
    while (season.day() < to) {
      std::vector<SeasonMatch> played;
      for (const auto& pair : fixtures(season, season.day()))
        played.push_back(match_by_chance(season.day(), pair, stream));
      if (!season.note_day(played)) FAIL() << "day " << season.day();
    }
  };
  for (int i = 0; i < before; ++i) {
    play(season_days);
    EXPECT_TRUE(season.begin_next(season.seed + "-" + std::to_string(i)));
  }
  play(days);
  return season;
}

// An app with a season, and the effect of a file on it.
struct Holder {
  Holder() { hear_stored(app, "season", season_text(season_so_far("MINE", 2, 4))); }

  // Passes the file in as the page does; returns whether the season was taken after the question.
  bool takes(std::string_view file) {
    const std::string before = text_to_store(app, "season");
    app.act("season");
    app.take_effects();
    EXPECT_TRUE(app.act("season_open:" + std::string(file)));
    EXPECT_EQ(text_to_store(app, "season"), before) << "nothing is loaded without consent";
    EXPECT_FALSE(app.take_effects().saves("season"));
    const bool asks = app.state().records.seasons.offered.has_value();
    EXPECT_NE(asks, !app.message().empty()) << "asked, or refused with a reason";
    EXPECT_TRUE(!asks || app.act("season_take"));
    EXPECT_EQ(app.take_effects().saves("season"), asks);
    app.act("close");
    return asks;
  }

  App app{1};
};

std::optional<SeasonFault> fault_of(std::string_view file) {
  const auto judged = judge_season(file);
  if (const auto* fault = std::get_if<SeasonFault>(&judged)) return *fault;
  return std::nullopt;
}

using FileFault = SeasonFault::Kind;

TEST(SeasonFile, EverySeasonThatCanBePlayedIsTakenWhole) {
  for (int number = 0; number < 200; ++number) {
    const std::string seed = "S-" + std::to_string(number);
    const Season season = season_so_far(seed, number % club_count, number % 11, number % 3);
    const auto judged = judge_season(season_text(season));
    ASSERT_TRUE(std::holds_alternative<Season>(judged)) << season_text(season);
    EXPECT_EQ(std::get<Season>(judged), season);
  }
}

TEST(SeasonFile, AByteOrderMarkLineEndsOfWindowsAndEmptyLinesAreFine) {
  const Season season = season_so_far("FILE", 3, 6, 2);
  const std::string text = season_text(season);
  std::string windows = text;
  for (std::size_t i = 0; (i = windows.find('\n', i)) != std::string::npos; i += 2)
    windows.insert(i, 1, '\r');
  for (const std::string& file :
       {"\xEF\xBB\xBF" + text, windows, "\xEF\xBB\xBF" + windows, "\n" + text + "\n\n"}) {
    const auto judged = judge_season(file);
    ASSERT_TRUE(std::holds_alternative<Season>(judged)) << file;
    EXPECT_EQ(std::get<Season>(judged), season);
  }
}

TEST(SeasonFile, WhatIsRefusedIsRefusedForAReasonWithItsLine) {
  const std::string good = season_text(season_so_far("FILE", 3, 2));
  const auto with = [&](int line, std::string_view instead) {
    std::string text;
    std::string_view rest = good;
    for (int i = 1; !rest.empty(); ++i) {
      const auto end = rest.find('\n') + 1;
      text += i == line ? std::string(instead) + "\n" : std::string(rest.substr(0, end));
      rest.remove_prefix(end);
    }
    return text;
  };
  const auto pair = fixtures(season_so_far("FILE", 3, 0), 0)[0];
  const std::string first =
      "match 0 " + std::to_string(pair[0]) + " " + std::to_string(pair[1]) + " ";
  const std::vector<std::pair<std::string, SeasonFault>> cases{
      {"", {FileFault::none}},
      {"hello", {FileFault::none}},
      {"{\"seed\":1}", {FileFault::none}},
      {std::string(100'001, 'x'), {FileFault::too_long}},
      {"season X 9\n", {FileFault::unreadable, 1}},
      {"season ! 1\n", {FileFault::unreadable, 1}},
      {"season X 03\n", {FileFault::unreadable, 1}},
      {std::string("season X\0Y 3\n", 13), {FileFault::unreadable, 1}},
      {good + "cup 3\n", {FileFault::unreadable, 10}},
      {good + "season OTHER 2\n", {FileFault::unreadable, 10}},
      {good + std::string("\0\n", 2), {FileFault::unreadable, 10}},
      {with(2, "match 0 1"), {FileFault::unreadable, 2}},
      {with(2, first + "6 4 60 -5"), {FileFault::unreadable, 2}},
      {with(2, "match 0 " + std::to_string(pair[1]) + " " + std::to_string(pair[0]) + " 8 2 51 39"),
       {FileFault::not_played, 2}},
      {with(2, "match 1 0 1 8 2 51 39"), {FileFault::not_played, 2}},
      {with(2, first + "98 99 60 40"), {FileFault::impossible, 2}},
      {with(2, first + "8 2 98 99"), {FileFault::impossible, 2}},
      {with(2, first + "10 0 60 57"), {FileFault::impossible, 2}},
      {good + "past OLD 1 40 0 0\n", {FileFault::impossible, 10}},
      {good + "past OLD 3 71 0 0\n", {FileFault::impossible, 10}},
      {good + "past OLD 8 36 0 0\n", {FileFault::impossible, 10}},
      {good + "past OLD 9 30 0 0\n", {FileFault::unreadable, 10}},
      {good + "past OLD 2 40 0 0\nmatch 2 0 1 8 2 51 39\n", {FileFault::unreadable, 11}},
      {good + "before season OLD 2\n", {FileFault::unreadable, 10}},
      {good.substr(0, good.rfind("match")), {FileFault::cut}},
      {good.substr(0, good.size() - 1), {FileFault::cut}},
  };
  for (const auto& [file, fault] : cases) {
    const auto found = fault_of(file);
    ASSERT_TRUE(found) << file;
    EXPECT_EQ(*found, fault) << file << "\nis refused in line " << found->line;
  }
  EXPECT_FALSE(fault_of(good + "past OLD 2 40 0 0\n"));
  EXPECT_FALSE(fault_of(good + "past OLD 1 40 3 0\n"));
}

TEST(SeasonFile, CutAnywhereItIsTakenWholeOrRefusedWithASentence) {
  const std::string good = season_text(season_so_far("FILE", 3, 10, 2));
  Holder holder;
  int taken = 0;
  for (std::size_t end = 0; end <= good.size(); ++end) {
    const std::string file = good.substr(0, end);
    if (!holder.takes(file)) continue;
    ++taken;
    const std::string lines = file + (file.ends_with('\n') ? "" : "\n");
    ASSERT_EQ(season_text(holder.app.state().records.seasons.now), lines) << "whole";
    EXPECT_TRUE(good.starts_with(lines));
  }
  // After the first line, after each of ten days, and after each earlier season.
  EXPECT_EQ(taken, 1 + season_days + 2);
}

TEST(SeasonFile, WithANumberChangedItIsTakenWholeOrRefusedWithASentence) {
  const std::string good = season_text(season_so_far("FILE", 3, 10, 1));
  Holder holder;
  int tried = 0;
  int taken = 0;
  for (std::size_t i = 0; i < good.size();) {
    const auto end = std::min(good.find_first_of(" \n", i), good.size());
    const std::string word = good.substr(i, end - i);
    if (!word.empty() && word.find_first_not_of("0123456789") == std::string::npos) {
      for (const int change : {-1, 1, 7, 90}) {
        const std::string file =
            good.substr(0, i) + std::to_string(std::stoi(word) + change) + good.substr(end);
        ++tried;
        if (!holder.takes(file)) continue;
        ++taken;
        ASSERT_EQ(season_text(holder.app.state().records.seasons.now), file);
        for (const SeasonMatch& match : holder.app.state().records.seasons.now.matches)
          EXPECT_TRUE(possible(match));
      }
    }
    i = end + 1;
  }
  EXPECT_GT(tried, 800);
  EXPECT_LT(taken, tried / 4) << "game points and the pub may differ";
}

TEST(SeasonFile, ChangedByChanceItIsTakenWholeOrRefusedWithASentence) {
  const std::string good = season_text(season_so_far("FILE", 3, 10, 1));
  Stream stream(9, "season files");
  Holder holder;
  for (int number = 0; number < 200; ++number) {
    std::string file = good;
    for (int times = 1 + stream.below(4); times > 0; --times) {
      const auto place = at(stream.below(static_cast<int>(file.size())));
      switch (stream.below(4)) {
        case 0:
          file[place] = static_cast<char>(stream.below(256));
          break;
        case 1:
          file.erase(place, at(1 + stream.below(20)));
          break;
        case 2:
          file.insert(place, 1, "0189 \n\0"[stream.below(7)]);
          break;
        default:
          file.insert(place, good.substr(at(stream.below(static_cast<int>(good.size()))), 24));
      }
    }
    SCOPED_TRACE(file);
    const auto judged = judge_season(file);
    const bool good_file = std::holds_alternative<Season>(judged);
    const bool same =
        good_file && std::get<Season>(judged) == holder.app.state().records.seasons.now;
    EXPECT_EQ(holder.takes(file), good_file && !same);
  }
}

std::string season_sheet(const App& app) {
  std::string text;
  JsonWriter json(text);
  write_dialog(json, app);
  return text;
}

TEST(SeasonFile, IsShownBesideOnesOwnBeforeItIsTaken) {
  Holder holder;
  App& app = holder.app;
  app.act("season");
  app.act("season_open:" + season_text(season_so_far("THEIRS", 5, 7)));
  const std::string shown = season_sheet(app);
  for (const char* part : {"The Spinning Jenny, season THEIRS: 7 of 10", "season_take",
                           "The Old Colliery, season MINE: 4 of 10", "season_leave"}) {
    EXPECT_TRUE(contains(shown, part)) << part << "\n" << shown;
  }
  EXPECT_TRUE(app.act("season_leave"));
  EXPECT_FALSE(app.state().records.seasons.offered);
  EXPECT_FALSE(app.act("season_take"));
  EXPECT_EQ(app.state().records.seasons.now.seed, "MINE");
  // An unanswered question disappears.
  app.act("season_open:" + season_text(season_so_far("THEIRS", 5, 7)));
  app.act("close");
  EXPECT_FALSE(app.act("season_take"));
  // One's own season needs no question.
  EXPECT_TRUE(app.act("season_open:" + season_text(app.state().records.seasons.now)));
  EXPECT_FALSE(app.state().records.seasons.offered);
  EXPECT_EQ(app.message(), app.words().season_same);
}

// Where a link or a file is opened, too.
TEST(SeasonFile, IsKnownWhereALinkIsOpened) {
  Holder holder;
  App& app = holder.app;
  app.act("open");
  EXPECT_TRUE(app.act("open_link:\xEF\xBB\xBF" + season_text(season_so_far("THEIRS", 5, 7))));
  EXPECT_TRUE(contains(season_sheet(app), "season_take"));
  EXPECT_EQ(app.message(), "");
  for (const char* other : {"season", "season THEIRS", "season ! 5", "season of 5 "}) {
    app.act("close");
    app.act("open");
    EXPECT_TRUE(app.act(std::string("open_link:") + other));
    EXPECT_FALSE(contains(season_sheet(app), "season_take")) << other;
    EXPECT_NE(app.message(), "") << other;
  }
}

TEST(SeasonFile, TheSeasonThatWasReplacedCanBeHadBackAlsoAtTheNextVisit) {
  Holder holder;
  App& app = holder.app;
  const Season mine = app.state().records.seasons.now;
  const Season theirs = season_so_far("THEIRS", 5, 7);
  EXPECT_FALSE(app.act("season_back"));
  ASSERT_TRUE(app.act("season_play"));
  const std::string night = app.state().records.nights.of_season()->text();
  ASSERT_TRUE(holder.takes(season_text(theirs)));
  EXPECT_EQ(app.state().records.seasons.now, theirs);
  EXPECT_EQ(app.state().records.nights.of_season(), nullptr);
  App next(2);
  hear_stored(next, "season", text_to_store(app, "season"));
  hear_stored(next, "league", text_to_store(app, "league"));
  EXPECT_EQ(next.state().records.seasons.now, theirs);
  next.act("season");
  EXPECT_TRUE(contains(season_sheet(next), "season_back"));
  next.take_effects();
  ASSERT_TRUE(next.act("season_back"));
  EXPECT_TRUE(next.take_effects().saves("season"));
  EXPECT_EQ(next.state().records.seasons.now, mine);
  ASSERT_NE(next.state().records.nights.of_season(), nullptr);
  EXPECT_EQ(next.state().records.nights.of_season()->text(), night);
  // And forward again.
  ASSERT_TRUE(next.act("season_back"));
  EXPECT_EQ(next.state().records.seasons.now, theirs);
}

TEST(SeasonFile, APubsFirstSeasonReplacesNone) {
  App app(1);
  app.act("season");
  app.act("season_open:" + season_text(season_so_far("THEIRS", 5, 7)));
  EXPECT_FALSE(app.state().records.seasons.now.begun());
  ASSERT_TRUE(app.act("season_take"));
  EXPECT_EQ(app.state().records.seasons.now.seed, "THEIRS");
  EXPECT_FALSE(app.act("season_back"));
}

// The person is in the middle of a match of the fifth day.
struct Night : Sitting {
  Night() {
    hear_stored(app, "season", season_text(season_so_far("MINE", 2, 4)));
    EXPECT_TRUE(app.act("season_play"));
    Stream stream(3, "night");
    choose(stream, 6);
  }
  void to_the_end() {
    Stream stream(4, "night");
    play_out(stream);
  }
};

TEST(SeasonNight, OfASeasonThatWasChangedElsewhereEnds) {
  for (const Season& other : {Season(), season_so_far("MINE", 2, 3), season_so_far("OTHER", 2, 4),
                              season_so_far("MINE", 3, 4), season_so_far("OTHER", 5, 9)}) {
    Night night;
    App& app = night.app;
    SCOPED_TRACE(season_text(other));
    hear_stored(app, "season", season_text(other));
    hear_stored(app, "league", "");
    EXPECT_EQ(app.state().records.nights.of_season(), nullptr);
    EXPECT_EQ(app.message(), app.words().season_changed);
    const std::string kept = text_to_store(app, "season");
    night.to_the_end();
    EXPECT_TRUE(game_over(app.table())) << "the game itself continues";
    EXPECT_EQ(text_to_store(app, "season"), kept) << "and belongs to no season";
  }
}

TEST(SeasonNight, GoesOnWhereTheSeasonIsTheSame) {
  Night night;
  const std::string kept = text_to_store(night.app, "season");
  hear_stored(night.app, "season", kept);
  ASSERT_NE(night.app.state().records.nights.of_season(), nullptr);
  night.to_the_end();
  EXPECT_EQ(night.app.state().records.seasons.now.day(), 5);
}

TEST(SeasonNight, OfAnotherSeasonIsLeftAsItIsKept) {
  Night night;
  const std::string text = night.app.state().records.nights.of_season()->text();
  App other(2);
  hear_stored(other, "season", season_text(season_so_far("OTHER", 5, 9)));
  hear_stored(other, "league", "\n" + text + "\n");
  EXPECT_EQ(other.state().records.nights.of_season(), nullptr);
  EXPECT_TRUE(contains(text_to_store(other, "league"), text)) << "its season may come back";
  EXPECT_TRUE(other.act("season_play"));
}

TEST(SeasonNight, WithOtherTablesThanItsDayHasIsNone) {
  Night night;
  const std::string text = night.app.state().records.nights.of_season()->text();
  ASSERT_TRUE(parse_night(text));
  // Without each of its tables, with one of them twice, with one of other pubs.
  for (std::size_t i = text.find("table "); i != std::string::npos;
       i = text.find("table ", i + 1)) {
    const auto end = text.find('\n', i) + 1;
    EXPECT_FALSE(parse_night(text.substr(0, i) + text.substr(end)));
    EXPECT_FALSE(parse_night(text.substr(0, end) + text.substr(i)));
    EXPECT_FALSE(parse_night(text.substr(0, i)));
  }
  const auto first = text.find("table ");
  std::string turned = text;
  turned[first + 6] = turned[first + 6] == '0' ? '1' : '0';
  EXPECT_FALSE(parse_night(turned));
  for (const char* ended : {"ended 0 98 99\n", "ended 1 15 3\n", "ended 0 14 3\n"})
    EXPECT_FALSE(parse_night(text.substr(0, first) + ended + text.substr(first))) << ended;
  EXPECT_TRUE(parse_night(text.substr(0, first) + "ended 0 15 3\n" + text.substr(first)));
  // A night of one season has no results for another.
  LeagueNight done = *parse_night(text);
  done.end_own({0, {15, 3}}, false);
  done.play_here(sensible(), 1'000'000);
  EXPECT_EQ(done.results(night.app.state().records.seasons.now).size(), 4U);
  EXPECT_TRUE(done.results(season_so_far("MINE", 2, 3)).empty());
  EXPECT_TRUE(done.results(season_so_far("OTHER", 5, 9)).empty());
}

}  // namespace
}  // namespace allfours
