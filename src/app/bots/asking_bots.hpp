// Sends the app's requests to the bots, in a worker or in the program itself: for the game at the
// table, and for the features. Takes the replies. Knows no worker. Tests:
// tests/app/bots/app_thought_test.cpp.
#pragma once

#include <string_view>

namespace allfours {

class App;
struct AppState;

// Sends a request for the game at the table as soon as there is one, while earlier events are still
// being shown; cancels an obsolete one. Precondition: there is a table.
void ask_bot(App& app);
// Sends the most urgent request of the features.
void ask_for_features(App& app);
// The reply of the worker. That of a bot shows once the table is ready for it.
bool hear_worker(App& app, std::string_view what);
void stop_thinking(AppState& state);
// The selected bot cannot think in the page, and there is no worker: said once per game.
void tell_of_stand_in(AppState& state);

}  // namespace allfours
