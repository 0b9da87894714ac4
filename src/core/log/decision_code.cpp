#include "core/log/decision_code.hpp"

#include <bit>

#include "core/table/exposed.hpp"

namespace allfours {

namespace {

constexpr std::string_view codes = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

// Values after `-`, to which the seat is added.
constexpr int exposes = 5 * max_players;
constexpr int calls_for = 6 * max_players;

char code(int place) { return codes[static_cast<std::size_t>(place)]; }

int place_in(SaySet says, Say say) {
  return std::popcount(static_cast<unsigned>(says & (say_bit(say) - 1)));
}

}  // namespace

void append_code(std::string& out, const Table& before, const Event& decision) {
  if (decision.kind == EventKind::say) {
    out += code(place_in(decision.says, decision.say));
  } else if (decision.kind == EventKind::play) {
    // Illegal cards are numbered after the legal ones.
    const CardSet others = before.hands[at(decision.seat)] - decision.legal;
    out += code(decision.legal.contains(decision.card)
                    ? decision.legal.place_of(decision.card)
                    : decision.legal.count() + others.place_of(decision.card));
  } else if (decision.kind == EventKind::discard) {
    CardSet left = before.hands[at(decision.seat)];
    for (const Card card : decision.cards) {
      out += code(left.place_of(card));
      left.remove(card);
    }
  } else if (decision.kind == EventKind::lay_down) {
    out += '-';
    out += code(decision.seat);
  } else if (decision.kind == EventKind::deal_by_hand) {
    for (int seat = 0; seat < decision.counts.seats; ++seat) out += code(decision.counts[seat]);
  } else if (decision.kind == EventKind::call_misdeal) {
    out += '-';
    out += code(4 * max_players + decision.seat);
  } else if (decision.kind == EventKind::take_back) {
    out += '-';
    out += code(max_players + decision.seat);
  } else if (decision.kind == EventKind::call_revoke) {
    out += '-';
    out += code(2 * max_players + decision.seat);
    out += code(decision.other);
    out += code(decision.trick);
  } else if (decision.kind == EventKind::look) {
    out += '-';
    out += code(3 * max_players + decision.seat);
  } else if (decision.kind == EventKind::expose) {
    out += '-';
    out += code(exposes + decision.seat);
    out += code(decision.card.index);
  } else if (decision.kind == EventKind::call_card) {
    out += '-';
    out += code(calls_for + decision.seat);
    out += code(decision.card.index);
  }
}

std::size_t code_size(const Event& decision) {
  if (decision.kind == EventKind::discard) return static_cast<std::size_t>(decision.cards.size());
  if (decision.kind == EventKind::call_revoke) return 4;
  if (decision.kind == EventKind::deal_by_hand) {
    return static_cast<std::size_t>(decision.counts.seats);
  }
  if (decision.kind == EventKind::expose || decision.kind == EventKind::call_card) return 3;
  const bool by_seat = decision.kind == EventKind::lay_down ||
                       decision.kind == EventKind::call_misdeal ||
                       decision.kind == EventKind::take_back || decision.kind == EventKind::look;
  return by_seat ? 2 : 1;
}

std::optional<Decision> CodeReader::next(const Table& table) {
  const Choice now = choice(table);
  if (now.seat < 0) return std::nullopt;
  if (text_[at_] == '-') {
    ++at_;
    const auto what = number(7 * max_players);
    if (!what || *what % max_players >= table.players) return std::nullopt;
    const int seat = *what % max_players;
    if (*what < max_players) return Decision::of_lay_down(seat);
    if (*what < 2 * max_players) return Decision::of_take_back(seat);
    if (*what >= exposes) {
      const auto place = number(pack_size);
      if (!place) return std::nullopt;
      const Card card = CardSet::pack().at(*place);
      if (*what < calls_for) return Decision::of_expose(seat, card);
      return Decision::of_call_card(seat, exposed_with(table, card), card);
    }
    if (*what >= 4 * max_players) return Decision::of_call_misdeal(seat);
    if (*what >= 3 * max_players) return Decision::of_look(seat);
    const auto other = number(table.players);
    const auto trick = other ? number(pack_size) : std::nullopt;
    if (!trick) return std::nullopt;
    return Decision::of_call(seat, *other, *trick);
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
      const int legal = now.cards.count();
      const auto place = number(legal + now.illegal.count());
      if (!place) return std::nullopt;
      return Decision::of_play(
          now.seat, *place < legal ? now.cards.at(*place) : now.illegal.at(*place - legal));
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
    case Decision::Kind::deal_by_hand: {
      SeatCounts counts;
      for (int seat = 0; seat < table.players; ++seat) {
        const auto count = number(pack_size);
        if (!count) return std::nullopt;
        counts.push(*count);
      }
      return Decision::of_deal(now.seat, counts);
    }
    default:
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
