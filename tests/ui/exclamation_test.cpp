// Exclamations of bots on a desk when a jack is hanged or the game ends: one bot involved speaks in
// a bubble, and nobody else; none in a small window or in a review.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "app/table/table_actions.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "ui/assets.hpp"
#include "ui/moments.hpp"
#include "ui/screen.hpp"
#include "words/words.hpp"

namespace allfours {
namespace {

const Window& named_window(std::string_view name) {
  return *std::find_if(windows().begin(), windows().end(),
                       [&](const Window& window) { return window.name == name; });
}

// The player, by number, who says this phrase in this window; 0: nobody.
int who_says(Screen& screen, App& app, std::string_view window, std::string_view phrase) {
  const Drawn drawn = screen.draw(app, named_window(window), false);
  for (int person = 1; person < max_players; ++person) {
    const std::string words = fill(phrase, {{"n", std::to_string(person)}});
    for (const ui::Trace::Item& item : drawn.trace.items) {
      if (item.kind == ui::Trace::Kind::words && item.name == words) return person;
    }
  }
  return 0;
}

TEST(Exclamations, OneOfThoseItIsAboutSpeaks) {
  Screen screen(built_assets(), {});
  int won = 0;
  int hanged = 0;
  for (int seed = 1; seed <= 12; ++seed) {
    App app(1U);
    app.open_link("v=trinidad&rules=target.9&seed=SAYS-" + std::to_string(seed));
    app.act("begin");
    const auto& name = [&](int seat) { return app.table().narration.narrator().name(seat); };
    const Words& w = app.words();
    Stream stream(1, "says");
    for (int steps = 0; steps < 3000 && !game_over(app.table()); ++steps) {
      if (std::isfinite(app.next_due())) {
        app.tick(app.next_due());
      } else if (award_waits(app.table())) {
        app.act("skip");
      } else if (waits_for_next_hand(app.table())) {
        app.act("next_hand");
      } else {
        std::vector<std::string> ids;
        for (const Action& action : actions_at(app.table())) ids.push_back(action.id);
        for (const Card card : playable_cards(app.table()))
          ids.push_back("card:" + card_text(card));
        app.act(ids[at(stream.below(static_cast<int>(ids.size())))]);
      }
      const Session& session = app.table().session;
      if (session.shown() == 0) continue;
      const Event& event = session.last_shown();
      if (!award_is_up(app.table()) || event.award != AwardFor::hang_jack || event.side < 0)
        continue;
      const int person = who_says(screen, app, "desktop-1280x720", w.manner_hangs);
      const int taker = event.why.taken_by;
      if (person > 0) {
        EXPECT_EQ(usual_names[at(person)], name(taker));
        ++hanged;
      }
      EXPECT_EQ(who_says(screen, app, "phone-390x844", w.manner_hangs), 0);
    }
    ASSERT_TRUE(game_over(app.table()));
    const Table& table = app.table().session.table();
    const int person = who_says(screen, app, "desktop-1280x720", w.manner_wins);
    ASSERT_GT(person, 0);
    ++won;
    bool among = false;
    for (int seat = 1; seat < 4; ++seat) {
      among =
          among || (side_of(table, seat) == table.winner && name(seat) == usual_names[at(person)]);
    }
    EXPECT_TRUE(among) << person;
    EXPECT_EQ(who_says(screen, app, "phone-390x844", w.manner_wins), 0);
    app.act("moment:9");
    EXPECT_EQ(who_says(screen, app, "desktop-1280x720", w.manner_wins), 0);
  }
  EXPECT_EQ(won, 12);
  EXPECT_GT(hanged, 0);
}

}  // namespace
}  // namespace allfours
