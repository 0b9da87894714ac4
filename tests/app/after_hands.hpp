// A person at a table whose first hands are over, with computer players that think elsewhere: what
// the tests of the review and of the hands played again sit down at.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "app/app_play.hpp"
#include "app/mirror.hpp"
#include "json.hpp"

namespace allfours {

struct AfterHands {
  // So many hands of the game of this link, which the person plays by this chance.
  AfterHands(int hands, std::string_view link, std::string_view chance)
      : sitting(link), app(sitting.app) {
    Stream stream(1, chance);
    for (int i = 0; i < hands; ++i) {
      sitting.play_hand(stream);
      if (i + 1 < hands) app.act("next_hand");
    }
    app.think_elsewhere(true);
    app.take_effects();
  }
  // What is asked next, once a computer player that is to lead in the next hand has been asked.
  std::optional<Thought> asked() {
    app.tick(sitting.now);
    Effects effects = app.take_effects();
    if (!effects.think) return effects.advise;
    EXPECT_FALSE(effects.advise) << "who plays comes first";
    app.act("thought:" + std::to_string(effects.think->serial) + ":here");
    return app.take_effects().advise;
  }
  void answer(const Thought& thought, std::string_view text) {
    app.act("thought:" + std::to_string(thought.serial) + ":" + std::string(text));
  }
  // Answers all that is asked, with what `text` makes of it; how often.
  int answer_all(std::string (*text)(const Thought&)) {
    int count = 0;
    while (const auto thought = asked()) {
      answer(*thought, text(*thought));
      ++count;
    }
    return count;
  }
  // The parts of the dialog that is open.
  nlohmann::json parts() {
    Mirror mirror;
    return read_json(mirror.update(app))["dialog"]["parts"];
  }
  Sitting sitting;
  App& app;
};

}  // namespace allfours
