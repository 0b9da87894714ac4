// `allfours review`: a verdict on each decision of a seat, hand by hand
// (players/advice/reviewer.hpp).
#include <cstdio>

#include "cli/commands.hpp"
#include "core/game/record.hpp"
#include "players/advice/reviewer.hpp"
#include "words/verdict_words.hpp"

namespace allfours {

namespace {

std::string line_of(const Words& words, const Verdict& verdict, const SeatNames& names) {
  char cost[32];
  std::snprintf(cost, sizeof cost, "%6.2f %% ", verdict.cost() / 100.0);
  std::string line =
      cost + std::string(mark_word(words, verdict)) + ": " + option_name(words, verdict.choice());
  const std::string why = verdict_sentences(words, verdict, names);
  return line + (why.empty() ? "" : " | " + why) + "\n";
}

}  // namespace

int run_review(const Arguments& arguments) {
  Options options;
  if (auto no = options.read(arguments, {"--lang", "--seat"}, {"--data"})) return bad_usage(*no);
  const auto link = link_argument(options, "review");
  if (const auto* no = std::get_if<std::string>(&link)) return bad_usage(*no);
  const auto language = language_from(options, std::get<LinkArgument>(link).lang);
  if (const auto* no = std::get_if<std::string>(&language)) return bad_usage(*no);
  const auto seat = seat_from(options, std::get<LinkArgument>(link));
  if (const auto* no = std::get_if<std::string>(&seat)) return bad_usage(*no);
  const Game& game = std::get<LinkArgument>(link).opened.game;
  const auto decisions = decisions_to_review(game, std::get<int>(seat));
  if (decisions.empty()) {
    return bad_usage("there is no decision of seat " + std::to_string(std::get<int>(seat)) +
                     " in this game");
  }

  const Words& words = words_in(std::get<Language>(language));
  SeatNames names;
  for (int i = 0; i < max_players; ++i) names[at(i)] = "#" + std::to_string(i);
  const auto print = [](const std::string& text) {
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fflush(stdout);
  };
  int hand = 0;
  std::vector<Verdict> verdicts;
  std::vector<Occasion> occasions;
  const auto end_of_hand = [&] {
    if (!verdicts.empty() && !options.has("--data")) {
      print(hand_summary(words, verdicts, occasions, names, -1) + "\n");
    }
    verdicts.clear();
    occasions.clear();
  };
  for (const int event : decisions) {
    const int now = game.table_at(event).hand;
    if (now != hand) end_of_hand();
    hand = now;
    verdicts.push_back(review_decision(game, event, expert_effort));
    occasions.push_back(occasion_of(game, event));
    print(options.has("--data") ? verdict_text(verdicts.back())
                                : line_of(words, verdicts.back(), names));
  }
  end_of_hand();
  return 0;
}

}  // namespace allfours
