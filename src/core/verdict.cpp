#include "core/verdict.hpp"

#include "core/text_fields.hpp"

namespace allfours {

namespace {

constexpr int small_cost = 100;
constexpr int large_cost = 500;
constexpr int most_events = 1'000'000;

}  // namespace

Verdict::Mark Verdict::mark() const {
  if (chosen == advice.best || cost() == 0) return Mark::best;
  if (!choice().less || cost() < small_cost) return Mark::good;
  return cost() < large_cost ? Mark::doubtful : Mark::mistake;
}

std::string verdict_text(const Verdict& verdict) {
  return "verdict 1 " + std::to_string(verdict.event) + " " + std::to_string(verdict.chosen) +
         (verdict.forgiven ? " forgiven\n" : " plain\n") + advice_text(verdict.advice);
}

std::optional<Verdict> parse_verdict(std::string_view text) {
  const std::string_view whole = text;
  std::string_view line = take_field(text, '\n');
  if (take_field(line, ' ') != "verdict" || take_field(line, ' ') != "1") return std::nullopt;
  Verdict verdict;
  bool bad = false;
  take_number(line, 0, most_events, verdict.event, bad);
  take_number(line, 0, 127, verdict.chosen, bad);
  verdict.forgiven = line == "forgiven";
  auto advice = parse_advice(text);
  if (bad || !advice || verdict.chosen >= static_cast<int>(advice->options.size())) {
    return std::nullopt;
  }
  verdict.advice = *std::move(advice);
  if (verdict.cost() < 0 || verdict_text(verdict) != whole) return std::nullopt;
  return verdict;
}

}  // namespace allfours
