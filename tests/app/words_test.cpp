// The texts of each language: complete, with known placeholders, and filled correctly.
#include "words/words.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <vector>

#include "app/tongue.hpp"
#include "app/typography.hpp"
#include "words/numbers.hpp"

namespace allfours {
namespace {

static_assert(sizeof(Words) == word_count * sizeof(std::string_view));

std::array<std::string_view, word_count> all_words(const Words& words) {
  return std::bit_cast<std::array<std::string_view, word_count>>(words);
}

// Does it select by a placeholder, {sides:two=…|=…}? Then src/words/compile.mjs has checked it.
bool chooses(std::string_view phrase) {
  const auto open = phrase.find('{');
  return open != std::string_view::npos &&
         (phrase.find(':', open) < phrase.find('}', open) || chooses(phrase.substr(open + 1)));
}

// A phrase without its selections, as every reader sees it.
std::string plain(std::string_view phrase) {
  std::string text;
  int depth = 0;
  for (const char c : phrase) {
    if (c == '{') ++depth;
    if (depth == 0 || !chooses(phrase)) text += c;
    if (c == '}') --depth;
  }
  return text;
}

const Words& english_words() { return words_in(tongue("en")); }

// The names of the placeholders in a phrase; "" stands for a brace without its other half.
std::vector<std::string_view> places_in(std::string_view phrase) {
  std::vector<std::string_view> places;
  for (std::size_t at = 0; at < phrase.size(); ++at) {
    if (phrase[at] == '}') places.push_back({});
    if (phrase[at] != '{') continue;
    const auto close = phrase.find_first_of("{}", at + 1);
    if (close == std::string_view::npos || phrase[close] == '{') {
      places.push_back({});
      continue;
    }
    places.push_back(phrase.substr(at + 1, close - at - 1));
    at = close;
  }
  return places;
}

class InLanguage : public testing::TestWithParam<Language> {
 protected:
  const Words& words() const { return words_in(GetParam()); }
};
INSTANTIATE_TEST_SUITE_P(Languages, InLanguage,
                         testing::ValuesIn(languages().begin(), languages().end()),
                         [](const auto& language) {
                           return std::string(language_code(language.param));
                         });

TEST_P(InLanguage, NoneIsMissing) {
  const auto all = all_words(words());
  const auto english = all_words(english_words());
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_FALSE(all[i].empty()) << "member " << i << ", in English \"" << english[i] << '"';
  }
}

TEST_P(InLanguage, EveryPlaceIsKnown) {
  const std::set<std::string_view> known{"who",    "other",   "card",  "suit",   "n",
                                         "score",  "side",    "text",  "value",  "why",
                                         "first",  "second",  "third", "fourth", "points",
                                         "target", "players", "sides", "worlds", "led"};
  for (const auto phrase : all_words(words())) {
    if (chooses(phrase)) continue;
    for (const auto place : places_in(phrase)) {
      EXPECT_TRUE(known.contains(place)) << '{' << place << "} in \"" << phrase << '"';
    }
  }
}

std::set<std::string_view> set_of_places(std::string_view phrase) {
  const auto places = places_in(phrase);
  return {places.begin(), places.end()};
}

TEST_P(InLanguage, TellsWhatTheEnglishTells) {
  const auto all = all_words(words());
  const auto english = all_words(english_words());
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (chooses(all[i]) || chooses(english[i])) continue;
    EXPECT_EQ(set_of_places(all[i]), set_of_places(english[i])) << all[i];
    const auto forms = std::count(all[i].begin(), all[i].end(), '|');
    const auto english_forms = std::count(english[i].begin(), english[i].end(), '|');
    if (english_forms == 0) {
      EXPECT_EQ(forms, 0) << all[i];
    } else {
      EXPECT_GE(forms, english_forms) << all[i];
    }
  }
}

TEST(Words, TheTestKnowsABadPhraseWhenItSeesOne) {
  using Places = std::vector<std::string_view>;
  EXPECT_EQ(places_in("{who} plays the {card}."), (Places{"who", "card"}));
  EXPECT_EQ(places_in("who} plays"), Places{""});
  EXPECT_EQ(places_in("{who plays"), Places{""});
  EXPECT_EQ(places_in("{who plays {card}"), (Places{"", "card"}));
}

TEST_P(InLanguage, PhrasesWithFormsHaveThemAll) {
  int with_forms = 0;
  for (const auto phrase : all_words(words())) {
    if (chooses(phrase)) continue;
    std::vector<std::string_view> forms;
    for (std::string_view rest = phrase;;) {
      const auto bar = rest.find('|');
      forms.push_back(rest.substr(0, bar));
      if (bar == std::string_view::npos) break;
      rest.remove_prefix(bar + 1);
    }
    if (forms.size() == 1) continue;
    ++with_forms;
    ASSERT_LE(forms.size(), 3u) << phrase;
    EXPECT_EQ(std::set<std::string_view>(forms.begin(), forms.end()).size(), forms.size())
        << phrase;
    std::vector<std::set<std::string_view>> places;
    for (const auto form : forms) {
      EXPECT_FALSE(form.empty()) << phrase;
      places.push_back(set_of_places(form));
    }
    // The person at the screen is not named, everybody else is.
    EXPECT_FALSE(places[0].contains("who") || places[0].contains("side")) << phrase;
    EXPECT_TRUE(places[1].contains("who") || places[1].contains("side")) << phrase;
    if (forms.size() == 3) {
      EXPECT_TRUE(places[1].contains("other")) << phrase;
      EXPECT_TRUE(places[2].contains("who") && !places[2].contains("other")) << phrase;
    }
    // Both forms contain the same facts, except that the person who discards is told more.
    for (const std::string_view place : {"other", "score"}) {
      EXPECT_EQ(places[0].contains(place), places[1].contains(place)) << phrase;
    }
  }
  EXPECT_GT(with_forms, 10);
}

TEST_P(InLanguage, NoneBeginsOrEndsWithASpace) {
  for (const auto phrase : all_words(words())) {
    ASSERT_FALSE(phrase.empty());
    EXPECT_NE(phrase.front(), ' ') << phrase;
    EXPECT_NE(phrase.back(), ' ') << phrase;
    EXPECT_EQ(phrase.find("  "), std::string_view::npos) << phrase;
    EXPECT_EQ(phrase.find(" |"), std::string_view::npos) << phrase;
    EXPECT_EQ(phrase.find("| "), std::string_view::npos) << phrase;
  }
}

TEST_P(InLanguage, ButtonsThatStandTogetherDiffer) {
  const Words& w = words();
  const std::vector<std::vector<std::string_view>> together{
      {w.stand, w.beg},
      {w.give, w.run},
      {w.take_point, w.run},
      {w.bunch, w.pass},
      {w.agree, w.insist},
      {w.lay_down, w.keep},
      {w.play_again, w.new_game, w.undo, w.redo, w.share},
      {w.pace_slow, w.pace_normal, w.pace_fast},
      {w.points_tab, w.everything_tab},
      {w.high, w.low, w.jack, w.hang_jack, w.game, w.gift, w.begged_point, w.no_follow, w.nobody},
      {w.turned_ace, w.turned_king, w.turned_queen, w.turned_jack, w.turned_six, w.turned_two},
      {w.said_stand, w.said_beg, w.said_give, w.said_run, w.said_take_point, w.said_bunch,
       w.said_agree, w.said_insist, w.said_pass}};
  for (const auto& words : together) {
    EXPECT_EQ(std::set<std::string_view>(words.begin(), words.end()).size(), words.size())
        << words.front();
  }
}

TEST(Fill, PutsTextIntoPlaces) {
  EXPECT_EQ(fill("{who} plays the {card}.", {{"who", "Nora"}, {"card", "ten of clubs"}}),
            "Nora plays the ten of clubs.");
  EXPECT_EQ(fill("nothing", {{"who", "Nora"}}), "nothing");
  EXPECT_EQ(fill("", {}), "");
  EXPECT_EQ(fill("{n}{n}", {{"n", "3"}}), "33");
  EXPECT_EQ(fill("[{who}]", {}), "[]");
}

TEST(Fill, ChoosesTheForm) {
  EXPECT_EQ(fill("You win.|{who} wins.", true, {{"who", "Nora"}}), "You win.");
  EXPECT_EQ(fill("You win.|{who} wins.", false, {{"who", "Nora"}}), "Nora wins.");
  EXPECT_EQ(fill("You win.|{who} wins.", {{"who", "Nora"}}), "Nora wins.");
  EXPECT_EQ(fill("One form.", true, {}), "One form.");
}

TEST(Fill, TellsThePersonThatItWasDoneToThem) {
  const std::string_view phrase = "You beat {other}.|{who} beats {other}.|{who} beats you.";
  EXPECT_EQ(fill(phrase, Form::you, {{"who", "Nora"}, {"other", "Ella"}}), "You beat Ella.");
  EXPECT_EQ(fill(phrase, Form::others, {{"who", "Nora"}, {"other", "Ella"}}), "Nora beats Ella.");
  EXPECT_EQ(fill(phrase, Form::to_you, {{"who", "Nora"}, {"other", "you"}}), "Nora beats you.");
  EXPECT_EQ(fill("I|{who} beats {other}.", Form::to_you, {{"who", "Nora"}, {"other", "you"}}),
            "Nora beats you.");
}

TEST(Fill, ChoosesByAnyOtherPlace) {
  const std::string_view phrase =
      "{sides:alone=Each player|two={who}|=Each side}, {n:1=a card|=cards}.";
  EXPECT_EQ(fill(phrase, {{"sides", "alone"}, {"n", "1"}}), "Each player, a card.");
  EXPECT_EQ(fill(phrase, {{"sides", "two"}, {"n", "2"}, {"who", "Nora"}}), "Nora, cards.");
  EXPECT_EQ(fill(phrase, {{"sides", "three"}}), "Each side, cards.");
  EXPECT_EQ(fill("{n:1=a|=b}|{n:1=c|=d}", true, {{"n", "1"}}), "a");
  EXPECT_EQ(fill("{n:1=a|=b}|{n:1=c|=d}", false, {{"n", "2"}}), "d");
}

TEST(Fill, ChoosesByWhatCountsAsOneThing) {
  const auto english = [](std::string_view n) { return fill("{n:one=point|=points}", {{"n", n}}); };
  const auto french = [](std::string_view n) {
    return fill("{n:below-two=point|=points}", {{"n", n}});
  };
  for (const std::string_view n : {"1", "−1"}) {
    EXPECT_EQ(english(n), "point") << n;
    EXPECT_EQ(french(n), "point") << n;
  }
  for (const std::string_view n : {"0", "1.5", "1,5", "0,4", "−0,4"}) {
    EXPECT_EQ(english(n), "points") << n;
    EXPECT_EQ(french(n), "point") << n;
  }
  for (const std::string_view n : {"2", "−2", "10", "11", "100", "2,1", ""}) {
    EXPECT_EQ(english(n), "points") << n;
    EXPECT_EQ(french(n), "points") << n;
  }
}

TEST(Fill, ChoosesByTheFirstLetter) {
  const auto of = [](std::string_view who) {
    return fill("{who:vowel=d’{who}|=de {who}}", {{"who", who}});
  };
  EXPECT_EQ(of("Nora"), "de Nora");
  EXPECT_EQ(of("Ivy"), "d’Ivy");
  EXPECT_EQ(of("ella"), "d’ella");
  EXPECT_EQ(of("Émile"), "d’Émile");
  EXPECT_EQ(of("œil"), "d’œil");
  EXPECT_EQ(of("Yves"), "d’Yves");
  EXPECT_EQ(of("Yann"), "de Yann");
  EXPECT_EQ(of("Y"), "de Y");
  EXPECT_EQ(of("Hugo"), "de Hugo");
  EXPECT_EQ(of("Åsa & Nora"), "d’Åsa & Nora");
  EXPECT_EQ(of("7"), "de 7");
  EXPECT_EQ(of("Жанна"), "de Жанна");
  EXPECT_EQ(of(""), "de ");
}

TEST(NumberText, HasOneMinusAndNoOther) {
  EXPECT_EQ(number_text(14), "14");
  EXPECT_EQ(number_text(0), "0");
  EXPECT_EQ(number_text(-1), "−1");
  EXPECT_EQ(signed_text(3), "+3");
  EXPECT_EQ(signed_text(0), "0");
  EXPECT_EQ(signed_text(-2), "−2");
  EXPECT_EQ(tenths_text(english_words(), 42), "4.2");
  EXPECT_EQ(tenths_text(english_words(), -4), "−0.4");
  EXPECT_EQ(tenths_text(words_in(tongue("de")), -42), "−4,2");
}

TEST(UpperFirst, KnowsTheLatinLetters) {
  EXPECT_EQ(upper_first("écartés"), "Écartés");
  EXPECT_EQ(upper_first("über"), "Über");
  EXPECT_EQ(upper_first("œuvre"), "Œuvre");
  EXPECT_EQ(upper_first("ÿ"), "Ÿ");
  EXPECT_EQ(upper_first("šest"), "Šest");
  EXPECT_EQ(upper_first("žluť"), "Žluť");
  EXPECT_EQ(upper_first("ľavý"), "Ľavý");
  EXPECT_EQ(upper_first("plain"), "Plain");
  for (const std::string as_it_is :
       {"", "Écart", "÷", "ß", "ıssız", "7", "« ainsi »", "ж", "\xC3"}) {
    EXPECT_EQ(upper_first(as_it_is), as_it_is);
  }
}

TEST(Fill, TakesTextAsItIs) {
  // A broken link is quoted, and its text is not a phrase.
  EXPECT_EQ(fill("Bad: {text}", {{"text", "a{who}|b}"}, {"who", "Nora"}}), "Bad: a{who}|b}");
}

TEST_P(InLanguage, EveryCardHasItsName) {
  const Words& w = words();
  EXPECT_EQ(w.rank_letters.size(), 13u);
  EXPECT_EQ(std::count(w.cards.begin(), w.cards.end(), ','), 12);
  EXPECT_EQ(std::count(w.the_cards.begin(), w.the_cards.end(), ','), 12);
  std::set<std::string> names;
  std::set<std::string> short_names;
  for (const Card card : CardSet::pack()) {
    const std::string name = card_name(w, card);
    const std::string short_name = card_short(w, card);
    names.insert(name);
    short_names.insert(short_name);
    EXPECT_NE(name.find(suit_name(w, card.suit())), std::string::npos) << name;
    EXPECT_TRUE(short_name.ends_with(suit_symbol(card.suit()))) << short_name;
    EXPECT_EQ(name.find_first_of("{}|,"), std::string::npos) << name;
  }
  EXPECT_EQ(names.size(), 52u);
  EXPECT_EQ(short_names.size(), 52u);
}

TEST(CardWords, InEnglish) {
  const Words& w = english_words();
  EXPECT_EQ(card_name(w, *parse_card("Js")), "jack of spades");
  EXPECT_EQ(card_name(w, *parse_card("2c")), "two of clubs");
  EXPECT_EQ(card_name(w, *parse_card("Ah")), "ace of hearts");
  EXPECT_EQ(card_name(w, *parse_card("Td")), "ten of diamonds");
  EXPECT_EQ(card_short(w, *parse_card("Js")), "J♠");
  EXPECT_EQ(card_short(w, *parse_card("Th")), "10♥");
  EXPECT_EQ(card_short(w, *parse_card("2c")), "2♣");
  EXPECT_EQ(card_short(w, *parse_card("Ad")), "A♦");
  EXPECT_EQ(the_card(w, *parse_card("Js")), "the jack of spades");
}

TEST(CardWords, InGerman) {
  const Words& w = words_in(tongue("de"));
  EXPECT_EQ(card_name(w, *parse_card("Js")), "Pik-Bube");
  EXPECT_EQ(card_name(w, *parse_card("Ah")), "Herz-Ass");
  EXPECT_EQ(the_card(w, *parse_card("Js")), "den Pik-Buben");
  EXPECT_EQ(the_card(w, *parse_card("Qd")), "die Karo-Dame");
  EXPECT_EQ(the_card(w, *parse_card("Kc")), "den Kreuz-König");
  EXPECT_EQ(the_card(w, *parse_card("Ah")), "das Herz-Ass");
  EXPECT_EQ(the_card(w, *parse_card("Tc")), "die Kreuz-Zehn");
  EXPECT_EQ(card_short(w, *parse_card("Js")), "B♠");
  EXPECT_EQ(card_short(w, *parse_card("Th")), "10♥");
}

TEST(CardWords, InFrench) {
  const Words& w = words_in(tongue("fr"));
  EXPECT_EQ(card_name(w, *parse_card("Js")), "valet de pique");
  EXPECT_EQ(card_name(w, *parse_card("Qh")), "dame de cœur");
  EXPECT_EQ(the_card(w, *parse_card("Ad")), "l’as de carreau");
  EXPECT_EQ(the_card(w, *parse_card("Qh")), "la dame de cœur");
  EXPECT_EQ(the_card(w, *parse_card("2c")), "le deux de trèfle");
  EXPECT_EQ(card_short(w, *parse_card("Js")), "V♠");
  EXPECT_EQ(card_short(w, *parse_card("Kh")), "R♥");
}

TEST(Typography, French) {
  for (const auto phrase : all_words(words_in(tongue("fr")))) {
    EXPECT_EQ(french_fault(plain(phrase)), "") << phrase;
  }
  EXPECT_NE(french_fault("Atout : pique"), "");
  EXPECT_NE(french_fault("Atout: pique"), "");
  EXPECT_NE(french_fault("«Je prends»"), "");
  EXPECT_NE(french_fault("l'as"), "");
  EXPECT_EQ(french_fault("Atout\u202f: l’as"), "");
}

TEST(Typography, German) {
  for (const auto phrase : all_words(words_in(tongue("de")))) {
    EXPECT_EQ(german_fault(plain(phrase)), "") << phrase;
  }
  EXPECT_NE(german_fault("“Nimm einen”"), "");
  EXPECT_NE(german_fault("„Nimm einen"), "");
  EXPECT_NE(german_fault("Geht's"), "");
  EXPECT_EQ(german_fault("„Nimm einen“"), "");
}

TEST(CardWords, SuitsInThePluralAndOneOfThem) {
  const Words& w = english_words();
  for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
    EXPECT_EQ("a " + std::string(suit_name(w, suit)), std::string(one_of_suit(w, suit)) + "s");
  }
  EXPECT_EQ(suit_name(w, Suit::spades), "spades");
  EXPECT_EQ(one_of_suit(w, Suit::diamonds), "a diamond");
}

}  // namespace
}  // namespace allfours
