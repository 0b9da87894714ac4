// The words of each language: complete, with places that are known, and put together rightly.
#include "app/words.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <vector>

namespace allfours {
namespace {

constexpr std::size_t word_count = sizeof(Words) / sizeof(std::string_view);
static_assert(sizeof(Words) % sizeof(std::string_view) == 0, "all members are string_view");

std::array<std::string_view, word_count> all_words(const Words& words) {
  return std::bit_cast<std::array<std::string_view, word_count>>(words);
}

const Words& english_words() { return words_in(Language::en); }

// The names of the places in a phrase; "" stands for a brace without its other half.
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

TEST(Words, NoneIsMissing) {
  const auto words = all_words(english_words());
  for (std::size_t i = 0; i < words.size(); ++i) {
    EXPECT_FALSE(words[i].empty())
        << "member " << i << " after \"" << (i > 0 ? words[i - 1] : std::string_view()) << '"';
  }
}

TEST(Words, EveryPlaceIsKnown) {
  const std::set<std::string_view> known{"who", "other", "card", "suit",
                                         "n",   "score", "side", "text"};
  for (const auto phrase : all_words(english_words())) {
    for (const auto place : places_in(phrase)) {
      EXPECT_TRUE(known.contains(place)) << '{' << place << "} in \"" << phrase << '"';
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

TEST(Words, PhrasesWithTwoFormsHaveBoth) {
  int with_two = 0;
  for (const auto phrase : all_words(english_words())) {
    const auto bars = std::count(phrase.begin(), phrase.end(), '|');
    if (bars == 0) continue;
    ++with_two;
    EXPECT_EQ(bars, 1) << phrase;
    const auto bar = phrase.find('|');
    const std::string_view you = phrase.substr(0, bar);
    const std::string_view other = phrase.substr(bar + 1);
    EXPECT_FALSE(you.empty()) << phrase;
    EXPECT_FALSE(other.empty()) << phrase;
    EXPECT_NE(you, other);
    // The person at the screen is not named, everybody else is.
    const auto places_you = places_in(you);
    const auto places_other = places_in(other);
    const auto names = [](std::string_view place) { return place == "who" || place == "side"; };
    EXPECT_TRUE(std::none_of(places_you.begin(), places_you.end(), names)) << phrase;
    EXPECT_TRUE(std::any_of(places_other.begin(), places_other.end(), names)) << phrase;
    // What the one form tells besides, the other does too; but who discards is told more.
    const std::set<std::string_view> more{"other", "score"};
    for (const auto place : more) {
      EXPECT_EQ(std::count(places_you.begin(), places_you.end(), place),
                std::count(places_other.begin(), places_other.end(), place))
          << phrase;
    }
  }
  EXPECT_GT(with_two, 10);
}

TEST(Words, NoneBeginsOrEndsWithASpace) {
  for (const auto phrase : all_words(english_words())) {
    ASSERT_FALSE(phrase.empty());
    EXPECT_NE(phrase.front(), ' ') << phrase;
    EXPECT_NE(phrase.back(), ' ') << phrase;
    EXPECT_EQ(phrase.find("  "), std::string_view::npos) << phrase;
    EXPECT_EQ(phrase.find(" |"), std::string_view::npos) << phrase;
    EXPECT_EQ(phrase.find("| "), std::string_view::npos) << phrase;
  }
}

TEST(Words, ButtonsThatStandTogetherDiffer) {
  const Words& w = english_words();
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

TEST(Fill, TakesTextAsItIs) {
  // A link that cannot be opened is quoted; what it says is not a phrase.
  EXPECT_EQ(fill("Bad: {text}", {{"text", "a{who}|b}"}, {"who", "Nora"}}), "Bad: a{who}|b}");
}

TEST(CardWords, EveryCardHasItsName) {
  const Words& w = english_words();
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
  EXPECT_EQ(w.rank_letters.size(), 13u);
  EXPECT_EQ(std::count(w.ranks.begin(), w.ranks.end(), ','), 12);
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
