// Keys: each has the effect in the table of shortcuts where it applies, and is ignored elsewhere.
#include "app/shortcuts.hpp"

#include <algorithm>
#include <functional>
#include <set>

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/narration/history_expansion.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_ahead.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"

namespace allfours {
namespace {

TEST(Shortcuts, NoKeyMeansTwoThings) {
  std::set<std::string> keys;
  for (const Shortcut& shortcut : shortcuts()) {
    EXPECT_FALSE(shortcut.actions.empty());
    for (const std::string_view key : keys_of(shortcut)) {
      EXPECT_TRUE(keys.emplace(key).second) << key;
      EXPECT_EQ(find_shortcut(key), &shortcut) << key;
    }
  }
  EXPECT_EQ(find_shortcut(" "), find_shortcut("Space"));
}

TEST(Shortcuts, SignsHaveASecondKeyThatEveryLayoutTypes) {
  for (const Shortcut& shortcut : shortcuts()) {
    // "?" is typed with Shift at most.
    if (!contains(shortcut.keys, "[") && !contains(shortcut.keys, "]")) continue;
    const auto keys = keys_of(shortcut);
    EXPECT_TRUE(std::any_of(keys.begin(), keys.end(), [](std::string_view key) {
      return key.size() == 1 && key[0] >= 'a' && key[0] <= 'z';
    })) << shortcut.keys;
  }
}

// Are these the keys that the page may send? In the order of the table.
void expect_keys(const App& app,
                 const std::function<bool(const Shortcut&, std::string_view)>& is_sent) {
  std::string all;
  for (const Shortcut& shortcut : shortcuts()) {
    for (const std::string_view key : keys_of(shortcut)) {
      if (is_sent(shortcut, key)) all += (all.empty() ? "" : " ") + std::string(key);
    }
  }
  EXPECT_EQ(app.keys(), all);
}

TEST(Shortcuts, WhatTheyOpenIsAnnouncedAndNothingIsPlayedUnderIt) {
  Sitting sitting("v=trinidad&seed=BEG-1");
  App& app = sitting.app;
  sitting.wait();
  const Words& w = app.words();
  const auto answer_to = [&](std::string_view key) {
    const int before = app.state().context.answer.count;
    EXPECT_TRUE(app.press_key(key)) << key;
    EXPECT_EQ(app.state().context.answer.count, before + 1) << key;
    return app.state().context.answer.text;
  };
  EXPECT_EQ(answer_to("h"), w.history_opened);
  EXPECT_EQ(answer_to("h"), w.sheet_closed);
  for (const auto& [key, opened] : {std::pair{"m", w.menu_opened}, {"i", w.rules_opened}}) {
    EXPECT_EQ(answer_to(key), opened);
    const int shown = app.table().session.shown();
    for (const auto play : {"Enter", "s", "b", "1"}) EXPECT_EQ(answer_to(play), w.sheet_first);
    EXPECT_EQ(app.table().session.shown(), shown);
    EXPECT_TRUE(app.act("close"));
    EXPECT_EQ(app.state().context.answer.text, w.sheet_closed);
  }
  const int shown = app.table().session.shown();
  EXPECT_TRUE(app.press_key("b"));
  EXPECT_GT(app.table().session.log().size(), static_cast<std::size_t>(shown));
}

TEST(Shortcuts, TheRuleAskedForIsReadOut) {
  Sitting sitting("v=trinidad&seed=BEG-1");
  App& app = sitting.app;
  const auto& setup = app.table().session.setup();
  const std::string rule = "play." + value_text(*find_field("play"), setup.rules);
  app.act("rules:" + rule);
  EXPECT_EQ(app.state().context.answer.text,
            rule_sentence(setup, app.state().context.language, rule));
  EXPECT_TRUE(contains(app.state().context.answer.text, "trump"));
}

TEST(Shortcuts, ThePageIsToldWhichKeysCount) {
  Sitting sitting("v=trinidad&seed=KEYS");
  App& app = sitting.app;
  expect_keys(app, [](const Shortcut&, std::string_view) { return true; });
  app.act("shortcuts:off");
  expect_keys(app, [](const Shortcut&, std::string_view key) { return !is_character(key); });
  App watched(1);
  watched.embed({.controls = Embedding::Controls::none});
  EXPECT_EQ(watched.keys(), "");
}

TEST(Shortcuts, LeaveTheBrowserItsKeys) {
  for (const auto key : {"Tab", "Escape", "F5", "F6", "F11", "Backspace", "PageUp", "PageDown",
                         "ArrowUp", "ArrowDown", "Delete", "Shift", "", "  ", "s b", "/"}) {
    EXPECT_EQ(find_shortcut(key), nullptr) << key;
    Sitting sitting("v=trinidad&seed=KEYS");
    EXPECT_FALSE(sitting.app.press_key(key)) << key;
  }
}

TEST(Shortcuts, AGameIsPlayedByKeysAlone) {
  Stream stream(1, "keys");
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Sitting sitting(setup_text(setup));
    App& app = sitting.app;
    const std::vector<std::string> keys{"s", "b", "g", "r", "k", "a", "o", "d", "n"};
    for (int steps = 0; steps < 5000; ++steps) {
      sitting.wait();
      if (game_over(app.table())) break;
      const auto& log = app.table().session.log();
      const auto before = log.size();
      bool used = false;
      // Announcements first, otherwise a card.
      for (const std::string& key : keys) used = used || app.press_key(key);
      const auto cards = held_cards(app.table().session.view());
      const CardSet playable = playable_cards(app.table());
      // Beyond the tenth card: move the focus and press Enter.
      for (std::size_t i = 10; !used && i < cards.size(); ++i) {
        used = playable.contains(cards[i]) && !app.table().picked.contains(cards[i]);
        if (used) app.act("card:" + card_text(cards[i]));
      }
      for (std::size_t i = 0; !used && i < cards.size() && i < 10; ++i) {
        if (!playable.contains(cards[i]) || app.table().picked.contains(cards[i])) continue;
        used = app.press_key(std::to_string((i + 1) % 10));
      }
      ASSERT_TRUE(used) << "nothing to press, " << before << " events";
    }
    EXPECT_TRUE(game_over(app.table()));
    const std::string seed = app.table().session.setup().seed;
    EXPECT_TRUE(app.press_key("n"));
    EXPECT_NE(app.table().session.setup().seed, seed);
  }
}

TEST(Shortcuts, CardsHaveTheNumbersOfTheirPlacesInAnyOrder) {
  for (const std::string order : {"usual", "low_first", "trumps_last", "by_rank"}) {
    Sitting sitting("v=trinidad&seed=ORDER-1");
    App& app = sitting.app;
    app.act("hand_order:" + order);
    app.act("second_touch:on");  // so that no card leaves the hand
    Stream stream(5, "order");
    while (playable_cards(app.table()).empty()) {
      if (std::isinf(app.next_due())) sitting.choose_something(stream);
      sitting.wait_a_step();
    }
    const auto cards = held_cards(app.table().session.view(), app.settings().hand_order);
    Mirror mirror;
    app.act("tell:hand");
    const std::string text = mirror.update(app);
    std::size_t listed = 0;
    std::string told;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const std::size_t next = text.find("\"card:" + card_text(cards[i]) + "\"", listed);
      ASSERT_NE(next, std::string::npos) << order;
      listed = next;
      told += (told.empty() ? "" : ", ") + card_name(app.words(), cards[i]);
      if (!playable_cards(app.table()).contains(cards[i])) continue;
      ASSERT_TRUE(app.press_key(std::to_string(i + 1)));
      EXPECT_EQ(raised_card(app.table()), cards[i]) << order;
    }
    EXPECT_EQ(app.state().context.answer.text.empty(), false);
    EXPECT_TRUE(contains(text, told)) << order;
  }
}

TEST(Shortcuts, EnterDoesWhatTheGoldButtonSays) {
  Sitting sitting("v=trinidad&seed=BEG-1");  // the person is eldest
  App& app = sitting.app;
  EXPECT_TRUE(app.press_key("Enter")) << "continues";
  sitting.wait();
  const auto offered = actions_at(app.table());
  ASSERT_FALSE(offered.empty());
  // Of two words neither is gold: that is the person's choice.
  for (const Action& word : offered) EXPECT_FALSE(word.primary) << word.id;
  const auto before = app.table().session.log().size();
  EXPECT_FALSE(app.press_key("Enter"));
  EXPECT_EQ(app.table().session.log().size(), before);
  EXPECT_TRUE(app.press_key("s"));
  EXPECT_TRUE(app.press_key("ArrowLeft"));
  EXPECT_TRUE(looking_back(app.table()));
  EXPECT_TRUE(app.press_key(" "));
  EXPECT_FALSE(looking_back(app.table()));
}

TEST(Shortcuts, LettersCanBeSwitchedOff) {
  Sitting sitting("v=trinidad&seed=KINGSTON-42");
  App& app = sitting.app;
  sitting.wait();
  app.act("shortcuts:off");
  for (const auto key : {"s", "1", "?", "[", "t", "m", "U"}) {
    const int revision = app.revision();
    EXPECT_FALSE(app.press_key(key)) << key;
    EXPECT_EQ(app.revision(), revision) << key;
  }
  EXPECT_TRUE(app.press_key("ArrowLeft"));
  app.act("shortcuts:on");
  EXPECT_TRUE(app.press_key("?"));
  EXPECT_EQ(app.state().dialog, "keys");
}

TEST(Shortcuts, WhatCannotBeDoneNowIsNotTaken) {
  Sitting sitting("v=pitch&players=4&seed=KEYS");
  App& app = sitting.app;
  sitting.wait();
  for (const auto key : {"s", "b", "g", "r", "k", "a", "o", "d", "n", "u", "U", "9"}) {
    const auto before = app.table().session.log().size();
    EXPECT_FALSE(app.press_key(key)) << key;
    EXPECT_EQ(app.table().session.log().size(), before) << key;
  }
  App start(1);
  for (const Shortcut& shortcut : shortcuts()) {
    for (const std::string_view key : keys_of(shortcut)) {
      if (key == "Enter" || key == "Space" || key == "?") continue;
      EXPECT_FALSE(start.press_key(key)) << key;
    }
  }
  EXPECT_TRUE(start.press_key("?"));
  EXPECT_TRUE(start.press_key("Enter"));
  EXPECT_EQ(start.screen(), App::Screen::table);
}

TEST(Asking, SaysWhatIsSo) {
  Sitting sitting("v=trinidad&seed=KINGSTON-42");
  App& app = sitting.app;
  const auto answer_to_key = [&](std::string_view key) {
    const int before = app.state().context.answer.count;
    EXPECT_TRUE(app.press_key(key));
    EXPECT_EQ(app.state().context.answer.count, before + 1) << key;
    return app.state().context.answer.text;
  };
  EXPECT_EQ(answer_to_key("t"), app.words().no_trump_yet);
  EXPECT_EQ(answer_to_key("c"), app.words().no_cards);
  Stream stream(1, "asking");
  int tricks = 0;
  for (int steps = 0; steps < 200 && sitting.plays(); ++steps) {
    sitting.wait();
    const Table& table = app.table().session.table();
    EXPECT_EQ(contains(answer_to_key("t"), "not fixed"),
              !table.trump_fixed && table.turned_count > 0);
    EXPECT_EQ(cards_named(answer_to_key("c")), app.table().session.view().table.hands[0]);
    EXPECT_TRUE(contains(answer_to_key("p"), std::to_string(table.score[0])));
    EXPECT_TRUE(contains(answer_to_key("y"), app.table().narration.rows().back().title));
    if (table.tricks > 0) {
      EXPECT_EQ(cards_named(answer_to_key("l")).count(), 4);
      app.press_key("l");
      ++tricks;
    }
    sitting.choose_something(stream);
  }
  EXPECT_GT(tricks, 10);
}

}  // namespace
}  // namespace allfours
