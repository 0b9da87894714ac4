#include "app/narration.hpp"

#include <algorithm>

namespace allfours {

Telling::Telling(const Session& session, const Words& words, const Settings& settings, int number)
    : narrator_(session.setup(),
                usual_people(session.setup(), session.home(), words, &session.log()[1], settings,
                             session.people()),
                words),
      number_(number) {
  update(session);
  old_rows_ = static_cast<int>(rows().size());
}

void Telling::update(const Session& session) {
  history_.update(session.setup(), session.log(), session.shown(), narrator_);
}

void Telling::stand_is_news() { old_rows_ = std::max(0, old_rows_ - 1); }

}  // namespace allfours
