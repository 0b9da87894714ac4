#include "words/verdict_words.hpp"

#include <algorithm>

#include "words/numbers.hpp"

namespace allfours {

namespace {

// Per cent with one decimal place: 612 ten-thousandths are "6.1".
std::string hundredths(const Words& words, int ten_thousandths) {
  return tenths_text(words, (ten_thousandths + 5) / 10);
}

// "you led the jack of spades into the queen of spades"
std::string what_was_done(const Words& w, const Verdict& verdict, const Occasion& occasion,
                          const SeatNames& names, int person) {
  using How = Occasion::How;
  const auto told = [&](std::string_view phrase) {
    return fill(phrase, occasion.seat == person,
                {{"who", names[at(occasion.seat)]},
                 {"text", option_name(w, verdict.choice())},
                 {"card", occasion.card.known() ? the_card(w, occasion.card) : std::string()},
                 {"other", occasion.other.known() ? the_card(w, occasion.other) : std::string()}});
  };
  switch (occasion.how) {
    case How::says:
      return told(w.did_says);
    case How::discards:
      return told(w.did_discards);
    case How::lays_down:
      return told(verdict.choice().keeps ? w.did_keeps : w.did_lays_down);
    case How::led:
      return told(w.did_led);
    case How::led_into:
      return told(w.did_led_into);
    case How::under:
      return told(w.did_under);
    case How::over:
      return told(w.did_over);
    case How::beaten:
      return told(w.did_beaten);
    case How::trumps:
      return told(w.did_trumps);
    case How::thrown:
    case How::speaks_up:
      break;
  }
  return told(w.did_thrown);
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

std::string occasion_text(const Words& w, const Occasion& occasion) {
  using How = Occasion::How;
  const auto told = [&](std::string_view phrase) {
    return fill(phrase,
                {{"card", occasion.other.known() ? the_card(w, occasion.other) : std::string()}});
  };
  switch (occasion.how) {
    case How::says:
    case How::discards:
    case How::lays_down:
    case How::speaks_up:
      return {};
    case How::led:
      return told(w.how_led);
    case How::led_into:
      return told(w.how_led_into);
    case How::under:
      return told(w.how_under);
    case How::over:
      return told(w.how_over);
    case How::beaten:
      return told(w.how_beaten);
    case How::trumps:
      return told(w.how_trumps);
    case How::thrown:
      break;
  }
  return told(w.how_thrown);
}

const Verdict* costliest(std::span<const Verdict> verdicts) {
  const Verdict* worst = nullptr;
  for (const Verdict& verdict : verdicts) {
    if (verdict.mark() < Verdict::Mark::doubtful || verdict.lucky()) continue;
    if (worst == nullptr || verdict.cost() > worst->cost()) worst = &verdict;
  }
  return worst;
}

std::string hand_summary(const Words& words, std::span<const Verdict> verdicts,
                         std::span<const Occasion> occasions, const SeatNames& names, int person) {
  const Verdict* worst = costliest(verdicts);
  const std::string n = number_text(occasions.front().hand);
  if (worst == nullptr) {
    const bool lucky = std::any_of(verdicts.begin(), verdicts.end(),
                                   [](const Verdict& one) { return one.lucky(); });
    return fill(lucky ? words.review_lucky : words.review_clean, {{"n", n}});
  }
  const Occasion& when = occasions[static_cast<std::size_t>(worst - verdicts.data())];
  return fill(words.review_turned, {{"n", number_text(when.hand)},
                                    {"text", what_was_done(words, *worst, when, names, person)},
                                    {"value", hundredths(words, worst->cost())}});
}

}  // namespace allfours
