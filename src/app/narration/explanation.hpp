// Details behind a line of the hand history: the tricks of a hand, the evidence for an award (who
// was dealt the card, who took it and in which trick, the card points of both piles), and all hands
// as dealt once the hand is over. Pure functions of a log. `explain` and `tricks_of_hand` read the
// redacted log, so they reveal nothing hidden from the person. Knows no screen. Tests:
// tests/app/narration/explanation_test.cpp.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/narration/narrator.hpp"

namespace allfours {

// A small card with a note.
struct CardNote {
  Card card;
  std::string note;     // who played it, or its card points; may be empty
  bool marked = false;  // the card in question
};

// A sentence, or the caption of the cards after it.
struct EvidenceLine {
  std::string text;
  std::vector<CardNote> cards;
  std::string rule;  // if the text is a rule's own words: field and value
};

using Evidence = std::vector<EvidenceLine>;

// A trick of the last hand of a log.
struct SeenTrick {
  int number = 0;   // from 1
  int moment = 0;   // its completion as a moment: a number of events of the log
  int winner = -1;  // seat; -1 while it is being played
  std::vector<Play> plays;
};

// The tricks of the last hand of this log, in order; the last may be incomplete.
std::vector<SeenTrick> tricks_of_hand(std::span<const Event> log);

// "Trick 3: Nora takes it.", and its cards with their players.
EvidenceLine trick_line(const SeenTrick& trick, const Narrator& narrator, Card marked = no_card);

// The evidence that the last event of the log, an award, is right.
Evidence explain(const Setup& setup, std::span<const Event> log, const Narrator& narrator);

// All hands as dealt, discards, draws, turned cards and the rest of the pack, for the last hand of
// this log. Precondition: it is over (hand_end).
Evidence all_hands(const Setup& setup, std::span<const Event> log, const Narrator& narrator);

// The line as read aloud: "Ella: jack of spades (drawn), ten of hearts."
std::string spoken(const EvidenceLine& line, const Words& words);

}  // namespace allfours
