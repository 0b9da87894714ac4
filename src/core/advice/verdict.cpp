#include "core/advice/verdict.hpp"

#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

constexpr int small_cost = 100;
constexpr int large_cost = 500;
constexpr int most_events = 1'000'000;
constexpr int most_plays = 100;

std::string line_text(const std::vector<Play>& line) {
  std::string text = "line";
  for (const Play& play : line) {
    text +=
        play.seat < 0 ? " /" : " " + std::to_string(play.seat) + std::string(card_text(play.card));
  }
  return text + "\n";
}

bool take_line(std::string_view& text, std::vector<Play>& into) {
  std::string_view line = take_field(text, '\n');
  if (take_field(line, ' ') != "line") return false;
  while (!line.empty()) {
    const std::string_view word = take_field(line, ' ');
    Play play;
    if (word != "/") {
      const auto card = word.size() == 3 ? parse_card(word.substr(1)) : std::nullopt;
      if (!card || word[0] < '0' || word[0] >= '0' + max_players) return false;
      play = {static_cast<std::int8_t>(word[0] - '0'), *card};
    }
    into.push_back(play);
  }
  return into.size() <= most_plays;
}

std::optional<Lay> take_lay(std::string_view& text, bool& bad) {
  if (!text.starts_with("lay ")) return std::nullopt;
  Lay lay;
  std::string_view line = take_field(text, '\n').substr(4);
  take_number(line, 0, 127, lay.best, bad);
  take_number(line, 0, 10'000, lay.chance, bad);
  take_number(line, 0, lay.chance, lay.chosen, bad);
  lay.exact = line == "exact";
  bad = bad || !take_line(text, lay.best_line) || !take_line(text, lay.chosen_line);
  return lay;
}

}  // namespace

Verdict::Mark Verdict::mark() const {
  if (chosen == advice.best || cost() == 0) return Mark::best;
  if (!choice().less || cost() < small_cost) return Mark::good;
  return cost() < large_cost ? Mark::doubtful : Mark::mistake;
}

std::string verdict_text(const Verdict& verdict) {
  std::string text = "verdict 2 " + std::to_string(verdict.event) + " " +
                     std::to_string(verdict.chosen) +
                     (verdict.forgiven ? " forgiven\n" : " plain\n");
  if (verdict.lay) {
    const Lay& lay = *verdict.lay;
    text += "lay " + std::to_string(lay.best) + " " + std::to_string(lay.chance) + " " +
            std::to_string(lay.chosen) + (lay.exact ? " exact\n" : " partly\n");
    text += line_text(lay.best_line) + line_text(lay.chosen_line);
  }
  return text + advice_text(verdict.advice);
}

std::optional<Verdict> parse_verdict(std::string_view text) {
  const std::string_view whole = text;
  std::string_view line = take_field(text, '\n');
  if (take_field(line, ' ') != "verdict" || take_field(line, ' ') != "2") return std::nullopt;
  Verdict verdict;
  bool bad = false;
  take_number(line, 0, most_events, verdict.event, bad);
  take_number(line, 0, 127, verdict.chosen, bad);
  verdict.forgiven = line == "forgiven";
  verdict.lay = take_lay(text, bad);
  auto advice = parse_advice(text);
  const int options = advice ? static_cast<int>(advice->options.size()) : 0;
  if (bad || verdict.chosen >= options || (verdict.lay && verdict.lay->best >= options)) {
    return std::nullopt;
  }
  verdict.advice = *std::move(advice);
  if (verdict.cost() < 0 || verdict_text(verdict) != whole) return std::nullopt;
  return verdict;
}

}  // namespace allfours
