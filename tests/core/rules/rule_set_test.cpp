// The rule set, its fields and the table of variants (RULES.md §3).
#include <set>

#include "core/game/record.hpp"
#include "core/log/event_json.hpp"
#include "core/rules/rules.hpp"
#include "core/text/english.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

// The fields in which a variant differs from the defaults: "target=14 hang_jack=true …".
std::string changes_of(std::string_view id) {
  const RuleSet defaults;
  std::string text;
  for (const Field& field : fields()) {
    const RuleSet& rules = find_variant(id)->rules;
    if (field.get(rules) == field.get(defaults)) continue;
    text += (text.empty() ? "" : " ") + std::string(field.name) + "=" + value_text(field, rules);
  }
  return text;
}

std::string players_of(std::string_view id) {
  std::string text;
  for (int n = -1; n <= 9; ++n) {
    if (find_variant(id)->allows(n)) text += std::to_string(n);
  }
  return text;
}

TEST(RuleSet, Defaults) {
  RULE("§3",
       "the **defaults**: turn-up, eldest begs, dealer chooses give/run, `three_more_and_turn`, "
       "exhausted → redeal by the same dealer, no discard, `follow_or_trump`, High dealt, Low "
       "dealt, Jack taken 1, Game tie nobody, order High Low Jack Game, packets 3+3, first dealer "
       "by cutting the highest card (ties cut again).");
  const RuleSet rules;
  EXPECT_EQ(rules.trump, TrumpBy::turn_up);
  EXPECT_EQ(rules.begging, Begging::dealer_answers);
  EXPECT_EQ(rules.run, Run::three_more_and_turn);
  EXPECT_EQ(rules.discard, Discard::never);
  EXPECT_EQ(rules.play, PlayRule::follow_or_trump);
  EXPECT_EQ(rules.high, PointTo::dealt);
  EXPECT_EQ(rules.low, PointTo::dealt);
  EXPECT_EQ(rules.jack, PointTo::taken);
  EXPECT_FALSE(rules.hang_jack);
  EXPECT_EQ(rules.game_tie, GameTie::nobody);
  EXPECT_EQ(rules.order, Order::high_low_jack_game);
  EXPECT_EQ(rules.packets, Packets::three_three);
  EXPECT_EQ(rules.first_dealer, FirstDealer::cut);
  for (const Rank rank : {Rank::two, Rank::six, Rank::jack, Rank::queen, Rank::king, Rank::ace}) {
    EXPECT_EQ(turn_up_points(rules, rank), 0);
  }
}

// A variant is a named rule set: its numbers of players, and its differences from the defaults.
struct Row {
  std::string_view id, players, changes;
};

constexpr std::array rows{
    Row{"german", "2",
        "turn_up_jack=1 turn_up_timing=in_settlement discard=to_six "
        "play=follow_or_trump_else_trump high=taken low=taken game_tie=non_dealer"},
    Row{"trinidad", "4",
        "target=14 direction=anticlockwise turn_up_ace=1 turn_up_jack=3 turn_up_six=2 "
        "hang_jack=true"},
    Row{"trinidad-2", "2",
        "target=14 direction=anticlockwise turn_up_ace=1 turn_up_jack=3 turn_up_six=2 "
        "hang_jack=true"},
    Row{"tobago", "4",
        "target=14 direction=anticlockwise turn_up_ace=1 turn_up_jack=3 turn_up_two=2 "
        "hang_jack=true"},
    Row{"west-yorkshire", "4",
        "target=11 first_dealer=first_jack packets=two_two_two trump=pitch "
        "face_down=pitchers_partner begging=none first_trick_open=true throw_in=true "
        "early_high=true"},
    Row{"west-yorkshire-2", "2",
        "target=9 first_dealer=first_jack packets=two_two_two trump=pitch begging=none "
        "first_trick_open=true early_high=true"},
    Row{"west-yorkshire-6", "6",
        "target=11 first_dealer=first_jack packets=two_two_two trump=pitch "
        "face_down=pitchers_partner begging=none first_trick_open=true throw_in=true "
        "early_high=true"},
    Row{"lancashire", "4",
        "target=11 first_dealer=red_black packets=two_two_two trump=pitch "
        "face_down=pitchers_partner begging=none early_high=true low=taken"},
    Row{"cotton", "2", "target=11 first_dealer=cut_put turn_up_jack=1 begging=eldest_chooses"},
    Row{"running", "2",
        "target=31 first_dealer=cut_put turn_up_ace=4 turn_up_king=3 turn_up_queen=2 "
        "turn_up_jack=1 begging=eldest_chooses"},
    Row{"old-american", "2",
        "target=10 turn_up_jack=1 turn_up_timing=if_it_fixes_trump discard=to_six"},
    Row{"seven-up", "234",
        "turn_up_jack=1 turn_up_timing=if_it_fixes_trump gift_bar=true bunch=true "
        "discard=to_six game_tie=non_dealer"},
    Row{"pitch", "234", "trump=pitch begging=none"},
    Row{"french", "2",
        "turn_up_jack=1 run=turn_only discard=to_six play=follow_or_trump_else_trump high=taken "
        "low=taken game_tie=non_dealer order=game_high_low_jack"},
    Row{"french-4", "4",
        "face_down=all_but_dealer_and_eldest turn_up_jack=1 run=turn_only discard=to_six "
        "play=follow_or_trump_else_trump high=taken low=taken game_tie=non_dealer "
        "order=game_high_low_jack"},
    Row{"california-jack", "2",
        "target=10 packets=singles trump=cut begging=none play=follow_or_trump_else_trump "
        "no_follow_penalty=1 high=taken low=taken game_tie=non_dealer order=game_high_low_jack"},
    Row{"sca", "2",
        "target=49 packets=singles turn_up_jack=1 turn_up_timing=if_accepted "
        "run=turn_without_dealing play=strict jack=dealt"},
};

TEST(RuleSet, EveryVariantIsItsParagraph) {
  RULE("§3", "Fields that a row leaves out are the **defaults**");
  ASSERT_EQ(variants().size(), rows.size());
  for (const Row& row : rows) {
    ASSERT_NE(find_variant(row.id), nullptr) << row.id;
    EXPECT_EQ(changes_of(row.id), row.changes) << row.id;
    EXPECT_EQ(players_of(row.id), row.players) << row.id;
  }
}

TEST(RuleSet, TargetSevenIsTheDefault) {
  for (const std::string_view id : {"german", "seven-up", "pitch", "french", "french-4"}) {
    EXPECT_EQ(find_variant(id)->rules.target, 7) << id;
  }
}

TEST(RuleSet, EveryVariantCanBePlayed) {
  std::set<std::string_view> ids;
  for (const Variant& variant : variants()) {
    ids.insert(variant.id);
    EXPECT_FALSE(english_name(variant.id).empty());
    EXPECT_FALSE(variant.source.empty());
    EXPECT_TRUE(variant.allows(variant.usual_players)) << variant.id;
    for (int n = 2; n <= max_players; ++n) {
      if (!variant.allows(n)) continue;
      const auto no = validate(variant.rules, n);
      EXPECT_FALSE(no.has_value()) << variant.id << " with " << n << ": " << no->sentence();
    }
  }
  EXPECT_EQ(ids.size(), variants().size());
  EXPECT_EQ(find_variant("bridge"), nullptr);
  EXPECT_EQ(find_variant("German"), nullptr);
}

TEST(RuleSet, SidesOfATable) {
  RULE("§1", "With t sides, seat s belongs to side s mod t, so partners sit opposite");
  const auto sides_of = [](std::string_view id, int players) {
    const Story story = Deal(id, players).start();
    std::string text;
    for (int seat = 0; seat < players; ++seat) text += std::to_string(side_of(story.table(), seat));
    return text;
  };
  EXPECT_EQ(sides_of("german", 2), "01");
  EXPECT_EQ(sides_of("trinidad-2", 2), "01");
  EXPECT_EQ(sides_of("trinidad", 4), "0101");
  EXPECT_EQ(sides_of("seven-up", 3), "012");
  EXPECT_EQ(sides_of("seven-up", 4), "0101");
  EXPECT_EQ(sides_of("pitch", 3), "012");
  EXPECT_EQ(sides_of("west-yorkshire-6", 6), "012012");
  RuleSet alone;
  alone.teams = false;
  EXPECT_EQ(side_count(alone, 4), 4);
  EXPECT_EQ(side_count(alone, 6), 6);
}

TEST(Fields, EveryFieldHasOneWireName) {
  std::set<std::string_view> names;
  for (const Field& field : fields()) {
    names.insert(field.name);
    EXPECT_EQ(find_field(field.name), &field);
    EXPECT_TRUE(english_meaning(field.name).ends_with('.')) << field.name;
    EXPECT_FALSE(field.source.empty()) << field.name;
    if (field.kind == Field::Kind::number) {
      EXPECT_LE(field.least, field.most) << field.name;
    } else {
      EXPECT_EQ(field.words.size(), static_cast<std::size_t>(field.most) + 1) << field.name;
      EXPECT_EQ(field.least, 0) << field.name;
    }
  }
  EXPECT_EQ(names.size(), fields().size());
  EXPECT_EQ(find_field("hang"), nullptr);
}

TEST(Fields, EveryValueOfEveryFieldIsWrittenAndReadBack) {
  for (const Field& field : fields()) {
    for (int value = field.least; value <= field.most; ++value) {
      RuleSet rules;
      field.set(rules, value);
      EXPECT_EQ(field.get(rules), value) << field.name;
      RuleSet read;
      const auto no = set_field(read, field.name, value_text(field, rules));
      EXPECT_FALSE(no.has_value()) << no->sentence();
      EXPECT_EQ(read, rules) << field.name << " " << value_text(field, rules);
    }
  }
}

TEST(Fields, AFieldChangesItsOwnRuleAndNoOther) {
  RULE("§0", "a house rule is a change to one field");
  for (const Field& field : fields()) {
    RuleSet rules;
    field.set(rules, field.get(rules) == field.least ? field.most : field.least);
    EXPECT_FALSE(rules == RuleSet{}) << field.name;
    for (const Field& other : fields()) {
      if (&other == &field) continue;
      EXPECT_EQ(other.get(rules), other.get(RuleSet{})) << field.name << " and " << other.name;
    }
    std::string json;
    JsonWriter writer(json);
    write_json(writer, rules);
    EXPECT_NE(json.find("\"" + std::string(field.name) + "\":"), std::string::npos) << field.name;
  }
}

TEST(Fields, WrongValuesAreRefusedWithWhatIsAllowed) {
  const auto sentence = [](std::string_view name, std::string_view value) {
    RuleSet rules;
    const auto no = set_field(rules, name, value);
    EXPECT_EQ(rules, RuleSet{}) << name;
    return no ? no->sentence() : std::string();
  };
  EXPECT_EQ(sentence("target", "0"), "\"target\" is a number from 1 to 99, not \"0\".");
  for (const std::string_view wrong :
       {"", "100", "-1", "7x", "07", " 7", "seven", "1e1", "+7", "99999999999999999999"}) {
    EXPECT_NE(sentence("target", wrong).find("from 1 to 99"), std::string::npos) << wrong;
  }
  EXPECT_EQ(sentence("hang_jack", "yes"), "\"hang_jack\" cannot be \"yes\"; it can be false true.");
  EXPECT_EQ(sentence("high", "Taken"), "\"high\" cannot be \"Taken\"; it can be dealt taken.");
  EXPECT_NE(sentence("hangjack", "true").find("There is no rule \"hangjack\"; there are target"),
            std::string::npos);
}

TEST(Fields, CottonIsPlayedToAnyTargetFrom7To15) {
  RULE("§3 `cotton`", "target 11 (any 7–15)");
  for (int target = 7; target <= 15; ++target) {
    EXPECT_TRUE(std::holds_alternative<allfours::Setup>(
        make_setup("cotton", "", "7", "target." + std::to_string(target))));
  }
}

}  // namespace
}  // namespace allfours
