#include "core/advice/advice.hpp"

#include "core/log/decision_text.hpp"
#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

constexpr std::array<std::string_view, reason_kind_count> reason_names{
    "only_choice",   "all_alike",    "close",       "won",          "lost",         "more_often",
    "wins_game",     "stops_them",   "hands_game",  "takes_game",   "wins_trick",   "partner_takes",
    "gives_nothing", "would_lose",   "higher_held", "keeps_trumps", "draws_trumps", "our_high",
    "our_low",       "our_jack",     "our_game",    "their_high",   "their_low",    "their_jack",
    "their_game",    "saves_jack",   "holds_suit",  "mean_points",  "dealer_runs",  "dealer_gives",
    "throws_junk",   "no_trick_left"};

constexpr int most_options = 64;
constexpr int most_reasons = 16;
constexpr int most_worlds = 10'000;

std::optional<Option> read_option(std::string_view line, int seat) {
  Option option;
  bool bad = false;
  take_number(line, 0, 10'000, option.chance, bad);
  const std::string_view than = take_field(line, ' ');
  option.less = than == "less";
  if (bad || (!option.less && than != "like")) return std::nullopt;
  if (line == "keep") {
    option.keeps = true;
    option.decision = Decision::of_lay_down(seat);
    return option;
  }
  const auto decision = parse_decision(line, seat);
  if (std::holds_alternative<Fault>(decision)) return std::nullopt;
  option.decision = std::get<Decision>(decision);
  if (decision_text(option.decision) != line) return std::nullopt;
  return option;
}

std::optional<Reason> read_reason(std::string_view line, int options) {
  Reason reason;
  bool bad = false;
  const std::string_view name = take_field(line, ' ');
  int kind = 0;
  while (kind < reason_kind_count && reason_names[at(kind)] != name) ++kind;
  if (kind == reason_kind_count) return std::nullopt;
  reason.kind = static_cast<Reason::Kind>(kind);
  take_number(line, 0, options - 1, reason.option, bad);
  const std::string_view card = take_field(line, ' ');
  if (card != "--") {
    const auto known = parse_card(card);
    if (!known || !known->known()) return std::nullopt;
    reason.card = *known;
  }
  take_number(line, -1, max_players - 1, reason.seat, bad);
  take_number(line, 0, most_worlds, reason.times, bad);
  take_number(line, 0, most_worlds, reason.than, bad);
  take_number(line, 0, most_worlds, reason.of, bad);
  if (bad || !line.empty()) return std::nullopt;
  return reason;
}

std::string number(int n) { return " " + std::to_string(n); }

}  // namespace

std::string_view wire(Reason::Kind kind) { return reason_names[at(static_cast<int>(kind))]; }

bool same_choice(const Decision& a, const Decision& b) {
  if (a.kind != Decision::Kind::discard || b.kind != a.kind) return a == b;
  CardSet first, second;
  for (const Card card : a.cards) first.add(card);
  for (const Card card : b.cards) second.add(card);
  return first == second;
}

int Advice::place_of(const Decision& decision) const {
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (!options[i].keeps && same_choice(options[i].decision, decision)) return static_cast<int>(i);
  }
  return -1;
}

std::string advice_text(const Advice& advice) {
  std::string text = "advice 1" + number(advice.seat) + number(advice.worlds) +
                     number(advice.solved) + number(advice.best) + number(advice.against) + "\n";
  for (const Option& option : advice.options) {
    text += "option" + number(option.chance) + (option.less ? " less " : " like ") +
            (option.keeps ? "keep" : decision_text(option.decision)) + "\n";
  }
  for (const Reason& reason : advice.reasons) {
    text += "reason " + std::string(wire(reason.kind)) + number(reason.option) + " " +
            (reason.card.known() ? card_text(reason.card) : "--") + number(reason.seat) +
            number(reason.times) + number(reason.than) + number(reason.of) + "\n";
  }
  return text;
}

std::optional<Advice> parse_advice(std::string_view text) {
  if (!text.ends_with('\n')) return std::nullopt;
  const std::string_view whole = text;
  Advice advice;
  bool bad = false;
  std::string_view line = take_field(text, '\n');
  if (take_field(line, ' ') != "advice" || take_field(line, ' ') != "1") return std::nullopt;
  take_number(line, 0, max_players - 1, advice.seat, bad);
  take_number(line, 0, most_worlds, advice.worlds, bad);
  take_number(line, 0, advice.worlds, advice.solved, bad);
  take_number(line, 0, most_options - 1, advice.best, bad);
  take_number(line, -1, most_options - 1, advice.against, bad);
  if (bad || !line.empty()) return std::nullopt;
  while (!text.empty()) {
    line = take_field(text, '\n');
    const std::string_view what = take_field(line, ' ');
    if (what == "option" && advice.reasons.empty()) {
      const auto option = read_option(line, advice.seat);
      if (!option || advice.options.size() == most_options) return std::nullopt;
      advice.options.push_back(*option);
    } else if (what == "reason") {
      const auto reason = read_reason(line, static_cast<int>(advice.options.size()));
      if (!reason || advice.reasons.size() == most_reasons) return std::nullopt;
      advice.reasons.push_back(*reason);
    } else {
      return std::nullopt;
    }
  }
  const int count = static_cast<int>(advice.options.size());
  if (advice.best >= count || advice.against >= count || advice.best == advice.against) {
    return std::nullopt;
  }
  if (advice_text(advice) != whole)
    return std::nullopt;  // rejects surplus characters and other spellings
  return advice;
}

}  // namespace allfours
