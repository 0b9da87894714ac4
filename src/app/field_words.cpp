#include "app/field_words.hpp"

namespace allfours {

extern const FieldWords english_field_words;
extern const FieldWords german_field_words;
extern const FieldWords french_field_words;

namespace {

const FieldRow& row_of(const FieldWords& words, const Field& field) {
  static constexpr FieldRow missing{};
  for (const FieldRow& row : words.fields) {
    if (row.field == field.name) return row;
  }
  return missing;
}

}  // namespace

const FieldWords& field_words_in(Language language) {
  if (language_code(language) == "de") return german_field_words;
  if (language_code(language) == "fr") return french_field_words;
  return english_field_words;
}

std::string field_label(Language language, const Field& field) {
  return std::string(row_of(field_words_in(language), field).label);
}

std::string value_label(Language language, const Field& field, int value) {
  const FieldWords& words = field_words_in(language);
  switch (field.kind) {
    case Field::Kind::flag:
      return std::string(value == 0 ? words.no : words.yes);
    case Field::Kind::number:
      return std::to_string(value);
    case Field::Kind::word:
      break;
  }
  const std::string name =
      std::string(field.name) + "." + std::string(field.words[static_cast<std::size_t>(value)]);
  for (const ValueRow& row : words.values) {
    if (row.value == name) return std::string(row.label);
  }
  return {};
}

std::string field_meaning(Language language, const Field& field) {
  return std::string(row_of(field_words_in(language), field).meaning);
}

std::string changed_phrase(Language language, const Field& field, int value) {
  const FieldRow& row = row_of(field_words_in(language), field);
  if (value == 0 && !row.off.empty()) return std::string(row.off);
  return fill(row.changed,
              {{"n", std::to_string(value)}, {"value", value_label(language, field, value)}});
}

}  // namespace allfours
