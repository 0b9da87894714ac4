#include "app/modes/lesson/lesson.hpp"

namespace allfours {

bool LessonRun::reach(int moment) {
  if (tells_ || over() || lesson_.steps[at(part_)].moment != moment) return false;
  ++part_;
  tells_ = !step().asks;
  folded_ = false;
  return true;
}

std::optional<Decision> LessonRun::decision_at(int moment) const {
  if (moment >= static_cast<int>(record_.log().size())) return std::nullopt;
  const auto found = decisions_in({&record_.log()[at(moment)], 1});
  return found.empty() ? std::nullopt : std::optional(found.front());
}

std::optional<Decision> LessonRun::asked(const Session& session) const {
  if (part_ == 0 || !step().asks || step().moment != session.shown() || !session.at_end()) {
    return std::nullopt;
  }
  return decision_at(session.shown());
}

bool LessonRun::decide(Session& session) const {
  const auto question = session.game().question();
  const auto next = decision_at(session.shown());
  if (question.seat < 0 || !next || asked(session)) return false;
  if (question.lay_down && next->kind != Decision::Kind::lay_down) {
    if (question.seat != session.human()) return session.answer(std::nullopt);
    session.keep_hand();
    return true;
  }
  return question.seat == session.human() ? !session.decide(*next) : session.answer(*next);
}

Caption LessonRun::caption(const LessonStep& step, const Narrator& narrator) const {
  const Words& w = narrator.words();
  return caption_of(narrator, record_.table_at(step.moment), lesson_phrase(w, step.text),
                    lesson_phrase(w, step.more));
}

std::vector<Caption> LessonRun::captions(const Narrator& narrator) const {
  std::vector<Caption> captions;
  for (const LessonStep& step : lesson_.steps) captions.push_back(caption(step, narrator));
  return captions;
}

}  // namespace allfours
