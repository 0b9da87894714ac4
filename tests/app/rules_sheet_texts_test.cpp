// The sentences of the rules sheet: that there is one for everything, and that some of the games
// read as RULES.md has them, with its [R] marks.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "app/rules_sheet_rows.hpp"
#include "app/rules_sheet_setups.hpp"
#include "app/tongue.hpp"
#include "app/typography.hpp"

namespace allfours::sheet_test {
namespace {

TEST(RulesSheetTexts, EveryVariantHasItsParagraph) {
  for (const Language language : languages()) {
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

TEST(RulesSheetTexts, EveryValueHasOneText) {
  for (const Language language : languages()) {
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

TEST(RulesSheetTexts, EveryRowHasItsFieldOrText) {
  for (const Language language : languages()) {
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

TEST(RulesSheetTexts, TextsHoldOnlyKnownPlaces) {
  const std::set<std::string_view> known{"n", "points", "players", "sides"};
  for (const Language language : languages()) {
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

std::set<std::string_view> places_in(std::string_view text) {
  std::set<std::string_view> places;
  for (auto open = text.find('{'); open != std::string_view::npos;
       open = text.find('{', open + 1)) {
    places.insert(text.substr(open + 1, text.find('}', open) - open - 1));
  }
  return places;
}

TEST(RulesSheetTexts, EveryLanguageSaysTheSame) {
  const SheetTexts& english = sheet_texts_in(tongue("en"));
  for (const Language language : {tongue("de"), tongue("fr")}) {
    const SheetTexts& own = sheet_texts_in(language);
    const std::array pairs{std::pair{english.paragraphs, own.paragraphs},
                           std::pair{english.rules, own.rules},
                           std::pair{english.general, own.general}};
    for (const auto& [theirs, ours] : pairs) {
      EXPECT_EQ(theirs.size(), ours.size());
      for (const SheetText& text : theirs) {
        const auto said = sheet_text(ours, text.key);
        ASSERT_FALSE(said.empty()) << text.key;
        EXPECT_EQ(places_in(said), places_in(text.text)) << said;
        EXPECT_EQ(std::count(said.begin(), said.end(), '|'),
                  std::count(text.text.begin(), text.text.end(), '|'))
            << said;
        EXPECT_EQ(typographic_fault(language, said), "") << said;
      }
    }
    EXPECT_EQ(std::count(own.numbers.begin(), own.numbers.end(), ','), 4);
    for (const auto heading : own.headings) {
      EXPECT_FALSE(heading.empty());
      EXPECT_EQ(typographic_fault(language, heading), "") << heading;
    }
  }
}

TEST(RulesSheetTexts, ChangedRulesInFewWords) {
  const auto text = [](std::string_view id, std::string_view changes) {
    return changed_rules_text(setup_for(id, 0, changes), tongue("en"));
  };
  EXPECT_EQ(text("trinidad", "no_undertrump=true target=9"), "target 9 · no undertrumping");
  EXPECT_EQ(text("trinidad", "hang_jack=false"), "no hang jack");
  EXPECT_EQ(text("california-jack", "no_follow_penalty=0"), "no penalty for not following");
  EXPECT_EQ(text("german", "high=dealt"), "High to the side dealt it");
  // With two players nobody can undertrump.
  EXPECT_EQ(text("german", "no_undertrump=true"), "");
}

TEST(RulesSheetTexts, HouseRulesChangeTheText) {
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
  EXPECT_TRUE(
      contains(rule("trinidad", "hang_jack=false", "hang_jack.false").text, "no hang jack"));
  EXPECT_EQ(rule("trinidad", "", "hang_jack.false").text, "");
}

TEST(RulesSheetTexts, TheNumberOfSidesChangesTheText) {
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

TEST(RulesSheetTexts, German) {
  const std::string text = whole_text(setup_for("german"));
  for (const std::string_view sentence :
       {"The first player to reach 7 points wins the game.",
        "Everyone is dealt six cards, three at a time, eldest first.",
        "If the turned card is a jack, the dealer scores 1 point.",
        "scored only after the play, before all other points of the hand.",
        "The gift is scored at once, and so before the points for turned cards.",
        "everyone discards down to six cards, face down and of their own choice",
        "only if you can do neither may you play another card.",
        "High: 1 point to the player who wins the highest trump in play in a trick.",
        "Jack: 1 point to the player who wins the jack of trumps in a trick.",
        "A tie goes to eldest.", "High, Low, Jack, Game."}) {
    EXPECT_TRUE(contains(text, sentence)) << sentence << "\n\n" << text;
  }
  EXPECT_FALSE(contains(text, "hang jack"));
  EXPECT_FALSE(contains(text, " side"));
  for (const RulesLine& line : lines_of(setup_for("german"))) {
    EXPECT_TRUE(line.rule.empty() || line.source == "000") << line.rule;
  }
}

TEST(RulesSheetTexts, Trinidad) {
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

TEST(RulesSheetTexts, CaliforniaJack) {
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
  const RulesSheet sheet = rules_sheet(setup, tongue("en"));
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
    for (const SheetText& text : sheet_texts_in(tongue("en")).general) {
      if (line.rule.empty() && contains(text.text, line.text)) name = text.key;
    }
    found.push_back(name);
  }
  return found;
}

TEST(RulesSheetTexts, ResolutionsAreThoseOfTheRules) {
  const auto marked = [](std::string_view id, int players = 0) {
    return resolutions(setup_for(id, players));
  };
  EXPECT_EQ(marked("german"),
            (Strings{"first_dealer.cut", "cut_ties", "gift_before_turned", "run_packet",
                     "run_out_dealer", "run_out_when", "turned_lost", "no_trump"}));
  const Strings trinidad{"cut_ties",       "packets.three_three", "run_packet",
                         "run_out_dealer", "run_out_when",        "no_trump"};
  for (const std::string_view id : {"trinidad", "trinidad-2", "tobago"}) {
    EXPECT_EQ(marked(id), trinidad) << id;
  }
  EXPECT_EQ(marked("west-yorkshire"), (Strings{"throw_in_turns", "early_high_any"}));
  EXPECT_EQ(marked("west-yorkshire-6"), (Strings{"throw_in_turns", "early_high_any"}));
  EXPECT_EQ(marked("west-yorkshire-2"), (Strings{"no_throw_in", "early_high_any"}));
  EXPECT_EQ(marked("lancashire"),
            (Strings{"target.11", "wrong_guess", "looking", "early_high_any"}));
  const Strings cotton{
      "cut_ties",       "turn_up_timing.at_once", "chooses_once", "point_ends_hand", "run_packet",
      "run_out_dealer", "run_out_when",           "turned_kept",  "discard.never",   "no_trump",
      "game_tie.nobody"};
  EXPECT_EQ(marked("cotton"), cotton);
  EXPECT_EQ(marked("running"), cotton);
  EXPECT_EQ(marked("old-american"),
            (Strings{"cut_ties", "fixing_card_when", "run_packet", "run_out_dealer", "run_out_when",
                     "discards_out", "no_trump", "game_tie.nobody"}));
  EXPECT_EQ(marked("seven-up", 2),
            (Strings{"first_dealer.cut", "cut_ties", "fixing_card_when", "run_packet",
                     "run_out_when", "bunch_answers", "discards_out", "no_trump"}));
  EXPECT_EQ(marked("seven-up", 3),
            (Strings{"first_dealer.cut", "cut_ties", "fixing_card_when", "gift_order", "run_packet",
                     "run_out_when", "bunch_answers", "discards_out", "no_trump", "all_tie"}));
  EXPECT_EQ(marked("pitch"), (Strings{"first_dealer.cut", "cut_ties"}));
  const Strings french{"first_dealer.cut", "cut_ties", "run_packet", "no_trump"};
  EXPECT_EQ(marked("french"), french);
  EXPECT_EQ(marked("french-4"), french);
  EXPECT_EQ(marked("california-jack"),
            (Strings{"first_dealer.cut", "cut_ties", "cut_depth", "draw_seen", "below_zero"}));
  EXPECT_EQ(marked("sca"), (Strings{"first_dealer.cut", "cut_ties", "packets.singles",
                                    "accepted_card_when", "no_trump", "game_tie.nobody"}));
  // A house rule is nobody's reading but the players' own.
  EXPECT_FALSE(
      line_for(setup_for("sca", 0, "game_tie=non_dealer"), "game_tie.non_dealer").resolution);
}

}  // namespace
}  // namespace allfours::sheet_test
