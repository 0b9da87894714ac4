// The points of a running hand in words: open, so far, or certain; a certain point comes true.
// tests/core/table/point_status_test.cpp tests their state.
#include "app/narration/point_status_text.hpp"

#include <map>
#include <set>

#include "app/app_play.hpp"
#include "core/table/scoring.hpp"

namespace allfours {
namespace {

using State = SoFarBox::State;

TEST(SoFar, ANameIsShortenedByMoreThanALetter) {
  EXPECT_EQ(beginning_of("Winston"), "Win");
  EXPECT_EQ(beginning_of("Nora"), "Nora");
  EXPECT_EQ(beginning_of("Zoë"), "Zoë");
  EXPECT_EQ(beginning_of("Zoë1"), "Zoë1");
  EXPECT_EQ(beginning_of("Jérôme"), "Jér");
  EXPECT_EQ(beginning_of("Al"), "Al");
  EXPECT_EQ(beginning_of(""), "");
  EXPECT_EQ(beginning_of("Player 2"), "P2");
}

TEST(SoFar, EachStateIsSaidAndWhatIsSureComesTrue) {
  for (const GameSetup& usual : usual_setups()) {
    std::set<State> states;
    int came_true = 0;
    for (int game = 0; game < 4; ++game) {
      GameSetup setup = usual;
      setup.seed = "SO-FAR-" + std::to_string(game);
      SCOPED_TRACE(setup_text(setup));
      Stream stream(1, setup.seed);
      const Events log = random_log(setup, stream, 3);
      const Narrator narrator = narrator_of(setup, log, 0);
      const Words& w = narrator.words();
      Table table = new_table(setup);
      std::map<int, std::string> sure;  // by place: the statement
      for (const Event& event : log) {
        if (event.kind == EventKind::hand) sure.clear();
        const int place = event.kind == EventKind::award ? place_among_four(event.award) : -1;
        if (const auto said = sure.find(place); place >= 0 && said != sure.end()) {
          if (event.side < 0) {
            EXPECT_EQ(said->second, w.nobody) << event.points;
          } else {
            const bool own = event.side == side_of(table, 0);
            EXPECT_EQ(own, said->second.starts_with(fill(w.side_sure, true, {}))) << said->second;
          }
          ++came_true;
        }
        apply(table, event);
        if (!table.trump_fixed || table.play_count == 0 || table.phase != Phase::play) continue;
        const auto boxes = so_far(narrator, seen_from(table, 0));
        for (int i = 0; i < 4; ++i) {
          const SoFarBox& box = boxes[static_cast<std::size_t>(i)];
          states.insert(box.state);
          switch (box.state) {
            case State::open:
              EXPECT_TRUE(box.text.starts_with(w.still_open)) << box.text;
              break;
            case State::so_far:
              EXPECT_TRUE(contains(box.text, "so far")) << box.text;
              break;
            case State::certain:
              EXPECT_TRUE(contains(box.text, "for certain")) << box.text;
              break;
            case State::nobody:
              EXPECT_EQ(box.text, w.nobody);
              break;
          }
          if (box.state == State::certain || box.state == State::nobody) {
            // Cards on the table are told after it.
            sure[i] = box.text;
          }
        }
      }
    }
    SCOPED_TRACE(setup_text(usual));
    for (const State state : {State::open, State::so_far, State::certain}) {
      EXPECT_TRUE(states.contains(state)) << static_cast<int>(state);
    }
    EXPECT_GT(came_true, 5);
  }
}

}  // namespace
}  // namespace allfours
