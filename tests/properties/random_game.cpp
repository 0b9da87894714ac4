#include "properties/random_game.hpp"

#include <gtest/gtest.h>

#include "players/player.hpp"

namespace allfours {

Decision random_choice(const Table& table, Stream& stream) {
  const Choice now = choice(table);
  EXPECT_NE(now.kind, Decision::Kind::lay_down) << "is not among the choices";
  return any_of(now, stream);
}

Decision random_decision(const Table& table, Stream& stream) {
  const Asked asked = may_lay_down(table);
  if (asked.count > 0 && stream.below(2) == 1) {
    return Decision::of_lay_down(asked.seats[static_cast<std::size_t>(stream.below(asked.count))]);
  }
  return random_choice(table, stream);
}

Events random_log(const Setup& setup, Stream& stream) {
  Table table = new_table(setup);
  Events log;
  play_randomly(table, stream, [&](const Table&, const Event& event) {
    log.push_back(event);
    return true;
  });
  return log;
}

Setup setup_for(const Variant& variant, int players, const std::string& seed) {
  Setup setup;
  setup.variant = &variant;
  setup.players = players;
  setup.rules = variant.rules;
  setup.seed = seed;
  return setup;
}

std::vector<Setup> all_setups(const std::string& seed) {
  std::vector<Setup> setups;
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= max_players; ++players) {
      if (variant.allows(players)) setups.push_back(setup_for(variant, players, seed));
    }
  }
  return setups;
}

void change_randomly(Setup& setup, Stream& stream, int changes) {
  for (; changes > 0; --changes) {
    const Field& field =
        fields()[static_cast<std::size_t>(stream.below(static_cast<int>(fields().size())))];
    field.set(setup.rules, field.least + stream.below(field.most - field.least + 1));
  }
  if (setup.rules.target > 15) setup.rules.target = 1 + stream.below(15);
}

}  // namespace allfours
