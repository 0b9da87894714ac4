#include "players/games/game_loop.hpp"

#include "players/knowledge/exposed_card_calls.hpp"

namespace allfours {

std::optional<Decision> out_of_turn(const Table& table, int decisions, const Errors& errors,
                                    const Habits& habits) {
  if (errors.revokes > 0) {
    for (int seat = 0; seat < table.players; ++seat) {
      Stream stream = error_stream(table.seed_key, max_players + seat, decisions);
      if (auto taken_back = repents(table, seat, errors, stream)) return taken_back;
    }
  }
  if (errors.slips > 0) {
    for (int seat = 0; seat < table.players; ++seat) {
      Stream stream = error_stream(table.seed_key, 2 * max_players + seat, decisions);
      if (auto slip = slips(table, seat, errors, stream)) return slip;
    }
  }
  if (auto dropped = drops(table, habits.drop, decisions)) return dropped;
  if (auto call = speaks_up(table, (1U << table.players) - 1)) return call;
  return calls_for(table, habits.call);
}

std::string series_seed(std::string_view seed, int i) {
  if (i == 0) return std::string(seed);
  const std::string number = "-" + std::to_string(i);
  std::string text = std::string(seed) + number;
  if (valid_seed(text)) return text;
  // Too long for a suffix: replaced by the seed's key.
  constexpr std::string_view digits = "0123456789abcdef";
  text.clear();
  for (int shift = 60; shift >= 0; shift -= 4) {
    text += digits[static_cast<std::size_t>(seed_key(seed) >> shift & 15)];
  }
  return text + number;
}

}  // namespace allfours
