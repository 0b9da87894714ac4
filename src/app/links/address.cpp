#include "app/links/address.hpp"

#include "app/app_state.hpp"
#include "app/links/link_language.hpp"
#include "core/game/link_end.hpp"

namespace allfours {

std::string address_of(const AppState& state, std::string link) {
  return whole_link(state.link_language ? with_language(link, *state.link_language) : link);
}

void show_address(AppState& state, const std::string& address) {
  if (state.table) state.table->address = address;
  state.context.effects.fragment = address_of(state, address);
}

}  // namespace allfours
