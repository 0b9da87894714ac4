#include "properties/exchange.hpp"

#include "core/game/record.hpp"

namespace allfours {

Setup setup_of_given_pack(const Variant& variant, int players, const std::string& seed,
                          Stream& stream) {
  Setup setup = setup_for(variant, players, seed);
  Pack& pack = setup.first_pack.emplace();
  for (int card = 0; card < pack_size; ++card) pack[static_cast<std::size_t>(card)] = Card(card);
  stream.shuffle(pack);
  return setup;
}

Events part_of_first_hand(const Setup& setup, Stream& stream) {
  Table table = new_table(setup);
  Events log;
  advance(table, log);
  int decisions = stream.below(2) == 0 ? stream.below(4) : stream.below(60);
  for (; decisions > 0 && table.turn >= 0; --decisions) {
    const auto judged = judge(table, random_decision(table, stream));
    Table next = table;
    Events more{std::get<Event>(judged)};
    apply(next, more.front());
    advance(next, more);
    if (next.hand > 1 || next.redeals > 0) break;
    log.insert(log.end(), more.begin(), more.end());
    table = next;
  }
  return log;
}

CardSet shown_in(const Events& log) {
  CardSet shown;
  const auto add = [&](Card card) {
    if (card.known()) shown.add(card);
  };
  for (const Event& event : log) {
    if (event.kind == EventKind::first_dealer) continue;  // before the pack is shuffled
    for (const Card card : event.cards) add(card);
    add(event.card);
    add(event.top);
    shown |= event.legal;
    shown |= event.cards_of_award;
  }
  return shown;
}

namespace {

Card swapped(Card card, Card a, Card b) { return card == a ? b : card == b ? a : card; }

}  // namespace

std::optional<std::pair<Setup, Events>> with_swapped(const Setup& setup, const Events& log, Card a,
                                                     Card b) {
  Record record{setup, decisions_in(log)};
  for (Card& card : *record.setup.first_pack) card = swapped(card, a, b);
  for (Decision& decision : record.decisions) {
    for (int i = 0; i < decision.cards.size(); ++i) {
      decision.cards.set(i, swapped(decision.cards[i], a, b));
    }
  }
  auto again = events(record);
  if (std::holds_alternative<IllegalStep>(again)) return std::nullopt;
  return std::pair(record.setup, std::get<Events>(std::move(again)));
}

Table table_after(const Setup& setup, const Events& log) {
  Table table = new_table(setup);
  for (const Event& event : log) apply(table, event);
  return table;
}

}  // namespace allfours
