// Looking around at a table: earlier moments, branches, expanded rows, the last trick and all
// hands. Verbs return true if something was done or said. Knows no decision. Tests:
// tests/app/table/app_playback_test.cpp, tests/app/table/app_branches_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/context.hpp"
#include "app/narration/explanation.hpp"

namespace allfours {

struct TableState;

// Navigation actions; also possible while the game goes on.
std::vector<Action> moment_actions(const TableState& table);
// The mark of a game that does not count: "Practice 2 · taken back 3 times"; else empty.
std::string practice_text(const TableState& table);
std::string game_name(const TableState& table, int game);
// Levels of the others if not the default: "Opponents: Expert"; else empty.
std::string levels_text(const TableState& table);
bool hand_open(const TableState& table, int heading);
// The evidence of an expanded award, or null.
const Evidence* open_evidence(const TableState& table, int moment);
// The last complete trick of the hand shown, if any.
std::optional<EvidenceLine> last_trick_line(const TableState& table);
// All hands of the hand shown, once its end has been shown.
bool can_show_all_hands(const TableState& table);
bool all_hands_open(const TableState& table);
Evidence all_hands_lines(const TableState& table);

bool go_to_moment(TableState& table, std::string_view what);
bool step_moments(TableState& table, std::string_view what);
bool step_by_tricks(TableState& table, std::string_view what);
bool back_to_game(TableState& table);
// The moment shown becomes a game of its own; the original is kept unchanged.
bool play_on(TableState& table);
// Branches off before one of the person's reviewed decisions.
bool branch_before_decision(TableState& table, std::string_view what);
bool choose_game(TableState& table, std::string_view what);
bool toggle_hand(TableState& table, std::string_view what);
bool toggle_why(TableState& table, std::string_view what);
bool toggle_last_trick(TableState& table);
bool toggle_all_hands(TableState& table);
bool copy_history(TableState& table);
// Folds the caption of a lesson or a puzzle, which covers the table in small windows.
bool fold_caption(TableState& table);

void go_to(TableState& table, int moment);
void go_to_live_moment(TableState& table);
bool show_game(TableState& table, int game);
// Number of views open above the table: the hint, all hands, the last trick, an earlier moment.
int open_layers(const TableState& table);
// Closes the top one; false if none is open.
bool close_top_layer(TableState& table);
// Closes everything open above the table.
void close_layers(TableState& table);

}  // namespace allfours
