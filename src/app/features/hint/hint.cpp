#include "app/features/hint/hint.hpp"

#include <algorithm>

#include "app/session/session.hpp"

namespace allfours {

namespace {

// True if the advice is about the person's present choice.
bool is_about(const Advice& advice, const Session& session) {
  if (advice.seat != session.human() || advice.options.empty()) return false;
  return std::all_of(advice.options.begin(), advice.options.end(), [&](const Option& option) {
    return std::holds_alternative<Event>(judge(session.table(), option.decision));
  });
}

}  // namespace

void Hint::want() {
  stage_ = Stage::waits;
  advice_.reset();
}

WorkerRequest Hint::request(const Session& session) const {
  return {.record = record_text(session.game()),
          .player = adviser_name,
          .seat = session.human(),
          .lay_down = session.person_may_lay_down()};
}

void Hint::hear(std::string_view text, const Session& session) {
  advice_ = parse_advice(text);
  const bool good = advice_ && is_about(*advice_, session);
  stage_ = good ? Stage::shown : Stage::none;
}

const Option* find_option(const Advice& advice, std::string_view action) {
  if (advice.worlds == 0) return nullptr;
  const auto takes = [&](const Option& option) {
    switch (option.decision.kind) {
      case Decision::Kind::play:
        return action == "card:" + card_text(option.decision.card);
      case Decision::Kind::say:
        return action == "say:" + std::string(wire(option.decision.say));
      case Decision::Kind::lay_down:
        return action == (option.keeps ? "keep" : "lay_down");
      default:
        break;
    }
    return false;
  };
  const auto found = std::find_if(advice.options.begin(), advice.options.end(), takes);
  return found == advice.options.end() ? nullptr : &*found;
}

}  // namespace allfours
