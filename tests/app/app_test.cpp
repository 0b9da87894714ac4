// Actions by id: the effect of each, and no effect where the action is impossible.
#include "app/app.hpp"

#include <array>
#include <bit>
#include <map>

#include "app/app_play.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"

namespace allfours {
namespace {

// Takes an action that must change nothing except, perhaps, show a reason.
void expect_nothing(App& app, std::string_view id) {
  const bool at_table = app.screen() == App::Screen::table;
  const Events log = at_table ? app.table().session.log() : Events();
  const int shown = at_table ? app.table().session.shown() : 0;
  app.act(id);
  ASSERT_EQ(app.screen() == App::Screen::table, at_table) << id;
  if (!at_table) return;
  EXPECT_EQ(app.table().session.log(), log) << id;
  EXPECT_EQ(app.table().session.shown(), shown) << id;
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
    EXPECT_FALSE(effects.fragment || effects.edit_seed || effects.saves("settings"));
    EXPECT_EQ(app.message(), "");
  }
}

TEST(Actions, TheStartScreensAreNotThoseOfTheTable) {
  Sitting sitting("v=pitch&players=3&seed=A");
  sitting.wait();
  const std::string link = setup_text(sitting.app.table().session.setup());
  for (const auto id : {"start", "variant:german", "players:2", "seed:OTHER", "new_seed"}) {
    expect_nothing(sitting.app, id);
  }
  EXPECT_EQ(setup_text(sitting.app.table().session.setup()), link);
  EXPECT_EQ(sitting.app.state().start.variant().id, "pitch");
  EXPECT_EQ(sitting.app.state().start.seed(), "A");
}

TEST(Actions, SayWhatIsOffered) {
  // Games until the person has made every possible announcement.
  Stream stream(1, "say");
  std::map<std::string, int> said;
  constexpr std::array<std::string_view, 3> links{"v=trinidad", "v=cotton", "v=seven-up&players=3"};
  // Agree or insist require another player to propose a bunch, which bots may never do.
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
      if (app.table().session.person_to_decide() && choice(app.table().session.table()).says != 0) {
        const auto actions = actions_at(app.table());
        ASSERT_FALSE(actions.empty());
        // Of two words neither is highlighted.
        const int words_now = std::popcount(choice(app.table().session.table()).says);
        EXPECT_EQ(std::count_if(actions.begin(), actions.end(),
                                [](const Action& action) { return action.primary; }),
                  words_now == 1 ? 1 : 0);
        const auto before = app.table().session.log().size();
        const std::string id =
            std::min_element(actions.begin(), actions.end(), [&](const auto& a, const auto& b) {
              return said[a.id] < said[b.id];
            })->id;
        ASSERT_TRUE(id.starts_with("say:")) << id;
        for (int word = 0; word <= static_cast<int>(Say::pass); ++word) {
          const std::string other = "say:" + std::string(wire(static_cast<Say>(word)));
          if (!offers(actions_at(app.table()), other)) expect_nothing(app, other);
        }
        app.act(id);
        ASSERT_GT(app.table().session.log().size(), before);
        const Event& event = app.table().session.log()[before];
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
  ASSERT_FALSE(playable_cards(app.table()).empty());
  const Card card = playable_cards(app.table()).last();
  const auto before = app.table().session.log().size();
  app.act("card:" + card_text(card));
  ASSERT_GT(app.table().session.log().size(), before);
  EXPECT_EQ(app.table().session.log()[before].kind, EventKind::play);
  EXPECT_EQ(app.table().session.log()[before].card, card);
  EXPECT_TRUE(playable_cards(app.table()).empty()) << "the card is still to be shown";
  expect_nothing(app, "card:" + card_text(card));
  // Cards of other players, and texts that are no card.
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
    const CardSet hand = app.table().session.view().table.hands[0];
    const int must = hand.count() - hand_size;
    EXPECT_EQ(playable_cards(app.table()), hand);
    EXPECT_TRUE(contains(prompt_at(app.table()), std::to_string(must))) << prompt_at(app.table());
    expect_nothing(app, "discard");
    // One card is picked, put back and picked again; then the others.
    const std::string first = "card:" + card_text(hand.at(0));
    app.act(first);
    EXPECT_EQ(app.table().picked, CardSet::of(hand.at(0)));
    app.act(first);
    EXPECT_TRUE(app.table().picked.empty());
    for (int i = 0; i < hand.count(); ++i) {
      EXPECT_EQ(offers(actions_at(app.table()), "discard"), i >= must);
      if (i > 0 && i < must) expect_nothing(app, "discard");
      app.act("card:" + card_text(hand.at(i)));
    }
    EXPECT_EQ(app.table().picked.count(), must) << "only the required number can be picked";
    const CardSet picked = app.table().picked;
    const auto before = app.table().session.log().size();
    app.act("discard");
    ASSERT_GT(app.table().session.log().size(), before);
    const Event& event = app.table().session.log()[before];
    EXPECT_EQ(event.kind, EventKind::discard);
    CardSet discarded;
    for (const Card card : event.cards) discarded.add(card);
    EXPECT_EQ(discarded, picked);
    EXPECT_TRUE(app.table().picked.empty());
    sitting.wait();
    EXPECT_EQ(app.table().session.view().table.hands[0], hand - picked);
  }
}

TEST(Actions, TakingBackAndAgainLeavesNothingPicked) {
  Stream stream(4, "picked");
  for (int seed = 0;; ++seed) {
    ASSERT_LT(seed, 100);
    Sitting sitting("v=german&seed=PICKED-" + std::to_string(seed));
    App& app = sitting.app;
    if (!sitting.play_to(Phase::discard, stream)) continue;
    while (!offers(actions_at(app.table()), "discard")) {
      app.act("card:" + card_text((playable_cards(app.table()) - app.table().picked).first()));
    }
    app.act("discard");
    sitting.wait();
    app.act("undo");
    ASSERT_EQ(app.table().session.table().phase, Phase::discard);
    EXPECT_TRUE(app.table().picked.empty());
    app.act("card:" + card_text(playable_cards(app.table()).last()));
    app.act("redo");
    EXPECT_TRUE(app.table().picked.empty());
    break;
  }
}

TEST(Actions, TakingBackIsSaidToBePracticeBeforeTheFirstTime) {
  Sitting sitting("v=german&seed=UNDO-1");
  App& app = sitting.app;
  app.restore_settings(Settings());
  Stream stream(1, "undo");
  sitting.choose(stream, 1);
  app.take_effects();
  const Events log = app.table().session.log();
  ASSERT_TRUE(app.act("undo"));
  EXPECT_EQ(app.message(), app.words().undo_warns);
  EXPECT_EQ(app.table().session.log(), log);
  EXPECT_FALSE(is_practice(app.table()));
  EXPECT_TRUE(app.take_effects().saves("settings")) << "it is known from now on";
  ASSERT_TRUE(app.act("undo"));
  EXPECT_LT(app.table().session.log().size(), log.size());
  EXPECT_TRUE(is_practice(app.table()));

  Sitting again("v=german&seed=UNDO-2");
  again.app.restore_settings(parse_settings(settings_text(app.settings())));
  again.choose(stream, 1);
  ASSERT_TRUE(again.app.act("undo"));
  EXPECT_TRUE(is_practice(again.app.table()));
}

TEST(Actions, CardsPickedAreNotKeptOverTakingBackWhatWasDecidedBefore) {
  Stream stream(4, "picked");
  int seen = 0;
  for (int seed = 0; seen < 3; ++seed) {
    ASSERT_LT(seed, 100);
    Sitting sitting("v=german&seed=PICKED-" + std::to_string(seed));
    App& app = sitting.app;
    // From the second hand on there is a decision before the discard.
    while (sitting.play_to(Phase::discard, stream) && !app.table().session.can_undo()) {
      sitting.choose_something(stream);
    }
    if (game_over(app.table())) continue;
    ++seen;
    app.act("card:" + card_text(playable_cards(app.table()).first()));
    ASSERT_FALSE(app.table().picked.empty());
    app.act("undo");
    EXPECT_TRUE(app.table().picked.empty());
    // They are not half picked again when the game returns to that hand.
    app.act("redo");
    sitting.wait();
    EXPECT_TRUE(app.table().picked.empty());
  }
}

TEST(Actions, ShareTheDeal) {
  Sitting sitting("v=trinidad&seed=KINGSTON-42&rules=target.9");
  App& app = sitting.app;
  app.act("share");
  EXPECT_EQ(app.state().dialog, "share");
  app.act("copied");
  EXPECT_EQ(app.message(), app.words().link_copied);
  EXPECT_FALSE(app.state().context.message.is_error());
  app.act("copy_failed");
  EXPECT_EQ(app.message(), app.words().copy_failed);
  EXPECT_TRUE(app.state().context.message.is_error());
}

TEST(Actions, SheetsOpenAndClose) {
  Stream stream(1, "sheets");
  Sitting sitting("v=trinidad&seed=A");
  App& app = sitting.app;
  for (sitting.wait(); !last_trick_line(app.table()); sitting.wait())
    sitting.choose_something(stream);
  EXPECT_FALSE(app.state().context.sheets.menu || app.state().context.sheets.history ||
               app.state().everything);
  app.act("menu");
  EXPECT_TRUE(app.state().context.sheets.menu);
  app.act("menu");
  EXPECT_FALSE(app.state().context.sheets.menu);
  app.act("menu");
  app.act("history");
  app.act("last_trick");
  EXPECT_TRUE(app.state().context.sheets.history);
  EXPECT_TRUE(app.table().last_trick_open);
  app.act("copied");
  app.act("close");
  EXPECT_FALSE(app.state().context.sheets.menu || app.state().context.sheets.history ||
               app.table().last_trick_open);
  EXPECT_EQ(app.message(), "");
  app.act("tab:everything");
  EXPECT_TRUE(app.state().everything);
  app.act("tab:points");
  EXPECT_FALSE(app.state().everything);
}

TEST(Actions, SettingsAreKeptInRangeAndSaved) {
  App app(7);
  EXPECT_FALSE(app.take_effects().saves("settings"));
  app.act("pace:2");
  EXPECT_EQ(app.settings().pace, 2);
  EXPECT_TRUE(app.take_effects().saves("settings"));
  for (const char* unknown : {"pace:99", "pace:-99", "pace:quick", "pace:0.7"}) {
    app.act(unknown);
    EXPECT_EQ(app.settings().pace, 2) << unknown;
  }
  app.act("pace:0.5");
  EXPECT_EQ(app.settings().pace, 0.5);
  app.act("text_size:150");
  EXPECT_EQ(app.settings().text_size, 150);
  for (const char* unknown : {"text_size:20", "text_size:", "text_size:500", "text_size:large"}) {
    app.act(unknown);
    EXPECT_EQ(app.settings().text_size, 150) << unknown;
  }
  app.act("card_back:blue");
  app.act("felt:wine");
  app.act("hand_order:by_rank");
  for (const char* unknown :
       {"card_back:", "card_back:pink", "felt:", "felt:red", "hand_order:1"}) {
    EXPECT_FALSE(app.act(unknown)) << unknown;
  }
  EXPECT_EQ(app.settings().back, Settings::Back::blue);
  EXPECT_EQ(app.settings().felt, Settings::Felt::wine);
  EXPECT_EQ(app.settings().hand_order, Settings::HandOrder::by_rank);
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
  EXPECT_FALSE(app.take_effects().saves("settings")) << "restored settings need not be saved";
  // They outlast games and links.
  app.restore_settings({.pace = 2, .four_colours = true});
  app.open_link("v=german&seed=A");
  app.act("new_game");
  EXPECT_EQ(app.settings().pace, 2);
  EXPECT_TRUE(app.settings().four_colours);
}

// The page that explains a rule is the variant's own, in the current language.
TEST(Actions, OpenTheExplanationOfARule) {
  App app(1);
  app.open_link("v=french-4&seed=A");
  app.act("language:de");
  app.act("explain");
  EXPECT_EQ(app.take_effects().open, "rules/de/french-4.html");
  app.act("explain:order.game_high_low_jack");
  EXPECT_EQ(app.take_effects().open, "rules/de/french-4.html#order.game_high_low_jack");
  app.act("explain:no_trump");
  EXPECT_EQ(app.take_effects().open, "rules/de/french-4.html#no_trump");
  // A house rule without a place on the variant's page is explained with the house rules.
  app.open_link("v=french-4&seed=A&rules=table_rules.true,target.9");
  app.act("explain:table_rules.true");
  EXPECT_EQ(app.take_effects().open, "rules/de/house-rules.html#table_rules.true");
  app.act("explain:target.9");
  EXPECT_EQ(app.take_effects().open, "rules/de/house-rules.html#target.any");
  app.act("explain:no_trump");
  EXPECT_EQ(app.take_effects().open, "rules/de/french-4.html#no_trump");
  for (const auto id : {"explain:order", "explain:order.", "explain:high.dealt", "explain:x.y",
                        "explain:../page", "explain:target.70", "explain:no_throw_in"}) {
    app.act(id);
    EXPECT_FALSE(app.take_effects().open) << id;
  }
}

}  // namespace
}  // namespace allfours
