// The event log as JSON Lines (EVENTS.md).
#include "core/log/event_json.hpp"

#include "core/table/seat_view.hpp"
#include "json.hpp"
#include "players/games/game_loop.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

using Parsed = nlohmann::json;

std::string json_of(const Event& event, const allfours::Setup& setup) {
  std::string text;
  append_json(text, event, setup);
  return text;
}

// The first event of a kind as JSON.
std::string line(const Story& story, EventKind kind) {
  const Events events = story.all(kind);
  EXPECT_FALSE(events.empty()) << wire(kind);
  return events.empty() ? "" : json_of(events.front(), story.setup());
}

std::string award_json(const Story& story, AwardFor what) {
  return json_of(story.award(what), story.setup());
}

TEST(EventJson, AHandOfTrinidad) {
  Story story = Deal("trinidad")
                    .hand(0, "2s 3c 4c 5c 6c 7c")
                    .hand(1, "Js 5h 6h 5d 6d 7d")
                    .hand(2, "Ks 2d 3d 4d 2h 3h")
                    .hand(3, "3s 8d 9d Td 8h 9h")
                    .turned("As")
                    .start();
  story.says("beg give").plays("Js Ks 3s 2s").plays_out();
  EXPECT_EQ(line(story, EventKind::hand), R"({"e":"hand","hand":1,"dealer":0,"score":[0,0]})");
  EXPECT_EQ(line(story, EventKind::deal),
            R"({"e":"deal","hands":[["2s","3c","4c","5c","6c","7c"],)"
            R"(["Js","5h","6h","5d","6d","7d"],["Ks","2d","3d","4d","2h","3h"],)"
            R"(["3s","8d","9d","Td","8h","9h"]]})");
  EXPECT_EQ(line(story, EventKind::turn_up), R"({"e":"turn_up","card":"As"})");
  EXPECT_EQ(line(story, EventKind::say),
            R"({"e":"say","seat":1,"say":"beg","legal":["stand","beg"]})");
  EXPECT_EQ(line(story, EventKind::trump), R"({"e":"trump","suit":"s","how":"turn_up"})");
  EXPECT_EQ(line(story, EventKind::play),
            R"({"e":"play","seat":1,"card":"Js","legal":["5d","6d","7d","5h","6h","Js"]})");
  EXPECT_EQ(line(story, EventKind::trick),
            R"({"e":"trick","winner":2,"cards":["Js","Ks","3s","2s"],"leader":1})");
  EXPECT_EQ(line(story, EventKind::hand_end), R"({"e":"hand_end","score":[6,2]})");
  EXPECT_EQ(award_json(story, AwardFor::turn_up_ace),
            R"({"e":"award","side":0,"points":1,"for":"turn_up_ace","cards":["As"],)"
            R"("counted":true,"score":[1,0],"why":{"rule":"turn_up_ace.1","card":"As"}})");
  EXPECT_EQ(award_json(story, AwardFor::gift),
            R"({"e":"award","side":1,"points":1,"for":"gift","cards":[],"counted":true,)"
            R"("score":[1,1],"why":{"rule":"begging.dealer_answers","begged":1,"gave":0}})");
  EXPECT_EQ(award_json(story, AwardFor::low),
            R"({"e":"award","side":0,"points":1,"for":"low","cards":["2s"],"counted":true,)"
            R"("score":[3,1],"why":{"rule":"low.dealt","card":"2s","dealt":0,"taken_by":2}})");
  EXPECT_EQ(award_json(story, AwardFor::hang_jack),
            R"({"e":"award","side":0,"points":3,"for":"hang_jack","cards":["Js"],)"
            R"("counted":true,"score":[6,1],)"
            R"("why":{"rule":"hang_jack.true","card":"Js","dealt":1,"taken_by":2}})");
  EXPECT_EQ(award_json(story, AwardFor::game),
            R"({"e":"award","side":1,"points":1,"for":"game","cards":["Td"],"counted":true,)"
            R"("score":[6,2],"why":{"rule":"game_tie.nobody","points":[4,10]}})");
}

TEST(EventJson, APointThatNobodyScores) {
  EVENTS_RULE("`award` with `side` null, `points` 0");
  Story story =
      Deal("german").hand(0, "2c 3c 4c 5c 6c 7c").hand(1, "2d 3d 4d 5d 6d 7d").turned("9s").start();
  story.says("stand").plays_out();
  EXPECT_EQ(award_json(story, AwardFor::high),
            R"({"e":"award","side":null,"points":0,"for":"high","cards":[],"counted":true,)"
            R"("score":[0,0],"why":{"rule":"high.taken"}})");
}

TEST(EventJson, TheOtherEvents) {
  Story run = Deal("old-american").turned("7s 7h").start();
  run.says("beg run").discards("2c 3c 4c");
  const Event discard = run.all(EventKind::discard).front();
  EXPECT_EQ(json_of(discard, run.setup()), R"({"e":"discard","seat":1,"cards":["2c","3c","4c"]})");
  Story bunch = Deal("seven-up").turned("7s 7h").start();
  bunch.says("beg run bunch agree");
  EXPECT_EQ(line(bunch, EventKind::redeal), R"({"e":"redeal","why":"bunch"})");
  Story cotton = Deal("cotton").turned("7s").start();
  cotton.says("beg take_point");
  EXPECT_EQ(line(cotton, EventKind::thrown_in), R"({"e":"thrown_in","seat":1})");
  EXPECT_EQ(award_json(cotton, AwardFor::begged_point),
            R"({"e":"award","side":1,"points":1,"for":"begged_point","cards":[],"counted":true,)"
            R"("score":[0,1],"why":{"rule":"begging.eldest_chooses","begged":1}})");
  Story california = Deal("california-jack")
                         .cut("Jh")
                         .hand(0, "3c 4c 5c 3d 4d 5d")
                         .hand(1, "9s 8s 7s Ks 2s 2h")
                         .stock("As Ad Qc")
                         .start();
  california.plays("9s 3c");
  EXPECT_EQ(line(california, EventKind::cut_trump), R"({"e":"cut_trump","card":"Jh"})");
  EXPECT_EQ(line(california, EventKind::deal),
            R"({"e":"deal","hands":[["3c","4c","5c","3d","4d","5d"],)"
            R"(["9s","8s","7s","Ks","2s","2h"]],"top":"As"})");
  EXPECT_EQ(line(california, EventKind::draw), R"({"e":"draw","seat":1,"card":"As","top":"Ad"})");
  EXPECT_EQ(award_json(california, AwardFor::no_follow),
            R"({"e":"award","side":0,"points":-1,"for":"no_follow","cards":["3c"],)"
            R"("counted":true,"score":[-1,0],)"
            R"("why":{"rule":"no_follow_penalty.1","card":"3c"}})");
  california.plays_out();
  EVENTS_RULE("`top` (the stock card now showing, null when the stock is gone)");
  EXPECT_NE(
      json_of(california.all(EventKind::draw).back(), california.setup()).find("\"top\":null"),
      std::string::npos);
  Story won = Deal("west-yorkshire-2").score({8, 8}).hand(1, "Ah 2c 3c 4c 5c 6c").start();
  won.plays("Ah");
  EXPECT_EQ(award_json(won, AwardFor::high),
            R"({"e":"award","side":1,"points":1,"for":"high","cards":["Ah"],"counted":true,)"
            R"("score":[8,9],"why":{"rule":"early_high.true","card":"Ah","dealt":1}})");
  EXPECT_EQ(line(won, EventKind::game_end), R"({"e":"game_end","winner":1,"score":[8,9]})");
}

TEST(EventJson, TheGameLineHoldsEveryRule) {
  EVENTS_RULE("`rules` (object: every field of the rule set)");
  for (const Variant& variant : variants()) {
    const allfours::Setup setup = setup_of(variant.id);
    Event event;
    const Parsed line = read_json(json_of(event, setup));
    ASSERT_TRUE(line.is_object());
    EXPECT_EQ(line["e"], "game");
    EXPECT_EQ(line["variant"], std::string(variant.id));
    EXPECT_EQ(line["players"], variant.usual_players);
    EXPECT_EQ(line["sides"], side_count(setup.rules, setup.players));
    EXPECT_EQ(line["target"], variant.rules.target);
    EXPECT_EQ(line["seed"], "rule-test");
    EXPECT_EQ(line["version"], 1);
    std::size_t told = 0;
    for (const Field& field : fields()) {
      if (field.later) continue;
      ++told;
      const Parsed& value = line["rules"][std::string(field.name)];
      switch (field.kind) {
        case Field::Kind::flag:
          EXPECT_EQ(value, field.get(variant.rules) == 1);
          break;
        case Field::Kind::number:
          EXPECT_EQ(value, field.get(variant.rules));
          break;
        case Field::Kind::word:
          EXPECT_EQ(value, value_text(field, variant.rules));
          break;
      }
    }
    EXPECT_EQ(line["rules"].size(), told);
    EXPECT_FALSE(line.contains("pack"));
  }
  EVENTS_RULE(
      "`rules` contains the later fields `table_rules`, `hand_dealing` and those added in RULES.md "
      "§3a only if they differ from their defaults.");
  allfours::Setup erring = setup_of("german");
  erring.rules.table_rules = true;
  EXPECT_EQ(read_json(json_of(Event(), erring))["rules"]["table_rules"], true);
  Story given = Deal("german").start();
  const Parsed line = read_json(json_of(given.log().front(), given.setup()));
  EXPECT_EQ(line["pack"].size(), 52u);
}

TEST(EventJson, HowTheFirstDealerIsFound) {
  Story red_black = Deal("lancashire").start();
  const Parsed line = read_json(json_of(red_black.log()[1], red_black.setup()));
  EXPECT_EQ(line["method"], "red_black");
  EXPECT_EQ(line["cards"].size(), 1u);
  for (const char* name : {"guess", "by", "pitcher", "dealer"}) EXPECT_TRUE(line.contains(name));
}

TEST(EventJson, WhatASeatCannotKnowIsNull) {
  Story story = Deal("german").turned("7s").start();
  story.says("beg give");
  const allfours::Setup open = redacted(story.setup());
  const Events log = redacted(story.setup(), story.log(), 0);
  EXPECT_NE(json_of(log[0], open).find(R"("seed":null)"), std::string::npos);
  EXPECT_EQ(json_of(log[0], open).find("\"pack\""), std::string::npos);
  for (const Event& event : log) {
    const std::string text = json_of(event, open);
    if (event.kind == EventKind::deal) {
      EXPECT_EQ(text.substr(text.size() - 7), ",null]}");
    }
    if (event.kind == EventKind::say) {
      EXPECT_EQ(text.find(R"("legal":null)") != std::string::npos, event.seat == 1) << text;
    }
  }
}

TEST(EventJson, EveryLineHasTheFieldsOfItsKind) {
  EVENTS_RULE("one JSON object a line (JSON Lines, UTF-8)");
  const std::map<std::string, std::vector<std::string>> needed{
      {"game", {"variant", "players", "sides", "target", "seed", "rules", "version"}},
      {"first_dealer", {"method", "cards", "dealer"}},
      {"hand", {"hand", "dealer", "score"}},
      {"deal", {"hands"}},
      {"cut_trump", {"card"}},
      {"turn_up", {"card"}},
      {"say", {"seat", "say", "legal"}},
      {"trump", {"suit", "how"}},
      {"redeal", {"why"}},
      {"thrown_in", {"seat"}},
      {"discard", {"seat", "cards"}},
      {"play", {"seat", "card", "legal"}},
      {"trick", {"winner", "cards", "leader"}},
      {"draw", {"seat", "card", "top"}},
      {"lay_down", {"seat", "cards"}},
      {"award", {"side", "points", "for", "cards", "counted", "score", "why"}},
      {"hand_end", {"score"}},
      {"game_end", {"winner", "score"}}};
  Seats seats{};
  seats.fill(find_player("random"));
  std::map<std::string, int> seen;
  for (const Variant& variant : variants()) {
    allfours::Setup setup = setup_of(variant.id);
    for (int i = 0; i < 3; ++i) {
      setup.seed = series_seed("fields", i);
      play_game(setup, seats, [&](const Table&, const Event& event) {
        const std::string text = json_of(event, setup);
        EXPECT_EQ(text.find('\n'), std::string::npos);
        const Parsed line = read_json(text);
        ASSERT_TRUE(line.is_object()) << text;
        const std::string kind = line["e"].get<std::string>();
        ++seen[kind];
        ASSERT_TRUE(needed.contains(kind)) << kind;
        for (const std::string& name : needed.at(kind)) {
          EXPECT_TRUE(line.contains(name)) << text;
        }
        if (line.contains("score")) {
          EXPECT_EQ(line["score"].size(),
                    static_cast<std::size_t>(side_count(setup.rules, setup.players)));
        }
        if (kind == "award") {
          EXPECT_TRUE(line["why"].contains("rule"));
        }
      });
    }
  }
  EXPECT_EQ(seen.size(), needed.size());
}

TEST(EventJson, TheRuleOfAnAwardIsAFieldAndItsValue) {
  EVENTS_RULE("plus `rule` (the id of the rule's paragraph in the rules page)");
  const RuleSet rules;
  Event event;
  event.kind = EventKind::award;
  for (int i = 0; i <= static_cast<int>(AwardFor::no_follow); ++i) {
    event.award = static_cast<AwardFor>(i);
    const std::string rule = rule_of(event, rules);
    const auto dot = rule.find('.');
    const Field* field = find_field(rule.substr(0, dot));
    ASSERT_NE(field, nullptr) << rule;
    EXPECT_EQ(rule.substr(dot + 1), value_text(*field, rules));
  }
}

}  // namespace
}  // namespace allfours
