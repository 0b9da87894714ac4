#include "app/session/playback.hpp"

#include <algorithm>

namespace allfours {

namespace {

// Stops when moving by tricks: the hand dealt, each trick with all its cards on the table, the end
// of the hand; and the first and last moment.
std::vector<int> trick_moments(std::span<const Event> log) {
  std::vector<int> moments{1};
  for (std::size_t i = 0; i < log.size(); ++i) {
    const int before = static_cast<int>(i);
    if (log[i].kind == EventKind::trick) moments.push_back(before);
    if (log[i].kind == EventKind::deal || log[i].kind == EventKind::hand_end) {
      moments.push_back(before + 1);
    }
  }
  moments.push_back(static_cast<int>(log.size()));
  return moments;
}

}  // namespace

void Playback::begin(Session& session, int moment, int live_moment) {
  moves_on_ = false;
  live_shown_ = live_moment;
  live_ = moment == 0 || moment >= live_moment;
  session.show(moment == 0 ? live_moment : moment);
}

void Playback::look_back(const Session& session) {
  live_shown_ = live_moment(session);
  live_ = false;
}

bool Playback::go_to(Session& session, int moment) {
  const int last = live_moment(session);
  moves_on_ = false;
  if (last < 1) return false;
  moment = std::clamp(moment, 1, last);
  if (live_ && moment == last) return false;
  if (live_) live_shown_ = last;
  live_ = moment == last;
  session.show(moment);
  return true;
}

bool Playback::go_by_tricks(Session& session, int tricks) {
  const auto moments =
      trick_moments({session.log().data(), static_cast<std::size_t>(live_moment(session))});
  const int shown = session.shown();
  if (tricks < 0) {
    const auto next = std::lower_bound(moments.begin(), moments.end(), shown);
    return next != moments.begin() && go_to(session, *(next - 1));
  }
  const auto next = std::upper_bound(moments.begin(), moments.end(), shown);
  return tricks > 0 && next != moments.end() && go_to(session, *next);
}

bool Playback::go_to_live_moment(Session& session) {
  if (live_) return false;
  session.show(live_shown_);
  live_ = true;
  return true;
}

void Playback::pause(const Session& session) {
  moves_on_ = false;
  if (!live_ || session.at_end()) return;
  live_shown_ = static_cast<int>(session.log().size());
  live_ = false;
}

int Playback::hand_over_at(const Session& session) const {
  const Events& log = session.log();
  int i = session.shown();
  while (i > 0 && log[static_cast<std::size_t>(i - 1)].kind != EventKind::hand) --i;
  if (i == 0) return 0;
  for (; i < live_moment(session); ++i) {
    const EventKind kind = log[static_cast<std::size_t>(i)].kind;
    if (kind == EventKind::hand) return 0;  // dealt again
    if (kind == EventKind::hand_end) return i + 1;
  }
  return 0;
}

}  // namespace allfours
