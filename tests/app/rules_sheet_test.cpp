// The rules sheet says the rules of the game that is played: every award points to a line of it,
// what it leaves out has no effect, and it marks our readings as rules.md does.
#include "app/rules_sheet.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "app/field_words.hpp"
#include "app/rules_sheet_rows.hpp"
#include "core/event_json.hpp"
#include "core/random.hpp"
#include "players/game_loop.hpp"

namespace allfours {
namespace {

using GameSetup = allfours::Setup;
using Strings = std::vector<std::string>;

constexpr std::array languages{Language::en};

GameSetup setup_for(const Variant& variant, int players = 0) {
  GameSetup setup;
  setup.variant = &variant;
  setup.players = players == 0 ? variant.usual_players : players;
  setup.rules = variant.rules;
  setup.seed = "SHEET";
  return setup;
}

GameSetup setup_for(std::string_view id, int players = 0, std::string_view changes = {}) {
  GameSetup setup = setup_for(*find_variant(id), players);
  while (!changes.empty()) {
    const auto space = std::min(changes.find(' '), changes.size());
    const std::string_view change = changes.substr(0, space);
    const auto equals = change.find('=');
    const auto no = set_field(setup.rules, change.substr(0, equals), change.substr(equals + 1));
    EXPECT_FALSE(no.has_value()) << *no;
    changes.remove_prefix(std::min(space + 1, changes.size()));
  }
  const auto no = validate(setup.rules, setup.players);
  EXPECT_FALSE(no.has_value()) << *no;
  return setup;
}

std::vector<GameSetup> all_setups() {
  std::vector<GameSetup> setups;
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= max_players; ++players) {
      if (variant.allows(players)) setups.push_back(setup_for(variant, players));
    }
  }
  return setups;
}

// House rules at random: perhaps those of another variant, and some fields changed, as far as a
// game can be played by them.
GameSetup with_house_rules(GameSetup setup, Stream& stream) {
  const auto place = [&](std::size_t count) {
    return static_cast<std::size_t>(stream.below(static_cast<int>(count)));
  };
  if (stream.below(3) == 0) {
    const RuleSet& other = variants()[place(variants().size())].rules;
    if (!validate(other, setup.players)) setup.rules = other;
  }
  for (int i = stream.below(9); i > 0; --i) {
    const Field& field = fields()[place(fields().size())];
    RuleSet changed = setup.rules;
    field.set(changed, field.least + stream.below(std::min(field.most, 15) - field.least + 1));
    if (!validate(changed, setup.players)) setup.rules = changed;
  }
  return setup;
}

// Calls `check` with every variant as it stands and with many house rules.
template <typename Check>
void with_many_setups(int house_rules, Check check) {
  Stream stream(seed_key("SHEET"), "house_rules");
  for (const GameSetup& usual : all_setups()) {
    for (int i = 0; i <= house_rules; ++i) {
      GameSetup setup = i == 0 ? usual : with_house_rules(usual, stream);
      setup.seed = "SHEET-" + std::to_string(i);
      std::string changes;
      for (const Field& field : fields()) {
        if (field.get(setup.rules) == field.get(usual.rules)) continue;
        changes += " " + std::string(field.name) + "=" + value_text(field, setup.rules);
      }
      SCOPED_TRACE(std::string(usual.variant->id) + " with " + std::to_string(usual.players) +
                   changes);
      check(setup);
    }
  }
}

std::vector<RulesLine> lines_of(const GameSetup& setup) {
  std::vector<RulesLine> lines;
  for (const RulesSection& section : rules_sheet(setup, Language::en).sections) {
    lines.insert(lines.end(), section.lines.begin(), section.lines.end());
  }
  return lines;
}

// The line for this rule; an empty one if there is none.
RulesLine line_for(const GameSetup& setup, std::string_view rule) {
  for (const RulesLine& line : lines_of(setup)) {
    if (line.rule == rule) return line;
  }
  return {};
}

std::string whole_text(const GameSetup& setup) {
  std::string text;
  for (const RulesLine& line : lines_of(setup)) text += line.text + "\n";
  return text;
}

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// The field a line is about; null for a general line.
const Field* field_of(const RulesLine& line) {
  return find_field(std::string_view(line.rule).substr(0, line.rule.find('.')));
}

Events random_game(const GameSetup& setup) {
  Seats seats;
  seats.fill(find_player("random"));
  Events log;
  play_game(setup, seats, [&](const Table&, const Event& event) { log.push_back(event); });
  return log;
}

TEST(RulesSheet, EveryAwardHasItsLine) {
  std::set<AwardFor> scored;
  std::set<AwardFor> scored_by_nobody;
  with_many_setups(40, [&](const GameSetup& setup) {
    std::map<std::string, int> said;
    for (const RulesLine& line : lines_of(setup)) ++said[line.rule];
    std::set<std::string> missing;
    for (const Event& event : random_game(setup)) {
      if (event.kind != EventKind::award) continue;
      (event.side < 0 ? scored_by_nobody : scored).insert(event.award);
      const std::string rule = rule_of(event, setup.rules);
      if (said[rule] != 1) missing.insert(rule);
    }
    EXPECT_EQ(missing, std::set<std::string>());
  });
  // The games have shown them all.
  EXPECT_EQ(scored.size(), static_cast<std::size_t>(AwardFor::no_follow) + 1);
  EXPECT_EQ(scored_by_nobody, (std::set<AwardFor>{AwardFor::high, AwardFor::low, AwardFor::jack,
                                                  AwardFor::game}));
}

TEST(RulesSheet, WhatIsLeftOutHasNoEffect) {
  const RuleSet defaults;
  with_many_setups(15, [&](const GameSetup& setup) {
    std::set<const Field*> said;
    for (const RulesLine& line : lines_of(setup)) said.insert(field_of(line));
    GameSetup without = setup;
    for (const Field& field : fields()) {
      // Without a turned card nobody can beg: that it stands at "none" is no rule to tell.
      if (said.contains(&field) || field.name == "begging") continue;
      field.set(without.rules, field.get(defaults));
    }
    EXPECT_TRUE(random_game(setup) == random_game(without));
  });
}

TEST(RulesSheet, EveryFieldIsSaidOnceWithItsValue) {
  with_many_setups(40, [](const GameSetup& setup) {
    std::map<const Field*, int> said;
    for (const RulesLine& line : lines_of(setup)) {
      const Field* field = field_of(line);
      if (line.rule.empty()) continue;
      ASSERT_NE(field, nullptr) << line.rule;
      EXPECT_EQ(line.rule, std::string(field->name) + "." + value_text(*field, setup.rules));
      EXPECT_EQ(++said[field], 1) << line.rule;
    }
    for (const std::string_view always :
         {"target", "first_dealer", "packets", "trump", "play", "order", "high", "low", "jack",
          "game_tie"}) {
      EXPECT_EQ(said[find_field(always)], 1) << always;
    }
    // What is on is said.
    const RuleSet& rules = setup.rules;
    EXPECT_EQ(said[find_field("hang_jack")] == 1,
              rules.hang_jack || (setup.variant->rules.hang_jack && rules.jack == PointTo::taken));
    if (rules.throw_in) EXPECT_EQ(said[find_field("throw_in")], 1);
    if (rules.first_trick_open) EXPECT_EQ(said[find_field("first_trick_open")], 1);
    if (rules.early_high) EXPECT_EQ(said[find_field("early_high")], 1);
    if (rules.bunch) EXPECT_EQ(said[find_field("bunch")], 1);
    if (rules.stake_game > 0) EXPECT_EQ(said[find_field("stake_game")], 1);
    EXPECT_EQ(said[find_field("run")] == 1, rules.begging != Begging::none);
    EXPECT_EQ(said[find_field("teams")] == 1, setup.players >= 4);
  });
}

TEST(RulesSheet, NothingIsEmptyAndNoPlaceIsLeftOpen) {
  with_many_setups(40, [](const GameSetup& setup) {
    const RulesSheet sheet = rules_sheet(setup, Language::en);
    EXPECT_EQ(sheet.title, setup.variant->name);
    EXPECT_EQ(sheet.sections.size(), 6u);
    for (const RulesSection& section : sheet.sections) {
      EXPECT_FALSE(section.heading.empty());
      EXPECT_FALSE(section.lines.empty()) << section.heading;
      for (const RulesLine& line : section.lines) {
        ASSERT_FALSE(line.text.empty()) << section.heading << ": " << line.rule;
        EXPECT_EQ(line.text.find_first_of("{}|"), std::string::npos) << line.text;
        EXPECT_FALSE(contains(line.text, "  ")) << line.text;
        EXPECT_EQ(line.text.back(), '.') << line.text;
        if (!line.changed) EXPECT_FALSE(line.source.empty()) << line.text;
      }
    }
  });
}

TEST(RulesSheet, EveryVariantHasItsParagraph) {
  for (const Language language : languages) {
    std::map<std::string_view, int> paragraphs;
    for (const SheetText& text : sheet_texts_in(language).paragraphs) ++paragraphs[text.key];
    EXPECT_EQ(paragraphs.size(), variants().size());
    std::set<std::string> different;
    for (const Variant& variant : variants()) {
      EXPECT_EQ(paragraphs[variant.id], 1) << variant.id;
      const std::string text = rules_sheet(setup_for(variant), language).paragraph;
      EXPECT_GT(text.size(), 80u) << variant.id;
      EXPECT_TRUE(different.insert(text).second) << variant.id;
    }
  }
}

TEST(RulesSheet, EveryValueHasOneText) {
  for (const Language language : languages) {
    std::map<std::string, int> texts;
    for (const SheetText& text : sheet_texts_in(language).rules) ++texts[std::string(text.key)];
    std::set<std::string> needed;
    for (const Field& field : fields()) {
      const std::string name(field.name);
      if (field.kind == Field::Kind::number) {
        needed.insert(name + ".#");
        if (field.least == 0) needed.insert(name + ".0");
        continue;
      }
      for (const std::string_view word : field.words) {
        needed.insert(name + "." + std::string(word));
      }
    }
    for (const std::string& key : needed) EXPECT_EQ(texts[key], 1) << key;
    for (const auto& [key, count] : texts) {
      const std::string plain = key.substr(0, key.find(':'));
      EXPECT_TRUE(needed.contains(plain) && count == 1) << key << " is said of nothing, or twice";
    }
  }
}

TEST(RulesSheet, EveryRowHasItsFieldOrText) {
  for (const Language language : languages) {
    std::map<std::string_view, int> texts;
    for (const SheetText& text : sheet_texts_in(language).general) ++texts[text.key];
    std::set<std::string_view> general;
    std::set<std::string_view> in_rows;
    for (const SheetRow& row : sheet_rows()) {
      if (row.is_field) {
        EXPECT_NE(find_field(row.key), nullptr) << row.key;
        in_rows.insert(row.key);
      } else {
        EXPECT_EQ(texts[row.key], 1) << row.key;
        EXPECT_FALSE(row.source.empty() && row.resolved != "*") << row.key;
        general.insert(row.key);
      }
      for (std::string_view ids : {row.resolved, row.only}) {
        while (!ids.empty()) {
          const std::string_view id = ids.substr(0, ids.find(' '));
          EXPECT_TRUE(id == "*" || id == "!" || find_variant(id) != nullptr) << id;
          ids.remove_prefix(std::min(id.size() + 1, ids.size()));
        }
      }
    }
    EXPECT_EQ(texts.size(), general.size()) << "a general text that no row shows";
    EXPECT_EQ(in_rows.size(), fields().size()) << "a field without a row";
  }
}

TEST(RulesSheet, TextsHoldOnlyKnownPlaces) {
  const std::set<std::string_view> known{"n", "points", "players", "sides"};
  for (const Language language : languages) {
    const SheetTexts& all = sheet_texts_in(language);
    for (const auto texts : {all.paragraphs, all.rules, all.general}) {
      for (const SheetText& text : texts) {
        EXPECT_LE(std::count(text.text.begin(), text.text.end(), '|'), 1) << text.text;
        for (auto open = text.text.find('{'); open != std::string_view::npos;
             open = text.text.find('{', open + 1)) {
          const auto close = text.text.find('}', open);
          ASSERT_NE(close, std::string_view::npos) << text.text;
          EXPECT_TRUE(known.contains(text.text.substr(open + 1, close - open - 1))) << text.text;
        }
        if (text.key.ends_with(".#")) {
          EXPECT_TRUE(contains(text.text, "{n}") || contains(text.text, "{points}")) << text.key;
        }
      }
    }
  }
}

TEST(RulesSheet, ChangedRulesAreMarked) {
  for (const GameSetup& usual : all_setups()) {
    EXPECT_EQ(changed_rules_text(usual, Language::en), "");
    for (const RulesLine& line : lines_of(usual)) EXPECT_FALSE(line.changed) << line.rule;
  }
  with_many_setups(40, [](const GameSetup& setup) {
    Strings phrases;
    std::set<const Field*> said;
    for (const RulesLine& line : lines_of(setup)) {
      const Field* field = field_of(line);
      said.insert(field);
      const bool changed =
          field != nullptr && field->get(setup.rules) != field->get(setup.variant->rules);
      EXPECT_EQ(line.changed, changed) << line.rule;
      if (!changed) continue;
      EXPECT_FALSE(line.resolution) << line.rule;
      phrases.push_back(changed_phrase(Language::en, *field, field->get(setup.rules)));
    }
    std::string text;
    for (const std::string& phrase : phrases) text += (text.empty() ? "" : " · ") + phrase;
    EXPECT_EQ(changed_rules_text(setup, Language::en), text);
    // Fields that always matter are never passed over, not even where they are switched off.
    for (const std::string_view name : {"target", "play", "first_trick_open", "stake_game"}) {
      const Field& field = *find_field(name);
      if (field.get(setup.rules) == field.get(setup.variant->rules)) continue;
      EXPECT_TRUE(said.contains(&field)) << name;
    }
  });
}

TEST(RulesSheet, ChangedRulesInFewWords) {
  const auto text = [](std::string_view id, std::string_view changes) {
    return changed_rules_text(setup_for(id, 0, changes), Language::en);
  };
  EXPECT_EQ(text("trinidad", "no_undertrump=true target=9"), "target 9 · no undertrumping");
  EXPECT_EQ(text("trinidad", "hang_jack=false"), "no hang jack");
  EXPECT_EQ(text("california-jack", "no_follow_penalty=0"), "no penalty for not following");
  EXPECT_EQ(text("german", "high=dealt"), "High to the side dealt it");
  // With two players nobody can undertrump.
  EXPECT_EQ(text("german", "no_undertrump=true"), "");
}

TEST(RulesSheet, HouseRulesChangeTheText) {
  const auto rule = [](std::string_view id, std::string_view changes, std::string_view name) {
    return line_for(setup_for(id, 0, changes), name);
  };
  EXPECT_EQ(rule("trinidad", "", "target.14").text,
            "The first side to reach 14 points wins the game.");
  const RulesLine nine = rule("trinidad", "target=9", "target.9");
  EXPECT_EQ(nine.text, "The first side to reach 9 points wins the game.");
  EXPECT_TRUE(nine.changed);
  EXPECT_EQ(nine.source, "002") << "West Yorkshire for two is played to 9";
  EXPECT_EQ(rule("trinidad", "target=98", "target.98").source, "");
  const RulesLine tobago = rule("trinidad", "turn_up_six=0 turn_up_two=2", "turn_up_two.2");
  EXPECT_EQ(tobago.text, "If the turned card is a two, the dealer's side scores 2 points.");
  EXPECT_EQ(tobago.source, "001, 002");
  EXPECT_EQ(rule("trinidad", "turn_up_six=0", "turn_up_six.0").text,
            "A turned six scores nothing.");
  EXPECT_EQ(rule("west-yorkshire", "play=no_ruff", "play.no_ruff").source, "002");
  EXPECT_EQ(rule("old-american", "packets=singles", "packets.singles").source,
            "001, 002, 003, 004");
  EXPECT_EQ(rule("trinidad", "turn_up_jack=1", "turn_up_jack.1").text,
            "If the turned card is a jack, the dealer's side scores 1 point.");
  EXPECT_TRUE(contains(rule("trinidad", "hang_jack=false", "hang_jack.false").text,
                       "no hang jack"));
  EXPECT_EQ(rule("trinidad", "", "hang_jack.false").text, "");
}

TEST(RulesSheet, TheNumberOfSidesChangesTheText) {
  EXPECT_TRUE(contains(whole_text(setup_for("seven-up", 2)), "eldest scores 1 point"));
  EXPECT_TRUE(contains(whole_text(setup_for("seven-up", 3)), "every other player scores 1 point"));
  EXPECT_TRUE(contains(whole_text(setup_for("seven-up", 4)), "the other side scores 1 point"));
  EXPECT_EQ(line_for(setup_for("seven-up", 2), "gift_bar.true").text, "");
  EXPECT_NE(line_for(setup_for("seven-up", 3), "gift_bar.true").text, "");
  EXPECT_TRUE(contains(line_for(setup_for("seven-up", 3), "game_tie.non_dealer").text,
                       "If the dealer ties with one other player, that player scores it"));
  EXPECT_TRUE(contains(line_for(setup_for("seven-up", 4), "game_tie.non_dealer").text,
                       "A tie goes to the side that did not deal"));
  EXPECT_TRUE(contains(whole_text(setup_for("west-yorkshire-6")),
                       "The six players form three sides of two"));
  EXPECT_TRUE(contains(whole_text(setup_for("trinidad")), "The player on the dealer's right"));
  EXPECT_TRUE(contains(whole_text(setup_for("seven-up", 4)), "The player on the dealer's left"));
}

TEST(RulesSheet, German) {
  const std::string text = whole_text(setup_for("german"));
  for (const std::string_view sentence :
       {"The first player to reach 7 points wins the game.",
        "Everyone is dealt six cards, three at a time, eldest first.",
        "If the turned card is a jack, the dealer scores 1 point.",
        "scored only after the play, before all other points of the hand.",
        "The gift is scored at once, and so before the points for turned cards.",
        "everyone discards down to six cards, face down and of their own choice",
        "only if you can do neither may you play another card.",
        "High: 1 point to the player who has the highest trump in play among the tricks won.",
        "Jack: 1 point to the player who wins the jack of trumps in a trick.",
        "A tie goes to eldest.", "High, Low, Jack, Game."}) {
    EXPECT_TRUE(contains(text, sentence)) << sentence << "\n\n" << text;
  }
  EXPECT_FALSE(contains(text, "hang jack"));
  EXPECT_FALSE(contains(text, "side"));
  for (const RulesLine& line : lines_of(setup_for("german"))) {
    if (!line.rule.empty()) EXPECT_EQ(line.source, "000") << line.rule;
  }
}

TEST(RulesSheet, Trinidad) {
  const std::string text = whole_text(setup_for("trinidad"));
  for (const std::string_view sentence :
       {"The first side to reach 14 points wins the game.",
        "Dealing and playing go round anticlockwise, to the right.",
        "If the turned card is an ace, the dealer's side scores 1 point.",
        "If the turned card is a six, the dealer's side scores 2 points.",
        "If the turned card is a jack, the dealer's side scores 3 points.",
        "This is scored at once, every time such a card is turned in the hand.",
        "Points scored for turned cards are kept even if the hand is dealt again.",
        "the cards dealt in a run stay in hand", "if you hold none, you may play any card.",
        "High: 1 point to the side that was dealt the highest trump in play",
        "Hang jack: a side that captures the jack of trumps from another side scores 3 points",
        "If the most is shared, nobody scores it.", "strictly one at a time"}) {
    EXPECT_TRUE(contains(text, sentence)) << sentence << "\n\n" << text;
  }
  EXPECT_FALSE(contains(text, "If the turned card is a two"));
  EXPECT_FALSE(contains(text, "undertrump"));
  EXPECT_EQ(line_for(setup_for("trinidad"), "high.dealt").source, "001, 002");
}

TEST(RulesSheet, CaliforniaJack) {
  const GameSetup setup = setup_for("california-jack");
  const std::string text = whole_text(setup);
  for (const std::string_view sentence :
       {"eldest cuts the pack, and the dealer shows the card that is about to be covered",
        "A jack shown in this way scores nothing.", "only its top card can be seen.",
        "After each trick its winner takes the top card of the stock, and the other player the "
        "next.",
        "Whoever can neither follow suit nor trump loses 1 point at once.",
        "There is no such loss in the last six tricks", "A score may fall below zero by this.",
        "Game, High, Low, Jack.", "The whole pack is in play",
        "The first player to reach 10 points wins the game."}) {
    EXPECT_TRUE(contains(text, sentence)) << sentence << "\n\n" << text;
  }
  EXPECT_FALSE(contains(text, "beg"));
  EXPECT_FALSE(contains(text, "not in play"));
  const RulesSheet sheet = rules_sheet(setup, Language::en);
  EXPECT_EQ(sheet.sections[2].heading, "Trump");
  // The points in the order in which they count.
  EXPECT_LT(text.find("Game: 1 point"), text.find("High: 1 point"));
  EXPECT_LT(whole_text(setup_for("german")).find("High: 1 point"),
            whole_text(setup_for("german")).find("Game: 1 point"));
}

// What is marked [R], as rule ids, and the general lines by their keys, in the order of the sheet.
Strings resolutions(const GameSetup& setup) {
  Strings found;
  for (const RulesLine& line : lines_of(setup)) {
    if (!line.resolution) continue;
    std::string name = line.rule;
    for (const SheetText& text : sheet_texts_in(Language::en).general) {
      if (line.rule.empty() && contains(text.text, line.text)) name = text.key;
    }
    found.push_back(name);
  }
  return found;
}

TEST(RulesSheet, ResolutionsAreThoseOfTheRules) {
  const auto marked = [](std::string_view id, int players = 0) {
    return resolutions(setup_for(id, players));
  };
  EXPECT_EQ(marked("german"),
            (Strings{"first_dealer.cut", "cut_ties", "gift_before_turned", "run_packet", "run_out",
                     "run_out_when", "turned_lost", "no_trump"}));
  const Strings trinidad{"cut_ties", "packets.three_three", "run_packet", "run_out",
                         "run_out_when", "no_trump"};
  for (const std::string_view id : {"trinidad", "trinidad-2", "tobago"}) {
    EXPECT_EQ(marked(id), trinidad) << id;
  }
  EXPECT_EQ(marked("west-yorkshire"), (Strings{"throw_in_turns", "early_high_any"}));
  EXPECT_EQ(marked("west-yorkshire-6"), (Strings{"throw_in_turns", "early_high_any"}));
  EXPECT_EQ(marked("west-yorkshire-2"), (Strings{"no_throw_in", "early_high_any"}));
  EXPECT_EQ(marked("lancashire"),
            (Strings{"target.11", "wrong_guess", "looking", "early_high_any"}));
  const Strings cotton{"cut_ties", "turn_up_timing.at_once", "chooses_once", "point_ends_hand",
                       "run_packet", "run_out", "run_out_when", "turned_kept", "discard.never",
                       "no_trump", "game_tie.nobody"};
  EXPECT_EQ(marked("cotton"), cotton);
  EXPECT_EQ(marked("running"), cotton);
  EXPECT_EQ(marked("old-american"),
            (Strings{"cut_ties", "fixing_card_when", "run_packet", "run_out", "run_out_when",
                     "discards_out", "no_trump", "game_tie.nobody"}));
  EXPECT_EQ(marked("seven-up", 2),
            (Strings{"first_dealer.cut", "cut_ties", "fixing_card_when", "run_packet",
                     "run_out_when", "bunch_answers", "discards_out", "no_trump"}));
  EXPECT_EQ(marked("seven-up", 3),
            (Strings{"first_dealer.cut", "cut_ties", "fixing_card_when", "gift_order",
                     "run_packet", "run_out_when", "bunch_answers", "discards_out", "no_trump",
                     "all_tie"}));
  EXPECT_EQ(marked("pitch"), (Strings{"first_dealer.cut", "cut_ties"}));
  const Strings french{"first_dealer.cut", "cut_ties", "run_packet", "no_trump"};
  EXPECT_EQ(marked("french"), french);
  EXPECT_EQ(marked("french-4"), french);
  EXPECT_EQ(marked("california-jack"), (Strings{"first_dealer.cut", "cut_ties", "cut_depth",
                                                "draw_seen", "below_zero"}));
  EXPECT_EQ(marked("sca"), (Strings{"first_dealer.cut", "cut_ties", "packets.singles",
                                    "accepted_card_when", "no_trump", "game_tie.nobody"}));
  // A house rule is nobody's reading but the players' own.
  EXPECT_FALSE(line_for(setup_for("sca", 0, "game_tie=non_dealer"), "game_tie.non_dealer")
                   .resolution);
}

}  // namespace
}  // namespace allfours
