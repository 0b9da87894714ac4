#include "app/narration/narration.hpp"

#include <algorithm>

namespace allfours {

namespace {

People people_of(const Session& session, const Words& words, const Settings& settings) {
  People people = usual_people(session.setup(), session.seating().home, words, &session.log()[1],
                               settings, session.seating().people);
  for (int seat = 0; seat < session.setup().players; ++seat) {
    const std::string& name = session.seating().names[at(seat)];
    if (!name.empty()) people.names[at(seat)] = name;
  }
  return people;
}

}  // namespace

Narration::Narration(const Session& session, const Words& words, const Settings& settings,
                     int number)
    : narrator_(session.setup(), people_of(session, words, settings), words), number_(number) {
  update(session);
  old_rows_ = static_cast<int>(rows().size());
}

void Narration::update(const Session& session) {
  history_.update(session.setup(), session.log(), session.shown(), narrator_);
}

void Narration::stand_is_news() { old_rows_ = std::max(0, old_rows_ - 1); }

}  // namespace allfours
