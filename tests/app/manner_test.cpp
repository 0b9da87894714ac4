// The manner of each bot: wording, timing, and pitch of voice. It never depends on the hand.
#include <algorithm>
#include <map>
#include <set>

#include "app/app_play.hpp"
#include "app/session/pace.hpp"
#include "app/tongue.hpp"

namespace allfours {
namespace {

TEST(Manner, EachSaysTheSameWordInTheirOwn) {
  const GameSetup setup = setup_of("v=trinidad");
  Stream stream(1, "manner");
  const Events log = random_log(setup, stream, 1);
  for (const char* code : {"en", "de", "fr"}) {
    const Narrator narrator = narrator_of(setup, log, 0, tongue(code));
    for (int i = 0; i < 9; ++i) {
      Event said;
      said.kind = EventKind::say;
      said.seat = 1;
      said.say = static_cast<Say>(i);
      const std::string plain = narrator.speech(said);
      std::set<std::string> ways;
      for (int person = 1; person < max_players; ++person) {
        const std::string words = narrator.speech_of(said, person);
        EXPECT_TRUE(words.ends_with(plain)) << words;
        ways.insert(words);
        // Whatever else the moment shows, the wording is the same.
        Event other = said;
        other.seat = 3;
        other.legal = CardSet::pack();
        other.says = 511;
        EXPECT_EQ(narrator.speech_of(other, person), words);
      }
      EXPECT_EQ(ways.size(), 5U) << plain;
    }
  }
}

// The voice depends on the speaker; a person's own announcement has none.
TEST(Manner, EachHasAVoiceOfTheirOwn) {
  std::map<std::string, std::set<int>> voices;
  for (const GameSetup& setup : usual_setups()) {
    Sitting sitting(2);
    App& app = sitting.app;
    app.act("sound:on");
    app.act("variant:" + std::string(setup.variant->id));
    app.act("players:" + std::to_string(setup.players));
    app.act("start");
    Stream stream(2, setup_text(setup));
    for (int steps = 0; steps < 300 && sitting.plays(); ++steps) {
      if (std::isinf(app.next_due())) sitting.choose_something(stream);
      app.take_effects();
      const int before = app.table().session.shown();
      sitting.wait_a_step();
      const Session& session = app.table().session;
      if (session.shown() != before + 1) continue;
      const Event& event = session.last_shown();
      std::set<int> heard;
      for (const Sound sound : app.take_effects().sounds) {
        if (sound >= Sound::voice) heard.insert(static_cast<int>(sound));
      }
      const bool speaks = event.kind == EventKind::say && event.seat != session.human();
      ASSERT_EQ(heard.size(), speaks ? 1U : 0U);
      if (speaks) voices[app.table().narration.narrator().name(event.seat)].merge(heard);
    }
  }
  EXPECT_GE(voices.size(), 3U);
  std::set<int> all;
  for (const auto& [name, pitches] : voices) {
    EXPECT_EQ(pitches.size(), 1U) << name;
    all.insert(pitches.begin(), pitches.end());
  }
  EXPECT_EQ(all.size(), voices.size());
}

// The wait before a decision depends only on the pace and the bot.
TEST(Manner, EachTakesTheirTime) {
  std::map<std::string, std::set<int>> shares;
  for (const GameSetup& setup : usual_setups()) {
    Sitting sitting(setup_text(setup));
    App& app = sitting.app;
    Stream stream(3, setup_text(setup));
    for (int steps = 0; steps < 300 && sitting.plays(); ++steps) {
      if (std::isinf(app.next_due())) sitting.choose_something(stream);
      sitting.wait_a_step();
      const Session& session = app.table().session;
      if (!session.at_end() || session.last_shown().kind != EventKind::play) continue;
      const auto asked = session.question();
      // A card that does not end a trick is shown for 650 ms.
      const double share = dwell(session, 1) / 650;
      EXPECT_GE(share, 0.8);
      EXPECT_LE(share, 1.2);
      if (!asked) {
        EXPECT_EQ(share, 1) << "no extra delay without a bot's decision";
      } else {
        shares[app.table().narration.narrator().name(asked->seat)].insert(
            static_cast<int>(share * 1000 + 0.5));
      }
      EXPECT_DOUBLE_EQ(dwell(session, 2), dwell(session, 1) * 0.4);
    }
  }
  EXPECT_EQ(shares.size(), 5U);
  std::set<int> all;
  for (const auto& [name, times] : shares) {
    EXPECT_EQ(times.size(), 1U) << name;
    all.insert(times.begin(), times.end());
  }
  EXPECT_EQ(all.size(), 5U);
}

}  // namespace
}  // namespace allfours
