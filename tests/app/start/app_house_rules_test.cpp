// House rules, changed on the start screen one field at a time: the result is always playable, and
// it is the game that starts.
#include <set>

#include "app/accessibility/mirror.hpp"
#include "app/app.hpp"
#include "app/app_play.hpp"

namespace allfours {
namespace {

TEST(HouseRules, EveryFieldGoesRoundTheValuesThatMakeAGame) {
  for (const Variant& variant : variants()) {
    for (const Field& field : fields()) {
      SCOPED_TRACE(std::string(variant.id) + " " + std::string(field.name));
      App app(1);
      app.act("variant:" + std::string(variant.id));
      const std::string up = "rule_up:" + std::string(field.name);
      const std::string down = "rule_down:" + std::string(field.name);
      std::set<int> values;
      for (int i = 0; i < 8; ++i) {
        const int before = app.revision();
        app.act(up);
        ASSERT_GT(app.revision(), before);
        values.insert(field.get(app.state().start.rules()));
        ASSERT_FALSE(validate(app.state().start.rules(), app.state().start.players()));
        // No other field has changed, except hand dealing, which depends on table_rules.
        RuleSet rules = app.state().start.rules();
        if (field.name == "table_rules") {
          EXPECT_EQ(rules.hand_dealing, rules.table_rules);
          rules.hand_dealing = false;
        }
        field.set(rules, field.get(variant.rules));
        ASSERT_EQ(rules, variant.rules);
      }
      for (const int value : values) {
        RuleSet rules = variant.rules;
        field.set(rules, value);
        EXPECT_FALSE(validate(rules, app.state().start.players())) << value;
      }
      for (int i = 0; i < 120; ++i) app.act(down);
      ASSERT_FALSE(validate(app.state().start.rules(), app.state().start.players()));
      if (field.kind == Field::Kind::number) {
        const int least = field.get(app.state().start.rules());
        app.act(down);
        EXPECT_EQ(field.get(app.state().start.rules()), least) << "a number stops at its limit";
      }
    }
  }
}

// Fields that were changed when the list opened come first; the order is fixed while it is open.
TEST(HouseRules, AreListedByWhatIsChanged) {
  App app(1);
  Mirror mirror;
  const auto listed = [&] {
    const std::string page = mirror.update(app);
    return std::pair(page.find("\"rule_up:target\""), page.find("\"rule_up:hang_jack\""));
  };
  app.act("games");
  app.act("house_rules");
  EXPECT_LT(listed().first, listed().second);
  app.act("rule_up:hang_jack");
  EXPECT_LT(listed().first, listed().second);
  app.act("house_rules");
  app.act("house_rules");
  EXPECT_GT(listed().first, listed().second);
}

TEST(HouseRules, WhyAValueIsPassedOverIsSaid) {
  // Hang jack is impossible if the jack's point belongs to the player who was dealt it.
  App app(1);
  app.act("variant:sca");
  app.act("rule_up:hang_jack");
  EXPECT_FALSE(app.state().start.rules().hang_jack);
  EXPECT_NE(app.message(), "");
  app.act("rule_up:target");
  EXPECT_EQ(app.state().start.rules().target, 50);
  EXPECT_EQ(app.message(), "");
}

TEST(HouseRules, ArePlayedAndStandInTheLink) {
  App app(1);
  app.act("variant:pitch");
  app.act("players:4");
  app.act("seed:HOUSE");
  app.act("rule_down:target");
  app.act("rule_up:hang_jack");
  app.act("start");
  ASSERT_EQ(app.screen(), App::Screen::table);
  EXPECT_EQ(app.table().session.setup().rules.target, 6);
  EXPECT_TRUE(app.table().session.setup().rules.hang_jack);
  EXPECT_EQ(parts_in(*app.take_effects().fragment),
            "v=pitch&players=4&seed=HOUSE&rules=target.6,hang_jack.true");
  // They stay for the next game, until the usual rules are chosen.
  app.act("new_game");
  EXPECT_EQ(app.state().start.rules().target, 6);
  app.act("usual_rules");
  EXPECT_EQ(app.state().start.rules(), app.state().start.variant().rules);
}

TEST(HouseRules, AnotherVariantHasItsOwn) {
  App app(1);
  app.act("rule_up:target");
  app.act("variant:german");
  EXPECT_EQ(app.state().start.rules(), find_variant("german")->rules);
}

TEST(HouseRules, AreNotChangedAtTheTable) {
  Sitting sitting("v=pitch&players=4&seed=HOUSE");
  const RuleSet rules = sitting.app.state().start.rules();
  for (const auto id : {"rule_up:target", "rule_down:target", "usual_rules"}) {
    sitting.app.act(id);
    EXPECT_EQ(sitting.app.state().start.rules(), rules);
    EXPECT_EQ(sitting.app.table().session.setup().rules, rules);
  }
}

// A named rule is set in one step, and counts as set while its fields have its values.
TEST(HouseRules, WithANameAreSetAndTakenBackInOneStep) {
  App app(1);
  Mirror mirror;
  app.act("variant:west-yorkshire");
  app.act("games");
  app.act("house_rules");
  const auto pressed = [&](std::string_view id) {
    const std::string page = mirror.update(app);
    const auto at = page.find("\"named_rule:" + std::string(id) + "\"");
    if (at == std::string::npos) return std::string("none");
    const auto chosen = page.find("\"chosen\":", at);
    return page.substr(chosen + 9, page[chosen + 9] == 't' ? 4 : 5);
  };
  EXPECT_EQ(pressed("batley_carr"), "true");
  EXPECT_EQ(pressed("honley"), "false");
  EXPECT_EQ(pressed("tobago_two"), "none");
  app.act("named_rule:honley");
  EXPECT_EQ(app.state().start.rules().play, PlayRule::no_ruff);
  EXPECT_EQ(pressed("honley"), "true");
  EXPECT_EQ(pressed("batley_carr"), "false");
  app.act("named_rule:stakes");
  EXPECT_EQ(app.state().start.rules().stake_game, 2);
  EXPECT_EQ(app.state().start.rules().stake_all_fours, 1);
  app.act("rule_up:stake_game");
  EXPECT_EQ(pressed("stakes"), "false") << "another stake is a different rule";
  app.act("named_rule:honley");
  EXPECT_EQ(app.state().start.rules().play, PlayRule::follow_or_trump);
  EXPECT_EQ(app.state().start.rules().stake_game, 3) << "the others stay";
  const RuleSet rules = app.state().start.rules();
  for (const auto id : {"named_rule:tobago_two", "named_rule:", "named_rule"}) {
    app.act(id);
    EXPECT_EQ(app.state().start.rules(), rules);
  }
}

TEST(HouseRules, WithANameThatCannotBePlayedSayWhy) {
  // Without begging, no rule can force a beg.
  App app(1);
  app.act("variant:trinidad");
  app.act("rule_down:begging");
  ASSERT_EQ(app.state().start.rules().begging, Begging::none);
  app.act("named_rule:must_beg");
  EXPECT_FALSE(app.state().start.rules().must_beg_without_trump);
  EXPECT_NE(app.message(), "");
  app.act("named_rule:singles");
  EXPECT_EQ(app.state().start.rules().packets, Packets::singles);
  EXPECT_EQ(app.message(), "");
}

TEST(HouseRules, UnknownOnesDoNothing) {
  App app(1);
  const RuleSet rules = app.state().start.rules();
  for (const auto id : {"rule_up:", "rule_up", "rule_down:nonsense", "rule_up:target:9"}) {
    app.act(id);
    EXPECT_EQ(app.state().start.rules(), rules);
  }
}

TEST(HouseRules, ThatCannotBePlayedBySoManySayWhy) {
  // Partners found by jacks need four players; then one player leaves.
  App app(1);
  app.act("variant:seven-up");
  app.act("players:4");
  app.act("rule_up:partners_by_jacks");
  ASSERT_TRUE(app.state().start.rules().partners_by_jacks);
  app.act("players:3");
  app.act("start");
  if (app.screen() == App::Screen::start) {
    EXPECT_NE(app.message(), "");
    EXPECT_TRUE(app.state().context.message.is_error());
    app.act("usual_rules");
    app.act("start");
  }
  ASSERT_EQ(app.screen(), App::Screen::table);
  EXPECT_FALSE(validate(app.table().session.setup().rules, 3));
}

}  // namespace
}  // namespace allfours
