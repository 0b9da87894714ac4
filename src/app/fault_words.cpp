#include "app/fault_words.hpp"

#include "app/field_words.hpp"

namespace allfours {

extern const std::span<const FaultRow> german_fault_rows;
extern const std::span<const FaultRow> french_fault_rows;

namespace {

std::string_view text_of(std::span<const FaultRow> rows, FaultKind kind) {
  for (const FaultRow& row : rows) {
    if (row.kind == kind) return row.text;
  }
  return {};
}

// Does it say that a rule, {0}, cannot be {1}?
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

}  // namespace

std::string_view fault_phrase(Language language, FaultKind kind) {
  if (language_code(language) == "de") return text_of(german_fault_rows, kind);
  if (language_code(language) == "fr") return text_of(french_fault_rows, kind);
  return english_phrase(kind);
}

std::string fault_text(const Fault& fault, Language language) {
  std::vector<std::string> about = fault.about;
  if (is_about_a_value(fault.kind)) {
    RuleSet rules;
    const Field* field = find_field(about[0]);
    set_field(rules, about[0], about[1]);
    about[0] = field_label(language, *field);
    about[1] = value_label(language, *field, field->get(rules));
  }
  return fill_places(fault_phrase(language, fault.kind), about);
}

}  // namespace allfours
