// The state of a table: the game being played or looked back at, its branches, its narration, what
// is expanded and marked, and its timing. Free functions work on it; each header of app that begins
// with table_ has those of one subject. Each game gets a new state, so nothing is carried over.
// Knows no start screen, no dialogs, no other visits, and not where bots think. Tests:
// tests/app/table.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/context.hpp"
#include "app/features/duplicate/replayed_hands.hpp"
#include "app/features/hint/hint.hpp"
#include "app/features/review/decision_review.hpp"
#include "app/features/saved/saved_game.hpp"
#include "app/links/link.hpp"
#include "app/narration/history_expansion.hpp"
#include "app/narration/narration.hpp"
#include "app/session/manual_deal.hpp"
#include "app/session/mistakes.hpp"
#include "app/session/playback.hpp"
#include "app/session/practice.hpp"
#include "app/session/session.hpp"
#include "app/table/any_mode.hpp"

namespace allfours {

// The contest of the game at the table (contests.hpp), for the table's actions and sentences.
struct ContestHere {
  bool goes_on = false;  // another game of it follows this one
  // The dialog in which the contest goes on after its last game, and the dialog's name; empty:
  // none.
  std::string_view dialog{};
  std::string_view Words::*name = nullptr;
  // A sentence about the cost of a hint or of a move taken back; null: the one of every game.
  std::string_view Words::*cost_of_help = nullptr;
  bool help_costs_match = false;  // the match then does not count
};

struct TableState {
  // Opens at the moment of the link, as playback if more has happened; else at the end of its
  // decisions, where a hand's end waits for the person. The context outlives the table and has its
  // texts. A saved game resumes where it stopped; its link is the same game. A lesson starts at its
  // beginning, with its own link.
  TableState(Context& context, OpenedLink link, int seat, const SavedGame* kept = nullptr,
             const Lesson* lesson = nullptr);
  TableState(const TableState&) = delete;  // the narrator keeps a pointer to the setup
  TableState& operator=(const TableState&) = delete;

  Context& context;
  Session session;
  Playback playback;
  Practice practice;
  Narration narration;
  Opened opened;
  Hint hint;
  Mistakes mistakes;
  PacketsDealt packets;
  DecisionReview verdicts;
  ReplayedHands hands_again;  // the finished hands as a bot plays them from the person's seat
  AnyMode mode;               // how the game differs from the usual one

  std::optional<int> caption;  // of a first game, while shown
  int caption_closed = -1;     // moment at which one was last dismissed
  std::string address;
  bool waits = false;         // the game of a link, not begun yet: nothing moves until then
  bool own = false;           // the person plays in it
  bool others_moves = false;  // it contains decisions that others made before the person came
  bool hints_used = false;
  bool counted = false;  // is in the statistics
  ContestHere contest{};
  bool next_hand = false;  // the person has gone on from the hand's end

  CardSet picked;  // marked for discarding
  // The card chosen while others play or points are read, to be played at the person's turn.
  Card chosen;
  Card raised;                 // touched once, while a second touch is wanted
  Card card_to_expose;         // once everything is shown
  int claimed_from = -1;       // events when the person took the rest of the tricks, or -1
  bool told_to_go_on = false;  // from an award that waits
  bool undo_told = false;      // what undoing costs in this game
  bool last_trick_open = false;
  bool all_hands_asked = false;
  // The count of card points for Game: the moment it was made at, and when it began.
  struct {
    int moment = -1;
    double begun = 0;
  } count{};
  double due = 0;  // time of the next automatic change, in milliseconds
};

// An earlier moment is on the screen.
bool looking_back(const TableState& table);
int live_moment(const TableState& table);
bool game_over(const TableState& table);
bool is_lesson(const TableState& table);
// The lesson, puzzle or duel at this table, or null.
const LessonRun* lesson_at(const TableState& table);
const PuzzleRun* puzzle_at(const TableState& table);
const DuelRun* duel_at(const TableState& table);
// No undo, no hints and no branches.
bool is_strict(const TableState& table);
// Mistakes in the rules are possible (table_rules).
bool may_err(const TableState& table);
// Every hand is open: in a puzzle, or because the embedding page wants it.
bool opens_hands(const TableState& table);
// The game as its people played it: no branch, undo, hints or moves of others.
bool played_without_help(const TableState& table);
// Does not count: played with help, or with several people.
bool is_practice(const TableState& table);
// The name of the deal, from which its cards follow; empty while people on devices
// play it, and in another page that keeps hands hidden.
std::string_view deal_name(const TableState& table);
const Session& real_game(const TableState& table);

// Waits from now on for somebody to begin. Called once, right after construction.
void wait_to_begin(TableState& table);
// Rebuilds the history with the current names and texts.
void tell_anew(TableState& table);

}  // namespace allfours
