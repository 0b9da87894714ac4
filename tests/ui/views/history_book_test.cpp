// In the hand history each trick is one row, also the first of a game in which the lead names
// trumps.
#include <gtest/gtest.h>

#include <algorithm>

#include "app/table/table_awards.hpp"
#include "app/table/table_state.hpp"
#include "ui/assets.hpp"
#include "ui/moments.hpp"
#include "ui/screen.hpp"
#include "words/words.hpp"

namespace allfours {
namespace {

TEST(HistoryBook, HasEachTrickOnce) {
  Screen screen(built_assets(), {});
  const Window desk{"desktop-1280x720", 1280, 720, 1, false};
  int rows = 0;
  for (const char* game : {"west-yorkshire/4", "pitch/4", "german/2", "trinidad/4", "french/2"}) {
    SCOPED_TRACE(game);
    const std::string name(game);
    const MomentSeen moment =
        moment_of("mid_trick", name.substr(0, name.find('/')), name.back() - '0');
    App& app = *moment.app;
    app.act("tab:everything");
    const int last = live_moment(app.table());
    for (int at = 2; at <= last; ++at) {
      app.act("moment:" + std::to_string(at));
      const ui::Trace trace = screen.draw(app, desk, false).trace;
      const Table& table = app.table().session.table();
      const std::string first = fill(app.words().trick_number, {{"n", number_text(1)}});
      const auto drawn = std::count_if(trace.items.begin(), trace.items.end(),
                                       [&](const auto& item) { return item.name == first; });
      EXPECT_LE(drawn, 1) << at;
      if (table.play_count > 0) rows += static_cast<int>(drawn);
    }
  }
  EXPECT_GT(rows, 20);
}

}  // namespace
}  // namespace allfours
