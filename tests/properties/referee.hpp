// The referee: a second implementation of RULES.md for the property tests. It follows a game by its
// events alone, tracks cards, tricks and scores itself, and predicts every award, every set of
// legal cards and the seat to act. It shares no rules with the core, so that a fault would have to
// be made twice.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "core/table/table.hpp"

namespace allfours {

class Referee {
 public:
  explicit Referee(const Setup& setup);

  // Checks an event against the table before it.
  void see(const Table& before, const Event& event);
  // To be called after the last event.
  void see_end(const Table& after);
  // The first objection, or "".
  const std::string& wrong() const { return wrong_; }

 private:
  struct Due {
    AwardFor what{};
    int side = -1;
    int points = 0;
  };
  using CardSets = std::array<CardSet, max_players>;

  void check(bool good, const char* what);
  void compare_with(const Table& table);
  int side_of_seat(int seat) const { return seat % sides_; }
  int after(int seat) const { return (seat + 1) % players_; }
  bool out(int seat) const { return (out_ >> seat & 1) != 0; }

  void see_hand(const Event& event);
  void see_deal(const Event& event);
  void see_turn_up(const Event& event);
  void see_say(const Event& event);
  void see_trump(const Event& event);
  void see_discard(const Event& event);
  void see_play(const Event& event);
  void see_trick(const Event& event);
  void see_draw(const Event& event);
  void see_lay_down(const Event& event);
  void see_award(const Event& event);
  // Irregularities: referee_irregular.cpp.
  void see_take_back(const Event& event);
  void see_call(const Event& event);
  void see_look(const Event& event);
  void see_deal_by_hand(const Event& event);
  void see_call_misdeal(const Event& event);
  void see_misdeal_pass(const Event& event);
  void see_redeal(const Event& event);
  // The opponent of the dealer at this place, counted from eldest on; -1: none.
  int opponent_of_dealer(int place) const;
  void see_pass(const Event& event);
  void see_expose(const Event& event);
  void see_call_card(const Event& event);
  CardSet expected_from(int seat) const;  // after calls for cards
  bool costs_the_game(CardSet hand, Card card) const;

  CardSet legal_for(int seat) const;
  struct Played;
  CardSet without_undertrumps(CardSet legal, std::span<const Played> before) const;
  bool is_worthless(Card card) const;
  int turned_points(Card card) const;
  void expect(AwardFor what, int side, int points) { due_.push_back({what, side, points}); }
  void expect_turned(Card card);
  void expect_after_play();
  void expect_settlement();
  Due point_for(Card card, PointTo to, AwardFor what) const;
  Due point_for_game() const;

  RuleSet rules_;
  int players_ = 0;
  int sides_ = 0;
  std::string wrong_;
  long events_ = 0;
  EventKind last_ = EventKind::game_end;

  std::array<int, max_players> score_{};
  int decided_ = -1;
  int dealer_ = -1;
  int hand_ = 0;
  bool redealt_ = false;

  // The deal.
  CardSet pack_;  // not dealt yet
  CardSets hands_{}, kept_{}, taken_{}, discarded_{};
  CardSet laid_down_;
  std::vector<Card> turned_;
  int deals_ = 0;
  std::vector<int> counted_;     // by hand, for the next deal
  bool misdealt_ = false;        // a deal of this hand was wrong
  bool misdeal_called_ = false;  // and was called
  int misdeal_passes_ = 0;       // or this many did not call it
  int drawn_ = 0;
  int accepted_ = -1, gave_ = -1;
  bool trump_fixed_ = false;
  Suit trump_{};

  // Play.
  struct Played {
    int seat = -1;
    Card card;
    bool wrong = false;       // outside the legal set
    bool loses_game = false;  // and costs the whole game
    bool called = false;
  };
  struct Exposed {
    Card card;
    int trick = 0;  // number, from 1; changes with each lead
  };
  std::vector<Played> trick_;
  std::vector<std::vector<Played>> gathered_;  // the tricks of this hand
  std::vector<Event> draws_;                   // since the last trick
  int latest_ = 0;                             // index in `trick_` of the latest card
  int hole_ = -1;                              // index in `trick_` of a card taken back
  int passes_ = -1;                            // before the settlement; -1: not asked yet
  bool looked_ = false;                        // before the pitch
  std::vector<Exposed> exposed_;
  std::array<Card, max_players> called_for_{};  // to this trick, of each seat
  int no_game_ = 0;                             // bit s: side s has revoked
  int to_play_ = -1;
  int last_winner_ = -1;
  int tricks_ = 0;
  int out_ = 0;
  bool void_of_both_ = false;  // the last play: neither the suit led nor a trump was in hand
  bool high_claimed_ = false;
  std::vector<Due> due_;
  std::size_t paid_ = 0;  // awards seen of these
};

}  // namespace allfours
