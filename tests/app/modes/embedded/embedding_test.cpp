// A table in another page (app/modes/embedded/embedding.hpp, app/modes/embedded/report.hpp):
// requests of the page, messages to it, and the secrets kept from it.
#include <gtest/gtest.h>

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/links/fault_words.hpp"
#include "app/modes/embedded/report.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"
#include "core/game/link_end.hpp"
#include "core/game/record.hpp"
#include "json.hpp"

namespace allfours {
namespace {

using Parsed = nlohmann::json;

// A host that folds the reported events, as all-fours-table.js does.
struct Host {
  explicit Host(Embedding embedding, const std::string& link = "v=trinidad&seed=HOST-1") {
    app.embed(embedding);
    app.open_link(link);
    listen();
  }

  void listen() {
    const std::string text = report.update(app);
    const Parsed told = read_json(text);
    ASSERT_FALSE(told.is_discarded()) << text;
    const auto from = told["from"].get<std::size_t>();
    ASSERT_LE(from, events.size());
    events.resize(from);
    for (const Parsed& event : told["events"]) events.push_back(event);
    state = told["state"];
    if (!state.is_null()) {
      EXPECT_EQ(state["moment"], events.size());
    }
  }

  // The code of the refusal, or empty.
  std::string ask(const std::string& id) {
    app.act(id);
    const auto refusal = app.take_effects().refusal;
    if (refusal) {
      EXPECT_FALSE(refusal->sentence.empty());
    }
    listen();
    return refusal ? std::string(refusal->code) : std::string();
  }

  void wait() {
    for (int i = 0; i < 3000 && app.next_due() < 1e12; ++i) {
      app.tick(now = std::max(now, app.next_due()));
      listen();
    }
  }

  App app{1};
  Report report;
  std::vector<Parsed> events;
  Parsed state;
  double now = 0;
};

Embedding with(Embedding::Controls controls, bool open = false, int seat = 0) {
  return {.controls = controls, .open_hands = open, .seat = seat};
}

const Embedding step = with(Embedding::Controls::step);

// The link of a complete game.
std::string played_link() {
  App app(1);
  app.open_link("v=trinidad&seed=HOST-1");
  double now = 0;
  for (int i = 0; i < 3000 && !game_over(app.table()); ++i) {
    app.tick(now += 5000);
    if (game_over(app.table())) break;
    if (award_waits(app.table())) app.act("skip");
    if (!actions_at(app.table()).empty()) {
      app.act(actions_at(app.table()).front().id);
    } else if (!playable_cards(app.table()).empty()) {
      app.act("card:" + card_text(playable_cards(app.table()).at(0)));
    }
  }
  return record_text(app.table().session.record());
}

TEST(Embedding, BeginsAtTheEndOfTheLogOrAtTheMomentOfTheLink) {
  const std::string link = played_link();
  Host end(step, link);
  EXPECT_EQ(end.state["moment"], end.state["moments"]);
  EXPECT_EQ(end.state["over"], true);
  EXPECT_EQ(end.events.back()["e"], "game_end");
  Host middle(step, link + "&at=20");
  EXPECT_EQ(middle.state["moment"], 20);
  EXPECT_EQ(middle.events.size(), 20U);
  EXPECT_EQ(middle.state["playing"], false);
  EXPECT_EQ(middle.app.next_due(), std::numeric_limits<double>::infinity());
}

TEST(Embedding, StepsBackAndOn) {
  Host host(step, played_link() + "&at=20");
  const auto before = host.events;
  EXPECT_EQ(host.ask("host_next"), "");
  EXPECT_EQ(host.state["moment"], 21);
  EXPECT_EQ(host.ask("host_previous"), "");
  EXPECT_EQ(host.events, before);
  EXPECT_EQ(host.ask("host_goto:5"), "");
  EXPECT_EQ(host.events.size(), 5U);
  EXPECT_EQ(host.ask("host_goto:20"), "");
  EXPECT_EQ(host.events, before) << "a jump reports the events it passes";
  for (const char* nowhere : {"host_goto:0", "host_goto:-1", "host_goto:99999",
                              "host_goto:", "host_goto:1x", "host_goto"}) {
    EXPECT_EQ(host.ask(nowhere), "not_possible") << nowhere;
    EXPECT_EQ(host.events, before);
  }
  EXPECT_EQ(host.ask("host_goto:1"), "");
  EXPECT_EQ(host.ask("host_previous"), "");
  EXPECT_EQ(host.state["moment"], 1);
}

TEST(Embedding, PlaysToTheEndAndPauses) {
  Host host(step, played_link() + "&at=3");
  EXPECT_EQ(host.ask("host_play"), "");
  EXPECT_EQ(host.state["playing"], true);
  host.app.tick(host.now = 1);
  host.listen();
  EXPECT_GT(host.events.size(), 3U);
  EXPECT_EQ(host.ask("host_pause"), "");
  EXPECT_EQ(host.state["playing"], false);
  const auto there = host.events.size();
  host.wait();
  EXPECT_EQ(host.events.size(), there);
  host.ask("host_play");
  host.wait();
  EXPECT_EQ(host.state["moment"], host.state["moments"]);
  EXPECT_EQ(host.state["playing"], false);
}

TEST(Embedding, DecidesForTheShownSeatAtTheEndOnly) {
  Host host(step, "v=trinidad&seed=HOST-1");
  const int turn = host.state["turn"];
  if (turn == host.state["seat"]) host.ask("host_seat:" + std::to_string((turn + 1) % 4));
  EXPECT_TRUE(host.state["choice"].is_null());
  EXPECT_EQ(host.ask("host_decide::say stand"), "not_possible") << "another seat's turn";
  EXPECT_EQ(host.ask("host_seat:" + std::to_string(turn)), "");
  EXPECT_EQ(host.state["choice"]["kind"], "say");
  const auto before = host.events;
  for (const char* bad : {"host_decide::say run", "host_decide::play 2c", "host_decide::",
                          "host_decide", "host_decide::sing", "host_decide:9:say stand"}) {
    host.ask(bad);
    EXPECT_EQ(host.events, before) << bad;
  }
  host.ask("host_previous");
  EXPECT_EQ(host.ask("host_decide::say stand"), "not_possible") << "an earlier moment";
  host.ask("host_next");
  EXPECT_EQ(host.ask("host_decide::say stand"), "");
  host.wait();
  EXPECT_GT(host.events.size(), before.size());
  EXPECT_EQ(host.events[before.size()]["say"], "stand");
  // Nobody plays automatically here: the next seat waits.
  EXPECT_EQ(host.state["choice"]["kind"], "play");
  EXPECT_EQ(host.ask("host_decide::play " + host.state["choice"]["cards"][0].get<std::string>()),
            "");
  host.wait();
  const auto after = host.events.size();
  host.wait();
  EXPECT_EQ(host.events.size(), after);
  EXPECT_NE(host.state["turn"], turn);
}

TEST(Embedding, WithFullControlsTheOthersPlay) {
  Host host(with(Embedding::Controls::full), "v=trinidad&seed=HOST-1");
  host.wait();
  EXPECT_EQ(host.state["turn"], 0);
  EXPECT_FALSE(actions_at(host.app.table()).empty() && playable_cards(host.app.table()).empty());
  Host look(with(Embedding::Controls::none), "v=trinidad&seed=HOST-1");
  look.wait();
  EXPECT_TRUE(actions_at(look.app.table()).empty());
  EXPECT_TRUE(playable_cards(look.app.table()).empty());
}

// Reports contain nothing that the seat cannot know: with the hidden cards exchanged they are
// equal. The property tests check `redacted` itself; this test checks its use.
TEST(Embedding, TellsWhatTheSeatCanKnow) {
  const std::string link = played_link();
  for (int seat = 0; seat < 4; ++seat) {
    Host host(with(Embedding::Controls::step, false, seat), link);
    EXPECT_TRUE(host.events[0]["seed"].is_null());
    EXPECT_TRUE(host.state["link"].is_null());
    for (const Parsed& event : host.events) {
      EXPECT_EQ(event.dump().find("HOST-1"), std::string::npos);
      if (event["e"] == "deal") {
        for (int other = 0; other < 4; ++other) {
          EXPECT_EQ(event["hands"][static_cast<std::size_t>(other)].is_null(), other != seat);
        }
      }
      if (event["e"] == "play") {
        EXPECT_EQ(event["legal"].empty() || event["legal"].is_null(), event["seat"] != seat);
      }
    }
  }
  Host open(with(Embedding::Controls::step, true), link);
  EXPECT_EQ(open.events[0]["seed"], "HOST-1");
  EXPECT_EQ(parts_in(open.state["link"].get<std::string>()), "v=trinidad&seed=HOST-1");
  for (const Parsed& event : open.events) {
    if (event["e"] != "deal") continue;
    for (const Parsed& hand : event["hands"]) EXPECT_TRUE(hand.is_array());
  }
}

// With the name of the deal a reader could look at every hand elsewhere.
TEST(Embedding, TheNameOfTheDealIsShownWithOpenHandsOnly) {
  for (const bool open : {false, true}) {
    for (const auto controls :
         {Embedding::Controls::none, Embedding::Controls::step, Embedding::Controls::full}) {
      Host host(with(controls, open), played_link());
      EXPECT_EQ(std::string(Mirror().update(host.app)).find("HOST-1") != std::string::npos, open);
      EXPECT_EQ(deal_name(host.app.table()), open ? "HOST-1" : "");
      host.app.act("copy_history");
      const auto copied = host.app.take_effects().copy_text;
      EXPECT_EQ(copied.value_or("").find("HOST-1") != std::string::npos, open && copied);
    }
  }
}

TEST(Embedding, AnotherSeatIsToldAnew) {
  Host host(step, played_link() + "&at=12");
  EXPECT_EQ(host.ask("host_seat:2"), "");
  EXPECT_EQ(host.state["seat"], 2);
  EXPECT_EQ(host.state["moment"], 12);
  for (const Parsed& event : host.events) {
    if (event["e"] == "deal") {
      EXPECT_EQ(event["hands"][2].size(), 6U);
    }
  }
  for (const char* nobody : {"host_seat:4", "host_seat:-1", "host_seat:", "host_seat:x"}) {
    EXPECT_EQ(host.ask(nobody), "not_possible") << nobody;
    EXPECT_EQ(host.state["seat"], 2);
  }
}

TEST(Embedding, ABadLinkIsRefusedInTheTablesLanguage) {
  for (const Language language : languages()) {
    Host host(step, "lang=" + std::string(language_code(language)) + "&v=german&seed=HOST-1");
    host.app.act("host_load:v=german&seed=A&deal=2c3c4c5c6c7c8c");
    const auto refusal = host.app.take_effects().refusal;
    ASSERT_TRUE(refusal);
    const Fault fault{FaultKind::deal_hand, {"6", "7"}};
    EXPECT_EQ(refusal->sentence, fault_text(fault, language));
  }
}

TEST(Embedding, WhatItRefusesIsSaidInTheTablesLanguage) {
  for (const Language language : languages()) {
    const std::string lang = "lang=" + std::string(language_code(language));
    const Words& words = words_in(language);
    Host host(step, lang + "&" + played_link());
    const auto said = [&](Host& asked, std::string_view id) {
      asked.app.act(id);
      const auto refusal = asked.app.take_effects().refusal;
      return refusal ? refusal->sentence : std::string();
    };
    const std::string moments = std::to_string(host.state["moments"].get<int>());
    EXPECT_EQ(said(host, "host_goto:0"), fill(words.table_moment, {{"n", moments}}));
    EXPECT_EQ(said(host, "host_seat:9"), fill(words.table_seat, {{"n", "3"}}));
    EXPECT_EQ(said(host, "host_decide:3:say beg"), fill(words.table_eyes, {{"n", "0"}}));
    EXPECT_EQ(said(host, "host_decide::play 1h"),
              fault_text({FaultKind::bad_card, {"1h"}}, language));
    host.app.act("host_goto:3");
    EXPECT_EQ(said(host, "host_decide::say beg"), words.table_earlier);
    Host fresh(step, lang + "&v=german&seed=HOST-1");
    EXPECT_EQ(said(fresh, "host_decide::say give"),
              fault_text({FaultKind::other_seat, {"1", "0"}}, language));
    Host none(step, lang + "&v=german&seed=HOST-1&deal=2c3c4c5c6c7c8c");
    EXPECT_EQ(said(none, "host_next"), words.table_missing);
  }
}

TEST(Embedding, AnotherLinkIsAnotherTableAndABadOneChangesNothing) {
  Host host(step, played_link() + "&at=12");
  const auto before = host.events;
  EXPECT_EQ(host.ask("host_load:v=whist&seed=A"), "bad_link");
  EXPECT_EQ(host.ask("host_load:"), "bad_link");
  EXPECT_EQ(host.events, before);
  EXPECT_EQ(host.ask("host_load:v=german&seed=HOST-2"), "");
  EXPECT_EQ(host.events[0]["variant"], "german");
  EXPECT_EQ(host.state["players"], 2);
  Host bad(step, "v=whist&seed=A");
  EXPECT_TRUE(bad.state.is_null());
  EXPECT_EQ(bad.ask("host_next"), "not_possible");
  EXPECT_EQ(bad.ask("host_load:v=german&seed=HOST-2"), "");
  EXPECT_EQ(bad.state["variant"], "german");
}

TEST(Embedding, AloneOnItsPageNobodyAround) {
  App app(1);
  app.open_link("v=german&seed=BEG-2");
  const auto shown = app.table().session.shown();
  for (const char* id : {"host_load:v=sca&seed=A", "host_next", "host_seat:1", "host_play"}) {
    app.act(id);
    EXPECT_FALSE(app.take_effects().refusal);
  }
  EXPECT_EQ(app.table().session.shown(), shown);
  EXPECT_EQ(app.table().session.human(), 0);
}

}  // namespace
}  // namespace allfours
