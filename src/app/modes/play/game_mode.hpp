// The usual mode of a table: a person's own game, or one that was sent, which is watched as it was
// played until somebody takes it over. A link may set points to beat in its first hand. Several
// people at one screen, people on devices and embedded tables differ from it by their facts. Knows
// no lesson, no puzzle and no duel. Tests: tests/app/modes/sent/app_sent_test.cpp,
// tests/app/modes/people/people_test.cpp, tests/app/modes/embedded/embedding_test.cpp.
#pragma once

#include <optional>

#include "app/modes/table_mode.hpp"

namespace allfours {

inline constexpr ModeFacts game_facts{.can_be_watched = true};
inline constexpr ModeFacts people_facts{.is_strict = true,
                                        .plays_ahead = false,
                                        .can_be_watched = true,
                                        .guides_beginners = false,
                                        .is_always_practice = true};
// Until the game has ended.
inline constexpr ModeFacts devices_facts{.is_strict = true, .is_reviewed = false};
inline constexpr ModeFacts embedded_facts{.guides_beginners = false};

class GameMode final : public TableMode {
 public:
  // `beat`: points to exceed, for the person's side.
  explicit GameMode(const ModeFacts& facts, std::optional<int> beat = {})
      : TableMode(facts), beat_(beat) {}

  std::optional<std::vector<Action>> actions(const TableState& table) const override;
  void hear_shown(TableState& table, const Event& event) override;
  Challenge challenge(const TableState& table) const override;
  SentFacts sent_facts(const TableState& table) const override;

 private:
  std::optional<int> beat_;
};

}  // namespace allfours
