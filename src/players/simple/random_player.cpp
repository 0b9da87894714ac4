// A uniformly random legal decision.
#include "players/player.hpp"

namespace allfours {

Decision choose_randomly(const SeatView& view, Stream& stream) {
  return any_of(choice(view.table), stream);
}

Decision choose_as(const Player& player, const SeatView& view, Stream& stream) {
  return view.table.hole >= 0 ? any_of(choice(view.table), stream) : player.choose(view, stream);
}

Decision choose_at(const Player& player, const Table& table, int decisions) {
  const Choice now = choice(table);
  if (auto only = only_decision(now)) return *only;
  const bool draws = player.draws || table.hole >= 0;
  Stream stream = draws ? decision_stream(table.seed_key, now.seat, decisions) : Stream();
  if (!player.looks) return any_of(now, stream);
  return choose_as(player, seen_from(table, now.seat), stream);
}

std::optional<Decision> only_decision(const Choice& now) {
  if (now.kind == Decision::Kind::play && now.cards.count() == 1 && now.illegal.empty()) {
    return Decision::of_play(now.seat, now.cards.first());
  }
  if (now.kind == Decision::Kind::say && std::has_single_bit(now.says)) {
    return Decision::of_say(now.seat, static_cast<Say>(std::countr_zero(now.says)));
  }
  return std::nullopt;
}

Decision any_other_of(const Choice& now, Stream& stream) {
  switch (now.kind) {
    case Decision::Kind::say: {
      int skip = stream.below(std::popcount(static_cast<unsigned>(now.says)));
      for (int say = 0;; ++say) {
        if ((now.says >> say & 1) != 0 && skip-- == 0) {
          return Decision::of_say(now.seat, static_cast<Say>(say));
        }
      }
    }
    case Decision::Kind::discard: {
      CardSet left = now.cards;
      CardList cards;
      for (int i = 0; i < now.discards; ++i) {
        cards.push(left.at(stream.below(left.count())));
        left.remove(cards[i]);
      }
      return Decision::of_discard(now.seat, cards);
    }
    default:
      return Decision::of_deal(now.seat, now.counts);
  }
}

}  // namespace allfours
