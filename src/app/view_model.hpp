// The view model: everything the person at the screen may see, and the only input of the room ui.
// Plain data, filled once a frame: the table and the hand's events as their seat can know them at
// the moment shown (core/table/seat_view.hpp), the open hands, and the texts, rows and controls of
// the app. The app outlives it, and must not change while it is used. Knows no picture, and exposes
// neither session, log nor whole table. Tests: tests/ui/secrets_test.cpp.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/contests.hpp"
#include "app/context.hpp"
#include "app/features/daily/daily.hpp"
#include "app/features/hint/hint.hpp"
#include "app/features/saved/saved_summary.hpp"
#include "app/modes/lesson/lesson.hpp"
#include "app/narration/caption.hpp"
#include "app/narration/explanation.hpp"
#include "app/narration/history.hpp"
#include "app/narration/history_expansion.hpp"
#include "app/narration/point_status_text.hpp"
#include "app/session/award_weight.hpp"
#include "app/start/start_screen.hpp"
#include "app/table/table_count.hpp"
#include "core/table/seat_view.hpp"

namespace allfours {

class App;
struct TableState;

// Level of a bot: its name, and as n of m; empty for the default level.
struct SeenLevel {
  std::string_view name{};
  int strength = 0, strengths = 0;
};

struct SeenSeat {
  bool is_person = false;  // not a bot
  std::string initial;     // for the nameplate: of a name, or a number
  SeenLevel level;
  // Cards of this hand that are open to everybody: a hand laid down, and every hand if the
  // embedding page wants it.
  CardSet open_hand;
  int cards_before = 0;  // number of cards in this seat's hand, plus those dealt to it by hand
};

// Cards of the person's hand; asked: those a lesson asks for.
struct SeenCards {
  CardSet picked, choosable, playable, to_expose, asked;
  Card chosen, raised;  // or no_card
};

// The instruction and the buttons; none while a curtain is down.
struct SeenControls {
  std::string prompt;
  std::vector<Action> actions;
  std::vector<Action> steps;
  std::vector<Action> seats_to_deal_to;
};

// Several people play at this screen and the turn has passed: nobody's hand is visible until the
// next one takes the seat, the only possible action.
struct SeenCurtain {
  bool falls = false;
  int next_person = -1;
  Caption caption;
  Action seat_taking;
};

// The game and its branches. Text: the mark of one that does not count.
struct SeenBranches {
  struct Game {
    int number = 0;
    std::string name;
  };
  int shown = 0;
  std::vector<Game> games;
  std::string text;
};

struct SeenHint {
  bool is_offered = false;   // advice is available in this game
  bool is_possible = false;  // and now
  Hint::Stage stage = Hint::Stage::none;
  const Advice* advice = nullptr;
  std::string headline;
};

// What is open above the table.
struct SeenLooking {
  const Opened* opened = nullptr;
  bool last_trick_open = false;
  std::optional<EvidenceLine> last_trick;
  bool can_show_all_hands = false;
  bool all_hands_open = false;
  Evidence all_hands;
};

// The four points of the hand so far.
struct SeenPoints {
  bool are_shown = false;
  std::array<SoFarBox, 4> boxes;
  std::string_view note;
};

// Text: to copy. Decisive: moments of the awards that decided the game.
struct SeenResult {
  std::string text;
  std::vector<int> decisive;
};

struct SeenAward {
  bool is_up = false;
  bool waits = false;  // for a touch
  AwardWeight weight{};
  // Before the award for Game its card points are counted: the cards so far, the number of those
  // still to come, and the number of all of the side with the most.
  bool counts = false;
  std::vector<CountedCard> counted;
  int to_come = 0;
  int longest = 0;
};

// A lesson or a puzzle, or a game from a link that waits to begin: all use the caption strip.
struct SeenLead {
  bool teaches = false;
  bool solves = false;
  bool leads = false;         // teaches or solves
  bool is_captioned = false;  // the caption strip is in use
  std::string title;
  Caption caption;
  bool caption_holds = false;     // it is not about what has been done already
  std::vector<Caption> captions;  // every one that may come, for the room they need
  int part = 0, parts = 0;        // progress of a lesson
  bool is_achieved = false;       // the puzzle is solved, or the lesson at its end
  bool is_folded = false;
};

// A caption of somebody's first game at this moment.
struct SeenFirstGame {
  bool tells = false;
  Caption caption;
  std::optional<std::string> question;
};

struct SeenTable {
  explicit SeenTable(const TableState& state);

  SeatView view;
  Setup setup;    // without seed and given cards
  Events events;  // of the hand shown, up to the moment shown; before the first hand, all so far
  std::string_view deal_name;      // the seed, unless it is hidden
  const void* identity = nullptr;  // differs between tables and between viewers
  int moment = 0;
  bool at_end = false;  // nothing is left to be shown
  bool looking_back = false;
  bool waits = false;  // a link's game waits for somebody to begin
  bool waits_for_next_hand = false;
  bool game_over = false;
  bool several = false;
  bool can_undo = false, can_redo = false, was_undone = false;
  int taken_back = 0;
  bool offers_review = false;
  std::string challenge, challenge_mark;
  const Narrator* narrator = nullptr;
  const std::vector<HistoryRow>* history = nullptr;

  std::array<SeenSeat, max_players> seats;
  SeenCards cards;
  SeenControls controls;
  SeenCurtain curtain;
  SeenBranches branches;
  SeenHint hint;
  SeenLooking looking;
  SeenPoints points;
  SeenResult result;
  SeenAward award;
  SeenLead lead;
  SeenFirstGame first_game;
};

// The rows below this heading are shown.
bool hand_open(const SeenTable& table, int heading);

// The deals of the day, if the date is known: weekday (0: Monday), variant and result of each,
// the days played this week, and the streak.
struct SeenToday {
  struct Deal {
    const Variant* variant = nullptr;
    const DayResult* result = nullptr;  // null until it is played
  };
  int weekday = 0;
  Deal trinidad, other;
  std::array<bool, 7> week{};
  int streak = 0;
};

// A series of games at the table: its length, and the games won, the person's side first.
struct SeenSeries {
  int length = 0;
  std::array<int, 2> won{};
};

// The start screen, and empty at a table.
struct SeenStart {
  int minutes = 0;  // duration of the selected game
  std::string_view level;
  int people = 0;
  std::optional<SeenToday> today;
  bool series_runs = false;                      // one is not over
  const SavedSummary* game_to_resume = nullptr;  // null: there is none
  int kept_games = 0;                            // number, including that one and unreadable ones
};

// What a game is part of, besides itself. Notes are about the result of a hand or a game.
struct SeenRecords {
  std::string day_note;
  int streak = 0;           // of days, if the table has a deal of the day
  bool day_counts = false;  // its result is counted and on the screen
  std::optional<SeenSeries> series;
  std::vector<Account> accounts;
  bool has_night = false;         // a league night
  bool away_from_league = false;  // the person's own table is not on the screen
};

struct Seen {
  explicit Seen(const App& app);

  bool at_table() const { return any_table.has_value(); }
  // Precondition: at_table(); else the program aborts.
  const SeenTable& table() const { return any_table.value(); }

  std::optional<SeenTable> any_table;

  const StartScreen* start = nullptr;
  SeenStart at_start;
  // Of the game selected on the start screen, or at the table; without seed and given cards.
  Setup rules_setup;
  bool is_league = false;
  SeenRecords records;
  std::vector<Action> menu_entries;  // the entries of features in the menus
  bool embedded = false;
  bool offers_play = false;
  bool lessons_coming = false;
  bool everything = false;  // the history shows all events, not only points
  // At a table of people on devices: something can be called across it; and the call of each seat
  // that is shown now.
  bool offers_calls = false;
  std::array<std::string_view, max_players> calls;
  const Words* words = nullptr;
  const Settings* settings = nullptr;
  Language language{};
  const Message* message = nullptr;
  const Sheets* sheets = nullptr;
  const std::string* focused = nullptr;
};

bool row_shown(const Seen& seen, const HistoryRow& row);

}  // namespace allfours
