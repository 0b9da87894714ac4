// What a seat is advised, as data and as lines of text: its options, how likely each is to win the
// game, the best of them, and why. Made by players/adviser.hpp, said by words/advice_words.hpp. The
// text goes between programs (a worker and the page) and is read strictly: all or nothing.
//
//   advice 1 SEAT WORLDS SOLVED BEST AGAINST
//   option CHANCE less|like DECISION        one a line; DECISION as in decision_text.hpp, or keep
//   reason KIND OPTION CARD SEAT TIMES THAN OF        CARD is -- and SEAT -1 where there is none
//
// Knows no player, no rule, no sentence. Tests: tests/rules/advice_text_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/table.hpp"

namespace allfours {

// Why. What a reason is about is an option; where it compares, with the other of the two that the
// advice is about (`best` and `against`). `times` and `than` are so many of `of` worlds.
struct Reason {
  enum class Kind : std::uint8_t {
    only_choice,    // nothing else is possible
    all_alike,      // nothing hangs on it
    close,          // another is as good, as far as can be seen
    won,            // the game is won with any of them
    lost,           // … lost
    more_often,     // it wins more often: times, than of 100
    wins_game,      // with this hand our side wins the game, times to than
    stops_them,     // … another side wins the game, times (fewer) to than
    hands_game,     // the option gives another side the point that it needs
    takes_game,     // the option gives us the point that we need
    wins_trick,     // the card takes this trick, times of worlds
    partner_takes,  // seat, of our side, takes this trick, times of worlds
    gives_nothing,  // the trick is theirs, and the card counts nothing
    would_lose,     // `card` of the option would be taken in this trick, most often by `seat`
    higher_held,    // the option leads `card`, and `seat` holds a higher one, times of worlds
    keeps_trumps,   // so many trumps stay in hand: times
    draws_trumps,   // a trump is led, and opponents hold trumps in times of worlds
    our_high,       // the point falls to us, times to than with the other
    our_low,
    our_jack,
    our_game,
    their_high,  // the point falls to another side, times (fewer) to than
    their_low,
    their_jack,
    their_game,
    saves_jack,    // our_jack, the jack being in our hand
    holds_suit,    // so many cards of a suit in hand, times, the highest of them `card`
    mean_points,   // what the hand brings with the option: times to us, than to them, in tenths
    dealer_runs,   // after the beg `seat` runs the cards, times of worlds
    dealer_gives,  // … gives the point
    throws_junk,   // nothing that goes counts or is a trump
    no_trick_left  // laying down: nothing can be won with this hand
  };
  Kind kind{};
  std::int8_t option = 0;  // its place
  Card card;
  std::int8_t seat = -1;
  std::int16_t times = 0;
  std::int16_t than = 0;
  std::int16_t of = 0;
  bool operator==(const Reason&) const = default;
};
inline constexpr int reason_kind_count = static_cast<int>(Reason::Kind::no_trick_left) + 1;
std::string_view wire(Reason::Kind kind);

// Are they the same, whatever the order of discards?
bool same_choice(const Decision& a, const Decision& b);

struct Option {
  Decision decision;        // of kind lay_down also where `keeps`
  bool keeps = false;       // asked to lay the hand down: plays on
  std::int16_t chance = 0;  // to win the game, of 10,000; never above that of the best
  bool less = false;        // less than the best by more than one standard error
  bool operator==(const Option&) const = default;
};

struct Advice {
  std::int8_t seat = -1;
  std::int16_t worlds = 0;   // looked at; 0: there was nothing to choose
  std::int16_t solved = 0;   // of them to the end, exactly
  std::int8_t best = 0;      // the place of what is advised
  std::int8_t against = -1;  // of what it is compared with; -1: of nothing
  std::vector<Option> options;
  std::vector<Reason> reasons;  // the weightiest first
  bool operator==(const Advice&) const = default;

  const Option& chosen() const { return options[at(best)]; }
  // The place of the option that is this decision, whatever the order of discards; -1: of none.
  int place_of(const Decision& decision) const;
};

std::string advice_text(const Advice& advice);
// The same advice; nothing if the text is none.
std::optional<Advice> parse_advice(std::string_view text);

}  // namespace allfours
