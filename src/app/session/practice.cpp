#include "app/session/practice.hpp"

#include <algorithm>
#include <utility>

namespace allfours {

namespace {

constexpr std::size_t most_other_games = 8;

}  // namespace

std::vector<int> Practice::numbers() const {
  std::vector<int> all{shown_};
  for (const Game& other : others_) all.push_back(other.number);
  std::sort(all.begin(), all.end());
  return all;
}

const Session& Practice::real(const Session& shown) const {
  for (const Game& other : others_) {
    if (other.number == 0) return other.session;
  }
  return shown;
}

void Practice::branch(Session& shown, Session other) {
  if (others_.size() >= most_other_games) {
    others_.erase(std::find_if(others_.begin(), others_.end(),
                               [](const Game& one) { return one.number > 0; }));
  }
  others_.push_back({shown_, std::move(shown)});
  shown = std::move(other);
  shown_ = ++made_;
}

bool Practice::keeps(int number) const {
  return std::any_of(others_.begin(), others_.end(),
                     [&](const Game& one) { return one.number == number; });
}

void Practice::swap(int number, Session& shown) {
  for (Game& other : others_) {
    if (other.number != number) continue;
    std::swap(shown, other.session);
    std::swap(shown_, other.number);
    return;
  }
}

void Practice::add(int number, Session session) {
  others_.push_back({number, std::move(session)});
  made_ = number;
}

}  // namespace allfours
