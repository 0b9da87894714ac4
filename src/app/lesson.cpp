#include "app/lesson.hpp"

namespace allfours {

namespace {

// Whom a caption may name: who leads the trick that is being played, else the dealer.
int leader_or_dealer(const Table& table) {
  return trick_size(table) > 0 ? table.plays[at(table.trick_start)].seat : table.dealer;
}

// The suit that is trumps, or is offered.
Suit told_suit(const Table& table) {
  if (table.trump_fixed || table.turned_count == 0) return table.trump;
  return table.turned[at(table.turned_count - 1)].suit();
}

}  // namespace

bool LessonRun::reach(int moment) {
  if (tells_ || over() || lesson_->steps[at(part_)].moment != moment) return false;
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
  const Table table = record_.table_at(step.moment);
  const int who = leader_or_dealer(table);
  const std::string name = who < 0 ? std::string() : narrator.name(who);
  const auto text = [&](std::string_view phrase) {
    return fill(phrase, who == narrator.people().human,
                {{"who", name}, {"suit", suit_name(w, told_suit(table))}});
  };
  const std::string told = text(w.*step.text);
  constexpr std::string_view sign = " ¶ ";
  const auto end = told.find(sign);
  Caption caption{upper_first(told.substr(0, end)), upper_first(told.substr(end + sign.size()))};
  if (step.more != nullptr) caption.text += " " + text(w.*step.more);
  return caption;
}

std::vector<Caption> LessonRun::captions(const Narrator& narrator) const {
  std::vector<Caption> captions;
  for (const LessonStep& step : lesson_->steps) captions.push_back(caption(step, narrator));
  return captions;
}

}  // namespace allfours
