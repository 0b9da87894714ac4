// What lies behind a line of the hand history, opened: the tricks of a hand, the evidence for an
// award (who was dealt the card, who took it and in which trick, the card points of both piles),
// and the hands as they were dealt once the hand is over. Pure functions of a log.
// `explain` and `tricks_of_hand` know no more than the person at the screen: they read the redacted
// log. Knows no screen. Tests: tests/app/explanation_test.cpp.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/narrator.hpp"

namespace allfours {

// A little card with what is said about it.
struct CardNote {
  Card card;
  std::string note;     // who played it, what it counts; may be empty
  bool marked = false;  // the card that it is about
};

// A sentence, or what the cards after it are.
struct EvidenceLine {
  std::string text;
  std::vector<CardNote> cards;
  std::string rule;  // where the text is a rule in its own words: field and value
};

using Evidence = std::vector<EvidenceLine>;

// A trick of the hand that a log ends in.
struct SeenTrick {
  int number = 0;   // from 1
  int moment = 0;   // all its cards lie on the table: so many events of the log are shown
  int winner = -1;  // seat; -1 while it is being played
  std::vector<Play> plays;
};

// The tricks of the hand in which this log ends, in order; the last one may be incomplete.
std::vector<SeenTrick> tricks_of_hand(std::span<const Event> log);

// "Trick 3: Nora takes it.", and its cards with who played them.
EvidenceLine trick_line(const SeenTrick& trick, const Narrator& narrator, Card marked = no_card);

// What shows that the last event of the log, an award, is right.
Evidence explain(const Setup& setup, std::span<const Event> log, const Narrator& narrator);

// Every hand as it was dealt, what was discarded and drawn, the turned cards and the rest of the
// pack: of the hand in which this log ends, which must be over (hand_end).
Evidence all_hands(const Setup& setup, std::span<const Event> log, const Narrator& narrator);

// The line as it is read aloud: "Ella: jack of spades (drawn), ten of hearts."
std::string spoken(const EvidenceLine& line, const Words& words);

}  // namespace allfours
