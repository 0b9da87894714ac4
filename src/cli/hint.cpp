// `allfours hint`: advice for the seat that must choose, and why (players/advice/adviser.hpp).
#include <cstdio>

#include "cli/commands.hpp"
#include "core/game/record.hpp"
#include "players/advice/adviser.hpp"
#include "words/advice_words.hpp"

namespace allfours {

namespace {

std::string told(const Advice& advice, const Words& words) {
  SeatNames names;
  for (int seat = 0; seat < max_players; ++seat) names[at(seat)] = "#" + std::to_string(seat);
  std::string out = advice_headline(words, advice.chosen());
  out += " " + advice_reasons(words, advice, names) + "\n";
  for (std::size_t i = 0; i < advice.options.size() && advice.worlds > 0; ++i) {
    const Option& option = advice.options[i];
    char line[32];
    std::snprintf(line, sizeof line, "%6.2f %% %c ", option.chance / 100.0,
                  static_cast<int>(i) == advice.best ? '*' : (option.less ? ' ' : '='));
    out += line + option_name(words, option) + "\n";
  }
  return out;
}

}  // namespace

int run_hint(const Arguments& arguments) {
  Options options;
  if (auto no = options.read(arguments, {"--lang"}, {"--data"})) return bad_usage(*no);
  const auto link = link_argument(options, "hint");
  if (const auto* no = std::get_if<std::string>(&link)) return bad_usage(*no);
  const auto language = language_from(options, std::get<LinkArgument>(link).lang);
  if (const auto* no = std::get_if<std::string>(&language)) return bad_usage(*no);
  const auto& [game, moment] = std::get<LinkArgument>(link).opened;
  const int count = moment > 0 ? moment : static_cast<int>(game.log().size());
  const Table table = game.table_at(count);
  const Question asked = next_question(table, 0);
  if (asked.seat < 0) return bad_usage("nobody has anything to choose there");
  int decisions = 0;
  for (int i = 0; i < count; ++i) decisions += is_decision(game.log()[at(i)].kind) ? 1 : 0;
  Stream stream = decision_stream(table.seed_key, asked.seat, decisions);
  const Advice advice = advise(seen_from(table, asked.seat), expert_effort, stream);
  const std::string out = options.has("--data")
                              ? advice_text(advice)
                              : told(advice, words_in(std::get<Language>(language)));
  std::fwrite(out.data(), 1, out.size(), stdout);
  return 0;
}

}  // namespace allfours
