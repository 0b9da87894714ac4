// Advice as lines of text (core/advice/advice.hpp): written text reads back equal, any other text
// is rejected as a whole.
#include <gtest/gtest.h>

#include "core/advice/advice.hpp"
#include "core/cards/random.hpp"

namespace allfours {
namespace {

Advice example() {
  Advice advice;
  advice.seat = 2;
  advice.worlds = 120;
  advice.solved = 7;
  advice.best = 1;
  advice.against = 0;
  Option ten;
  ten.decision = Decision::of_play(2, Card(Suit::spades, Rank::ten));
  ten.chance = 4'112;
  ten.less = true;
  Option ace;
  ace.decision = Decision::of_play(2, Card(Suit::spades, Rank::ace));
  ace.chance = 6'431;
  advice.options = {ten, ace};
  Reason loses;
  loses.kind = Reason::Kind::would_lose;
  loses.option = 0;
  loses.card = ten.decision.card;
  loses.seat = 3;
  loses.times = 24;
  loses.of = 60;
  Reason wins;
  wins.kind = Reason::Kind::wins_trick;
  wins.option = 1;
  wins.times = wins.of = 60;
  advice.reasons = {wins, loses};
  return advice;
}

TEST(AdviceText, IsWrittenAsItSays) {
  EXPECT_EQ(advice_text(example()),
            "advice 1 2 120 7 1 0\n"
            "option 4112 less play Ts\n"
            "option 6431 like play As\n"
            "reason wins_trick 1 -- -1 60 0 60\n"
            "reason would_lose 0 Ts 3 24 0 60\n");
}

// Sixty-four possible discards, each of the maximal number of cards, and every reason.
TEST(AdviceText, CanBeTheLongestThereIs) {
  Advice advice;
  advice.seat = 5;
  advice.worlds = 10'000;
  advice.solved = 10'000;
  advice.best = 63;
  advice.against = 0;
  for (int i = 0; i < 64; ++i) {
    Option option;
    option.decision.kind = Decision::Kind::discard;
    option.decision.seat = 5;
    for (int place = 0; place < 20; ++place) {
      option.decision.cards.push(Card((i + place) % pack_size));
    }
    option.chance = static_cast<std::int16_t>(9'900 + i);
    option.less = i < 63;
    advice.options.push_back(option);
  }
  for (int i = 0; i < 16; ++i) {
    Reason reason;
    reason.kind = static_cast<Reason::Kind>(i % reason_kind_count);
    reason.option = static_cast<std::int8_t>(63 - i);
    reason.card = Card(Suit::spades, Rank::ten);
    reason.seat = 4;
    reason.times = reason.than = reason.of = 60;
    advice.reasons.push_back(reason);
  }
  const std::string text = advice_text(advice);
  EXPECT_GT(text.size(), 4'096u);
  EXPECT_EQ(parse_advice(text), advice);
  Advice more = advice;
  more.options.push_back(advice.options.front());
  EXPECT_FALSE(parse_advice(advice_text(more)));
  more = advice;
  more.reasons.push_back(advice.reasons.front());
  EXPECT_FALSE(parse_advice(advice_text(more)));
}

TEST(AdviceText, IsReadBackTheSame) {
  Advice advice = example();
  EXPECT_EQ(parse_advice(advice_text(advice)), advice);
  for (int kind = 0; kind < reason_kind_count; ++kind) {
    advice.reasons.front().kind = static_cast<Reason::Kind>(kind);
    EXPECT_EQ(parse_advice(advice_text(advice)), advice) << wire(advice.reasons.front().kind);
  }
  Advice others;
  others.seat = 0;
  Option option;
  option.decision = Decision::of_lay_down(0);
  others.options.push_back(option);
  option.keeps = true;
  others.options.push_back(option);
  option.keeps = false;
  option.decision = Decision::of_say(0, Say::take_point);
  others.options.push_back(option);
  CardList cards;
  for (int i = 0; i < 3; ++i) cards.push(Card(40 - i));
  option.decision = Decision::of_discard(0, cards);
  others.options.push_back(option);
  EXPECT_EQ(parse_advice(advice_text(others)), others);
}

TEST(AdviceText, ThatIsNoneIsRefused) {
  const std::string good = advice_text(example());
  const auto with = [&](std::string_view part, std::string_view other) {
    std::string text = good;
    const auto place = text.find(part);
    EXPECT_NE(place, std::string::npos) << part;
    text.replace(place, part.size(), other);
    return text;
  };
  for (const std::string& text : {std::string(),
                                  std::string("failed"),
                                  good + "\n",
                                  good + " ",
                                  good + "option 1 like keep\n",
                                  good.substr(0, good.size() - 1),
                                  good + good,
                                  with("advice 1", "advice 2"),
                                  with("advice 1 2", "advice 1 6"),
                                  with("advice 1 2", "advice 1 -1"),
                                  with("120 7", "120 121"),
                                  with("120 7", "0120 7"),
                                  with("120 7", "120  7"),
                                  with("7 1 0", "7 2 0"),
                                  with("7 1 0", "7 1 2"),
                                  with("7 1 0", "7 1 1"),
                                  with("7 1 0", "7 1 0 0"),
                                  with("7 1 0", "7 1"),
                                  with("4112", "10001"),
                                  with("4112", "-1"),
                                  with("4112", "4112.5"),
                                  with("less", "more"),
                                  with("play Ts", "play ts"),
                                  with("play Ts", "play Ts Js"),
                                  with("play Ts", "play"),
                                  with("play Ts", "say hello"),
                                  with("play Ts", "lay_down "),
                                  with("wins_trick", "wins"),
                                  with("wins_trick 1", "wins_trick 2"),
                                  with("1 --", "1 ??"),
                                  with("Ts 3", "Ts 6"),
                                  with("Ts 3", "Ts -2"),
                                  with("24 0", "24 -1"),
                                  with("24 0", "24 10001"),
                                  with("60\nreason would", "60 1\nreason would"),
                                  with("\noption 6431", "\r\noption 6431"),
                                  with("option 6431", "option\t6431")}) {
    EXPECT_FALSE(parse_advice(text)) << text;
  }
}

// A text changed in one place is rejected, or it is the canonical text of another advice.
TEST(AdviceText, GarbledIsRefusedOrAnother) {
  Stream stream(seed_key("garbled"), "test");
  const std::string good = advice_text(example());
  int refused = 0;
  for (int i = 0; i < 4000; ++i) {
    std::string text = good;
    const auto place = static_cast<std::size_t>(stream.below(static_cast<int>(text.size())));
    switch (stream.below(3)) {
      case 0:
        text[place] = static_cast<char>(stream.below(256));
        break;
      case 1:
        text.erase(place, static_cast<std::size_t>(1 + stream.below(4)));
        break;
      default:
        text.insert(place, 1,
                    good[static_cast<std::size_t>(stream.below(static_cast<int>(good.size())))]);
        break;
    }
    const auto read = parse_advice(text);
    if (!read) {
      ++refused;
    } else {
      ASSERT_EQ(advice_text(*read), text);
    }
  }
  EXPECT_GT(refused, 2000);
}

}  // namespace
}  // namespace allfours
