// The event log's vocabulary (EVENTS.md): one small value an event, in the order things happened.
// Everything else (screen, history, replay, links, computer players) is a function of these.
// Knows no rule. Written as JSON by event_json.hpp. Tests: tests/rules/event_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/cards.hpp"
#include "core/rules.hpp"

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

// A set of words: bit = place in Say.
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

// Somebody decided it; all other events happen by themselves.
constexpr bool is_decision(EventKind kind) {
  return kind == EventKind::say || kind == EventKind::discard || kind == EventKind::play ||
         kind == EventKind::lay_down || kind == EventKind::deal_by_hand ||
         kind == EventKind::call_misdeal || kind == EventKind::take_back ||
         kind == EventKind::call_revoke || kind == EventKind::look || kind == EventKind::expose ||
         kind == EventKind::call_card;
}

using Scores = std::array<std::int16_t, max_players>;  // per side

// How many cards each seat is dealt.
struct SeatCounts {
  std::array<std::int8_t, max_players> of{};
  std::int8_t seats = 0;

  // As many to each.
  static constexpr SeatCounts each(int seats, int count) {
    SeatCounts counts;
    for (int seat = 0; seat < seats; ++seat) counts.push(count);
    return counts;
  }
  constexpr int operator[](int seat) const { return of[static_cast<std::size_t>(seat)]; }
  constexpr void push(int count) {
    of[static_cast<std::size_t>(seats++)] = static_cast<std::int8_t>(count);
  }
  // Those of the seats before this one.
  constexpr int before(int seat) const {
    int sum = 0;
    for (int i = 0; i < seat; ++i) sum += (*this)[i];
    return sum;
  }
  constexpr int total() const { return before(seats); }
  bool operator==(const SeatCounts&) const = default;
};

// Cards in an order that matters. Room for 16 rounds of cutting by six players, or for a pack faced
// to find partners and most of another to find a jack.
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
  // Nothing until a card is put there: events are made by the million, most of them without cards.
  union Place {
    constexpr Place() {}
    Card card;
  };
  static_assert(sizeof(Place) == sizeof(Card));

  std::array<Place, capacity> cards_;
  std::uint8_t size_ = 0;
};

// What an explanation of an award needs (EVENTS.md `why`); -1 and empty where it does not apply.
struct Why {
  Card card;                   // the card the point is for
  std::int8_t dealt = -1;      // seat that was dealt it
  std::int8_t taken_by = -1;   // seat that took it in a trick
  std::int8_t begged = -1;     // gift, begged point: the seat that begged
  std::int8_t gave = -1;       // gift: the dealer who gave
  std::int8_t erred = -1;      // misdeal, revoke, looked: the seat that did
  std::int8_t called_by = -1;  // misdeal, revoke: the seat that called it
  std::int8_t trick = 0;       // revoke: of this hand, from 1
  bool whole_game = false;     // revoke: a top trump was withheld on a trump lead
  bool has_points = false;     // game: the card points of each side
  Scores points{};
  CardSet held;  // revoke: what the seat could have played instead
  bool operator==(const Why&) const = default;
};

struct Event {
  Event() {}  // without zeroing the room for `cards`, which would be most of the work

  EventKind kind = EventKind::game;

  // The seat that acts: say, discard, play, draw, lay_down, deal_by_hand, take_back, look, expose,
  // thrown_in; call_misdeal, call_revoke, call_card: who calls. The winner of a trick. The dealer
  // of a hand and of first_dealer.
  std::int8_t seat = -1;
  std::int8_t leader = -1;  // trick: who led; first_dealer by red_black: the pitcher
  std::int8_t side = -1;    // award, game_end; -1: nobody. first_dealer by red_black: who guessed
  std::int8_t other = -1;   // call_revoke: whose revoke it is said to be; call_card: whose card
  std::int8_t trick = 0;    // call_revoke: of this hand, from 1
  bool upheld = false;      // call_revoke
  std::int16_t hand_number = 0;  // hand
  std::int16_t points = 0;       // award
  std::int16_t partner_cards =
      0;  // first_dealer: how many of its cards, from the first, found partners

  Card card;      // turn_up, cut_trump, play, draw, take_back, expose, call_card
  Card top;       // deal, draw: the stock card now showing
  Suit suit{};    // trump
  TrumpBy how{};  // trump
  Say say{};
  SaySet says = 0;  // say: what could have been said
  RedealWhy redeal{};
  FirstDealer method{};      // first_dealer
  bool guessed_red = false;  // first_dealer by red_black

  // deal: seat by seat from seat 0, each seat's cards in the order dealt, as many as `counts` says.
  // trick: in order of play.
  // discard, lay_down, first_dealer: as they were shown.
  CardList cards;
  SeatCounts counts;       // deal, deal_by_hand
  CardSet legal;           // play: what could have been played
  CardSet cards_of_award;  // award

  AwardFor award{};
  bool counted = true;
  Scores score{};      // hand, award (after it), hand_end, game_end
  Scores all_fours{};  // game_end with stakes: hands in which each side made all four points
  Scores paid{};       // game_end with stakes: what each player of a side gets (or pays: < 0)
  Why why;

  bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

std::string_view wire(EventKind kind);
std::string_view wire(Say say);
std::string_view wire(RedealWhy why);
std::string_view wire(AwardFor what);
std::string_view wire(FirstDealer method);  // as in `first_dealer.method`
std::string_view wire(TrumpBy how);

}  // namespace allfours
