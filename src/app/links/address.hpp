// The fragment of the page's address. Knows no page. Tests: tests/app/app_languages_test.cpp.
#pragma once

#include <string>

namespace allfours {

struct AppState;

// Adds the language to the fragment if the link we came by asked for one.
std::string address_of(const AppState& state, std::string link);
// From now on this fragment is the page's address, and the table's.
void show_address(AppState& state, const std::string& address);

}  // namespace allfours
