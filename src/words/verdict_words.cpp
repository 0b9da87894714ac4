#include "words/verdict_words.hpp"

namespace allfours {

namespace {

// Hundredths with one decimal place: 612 ten thousandths are "6.1".
std::string hundredths(const Words& words, int ten_thousandths) {
  const int tenths = (ten_thousandths + 5) / 10;
  return fill(words.tenths,
              {{"n", std::to_string(tenths / 10)}, {"other", std::to_string(tenths % 10)}});
}

}  // namespace

std::string_view mark_word(const Words& words, const Verdict& verdict) {
  if (verdict.lucky()) return words.mark_lucky;
  switch (verdict.mark()) {
    case Verdict::Mark::best:
      return words.mark_best;
    case Verdict::Mark::good:
      return words.mark_good;
    case Verdict::Mark::doubtful:
      return words.mark_doubtful;
    case Verdict::Mark::mistake:
      break;
  }
  return words.mark_mistake;
}

std::string cost_text(const Words& words, const Verdict& verdict) {
  if (verdict.mark() == Verdict::Mark::best) return {};
  return "−" + fill(words.percent, {{"n", hundredths(words, verdict.cost())}});
}

std::string verdict_sentences(const Words& words, const Verdict& verdict, const SeatNames& names) {
  if (verdict.mark() < Verdict::Mark::doubtful) return {};
  std::string text =
      upper_first(fill(words.verdict_cost, {{"text", option_name(words, verdict.choice())},
                                            {"value", hundredths(words, verdict.cost())}}));
  const Advice& advice = verdict.advice;
  text += " " + fill(words.verdict_better, {{"text", option_name(words, advice.chosen())}});
  text += " " + advice_reasons(words, advice, names);
  if (verdict.lucky()) text += " " + std::string(words.verdict_lucky);
  return text;
}

std::string hand_summary(const Words& words, int hand, std::span<const Verdict> verdicts) {
  const Verdict* worst = nullptr;
  bool lucky = false;
  for (const Verdict& verdict : verdicts) {
    if (verdict.mark() < Verdict::Mark::doubtful) continue;
    lucky = lucky || verdict.lucky();
    if (verdict.lucky()) continue;
    if (worst == nullptr || verdict.cost() > worst->cost()) worst = &verdict;
  }
  const std::string n = std::to_string(hand);
  if (worst == nullptr) return fill(lucky ? words.review_lucky : words.review_clean, {{"n", n}});
  return fill(words.review_turned, {{"n", n},
                                    {"text", option_name(words, worst->choice())},
                                    {"value", hundredths(words, worst->cost())}});
}

}  // namespace allfours
