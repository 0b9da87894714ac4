#include "properties/random_game.hpp"

#include <gtest/gtest.h>

#include "core/table/dealing.hpp"
#include "core/table/exposed.hpp"
#include "core/table/irregular.hpp"
#include "players/player.hpp"

namespace allfours {

Decision random_choice(const Table& table, Stream& stream) {
  const Choice now = choice(table);
  EXPECT_NE(now.kind, Decision::Kind::lay_down) << "is not among the choices";
  return any_of(now, stream);
}

namespace {

// Occasionally an irregularity (RULES.md §4), where it is possible.
std::optional<Decision> random_irregular(const Table& table, Stream& stream) {
  for (int seat = 0; seat < table.players; ++seat) {
    if (may_look(table, seat) && stream.below(6) == 0) return Decision::of_look(seat);
    if (may_take_back(table, seat) >= 0 && stream.below(3) == 0) {
      return Decision::of_take_back(seat);
    }
  }
  if (table.phase == Phase::deal_by_hand && stream.below(4) == 0) {
    SeatCounts counts = right_counts(table);
    counts.of[at(stream.below(table.players))] =
        static_cast<std::int8_t>(stream.below(most_to_a_seat(table) + 1));
    if (counts.total() <= most_to_all(table)) return Decision::of_deal(table.turn, counts);
  }
  if (table.misdealt && stream.below(3) == 0) {
    const int by = stream.below(table.players);
    if (may_call_misdeal(table, by)) return Decision::of_call_misdeal(by);
  }
  if (table.tricks > 0 && stream.below(6) == 0) {
    const int by = stream.below(table.players);
    const int seat = stream.below(table.players);
    const int trick = 1 + stream.below(table.tricks);
    if (may_call(table, by, seat, trick)) return Decision::of_call(by, seat, trick);
  }
  const int shows = stream.below(4 * table.players);
  if (may_expose(table, shows)) {
    const CardSet hidden = table.hands[at(shows)] - table.exposed;
    if (!hidden.empty()) {
      return Decision::of_expose(shows, hidden.at(stream.below(hidden.count())));
    }
  }
  if (stream.below(2) == 0) {
    const int by = stream.below(table.players);
    const int seat = stream.below(table.players);
    const CardSet cards = callable(table, by, seat);
    if (!cards.empty()) {
      return Decision::of_call_card(by, seat, cards.at(stream.below(cards.count())));
    }
  }
  const CardSet illegal = choice(table).illegal;
  if (illegal.empty() || stream.below(8) != 0) return std::nullopt;
  return Decision::of_play(table.turn, illegal.at(stream.below(illegal.count())));
}

}  // namespace

Decision random_decision(const Table& table, Stream& stream) {
  if (table.rules.table_rules) {
    if (const auto decision = random_irregular(table, stream)) return *decision;
  }
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
