// The table: the state of one game, folded from its events (src/README.md §3, RULES.md §2). `apply`
// is the only function that changes a table. `judge` turns a decision into an event or a refusal;
// `next_event` returns the next automatic event; game.hpp combines them. Nothing is random after a
// hand's pack is fixed. A table folded from a log with hidden cards (a seat's view) has counts in
// place of cards, and next_event must not be called for it. Knows no screen, clock, file or player.
// Tests: tests/core/table/table_test.cpp and the tests of each variant beside it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "core/cards/cards.hpp"
#include "core/rules/kernel.hpp"
#include "core/rules/rules.hpp"
#include "core/table/event.hpp"

namespace allfours {

using Pack = std::array<Card, pack_size>;  // in the order of dealing

// A game that starts in the middle: with this hand and this score.
struct Start {
  std::int16_t hand = 1;    // its number, from 1
  std::int8_t dealer = -1;  // -1: found by the rules
  Scores score{};           // per side, below the target
  bool operator==(const Start&) const = default;
};

// A game before its first card: everything except the decisions.
struct Setup {
  const Variant* variant = nullptr;
  int players = 0;
  RuleSet rules;
  std::string seed;                // valid_seed()
  std::optional<Pack> first_pack;  // given cards: order of the pack in the first deal
  std::optional<Start> start;      // empty: the usual beginning
};

enum class Phase : std::uint8_t {
  // An automatic event is next, the one the phase is named after.
  game,
  first_dealer,
  hand,
  cut_trump,
  deal,
  turn_up,
  turn_up_award,
  trump,
  trump_awards,
  begged_point,
  thrown_in,
  redeal,
  early_high,
  no_follow,
  revoke,   // the penalty for a called revoke
  looked,   // the penalty for looking before the pitch
  misdeal,  // the penalty for a misdeal
  trick,
  draw,
  settlement,
  hand_end,
  game_end,
  // Somebody must choose.
  eldest_answers,  // stand or beg
  dealer_answers,  // give or run
  eldest_chooses,  // take_point or run
  bunch_question,  // bunch or pass
  bunch_answer,    // agree or insist
  discard,
  play,
  calls,          // table_rules, before the settlement: call a revoke, or pass
  deal_by_hand,   // hand_dealing: number of cards for each seat
  misdeal_calls,  // after a misdeal, before the first lead: call it, or pass
  // The game is over.
  over
};

struct Play {
  std::int8_t seat = -1;
  Card card;
  bool operator==(const Play&) const = default;
};

// State of the hand in play: a new hand starts with these defaults.
struct Hand {
  // The deal.
  std::int8_t next_card = 0;  // number of cards dealt from the pack
  std::int8_t deals = 0;      // rounds dealt to everyone: 1, plus 1 per run that deals
  std::array<CardSet, max_players> hands{};  // the known cards of each hand
  std::array<std::int8_t, max_players> hand_count{};
  std::array<CardSet, max_players> dealt{};  // dealt or drawn, and kept
  std::array<CardSet, max_players> taken{};  // by each seat, in tricks
  std::array<CardSet, max_players> discarded{};
  std::array<Card, 40> turned{};
  std::int8_t turned_count = 0;
  Card top;  // California Jack: the stock card showing
  Card cut;  // California Jack: the card that fixed trump
  bool trump_fixed = false;
  Suit trump{};
  std::int8_t beggar = -1;
  std::int8_t giver = -1;
  bool accepted = false;      // eldest stood
  std::int8_t proposer = -1;  // of a bunch
  RedealWhy redeal_why{};
  std::int8_t step = 0;  // awards made in this phase

  // The play.
  std::array<Play, pack_size> plays{};
  std::int8_t play_count = 0;
  std::int8_t trick_start = 0;  // index in plays of the current trick's lead
  std::int8_t winning = -1;     // index of the winning play so far, if the trick is not empty
  GrowingTrick growing;         // the current trick, if not empty; up to a card taken back
  std::int8_t tricks = 0;       // complete ones
  std::int8_t leader = -1;
  std::int8_t drawn = 0;       // draws since the last trick
  std::uint8_t laid_down = 0;  // bit s: seat s has laid its hand down
  std::int8_t laid_last = -1;  // the last seat that did so since the last trick
  bool high_scored = false;    // by early_high
  std::array<std::uint8_t, max_players>
      points_made{};  // by side, bits of the four points: 0 High … 3 Game

  // Irregularities (§4; irregular.hpp).
  std::int8_t latest = -1;        // index in plays of the last card played
  std::int8_t hole = -1;          // index in plays of a card taken back and not replaced yet
  std::int8_t passes = 0;         // number of seats that passed, before settlement or first lead
  std::int8_t called_place = -1;  // index in plays of the revoke called last
  std::int8_t caller = -1;        // who called it, or the misdeal
  std::int8_t looked = -1;        // the seat that looked at its cards before the pitch
  bool misdealt = false;          // some deal of this hand was wrong
  SeatCounts counts;              // deal_by_hand: of the next deal, or of the last
  std::uint8_t no_game = 0;       // bit s: side s cannot win Game any more
  std::uint64_t revokes = 0;  // bit i: plays[i] was outside the legal set (a view: as far as known)
  std::uint64_t stand = 0;    // bit i: plays[i] followed a card that was taken back
  CardSet shown;         // known to all: taken back, exposed, or shown when a revoke was called
  CardSet exposed;       // face up on the table, though still in a hand
  CardSet exposed_late;  // since the lead to this trick: may be called for in later tricks only
  CardSet called_for;    // must be played to this trick
  std::array<std::uint32_t, max_players> called{};  // bit t: this seat's card to trick t was called

  bool operator==(const Hand&) const = default;
};

struct Table : Hand {
  RuleSet rules;
  std::int8_t players = 0;
  std::int8_t sides = 0;
  std::uint64_t seed_key = 0;
  Pack pack{};              // of this deal; empty in a view
  bool pack_given = false;  // `pack` holds given cards for the first deal
  bool is_view = false;     // hidden cards: no pack, no seed

  Phase phase = Phase::game;
  std::int8_t turn = -1;  // the seat that must choose; -1: none
  std::int8_t dealer = -1;
  std::int16_t hand = 0;     // number of the hand, from 1
  std::int16_t redeals = 0;  // number of redeals of this hand
  bool redealing = false;    // the next `hand` repeats this one
  Scores score{};
  std::int8_t winner = -1;  // the side that has won; with stakes the hand may go on
  std::array<std::int8_t, max_players> all_fours{};  // hands in which each side made all four

  bool operator==(const Table&) const = default;
};

struct Decision {
  enum class Kind : std::uint8_t {
    say,
    discard,
    play,
    lay_down,
    deal_by_hand,
    call_misdeal,
    take_back,
    call_revoke,
    look,
    expose,
    call_card
  };
  Kind kind = Kind::say;
  std::int8_t seat = -1;
  std::int8_t other = -1;  // call_revoke: the accused; call_card: the owner of the card
  std::int8_t trick = 0;   // call_revoke: of this hand, from 1
  Say say{};
  Card card;
  CardList cards;     // discard, in order
  SeatCounts counts;  // deal_by_hand

  static Decision of_say(int seat, Say say);
  static Decision of_play(int seat, Card card) {
    Decision decision;
    decision.kind = Kind::play;
    decision.seat = static_cast<std::int8_t>(seat);
    decision.card = card;
    return decision;
  }
  static Decision of_discard(int seat, const CardList& cards);
  static Decision of_lay_down(int seat);
  static Decision of_deal(int seat, const SeatCounts& counts);
  static Decision of_call_misdeal(int by);
  static Decision of_take_back(int seat);
  static Decision of_call(int by, int seat, int trick);
  static Decision of_look(int seat);
  static Decision of_expose(int seat, Card card);
  static Decision of_call_card(int by, int seat, Card card);
  bool operator==(const Decision&) const = default;
};

// The decision of an event. Precondition: is_decision.
Decision decision_of(const Event& event);

// Who must choose now, and the legal choices.
struct Choice {
  std::int8_t seat = -1;  // -1: nobody; the game is over or an automatic event is next
  Decision::Kind kind = Decision::Kind::say;
  SaySet says = 0;    // say
  CardSet cards;      // play: the legal cards; discard: the hand to discard from
  CardSet illegal;    // play with table_rules: the other cards, which can be played too
  int discards = 0;   // discard: number of cards to discard
  SeatCounts counts;  // deal_by_hand: the correct counts
};

// The refusal of a decision: the page's words are made from `reason`, all other texts from `fault`.
struct Refusal {
  enum class Reason : std::uint8_t {
    game_over,
    not_your_turn,
    not_now,
    word_not_possible,
    must_beg,
    gift_barred,
    no_trump_to_give,
    not_in_hand,
    must_follow_trump,
    must_follow,
    must_follow_or_trump,
    must_trump,
    must_overtrump,
    wrong_number_of_discards,
    same_card_twice,
    may_not_lay_down,
    nothing_to_take_back,
    nothing_to_call,
    may_not_look,
    cannot_be_dealt,
    no_misdeal,
    may_not_expose,
    no_exposed_card,
    may_not_be_called,
    called_for
  };
  Reason reason{};
  Fault fault{};

  // In English, for developers and the command line.
  std::string sentence() const { return fault.sentence(); }
};

Table new_table(const Setup& setup);

// The next automatic event; false if somebody must choose or the game is over.
bool next_event(const Table& table, Event& event);

void apply(Table& table, const Event& event);

Choice choice(const Table& table);

// The seats that may lay their hands down before the next lead (throw_in), in the order in which
// they are asked: `seats[i]` for i below `count`.
struct Asked {
  std::array<std::int8_t, max_players> seats{};
  int count = 0;
};
Asked may_lay_down(const Table& table);

// The event of this decision, or its refusal.
std::variant<Event, Refusal> judge(const Table& table, const Decision& decision);
// The same for hot loops: writes into `event`, which must be fresh and is meaningless after a
// refusal.
std::optional<Refusal> judge(const Table& table, const Decision& decision, Event& event);

// Appends and applies all automatic events until somebody must choose.
void advance(Table& table, Events& events);

// Why the seat in turn cannot play this card now; empty if it can.
std::optional<Refusal> why_not(const Table& table, Card card);

constexpr int next_seat(const Table& table, int seat) {
  return seat + 1 == table.players ? 0 : seat + 1;
}
constexpr int eldest(const Table& table) { return next_seat(table, table.dealer); }
// seat % sides, without a division.
constexpr int side_of(const Table& table, int seat) {
  while (seat >= table.sides) seat -= table.sides;
  return seat;
}
constexpr bool is_out(const Table& table, int seat) { return (table.laid_down >> seat & 1) != 0; }
// True if this seat holds more cards than it may play with (discard).
bool must_discard(const Table& table, int seat);
// Number of seats that play to each trick.
constexpr int seats_in_play(const Table& table) {
  return table.players - std::popcount(table.laid_down);
}
// The trick on the table: cards played since the last complete trick.
constexpr int trick_size(const Table& table) { return table.play_count - table.trick_start; }
// The winning play of the trick so far. Precondition: the trick is not empty. Cards taken back do
// not count.
constexpr const Play& winning_play(const Table& table) { return table.plays[at(table.winning)]; }
// The trick from the plays before this index, without a card taken back, and the index of its
// winning play.
struct GrownTrick {
  GrowingTrick growing;
  int winning;
};
GrownTrick grown_trick(const Table& table, int end);
// The state the next player needs; for a player who replaces a card, the state at that time.
inline TrickState trick_state(const Table& table) {
  const int best = table.hole >= 0 ? grown_trick(table, table.hole).winning : table.winning;
  return trick_before(table.plays[at(table.trick_start)].card.suit(), table.plays[at(best)].card,
                      table.trump);
}

}  // namespace allfours
