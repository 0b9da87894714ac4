#include "core/seat_view.hpp"

namespace allfours {

namespace {

// The cards of this hand that everybody has seen come to or from a seat: played, drawn from the
// open stock, laid down.
std::array<CardSet, max_players> open_cards(const Table& table) {
  std::array<CardSet, max_players> open{};
  for (int i = 0; i < table.play_count; ++i) {
    const Play& play = table.plays[at(i)];
    open[at(play.seat)].add(play.card);
  }
  CardSet drawn;
  if (table.rules.trump == TrumpBy::cut) {
    for (int i = hand_size * table.players; i < table.next_card; ++i) {
      drawn.add(table.pack[at(i)]);
    }
  }
  for (int seat = 0; seat < table.players; ++seat) {
    open[at(seat)] |= table.dealt[at(seat)] & drawn;
    if (is_out(table, seat)) open[at(seat)] |= table.dealt[at(seat)];
  }
  return open;
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
  const auto open = open_cards(table);
  const bool own_hidden = seat >= 0 && table.dealer >= 0 && !table.trump_fixed &&
                          dealt_face_down(table.rules, table.players, table.dealer, seat);
  for (int other = 0; other < table.players; ++other) {
    if (other == seat && !own_hidden) continue;
    masked.hands[at(other)] = table.hands[at(other)] & open[at(other)];
    masked.dealt[at(other)] = table.dealt[at(other)] & open[at(other)];
    if (other != seat) masked.discarded[at(other)] = CardSet();
  }
  masked.pack = Pack{};
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
  bool trump_fixed = false;
  const auto hide_own_deals = [&](std::size_t end) {
    if (trump_fixed || dealer < 0 || seat < 0) return;
    if (!dealt_face_down(setup.rules, setup.players, dealer, seat)) return;
    for (std::size_t i = hand_start; i < end; ++i) {
      if (open[i].kind != EventKind::deal) continue;
      const int each = open[i].cards.size() / setup.players;
      hide_cards(open[i], seat * each, each);
    }
  };
  for (std::size_t i = 0; i < open.size(); ++i) {
    Event& event = open[i];
    switch (event.kind) {
      case EventKind::hand:
        hide_own_deals(i);
        hand_start = i;
        dealer = event.seat;
        trump_fixed = false;
        break;
      case EventKind::trump:
        trump_fixed = true;
        break;
      case EventKind::deal: {
        const int each = event.cards.size() / setup.players;
        for (int other = 0; other < setup.players; ++other) {
          if (other != seat) hide_cards(event, other * each, each);
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
