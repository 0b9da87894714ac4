#include "words/field_words.hpp"

#include <algorithm>

namespace allfours {

namespace {

std::string with_hyphens(std::string key) {
  std::replace(key.begin(), key.end(), '_', '-');
  return key;
}

// The phrase of a composed key, "field-hang-jack-off"; empty if there is none.
std::string phrase(Language language, const std::string& name) {
  const std::string key = with_hyphens(name);
  return std::string(find_phrase(words_in(language), key).value_or(std::string_view()));
}

std::string key_of(const Field& field) { return "field-" + std::string(field.name); }

}  // namespace

std::string field_label(Language language, const Field& field) {
  return phrase(language, key_of(field));
}

std::string value_label(Language language, const Field& field, int value) {
  const Words& words = words_in(language);
  switch (field.kind) {
    case Field::Kind::flag:
      return std::string(value == 0 ? words.value_no : words.value_yes);
    case Field::Kind::number:
      return number_text(value);
    case Field::Kind::word:
      break;
  }
  return phrase(language, "value-" + std::string(field.name) + "-" +
                              std::string(field.words[static_cast<std::size_t>(value)]));
}

std::string field_meaning(Language language, const Field& field) {
  return std::string(book_phrase(language, with_hyphens(key_of(field) + "-meaning")));
}

std::vector<FieldGroup> field_groups(Language language, const RuleSet& rules,
                                     const RuleSet& usual) {
  const Words& words = words_in(language);
  std::vector<FieldGroup> groups{{words.fields_changed, {}}};
  for (const Field& field : fields()) {
    // The texts define where a group begins.
    const std::string key = with_hyphens("field-group-" + std::string(field.name));
    if (const auto title = find_phrase(words, key)) groups.push_back({*title, {}});
    FieldGroup& group = field.get(rules) == field.get(usual) ? groups.back() : groups.front();
    group.fields.push_back(&field);
  }
  std::erase_if(groups, [](const FieldGroup& group) { return group.fields.empty(); });
  return groups;
}

std::string named_rule_label(Language language, const NamedRule& rule) {
  return phrase(language, "named-" + std::string(rule.name));
}

std::string named_rule_meaning(Language language, const NamedRule& rule) {
  const RuleSet rules = rule.with(RuleSet());
  std::string text;
  for (const NamedRule::Change& change : rule.changes) {
    const Field* field = find_field(change.field);
    if (field == nullptr) continue;
    text += (text.empty() ? "" : " · ") + changed_phrase(language, *field, field->get(rules));
  }
  if (rule.best_of > 1) {
    text += " · " + fill(words_in(language).series_best_of, {{"n", number_text(rule.best_of)}});
  }
  return upper_first(text);
}

std::string changed_phrase(Language language, const Field& field, int value) {
  if (value == 0) {
    if (std::string off = phrase(language, key_of(field) + "-off"); !off.empty()) return off;
  }
  return fill(phrase(language, key_of(field) + "-changed"),
              {{"n", number_text(value)}, {"value", value_label(language, field, value)}});
}

}  // namespace allfours
