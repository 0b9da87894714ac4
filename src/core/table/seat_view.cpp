#include "core/table/seat_view.hpp"

#include "core/table/irregular.hpp"

namespace allfours {

namespace {

// Cards drawn from the open stock.
CardSet drawn_openly(const Table& table) {
  CardSet drawn;
  if (table.rules.trump == TrumpBy::cut && !table.misdealt) {
    for (int i = hand_size * table.players; i < table.next_card; ++i) {
      drawn.add(table.pack[at(i)]);
    }
  }
  return drawn;
}

void hide_cards(Event& event, int first, int count) {
  for (int i = first; i < first + count; ++i) event.cards.set(i, no_card);
}

}  // namespace

bool dealt_face_down(const RuleSet& rules, int players, int dealer, int seat) {
  const int eldest_seat = (dealer + 1) % players;
  switch (rules.face_down) {
    case FaceDown::nobody:
      return false;
    case FaceDown::pitchers_partner: {
      const int sides = side_count(rules, players);
      return seat != eldest_seat && seat % sides == eldest_seat % sides;
    }
    case FaceDown::all_but_dealer_and_eldest:
      return seat != dealer && seat != eldest_seat;
  }
  return false;
}

SeatView seen_from(const Table& table, int seat) {
  SeatView view{seat, table};
  Table& masked = view.table;
  masked.is_view = true;
  masked.seed_key = 0;
  masked.pack_given = false;
  const CardSet open = drawn_openly(table) | table.shown;
  const bool own_hidden = seat >= 0 && table.dealer >= 0 && !table.trump_fixed &&
                          table.looked != seat &&
                          dealt_face_down(table.rules, table.players, table.dealer, seat);
  for (int other = 0; other < table.players; ++other) {
    if (other == seat && !own_hidden) continue;
    // Dealt cards that left the hand were played or laid down in public.
    const CardSet hand = table.hands[at(other)];
    const CardSet dealt = table.dealt[at(other)];
    masked.hands[at(other)] = hand & open;
    masked.dealt[at(other)] = dealt & (open | (dealt - hand));
    if (other != seat) masked.discarded[at(other)] = CardSet();
  }
  masked.pack = Pack{};
  if (!table.rules.table_rules) return view;
  if (table.rules.trump == TrumpBy::cut && !table.misdealt) {
    for (int i = hand_size * table.players; i < table.next_card; ++i) {
      masked.pack[at(i)] = table.pack[at(i)];
    }
  }
  // Others' revokes are known once called.
  for (int i = 0; i < table.play_count; ++i) {
    const int player = table.plays[at(i)].seat;
    const bool called = (table.called[at(player)] >> trick_of(table, i) & 1) != 0;
    if (player != seat && !called) masked.revokes &= ~(std::uint64_t{1} << i);
  }
  return view;
}

Setup redacted(const Setup& setup) {
  Setup open = setup;
  open.seed.clear();
  open.first_pack.reset();
  return open;
}

Table new_view_table(const Setup& setup) {
  Table table = new_table(redacted(setup));
  table.seed_key = 0;
  table.is_view = true;
  return table;
}

Events redacted(const Setup& setup, std::span<const Event> log, int seat) {
  Events open(log.begin(), log.end());
  std::size_t hand_start = 0;
  int dealer = -1;
  bool seen = false;  // by its owner: trump is fixed, or the seat has looked
  const auto hide_own_deals = [&](std::size_t end) {
    if (seen || dealer < 0 || seat < 0) return;
    if (!dealt_face_down(setup.rules, setup.players, dealer, seat)) return;
    for (std::size_t i = hand_start; i < end; ++i) {
      if (open[i].kind != EventKind::deal) continue;
      hide_cards(open[i], open[i].counts.before(seat), open[i].counts[seat]);
    }
  };
  for (std::size_t i = 0; i < open.size(); ++i) {
    Event& event = open[i];
    switch (event.kind) {
      case EventKind::hand:
        hide_own_deals(i);
        hand_start = i;
        dealer = event.seat;
        seen = false;
        break;
      case EventKind::trump:
        seen = true;
        break;
      case EventKind::look:
        seen = seen || event.seat == seat;
        break;
      case EventKind::deal: {
        for (int other = 0; other < setup.players; ++other) {
          if (other == seat) continue;
          hide_cards(event, event.counts.before(other), event.counts[other]);
        }
        break;
      }
      case EventKind::discard:
        if (event.seat != seat) hide_cards(event, 0, event.cards.size());
        break;
      case EventKind::say:
        if (event.seat != seat) event.says = 0;
        break;
      case EventKind::play:
        if (event.seat != seat) event.legal = CardSet();
        break;
      default:
        break;
    }
  }
  hide_own_deals(open.size());
  return open;
}

}  // namespace allfours
