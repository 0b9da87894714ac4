// Generated links of every kind: after truncation, changes, duplication, loss or swaps, none opens
// as anything else. Links of older versions open for ever. ALLFOURS_TEST_GAMES sets the number of
// games.
#include <fstream>
#include <map>
#include <set>

#include "app/app_play.hpp"
#include "app/found_link.hpp"
#include "app/link.hpp"
#include "app/link_language.hpp"
#include "core/link_end.hpp"
#include "core/preset_deal.hpp"
#include "words/lessons.hpp"

namespace allfours {
namespace {

// The meaning of a link without its end, in canonical form; empty if it is rejected.
std::string meaning(std::string_view fragment) {
  const auto address = read_address(link_tidied(fragment));
  const auto* asked = std::get_if<LinkLanguage>(&address);
  if (asked == nullptr || asked->unknown || asked->twice) return {};
  const auto read = read_link(asked->rest);
  const auto* link = std::get_if<OpenedLink>(&read);
  if (link == nullptr) return {};
  std::string text;
  if (link->duel) {
    text = duel_link(link->duel->duel, link->duel->names, link->seat, link->bots);
  } else if (link->puzzle) {
    text = puzzle_text(link->game, link->seat, *link->puzzle);
  } else {
    text = link_text({{link->game.setup(), decisions_in(link->game.log()), link->moment},
                      link->seat,
                      link->beat,
                      link->bots});
  }
  return asked->language ? with_language(text, *asked->language) : text;
}

// By kind, the parts of links of one game.
using Kinds = std::map<std::string, std::vector<std::string>>;

std::string any_seed(Stream& stream) {
  constexpr std::array<std::string_view, 6> seeds{"KINGSTON-42", "my_deal_",         "CLUB-NIGHT-",
                                                  "0",           "TODAY-2026-11-22", "aaaa-0000"};
  return std::string(seeds[at(stream.below(static_cast<int>(seeds.size())))]);
}

Bots any_bots(const Setup& setup, Stream& stream) {
  constexpr std::array<std::string_view, 3> named{"strong", "expert", "beginner"};
  if (stream.below(2) == 0) return all_bots();
  return std::get<Bots>(parse_bots(named[at(stream.below(3))], setup.players));
}

void add_game(Kinds& kinds, Setup setup, Stream& stream) {
  setup.seed = any_seed(stream);
  if (stream.below(3) == 0) setup = with_house_rules(setup, stream);
  const int seat = stream.below(setup.players);
  const Bots bots = any_bots(setup, stream);
  const Events log = random_log(setup, stream, 2);
  Record record{setup, {}};
  kinds["deal"].push_back(link_text({record, seat, {}, bots}));
  kinds["challenge"].push_back(link_text({record, 0, 1 + stream.below(30), bots}));
  kinds["hand"].push_back(link_text({record_of_hand(setup, log, 2), seat, {}, bots}));
  record.decisions = decisions_in(log);
  kinds["game"].push_back(link_text({record, seat, {}, bots}));
  record.moment = 1 + stream.below(static_cast<int>(log.size()));
  kinds["moment"].push_back(link_text({record, seat, {}, all_bots()}));
  Setup composed = setup;
  if (!read_deal(composed, "Ah..Kd")) kinds["composed"].push_back(setup_text(composed));
  kinds["composed"].push_back(setup_text(setup) + "&deal=AhKh..2c");
}

std::string any_log(const Duel& duel, int deal, Stream& stream) {
  Game game(deal_of_duel(duel, deal));
  while (!deal_over(game)) {
    if (game.play(random_choice(game.table(), stream))) break;
  }
  return game.moves();
}

void add_duel(Kinds& kinds, Setup setup, Stream& stream) {
  setup.seed = any_seed(stream);
  Duel duel{setup, 1 + stream.below(3)};
  const DuelNames names{"Tom B.", "Zoë"};
  kinds["duel"].push_back(duel_link(duel, {}, 0, all_bots()));
  for (int player = 0; player < 2; ++player) {
    for (int deal = 0; deal < duel.deals; ++deal) {
      duel.logs[at(player)].push_back(any_log(duel, deal, stream));
    }
    kinds["duel"].push_back(duel_link(duel, names, 0, any_bots(setup, stream)));
  }
}

Kinds every_kind() {
  Kinds kinds;
  Stream stream(1, "whole links");
  for (const GameSetup& setup : usual_setups()) {
    for (int i = 0; i < test_games(1); ++i) {
      add_game(kinds, setup, stream);
      add_duel(kinds, setup, stream);
    }
  }
  for (std::size_t i = 0; i < puzzles().size() && i < 4; ++i) {
    kinds["puzzle"].emplace_back(puzzles()[i].link);
  }
  return kinds;
}

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
  for (const auto& [kind, links] : every_kind()) {
    for (const std::string& typed : links) {
      const std::string asking =
          stream.below(4) == 0 ? with_language(typed, *find_language("de")) : typed;
      const std::string link = whole_link(asking);
      const std::string said = meaning(link);
      ASSERT_FALSE(said.empty()) << kind << ' ' << link;
      ASSERT_EQ(said, meaning(asking)) << "the end does not describe the game";
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
