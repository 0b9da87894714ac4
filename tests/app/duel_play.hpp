// The two players of a duel, each at an app of their own, for the tests of the room app.
#pragma once

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/table/table_state.hpp"
#include "json.hpp"

namespace allfours {

inline nlohmann::json state_of(const App& app) {
  Mirror mirror;
  return read_json(mirror.update(app));
}

inline nlohmann::json parts_of(const App& app) { return state_of(app)["dialog"]["parts"]; }

inline const nlohmann::json* part_of(const nlohmann::json& parts, std::string_view kind) {
  for (const auto& one : parts) {
    if (one["kind"] == kind) return &one;
  }
  return nullptr;
}

// One of the players.
struct Duellist : Sitting {
  using Sitting::Sitting;

  const DuelRun& run() const { return *duel_at(app.table()); }
  // Plays to the end of the deal.
  void play_deal(Stream& stream) {
    for (wait(); !run().deal_played(); wait()) {
      ASSERT_FALSE(::testing::Test::HasFatalFailure());
      choose_something(stream);
    }
  }
  void play_all(Stream& stream) {
    for (;;) {
      play_deal(stream);
      if (::testing::Test::HasFatalFailure() || run().finished()) return;
      ASSERT_TRUE(app.act("next_deal"));
    }
  }
  // The link in the dialog, to be sent.
  std::string link() {
    if (app.state().dialog != "duel") app.act("duels");
    const auto parts = parts_of(app);
    const auto* links = part_of(parts, "links");
    EXPECT_NE(links, nullptr);
    if (links == nullptr) return {};
    return parts_in((*links)["links"][0]["fragment"].get<std::string>());
  }
};

// Starts a duel of the game of this link.
struct First : Duellist {
  First(const std::string& link, int deals)
      : Duellist(std::string_view(contains(link, "&seed=") ? link : link + "&seed=FIRST")) {
    app.act("new_game");
    EXPECT_TRUE(app.act("duel:" + std::to_string(deals)));
  }
};

// Receives the link.
struct Second : Duellist {
  explicit Second(const std::string& link) : Duellist(std::string_view(link)) {}
};

}  // namespace allfours
