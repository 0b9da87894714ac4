// The history as plain text: complete, within its columns, and without secrets.
#include "app/narration/history_text.hpp"

#include <algorithm>
#include <sstream>

#include "app/app_play.hpp"

namespace allfours {
namespace {

int columns(std::string_view line) {
  return static_cast<int>(std::count_if(line.begin(), line.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

TEST(HistoryText, TellsEveryAwardOfEveryGame) {
  Stream stream(1, "text");
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    const Events log = random_log(setup, stream, 3);
    const Narrator narrator = narrator_of(setup, log, 0);
    const std::string text = history_text(setup, log, narrator, "");
    EXPECT_EQ(text, history_text(setup, redacted(setup, log, 0), narrator, ""))
        << "it reveals hidden information";
    std::istringstream lines(text);
    std::string line;
    std::size_t awards = 0;
    std::size_t tricks = 0;
    while (std::getline(lines, line)) {
      EXPECT_LE(columns(line), 72) << line;
      EXPECT_FALSE(line.ends_with(' ')) << line;
      if (contains(line, "→")) ++tricks;
      for (const auto start : {"  +", "  0 ", "  −"}) {
        if (line.starts_with(start)) ++awards;
      }
    }
    const auto count = [&](EventKind kind) {
      return static_cast<std::size_t>(std::count_if(
          log.begin(), log.end(), [&](const Event& event) { return event.kind == kind; }));
    };
    EXPECT_EQ(tricks, count(EventKind::trick));
    EXPECT_EQ(awards, count(EventKind::award));
    for (const HistoryRow& row : rows_of(setup, log, 0)) {
      if (row.kind != HistoryRow::Kind::award) continue;
      EXPECT_TRUE(contains(text, row.title + " · " + row.who)) << row.title;
    }
  }
}

TEST(HistoryText, ReadsLikeThis) {
  const GameSetup setup = given("v=trinidad", {.dealer = 3,
                                               .hands = {"Qh 3h 2c 3c 4c 5c", "Jh 4h 6c 7c 8c 9c",
                                                         "Kh 2h 2s 3s 4s 5s", "5h 7h 2d 3d 4d 5d"},
                                               .turned = "9h"});
  const Events log = told(setup, "beg give Qh Jh Kh 5h 2h");
  const std::string text = history_text(setup, log, narrator_of(setup, log, 0), "Practice 1");
  for (const auto part :
       {"Trinidad All Fours, to 14.\nDeal ", " · Practice 1\n  You & Nora\n",
        "\nHand 1 · Winston deals", "  You: “I beg”\n  Winston: “Take one”\n",
        "  +1 Gift · You & Nora", "     You begged, and Winston kept hearts: “Take one.”\n",
        "  Trick 1: You Q♥, Ella J♥, Nora K♥, Winston 5♥ → Nora\n",
        "  +3 Hang jack · You & Nora · J♥"}) {
    EXPECT_TRUE(contains(text, part)) << part << "\nis not in\n" << text;
  }
}

TEST(HistoryText, ATrickBeingPlayedIsToldToo) {
  const GameSetup setup = setup_of("v=pitch&players=2");
  Table table = new_table(setup);
  Events log;
  advance(table, log);
  const Choice now = choice(table);
  log.push_back(std::get<Event>(judge(table, Decision::of_play(now.seat, now.cards.first()))));
  apply(table, log.back());
  advance(table, log);
  const std::string text = history_text(setup, log, narrator_of(setup, log, 0), "");
  EXPECT_TRUE(contains(text, "Trick 1: ")) << text;
  EXPECT_FALSE(contains(text, "→")) << text;
}

}  // namespace
}  // namespace allfours
