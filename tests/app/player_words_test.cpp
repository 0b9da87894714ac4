// Descriptions of the bots, in every language.
#include "words/player_words.hpp"

#include <gtest/gtest.h>

#include <set>

#include "players/player_names.hpp"
#include "words/words.hpp"

namespace allfours {
namespace {

int letters(std::string_view text) {
  int count = 0;
  for (const char byte : text) {
    if ((static_cast<unsigned char>(byte) & 0xC0) != 0x80) ++count;
  }
  return count;
}

TEST(PlayerWords, EveryPlayerHasANameAndAManner) {
  for (const Language language : languages()) {
    const Words& words = words_in(language);
    std::set<std::string_view> said;
    for (const PlayerName& player : player_names) {
      const std::string_view name = player_name(words, player.name);
      EXPECT_GT(letters(name), 2) << player.name << ' ' << language_code(language);
      EXPECT_LE(letters(name), 12) << name;
      EXPECT_TRUE(said.insert(name).second) << name;
      EXPECT_TRUE(player_manner(words, player.name).ends_with('.'))
          << player.name << ' ' << language_code(language);
      EXPECT_TRUE(said.insert(player_manner(words, player.name)).second) << player.name;
    }
    EXPECT_EQ(player_name(words, "nobody"), "");
  }
}

}  // namespace
}  // namespace allfours
