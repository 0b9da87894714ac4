#include "app/links/links_of_kinds.hpp"

#include <array>

#include "app/app_play.hpp"
#include "app/links/fault_words.hpp"
#include "app/links/found_link.hpp"
#include "app/links/link.hpp"
#include "app/links/link_language.hpp"
#include "app/links/links_together.hpp"
#include "app/links/opened_link_text.hpp"
#include "app/modes/together/together.hpp"
#include "core/game/link_end.hpp"
#include "core/table/preset_deal.hpp"
#include "words/lessons.hpp"

namespace allfours {

namespace {

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

void add_game(LinkKinds& kinds, Setup setup, Stream& stream) {
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

// As the page shares them: the deal of a day, and a deal in a language of its own.
void add_deals(LinkKinds& kinds, Setup setup, Stream& stream) {
  setup.seed = "TODAY-" + std::string(setup.variant->id) + "-2026-11-23";
  kinds["day"].push_back(link_text({Record{setup, {}}, 0, {}, all_bots()}));
  setup.seed = any_seed(stream);
  const std::string deal = link_text({Record{setup, {}}, 0, {}, any_bots(setup, stream)});
  const auto count = static_cast<int>(languages().size());
  kinds["language"].push_back(with_language(deal, languages()[at(stream.below(count))]));
}

std::string any_log(const Duel& duel, int deal, Stream& stream) {
  Game game(deal_of_duel(duel, deal));
  while (!deal_over(game)) {
    if (game.play(random_choice(game.table(), stream))) break;
  }
  return game.moves();
}

// Letters that programs fold, encode or drop in ways of their own.
DuelNames any_names(Stream& stream) {
  const std::array<DuelNames, 4> names{
      {{"Tom B.", "Zoë"}, {"Örs-", "Ödön."}, {"O'Neil", "M’Bo."}, {"Ÿ - ß", "Çé--"}}};
  return names[at(stream.below(static_cast<int>(names.size())))];
}

void add_duel(LinkKinds& kinds, Setup setup, Stream& stream) {
  setup.seed = any_seed(stream);
  Duel duel{setup, 1 + stream.below(3)};
  const DuelNames names = any_names(stream);
  kinds["duel"].push_back(duel_link(duel, {}, 0, all_bots()));
  for (int player = 0; player < 2; ++player) {
    for (int deal = 0; deal < duel.deals; ++deal) {
      duel.logs[at(player)].push_back(any_log(duel, deal, stream));
    }
    kinds["duel"].push_back(duel_link(duel, names, 0, any_bots(setup, stream)));
  }
}

}  // namespace

LinkKinds links_of_every_kind(int games) {
  LinkKinds kinds;
  Stream stream(1, "whole links");
  Stream further(1, "further links");
  for (const GameSetup& setup : usual_setups()) {
    for (int i = 0; i < games; ++i) {
      add_game(kinds, setup, stream);
      add_duel(kinds, setup, stream);
      add_deals(kinds, setup, further);
      add_together(kinds, setup, further);
    }
  }
  for (const PuzzleText& puzzle : puzzles()) kinds["puzzle"].emplace_back(puzzle.link);
  return kinds;
}

LinkMeaning opened_by(std::string_view fragment) {
  const std::string tidied = link_tidied(fragment);
  if (Together::is_link(tidied)) return opened_together(tidied);
  const auto address = read_address(tidied);
  if (const auto* no = std::get_if<Fault>(&address)) return {{}, fault_text(*no, {})};
  const LinkLanguage& asked = std::get<LinkLanguage>(address);
  if (asked.unknown) return {{}, "no such language"};
  if (asked.twice) return {{}, fault_text({FaultKind::part_twice, {"lang"}}, {})};
  const auto read = read_link(asked.rest);
  if (const auto* no = std::get_if<Fault>(&read)) return {{}, fault_text(*no, {})};
  const std::string text = text_of(std::get<OpenedLink>(read));
  return {asked.language ? with_language(text, *asked.language) : text, {}};
}

std::string meaning(std::string_view fragment) { return opened_by(fragment).link; }

}  // namespace allfours
