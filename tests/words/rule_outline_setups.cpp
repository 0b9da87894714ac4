#include "words/rule_outline_setups.hpp"

#include <algorithm>

namespace allfours::outline_test {

std::vector<Language> written_languages() {
  std::vector<Language> written;
  for (const std::string_view code : {"en", "de", "fr"}) {
    if (const auto language = find_language(code)) written.push_back(*language);
  }
  return written;
}

GameSetup setup_for(const Variant& variant, int players) {
  GameSetup setup;
  setup.variant = &variant;
  setup.players = players == 0 ? variant.usual_players : players;
  setup.rules = variant.rules;
  setup.seed = "SHEET";
  return setup;
}

GameSetup setup_for(std::string_view id, int players, std::string_view changes) {
  GameSetup setup = setup_for(*find_variant(id), players);
  while (!changes.empty()) {
    const auto space = std::min(changes.find(' '), changes.size());
    const std::string_view change = changes.substr(0, space);
    const auto equals = change.find('=');
    const auto no = set_field(setup.rules, change.substr(0, equals), change.substr(equals + 1));
    EXPECT_FALSE(no.has_value()) << no->sentence();
    changes.remove_prefix(std::min(space + 1, changes.size()));
  }
  const auto no = validate(setup.rules, setup.players);
  EXPECT_FALSE(no.has_value()) << no->sentence();
  return setup;
}

std::vector<GameSetup> all_setups() {
  std::vector<GameSetup> setups;
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= max_players; ++players) {
      if (variant.allows(players)) setups.push_back(setup_for(variant, players));
    }
  }
  return setups;
}

GameSetup with_house_rules(GameSetup setup, Stream& stream) {
  const auto place = [&](std::size_t count) {
    return static_cast<std::size_t>(stream.below(static_cast<int>(count)));
  };
  if (stream.below(3) == 0) {
    const RuleSet& other = variants()[place(variants().size())].rules;
    if (!validate(other, setup.players)) setup.rules = other;
  }
  for (int i = stream.below(9); i > 0; --i) {
    const Field& field = fields()[place(fields().size())];
    RuleSet changed = setup.rules;
    field.set(changed, field.least + stream.below(std::min(field.most, 15) - field.least + 1));
    if (!validate(changed, setup.players)) setup.rules = changed;
  }
  return setup;
}

std::string described(const GameSetup& setup) {
  std::string text = std::string(setup.variant->id) + " with " + std::to_string(setup.players);
  for (const Field& field : fields()) {
    if (field.get(setup.rules) == field.get(setup.variant->rules)) continue;
    text += " " + std::string(field.name) + "=" + value_text(field, setup.rules);
  }
  return text;
}

std::vector<RuleParagraph> paragraphs_of(const GameSetup& setup, Language language) {
  std::vector<RuleParagraph> all;
  for (const RuleSection& section : rule_outline(outlined(setup), language)) {
    for (RuleParagraph paragraph : section.paragraphs) {
      paragraph.text = plain_text(paragraph.text);
      all.push_back(std::move(paragraph));
    }
  }
  return all;
}

RuleParagraph paragraph_for(const GameSetup& setup, std::string_view key) {
  for (const RuleParagraph& paragraph : paragraphs_of(setup)) {
    if (paragraph.key == key) return paragraph;
  }
  return {};
}

std::string ids_in(const RuleParagraph& paragraph) {
  std::string text;
  for (const std::string& id : paragraph.sources) text += (text.empty() ? "" : ", ") + id;
  return text;
}

std::string whole_text(const GameSetup& setup) {
  std::string text;
  for (const RuleParagraph& paragraph : paragraphs_of(setup)) text += paragraph.text + "\n";
  return text;
}

const Field* field_of(const RuleParagraph& paragraph) {
  if (!paragraph.field) return nullptr;
  return find_field(std::string_view(paragraph.key).substr(0, paragraph.key.find('.')));
}

}  // namespace allfours::outline_test
