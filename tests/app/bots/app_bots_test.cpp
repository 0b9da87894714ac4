// The bot of each seat: chosen on the start screen, by a link, in saved games.
#include <set>

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/features/saved/saved_game.hpp"
#include "app/links/sharing.hpp"
#include "app/start/chosen_bots.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_state.hpp"
#include "app/tongue.hpp"

namespace allfours {
namespace {

// The bots that are asked for each seat during the game; the decisions are made here.
std::array<std::set<std::string>, max_players> asked(Sitting& sitting, int decisions) {
  std::array<std::set<std::string>, max_players> players;
  Stream stream(6, "bots");
  sitting.app.use_worker(true);
  for (int i = 0; i < decisions && sitting.plays(); ++i) {
    for (int wait = 0; wait < 500 && sitting.plays() && sitting.offered().empty(); ++wait) {
      sitting.app.tick(sitting.now += 5000);
      if (const auto thought = sitting.app.take_effects().think) {
        players[at(thought->seat)].insert(std::string(thought->player));
        sitting.app.act("thought:" + std::to_string(thought->serial) + ":here");
      }
    }
    sitting.choose_something(stream);
  }
  return players;
}

std::string bots_of(const Sitting& sitting) {
  const Session& session = sitting.app.table().session;
  return others_text(session.bots(), session.setup().players, session.human());
}

TEST(AppBots, EachSeatThinksAsTheLinkSays) {
  Sitting sitting("v=trinidad&seed=BOTS-1&bots=sensible,expert,random,strong");
  const auto players = asked(sitting, 6);
  EXPECT_TRUE(players[0].empty());
  EXPECT_EQ(players[1], std::set<std::string>{"expert"});
  EXPECT_EQ(players[2], std::set<std::string>{"random"});
  EXPECT_EQ(players[3], std::set<std::string>{"strong"});
  // The entry of the person's own seat has no effect, wherever they sit.
  Sitting other("v=trinidad&seed=BOTS-1&seat=2&bots=expert");
  const auto all = asked(other, 6);
  EXPECT_TRUE(all[2].empty());
  for (const int seat : {0, 1, 3}) EXPECT_EQ(all[at(seat)], std::set<std::string>{"expert"});
}

TEST(AppBots, ALinkWithoutThemIsAsItAlwaysWas) {
  Sitting sitting("v=trinidad&seed=BOTS-1");
  EXPECT_EQ(sitting.app.table().session.bots(), all_bots());
  EXPECT_EQ(parts_in(*sitting.app.take_effects().fragment), "v=trinidad&seed=BOTS-1");
  EXPECT_EQ(levels_text(sitting.app.table()), "");
}

TEST(AppBots, AreInTheAddressAsShortAsTheyCanBe) {
  const auto address = [](const std::string& link) {
    Sitting sitting(link);
    return parts_in(sitting.app.take_effects().fragment.value_or(""));
  };
  const std::string deal = "v=trinidad&seed=A";
  EXPECT_EQ(address(deal + "&bots=expert"), deal + "&bots=expert");
  EXPECT_EQ(address("bots=random,expert,expert,expert&" + deal), deal + "&bots=expert");
  EXPECT_EQ(address(deal + "&bots=sensible,sensible,sensible,sensible"), deal);
  EXPECT_EQ(address(deal + "&bots=expert,sensible,sensible,sensible"), deal);
  EXPECT_EQ(address(deal + "&seat=1&bots=expert,sensible,sensible,strong"),
            deal + "&seat=1&bots=expert,sensible,sensible,strong");
}

TEST(AppBots, AWrongOneIsSaidInTheReadersLanguageAndLosesNothing) {
  const std::array<std::pair<const char*, const char*>, 3> sentences{
      {{"en", "There is no computer player"},
       {"de", "Einen Computerspieler"},
       {"fr", "Il n’y a pas"}}};
  for (const auto& [code, words] : sentences) {
    Sitting sitting("v=german&seed=KEPT");
    sitting.app.act("language:" + std::string(code));
    Stream stream(7, "kept");
    sitting.wait();
    sitting.choose_something(stream);
    const std::string kept = kept_text(sitting.app);
    sitting.app.open_link("v=trinidad&seed=A&bots=clever");
    EXPECT_EQ(sitting.app.screen(), App::Screen::start);
    EXPECT_TRUE(contains(sitting.app.message(), words)) << sitting.app.message();
    EXPECT_TRUE(contains(sitting.app.message(), "clever"));
    EXPECT_TRUE(contains(sitting.app.message(), "expert"));
    ASSERT_TRUE(sitting.app.state().saved_games.newest());
    sitting.app.act("resume");
    EXPECT_EQ(kept_text(sitting.app), kept);
    // Opened from the start screen, a link leaves the settings as they are.
    sitting.app.act("new_game");
    EXPECT_TRUE(sitting.app.act("open_link:v=german&seed=A&bots=expert,expert,expert"));
    EXPECT_EQ(sitting.app.screen(), App::Screen::start);
    EXPECT_TRUE(contains(sitting.app.message(), "3")) << sitting.app.message();
  }
}

TEST(AppBots, AreKeptWithTheGameAndWithPractice) {
  Sitting sitting("v=trinidad&seed=BOTS-2&bots=sensible,expert,strong,random");
  Stream stream(8, "practice");
  sitting.choose(stream, 4);
  sitting.app.act("moment:5");
  ASSERT_TRUE(sitting.app.act("play_on"));
  EXPECT_EQ(bots_of(sitting), "expert,expert,strong,random");
  sitting.choose(stream, 1);
  ASSERT_TRUE(sitting.app.act("undo"));
  EXPECT_EQ(bots_of(sitting), "expert,expert,strong,random");
  const auto same = [](const App& app) {
    const Session& session = app.table().session;
    for (int seat = 1; seat < 4; ++seat) {
      EXPECT_EQ(session.bot(seat), (std::array{"", "expert", "strong", "random"})[at(seat)]);
    }
  };
  for (const std::string address :
       {"", "v=trinidad&seed=BOTS-2&bots=expert,expert,strong,random"}) {
    App again(9);
    again.open(address, "", saved_as(kept_text(sitting.app)));
    ASSERT_EQ(again.screen(), App::Screen::table);
    EXPECT_EQ(again.table().practice.shown(), 1);
    same(again);
    again.act("game:0");
    same(again);
    EXPECT_EQ(kept_text(again).substr(0, 5), "real ");
  }
  // The same deal against other bots is a different game.
  App other(9);
  other.open("v=trinidad&seed=BOTS-2", "", saved_as(kept_text(sitting.app)));
  EXPECT_EQ(other.table().practice.shown(), 0);
  EXPECT_EQ(other.table().session.bots(), all_bots());
}

TEST(AppBots, ATextKeptBeforeTheyCouldBeChosenOpensAsItDid) {
  const std::string old = "real 3 0 - v=trinidad&seed=OLD\nown yes\naddress v=trinidad&seed=OLD\n";
  const auto saved = parse_saved(old);
  ASSERT_TRUE(saved);
  EXPECT_EQ(saved->bots, all_bots());
  EXPECT_EQ(saved_text(*saved), old);
  const auto named = parse_saved(old + "bots sensible,expert,sensible,sensible\n");
  ASSERT_TRUE(named);
  EXPECT_EQ(named->bots[1], "expert");
  EXPECT_FALSE(parse_saved(old + "bots clever\n"));
  EXPECT_FALSE(parse_saved(old + "bots expert,expert\n"));
}

TEST(AppBots, ChosenOnTheStartScreenForAllOrForEach) {
  App app(1);
  EXPECT_EQ(chosen_level(app.state()), "sensible");
  ASSERT_TRUE(app.act("level:expert"));
  EXPECT_TRUE(app.take_effects().saves("settings"));
  EXPECT_EQ(chosen_level(app.state()), "expert");
  EXPECT_FALSE(app.act("level:random"));  // for tests, and for links
  EXPECT_FALSE(app.act("level:clever"));
  EXPECT_EQ(chosen_level(app.state()), "expert");
  app.act("variant:seven-up");
  app.act("players:2");
  app.act("start");
  EXPECT_EQ(levels_text(app.table()), "Other players: Expert");
  EXPECT_EQ(parts_in(*app.take_effects().fragment),
            "v=seven-up&players=2&seed=" + app.state().start.seed() + "&bots=expert");
  // The choice is part of the settings and outlasts the game.
  app.act("new_game");
  EXPECT_EQ(chosen_level(app.state()), "expert");
  const auto kept = parse_settings(settings_text(app.settings()));
  App next(2);
  next.restore_settings(kept);
  EXPECT_EQ(chosen_level(next.state()), "expert");
  for (const char* wrong : {"level_of:0:strong", "level_of:6:strong", "level_of:1",
                            "level_of:1:", "level_of:1:random", "level_of:", "level_of:x:strong"}) {
    EXPECT_FALSE(next.act(wrong)) << wrong;
  }
}

TEST(AppBots, EachPersonPlaysLikeThemselvesWhereverTheySit) {
  for (const GameSetup& setup : usual_setups()) {
    Sitting sitting(3);
    App& app = sitting.app;
    // Winston, Ivy, Nora, Desmond, Ella.
    app.act("level:strong");
    ASSERT_TRUE(app.act("level_of:3:expert"));
    app.act("variant:" + std::string(setup.variant->id));
    app.act("players:" + std::to_string(setup.players));
    app.act("start");
    for (int games = 0; games < 3; ++games) {
      const Session& session = app.table().session;
      for (int seat = 0; seat < setup.players; ++seat) {
        if (seat == session.human()) continue;
        EXPECT_EQ(session.bot(seat),
                  app.table().narration.narrator().name(seat) == "Nora" ? "expert" : "strong")
            << setup_text(session.setup()) << " seat " << seat;
      }
      // Another deal of the same game, in which jacks may change the seats.
      Stream stream(4, "again");
      sitting.play_out(stream);
      ASSERT_TRUE(game_over(app.table()));
      ASSERT_TRUE(app.act("play_again"));
    }
  }
}

TEST(AppBots, ALinkLeavesTheReadersChoiceAlone) {
  App app(1);
  app.act("level:strong");
  app.open_link("v=trinidad&seed=A&bots=expert");
  EXPECT_EQ(app.table().session.bot(1), "expert");
  app.act("new_game");
  EXPECT_EQ(chosen_level(app.state()), "strong");
  app.open_link("v=trinidad&seed=A");
  EXPECT_EQ(app.table().session.bots(), all_bots());
}

TEST(AppBots, AreSentWithADealWhereTheyAreNotAsUsual) {
  const auto sent = [](const std::string& link) {
    Sitting sitting(link);
    Stream stream(9, "sent");
    sitting.play_hand(stream);
    return shared_links(sitting.app.table().session, sitting.app.words());
  };
  for (const SharedLink& link : sent("v=trinidad&seed=SENT&bots=expert")) {
    EXPECT_TRUE(link.fragment.ends_with("&bots=expert")) << link.fragment;
    EXPECT_TRUE(std::holds_alternative<OpenedLink>(read_link(link.fragment)));
  }
  const auto usual = sent("v=trinidad&seed=SENT");
  EXPECT_EQ(usual.size(), 5u);
  for (const SharedLink& link : usual)
    EXPECT_FALSE(contains(link.fragment, "bots")) << link.fragment;
}

TEST(AppBots, AreNamedByEarAndOnTheStartScreen) {
  App app(1);
  Mirror mirror;
  app.act("variant:trinidad");
  app.act("games");
  const std::string start = mirror.update(app);
  for (const PlayerName& player : player_names) {
    EXPECT_EQ(contains(start, "\"level:" + std::string(player.name) + "\""), player.level);
  }
  EXPECT_TRUE(contains(start, "\"opponents\""));
  ASSERT_TRUE(app.act("opponents"));
  const std::string dialog = mirror.update(app);
  for (const char* part : {"Winston", "Nora", "Ella", "level_of:1:expert", "level_of:5:strong"}) {
    EXPECT_TRUE(contains(dialog, part)) << part;
  }
  EXPECT_FALSE(contains(dialog, "Ivy"));
  app.act("level_of:1:expert");
  EXPECT_EQ(chosen_level(app.state()), "");
  app.act("start");
  EXPECT_EQ(app.state().dialog, "");
  EXPECT_TRUE(contains(mirror.update(app), "Winston: Expert"));
  // A table of two needs no list.
  app.act("new_game");
  app.act("variant:german");
  EXPECT_FALSE(contains(mirror.update(app), "\"opponents\""));
}

TEST(AppBots, WhoeverCannotThinkHereIsReplacedAndThatIsSaidOnce) {
  for (const auto& [code, words] :
       std::array<std::pair<const char*, const char*>, 3>{{{"en", "“Expert” cannot think"},
                                                           {"de", "„Experte“ kann in diesem"},
                                                           {"fr", "ne peut pas réfléchir"}}}) {
    Sitting sitting("v=trinidad&seed=BOTS-3&bots=expert");
    sitting.app.act("language:" + std::string(code));
    sitting.app.use_worker(true);
    int said = 0;
    Stream stream(10, "stand-in");
    for (int i = 0; i < 400 && sitting.plays(); ++i) {
      sitting.app.tick(sitting.now += 5000);
      if (const auto thought = sitting.app.take_effects().think) {
        sitting.app.act("thought:" + std::to_string(thought->serial) + ":failed");
      }
      if (contains(sitting.app.message(), words)) {
        ++said;
        sitting.app.act("close");
      }
      if (!sitting.offered().empty()) sitting.choose_something(stream);
    }
    EXPECT_EQ(said, 1) << code;
  }
  // Nothing is said about bots that can.
  Sitting usual("v=trinidad&seed=BOTS-3");
  Stream stream(11, "usual");
  for (int i = 0; i < 30 && usual.plays(); ++i) {
    usual.choose(stream, 1);
    EXPECT_EQ(usual.app.message(), "");
  }
}

}  // namespace
}  // namespace allfours
