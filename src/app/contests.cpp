#include "app/contests.hpp"

#include <algorithm>

#include "app/app.hpp"
#include "app/feature.hpp"
#include "app/table/table_keeping.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

std::vector<Account> accounts(const App& app) {
  std::vector<Account> all;
  for (const Feature* feature : features()) {
    const auto& [mark, note] = feature->account;
    Account one{mark != nullptr ? mark(app) : std::string(),
                note != nullptr ? note(app) : std::string()};
    if (!one.mark.empty() || !one.note.empty()) all.push_back(std::move(one));
  }
  return all;
}

bool go_on_with_contest(App& app) {
  return std::ranges::any_of(features(), [&](const Feature* feature) {
    return feature->contest.go_on != nullptr && feature->contest.go_on(app);
  });
}

bool is_under_way(const App& app, std::string_view origin) {
  const AppState& state = app.state();
  return state.table && app.screen() == App::Screen::table && !origin.empty() &&
         state.own_origin == origin && real_game(*state.table).table().winner < 0;
}

void tell_table_of_contest(App& app) {
  if (app.state().table) app.state().table->contest = {};
  for (const Feature* feature : features()) {
    if (feature->contest.tell_table != nullptr) feature->contest.tell_table(app);
  }
}

}  // namespace allfours
