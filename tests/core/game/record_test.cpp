// Records and links (EVENTS.md "Record", record.hpp).
#include "core/game/record.hpp"

#include "core/log/event_json.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

// Plays the game that this text starts, always with the first or always with the last possible
// choice; returns the record of the log.
Record played(std::string_view text, int decisions, bool last = false) {
  auto parsed = parse_record(text);
  EXPECT_TRUE(std::holds_alternative<Record>(parsed)) << std::get<Fault>(parsed).sentence();
  Record record = std::get<Record>(parsed);
  Table table = new_table(record.setup);
  Events log;
  advance(table, log);
  for (int i = 0; i < decisions; ++i) {
    const Choice now = choice(table);
    if (now.seat < 0) break;
    Decision decision = Decision::of_play(now.seat, last ? now.cards.last() : now.cards.first());
    if (now.kind == Decision::Kind::say) {
      const unsigned word = last ? static_cast<unsigned>(std::bit_width(now.says)) - 1
                                 : static_cast<unsigned>(std::countr_zero(now.says));
      decision = Decision::of_say(now.seat, static_cast<Say>(word));
    } else if (now.kind == Decision::Kind::discard) {
      CardList cards;
      CardSet left = now.cards;
      for (int k = 0; k < now.discards; ++k) {  // from both ends in turn
        cards.push(last == (k % 2 == 0) ? left.last() : left.first());
        left.remove(cards[k]);
      }
      decision = Decision::of_discard(now.seat, cards);
    }
    log.push_back(std::get<Event>(judge(table, decision)));
    apply(table, log.back());
    advance(table, log);
  }
  record.decisions = decisions_in(log);
  return record;
}

std::string why_not_parsed(std::string_view text) {
  const auto parsed = parse_record(text);
  const auto* fault = std::get_if<Fault>(&parsed);
  EXPECT_NE(fault, nullptr) << text;
  return fault == nullptr ? "" : fault->sentence();
}

TEST(Record, TheTextOfADeal) {
  const auto text = [](std::string_view given) {
    const auto parsed = parse_record(given);
    const auto* record = std::get_if<Record>(&parsed);
    return record == nullptr ? std::get<Fault>(parsed).sentence() : record_text(*record);
  };
  EXPECT_EQ(text("v=trinidad&seed=KINGSTON-42"), "v=trinidad&seed=KINGSTON-42");
  EXPECT_EQ(text("seed=KINGSTON-42&v=trinidad"), "v=trinidad&seed=KINGSTON-42");
  EXPECT_EQ(text("v=trinidad&players=4&seed=7"), "v=trinidad&seed=7");
  EXPECT_EQ(text("v=seven-up&seed=7"), "v=seven-up&players=2&seed=7");
  EXPECT_EQ(text("v=seven-up&players=3&seed=7"), "v=seven-up&players=3&seed=7");
  EXPECT_EQ(text("v=trinidad&seed=7&rules=hang_jack.false,target.9"),
            "v=trinidad&seed=7&rules=target.9,hang_jack.false");
  // A field equal to its default is not written.
  EXPECT_EQ(text("v=trinidad&seed=7&rules=target.14"), "v=trinidad&seed=7");
  EXPECT_EQ(text("v=trinidad&seed=7&log=1"), "v=trinidad&seed=7");
}

TEST(Record, TheTextOfAGameHoldsOneCharacterADecision) {
  const Record record = played("v=old-american&seed=7", 5);
  const std::string text = record_text(record);
  EXPECT_EQ(text, "v=old-american&seed=7&log=1AAAAA");
  const Record begged = played("v=old-american&seed=7", 3, true);
  // The last announcement each time: beg, run; then three discards, each by its index among the
  // remaining cards.
  EXPECT_EQ(record_text(begged), "v=old-american&seed=7&log=1BBIAG");
}

TEST(Record, TextAndRecordSayTheSame) {
  for (const Variant& variant : variants()) {
    for (const bool last : {false, true}) {
      const std::string setup = "v=" + std::string(variant.id) + "&seed=round-trip";
      const Record record = played(setup, 60, last);
      const std::string text = record_text(record);
      const auto parsed = parse_record(text);
      ASSERT_TRUE(std::holds_alternative<Record>(parsed)) << std::get<Fault>(parsed).sentence();
      EXPECT_EQ(std::get<Record>(parsed).decisions, record.decisions) << variant.id;
      EXPECT_EQ(std::get<Record>(parsed).setup.rules, record.setup.rules);
      EXPECT_EQ(record_text(std::get<Record>(parsed)), text);
      EXPECT_EQ(std::get<Events>(events(record)),
                std::get<Events>(events(std::get<Record>(parsed))));
    }
  }
}

TEST(Record, ALaidDownHandIsWrittenWithItsSeat) {
  // The first game of a series in which a seat may lay its hand down.
  for (int seed = 0; seed < 1000; ++seed) {
    const std::string text = "v=west-yorkshire&seed=" + std::to_string(seed);
    Record record = played(text, 4);
    Table table = new_table(record.setup);
    const auto log = events(record);
    for (const Event& event : std::get<Events>(log)) apply(table, event);
    const Asked asked = may_lay_down(table);
    if (asked.count == 0) continue;
    record.decisions.push_back(Decision::of_lay_down(asked.seats[0]));
    const std::string whole = record_text(record);
    const char seat = static_cast<char>('A' + asked.seats[0]);
    EXPECT_EQ(whole.substr(whole.size() - 2), std::string({'-', seat}));
    EXPECT_EQ(std::get<Record>(parse_record(whole)).decisions, record.decisions);
    return;
  }
  ADD_FAILURE() << "nobody could lay a hand down";
}

TEST(Record, TheSameRecordGivesTheSameLog) {
  EVENTS_RULE("Same record, same log, byte for byte");
  const Record record = played("v=trinidad&seed=KINGSTON-42", 40);
  const auto text = [&] {
    std::string all;
    const auto log = events(record);
    for (const Event& event : std::get<Events>(log)) append_json(all, event, record.setup);
    return all;
  };
  EXPECT_EQ(text(), text());
}

TEST(Record, AnIllegalStepIsNamed) {
  Record record = played("v=old-american&seed=7", 5);
  record.decisions[3] = Decision::of_say(0, Say::give);
  const auto result = events(record);
  const auto* illegal = std::get_if<IllegalStep>(&result);
  ASSERT_NE(illegal, nullptr);
  EXPECT_EQ(illegal->place, 3u);
  EXPECT_FALSE(illegal->refusal.sentence().empty());
}

TEST(Record, DecodingIsAllOrNothing) {
  EXPECT_EQ(why_not_parsed(""), "The link names no variant (v=).");
  EXPECT_EQ(why_not_parsed("v=trinidad&seed=7&speed=2"),
            "The link says \"speed=2\"; "
            "it may say v=, players=, seed=, rules=, hand=, dealer=, score=, deal=, log=, at=, "
            "version=.");
  EXPECT_EQ(why_not_parsed("v=trinidad&seed=7&seed=7"), "The link says seed= twice.");
  EXPECT_NE(
      why_not_parsed("v=whist&seed=7").find("There is no variant \"whist\"; there are german"),
      std::string::npos);
  EXPECT_EQ(why_not_parsed("v=trinidad"),
            "A deal's name is 1 to 64 letters, digits, - or _, not \"\".");
  EXPECT_EQ(why_not_parsed("v=trinidad&seed=a+b"),
            "A deal's name is 1 to 64 letters, digits, - or _, not \"a+b\".");
  EXPECT_EQ(why_not_parsed("v=trinidad&players=3&seed=7"), "trinidad is for 4 players, not \"3\".");
  EXPECT_EQ(why_not_parsed("v=seven-up&players=22&seed=7"),
            "seven-up is for 2, 3, 4 players, not \"22\".");
  EXPECT_NE(why_not_parsed("v=seven-up&players=&seed=7"), "");
  EXPECT_EQ(why_not_parsed("v=trinidad&seed=7&rules=target"),
            "A changed rule is written field.value, not \"target\".");
  EXPECT_EQ(why_not_parsed("v=trinidad&seed=7&rules=target.9,"),
            "The list of changed rules ends with a comma.");
  for (const char* twice :
       {"target.9,target.11", "target.9,target.9", "bunch.true,target.9,bunch.false",
        "target.9,hang_jack.false,target.9"}) {
    const std::string link = "v=trinidad&seed=7&rules=" + std::string(twice);
    EXPECT_TRUE(why_not_parsed(link).starts_with("The list of changed rules names "))
        << why_not_parsed(link);
  }
  EXPECT_EQ(why_not_parsed("v=pitch&seed=7&rules=bunch.true"),
            "Nobody begs, so \"bunch\" cannot be true.");
  for (const char* broken : {"v", "v=trinidad&&seed=7", "v=trinidad seed=7", "V=trinidad&seed=7"}) {
    EXPECT_NE(why_not_parsed(broken), "") << broken;
  }
}

TEST(Record, ABrokenLogIsRefused) {
  EXPECT_EQ(why_not_parsed("v=trinidad&seed=7&log="),
            "The game in the link is of a version this program does not know.");
  EXPECT_EQ(why_not_parsed("v=trinidad&seed=7&log=2A"),
            "The game in the link is of a version this program does not know.");
  const auto step = [](std::string_view log) {
    return why_not_parsed("v=old-american&seed=7&log=" + std::string(log));
  };
  // Stand or beg: there is no third announcement; then six cards.
  EXPECT_EQ(step("1C"), "The game in the link cannot have gone like that: step 1 is not possible.");
  EXPECT_EQ(step("1AG"),
            "The game in the link cannot have gone like that: step 2 is not possible.");
  for (const char* broken : {"1A*", "1A A", "1-", "1A-", "1A-A", "1A-Z", "1BBA", "1BBAA", "1é"}) {
    EXPECT_NE(step(broken).find("is not possible."), std::string::npos) << broken;
  }
}

TEST(Record, NothingFollowsTheEndOfAGame) {
  const Record record = played("v=pitch&seed=7", 100000);
  const std::string text = record_text(record);
  EXPECT_TRUE(std::holds_alternative<Record>(parse_record(text)));
  EXPECT_NE(why_not_parsed(text + "A").find("is not possible."), std::string::npos);
}

TEST(Record, TheGoldenRecord) {
  // Shared links must open for ever: if the meaning of this text changes, the version of the log
  // must change, too.
  const Record record = played("v=seven-up&players=3&seed=KINGSTON-42&rules=target.3", 9, true);
  // Beg, run, pass, pass, pass; three discards each; eldest's lead.
  EXPECT_EQ(record_text(record),
            "v=seven-up&players=3&seed=KINGSTON-42&rules=target.3&log=1BBBBBIAGIAGIAGF");
}

}  // namespace
}  // namespace allfours
