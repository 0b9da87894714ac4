// Layers: everything open on top of the bare start screen, and opening and closing dialogs and
// sheets among them. Knows no dialog. Tests: tests/app/layers_test.cpp.
#pragma once

#include <string_view>

namespace allfours {

class App;
struct AppState;

// The number of layers: lists, the table, its views of earlier moments and cards, sheets, a dialog.
// act("back") closes the top one.
int layers(const AppState& state);
// Opens this dialog, or closes it.
bool toggle_dialog(App& app, std::string_view name);
// Withdraws open confirmations, and makes deletions of the closing dialog final.
void cancel_confirmation(App& app);
// A sheet is part of the picture, which not everybody sees: says that it has opened or closed.
void tell_of_sheet(AppState& state, bool open, std::string_view opened);

}  // namespace allfours
