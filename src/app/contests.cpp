#include "app/contests.hpp"

#include "app/features/bar_cup/bar_cup_feature.hpp"
#include "app/features/series/series_feature.hpp"

namespace allfours {

std::string contest_mark(const App& app) { return series_mark(app) + bars_mark(app); }

std::string contest_note(const App& app) { return series_note(app) + bars_note(app); }

bool go_on_with_contest(App& app) { return go_on_with_series(app) || go_on_with_bars(app); }

void tell_table_of_contest(App& app) {
  tell_table_of_series(app);
  tell_table_of_bars(app);
}

}  // namespace allfours
