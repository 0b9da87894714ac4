#include "words/player_words.hpp"

namespace allfours {

std::string_view player_name(const Words& words, std::string_view name) {
  return find_phrase(words, "player-" + std::string(name)).value_or("");
}

std::string_view player_manner(const Words& words, std::string_view name) {
  return find_phrase(words, "player-" + std::string(name) + "-manner").value_or("");
}

}  // namespace allfours
