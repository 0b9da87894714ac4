// Actions by their ids: what each does, and that it does nothing where it is not possible.
#include "app/app.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "app/app_play.hpp"
#include "app/mirror.hpp"

namespace allfours {
namespace {

// The first screen offers what was begun last; a link that is looked at is not that.
TEST(App, OffersTheGameThatWasBegunLast) {
  Settings kept;
  {
    App app(1);
    EXPECT_EQ(app.start().variant().id, "trinidad");
    app.act("variant:pitch");
    app.act("players:3");
    app.act("rule_up:target");
    app.act("start");
    EXPECT_TRUE(app.take_effects().save_settings);
    app.open_link("v=german&seed=SOMEBODY");
    kept = *parse_settings(settings_text(app.settings()));
  }
  App app(2);
  const std::string seed = app.start().seed();
  app.restore_settings(kept);
  EXPECT_EQ(app.start().variant().id, "pitch");
  EXPECT_EQ(app.start().players(), 3);
  EXPECT_EQ(app.start().rules().target, 8);
  EXPECT_EQ(app.start().seed(), seed);
}

// Until a word has been said a few times its button says what follows from it.
TEST(App, SaysWhatFollowsFromAWordUntilItIsKnown) {
  Settings kept;
  for (int game = 0; game <= words_known; ++game) {
    App app(1);
    app.restore_settings(kept);
    app.open_link("v=german&seed=BEG-2");
    while (app.table().actions().empty()) {
      ASSERT_TRUE(std::isfinite(app.next_due()));
      app.tick(app.next_due());
    }
    const std::vector<Action> actions = app.table().actions();
    ASSERT_EQ(actions[1].id, "say:beg");
    EXPECT_EQ(actions[1].note, game < words_known ? app.words().note_beg : "");
    EXPECT_NE(actions[0].note, "");  // of the other word nothing has been said
    Mirror mirror;
    EXPECT_EQ(mirror.update(app).find(std::string(app.words().note_beg)) == std::string::npos,
              game == words_known);
    ASSERT_TRUE(app.act("say:beg"));
    kept = *parse_settings(settings_text(app.settings()));
  }
}

// One list, one open row: what is chosen there is what Play begins.
TEST(App, ListsAllGamesOrThoseForSoMany) {
  App app(1);
  Mirror mirror;
  const auto listed = [&](std::string_view id) {
    return mirror.update(app).find("\"variant:" + std::string(id) + "\"") != std::string::npos;
  };
  EXPECT_FALSE(listed("pitch"));
  ASSERT_TRUE(app.act("games"));
  for (const Variant& variant : variants()) EXPECT_TRUE(listed(variant.id)) << variant.id;
  ASSERT_TRUE(app.act("games_for:3"));
  for (const Variant& variant : variants()) {
    EXPECT_EQ(listed(variant.id), variant.allows(3)) << variant.id;
  }
  for (const char* no : {"games_for:5", "games_for:1", "games_for:", "games_for:x"}) {
    EXPECT_FALSE(app.act(no)) << no;
  }
  app.act("variant:seven-up");
  EXPECT_EQ(app.start().players(), 3);
  // What lies over the list closes first.
  app.act("house_rules");
  app.act("close");
  EXPECT_FALSE(app.start().house_rules_open());
  EXPECT_TRUE(app.start().games_open());
  app.act("menu");
  app.act("close");
  EXPECT_TRUE(app.start().games_open());
  app.act("close");
  EXPECT_FALSE(app.start().games_open());
  app.act("games");
  app.act("start");
  app.act("new_game");
  EXPECT_FALSE(app.start().games_open());
}

// Takes an action that must change nothing but, perhaps, say why.
void expect_nothing(App& app, std::string_view id) {
  const bool at_table = app.screen() == App::Screen::table;
  const Events log = at_table ? app.table().session().log() : Events();
  const int shown = at_table ? app.table().session().shown() : 0;
  app.act(id);
  ASSERT_EQ(app.screen() == App::Screen::table, at_table) << id;
  if (!at_table) return;
  EXPECT_EQ(app.table().session().log(), log) << id;
  EXPECT_EQ(app.table().session().shown(), shown) << id;
}

TEST(StartScreen, ChoosesWhatIsPlayed) {
  App app(7);
  EXPECT_EQ(app.screen(), App::Screen::start);
  EXPECT_TRUE(valid_seed(app.start().seed()));
  EXPECT_TRUE(app.start().variant().allows(app.start().players()));
  EXPECT_TRUE(std::isinf(app.next_due()));
  for (const Variant& variant : variants()) {
    const int before = app.revision();
    app.act("variant:" + std::string(variant.id));
    EXPECT_EQ(&app.start().variant(), &variant);
    EXPECT_TRUE(variant.allows(app.start().players())) << variant.id;
    EXPECT_GT(app.revision(), before);
    for (int players = 0; players < 9; ++players) {
      const int had = app.start().players();
      app.act("players:" + std::to_string(players));
      EXPECT_EQ(app.start().players(), variant.allows(players) ? players : had) << variant.id;
    }
  }
}

TEST(StartScreen, NamesTheDeal) {
  App app(7);
  app.act("edit_seed");
  EXPECT_TRUE(app.take_effects().edit_seed);
  EXPECT_FALSE(app.take_effects().edit_seed) << "each effect is taken once";
  app.act("seed:KINGSTON-42");
  EXPECT_EQ(app.start().seed(), "KINGSTON-42");
  EXPECT_EQ(app.message(), "");
  for (const std::string bad : {"", "two words", "a:b", "ä", "x&log=1"}) {
    app.act("seed:" + bad);
    EXPECT_EQ(app.start().seed(), "KINGSTON-42");
    EXPECT_EQ(app.message(), app.words().bad_seed);
    EXPECT_TRUE(app.message_is_error());
  }
  app.act("seed:" + std::string(65, 'A'));
  EXPECT_EQ(app.start().seed(), "KINGSTON-42");
  app.act("seed:" + std::string(64, 'A'));
  EXPECT_EQ(app.start().seed(), std::string(64, 'A'));
  EXPECT_EQ(app.message(), "") << "a good name takes the complaint away";
  app.act("new_seed");
  EXPECT_TRUE(valid_seed(app.start().seed()));
  const std::string one = app.start().seed();
  app.act("new_seed");
  EXPECT_NE(app.start().seed(), one);
}

TEST(StartScreen, OtherEntropyIsAnotherDeal) {
  EXPECT_EQ(App(1).start().seed(), App(1).start().seed());
  EXPECT_NE(App(1).start().seed(), App(2).start().seed());
}

TEST(StartScreen, StartsWhatWasChosen) {
  App app(7);
  app.act("variant:seven-up");
  app.act("players:3");
  app.act("seed:KINGSTON-42");
  app.act("start");
  ASSERT_EQ(app.screen(), App::Screen::table);
  const GameSetup& setup = app.table().session().setup();
  EXPECT_EQ(setup.variant->id, "seven-up");
  EXPECT_EQ(setup.players, 3);
  EXPECT_EQ(setup.seed, "KINGSTON-42");
  EXPECT_EQ(setup.rules, setup.variant->rules);
  EXPECT_EQ(app.take_effects().fragment, "v=seven-up&players=3&seed=KINGSTON-42");
  EXPECT_FALSE(std::isinf(app.next_due()));
}

TEST(StartScreen, KnowsNoActionsOfTheTable) {
  App app(7);
  for (const auto id :
       {"card:Jh", "say:beg", "discard", "lay_down", "keep", "next_hand", "play_again", "share",
        "fair", "undo", "redo", "skip", "moment:3", "step:-1", "back_to_game", "last_trick"}) {
    const int before = app.revision();
    expect_nothing(app, id);
    EXPECT_EQ(app.revision(), before) << id;
  }
  EXPECT_FALSE(app.take_effects().fragment);
}

TEST(Actions, AnUnknownIdDoesNothing) {
  for (const bool at_table : {false, true}) {
    App app(7);
    if (at_table) app.open_link("v=pitch&seed=A");
    app.take_effects();
    const int before = app.revision();
    for (const auto id : {"", ":", "::", "nonsense", "Start", "start game", "undo ", "say:",
                          "say:hello", "variant:", "variant:nothing", "players:", "players:x",
                          "players:99999999999999", "\x01\xff", "card", "play:Jh", "{who}"}) {
      expect_nothing(app, id);
    }
    EXPECT_EQ(app.revision(), before);
    const Effects effects = app.take_effects();
    EXPECT_FALSE(effects.fragment || effects.edit_seed || effects.save_settings);
    EXPECT_EQ(app.message(), "");
  }
}

TEST(Actions, TheStartScreensAreNotThoseOfTheTable) {
  Sitting sitting("v=pitch&players=3&seed=A");
  sitting.wait();
  const std::string link = setup_text(sitting.app.table().session().setup());
  for (const auto id : {"start", "variant:german", "players:2", "seed:OTHER", "new_seed"}) {
    expect_nothing(sitting.app, id);
  }
  EXPECT_EQ(setup_text(sitting.app.table().session().setup()), link);
  EXPECT_EQ(sitting.app.start().variant().id, "pitch");
  EXPECT_EQ(sitting.app.start().seed(), "A");
}

TEST(Actions, SayWhatIsOffered) {
  // Games until whatever can be said somewhere has been said by the person.
  Stream stream(1, "say");
  std::map<std::string, int> said;
  constexpr std::array<std::string_view, 3> links{"v=trinidad", "v=cotton", "v=seven-up&players=3"};
  // To agree or insist, another must first propose to bunch, which computer players may never do.
  constexpr std::array<std::string_view, 7> words{
      "say:stand", "say:beg", "say:give", "say:run", "say:take_point", "say:bunch", "say:pass"};
  const auto all_said = [&] {
    return std::all_of(words.begin(), words.end(),
                       [&](std::string_view id) { return said[std::string(id)] > 0; });
  };
  for (std::size_t game = 0; game < 3 || (game < 90 && !all_said()); ++game) {
    Sitting sitting(std::string(links[game % 3]) + "&seed=SAY-" + std::to_string(game));
    App& app = sitting.app;
    for (int i = 0; i < 400 && sitting.plays(); ++i) {
      sitting.wait();
      ASSERT_FALSE(HasFatalFailure());
      if (app.table().session().human_to_decide() &&
          choice(app.table().session().table()).says != 0) {
        const auto actions = app.table().actions();
        ASSERT_FALSE(actions.empty());
        EXPECT_EQ(std::count_if(actions.begin(), actions.end(),
                                [](const Action& action) { return action.primary; }),
                  1);
        const auto before = app.table().session().log().size();
        const std::string id =
            std::min_element(actions.begin(), actions.end(), [&](const auto& a, const auto& b) {
              return said[a.id] < said[b.id];
            })->id;
        ASSERT_TRUE(id.starts_with("say:")) << id;
        for (int word = 0; word <= static_cast<int>(Say::pass); ++word) {
          const std::string other = "say:" + std::string(wire(static_cast<Say>(word)));
          if (!offers(app.table().actions(), other)) expect_nothing(app, other);
        }
        app.act(id);
        ASSERT_GT(app.table().session().log().size(), before);
        const Event& event = app.table().session().log()[before];
        EXPECT_EQ(event.seat, 0);
        EXPECT_EQ("say:" + std::string(wire(event.say)), id);
        ++said[id];
      } else if (!sitting.offered().empty()) {
        sitting.choose_something(stream);
      }
    }
  }
  for (const auto id : words) EXPECT_GT(said[std::string(id)], 0) << id;
}

TEST(Actions, PlayACard) {
  Stream stream(2, "card");
  Sitting sitting("v=pitch&players=4&seed=CARD");
  App& app = sitting.app;
  ASSERT_TRUE(sitting.play_to(Phase::play, stream));
  ASSERT_FALSE(app.table().playable().empty());
  const Card card = app.table().playable().last();
  const auto before = app.table().session().log().size();
  app.act("card:" + card_text(card));
  ASSERT_GT(app.table().session().log().size(), before);
  EXPECT_EQ(app.table().session().log()[before].kind, EventKind::play);
  EXPECT_EQ(app.table().session().log()[before].card, card);
  EXPECT_TRUE(app.table().playable().empty()) << "the card is still to be shown";
  expect_nothing(app, "card:" + card_text(card));
  // Cards of others, and what is no card.
  for (const auto id : {"card:", "card:Jx", "card:JhJh", "card:??"}) expect_nothing(app, id);
}

TEST(Actions, DiscardWhatIsPicked) {
  Stream stream(3, "discard");
  int done = 0;
  for (int seed = 0; done < 5; ++seed) {
    ASSERT_LT(seed, 100);
    Sitting sitting("v=german&seed=DISCARD-" + std::to_string(seed));
    App& app = sitting.app;
    if (!sitting.play_to(Phase::discard, stream)) continue;
    ++done;
    const CardSet hand = app.table().view().table.hands[0];
    const int must = hand.count() - hand_size;
    EXPECT_EQ(app.table().playable(), hand);
    EXPECT_TRUE(contains(app.table().prompt(), std::to_string(must))) << app.table().prompt();
    expect_nothing(app, "discard");
    // One card is picked, put back, and picked again; then the others.
    const std::string first = "card:" + card_text(hand.at(0));
    app.act(first);
    EXPECT_EQ(app.table().picked(), CardSet::of(hand.at(0)));
    app.act(first);
    EXPECT_TRUE(app.table().picked().empty());
    for (int i = 0; i < hand.count(); ++i) {
      EXPECT_EQ(offers(app.table().actions(), "discard"), i >= must);
      if (i > 0 && i < must) expect_nothing(app, "discard");
      app.act("card:" + card_text(hand.at(i)));
    }
    EXPECT_EQ(app.table().picked().count(), must) << "no more can be picked than must go";
    const CardSet picked = app.table().picked();
    const auto before = app.table().session().log().size();
    app.act("discard");
    ASSERT_GT(app.table().session().log().size(), before);
    const Event& event = app.table().session().log()[before];
    EXPECT_EQ(event.kind, EventKind::discard);
    CardSet discarded;
    for (const Card card : event.cards) discarded.add(card);
    EXPECT_EQ(discarded, picked);
    EXPECT_TRUE(app.table().picked().empty());
    sitting.wait();
    EXPECT_EQ(app.table().view().table.hands[0], hand - picked);
  }
}

TEST(Actions, TakingBackAndAgainLeavesNothingPicked) {
  Stream stream(4, "picked");
  for (int seed = 0;; ++seed) {
    ASSERT_LT(seed, 100);
    Sitting sitting("v=german&seed=PICKED-" + std::to_string(seed));
    App& app = sitting.app;
    if (!sitting.play_to(Phase::discard, stream)) continue;
    while (!offers(app.table().actions(), "discard")) {
      app.act("card:" + card_text((app.table().playable() - app.table().picked()).first()));
    }
    app.act("discard");
    sitting.wait();
    app.act("undo");
    ASSERT_EQ(app.table().session().table().phase, Phase::discard);
    EXPECT_TRUE(app.table().picked().empty());
    app.act("card:" + card_text(app.table().playable().last()));
    app.act("redo");
    EXPECT_TRUE(app.table().picked().empty());
    break;
  }
}

TEST(Actions, CardsPickedAreNotKeptOverTakingBackWhatWasDecidedBefore) {
  Stream stream(4, "picked");
  int seen = 0;
  for (int seed = 0; seen < 3; ++seed) {
    ASSERT_LT(seed, 100);
    Sitting sitting("v=german&seed=PICKED-" + std::to_string(seed));
    App& app = sitting.app;
    // From the second hand on, there is a decision before the one on what to throw away.
    while (sitting.play_to(Phase::discard, stream) && !app.table().session().can_undo()) {
      sitting.choose_something(stream);
    }
    if (app.table().game_over()) continue;
    ++seen;
    app.act("card:" + card_text(app.table().playable().first()));
    ASSERT_FALSE(app.table().picked().empty());
    app.act("undo");
    EXPECT_TRUE(app.table().picked().empty());
    // Nor are they there again, half picked, when the game comes to that hand once more.
    app.act("redo");
    sitting.wait();
    EXPECT_TRUE(app.table().picked().empty());
  }
}

TEST(Actions, ShareTheDeal) {
  Sitting sitting("v=trinidad&seed=KINGSTON-42&rules=target.9");
  App& app = sitting.app;
  app.act("share");
  EXPECT_EQ(app.dialog(), App::Dialog::share);
  app.act("copied");
  EXPECT_EQ(app.message(), app.words().link_copied);
  EXPECT_FALSE(app.message_is_error());
  app.act("copy_failed");
  EXPECT_EQ(app.message(), app.words().copy_failed);
  EXPECT_TRUE(app.message_is_error());
}

TEST(Actions, SheetsOpenAndClose) {
  Stream stream(1, "sheets");
  Sitting sitting("v=trinidad&seed=A");
  App& app = sitting.app;
  for (sitting.wait(); !app.table().last_trick(); sitting.wait()) sitting.choose_something(stream);
  EXPECT_FALSE(app.sheets().menu || app.sheets().history || app.everything());
  app.act("menu");
  EXPECT_TRUE(app.sheets().menu);
  app.act("menu");
  EXPECT_FALSE(app.sheets().menu);
  app.act("menu");
  app.act("history");
  app.act("last_trick");
  EXPECT_TRUE(app.sheets().history);
  EXPECT_TRUE(app.table().last_trick_shown());
  app.act("copied");
  app.act("close");
  EXPECT_FALSE(app.sheets().menu || app.sheets().history || app.table().last_trick_shown());
  EXPECT_EQ(app.message(), "");
  app.act("tab:everything");
  EXPECT_TRUE(app.everything());
  app.act("tab:points");
  EXPECT_FALSE(app.everything());
}

TEST(Actions, SettingsAreKeptInRangeAndSaved) {
  App app(7);
  EXPECT_FALSE(app.take_effects().save_settings);
  app.act("pace:2");
  EXPECT_EQ(app.settings().pace, 2);
  EXPECT_TRUE(app.take_effects().save_settings);
  for (const char* unknown : {"pace:99", "pace:-99", "pace:quick", "pace:0.7"}) {
    app.act(unknown);
    EXPECT_EQ(app.settings().pace, 2) << unknown;
  }
  app.act("pace:0.5");
  EXPECT_EQ(app.settings().pace, 0.5);
  app.act("brown_backs:on");
  EXPECT_TRUE(app.settings().brown_backs);
  app.act("colours:4");
  EXPECT_TRUE(app.settings().four_colours);
  app.act("colours:2");
  EXPECT_FALSE(app.settings().four_colours);
}

TEST(Actions, SettingsComeBackClamped) {
  App app(7);
  const int before = app.revision();
  app.restore_settings({.pace = 0, .four_colours = true});
  EXPECT_GT(app.revision(), before);
  EXPECT_EQ(app.settings().pace, 0);
  EXPECT_TRUE(app.settings().four_colours);
  app.restore_settings({.pace = 1000, .four_colours = false});
  EXPECT_EQ(app.settings().pace, 2);
  app.restore_settings({.pace = -1, .four_colours = false});
  EXPECT_EQ(app.settings().pace, 0);
  EXPECT_FALSE(app.take_effects().save_settings) << "what was just read need not be saved";
  // They outlast games and links.
  app.restore_settings({.pace = 2, .four_colours = true});
  app.open_link("v=german&seed=A");
  app.act("new_game");
  EXPECT_EQ(app.settings().pace, 2);
  EXPECT_TRUE(app.settings().four_colours);
}

// The page that explains a rule is the variant's own, in the language spoken.
TEST(Actions, OpenTheExplanationOfARule) {
  App app(1);
  app.open_link("v=french-4&seed=A");
  app.act("language:de");
  app.act("explain");
  EXPECT_EQ(app.take_effects().open, "rules/de/french-4.html");
  app.act("explain:order.game_high_low_jack");
  EXPECT_EQ(app.take_effects().open, "rules/de/french-4.html#order.game_high_low_jack");
  for (const auto id : {"explain:order", "explain:order.", "explain:high.dealt", "explain:x.y",
                        "explain:../page", "explain:target.70"}) {
    app.act(id);
    EXPECT_FALSE(app.take_effects().open) << id;
  }
}

}  // namespace
}  // namespace allfours
