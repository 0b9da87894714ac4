#include "app/fault_words.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "words/field_words.hpp"

namespace allfours {

namespace {

// Does it say that a rule, the first, cannot be what the second says?
bool is_about_a_value(FaultKind kind) {
  switch (kind) {
    case FaultKind::without_turn_up:
    case FaultKind::without_begging:
    case FaultKind::without_gifts:
    case FaultKind::without_dealing:
    case FaultKind::without_partners:
    case FaultKind::with_stock:
      return true;
    default:
      return false;
  }
}

bool is_about_a_suit(FaultKind kind) {
  return kind == FaultKind::must_follow || kind == FaultKind::must_follow_or_trump ||
         kind == FaultKind::must_trump;
}

// As core/choice.cpp names it.
std::optional<Suit> find_suit(std::string_view name) {
  constexpr std::array names{"clubs", "diamonds", "hearts", "spades"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return static_cast<Suit>(i);
  }
  return std::nullopt;
}

}  // namespace

std::string_view fault_phrase(Language language, FaultKind kind) {
  std::string key = "fault-" + std::string(wire(kind));
  std::replace(key.begin(), key.end(), '_', '-');
  return find_phrase(words_in(language), key).value_or(std::string_view());
}

std::string fault_text(const Fault& fault, Language language) {
  std::vector<std::string> about = fault.about;
  about.resize(4);
  if (is_about_a_value(fault.kind)) {
    RuleSet rules;
    const Field* field = find_field(about[0]);
    if (field != nullptr && !set_field(rules, about[0], about[1])) {
      about[0] = field_label(language, *field);
      about[1] = value_label(language, *field, field->get(rules));
    }
  } else if (is_about_a_suit(fault.kind)) {
    if (const auto suit = find_suit(about[0])) about[0] = suit_name(words_in(language), *suit);
  }
  return fill(
      fault_phrase(language, fault.kind),
      {{"first", about[0]}, {"second", about[1]}, {"third", about[2]}, {"fourth", about[3]}});
}

std::string fault_text(const LogFault& fault, Language language) {
  return fault_text(
      {FaultKind::log_line, {std::to_string(fault.line), fault_text(fault.fault, language)}},
      language);
}

}  // namespace allfours
