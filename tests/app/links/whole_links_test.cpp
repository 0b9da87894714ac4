// Generated links of every kind: after truncation, changes, duplication, loss or swaps, none opens
// as anything else. Links of older versions open for ever. ALLFOURS_TEST_GAMES sets the number of
// games.
#include <fstream>
#include <map>

#include "app/app_play.hpp"
#include "app/links/link_language.hpp"
#include "app/links/links_of_kinds.hpp"
#include "app/modes/together/together.hpp"
#include "core/game/link_end.hpp"

namespace allfours {
namespace {

constexpr std::string_view link_characters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789%&,-.=_";

// Possible damage to a link, by name: each result must be rejected or mean the same.
std::map<std::string, std::vector<std::string>> ways_of(const std::string& link) {
  std::map<std::string, std::vector<std::string>> ways;
  for (std::size_t i = 0; i < link.size(); ++i) {
    ways["cut"].push_back(link.substr(0, i));
    ways["lost"].push_back(link.substr(0, i) + link.substr(i + 1));
    ways["doubled"].push_back(link.substr(0, i + 1) + link.substr(i));
    for (const char c : link_characters) {
      if (c == link[i]) continue;
      ways["changed"].push_back(link);
      ways["changed"].back()[i] = c;
    }
    if (i + 1 == link.size() || link[i] == link[i + 1]) continue;
    ways["swapped"].push_back(link);
    std::swap(ways["swapped"].back()[i], ways["swapped"].back()[i + 1]);
  }
  return ways;
}

TEST(WholeLinks, NothingThatHappensToOneOpensAnythingElse) {
  std::map<std::string, int> tried;
  std::map<std::string, int> silent;
  Stream stream(2, "whole links");
  for (const auto& [kind, links] : links_of_every_kind(test_games(1))) {
    for (const std::string& typed : links) {
      // Links of people at one table are for no language, and nobody types them.
      const bool together = Together::is_link(typed);
      // `tests/links damages` has all of them.
      if ((together || kind == "puzzle") && stream.below(4) > 0) continue;
      const bool german = !together && kind != "language" && stream.below(4) == 0;
      const std::string asking = german ? with_language(typed, *find_language("de")) : typed;
      const std::string link = whole_link(asking);
      const std::string said = meaning(link);
      ASSERT_FALSE(said.empty()) << kind << ' ' << link;
      ASSERT_EQ(together ? "" : said, meaning(asking)) << "the end does not describe the game";
      ASSERT_TRUE(std::isalnum(static_cast<unsigned char>(link.back()))) << link;
      ASSERT_EQ(link.find(".."), std::string::npos) << link;
      for (const auto& [way, all] : ways_of(link)) {
        for (const std::string& other : all) {
          ++tried[way];
          const std::string heard = meaning(other);
          if (heard.empty() || heard == said) continue;
          ++silent[way];
          ADD_FAILURE() << kind << ", " << way << ": " << link << "\n  opens as " << other;
        }
      }
    }
  }
  for (const auto& [way, count] : tried) {
    RecordProperty(way, count);
    EXPECT_GT(count, 1000) << way;
    EXPECT_EQ(silent[way], 0) << way;
  }
}

// As the page hands over what stands in the address (web/paper/link.js): each part decoded, unless
// it holds another.
TEST(WholeLinks, OpenAsThePageHandsThemOver) {
  for (const auto& [kind, links] : links_of_every_kind(1)) {
    for (const std::string& typed : links) {
      const std::string link = whole_link(typed);
      std::string clear;
      for (std::string_view rest = link; !rest.empty();) {
        const std::string_view part = take_link_part(rest);
        const std::string decoded = percent_decoded(part);
        if (!clear.empty()) clear += '&';
        clear += decoded.find('&') == std::string::npos ? decoded : std::string(part);
      }
      ASSERT_EQ(meaning(clear), meaning(link)) << kind << ' ' << clear;
    }
  }
}

// Without the end most truncated links opened something else: the test above would notice.
TEST(WholeLinks, WithoutTheEndACutWasSilent) {
  int silent = 0;
  const std::string typed = "v=trinidad&seed=KINGSTON-42&beat=12";
  for (std::size_t i = 1; i < typed.size(); ++i) {
    const std::string heard = meaning(typed.substr(0, i));
    if (!heard.empty() && heard != meaning(typed)) ++silent;
  }
  EXPECT_GT(silent, 10);
}

// tests/corpus: links of every kind as the versions before the end wrote them.
TEST(WholeLinks, OlderLinksOpenForEver) {
  std::ifstream file(std::string(ALLFOURS_TESTS_DIR) + "/corpus/2.0.0/links.txt");
  int opened = 0;
  for (std::string link; std::getline(file, link); ++opened) {
    EXPECT_FALSE(meaning(link).empty()) << link;
    EXPECT_EQ(meaning(link), meaning(whole_link(link))) << link;
  }
  EXPECT_EQ(opened, 93);
}

}  // namespace
}  // namespace allfours
