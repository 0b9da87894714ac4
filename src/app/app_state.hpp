// State of the program: its two screens, the person's records, the open dialog, and links and games
// that wait to be opened. The functions of features (feature.hpp) change it; everybody reads it, by
// App::state. Knows no rule and no page. Tests: tests/app/app_test.cpp.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/bots/thinking.hpp"
#include "app/context.hpp"
#include "app/features/saved/saved_games.hpp"
#include "app/modes/together/together.hpp"
#include "app/start/start_screen.hpp"
#include "app/storage/person_records.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

// A game deleted since the list of saved games was opened; `place`: its index in the list.
struct ForgottenGame : SavedText {
  std::size_t place = 0;
};

struct AppState {
  explicit AppState(std::uint32_t entropy) : start(entropy), saved_games(entropy) {}

  Context context;
  std::optional<Language> link_language;  // until another link is opened, or the person chooses
  Language browser_language{};

  // The screens: the table if there is one, else the start screen.
  StartScreen start;
  std::optional<TableState> table;
  std::string begun_address;     // the address of a game that waits to begin
  std::string own_name;          // storage name of the game at the table, if the person plays in it
  std::string own_origin;        // and the name under which it began (SavedGame::origin)
  std::string_view dialog;       // name of the open dialog (dialogs/dialog.hpp); empty: none
  std::string focused;           // the action whose button in the text mirror has the focus
  bool everything = false;       // the history shows all events, not only points
  bool asked_to_forget = false;  // the person has been asked to confirm a deletion
  bool new_version = false;      // of the page

  // The bot of the table.
  Thinking thinking;
  bool told_of_stand_in = false;  // at this table

  // Playing together.
  Together together{context};
  struct {
    std::string shown;    // the table that has been put on the screen
    std::string link;     // to be opened once the page is ready
    std::string resumed;  // a table to go on with then
    bool wanted = false;  // the dialog is opened then
  } together_screen;

  // Games and records.
  SavedGames saved_games;                // the saved games, except the one at the table
  std::vector<ForgottenGame> forgotten;  // in the order of the list, until it closes
  PersonRecords records;  // with those of other tabs, and additions that are not stored yet
  std::set<std::string, std::less<>> unstored;  // names of texts that the storage has refused
  std::optional<Day> today;                     // once the page has sent it (act("date:…"))
  bool begun_on_its_day = false;                // the deal at the table, on a day that is over
  std::string league_told;  // own game of the league match whose result has been announced

  // The other lessons are being loaded; then the puzzle of the day begins, or the lesson that this
  // tab had before a reload goes on ("begging:7": its name and the last step reached).
  bool lessons_coming = false;
  bool puzzle_wanted = false;
  std::string lesson_to_resume;
};

// The table gives a lesson.
bool teaches(const AppState& state);
// It has neither a lesson nor a puzzle.
bool has_game(const AppState& state);
// It shows the game of people on devices.
bool shows_together(const AppState& state);
// The setup of the game at the table, or of the start screen's choice.
Setup rules_setup(const AppState& state);
// A league match is selected or being played.
bool is_league(const AppState& state);

}  // namespace allfours
