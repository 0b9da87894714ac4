#include "core/decision_code.hpp"

#include <bit>

namespace allfours {

namespace {

constexpr std::string_view codes = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

char code(int place) { return codes[static_cast<std::size_t>(place)]; }

int place_in(SaySet says, Say say) {
  return std::popcount(static_cast<unsigned>(says & (say_bit(say) - 1)));
}

}  // namespace

void append_code(std::string& out, const Table& before, const Event& decision) {
  if (decision.kind == EventKind::say) {
    out += code(place_in(decision.says, decision.say));
  } else if (decision.kind == EventKind::play) {
    out += code(decision.legal.place_of(decision.card));
  } else if (decision.kind == EventKind::discard) {
    CardSet left = before.hands[static_cast<std::size_t>(decision.seat)];
    for (const Card card : decision.cards) {
      out += code(left.place_of(card));
      left.remove(card);
    }
  } else if (decision.kind == EventKind::lay_down) {
    out += '-';
    out += code(decision.seat);
  }
}

std::size_t code_size(const Event& decision) {
  if (decision.kind == EventKind::discard) return static_cast<std::size_t>(decision.cards.size());
  return decision.kind == EventKind::lay_down ? 2 : 1;
}

std::optional<Decision> CodeReader::next(const Table& table) {
  const Choice now = choice(table);
  if (now.seat < 0) return std::nullopt;
  if (text_[at_] == '-') {
    ++at_;
    const auto seat = number(table.players);
    if (!seat) return std::nullopt;
    return Decision::of_lay_down(*seat);
  }
  switch (now.kind) {
    case Decision::Kind::say: {
      const auto place = number(std::popcount(static_cast<unsigned>(now.says)));
      if (!place) return std::nullopt;
      int say = 0;
      for (int skip = *place;; ++say) {
        if ((now.says >> say & 1) != 0 && skip-- == 0) break;
      }
      return Decision::of_say(now.seat, static_cast<Say>(say));
    }
    case Decision::Kind::play: {
      const auto place = number(now.cards.count());
      if (!place) return std::nullopt;
      return Decision::of_play(now.seat, now.cards.at(*place));
    }
    case Decision::Kind::discard: {
      CardSet left = now.cards;
      CardList cards;
      for (int i = 0; i < now.discards; ++i) {
        const auto place = number(left.count());
        if (!place) return std::nullopt;
        cards.push(left.at(*place));
        left.remove(left.at(*place));
      }
      return Decision::of_discard(now.seat, cards);
    }
    case Decision::Kind::lay_down:
      break;
  }
  return std::nullopt;
}

std::optional<int> CodeReader::number(int below) {
  if (done()) return std::nullopt;
  const auto value = codes.find(text_[at_]);
  if (value == std::string_view::npos || value >= static_cast<std::size_t>(below)) {
    return std::nullopt;
  }
  ++at_;
  return static_cast<int>(value);
}

}  // namespace allfours
