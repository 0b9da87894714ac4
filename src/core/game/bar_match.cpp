#include "core/game/bar_match.hpp"

#include <utility>

#include "core/rules/named_rules.hpp"

namespace allfours {

int bar_winner(const std::array<int, 2>& won) {
  if (won[0] >= bar_needs) return 0;
  return won[1] >= bar_needs ? 1 : -1;
}

Setup bar_setup(std::string seed) {
  Setup setup;
  setup.variant = find_variant("trinidad");
  setup.players = setup.variant->usual_players;
  setup.rules = find_named_rule(*setup.variant, "beer_jack")->with(setup.variant->rules);
  setup.seed = std::move(seed);
  return setup;
}

}  // namespace allfours
