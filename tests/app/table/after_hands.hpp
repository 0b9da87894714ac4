// A table whose first hands are over, with bots in a worker: the fixture of the tests of the review
// and of replayed hands.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "json.hpp"

namespace allfours {

struct AfterHands {
  // Plays `hands` hands of this link's game; `chance` seeds the person's decisions.
  AfterHands(int hands, std::string_view link, std::string_view chance)
      : sitting(link), app(sitting.app) {
    Stream stream(1, chance);
    for (int i = 0; i < hands; ++i) {
      sitting.play_hand(stream);
      if (i + 1 < hands) app.act("next_hand");
    }
    app.use_worker(true);
    app.take_effects();
  }
  // The next request, after that of a bot which may have to lead in the next hand.
  std::optional<WorkerRequest> asked() {
    app.tick(sitting.now);
    auto thought = app.take_effects().think;
    if (!thought || !app.state().context.requests.waits(Requests::Owner::table)) return thought;
    app.act("thought:" + std::to_string(thought->serial) + ":here");
    return app.take_effects().think;
  }
  // A request of this owner is pending.
  bool waits(Requests::Owner owner) const { return app.state().context.requests.waits(owner); }
  void answer(const WorkerRequest& thought, std::string_view text) {
    app.act("thought:" + std::to_string(thought.serial) + ":" + std::string(text));
  }
  // Answers all requests with the text from `text`; returns their number.
  int answer_all(std::string (*text)(const WorkerRequest&)) {
    int count = 0;
    while (const auto thought = asked()) {
      answer(*thought, text(*thought));
      ++count;
    }
    return count;
  }
  // The parts of the open dialog.
  nlohmann::json parts() {
    Mirror mirror;
    return read_json(mirror.update(app))["dialog"]["parts"];
  }
  Sitting sitting;
  App& app;
};

}  // namespace allfours
