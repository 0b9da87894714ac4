// The calls for JavaScript (script/calls.hpp): the same games as the bots' own loop, the same logs
// as the core's, and a message for every impossible call.
#include "script/calls.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/advice/advice.hpp"
#include "core/advice/verdict.hpp"
#include "core/game/link_end.hpp"
#include "core/game/record.hpp"
#include "core/log/decision_text.hpp"
#include "core/log/event_json.hpp"
#include "core/table/seat_view.hpp"
#include "json.hpp"
#include "players/games/duplicate.hpp"
#include "players/games/game_loop.hpp"
#include "players/search/expert.hpp"
#include "properties/random_game.hpp"

namespace allfours {
namespace {

using Parsed = nlohmann::json;

Parsed parse(const std::string& text) {
  Parsed value = read_json(text);
  EXPECT_FALSE(value.is_discarded()) << text;
  return value;
}

// Plays a whole game through calls.
std::string played_out(std::string link, std::string_view player) {
  for (int decisions = 0; decisions < 5000; ++decisions) {
    if (script::choice(link, -1) == "null") return link;
    const std::string decision = script::think(link, player);
    const Parsed after = parse(script::decide(link, -1, decision));
    if (!after.contains("link")) {
      ADD_FAILURE() << after << " at " << link;
      return link;
    }
    link = after["link"];
  }
  ADD_FAILURE() << "the game does not end: " << link;
  return link;
}

// The advice as data equals the advice as lines.
TEST(Calls, Advise) {
  const std::string link = "v=pitch&players=2&seed=CALLS-7";
  const Parsed told = parse(script::advise(link, -1));
  const auto advice = parse_advice(told["text"].get<std::string>());
  ASSERT_TRUE(advice);
  EXPECT_EQ(told["seat"], parse(script::choice(link, -1))["seat"]);
  EXPECT_EQ(told["best"], advice->best);
  EXPECT_GE(told["worlds"], expert_effort.worlds);
  EXPECT_LE(told["worlds"], expert_effort.most_worlds);
  ASSERT_EQ(told["options"].size(), advice->options.size());
  const Parsed& best = told["options"][told["best"].get<std::size_t>()];
  EXPECT_EQ(best["words"], decision_text(advice->chosen().decision));
  EXPECT_EQ(best["chance"], advice->chosen().chance);
  EXPECT_EQ(parse(script::think(link, "expert"))["card"],
            card_text(advice->chosen().decision.card));
  ASSERT_EQ(told["reasons"].size(), advice->reasons.size());
  ASSERT_FALSE(advice->reasons.empty());
  EXPECT_EQ(told["reasons"][0]["kind"], wire(advice->reasons[0].kind));
  EXPECT_EQ(script::advise(link, -1), script::advise(link, told["seat"].get<int>()));
}

TEST(Calls, SayWhatADecisionWasWorth) {
  const std::string link = "v=pitch&players=2&seed=CALLS-9";
  const int worst = [&] {
    const Parsed told = parse(script::advise(link, -1));
    int place = 0;
    for (std::size_t i = 0; i < told["options"].size(); ++i) {
      if (told["options"][i]["chance"] < told["options"][at(place)]["chance"])
        place = static_cast<int>(i);
    }
    return place;
  }();
  const Parsed before = parse(script::advise(link, -1));
  const Parsed played =
      parse(script::decide(link, -1, before["options"][at(worst)]["words"].get<std::string>()));
  const std::string after = played["link"].get<std::string>();
  const Parsed log = parse(script::events(link, -1, 0));
  const Parsed told = parse(script::review(after, static_cast<int>(log.size())));
  EXPECT_EQ(told["event"], log.size());
  EXPECT_EQ(told["chosen"], worst);
  EXPECT_EQ(told["options"], before["options"]) << "as it was advised then";
  EXPECT_EQ(told["cost"],
            before["options"][before["best"].get<std::size_t>()]["chance"].get<int>() -
                before["options"][at(worst)]["chance"].get<int>());
  const auto verdict = parse_verdict(told["text"].get<std::string>());
  ASSERT_TRUE(verdict);
  EXPECT_EQ(verdict->cost(), told["cost"]);
  EXPECT_NE(told["mark"], "best");
  for (const int event : {-1, 0, static_cast<int>(log.size()) + 100}) {
    EXPECT_TRUE(parse(script::review(after, event)).contains("error")) << event;
  }
}

TEST(Calls, PlayAHandAgain) {
  std::string link = "v=german&seed=CALLS-10";
  while (parse(script::choice(link, -1)) != nullptr) {
    const Parsed decision = parse(script::think(link, "random"));
    link = parse(script::decide(link, -1, decision.dump()))["link"].get<std::string>();
  }
  const Parsed told = parse(script::duplicate(link, 1, 1, "beginner,random", "sensible"));
  const OpenedRecord opened = std::get<OpenedRecord>(open_record(link));
  const auto both = duplicate(opened.game, 1, 1, std::get<Bots>(parse_bots("beginner,random", 2)),
                              *find_player("sensible"));
  ASSERT_TRUE(both);
  EXPECT_EQ(told["link"], whole_link(record_text(both->game)));
  EXPECT_EQ(told["before"], Parsed({0, 0}));
  EXPECT_EQ(told["own"]["score"], Parsed({both->own.after[0], both->own.after[1]}));
  EXPECT_EQ(told["computer"]["score"], Parsed({both->again.after[0], both->again.after[1]}));
  EXPECT_EQ(told["computer"]["points"].size(), both->again.points.size());
  EXPECT_EQ(told["computer"]["chance"],
            static_cast<int>(chance_after(opened.game.setup(), both->again, 1) * 10'000 + 0.5));
  ASSERT_TRUE(both->parting);
  EXPECT_EQ(told["parting"]["event"], both->parting->one);
  EXPECT_EQ(told["parting"]["there"], both->parting->other);
  EXPECT_EQ(told["parting"]["computer"], decision_text(both->parting->other_chose.decision));
  for (const auto& bad : {script::duplicate(link, 99, 0, "sensible", "expert"),
                          script::duplicate(link, 1, 2, "sensible", "expert"),
                          script::duplicate(link, 1, 0, "sensible,sensible,sensible", "expert"),
                          script::duplicate(link, 1, 0, "sensible", "whist"),
                          script::duplicate("v=whist", 1, 0, "sensible", "expert")}) {
    EXPECT_TRUE(parse(bad).contains("error")) << bad;
  }
}

TEST(Calls, PlayTheSameGamesAsTheLoopOfThePlayers) {
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= max_players; ++players) {
      if (!variant.allows(players)) continue;
      const auto setup = setup_for(variant, players, "CALLS-3");
      Seats seats{};
      seats.fill(find_player("sensible"));
      Events log;
      play_game(setup, seats, [&](const Table&, const Event& event) { log.push_back(event); });
      const std::string link = played_out(setup_text(setup), "sensible");
      EXPECT_EQ(link, whole_link(record_text({setup, decisions_in(log)}))) << variant.id;

      std::string expected = "[";
      for (const Event& event : log) {
        if (expected.size() > 1) expected += ',';
        append_json(expected, event, setup);
      }
      EXPECT_EQ(script::events(link, -1), expected + "]") << variant.id;
    }
  }
}

TEST(Calls, NameThePlayersAsTheTableDoes) {
  const auto names = [](const std::string& link) {
    return parse(script::open(link))["names"].get<std::vector<std::string>>();
  };
  EXPECT_EQ(names("v=german&seed=a"), (std::vector<std::string>{"", "Nora"}));
  // Counter-clockwise in Trinidad.
  EXPECT_EQ(names("v=trinidad&seed=a"), (std::vector<std::string>{"", "Ella", "Nora", "Winston"}));
}

TEST(Calls, TellASeatWhatItCanKnow) {
  const Variant& variant = *find_variant("trinidad");
  const auto setup = setup_for(variant, 4, "CALLS-4");
  const std::string link = setup_text(setup);
  const auto log = std::get<Events>(events(Record{setup, {}}));
  for (int seat = 0; seat < 4; ++seat) {
    const Parsed told = parse(script::events(link, seat));
    EXPECT_TRUE(told[0]["seed"].is_null());
    const Parsed table = parse(script::table(link, seat));
    for (const Parsed& event : told) {
      if (event["e"] != "deal") continue;
      for (int other = 0; other < 4; ++other) {
        EXPECT_EQ(event["hands"][static_cast<std::size_t>(other)].is_null(), other != seat);
        EXPECT_EQ(table["hands"][static_cast<std::size_t>(other)].is_null(), other != seat);
      }
    }
    EXPECT_EQ(table["counts"], Parsed({6, 6, 6, 6}));
  }
  const Parsed all = parse(script::table(link, -1));
  for (const Parsed& hand : all["hands"]) EXPECT_EQ(hand.size(), 6U);
}

TEST(Calls, OpenALinkAsItIsWrittenBest) {
  const Parsed opened = parse(script::open("seed=CALLS-5&rules=target.7&v=trinidad&log=1B"));
  EXPECT_EQ(opened["setup_link"], whole_link("v=trinidad&seed=CALLS-5&rules=target.7"));
  EXPECT_EQ(opened["decisions"], 1);
  EXPECT_EQ(opened["target"], 7);
  EXPECT_EQ(opened["rules"]["target"], 7);
  const std::string link = opened["link"];
  EXPECT_EQ(parse(script::open(link)), opened);
}

TEST(Calls, SayWhatIsWrong) {
  const std::string link = "v=german&seed=CALLS-6";
  const auto sentence = [](const std::string& answer) {
    const Parsed value = parse(answer);
    return value.is_object() && value.contains("error") ? value["error"].get<std::string>() : "";
  };
  EXPECT_NE(sentence(script::open("v=whist&seed=A")).find("whist"), std::string::npos);
  EXPECT_NE(sentence(script::events(link, 2)), "");
  EXPECT_NE(sentence(script::table(link, -2)), "");
  EXPECT_EQ(parse(script::read("{}")),
            parse(R"({"error":"Line 1: \"e\" is missing: which event is this?",
                      "fault":{"kind":"log_no_event","about":[],"line":1}})"));
  EXPECT_NE(sentence(script::think(link, "nobody")).find("sensible"), std::string::npos);
  EXPECT_NE(sentence(script::lays_down(link, "sensible", 0)), "");
  EXPECT_NE(sentence(script::lays_down(link, "sensible", -1)), "");
  EXPECT_NE(sentence(script::advise(link, 2)), "");
  EXPECT_NE(sentence(script::advise(link, 1 - parse(script::choice(link, -1))["seat"].get<int>())),
            "");
  EXPECT_NE(sentence(script::advise("v=whist&seed=A", -1)), "");
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
  // A refusal has a reason.
  const Parsed choice = parse(script::choice(link, -1));
  const int other = 1 - choice["seat"].get<int>();
  EXPECT_EQ(parse(script::decide(link, other, "say stand"))["reason"], "not_your_turn");
}

// All output is UTF-8, whatever input it quotes and wherever it truncates it.
TEST(Calls, WhatGoesOutIsUtf8) {
  const std::string link = "v=german&seed=CALLS-6";
  for (const std::string& odd : {std::string(60, '\xff'), std::string("\xc3"),
                                 std::string("\xed\xa0\x80"), std::string("\xf4\x90\x80\x80"),
                                 "a" + std::string(39, '\xc3') + "\xa4", std::string("\xe2\x82")}) {
    std::string umlauts(1, 'x');
    for (int i = 0; i < 60; ++i) umlauts += "\xc3\xa4";
    for (const std::string& text : {odd, umlauts, umlauts.substr(1)}) {
      for (const std::string& answer :
           {script::open(text), script::open("v=" + text), script::open("v=german&seed=" + text),
            script::open(link + "&rules=" + text + ".1"), script::open(link + "&" + text + "=1"),
            script::open(link + "&log=" + text), script::open("#" + text), script::read(text),
            script::read("{\"e\":\"" + text + "\"}"), script::read("{\"" + text + "\":1}"),
            script::why_not(link, text), script::decide(link, -1, text),
            script::decide(link, -1, "say " + text), script::decide(link, -1, "play " + text),
            script::think(link, text), script::lays_down(link, text, 0), script::words(text),
            script::cut(link, text, text)}) {
        EXPECT_FALSE(parse(answer).dump().empty()) << answer;
      }
    }
  }
}

// A live game changes in place and always equals the game of its link.
TEST(Calls, AHeldGameGoesOnAndBack) {
  std::string link = "v=west-yorkshire&seed=CALLS-7&rules=throw_in.true";
  const std::string name = parse(script::hold(link))["game"];
  for (int i = 0; i < 60 && script::choice(link, -1) != "null"; ++i) {
    const std::string decision = script::think(link, "random");
    EXPECT_EQ(script::think(name, "random"), decision);
    const Parsed before = parse(script::open(name));
    link = parse(script::decide(link, -1, decision))["link"];
    const Parsed after = parse(script::decide(name, -1, decision));
    ASSERT_EQ(after["link"], link);
    ASSERT_EQ(after, parse(script::open(link)));
    ASSERT_EQ(script::table(name, 1), script::table(link, 1));
    ASSERT_EQ(script::events(name, -1), script::events(link, -1));
    // Only the new events.
    const Parsed fresh = parse(script::events(name, -1, before["events"]));
    ASSERT_EQ(fresh.size(),
              after["events"].get<std::size_t>() - before["events"].get<std::size_t>());
    ASSERT_EQ(fresh[0]["e"], parse(decision)["e"]);
    if (i % 7 == 3) {
      ASSERT_EQ(parse(script::undo(name, 1)), before);
      ASSERT_EQ(parse(script::decide(name, -1, decision)), after);
    }
  }
  const Parsed now = parse(script::open(name));
  EXPECT_TRUE(parse(script::undo(name, now["decisions"].get<int>() + 1)).contains("error"));
  EXPECT_TRUE(parse(script::undo(name, 0)).contains("error"));
  EXPECT_EQ(parse(script::open(name)), now);
  EXPECT_EQ(parse(script::undo(name, now["decisions"]))["decisions"], 0);
  EXPECT_TRUE(parse(script::undo(link, 1)).contains("error"));
  script::let_go(name);
  EXPECT_TRUE(parse(script::open(name)).contains("error"));
}

// A link is a value: more games than are cached do not disturb each other.
TEST(Calls, ManyLinksAtOnce) {
  std::vector<std::string> links;
  for (int i = 0; i < 12; ++i) links.push_back("v=pitch&players=3&seed=MANY-" + std::to_string(i));
  for (int round = 0; round < 5; ++round) {
    for (std::string& link : links) {
      const Parsed after = parse(script::decide(link, -1, script::think(link, "sensible")));
      ASSERT_TRUE(after.contains("link")) << after;
      link = after["link"];
      EXPECT_EQ(parse(script::open(link))["decisions"], round + 1);
    }
  }
}

// "Nothing may show" who may lay a hand down: another seat's choice tells only whose turn it is.
TEST(Calls, AChoiceTellsASeatWhatItMayKnow) {
  std::string link = "v=west-yorkshire&seed=CALLS-8&rules=throw_in.true";
  int asked = 0;
  for (int i = 0; i < 200 && script::choice(link, -1) != "null"; ++i) {
    const Parsed all = parse(script::choice(link, -1));
    EXPECT_FALSE(all.contains("may_lay_down"));
    const Parsed out = parse(script::may_lay_down(link));
    for (int seat = 0; seat < 4; ++seat) {
      Parsed seen = parse(script::choice(link, seat));
      const bool may = std::find(out.begin(), out.end(), seat) != out.end();
      asked += may ? 1 : 0;
      EXPECT_EQ(seen["may_lay_down"], may);
      seen.erase("may_lay_down");
      if (seat == all["seat"]) {
        EXPECT_EQ(seen, all);
      } else {
        EXPECT_EQ(seen, Parsed({{"seat", all["seat"]}, {"kind", "wait"}}));
      }
    }
    link = parse(script::decide(link, -1, script::choose(link, "random")))["link"];
  }
  EXPECT_GT(asked, 0);
}

TEST(Calls, ADecisionIsWordsOrJson) {
  const std::string link = "v=german&seed=CALLS-9";
  EXPECT_EQ(script::decide(link, -1, "say beg"),
            script::decide(link, -1, R"({"e":"say","say":"beg"})"));
  EXPECT_EQ(parse(script::words(R"({"e":"discard","cards":["2c","4d"]})"))["words"],
            "discard 2c 4d");
  EXPECT_TRUE(parse(script::words(R"({"e":"discard"})")).contains("error"));
  // With any number of players.
  for (int players = 2; players <= max_players; ++players) {
    Parsed dealt{{"e", "deal_by_hand"}, {"seat", 1}, {"counts", Parsed::array()}};
    std::string expected = "deal_by_hand";
    for (int seat = 0; seat < players; ++seat) {
      dealt["counts"].push_back(6 - seat % 2);
      expected += seat % 2 == 0 ? " 6" : " 5";
    }
    EXPECT_EQ(parse(script::words(dealt.dump()))["words"], expected);
  }
  EXPECT_TRUE(
      parse(script::words(R"({"e":"deal_by_hand","seat":1,"counts":[6]})")).contains("error"));
  // An empty name names no game, however many games there have been.
  EXPECT_TRUE(parse(script::open("")).contains("error"));
  EXPECT_TRUE(parse(script::decide(link, -1, R"({"e":"play"})")).contains("error"));
  EXPECT_TRUE(parse(script::decide(link, -1, R"({"e":"say",)")).contains("error"));
}

// California Jack: the cut card is chosen by an exchange, which leaves the chosen cards in place.
TEST(Calls, TheCutIsChosen) {
  for (const char* wanted : {"Jd", "2c", "As"}) {
    for (int i = 0; i < 10; ++i) {
      const std::string link = "v=california-jack&seed=CUT-" + std::to_string(i);
      const std::string cut = parse(script::cut(link, wanted, ""))["link"];
      Parsed shown;
      for (const Parsed& event : parse(script::events(cut, -1))) {
        if (event["e"] == "cut_trump") shown = event["card"];
      }
      EXPECT_EQ(shown, wanted);
      EXPECT_EQ(parse(script::cut(cut, wanted, wanted))["link"], cut);
    }
  }
  const std::string link = "v=california-jack&seed=CUT-1";
  EXPECT_TRUE(parse(script::cut(link, "xx", "")).contains("error"));
  EXPECT_TRUE(parse(script::cut("v=german&seed=A", "2c", "")).contains("error"));
  const std::string all =
      "2c3c4c5c6c7c8c9cTcJcQcKcAc2d3d4d5d6d7d8d9dTdJdQdKdAd"
      "2h3h4h5h6h7h8h9hThJhQhKhAh2s3s4s5s6s7s8s9sTsJsQsKsAs";
  int refused = 0;
  for (const char* wanted : {"2c", "3c"}) {
    refused += parse(script::cut(link, wanted, all)).contains("error") ? 1 : 0;
  }
  EXPECT_GE(refused, 1);
}

}  // namespace
}  // namespace allfours
