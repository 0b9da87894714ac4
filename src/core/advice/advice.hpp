// Advice for a seat, as data and as lines of text: its options, the chance of winning the game with
// each, the best option, and the reasons. players/advice/adviser.hpp makes it,
// words/advice_words.hpp puts it into sentences. The text is exchanged between programs (a worker
// and the page) and is parsed strictly: all or nothing.
//
//   advice 1 SEAT WORLDS SOLVED BEST AGAINST
//   option CHANCE less|like DECISION        one per line; DECISION as in decision_text.hpp, or keep
//   reason KIND OPTION CARD SEAT TIMES THAN OF        CARD is -- and SEAT is -1 if there is none
//
// Knows no player, no rule, no sentence. Tests: tests/core/advice/advice_text_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/table/table.hpp"

namespace allfours {

// A reason is about one option; a comparing reason also refers to the other of the two options that
// the advice compares (`best` and `against`). `times` and `than` count worlds, out of `of`.
struct Reason {
  enum class Kind : std::uint8_t {
    only_choice,    // no other choice is legal
    all_alike,      // all options have the same result
    close,          // another option is equally good, within the error
    won,            // the game is won with every option
    lost,           // the game is lost with every option
    more_often,     // wins the game more often: `times` against `than`, of 100
    wins_game,      // with this hand our side wins the game: `times` against `than`
    stops_them,     // another side wins the game with this hand: `times` (fewer) against `than`
    hands_game,     // the option gives another side the point it needs
    takes_game,     // the option gives us the point we need
    wins_trick,     // the card takes this trick in `times` worlds
    partner_takes,  // `seat`, of our side, takes this trick in `times` worlds
    gives_nothing,  // the trick is lost, and the card has no card points
    would_lose,     // `card` of the option would be captured in this trick, most often by `seat`
    higher_held,    // the option leads `card`, and `seat` holds a higher one in `times` worlds
    keeps_trumps,   // `times` trumps remain in hand
    draws_trumps,   // the option leads a trump, and opponents hold trumps in `times` worlds
    our_high,       // the point goes to our side: `times` against `than` with the other option
    our_low,
    our_jack,
    our_game,
    their_high,  // the point goes to another side: `times` (fewer) against `than`
    their_low,
    their_jack,
    their_game,
    saves_jack,    // our_jack, with the jack in our own hand
    holds_suit,    // `times` cards of a suit in hand, the highest of them `card`
    mean_points,   // expected points of the hand with the option, in tenths: `times` for us, `than`
                   // for them
    dealer_runs,   // after the beg, `seat` runs the cards in `times` worlds
    dealer_gives,  // after the beg, `seat` gives the point in `times` worlds
    throws_junk,   // no discard is a trump or has card points
    no_trick_left  // laying down: this hand can win nothing
  };
  Kind kind{};
  std::int8_t option = 0;  // its index
  Card card;
  std::int8_t seat = -1;
  std::int16_t times = 0;
  std::int16_t than = 0;
  std::int16_t of = 0;
  bool operator==(const Reason&) const = default;
};
inline constexpr int reason_kind_count = static_cast<int>(Reason::Kind::no_trick_left) + 1;
std::string_view wire(Reason::Kind kind);

// True if the two decisions are equal, ignoring the order of discards.
bool same_choice(const Decision& a, const Decision& b);

struct Option {
  Decision decision;        // has kind lay_down also if `keeps`
  bool keeps = false;       // asked whether to lay the hand down: no, keep it
  std::int16_t chance = 0;  // of winning the game, in 1/10,000; never above that of the best
  bool less = false;        // below the best by more than one standard error
  bool operator==(const Option&) const = default;
};

struct Advice {
  std::int8_t seat = -1;
  std::int16_t worlds = 0;   // number of worlds sampled; 0: there was no choice
  std::int16_t solved = 0;   // of these, solved exactly to the end
  std::int8_t best = 0;      // index of the advised option
  std::int8_t against = -1;  // index of the option it is compared with; -1: none
  std::vector<Option> options;
  std::vector<Reason> reasons;  // most important first
  bool operator==(const Advice&) const = default;

  const Option& chosen() const { return options[at(best)]; }
  // Index of the option with this decision, ignoring the order of discards; -1 if there is none.
  int place_of(const Decision& decision) const;
};

std::string advice_text(const Advice& advice);
// The inverse of advice_text; empty if the text is malformed.
std::optional<Advice> parse_advice(std::string_view text);

}  // namespace allfours
