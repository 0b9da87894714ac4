// On a desk the tricks won lie beside the hand, one back per trick, with their number as text; in
// smaller windows the plates count them. At every moment of games of two sides.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "app/table/table_awards.hpp"
#include "app/table/table_state.hpp"
#include "ui/assets.hpp"
#include "ui/faults.hpp"
#include "ui/moments.hpp"
#include "ui/screen.hpp"

namespace allfours {
namespace {

int count_in(const ui::Trace& trace, ui::Trace::Kind kind) {
  return static_cast<int>(
      std::count_if(trace.items.begin(), trace.items.end(), [&](const ui::Trace::Item& item) {
        return item.kind == kind && item.group >= 0 &&
               trace.groups[static_cast<std::size_t>(item.group)].name == "the won tricks";
      }));
}

int tricks_of_hand_shown(const Session& session) {
  int tricks = 0;
  for (int i = session.shown(); i-- > 0;) {
    const Event& event = session.log()[static_cast<std::size_t>(i)];
    if (event.kind == EventKind::hand) break;
    if (event.kind == EventKind::trick) ++tricks;
  }
  return tricks;
}

TEST(WonTricks, LieBesideTheHandOnADesk) {
  Screen screen(built_assets(), {});
  int seen = 0;
  int open = 0;
  for (const char* game : {"trinidad/4", "pitch/4", "german/2", "seven-up/2", "west-yorkshire/4"}) {
    const std::string name(game);
    const MomentSeen moment =
        moment_of("mid_trick", name.substr(0, name.find('/')), name.back() - '0');
    App& app = *moment.app;
    const int last = live_moment(app.table());
    for (int at = 2; at <= last; at += 3) {
      app.act("moment:" + std::to_string(at));
      // The count of points may need the room.
      if (award_is_up(app.table())) continue;
      const Table& table = app.table().session.table();
      const int tricks = tricks_of_hand_shown(app.table().session);
      const bool one_open = table.rules.first_trick_open && table.tricks > 0;
      for (const Window& window : windows()) {
        const Drawn drawn = screen.draw(app, window, false);
        const int backs = count_in(drawn.trace, ui::Trace::Kind::back);
        if (window.name != "desktop-1280x720" && window.name != "large-2560x1440") {
          if (!window.name.starts_with("tablet")) {
            EXPECT_EQ(backs, 0) << window.name;
          }
          continue;
        }
        // A trick that stays open lies elsewhere.
        EXPECT_EQ(backs, tricks - (one_open && tricks > 0 ? 1 : 0))
            << game << " at " << at << " in " << window.name;
        seen += tricks;
        open += one_open && tricks > 0 ? 1 : 0;
        EXPECT_EQ(count_in(drawn.trace, ui::Trace::Kind::words) > 0, tricks > 0);
      }
    }
  }
  EXPECT_GT(seen, 20);
  EXPECT_GT(open, 0);
}

}  // namespace
}  // namespace allfours
