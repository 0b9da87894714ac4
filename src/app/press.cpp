#include "app/press.hpp"

#include <algorithm>

namespace allfours {

void Presses::ask(std::vector<std::string> questions, double clock) {
  std::vector<std::pair<std::string, double>> now;
  for (std::string& question : questions) {
    const auto old = std::find_if(questions_.begin(), questions_.end(),
                                  [&](const auto& one) { return one.first == question; });
    const double since = old == questions_.end() ? clock : old->second;
    now.emplace_back(std::move(question), since);
  }
  questions_ = std::move(now);
}

void Presses::forget(std::string_view question) {
  std::erase_if(questions_,
                [&](const auto& one) { return question.empty() || one.first == question; });
}

bool Presses::same_source(const Press& one, const Press& other) {
  if (!one.key.empty() || !other.key.empty()) return one.key == other.key;
  const float x = one.x - other.x;
  const float y = one.y - other.y;
  return x * x + y * y < one_place * one_place;
}

void Presses::note(const Press& press) {
  constexpr double forever = std::numeric_limits<double>::infinity();
  pause_ = same_source(press, last_) ? press.when - last_.when : forever;
  if (pause_ >= run_gap) run_began_ = press.when;
  last_ = press;
}

double Presses::asked_since(std::string_view question) const {
  for (const auto& [name, since] : questions_) {
    if (name == question) return since;
  }
  return never;
}

// The press comes from where another action led to the question, without a pause.
bool Presses::comes_too_soon(const Verb& verb, const Press& press, double since) const {
  const bool by_focus = press.x < 0;  // nothing takes a focused button's place
  if (by_focus || did_.empty() || did_ == verb.name || !same_source(press, did_by_)) return false;
  return std::min(press.when - since, pause_) < same_place_rest;
}

bool Presses::is_slip(const Verb& verb, std::string_view id, std::string_view question,
                      const Press& press) {
  if (press.repeated && verb.touch != Verb::Touch::steps) return true;
  if (verb.touch == Verb::Touch::confirms && asked_.first == verb.name) {
    // The delay restarts with each press: a run of presses confirms nothing.
    const bool early = press.when - asked_.second < confirm_rest;
    if (early) asked_.second = press.when;
    return early;
  }
  if (verb.touch != Verb::Touch::decides) return false;
  const double since = asked_since(question);
  const bool again = answer_.first == id && press.when - answer_.second < question_rest;
  if (again || press.when - since < question_rest || run_began_ <= since) return true;
  if (comes_too_soon(verb, press, since)) return true;
  answer_ = {std::string(id), press.when};
  return false;
}

bool Presses::takes(const Verb& verb, std::string_view id, std::string_view question,
                    const Press& press) {
  note(press);
  if (is_slip(verb, id, question, press)) return false;
  // A key tries its actions one after the other: some have no open question.
  if (verb.touch != Verb::Touch::decides || asked_since(question) != never) {
    did_ = verb.name;
    did_by_ = press;
  }
  return true;
}

bool Presses::rested(double clock) const {
  if (clock - asked_.second < confirm_rest) return false;
  return std::all_of(questions_.begin(), questions_.end(),
                     [&](const auto& one) { return clock - one.second >= same_place_rest; });
}

}  // namespace allfours
