#include "players/simple/mistake_model.hpp"

#include "core/table/exposed.hpp"
#include "core/table/irregular.hpp"

namespace allfours {

namespace {

constexpr int million = 1'000'000;
constexpr int chance_to_repent = 6;  // once in this many moments
constexpr int clumsy = 250;          // once in this many moments

// Any card of the hand that is not exposed already.
std::optional<Decision> dropped(const Table& table, int seat, Stream& stream) {
  const CardSet hidden = table.hands[at(seat)] - table.exposed;
  if (hidden.empty()) return std::nullopt;
  return Decision::of_expose(seat, hidden.at(stream.below(hidden.count())));
}

}  // namespace

Stream error_stream(std::uint64_t seed_key, int seat, int decisions) {
  return {seed_key, StreamName("error") / seat / decisions};
}

std::optional<Decision> repents(const Table& table, int seat, const Errors& errors,
                                Stream& stream) {
  if (errors.revokes == 0 || may_take_back(table, seat) < 0) return std::nullopt;
  if (stream.below(chance_to_repent) != 0) return std::nullopt;
  return Decision::of_take_back(seat);
}

std::optional<Decision> slips(const Table& table, int seat, const Errors& errors, Stream& stream) {
  const auto happens = [&] { return stream.below(million) < static_cast<int>(errors.slips); };
  if (may_look(table, seat) && happens()) return Decision::of_look(seat);
  if (may_expose(table, seat) && happens()) return dropped(table, seat, stream);
  return std::nullopt;
}

std::optional<Decision> drops(const Table& table, unsigned seats, int decisions) {
  for (int seat = 0; seats != 0 && seat < table.players; ++seat) {
    if ((seats >> seat & 1) == 0 || !may_expose(table, seat)) continue;
    Stream stream = error_stream(table.seed_key, 3 * max_players + seat, decisions);
    if (stream.below(clumsy) == 0) return dropped(table, seat, stream);
  }
  return std::nullopt;
}

Decision miscounted(const Decision& meant, Stream& stream) {
  SeatCounts counts = meant.counts;
  const int without = stream.below(counts.seats);
  const int with = stream.below(counts.seats);
  --counts.of[at(without)];
  if (with != without) ++counts.of[at(with)];
  return Decision::of_deal(meant.seat, counts);
}

Decision erred(const Choice& now, const Decision& meant, const Errors& errors, Stream& stream) {
  if (meant.kind == Decision::Kind::deal_by_hand) {
    return stream.below(million) < static_cast<int>(errors.slips) ? miscounted(meant, stream)
                                                                  : meant;
  }
  if (meant.kind != Decision::Kind::play || now.illegal.empty()) return meant;
  if (stream.below(million) >= static_cast<int>(errors.revokes)) return meant;
  return Decision::of_play(meant.seat, now.illegal.at(stream.below(now.illegal.count())));
}

}  // namespace allfours
