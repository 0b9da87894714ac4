// The sounds of events: which points sound how for whom, trumps on other suits, the end of a game.
#include "app/narration/sounds.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "app/app_play.hpp"
#include "app/table/table_playing.hpp"
#include "core/table/scoring.hpp"
#include "words/lessons.hpp"

namespace allfours {
namespace {

int steps_from(Sound first, Sound sound) {
  return static_cast<int>(sound) - static_cast<int>(first);
}

// Checks the sounds of the event shown last against the event itself.
void check(const Session& session, std::map<Sound, int>& heard) {
  const Event& event = session.last_shown();
  const auto sounds = sounds_of(session);
  ASSERT_LE(sounds.size(), 1U);
  for (const Sound sound : sounds) ++heard[sound];
  if (event.kind == EventKind::award && event.points != 0 && event.side >= 0) {
    ASSERT_EQ(sounds.size(), 1U);
    if (event.award == AwardFor::hang_jack) {
      EXPECT_EQ(sounds[0], Sound::hanged);
      return;
    }
    const bool own = event.side == session.human() % session.table().sides;
    const int place = std::max(place_among_four(event.award), 0);
    EXPECT_EQ(steps_from(own ? Sound::own_point : Sound::other_point, sounds[0]), place);
  }
  if (event.kind == EventKind::play) {
    const Table& table = session.table();
    const Card led = table.plays[static_cast<std::size_t>(table.trick_start)].card;
    const bool trumps = table.trump_fixed && event.card.suit() == table.trump;
    EXPECT_EQ(sounds, (std::vector{trumps && led.suit() != table.trump ? Sound::trump_on_plain
                                                                       : Sound::card}));
  }
  if (event.kind == EventKind::game_end) {
    const bool own = event.side == session.human() % session.table().sides;
    EXPECT_EQ(sounds, (std::vector{own ? Sound::won : Sound::lost}));
  }
}

TEST(Sounds, SayWhosePointsAndWhichAndHowTheGameEnds) {
  std::map<Sound, int> heard;
  Stream stream(3, "sounds");
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    for (int seed = 0; seed < 4; ++seed) {
      GameSetup one = setup;
      one.seed = "SOUND-" + std::to_string(seed);
      Sitting sitting(setup_text(one));
      int shown = 0;
      for (int steps = 0; steps < 6000 && sitting.plays(); ++steps) {
        if (std::isinf(sitting.app.next_due())) sitting.choose_something(stream);
        sitting.wait_a_step();
        const Session& session = session_of(sitting);
        // The result comes with the hand's end.
        if (session.shown() != shown + 1 && !game_over(sitting.app.table())) {
          shown = session.shown();
          continue;
        }
        shown = session.shown();
        check(session, heard);
        if (::testing::Test::HasFatalFailure()) return;
      }
    }
  }
  for (const Sound sound : {Sound::trump_on_plain, Sound::hanged, Sound::won, Sound::lost})
    EXPECT_GT(heard[sound], 0) << static_cast<int>(sound);
}

// Once, before the second hand; it lies over no trick.
TEST(Sounds, AreOfferedBetweenTheFirstHands) {
  Sitting sitting("v=trinidad&seed=OFFER-1");
  App& app = sitting.app;
  Settings settings = app.state().context.settings;
  settings.sound_offered = false;
  app.restore_settings(settings);
  Stream stream(1, "offer");
  std::vector<int> offered_in;
  while (sitting.plays() && session_of(sitting).table().hand < 4) {
    if (std::isfinite(app.next_due())) {
      sitting.wait_a_step();
    } else {
      sitting.choose_something(stream);
    }
    if (app.message() != app.words().sound_offer) continue;
    const Table& seen = session_of(sitting).view().table;
    if (offered_in.empty() || offered_in.back() != seen.hand) offered_in.push_back(seen.hand);
    EXPECT_TRUE(seen.play_count == 0 || last_of(sitting, EventKind::hand_end) != nullptr);
    EXPECT_EQ(app.state().context.message.offered().id, "sound:on");
  }
  EXPECT_GE(session_of(sitting).table().hand, 3);
  ASSERT_FALSE(offered_in.empty());
  EXPECT_LE(offered_in.back() - offered_in.front(), 1);
  EXPECT_LE(offered_in.back(), 2);
}

TEST(Sounds, ARefusedCardIsHeardAndASolvedPuzzle) {
  Sitting sitting("v=trinidad&seed=REFUSED-1");
  App& app = sitting.app;
  app.act("sound:on");
  Stream stream(1, "refused");
  bool refused = false;
  for (int tries = 0; tries < 60 && !refused; ++tries) {
    sitting.choose(stream, 1);
    const SeatView view = app.table().session.view();
    const CardSet held = view.table.hands[static_cast<std::size_t>(view.seat)];
    const CardSet others = held - playable_cards(app.table());
    if (playable_cards(app.table()).empty() || others.empty()) continue;
    app.take_effects();
    app.act("card:" + card_text(others.first()));
    const auto sounds = app.take_effects().sounds;
    EXPECT_EQ(sounds, (std::vector{Sound::refused}));
    refused = true;
  }
  EXPECT_TRUE(refused);

  App solver(1);
  solver.act("sound:on");
  ASSERT_TRUE(solver.act("solve:" + std::string(puzzles()[0].id)));
  ASSERT_TRUE(solver.act("show_solution"));
  double now = 0;
  std::vector<Sound> all;
  for (int steps = 0; steps < 300 && !std::isinf(solver.next_due()); ++steps) {
    solver.tick(now = std::max(now, solver.next_due()));
    for (const Sound sound : solver.take_effects().sounds) all.push_back(sound);
  }
  EXPECT_EQ(std::count(all.begin(), all.end(), Sound::solved), 0) << "the solution was shown";
}

}  // namespace
}  // namespace allfours
