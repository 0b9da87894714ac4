#include "core/table/preset_deal.hpp"

#include <algorithm>
#include <vector>

#include "core/cards/random.hpp"
#include "core/table/dealing.hpp"
#include "core/text/number.hpp"

namespace allfours {

namespace {

constexpr int most_hands = 999;
constexpr int least_score = -99;
constexpr std::string_view no_cards = "-";
// The parts between dots; a single one, perhaps empty, without dots.
std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto dot = text.find('.');
    parts.push_back(text.substr(0, dot));
    if (dot == std::string_view::npos) return parts;
    text.remove_prefix(dot + 1);
  }
}

// For each seat the pack indices of its first cards, in dealing order.
std::vector<std::vector<int>> places_of_hands(const Setup& setup) {
  Setup ordinary = setup;
  ordinary.first_pack.reset();
  ordinary.rules.hand_dealing = false;
  Table table = new_table(ordinary);
  if (table.dealer < 0) table.dealer = first_dealer_event(table).seat;
  for (int i = 0; i < pack_size; ++i) table.pack[at(i)] = Card(i);
  const Event deal = deal_event(table);
  std::vector<std::vector<int>> places(at(setup.players));
  for (int i = 0; i < deal.cards.size(); ++i) {
    places[at(i / hand_size)].push_back(deal.cards[i].index);
  }
  return places;
}

// Fills the free indices with the remaining cards, in the order of the seed's shuffle.
void fill_up(Pack& pack, const Setup& setup) {
  CardSet left = CardSet::pack();
  for (const Card card : pack) {
    if (card.known()) left.remove(card);
  }
  const int hand = setup.start ? setup.start->hand : 1;
  const Pack shuffled = shuffled_pack(seed_key(setup.seed), hand, 0);
  auto next = shuffled.begin();
  for (Card& card : pack) {
    if (card.known()) continue;
    while (!left.contains(*next)) ++next;
    card = *next++;
  }
}

}  // namespace

std::optional<Fault> read_deal(Setup& setup, std::string_view text) {
  const auto parts = split(text);
  const auto hands = places_of_hands(setup);
  if (parts.size() > hands.size() + 1) {
    return Fault{FaultKind::deal_parts, {std::to_string(hands.size())}};
  }
  Pack pack;
  pack.fill(no_card);
  CardSet seen;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const bool is_hand = i < hands.size();
    const int room = is_hand ? hand_size : pack_size - setup.players * hand_size;
    const std::string_view part = parts[i] == no_cards ? std::string_view() : parts[i];
    if (part.size() > 2 * at(room)) {
      if (!is_hand) return Fault{FaultKind::deal_length};
      return Fault{FaultKind::deal_hand,
                   {std::to_string(hand_size), std::to_string((part.size() + 1) / 2)}};
    }
    for (std::size_t k = 0; k < part.size(); k += 2) {
      const auto card = parse_card(part.substr(k, 2));
      if (!card) return Fault{FaultKind::deal_no_card, {cut_short(part.substr(k, 2))}};
      if (seen.contains(*card)) return Fault{FaultKind::deal_twice, {card_text(*card)}};
      seen.add(*card);
      const std::size_t place =
          is_hand ? at(hands[i][k / 2]) : at(setup.players * hand_size) + k / 2;
      pack[place] = *card;
    }
  }
  fill_up(pack, setup);
  setup.first_pack = pack;
  return std::nullopt;
}

std::string deal_text(const Setup& setup) {
  const Pack& given = *setup.first_pack;
  std::string text;
  Pack pack;
  pack.fill(no_card);
  for (const auto& places : places_of_hands(setup)) {
    if (!text.empty()) text += '.';
    for (const int place : places) {
      pack[at(place)] = given[at(place)];
      text += card_text(given[at(place)]);
    }
  }
  for (int named = setup.players * hand_size; named < pack_size; ++named) {
    Pack filled = pack;
    fill_up(filled, setup);
    if (filled == given) break;
    if (named == setup.players * hand_size) text += '.';
    pack[at(named)] = given[at(named)];
    text += card_text(given[at(named)]);
  }
  return text;
}

std::optional<Fault> read_start(Setup& setup, std::string_view hand, std::string_view dealer,
                                std::string_view score) {
  Start start;
  if (!hand.empty()) {
    const auto number = plain_number(hand, 1, most_hands);
    if (!number) {
      return Fault{FaultKind::bad_hand, {std::to_string(most_hands), cut_short(hand)}};
    }
    start.hand = static_cast<std::int16_t>(*number);
  }
  if (!dealer.empty()) {
    const auto seat = plain_number(dealer, 0, setup.players - 1);
    if (!seat) {
      return Fault{FaultKind::bad_dealer, {std::to_string(setup.players - 1), cut_short(dealer)}};
    }
    start.dealer = static_cast<std::int8_t>(*seat);
  }
  if (!score.empty()) {
    const auto parts = split(score);
    const int sides = side_count(setup.rules, setup.players);
    const int most = setup.rules.target - 1;
    if (parts.size() != at(sides)) {
      return Fault{FaultKind::score_parts, {std::to_string(sides)}};
    }
    for (int side = 0; side < sides; ++side) {
      const auto points = plain_number(parts[at(side)], least_score, most);
      if (!points) {
        return Fault{
            FaultKind::bad_score,
            {std::to_string(least_score), std::to_string(most), cut_short(parts[at(side)])}};
      }
      start.score[at(side)] = static_cast<std::int16_t>(*points);
    }
  }
  setup.start.reset();
  if (start != Start{}) setup.start = start;
  return std::nullopt;
}

std::string start_text(const Setup& setup) {
  std::string text;
  if (!setup.start) return text;
  const Start& start = *setup.start;
  if (start.hand != 1) text += "&hand=" + std::to_string(start.hand);
  if (start.dealer >= 0) text += "&dealer=" + std::to_string(start.dealer);
  if (start.score != Scores{}) {
    text += "&score=";
    const int sides = side_count(setup.rules, setup.players);
    for (int side = 0; side < sides; ++side) {
      text += (side == 0 ? "" : ".") + std::to_string(start.score[at(side)]);
    }
  }
  return text;
}

}  // namespace allfours
