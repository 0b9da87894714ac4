// A second reading of RULES.md for the property tests: it follows a game by its events alone, keeps
// its own account of cards, tricks and scores, and knows beforehand every award, every set of legal
// cards and who must act. Written without the core's own rules, so that a mistake must be made
// twice.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/table.hpp"

namespace allfours {

class Referee {
 public:
  explicit Referee(const Setup& setup);

  // Judges an event, and the table as it stands before it.
  void see(const Table& before, const Event& event);
  // After the last event.
  void see_end(const Table& after);
  // What was found wrong first, or "".
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

  CardSet legal_for(int seat) const;
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
  CardSet pack_;  // still to come off it
  CardSets hands_{}, kept_{}, taken_{}, discarded_{};
  CardSet laid_down_;
  std::vector<Card> turned_;
  int deals_ = 0;
  int drawn_ = 0;
  int accepted_ = -1, gave_ = -1;
  bool trump_fixed_ = false;
  Suit trump_{};

  // The play.
  struct Played {
    int seat = -1;
    Card card;
  };
  std::vector<Played> trick_;
  int to_play_ = -1;
  int last_winner_ = -1;
  int tricks_ = 0;
  int out_ = 0;
  bool void_of_both_ = false;  // the last play: neither the suit led nor a trump was in hand
  bool high_claimed_ = false;
  std::vector<Due> due_;
  std::size_t paid_ = 0;  // how many of them have been seen
};

}  // namespace allfours
