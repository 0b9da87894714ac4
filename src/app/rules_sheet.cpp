#include "app/rules_sheet.hpp"

#include <algorithm>

#include "app/field_words.hpp"
#include "app/rules_sheet_rows.hpp"
#include "words/variant_words.hpp"

namespace allfours {

extern const SheetTexts english_sheet_texts;
extern const SheetTexts german_sheet_texts;
extern const SheetTexts french_sheet_texts;

const SheetTexts& sheet_texts_in(Language language) {
  if (language_code(language) == "de") return german_sheet_texts;
  if (language_code(language) == "fr") return french_sheet_texts;
  return english_sheet_texts;
}

std::string_view sheet_text(std::span<const SheetText> texts, std::string_view key) {
  for (const SheetText& text : texts) {
    if (text.key == key) return text.text;
  }
  return {};
}

namespace {

std::string_view item(std::string_view list, int place) {
  for (; place > 0; --place) list.remove_prefix(list.find(',') + 1);
  return list.substr(0, list.find(','));
}

// Is the variant in a list as SheetRow::resolved has it?
bool lists(std::string_view ids, std::string_view id) {
  if (ids == "*") return true;
  const bool all_but = ids.starts_with("! ");
  if (all_but) ids.remove_prefix(2);
  while (!ids.empty()) {
    const auto space = std::min(ids.find(' '), ids.size());
    if (ids.substr(0, space) == id) return !all_but;
    ids.remove_prefix(std::min(space + 1, ids.size()));
  }
  return all_but;
}

// Sources as a set: bit n is source 00n.
unsigned sources_in(std::string_view text) {
  unsigned sources = 0;
  for (const char c : text) {
    if (c >= '1' && c <= '9') sources |= 1U << (c - '0');
  }
  return text.find("000") == std::string_view::npos ? sources : sources | 1U;
}

std::string text_of_sources(unsigned sources) {
  std::string text;
  for (int n = 0; n < 10; ++n) {
    if ((sources >> n & 1U) == 0) continue;
    if (!text.empty()) text += ", ";
    text += "00";
    text += static_cast<char>('0' + n);
  }
  return text;
}

bool has_effect(const SheetRow& row, const Setup& setup) {
  if (!row.only.empty() && !lists(row.only, setup.variant->id)) return false;
  return row.applies == nullptr || row.applies(setup);
}

std::string rule_id(const Field& field, const RuleSet& rules) {
  return std::string(field.name) + "." + value_text(field, rules);
}

// Where this value of a field is played: in a variant as it stands, or as an option.
unsigned sources_of_value(const SheetRow& row, const Field& field, const RuleSet& rules) {
  unsigned sources = 0;
  for (const Variant& variant : variants()) {
    const Setup usual{&variant, variant.usual_players, variant.rules, {}, {}, {}};
    if (field.get(variant.rules) != field.get(rules) || !has_effect(row, usual)) continue;
    sources |= sources_in(variant.source);
  }
  for (const SheetOption& option : sheet_options()) {
    if (rule_id(field, rules).starts_with(option.rule)) sources |= sources_in(option.source);
  }
  return sources;
}

std::string filled(std::string_view text, const Setup& setup, const SheetTexts& texts, int number) {
  const int sides = side_count(setup.rules, setup.players);
  const std::string n = std::to_string(number);
  const std::string points = fill(number == 1 ? texts.one_point : texts.points, {{"n", n}});
  return fill(text, sides == setup.players,
              {{"n", n},
               {"points", points},
               {"players", item(texts.numbers, setup.players - 2)},
               {"sides", item(texts.numbers, sides - 2)}});
}

// The sentence for the field's value in such a game.
std::string_view rule_text(const Field& field, const Setup& setup, const SheetTexts& texts) {
  const std::string id = rule_id(field, setup.rules);
  if (side_count(setup.rules, setup.players) >= 3) {
    if (const auto text = sheet_text(texts.rules, id + ":many"); !text.empty()) return text;
  }
  if (setup.rules.trump == TrumpBy::cut) {
    if (const auto text = sheet_text(texts.rules, id + ":stock"); !text.empty()) return text;
  }
  if (const auto text = sheet_text(texts.rules, id); !text.empty()) return text;
  return sheet_text(texts.rules, std::string(field.name) + ".#");
}

bool is_changed(const Field& field, const Setup& setup) {
  return field.get(setup.rules) != field.get(setup.variant->rules);
}

bool is_said(const SheetRow& row, const Setup& setup) {
  if (!has_effect(row, setup)) return false;
  if (!row.is_field || !row.silent_at_zero) return true;
  const Field& field = *find_field(row.key);
  return field.get(setup.rules) != 0 || is_changed(field, setup);
}

RulesLine field_line(const SheetRow& row, const Setup& setup, const SheetTexts& texts) {
  const Field& field = *find_field(row.key);
  RulesLine line;
  line.rule = rule_id(field, setup.rules);
  line.text = filled(rule_text(field, setup, texts), setup, texts, field.get(setup.rules));
  line.changed = is_changed(field, setup);
  line.resolution = !line.changed && lists(row.resolved, setup.variant->id);
  line.source = line.changed ? text_of_sources(sources_of_value(row, field, setup.rules))
                             : std::string(setup.variant->source);
  return line;
}

RulesLine general_line(const SheetRow& row, const Setup& setup, const SheetTexts& texts) {
  RulesLine line;
  line.text = filled(sheet_text(texts.general, row.key), setup, texts, 0);
  line.resolution = lists(row.resolved, setup.variant->id);
  // The variant's own sources where they say it, else those that do.
  const unsigned own = sources_in(setup.variant->source);
  const unsigned all = sources_in(row.source);
  line.source = text_of_sources(line.resolution ? own : (own & all) != 0 ? own & all : all);
  return line;
}

}  // namespace

RulesSheet rules_sheet(const Setup& setup, Language language) {
  const SheetTexts& texts = sheet_texts_in(language);
  RulesSheet sheet;
  sheet.title = variant_name(language, *setup.variant);
  sheet.paragraph = sheet_text(texts.paragraphs, setup.variant->id);
  for (const std::string_view heading : texts.headings) {
    sheet.sections.push_back({std::string(heading), {}});
  }
  if (setup.rules.begging == Begging::none) {
    sheet.sections[static_cast<std::size_t>(SheetPart::trump)].heading = texts.heading_trump_only;
  }
  for (const SheetRow& row : sheet_rows()) {
    if (!is_said(row, setup)) continue;
    auto& lines = sheet.sections[static_cast<std::size_t>(row.part)].lines;
    lines.push_back(row.is_field ? field_line(row, setup, texts) : general_line(row, setup, texts));
  }
  return sheet;
}

std::string changed_rules_text(const Setup& setup, Language language) {
  std::string text;
  for (const SheetRow& row : sheet_rows()) {
    if (!row.is_field || !is_said(row, setup)) continue;
    const Field& field = *find_field(row.key);
    if (!is_changed(field, setup)) continue;
    if (!text.empty()) text += " · ";
    text += changed_phrase(language, field, field.get(setup.rules));
  }
  return text;
}

}  // namespace allfours
