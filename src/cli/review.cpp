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
  if (options.rest().size() != 1)
    return bad_usage("review takes a link: review 'v=…&seed=…&log=…'");
  const auto language = find_language(options.value("--lang", "en"));
  if (!language) return bad_usage("there is no such language; there are " + language_codes());
  const auto opened = open_argument(options.rest().front());
  if (const auto* no = std::get_if<Fault>(&opened)) return bad_usage(no->sentence());
  const Game& game = std::get<OpenedRecord>(opened).game;
  const std::string_view seat_word = options.value("--seat", "0");
  const int seat = seat_word.size() == 1 ? seat_word[0] - '0' : -1;
  if (seat < 0 || seat >= game.setup().players) {
    return bad_usage("--seat is a number from 0 to " + std::to_string(game.setup().players - 1));
  }

  const Words& words = words_in(*language);
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
  for (const int event : decisions_to_review(game, seat)) {
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
