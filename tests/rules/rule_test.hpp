// Shared by the rule tests. RULE quotes the sentence of RULES.md (or EVENTS.md) under test, and
// prints it when a later check fails. A Deal sets up a table with chosen cards; the Story of that
// deal makes decisions and reads the events back in short lines:
//   Story story = Deal("trinidad").score({13, 13}).hand(1, "As ...").turned("7s").start();
//   story.says("stand").plays("As 3s 4s 5s");
//   EXPECT_EQ(story.awards(), (Lines{"side 1 +1 high"}));
// By default seat 0 deals and seat 1 is eldest.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/table/table.hpp"

#define RULE(section, sentence) SCOPED_TRACE("RULES.md " section ": " sentence)
#define EVENTS_RULE(sentence) SCOPED_TRACE("EVENTS.md: " sentence)

namespace allfours {

using Lines = std::vector<std::string>;

Card card_of(std::string_view text);
std::vector<Card> cards_of(std::string_view text);  // "As Tc 2h"
CardSet set_of(std::string_view text);
std::string text_of(CardSet cards);       // in pack order
std::string line_of(const Event& event);  // "seat 1 plays As", "side 0 +1 high"

// The variant with its usual rules, changed by "hang_jack=false target=9".
Setup setup_of(std::string_view variant, int players = 0, std::string_view changes = {});

class Story {
 public:
  Story(Setup setup, Table table, Events log);

  // Decisions of the seats to move, in order. A refusal fails the test.
  Story& says(std::string_view words);      // "beg run"
  Story& plays(std::string_view cards);     // "As 3s 4s 5s"
  Story& discards(std::string_view cards);  // by one seat
  Story& lays_down(int seat);
  Story& takes_back(int seat);
  Story& looks(int seat);
  Story& deals(const std::vector<int>& counts);  // by hand, this many to each seat
  Story& calls_misdeal(int by);
  Story& calls(int by, int seat, int trick);
  Story& exposes(int seat, std::string_view card);
  Story& calls_for(int by, int seat, std::string_view card);
  Story& nobody_calls();  // everybody passes before the settlement
  // Everybody plays the first legal card in pack order (discards likewise) until the end of the
  // hand.
  Story& plays_out();
  // The reason why this is impossible now; fails the test if it is possible.
  Refusal refused(const Decision& decision);
  Refusal refuses_to_say(Say word);
  Refusal refuses_to_play(std::string_view card);

  const Setup& setup() const { return setup_; }
  const Table& table() const { return table_; }
  const Events& log() const { return log_; }
  int turn() const { return table_.turn; }
  std::string words() const;  // possible announcements, "stand beg"
  std::string legal() const;  // legal cards, "2h As"
  int score(int side) const { return table_.score[static_cast<std::size_t>(side)]; }
  bool over() const { return table_.phase == Phase::over; }

  // The first hand up to its end or redeal, as lines.
  Lines told() const;
  Lines awards() const;
  // The last decision and its automatic events.
  Lines last() const;
  // The events of one kind in the first hand.
  Events all(EventKind kind) const;
  // The award of this kind in the first hand; fails the test if there is none.
  Event award(AwardFor what) const;

 private:
  Story& decides(const Decision& decision);
  std::size_t first_hand_end() const;

  Setup setup_;
  Table table_;
  Events log_;
  std::size_t last_ = 0;
};

class Deal {
 public:
  explicit Deal(std::string_view variant, int players = 0);

  Deal& rules(std::string_view changes);  // "hang_jack=false target=9"
  Deal& dealer(int seat);
  Deal& score(std::vector<int> score);  // per side
  // The first six cards of a seat, then three for each run, in the order of the deal. Missing cards
  // and seats are filled with the remaining cards in pack order.
  Deal& hand(int seat, std::string_view cards);
  Deal& turned(std::string_view cards);  // the cards turned, one after another
  Deal& stock(std::string_view cards);   // California Jack: the cards drawn, from the first
  Deal& cut(std::string_view card);      // California Jack: the card that shows trump
  Story start();

 private:
  Pack pack() const;

  Setup setup_;
  int dealer_ = 0;
  std::vector<int> score_;
  std::map<int, std::vector<Card>> hands_;
  std::vector<Card> turned_;
  std::vector<Card> stock_;
  Card cut_;
};

// The number of events of this kind in these lines.
int count_of(const Lines& lines, std::string_view line);

}  // namespace allfours
