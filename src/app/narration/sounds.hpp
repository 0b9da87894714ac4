// Sounds of the events at a table, for one side of it: the side's own points rise from High to
// Game, those of others are lower. Knows neither the person's settings nor the page, which makes
// the sounds (web/page/sound.js). Tests: tests/app/narration/sounds_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "app/session/session.hpp"

namespace allfours {

// In the order of web/page/sound.js. The first four are one's own High, Low, Jack and Game, the
// next four those of another side; other points sound like High. `voice` is the first of five: each
// bot speaks at its own pitch.
enum class Sound : std::uint8_t {
  own_point,
  other_point = own_point + 4,
  card = other_point + 4,
  trump_on_plain,  // a trump on another suit
  deal,
  trick,
  hanged,  // a jack is captured
  won,
  lost,
  refused,  // a card that may not be played
  solved,   // a puzzle; a lesson is passed, or a day added to the streak
  turn,
  voice
};

// The sounds of the last event shown.
std::vector<Sound> sounds_of(const Session& session);

}  // namespace allfours
