// Every started game is stored until it is over or deleted, however many there are, whatever comes
// to the table, and whatever another tab does.
#include "app/features/saved/saved_games.hpp"

#include <set>

#include "app/all_kept.hpp"
#include "app/app_play.hpp"
#include "app/dialogs/dialog.hpp"
#include "app/storage/resume.hpp"
#include "app/table/table_state.hpp"
#include "json.hpp"

namespace allfours {
namespace {

std::set<std::string> names(const std::vector<SavedText>& games) {
  std::set<std::string> all;
  for (const SavedText& game : games) all.insert(game.id);
  return all;
}

// The decisions in a stored game.
std::string moves(const SavedText& game) {
  const auto saved = parse_saved(game.text);
  return saved ? saved->real.game.moves() : "unread";
}

// Starts another game and makes some decisions.
void play(Sitting& sitting, std::string_view seed, Stream& stream, int decisions = 3) {
  sitting.app.act("seed:" + std::string(seed));
  ASSERT_TRUE(sitting.app.act("start"));
  sitting.wait();
  for (int i = 0; i < decisions; ++i) {
    sitting.choose_something(stream);
    sitting.wait();
  }
}

nlohmann::json kept_parts(const App& app) {
  std::string text;
  JsonWriter json(text);
  write_dialog(json, app);
  return nlohmann::json::parse(text)["parts"];
}

TEST(SavedGamesList, KeepsEveryGameThatIsBegun) {
  Stream stream(1, "shelf");
  Sitting sitting(1);
  App& app = sitting.app;
  std::vector<std::string> order;
  for (int i = 0; i < 25; ++i) {
    app.act("variant:" +
            std::string(variants()[at(stream.below(static_cast<int>(variants().size())))].id));
    play(sitting, "SHELF-" + std::to_string(i), stream);
    order.insert(order.begin(), app.state().own_name);
    // To the start screen, or directly to another deal: no game is lost either way.
    if (i % 2 == 0)
      app.act("new_game");
    else
      app.open_link("v=german&seed=LOOKED-AT-" + std::to_string(i));
    if (app.screen() == App::Screen::table) app.act("new_game");
  }
  const std::vector<SavedText> kept = all_kept(app);
  ASSERT_EQ(kept.size(), order.size());
  for (std::size_t i = 0; i < kept.size(); ++i) {
    EXPECT_EQ(kept[i].id, order[i]);
    ASSERT_TRUE(parse_saved(kept[i].text)) << kept[i].text;
  }

  // The next visit lists all of them, each as it was left.
  App next(2);
  next.open("", "", kept);
  ASSERT_EQ(next.screen(), App::Screen::start) << "the person left the newest";
  ASSERT_TRUE(next.act("kept_games"));
  const auto parts = kept_parts(next);
  for (const SavedText& game : kept) {
    for (const char* verb : {"resume:", "forget_game:"}) {
      EXPECT_TRUE(
          std::any_of(parts.begin(), parts.end(),
                      [&](const auto& part) { return part.value("id", "") == verb + game.id; }))
          << verb << game.id;
    }
  }
  ASSERT_TRUE(next.act("resume:" + kept[7].id));
  EXPECT_EQ(next.state().dialog, "");
  EXPECT_EQ(next.table().session.game().moves(), moves(kept[7]));
  EXPECT_EQ(names(all_kept(next)), names(kept));
  EXPECT_EQ(all_kept(next).front().id, kept[7].id);
  next.act("new_game");
  EXPECT_TRUE(next.act("forget_game:" + kept[3].id));
  EXPECT_FALSE(next.act("forget_game:" + kept[3].id));
  EXPECT_FALSE(next.act("resume:" + kept[3].id));
  EXPECT_EQ(all_kept(next).size(), kept.size() - 1);
}

TEST(SavedGamesList, AGameThatIsOverIsKeptUntilItIsLeft) {
  Stream stream(2, "shelf");
  Sitting sitting(1);
  play(sitting, "FIRST", stream);
  sitting.app.act("new_game");
  sitting.app.act("variant:pitch");
  play(sitting, "SECOND", stream);
  const std::string second = sitting.app.state().own_name;
  sitting.play_out(stream);
  ASSERT_TRUE(game_over(sitting.app.table()));
  EXPECT_TRUE(names(all_kept(sitting.app)).contains(second));
  sitting.app.act("new_game");
  EXPECT_EQ(all_kept(sitting.app).size(), 1U);
  EXPECT_FALSE(names(all_kept(sitting.app)).contains(second));
}

TEST(SavedGamesList, TheAddressFindsTheGameThatItMeans) {
  Stream stream(3, "shelf");
  Sitting sitting(1);
  App& app = sitting.app;
  std::vector<std::string> addresses;
  for (int i = 0; i < 5; ++i) {
    play(sitting, "MEANT-" + std::to_string(i), stream);
    addresses.push_back(app.table().address);
    app.act("new_game");
  }
  const auto kept = all_kept(app);
  for (int i = 0; i < 5; ++i) {
    App again(3);
    again.open(addresses[at(i)], "", kept);
    ASSERT_EQ(again.screen(), App::Screen::table);
    EXPECT_EQ(again.table().session.game().moves(), moves(kept[at(4 - i)])) << i;
    EXPECT_EQ(again.state().own_name, kept[at(4 - i)].id);
  }
}

// Two tabs with the same game: both continue, and both games are stored.
TEST(SavedGamesList, TwoTabsThatGoOnWithOneGameKeepTwo) {
  Stream stream(4, "shelf");
  Sitting one(1);
  play(one, "TABS", stream);
  const auto kept = all_kept(one.app);
  Sitting two(2);
  two.app.open("", "", kept);
  ASSERT_EQ(two.app.state().own_name, one.app.state().own_name);
  // The page's answer if the other tab has written since (page::keep_game).
  keep_apart(two.app, two.app.state().own_name);
  EXPECT_NE(two.app.state().own_name, one.app.state().own_name);
  two.choose_something(stream);
  two.wait();
  std::vector<SavedText> both = all_kept(two.app);
  ASSERT_EQ(both.size(), 1U);
  read_saved_games(one.app, {both[0], kept[0]});
  EXPECT_EQ(all_kept(one.app).size(), 2U);
  // A tab that returns finds that the other has continued its game.
  App third(3);
  third.open("", tab_text(one.app), {{one.app.state().own_name, "", tab_text(two.app)}});
  EXPECT_NE(third.state().own_name, one.app.state().own_name);
  EXPECT_EQ(all_kept(third).size(), 2U);
}

// A saved game that gets a new name, since another tab has one of its name, keeps its origin.
TEST(SavedGamesList, ARenamedGameKeepsTheNameUnderWhichItBegan) {
  SavedGames games(1);
  games.read({{"OTHER", "", "real 4 0 - v=german&seed=OTHER\nown yes\n"},
              {"GOOD", "", "real 4 0 - v=german&seed=GOOD\nown yes\n"}});
  for (int time = 0; time < 2; ++time) {
    const SavedText* game = games.find_begun("GOOD");
    ASSERT_NE(game, nullptr);
    games.rename(std::string(game->id));
  }
  EXPECT_EQ(games.find("GOOD"), nullptr);
  const SavedText* renamed = games.find_begun("GOOD");
  ASSERT_NE(renamed, nullptr);
  EXPECT_EQ(parse_saved(renamed->text)->origin, "GOOD");
  EXPECT_EQ(games.find_begun(renamed->id), nullptr);
}

// A text that is garbled or of a newer version stays unchanged, is listed, and can be deleted.
TEST(SavedGamesList, WhatCannotBeReadIsPutAside) {
  const std::vector<SavedText> kept{
      {"NEWER", "2027-01-01 09:00", "real 5 0 - v=whist&seed=A\n"},
      {"GARBLED", "", std::string("\x01{\"\xff", 4)},
      {"GOOD", "", "real 4 0 - v=german&seed=GOOD\nown yes\nleft yes\n"}};
  App app(1);
  app.open("", "", kept);
  ASSERT_NE(app.state().saved_games.newest(), nullptr);
  EXPECT_EQ(app.state().saved_games.newest()->id, "GOOD");
  ASSERT_EQ(all_kept(app).size(), kept.size());
  for (std::size_t i = 0; i < kept.size(); ++i) {
    EXPECT_EQ(all_kept(app)[i].id, kept[i].id);
    EXPECT_EQ(all_kept(app)[i].text, kept[i].text);
  }
  ASSERT_TRUE(app.act("kept_games"));
  EXPECT_EQ(kept_parts(app)[0]["text"], app.words().kept_unread);
  EXPECT_FALSE(app.act("resume:NEWER"));
  ASSERT_TRUE(app.act("resume"));
  EXPECT_EQ(all_kept(app).size(), kept.size());
  app.act("new_game");
  EXPECT_TRUE(app.act("forget_game:NEWER"));
  EXPECT_EQ(all_kept(app).size(), kept.size() - 1);
}

// The score of the start screen has the person's side first, by the seat of the game's address, and
// follows the list.
TEST(SavedGamesList, TheNewestHasASummary) {
  const std::string game = "v=trinidad&seed=SUMMARY&hand=3&dealer=0&score=5.9";
  SavedGames games(1);
  EXPECT_EQ(games.newest_summary(), nullptr);
  const auto text = [&](std::string_view address) {
    return "real 4 0 - " + game + "\naddress " + std::string(address) + "\nown yes\n";
  };
  games.read(
      {{"GARBLED", "", "rubbish"}, {"OTHER", "", text(game + "&seat=1")}, {"OWN", "", text(game)}});
  const auto scores = [&] { return games.newest_summary()->score; };
  ASSERT_NE(games.newest_summary(), nullptr);
  EXPECT_EQ(games.newest_summary()->variant->id, "trinidad");
  EXPECT_EQ(scores(), (std::vector{9, 5}));
  EXPECT_TRUE(games.take("OTHER"));
  EXPECT_EQ(scores(), (std::vector{5, 9}));
  EXPECT_TRUE(games.take("OWN"));
  EXPECT_EQ(games.newest_summary(), nullptr);
}

// The dialog from which the person wants to go on stays, and everything is left as it is.
TEST(SavedGamesList, SaysWhyAGameOfANewerVersionCannotBeGoneOnWith) {
  struct Way {
    std::vector<const char*> begun;
    const char *dialog, *goes_on;
  };
  const std::vector<Way> ways{
      {{"series_of:3", "start"}, "series", "series_play"},
      {{"bars_begin:3", "bars_play"}, "bars", "bars_play"},
      {{"season_begin:2", "season_play"}, "season", "season_play"},
      {{"variant:west-yorkshire", "league", "start"}, "league_night", "league_home"}};
  for (const Way& way : ways) {
    SCOPED_TRACE(way.goes_on);
    Sitting sitting(1);
    App& app = sitting.app;
    for (const char* id : way.begun) ASSERT_TRUE(app.act(id)) << id;
    const std::string name = app.state().own_name;
    ASSERT_NE(name, "");
    app.act("new_game");
    read_saved_games(app, {{name, "", "written by a newer version\n"}});
    ASSERT_TRUE(app.act(way.dialog));
    const std::string dialog(app.state().dialog);
    EXPECT_TRUE(app.act(way.goes_on));
    EXPECT_EQ(app.message(), app.words().kept_unread);
    EXPECT_EQ(app.state().dialog, dialog);
    EXPECT_EQ(app.screen(), App::Screen::start);
    EXPECT_NE(app.state().saved_games.find(name), nullptr);
  }
}

TEST(SavedGamesList, SaysOnceThatNothingIsKept) {
  Stream stream(5, "shelf");
  Sitting sitting(1);
  play(sitting, "FULL", stream);
  ASSERT_TRUE(sitting.app.act("not_kept"));
  EXPECT_EQ(sitting.app.message(), sitting.app.words().not_kept);
  EXPECT_EQ(sitting.app.state().context.message.offered().id, "share");
}

}  // namespace
}  // namespace allfours
