// Texts for screen readers: no sign is left, in any language, and sentences end once.
#include "words/spoken_text.hpp"

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "json.hpp"

namespace allfours {
namespace {

std::string in(std::string_view code, std::string_view text) {
  return without_signs(words_in(*find_language(code)), text);
}

TEST(SpokenText, CardsAreNamed) {
  EXPECT_EQ(in("en", "You 6♣, Ella 10♥, Nora Q♦."),
            "You six of clubs, Ella ten of hearts, Nora queen of diamonds.");
  EXPECT_EQ(in("de", "Du 6♣, Nora D♦, Ella B♠"), "Du Kreuz-Sechs, Nora Karo-Dame, Ella Pik-Bube");
  EXPECT_EQ(in("en", "Discard 2♣ 4♦"), "Discard two of clubs, four of diamonds");
  EXPECT_EQ(in("en", "3♣ is turned."), "Three of clubs is turned.");
  EXPECT_EQ(in("en", "♣ or ♦"), "clubs or diamonds");
}

TEST(SpokenText, AndAndPlusAreWords) {
  EXPECT_EQ(in("en", "You & Nora +3"), "You and Nora plus 3");
  EXPECT_EQ(in("de", "Du & Nora +12"), "Du und Nora plus 12");
  EXPECT_EQ(in("fr", "Toi & Nora +1"), "Toi et Nora plus 1");
  EXPECT_EQ(in("en", "A&B, C+D"), "A&B, C+D");
}

TEST(SpokenText, MinusIsAWord) {
  EXPECT_EQ(in("en", "You −1, Ella −12"), "You minus 1, Ella minus 12");
  EXPECT_EQ(in("de", "Du −3"), "Du minus 3");
  EXPECT_EQ(in("fr", "Toi −2 · 3–−1"), "Toi moins 2 · 3–moins 1");
  EXPECT_EQ(in("en", "a − b"), "a − b");
}

TEST(SpokenText, AHeadingEndsOnce) {
  EXPECT_EQ(heading_then("Diamonds as trumps?", "A card is turned."),
            "Diamonds as trumps? A card is turned.");
  EXPECT_EQ(heading_then("The turn-up", "A card is turned."), "The turn-up. A card is turned.");
}

// Everybody sees it, and the trick is about it.
TEST(SpokenText, TheTopCardOfTheStockIsSaid) {
  Stream stream(3, "stock");
  Sitting sitting("v=california-jack&seed=CJ-1");
  App& app = sitting.app;
  int tricks = 0;
  for (; tricks < 12 && sitting.plays(); ++tricks) {
    sitting.wait();
    const Card top = app.table().session.table().top;
    const std::string said =
        top.known() ? "the top card of the stock: " + card_name(app.words(), top) : "top card";
    const std::string text(Mirror().update(app));
    EXPECT_EQ(text.find(said) != std::string::npos, top.known()) << text;
    app.act("tell:trump");
    const std::string& answer = app.state().context.answer.text;
    EXPECT_EQ(answer.ends_with(". " + upper_first(said) + "."), top.known()) << answer;
    sitting.choose_something(stream);
  }
  EXPECT_GT(tricks, 5);
}

// Everything announced, and everything shown in words, of whole games.
TEST(SpokenText, NoSignIsLeftInTheMirror) {
  Stream stream(11, "signs");
  for (const auto code : {"en", "de", "fr"}) {
    for (const auto link :
         {"v=trinidad&seed=SIGNS", "v=california-jack&seed=SIGNS", "v=pitch&seed=SIGNS"}) {
      Sitting sitting(link);
      App& app = sitting.app;
      app.act("language:" + std::string(code));
      Mirror mirror;
      for (int i = 0; i < 60 && sitting.plays(); ++i) {
        sitting.wait();
        for (const auto ask : {"tell:score", "tell:trump", "tell:hand", "last_trick"}) {
          app.act(ask);
          const std::string text = mirror.update(app);
          for (const auto sign : {"♣", "♦", "♥", "♠", " & ", "−"}) {
            const auto at = text.find(sign);
            ASSERT_EQ(at, std::string::npos) << code << ": " << text.substr(at - 60, 120);
          }
        }
        sitting.choose_something(stream);
      }
    }
  }
}

}  // namespace
}  // namespace allfours
