// Random actions for the random walks: possible now, possible elsewhere, or never. Used by
// app_fuzz_test.cpp.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "app/app.hpp"
#include "app/app_play.hpp"

namespace allfours {

template <typename Items>
const auto& any_of(const Items& items, Stream& stream) {
  return items[static_cast<std::size_t>(stream.below(static_cast<int>(items.size())))];
}

// A sitting and the state that the fuzz test tracks.
struct Played {
  explicit Played(std::uint32_t entropy) : sitting(entropy) {
    Settings settings;  // a first game
    settings.undo_told = true;
    sitting.app.restore_settings(settings);
  }

  Sitting sitting;
  std::optional<WorkerRequest> thought;  // the last request to a bot in a worker
  int games = 0;
  int over = 0;
  int reviewed = 0;
  std::set<std::string_view> variants_seen;
};

// A duel played by neither, one or both of its players.
std::string any_duel(const Setup& setup, Stream& stream);

// An argument of the kind that a verb expects (Verb::about).
std::string any_about(std::string_view kind, const Played& played, Stream& stream);

// The id of an action that is possible now, elsewhere or never.
std::string any_id(const Played& played, Stream& stream);

}  // namespace allfours
