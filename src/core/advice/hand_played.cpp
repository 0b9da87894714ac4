#include "core/advice/hand_played.hpp"

namespace allfours {

namespace {

int next_decision(std::span<const Event> log, int from, int end) {
  while (from < end && !is_decision(log[at(from)].kind)) ++from;
  return from;
}

// This seat's choice at a decision: its own event, or keeping its hand.
Option chosen_by(const Event& event, std::int8_t seat) {
  Option option;
  option.keeps = event.seat != seat;
  option.decision = option.keeps ? Decision::of_lay_down(seat) : decision_of(event);
  return option;
}

}  // namespace

std::vector<HandPlayed> hands_played(std::span<const Event> log) {
  std::vector<HandPlayed> hands;
  HandPlayed hand;
  for (std::size_t i = 0; i < log.size(); ++i) {
    const Event& event = log[i];
    if (event.kind == EventKind::hand && event.hand_number != hand.hand) {
      hand = {};
      hand.hand = event.hand_number;
      hand.begins = static_cast<int>(i);
      hand.before = event.score;
    }
    if (event.kind == EventKind::hand) hand.dealer = event.seat;
    if (event.kind == EventKind::trump) hand.trump = event.suit;
    if (event.kind == EventKind::award) {
      hand.points.push_back({event.award, event.side, event.points, event.counted});
    }
    if (event.kind != EventKind::hand_end) continue;
    hand.ends = static_cast<int>(i) + 1;
    hand.after = event.score;
    if (i + 1 < log.size() && log[i + 1].kind == EventKind::game_end) hand.winner = log[i + 1].side;
    hands.push_back(hand);
  }
  return hands;
}

std::optional<HandPlayed> hand_played(std::span<const Event> log, int hand) {
  for (HandPlayed& one : hands_played(log)) {
    if (one.hand == hand) return std::move(one);
  }
  return std::nullopt;
}

std::optional<Parting> parting(std::span<const Event> one, const HandPlayed& hand,
                               std::span<const Event> other, const HandPlayed& others) {
  Parting found;
  found.one = hand.begins;
  found.other = others.begins;
  for (;; ++found.one, ++found.other) {
    const int from = found.one;
    found.one = next_decision(one, from, hand.ends);
    found.other = next_decision(other, found.other, others.ends);
    for (int i = from; i < found.one; ++i) {
      if (one[at(i)].kind == EventKind::trick) ++found.trick;
    }
    if (found.one == hand.ends || found.other == others.ends) return std::nullopt;
    const Event& made = one[at(found.one)];
    const Event& made_there = other[at(found.other)];
    if (same_choice(decision_of(made), decision_of(made_there))) continue;
    found.seat = made_there.kind == EventKind::lay_down ? made_there.seat : made.seat;
    found.one_chose = chosen_by(made, found.seat);
    found.other_chose = chosen_by(made_there, found.seat);
    // Cards are led to a trick, hands are laid down before one.
    const bool in_trick = made.kind == EventKind::play || made.kind == EventKind::lay_down;
    found.trick = in_trick ? found.trick + 1 : 0;
    return found;
  }
}

}  // namespace allfours
