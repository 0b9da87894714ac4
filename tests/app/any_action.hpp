// What the walks by chance do next: actions that are possible, that would be so elsewhere, or
// never. Tests: they are used by app_fuzz_test.cpp.
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

// A sitting, and what of it the fuzz test goes by.
struct Played {
  explicit Played(std::uint32_t entropy) : sitting(entropy) {
    Settings settings;  // a first game
    settings.undo_told = true;
    sitting.app.restore_settings(settings);
  }

  Sitting sitting;
  std::optional<Thought> thought;  // the last question to a player elsewhere
  int games = 0;
  int over = 0;
  int reviewed = 0;
  std::set<std::string_view> variants_seen;
};

// A duel that nobody has played, or one or both have.
std::string any_duel(const Setup& setup, Stream& stream);

// Something of the kind that follows a verb's colon (Verb::about).
std::string any_about(std::string_view kind, const Played& played, Stream& stream);

// Something that can be done, or could be elsewhere, or never.
std::string any_id(const Played& played, Stream& stream);

}  // namespace allfours
