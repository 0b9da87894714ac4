// Sentences in German and French: complete, idiomatic to card players, and free of patterns that
// the grammar forbids, for every event of many games.
#include <algorithm>
#include <array>
#include <span>

#include "app/app_play.hpp"
#include "app/narration/narrator.hpp"
#include "app/narration/prompt.hpp"
#include "app/tongue.hpp"
#include "app/typography.hpp"

namespace allfours {
namespace {

constexpr std::string_view narrow = "\u202f";

std::string complaint(Language language, std::string_view text) {
  if (text.empty()) return "empty";
  if (text.find_first_of("{}|") != std::string_view::npos) return "an unfilled place";
  if (contains(text, "  ") || text.front() == ' ' || text.back() == ' ') return "spaces";
  if (contains(text, "..") || contains(text, " .") || contains(text, " ,")) return "stops";
  if (text.front() >= 'a' && text.front() <= 'z') return "a small letter first";
  const std::array<std::string_view, 6> ends{".", "?", "!", "“", "»", "…"};
  if (std::none_of(ends.begin(), ends.end(), [&](auto end) { return text.ends_with(end); })) {
    return "no end";
  }
  if (auto fault = typographic_fault(language, text); !fault.empty()) return fault;
  // The person is addressed, others are described; each card has the right article.
  static constexpr std::array<std::string_view, 16> german{
      "Du hat ",   "Du gibt", "Du deckt", "Du macht", "Du spielt", "Du legt",
      "Du zieht",  "du hat ", "der Dame", "das Bube", "den Dame",  "die Bube",
      "die König", "den Ass", "die Ass",  "-Bube auf"};
  static constexpr std::array<std::string_view, 14> french{
      "Tu a ",   "Tu donne ", "Tu retourne ", "Tu joue ", "Tu fait", "Tu prend ", "Tu écarte ",
      "le dame", "la roi",    "la valet",     "le as",    "la as",   "de as",     "de le "};
  const std::span<const std::string_view> wrongs =
      language == tongue("de") ? std::span<const std::string_view>(german) : french;
  for (const std::string_view wrong : wrongs) {
    if (contains(text, wrong)) return std::string(wrong);
  }
  return {};
}

TEST(LanguageSentences, TheTestKnowsABadOne) {
  EXPECT_EQ(complaint(tongue("de"), "Du spielst den Pik-Buben."), "");
  EXPECT_NE(complaint(tongue("de"), "Du spielt den Pik-Buben."), "");
  EXPECT_NE(complaint(tongue("de"), "Nora sagt: “Ich bitte”"), "");
  EXPECT_EQ(complaint(tongue("fr"), "Tu joues le valet de pique."), "");
  EXPECT_NE(complaint(tongue("fr"), "Tu joue le valet de pique."), "");
  EXPECT_NE(complaint(tongue("fr"), "Atout: pique."), "");
}

TEST(LanguageSentences, EveryEventOfManyGames) {
  Stream stream(11, "sentences");
  int sentences = 0;
  for (int round = 0; round < 15; ++round) {
    for (GameSetup setup : usual_setups()) {
      setup.seed = "LANGUAGES-" + std::to_string(round);
      if (round % 2 == 1) setup = with_house_rules(setup, stream);
      SCOPED_TRACE(setup_text(setup));
      const int human = stream.below(setup.players);
      const Events log = random_log(setup, stream, 3);
      for (const Language language : {tongue("de"), tongue("fr")}) {
        const Narrator narrator = narrator_of(setup, log, human, language);
        const Narrator english = narrator_of(setup, log, human);
        Table table = new_table(setup);
        for (const Event& event : log) {
          if (event.kind == EventKind::award) {
            const std::string reason = narrator.award_why(event, table);
            ASSERT_EQ(complaint(language, reason), "") << reason;
            ASSERT_NE(reason, english.award_why(event, table));
          }
          const std::string sentence = narrator.sentence(event, table);
          ASSERT_EQ(complaint(language, sentence), "") << sentence;
          if (event.kind != EventKind::game) {
            ASSERT_NE(sentence, english.sentence(event, table));
          }
          const SeatView view = seen_from(table, human);
          const std::string prompt = allfours::prompt(narrator, view);
          if (!prompt.empty()) {
            ASSERT_EQ(complaint(language, prompt), "") << prompt;
          }
          apply(table, event);
          ++sentences;
        }
      }
      ASSERT_FALSE(HasFailure());
    }
  }
  EXPECT_GT(sentences, 20000);
}

// The name of a card as the object of "play", written down independently.
std::string german_object(Card card) {
  const std::string suit(suit_name(words_in(tongue("de")), card.suit()));
  switch (card.rank()) {
    case Rank::jack:
      return "den " + suit + "-Buben";
    case Rank::king:
      return "den " + suit + "-König";
    case Rank::ace:
      return "das " + suit + "-Ass";
    default:
      return "die " + suit + "-";
  }
}

std::string french_object(Card card) {
  switch (card.rank()) {
    case Rank::queen:
      return "la dame de ";
    case Rank::ace:
      return "l’as de ";
    default:
      return "le ";
  }
}

TEST(LanguageSentences, EveryCardInEveryPhrase) {
  for (const Language language : {tongue("de"), tongue("fr")}) {
    const Words& w = words_in(language);
    for (const Card card : CardSet::pack()) {
      const std::string wanted =
          language == tongue("de") ? german_object(card) : french_object(card);
      for (const auto phrase :
           {w.event_turn_up, w.event_play, w.event_draw, w.event_cut_trump, w.why_turned}) {
        for (const Form form : {Form::you, Form::others}) {
          const std::string said =
              fill(phrase, form, {{"who", "Nora"}, {"card", the_card(w, card)}});
          EXPECT_TRUE(contains(said, wanted)) << said;
          EXPECT_EQ(complaint(language, said), "") << said;
        }
      }
    }
  }
}

// Hearts are turned; seat 1 is dealt the jack, which seat 0, the dealer, takes.
GameSetup hanged_jack() {
  return given("v=trinidad", {.dealer = 0,
                              .hands = {"Ah 2c 3c 4c 5c 6c", "Jh 2d 3d 4d 5d 6d",
                                        "3h 2s 3s 4s 5s 6s", "4h 7c 8c 9c 7d 8d"},
                              .turned = "7h"});
}

std::string why_of(Language language, const GameSetup& setup, const Events& log, AwardFor award,
                   int human) {
  const Narrator narrator = narrator_of(setup, log, human, language);
  Table table = new_table(setup);
  for (const Event& event : log) {
    if (event.kind == EventKind::award && event.award == award) {
      return narrator.award_why(event, table);
    }
    apply(table, event);
  }
  ADD_FAILURE() << "no such award";
  return {};
}

TEST(LanguageSentences, TheHangedJackAsEachTellsIt) {
  const GameSetup setup = hanged_jack();
  const Events log = told(setup, "stand Jh 3h 4h Ah");
  const auto name = [&](int human, int seat) { return narrator_of(setup, log, human).name(seat); };
  const auto german = [&](int human) {
    return why_of(tongue("de"), setup, log, AwardFor::hang_jack, human);
  };
  const auto french = [&](int human) {
    return why_of(tongue("fr"), setup, log, AwardFor::hang_jack, human);
  };
  EXPECT_EQ(german(0),
            "Du hast den Buben von " + name(0, 1) + " gehenkt: Gefangen zählt er 3 Punkte.");
  EXPECT_EQ(german(1), name(1, 0) + " hat deinen Buben gehenkt: Gefangen zählt er 3 Punkte.");
  EXPECT_EQ(german(2), name(2, 0) + " hat den Buben von " + name(2, 1) +
                           " gehenkt: Gefangen zählt er 3 Punkte.");
  const std::string worth = std::string(narrow) + ": capturé, il vaut 3 points.";
  EXPECT_EQ(french(0), "Tu as pendu le valet donné à " + name(0, 1) + worth);
  EXPECT_EQ(french(1), name(1, 0) + " a pendu ton valet" + worth);
  EXPECT_EQ(french(2), name(2, 0) + " a pendu le valet donné à " + name(2, 1) + worth);
}

TEST(LanguageSentences, TheGiftAsEachTellsIt) {
  const GameSetup setup = given("v=trinidad", {.dealer = 0, .turned = "7h"});
  const Events log = told(setup, "beg give");
  const auto name = [&](int human, int seat) { return narrator_of(setup, log, human).name(seat); };
  EXPECT_EQ(why_of(tongue("de"), setup, log, AwardFor::gift, 1),
            "Du hast gebeten, " + name(1, 0) + " blieb bei Herz und schenkte dafür den Punkt.");
  EXPECT_EQ(
      why_of(tongue("de"), setup, log, AwardFor::gift, 0),
      name(0, 1) + " hat gebeten, du bist bei Herz geblieben und hast dafür den Punkt geschenkt.");
  EXPECT_EQ(why_of(tongue("fr"), setup, log, AwardFor::gift, 0),
            name(0, 1) + " a proposé, tu as gardé cœur\u202f: «\u202fMarque un point.\u202f»");
}

// „Nehmt einen“ addresses two players, „Nimm einen“ one.
TEST(LanguageSentences, TheGiftAsItIsSaidToOneOrToTwo) {
  const auto given_with = [](const std::string& link, int players) {
    const GameSetup setup = given(link, {.dealer = 0, .turned = "7h"});
    const Events log = told(setup, "beg give");
    const Narrator narrator = narrator_of(setup, log, 0, tongue("de"));
    std::string said;
    for (const Event& event : log) {
      if (event.kind == EventKind::say && event.say == Say::give) said = narrator.speech(event);
    }
    EXPECT_EQ(setup.players, players);
    return said;
  };
  EXPECT_EQ(given_with("v=trinidad", 4), "Nehmt einen");
  EXPECT_EQ(given_with("v=trinidad-2", 2), "Nimm einen");
}

TEST(LanguageSentences, WhatToDoAndWhyNot) {
  const GameSetup setup = hanged_jack();
  const Events log = told(setup, "stand");
  Table table = new_table(setup);
  for (const Event& event : log) {
    apply(table, event);
    if (event.kind == EventKind::play) break;
  }
  // Seat 1 has led; seat 2 must follow.
  const SeatView view = seen_from(table, 2);
  const Narrator german = narrator_of(setup, log, 2, tongue("de"));
  const Narrator french = narrator_of(setup, log, 2, tongue("fr"));
  for (const Card card : view.table.hands[2]) {
    const auto refusal = why_not(view.table, card);
    EXPECT_EQ(why_not_text(german, view, card).empty(), !refusal.has_value());
    if (!refusal) continue;
    EXPECT_EQ(complaint(tongue("de"), why_not_text(german, view, card)), "");
    EXPECT_EQ(complaint(tongue("fr"), why_not_text(french, view, card)), "");
  }
  const Words& de = words_in(tongue("de"));
  EXPECT_EQ(fill(de.ask_follow_or_trump, {{"suit", de.hearts}, {"card", de.a_heart}}),
            "Herz ausgespielt: Gib ein Herz zu oder trumpfe.");
  const Words& fr = words_in(tongue("fr"));
  EXPECT_EQ(fill(fr.not_trump, {{"suit", fr.spades}}),
            "Tu n’as pas de pique\u202f: il faut couper.");
}

}  // namespace
}  // namespace allfours
