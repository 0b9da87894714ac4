// The calls for JavaScript (script/calls.hpp): the same games as the players' own loop, the same
// logs as the core's, and a sentence for everything that cannot be.
#include "script/calls.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/event_json.hpp"
#include "core/record.hpp"
#include "core/seat_view.hpp"
#include "players/game_loop.hpp"

namespace allfours {
namespace {

using Json = nlohmann::json;

Json parse(const std::string& text) {
  Json value = Json::parse(text, nullptr, false);
  EXPECT_FALSE(value.is_discarded()) << text;
  return value;
}

Setup setup_of(const Variant& variant, int players, std::string seed) {
  Setup setup;
  setup.variant = &variant;
  setup.players = players;
  setup.rules = variant.rules;
  setup.seed = std::move(seed);
  return setup;
}

// What a decision of think() is in the words of decide().
std::string words(const Json& decision) {
  std::string text = decision["e"];
  if (text == "say") return text + " " + decision["say"].get<std::string>();
  if (text == "play") return text + " " + decision["card"].get<std::string>();
  if (text == "discard") {
    for (const auto& card : decision["cards"]) text += " " + card.get<std::string>();
  }
  return text;
}

// Plays a whole game by calls alone.
std::string played_out(std::string link, std::string_view player) {
  for (int decisions = 0; decisions < 5000; ++decisions) {
    const Json choice = parse(script::choice(link));
    if (choice.is_null()) return link;
    std::string next;
    for (const int seat : choice["may_lay_down"]) {
      if (next.empty() && script::lays_down(link, player, seat) == "true") {
        next = script::decide(link, seat, "lay_down");
      }
    }
    if (next.empty()) next = script::decide(link, -1, words(parse(script::think(link, player))));
    const Json after = parse(next);
    if (!after.contains("link")) {
      ADD_FAILURE() << next << " at " << link;
      return link;
    }
    link = after["link"];
  }
  ADD_FAILURE() << "the game does not end: " << link;
  return link;
}

TEST(Calls, PlayTheSameGamesAsTheLoopOfThePlayers) {
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= max_players; ++players) {
      if (!variant.allows(players)) continue;
      const auto setup = setup_of(variant, players, "CALLS-3");
      Seats seats{};
      seats.fill(find_player("sensible"));
      Events log;
      play_game(setup, seats, [&](const Table&, const Event& event) { log.push_back(event); });
      const std::string link = played_out(setup_text(setup), "sensible");
      EXPECT_EQ(link, record_text({setup, decisions_in(log)})) << variant.id;

      std::string expected = "[";
      for (const Event& event : log) {
        if (expected.size() > 1) expected += ',';
        append_json(expected, event, setup);
      }
      EXPECT_EQ(script::events(link, -1), expected + "]") << variant.id;
    }
  }
}

TEST(Calls, TellASeatWhatItCanKnow) {
  const Variant& variant = *find_variant("trinidad");
  const auto setup = setup_of(variant, 4, "CALLS-4");
  const std::string link = setup_text(setup);
  const auto log = std::get<Events>(events(Record{setup, {}}));
  for (int seat = 0; seat < 4; ++seat) {
    const Json told = parse(script::events(link, seat));
    EXPECT_TRUE(told[0]["seed"].is_null());
    const Json table = parse(script::table(link, seat));
    for (const Json& event : told) {
      if (event["e"] != "deal") continue;
      for (int other = 0; other < 4; ++other) {
        EXPECT_EQ(event["hands"][static_cast<std::size_t>(other)].is_null(), other != seat);
        EXPECT_EQ(table["hands"][static_cast<std::size_t>(other)].is_null(), other != seat);
      }
    }
    EXPECT_EQ(table["counts"], Json({6, 6, 6, 6}));
  }
  const Json all = parse(script::table(link, -1));
  for (const Json& hand : all["hands"]) EXPECT_EQ(hand.size(), 6U);
}

TEST(Calls, OpenALinkAsItIsWrittenBest) {
  const Json opened = parse(script::open("seed=CALLS-5&rules=target.7&v=trinidad&log=1B"));
  EXPECT_EQ(opened["setup_link"], "v=trinidad&seed=CALLS-5&rules=target.7");
  EXPECT_EQ(opened["decisions"], 1);
  EXPECT_EQ(opened["target"], 7);
  EXPECT_EQ(opened["rules"]["target"], 7);
  const std::string link = opened["link"];
  EXPECT_EQ(parse(script::open(link)), opened);
}

TEST(Calls, SayWhatIsWrong) {
  const std::string link = "v=german&seed=CALLS-6";
  const auto sentence = [](const std::string& answer) {
    const Json value = parse(answer);
    return value.is_object() && value.contains("error") ? value["error"].get<std::string>() : "";
  };
  EXPECT_NE(sentence(script::open("v=whist&seed=A")).find("whist"), std::string::npos);
  EXPECT_NE(sentence(script::events(link, 2)), "");
  EXPECT_NE(sentence(script::table(link, -2)), "");
  EXPECT_NE(sentence(script::think(link, "nobody")).find("sensible"), std::string::npos);
  EXPECT_NE(sentence(script::lays_down(link, "sensible", 0)), "");
  EXPECT_NE(sentence(script::lays_down(link, "sensible", -1)), "");
  EXPECT_NE(sentence(script::why_not(link, "1x")), "");
  EXPECT_NE(sentence(script::decide(link, 7, "say stand")), "");
  for (const char* words :
       {"", " ", "say", "say hello", "play", "play 2", "play 2c 3c", "discard 2c 2c", "lay_down 1",
        "say  stand", "sing", "discard 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac"}) {
    EXPECT_NE(sentence(script::decide(link, -1, words)), "") << words;
  }
  std::string too_many = "discard";
  for (int i = 0; i < 60; ++i) too_many += " 2c";
  EXPECT_NE(sentence(script::decide(link, -1, too_many)), "");
  // A refusal has its reason.
  const Json choice = parse(script::choice(link));
  const int other = 1 - choice["seat"].get<int>();
  EXPECT_EQ(parse(script::decide(link, other, "say stand"))["reason"], "not_your_turn");
}

}  // namespace
}  // namespace allfours
