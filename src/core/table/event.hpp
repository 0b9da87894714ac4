// Vocabulary of the event log (EVENTS.md): one small value per event, in order of occurrence.
// Screen, history, replay, links and bots are functions of these events. Knows no rule;
// event_json.hpp writes events as JSON. Tests: tests/core/table/event_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/cards/cards.hpp"
#include "core/rules/rules.hpp"

namespace allfours {

enum class EventKind : std::uint8_t {
  game,
  first_dealer,
  hand,
  deal,
  cut_trump,
  turn_up,
  say,
  trump,
  redeal,
  thrown_in,
  discard,
  play,
  trick,
  draw,
  lay_down,
  deal_by_hand,
  call_misdeal,
  take_back,
  call_revoke,
  look,
  expose,
  call_card,
  award,
  hand_end,
  game_end
};

// In the order of EVENTS.md, which is also the order of words in `legal`.
enum class Say : std::uint8_t { stand, beg, give, run, take_point, bunch, agree, insist, pass };

// A set of words: bit i is the i-th value of Say.
using SaySet = std::uint16_t;
constexpr SaySet say_bit(Say say) { return static_cast<SaySet>(1 << static_cast<int>(say)); }

enum class RedealWhy : std::uint8_t { exhausted, bunch, misdeal };

enum class AwardFor : std::uint8_t {
  turn_up_ace,
  turn_up_king,
  turn_up_queen,
  turn_up_jack,
  turn_up_six,
  turn_up_two,
  gift,
  begged_point,
  high,
  low,
  jack,
  hang_jack,
  game,
  no_follow,
  misdeal,
  revoke,
  looked
};

// True for events that somebody decides; all others are automatic.
constexpr bool is_decision(EventKind kind) {
  return kind == EventKind::say || kind == EventKind::discard || kind == EventKind::play ||
         kind == EventKind::lay_down || kind == EventKind::deal_by_hand ||
         kind == EventKind::call_misdeal || kind == EventKind::take_back ||
         kind == EventKind::call_revoke || kind == EventKind::look || kind == EventKind::expose ||
         kind == EventKind::call_card;
}

using Scores = std::array<std::int16_t, max_players>;  // per side

// Number of cards dealt to each seat.
struct SeatCounts {
  std::array<std::int8_t, max_players> of{};
  std::int8_t seats = 0;

  // The same number for each seat.
  static constexpr SeatCounts each(int seats, int count) {
    SeatCounts counts;
    for (int seat = 0; seat < seats; ++seat) counts.push(count);
    return counts;
  }
  constexpr int operator[](int seat) const { return of[static_cast<std::size_t>(seat)]; }
  constexpr void push(int count) {
    of[static_cast<std::size_t>(seats++)] = static_cast<std::int8_t>(count);
  }
  // Sum over the seats before this one.
  constexpr int before(int seat) const {
    int sum = 0;
    for (int i = 0; i < seat; ++i) sum += (*this)[i];
    return sum;
  }
  constexpr int total() const { return before(seats); }
  bool operator==(const SeatCounts&) const = default;
};

// Cards in a significant order. Capacity for 16 rounds of cutting by six players, or for a pack
// faced to find partners and most of another to find a jack.
class CardList {
 public:
  static constexpr int capacity = 104;
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Card operator[](int i) const { return cards_[static_cast<std::size_t>(i)].card; }
  constexpr void set(int i, Card card) { cards_[static_cast<std::size_t>(i)].card = card; }
  constexpr void push(Card card) { cards_[size_++].card = card; }
  constexpr void clear() { size_ = 0; }
  constexpr const Card* begin() const { return &cards_[0].card; }
  constexpr const Card* end() const { return begin() + size_; }
  constexpr bool operator==(const CardList& other) const {
    if (size_ != other.size_) return false;
    for (int i = 0; i < size_; ++i) {
      if (!((*this)[i] == other[i])) return false;
    }
    return true;
  }

 private:
  // Left uninitialised: events are created by the million, mostly without cards.
  union Place {
    constexpr Place() {}
    Card card;
  };
  static_assert(sizeof(Place) == sizeof(Card));

  std::array<Place, capacity> cards_;
  std::uint8_t size_ = 0;
};

// Evidence for an award (EVENTS.md `why`); fields that do not apply are -1 or empty.
struct Why {
  Card card;                   // the card of the point
  std::int8_t dealt = -1;      // seat that was dealt it
  std::int8_t taken_by = -1;   // seat that took it in a trick
  std::int8_t begged = -1;     // gift, begged point: the seat that begged
  std::int8_t gave = -1;       // gift: the dealer who gave
  std::int8_t erred = -1;      // misdeal, revoke, looked: the seat that did
  std::int8_t called_by = -1;  // misdeal, revoke: the seat that called it
  std::int8_t trick = 0;       // revoke: number of the trick in this hand, from 1
  bool whole_game = false;     // revoke: it costs the whole game (revoke_penalty)
  bool has_points = false;     // game: `points` has the card points of each side
  Scores points{};
  CardSet held;  // revoke: the cards the seat could have played instead
  bool operator==(const Why&) const = default;
};

struct Event {
  Event() {}  // does not zero `cards`, which would be most of the cost

  EventKind kind = EventKind::game;

  // The acting seat: say, discard, play, draw, lay_down, deal_by_hand, take_back, look, expose,
  // thrown_in; call_misdeal, call_revoke, call_card: the caller. The winner of a trick. The dealer
  // of a hand and of first_dealer.
  std::int8_t seat = -1;
  std::int8_t leader = -1;  // trick: the leader; first_dealer by red_black: the pitcher
  std::int8_t side =
      -1;  // award, game_end; -1: nobody. first_dealer by red_black: the side that guessed
  std::int8_t other = -1;        // call_revoke: the accused; call_card: the owner of the card
  std::int8_t trick = 0;         // call_revoke: number of the trick in this hand, from 1
  bool upheld = false;           // call_revoke
  std::int16_t hand_number = 0;  // hand
  std::int16_t points = 0;       // award
  std::int16_t partner_cards =
      0;  // first_dealer: number of cards, from the first, that found partners

  Card card;      // turn_up, cut_trump, play, draw, take_back, expose, call_card
  Card top;       // deal, draw: the stock card now visible
  Suit suit{};    // trump
  TrumpBy how{};  // trump
  Say say{};
  SaySet says = 0;  // say: the words that were possible
  RedealWhy redeal{};
  FirstDealer method{};      // first_dealer
  bool guessed_red = false;  // first_dealer by red_black

  // deal: seat by seat from seat 0, each seat's cards in dealing order, `counts` per seat. trick:
  // in order of play. discard, lay_down, first_dealer: in the order shown.
  CardList cards;
  SeatCounts counts;       // deal, deal_by_hand
  CardSet legal;           // play: the legal cards
  CardSet cards_of_award;  // award

  AwardFor award{};
  bool counted = true;
  Scores score{};  // hand, award (after it), hand_end, game_end
  Scores
      all_fours{};  // game_end with stakes: number of hands in which each side made all four points
  Scores paid{};    // game_end with stakes: amount each player of a side gets (negative: pays)
  Why why;

  bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

std::string_view wire(EventKind kind);
std::string_view wire(Say say);
std::string_view wire(RedealWhy why);
std::string_view wire(AwardFor what);
std::string_view wire(FirstDealer method);  // a value of `first_dealer.method`
std::string_view wire(TrumpBy how);

}  // namespace allfours
