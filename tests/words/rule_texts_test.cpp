// The sentences of the rules: each exists in every language, and those of some games are compared
// with RULES.md, including [R] marks.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "app/typography.hpp"
#include "words/pack.hpp"
#include "words/rule_outline_setups.hpp"
#include "words/rule_rows.hpp"

namespace allfours::outline_test {
namespace {

std::string key_of(std::string key) {
  std::replace(key.begin(), key.end(), '_', '-');
  std::replace(key.begin(), key.end(), '.', '-');
  return key;
}

// The required keys for variants, values of fields, general rules and rulings.
std::set<std::string> needed_keys() {
  std::set<std::string> keys;
  for (const Variant& variant : variants()) {
    keys.insert("intro-" + std::string(variant.id));
    keys.insert("summary-" + std::string(variant.id));
  }
  for (const Field& field : fields()) {
    const std::string rule = "rule-" + std::string(field.name) + "-";
    if (field.kind == Field::Kind::number) {
      keys.insert(key_of(rule + "n"));
      if (field.least == 0) keys.insert(key_of(rule + "0"));
      continue;
    }
    for (const std::string_view word : field.words) keys.insert(key_of(rule + std::string(word)));
  }
  for (const RuleRow& row : rule_rows()) {
    keys.insert("section-" + std::string(rule_part_id(row.part)));
    if (!row.is_field) keys.insert(key_of("rule-" + std::string(row.key)));
    if (!row.ours.empty()) keys.insert(key_of("ruling-" + std::string(row.key)));
  }
  for (const RuleOption& option : rule_options_known()) {
    if (option.rule.find('.') == std::string_view::npos) {
      keys.insert(key_of("rule-" + std::string(option.rule)));
    }
  }
  return keys;
}

std::vector<std::string_view> book_keys() {
  std::vector<std::string_view> keys;
  const auto english = read_book(linked_books()[0]);
  if (!english) return keys;
  for (const auto& [key, phrase] : english->phrases) keys.push_back(key);
  return keys;
}

TEST(RuleTexts, ThereIsOneForEverythingAndNoneTooMany) {
  const std::set<std::string> needed = needed_keys();
  for (const Language language : written_languages()) {
    for (const std::string& key : needed) {
      EXPECT_FALSE(book_phrase(language, key).empty()) << language_code(language) << ": " << key;
    }
  }
  for (const std::string_view name : book_keys()) {
    for (const std::string_view kind : {"intro-", "summary-", "rule-", "ruling-", "section-"}) {
      if (!name.starts_with(kind)) continue;
      EXPECT_TRUE(needed.contains(std::string(name))) << name << " is unused";
    }
  }
}

TEST(RuleTexts, EveryRowHasItsFieldAndKnownVariants) {
  std::set<std::string_view> in_rows;
  const auto known = [](std::string_view ids) {
    while (!ids.empty()) {
      const std::string_view id = ids.substr(0, ids.find(' '));
      EXPECT_TRUE(id == "*" || id == "!" || find_variant(id) != nullptr) << id;
      ids.remove_prefix(std::min(id.size() + 1, ids.size()));
    }
  };
  for (const RuleRow& row : rule_rows()) {
    if (row.is_field) {
      EXPECT_NE(find_field(row.key), nullptr) << row.key;
      in_rows.insert(row.key);
    }
    known(row.ours);
    known(row.only);
  }
  for (const RuleOption& option : rule_options_known()) known(option.shown_for);
  EXPECT_EQ(in_rows.size(), fields().size()) << "a field without a row";
}

TEST(RuleTexts, AreSetAsTheirLanguageSetsThem) {
  for (const Language language : written_languages()) {
    for (const std::string_view name : book_keys()) {
      const std::string_view text = book_phrase(language, name);
      // A letter in the place of a placeholder or a selection, {sides:two=…|=…}.
      std::string shown;
      int depth = 0;
      for (const char c : text) {
        if (c == '{') ++depth;
        if (depth == 0) shown += c;
        if (c == '}' && --depth == 0) shown += 'x';
      }
      EXPECT_EQ(std::count(text.begin(), text.end(), '_') % 2, 0) << name;
      EXPECT_EQ(typographic_fault(language, shown), "") << name << ": " << shown;
    }
  }
}

TEST(RuleTexts, EverySourceHasANameAndAnEntry) {
  for (const Language language : written_languages()) {
    std::set<std::string_view> names;
    for (const RuleSource& source : rule_sources(language)) {
      EXPECT_TRUE(names.insert(source.name).second) << source.name;
      EXPECT_LT(source.name.size(), 30U) << source.name;
      EXPECT_GT(source.entry.size(), 80U) << source.name;
      EXPECT_FALSE(source.language.empty());
      EXPECT_EQ(source_name(language, source.id), source.name);
    }
    EXPECT_EQ(names.size(), 9U);
  }
  EXPECT_EQ(source_names(english, "001, 002"), "All Fours in Trinidad · McLeod, in German");
  EXPECT_EQ(sources_of(paragraph_for(setup_for("german"), "cut_ties"), english), "Our ruling");
}

TEST(RuleTexts, OfAllNumbersOfPlayersAtOnce) {
  const Variant& seven_up = *find_variant("seven-up");
  std::string text;
  for (const RuleSection& section : rule_outline(outlined(seven_up, seven_up.rules), english)) {
    for (const RuleParagraph& one : section.paragraphs) text += plain_text(one.text) + "\n";
  }
  for (const std::string_view sentence :
       {"Two, three or four can play.", "With three players a gift is a gift to both opponents",
        "With three players: if the dealer ties with one other", "are called a side here"}) {
    EXPECT_TRUE(contains(text, sentence)) << sentence << "\n\n" << text;
  }
  EXPECT_FALSE(contains(text, "Two players play against each other."));
}

TEST(RuleTexts, Options) {
  const auto options = [](std::string_view id) {
    Strings keys;
    const Variant& variant = *find_variant(id);
    for (const RuleParagraph& one : rule_options(outlined(variant, variant.rules), english)) {
      EXPECT_FALSE(one.text.empty()) << one.key;
      EXPECT_FALSE(one.sources.empty()) << one.key;
      keys.push_back(one.key);
    }
    return keys;
  };
  EXPECT_EQ(
      options("trinidad"),
      (Strings{"packets.singles", "must_beg_without_trump.true", "no_undertrump.true",
               "play.trump_only", "game_points.2", "hang_points.6", "no_gift_without_trump.true",
               "misdeal_deal.next", "revoke_penalty.game", "card_laid_stays.true"}));
  EXPECT_EQ(options("cotton"),
            (Strings{"begging.dealer_answers", "turn_up_timing.if_it_fixes_trump"}));
  EXPECT_EQ(options("west-yorkshire-2"),
            (Strings{"packets.three_two_one", "play.no_ruff", "first_dealer.cut_pitcher",
                     "stake_game.#", "stake_all_fours.#", "stake_play_on", "stake_example"}));
  EXPECT_EQ(options("sca"), Strings{});
}

TEST(RuleTexts, ChangedRulesInFewWords) {
  const auto text = [](std::string_view id, std::string_view changes) {
    return changed_rules_text(outlined(setup_for(id, 0, changes)), english);
  };
  EXPECT_EQ(text("trinidad", "no_undertrump=true target=9"), "target 9 · no undertrumping");
  EXPECT_EQ(text("trinidad", "hang_jack=false"), "no hang jack");
  EXPECT_EQ(text("california-jack", "no_follow_penalty=0"),
            "no penalty with neither suit nor trump");
  EXPECT_EQ(text("german", "high=dealt"), "High to the side dealt it");
  // With two players nobody can undertrump.
  EXPECT_EQ(text("german", "no_undertrump=true"), "");
}

TEST(RuleTexts, HouseRulesChangeTheText) {
  const auto rule = [](std::string_view id, std::string_view changes, std::string_view name) {
    return paragraph_for(setup_for(id, 0, changes), name);
  };
  EXPECT_EQ(rule("trinidad", "", "target.14").text,
            "The first side to reach 14 points wins the game.");
  const RuleParagraph nine = rule("trinidad", "target=9", "target.9");
  EXPECT_EQ(nine.text, "The first side to reach 9 points wins the game.");
  EXPECT_TRUE(nine.changed);
  EXPECT_EQ(ids_in(nine), "002") << "West Yorkshire for two is played to 9";
  EXPECT_EQ(rule("trinidad", "target=98", "target.98").sources.size(), 0U);
  const RuleParagraph tobago = rule("trinidad", "turn_up_six=0 turn_up_two=2", "turn_up_two.2");
  EXPECT_EQ(tobago.text, "If the turned card is a two, the dealer’s side scores 2 points.");
  EXPECT_EQ(ids_in(tobago), "001, 002");
  EXPECT_EQ(rule("trinidad", "turn_up_six=0", "turn_up_six.0").text,
            "A turned six scores nothing.");
  EXPECT_EQ(ids_in(rule("west-yorkshire", "play=no_ruff", "play.no_ruff")), "002");
  EXPECT_EQ(ids_in(rule("old-american", "packets=singles", "packets.singles")),
            "001, 002, 003, 004");
  EXPECT_EQ(rule("trinidad", "turn_up_jack=1", "turn_up_jack.1").text,
            "If the turned card is a jack, the dealer’s side scores 1 point.");
  EXPECT_TRUE(
      contains(rule("trinidad", "hang_jack=false", "hang_jack.false").text, "no hang jack"));
  EXPECT_EQ(rule("trinidad", "", "hang_jack.false").text, "");
}

TEST(RuleTexts, TheNumberOfSidesChangesTheText) {
  EXPECT_TRUE(contains(whole_text(setup_for("seven-up", 2)), "eldest scores 1 point"));
  EXPECT_TRUE(contains(whole_text(setup_for("seven-up", 3)), "every other player scores 1 point"));
  EXPECT_TRUE(contains(whole_text(setup_for("seven-up", 4)), "the other side scores 1 point"));
  EXPECT_EQ(paragraph_for(setup_for("seven-up", 2), "gift_bar.true").text, "");
  EXPECT_NE(paragraph_for(setup_for("seven-up", 3), "gift_bar.true").text, "");
  EXPECT_TRUE(contains(paragraph_for(setup_for("seven-up", 3), "game_tie.non_dealer").text,
                       "If the dealer ties with one other player, that player scores it"));
  EXPECT_TRUE(contains(paragraph_for(setup_for("seven-up", 4), "game_tie.non_dealer").text,
                       "A tie goes to the side that did not deal"));
  EXPECT_TRUE(contains(whole_text(setup_for("west-yorkshire-6")),
                       "The six players form three sides of two"));
  EXPECT_TRUE(contains(whole_text(setup_for("trinidad")), "The player on the dealer’s right"));
  EXPECT_TRUE(contains(whole_text(setup_for("seven-up", 4)), "The player on the dealer’s left"));
}

TEST(RuleTexts, German) {
  const std::string text = whole_text(setup_for("german"));
  for (const std::string_view sentence :
       {"The first player to reach 7 points wins the game.",
        "Everyone is dealt six cards, three at a time, eldest first.",
        "If the turned card is a jack, the dealer scores 1 point.",
        "written down only when the hand is settled, before all the other points.",
        "The gift is scored at once, and so before the points for turned cards.",
        "everyone discards down to six cards, face down, whichever they like",
        "a trump, if you have one. If not, any card.",
        "High: 1 point to the player who wins the highest trump in play in a trick.",
        "Jack: 1 point to the player who wins the jack of trumps in a trick.",
        "A tie goes to eldest.", "High, Low, Jack, Game."}) {
    EXPECT_TRUE(contains(text, sentence)) << sentence << "\n\n" << text;
  }
  EXPECT_FALSE(contains(text, "hang jack"));
  EXPECT_FALSE(contains(text, " side"));
  for (const RuleParagraph& line : paragraphs_of(setup_for("german"))) {
    EXPECT_TRUE(!line.field || line.ours || ids_in(line) == "000") << line.key;
  }
}

TEST(RuleTexts, Trinidad) {
  const std::string text = whole_text(setup_for("trinidad"));
  for (const std::string_view sentence :
       {"The first side to reach 14 points wins the game.",
        "Dealing and playing go round anticlockwise, to the right.",
        "If the turned card is an ace, the dealer’s side scores 1 point.",
        "If the turned card is a six, the dealer’s side scores 2 points.",
        "If the turned card is a jack, the dealer’s side scores 3 points.",
        "This is scored at once, every time such a card is turned in the hand",
        "Points scored for turned cards are kept, even if the cards are dealt again.",
        "the cards dealt in a run stay in hand", "any card. You need not trump.",
        "High: 1 point to the side that was dealt the highest trump in play",
        "Hang jack: a side that captures the jack of trumps from the other side scores 3 points",
        "In a tie for the most, nobody scores it.", "strictly one at a time"}) {
    EXPECT_TRUE(contains(text, sentence)) << sentence << "\n\n" << text;
  }
  EXPECT_FALSE(contains(text, "If the turned card is a two"));
  EXPECT_FALSE(contains(text, "undertrump"));
  EXPECT_EQ(ids_in(paragraph_for(setup_for("trinidad"), "high.dealt")), "001, 002");
}

TEST(RuleTexts, CaliforniaJack) {
  const GameSetup setup = setup_for("california-jack");
  const std::string text = whole_text(setup);
  for (const std::string_view sentence :
       {"eldest cuts the pack, and the dealer shows the card that is about to be covered",
        "A jack shown in this way scores nothing.", "only its top card can be seen.",
        "After each trick its winner takes the top card of the stock",
        "Whoever can neither follow suit nor trump loses 1 point at once.",
        "In the last six tricks, when the stock is gone, this costs nothing.",
        "A score can fall below zero this way.", "Game, High, Low, Jack.",
        "The whole pack is in play", "The first player to reach 10 points wins the game."}) {
    EXPECT_TRUE(contains(text, sentence)) << sentence << "\n\n" << text;
  }
  EXPECT_FALSE(contains(text, "beg"));
  EXPECT_FALSE(contains(text, "not in play"));
  EXPECT_EQ(rule_outline(outlined(setup), english)[3].heading, "Trump");
  // The points in the order in which they count.
  EXPECT_LT(text.find("Game: 1 point"), text.find("High: 1 point"));
  EXPECT_LT(whole_text(setup_for("german")).find("High: 1 point"),
            whole_text(setup_for("german")).find("Game: 1 point"));
}

// The project's own rulings, by key, in the order of the outline.
Strings rulings(const GameSetup& setup) {
  Strings found;
  for (const RuleParagraph& paragraph : paragraphs_of(setup)) {
    if (paragraph.ours) found.push_back(paragraph.key);
  }
  return found;
}

TEST(RuleTexts, TrinidadsOwnWordsStandInItsRulesAlone) {
  for (const Variant& variant : variants()) {
    const GameSetup setup = setup_for(variant.id, variant.usual_players);
    const bool trinidad = variant.id == "trinidad" || variant.id == "trinidad-2";
    int found = 0;
    for (const RuleParagraph& paragraph : paragraphs_of(setup)) {
      if (paragraph.key != "trinidad_words") continue;
      ++found;
      EXPECT_EQ(paragraph.sources, (Strings{"005", "006", "007", "008"}));
      for (const char* word : {"kick", "lift", "chalk", "bullseye", "renege"})
        EXPECT_NE(paragraph.text.find(word), std::string::npos) << word;
    }
    EXPECT_EQ(found, trinidad ? 1 : 0) << variant.id;
  }
}

TEST(RuleTexts, RulingsAreThoseOfTheRules) {
  const auto marked = [](std::string_view id, int players = 0) {
    return rulings(setup_for(id, players));
  };
  EXPECT_EQ(marked("german", 2),
            (Strings{"first_dealer.cut", "cut_ties", "shuffle", "deal_passes", "table_words",
                     "run_packet", "run_out_dealer", "run_out_when", "gift_before_turned",
                     "turned_lost", "no_trump", "misdeal", "revoke", "card_laid_stays.false",
                     "revoke_penalty.by_card", "revoke_bars_game.true", "exposed"}));
  EXPECT_EQ(marked("trinidad", 4),
            (Strings{"cut_ties", "shuffle", "packets.three_three", "run_packet", "run_out_dealer",
                     "run_out_when", "one_trump", "no_trump", "series_dealer", "bar_match_games"}));
  EXPECT_EQ(marked("trinidad-2", 2),
            (Strings{"cut_ties", "shuffle", "packets.three_three", "run_packet", "run_out_dealer",
                     "run_out_when", "one_trump", "no_trump", "series_dealer"}));
  EXPECT_EQ(marked("tobago", 4),
            (Strings{"cut_ties", "shuffle", "packets.three_three", "run_packet", "run_out_dealer",
                     "run_out_when", "one_trump", "no_trump", "series_dealer"}));
  EXPECT_EQ(marked("west-yorkshire", 4),
            (Strings{"throw_in_turns", "one_trump", "early_high_any", "league_equal", "misdeal",
                     "revoke", "card_laid_stays.false", "revoke_penalty.by_card",
                     "revoke_bars_game.true", "exposed"}));
  EXPECT_EQ(marked("west-yorkshire-6", 6),
            (Strings{"looking", "throw_in_turns", "one_trump", "early_high_any", "misdeal",
                     "revoke", "card_laid_stays.false", "revoke_penalty.by_card",
                     "revoke_bars_game.true", "exposed"}));
  EXPECT_EQ(marked("west-yorkshire-2", 2),
            (Strings{"no_throw_in", "one_trump", "early_high_any", "misdeal", "revoke",
                     "card_laid_stays.false", "revoke_penalty.by_card", "revoke_bars_game.true",
                     "exposed"}));
  EXPECT_EQ(marked("lancashire", 4),
            (Strings{"target.11", "wrong_guess", "looking", "one_trump", "early_high.true",
                     "early_high_any", "misdeal", "revoke", "card_laid_stays.false",
                     "revoke_penalty.by_card", "revoke_bars_game.true", "exposed"}));
  EXPECT_EQ(marked("cotton", 2), (Strings{"cut_ties",
                                          "shuffle",
                                          "table_words",
                                          "cotton_wrote",
                                          "chooses_once",
                                          "point_ends_hand",
                                          "run_packet",
                                          "discard.never",
                                          "run_out",
                                          "run_out_dealer",
                                          "run_out_when",
                                          "turn_up_timing.at_once",
                                          "turned_kept",
                                          "one_trump",
                                          "no_trump",
                                          "game_tie.nobody",
                                          "strict_order",
                                          "misdeal",
                                          "revoke",
                                          "card_laid_stays.false",
                                          "revoke_penalty.by_card",
                                          "revoke_bars_game.true",
                                          "exposed"}));
  EXPECT_EQ(marked("running", 2), (Strings{"cut_ties",
                                           "shuffle",
                                           "table_words",
                                           "cotton_wrote",
                                           "chooses_once",
                                           "point_ends_hand",
                                           "run_packet",
                                           "discard.never",
                                           "run_out",
                                           "run_out_dealer",
                                           "run_out_when",
                                           "turn_up_timing.at_once",
                                           "turned_kept",
                                           "one_trump",
                                           "no_trump",
                                           "game_tie.nobody",
                                           "strict_order",
                                           "misdeal",
                                           "revoke",
                                           "card_laid_stays.false",
                                           "revoke_penalty.by_card",
                                           "revoke_bars_game.true",
                                           "exposed"}));
  EXPECT_EQ(
      marked("old-american", 2),
      (Strings{"cut_ties", "shuffle", "table_words", "run_packet", "discards_out", "run_out",
               "run_out_dealer", "run_out_when", "fixing_card_when", "one_trump", "no_trump",
               "game_tie.nobody", "strict_order", "misdeal", "revoke", "card_laid_stays.false",
               "revoke_penalty.by_card", "revoke_bars_game.true", "exposed"}));
  EXPECT_EQ(marked("seven-up", 2),
            (Strings{"first_dealer.cut", "cut_ties", "table_words", "run_packet", "discards_out",
                     "bunch_order", "bunch_answers", "run_out_when", "fixing_card_when",
                     "one_trump", "no_trump", "misdeal", "revoke", "card_laid_stays.false",
                     "revoke_penalty.by_card", "revoke_bars_game.true", "exposed"}));
  EXPECT_EQ(
      marked("seven-up", 3),
      (Strings{"first_dealer.cut", "cut_ties", "table_words", "gift_order", "run_packet",
               "discards_out", "bunch_order", "bunch_answers", "run_out_when", "fixing_card_when",
               "one_trump", "no_trump", "all_tie", "misdeal", "revoke", "card_laid_stays.false",
               "revoke_penalty.by_card", "revoke_bars_game.true", "exposed"}));
  EXPECT_EQ(marked("pitch", 2),
            (Strings{"first_dealer.cut", "cut_ties", "one_trump", "misdeal", "revoke",
                     "card_laid_stays.false", "revoke_penalty.by_card", "revoke_bars_game.true",
                     "exposed"}));
  EXPECT_EQ(marked("french", 2),
            (Strings{"first_dealer.cut", "cut_ties", "shuffle", "deal_passes", "table_words",
                     "run_packet", "turn_up_timing.at_once", "no_trump", "strict_order", "misdeal",
                     "revoke", "card_laid_stays.false", "revoke_penalty.by_card",
                     "revoke_bars_game.true", "exposed"}));
  EXPECT_EQ(marked("french-4", 4),
            (Strings{"first_dealer.cut", "cut_ties", "shuffle", "deal_passes", "table_words",
                     "run_packet", "turn_up_timing.at_once", "no_trump", "strict_order", "misdeal",
                     "revoke", "card_laid_stays.false", "revoke_penalty.by_card",
                     "revoke_bars_game.true", "exposed"}));
  EXPECT_EQ(
      marked("california-jack", 2),
      (Strings{"first_dealer.cut", "cut_ties", "deal_passes", "cut_depth", "draw_seen", "last_six",
               "below_zero", "strict_order", "misdeal", "revoke", "card_laid_stays.false",
               "revoke_penalty.by_card", "revoke_bars_game.true", "exposed"}));
  EXPECT_EQ(marked("sca", 2),
            (Strings{"first_dealer.cut", "cut_ties", "shuffle", "packets.singles", "table_words",
                     "accepted_card_when", "one_trump", "no_trump", "game_tie.nobody",
                     "strict_order", "misdeal", "revoke", "card_laid_stays.false",
                     "revoke_penalty.by_card", "revoke_bars_game.true", "exposed"}));
  // A house rule is the players' own, not a ruling.
  EXPECT_FALSE(
      paragraph_for(setup_for("sca", 0, "game_tie=non_dealer"), "game_tie.non_dealer").ours);
}

}  // namespace
}  // namespace allfours::outline_test
