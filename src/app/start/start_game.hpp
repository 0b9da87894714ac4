// Games that come to the table, from a link, the start screen or storage, and tables that are left.
// Knows no screen and no storage. Tests: tests/app/app_test.cpp, tests/app/links/sharing_test.cpp.
#pragma once

#include <string_view>

#include "app/links/link.hpp"

namespace allfours {

class App;
class ArrivedLink;
struct Fault;
struct Lesson;
struct SavedGame;

// Puts the game on the table: a new one, a saved one, or the one of a lesson.
void start_game(App& app, OpenedLink link, const SavedGame* kept = nullptr,
                const Lesson* lesson = nullptr);
// Starts a new game of the person and saves it from the start.
void start_own_game(App& app, OpenedLink link);
// Puts what a link means on the table, or says what is wrong with it.
void open_arrived(App& app, const ArrivedLink& arrived);
// Puts a game of a link that was sent on the table: it waits for the person to begin. Until then
// the address stays, so that a reload shows the same.
void start_sent(App& app, OpenedLink link, std::string_view address);
// Says what is wrong with a link, and offers the deal, where that much of the link is whole.
void say_bad_link(App& app, const Fault& fault, std::string_view fragment);
// Keeps the game, and removes everything that refers to the table before it goes: sheets and
// dialogs over it, messages, pending requests. hear_worker drops a late answer.
void clear_table(App& app);
// Shows the start screen in its place.
void leave_table(App& app);
// Shows the start screen with a fresh deal selected.
bool new_game(App& app);

}  // namespace allfours
