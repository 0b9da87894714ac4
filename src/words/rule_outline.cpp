#include "words/rule_outline.hpp"

#include <algorithm>

#include "words/field_words.hpp"
#include "words/rule_rows.hpp"

namespace allfours {

namespace {

// Sources as a set: bit n is source 00n.
unsigned sources_in(std::string_view text) {
  unsigned sources = 0;
  for (const char c : text) {
    if (c >= '1' && c <= '9') sources |= 1U << (c - '0');
  }
  return text.find("000") == std::string_view::npos ? sources : sources | 1U;
}

std::vector<std::string> ids_of(unsigned sources) {
  std::vector<std::string> ids;
  for (int n = 0; n < 10; ++n) {
    if ((sources >> n & 1U) != 0) ids.push_back("00" + std::to_string(n));
  }
  return ids;
}

bool has_effect(const RuleRow& row, const OutlinedGame& game) {
  if (!row.only.empty() && !lists(row.only, game.variant->id)) return false;
  return row.applies == nullptr || row.applies(game);
}

std::string field_key(const Field& field, const RuleSet& rules) {
  return std::string(field.name) + "." + value_text(field, rules);
}

bool is_changed(const Field& field, const OutlinedGame& game) {
  return field.get(game.rules) != field.get(game.variant->rules);
}

bool is_said(const RuleRow& row, const OutlinedGame& game) {
  if (!has_effect(row, game)) return false;
  if (!row.is_field || !row.silent_at_default) return true;
  const Field& field = *find_field(row.key);
  static const RuleSet defaults;
  return field.get(game.rules) != field.get(defaults) || is_changed(field, game);
}

// Sources of this value of a field: in a variant's preset, or as an option.
unsigned sources_of_value(const RuleRow& row, const Field& field, const RuleSet& rules) {
  unsigned sources = 0;
  for (const Variant& variant : variants()) {
    const OutlinedGame usual{&variant, variant.rules, variant.usual_players, variant.usual_players};
    if (field.get(variant.rules) != field.get(rules) || !has_effect(row, usual)) continue;
    sources |= sources_in(variant.source);
  }
  for (const RuleOption& option : rule_options_known()) {
    if (field_key(field, rules).starts_with(option.rule)) sources |= sources_in(option.source);
  }
  return sources;
}

// "rule-play-follow-or-trump" from "rule", "play.follow_or_trump".
std::string phrase_key(std::string_view kind, std::string_view key) {
  std::string name = std::string(kind) + "-" + std::string(key);
  for (char& c : name) {
    if (c == '.' || c == '_') c = '-';
  }
  return name;
}

std::string_view phrase(Language language, std::string_view kind, std::string_view key) {
  return book_phrase(language, phrase_key(kind, key));
}

// The word for the non-dealers, by which texts select.
std::string_view rivals_in(const OutlinedGame& game) {
  if (mixed(game)) return "side";
  if (game.most == 2) return "eldest";
  const int sides = side_count(game.rules, game.most);
  return sides == 2 ? "side" : sides == game.most ? "players" : "sides";
}

// A field's value as a selector of texts: "turn-up".
std::string word_of(std::string_view field, const RuleSet& rules) {
  std::string word = value_text(*find_field(field), rules);
  std::replace(word.begin(), word.end(), '_', '-');
  return word;
}

// "1 point", "6 points".
std::string points_text(int value, Language language) {
  const Words& words = words_in(language);
  return fill(value == 1 ? words.points_1 : words.points_n, {{"n", number_text(value)}});
}

// A text of the rules with its placeholders filled; `n` and `points` are the field's value.
std::string filled(std::string_view text, const OutlinedGame& game, Language language,
                   std::string_view n, std::string_view points) {
  const int sides = side_count(game.rules, game.most);
  const bool alone = !mixed(game) && sides == game.most;
  const std::string hang = points_text(game.rules.hang_points, language);
  const std::string for_game = points_text(game.rules.game_points, language);
  return fill(text, {{"n", n},
                     {"points", points},
                     {"hang", hang},
                     {"game", for_game},
                     {"target", number_text(game.rules.target)},
                     {"players", phrase(language, "number", number_text(game.most))},
                     {"sides", phrase(language, "number", number_text(sides))},
                     {"scorer", alone ? "player" : "side"},
                     {"rivals", rivals_in(game)},
                     {"trump", word_of("trump", game.rules)},
                     {"begging", word_of("begging", game.rules)},
                     {"play", word_of("play", game.rules)},
                     {"order", word_of("order", game.rules)}});
}

std::string field_text(const Field& field, const OutlinedGame& game, Language language) {
  if (field.kind != Field::Kind::number) {
    return filled(phrase(language, "rule", field_key(field, game.rules)), game, language, {}, {});
  }
  const int value = field.get(game.rules);
  const std::string n = number_text(value);
  const std::string name(field.name);
  const std::string_view none = phrase(language, "rule", name + "-0");
  if (value == 0 && !none.empty()) return std::string(none);
  return filled(phrase(language, "rule", name + "-n"), game, language, n,
                points_text(value, language));
}

// Sets the sources, or the reason of a ruling.
void attribute(RuleParagraph& paragraph, const RuleRow& row, const OutlinedGame& game,
               unsigned sources, Language language) {
  paragraph.ours = !paragraph.changed && lists(row.ours, game.variant->id);
  if (paragraph.ours) {
    paragraph.reason = phrase(language, "ruling", row.key);
  } else {
    paragraph.sources = ids_of(sources);
  }
}

RuleParagraph field_paragraph(const RuleRow& row, const OutlinedGame& game, Language language) {
  const Field& field = *find_field(row.key);
  RuleParagraph paragraph;
  paragraph.key = field_key(field, game.rules);
  paragraph.field = true;
  paragraph.text = field_text(field, game, language);
  paragraph.changed = is_changed(field, game);
  attribute(paragraph, row, game,
            paragraph.changed ? sources_of_value(row, field, game.rules)
                              : sources_in(game.variant->source),
            language);
  return paragraph;
}

RuleParagraph general_paragraph(const RuleRow& row, const OutlinedGame& game, Language language) {
  RuleParagraph paragraph;
  paragraph.key = row.key;
  paragraph.text = filled(phrase(language, "rule", row.key), game, language, {}, {});
  // The variant's own sources if they have the rule, else those that do.
  const unsigned own = sources_in(game.variant->source);
  const unsigned all = row.source.empty() ? own : sources_in(row.source);
  attribute(paragraph, row, game, (own & all) != 0 ? own & all : all, language);
  return paragraph;
}

// For the rule "stake_game.#", any number.
RuleParagraph option_paragraph(const RuleOption& option, const OutlinedGame& game,
                               Language language) {
  const Words& words = words_in(language);
  RuleParagraph paragraph;
  paragraph.key = option.shown.empty() ? option.rule : option.shown;
  paragraph.sources = ids_of(sources_in(option.source));
  const auto dot = paragraph.key.find('.');
  if (dot == std::string::npos) {
    paragraph.text = filled(phrase(language, "rule", paragraph.key), game, language, {}, {});
    return paragraph;
  }
  paragraph.field = true;
  if (paragraph.key.ends_with(".#")) {
    paragraph.text = filled(phrase(language, "rule", paragraph.key.substr(0, dot) + "-n"), game,
                            language, words.any_amount, words.any_points);
    return paragraph;
  }
  OutlinedGame chosen = game;
  const auto fault =
      set_field(chosen.rules, paragraph.key.substr(0, dot), paragraph.key.substr(dot + 1));
  if (!fault)
    paragraph.text = field_text(*find_field(paragraph.key.substr(0, dot)), chosen, language);
  return paragraph;
}

}  // namespace

OutlinedGame outlined(const Setup& setup) {
  return {setup.variant, setup.rules, setup.players, setup.players};
}

OutlinedGame outlined(const Variant& variant, const RuleSet& rules) {
  OutlinedGame game{&variant, rules, max_players, 0};
  for (int n = 0; n <= max_players; ++n) {
    if (!variant.allows(n)) continue;
    game.fewest = std::min(game.fewest, n);
    game.most = std::max(game.most, n);
  }
  return game;
}

std::vector<RuleSection> rule_outline(const OutlinedGame& game, Language language) {
  std::vector<RuleSection> sections;
  for (const RuleRow& row : rule_rows()) {
    if (!is_said(row, game)) continue;
    const std::string_view id = rule_part_id(row.part);
    if (sections.empty() || sections.back().id != id) {
      sections.push_back(
          {std::string(id),
           fill(phrase(language, "section", id), {{"begging", word_of("begging", game.rules)}}),
           {}});
    }
    sections.back().paragraphs.push_back(row.is_field ? field_paragraph(row, game, language)
                                                      : general_paragraph(row, game, language));
  }
  return sections;
}

bool says_general_rule(const OutlinedGame& game, std::string_view key) {
  for (const RuleRow& row : rule_rows()) {
    if (!row.is_field && row.key == key && is_said(row, game)) return true;
  }
  return false;
}

namespace {

bool is_option_of(const Variant& variant, const RuleOption& option) {
  return !option.shown_for.empty() && lists(option.shown_for, variant.id);
}

// True for a house rule missing on the variant's own page, which has the preset and options named
// by sources.
bool is_elsewhere(const Setup& setup, const Field& field) {
  if (field.get(setup.rules) == field.get(setup.variant->rules)) return false;
  return std::ranges::none_of(rule_options_known(), [&](const RuleOption& option) {
    return (option.shown.empty() ? option.rule : option.shown) == field_key(field, setup.rules) &&
           is_option_of(*setup.variant, option);
  });
}

}  // namespace

std::string rule_place(const Setup& setup, std::string_view key) {
  const Field* field = find_field(key.substr(0, key.find('.')));
  if (field == nullptr || !is_elsewhere(setup, *field)) {
    return std::string(setup.variant->id) + ".html#" + std::string(key);
  }
  return "house-rules.html#" + (field->kind == Field::Kind::number
                                    ? std::string(field->name) + ".any"
                                    : std::string(key));
}

std::vector<std::string> rules_elsewhere(const Setup& setup) {
  std::vector<std::string> elsewhere;
  for (const Field& field : fields()) {
    if (is_elsewhere(setup, field)) elsewhere.push_back(field_key(field, setup.rules));
  }
  return elsewhere;
}

std::vector<RuleParagraph> rule_options(const OutlinedGame& game, Language language) {
  std::vector<RuleParagraph> options;
  for (const RuleOption& option : rule_options_known()) {
    if (!is_option_of(*game.variant, option)) continue;
    options.push_back(option_paragraph(option, game, language));
  }
  return options;
}

std::string changed_rules_text(const OutlinedGame& game, Language language) {
  std::string text;
  for (const RuleRow& row : rule_rows()) {
    if (!row.is_field || !is_said(row, game)) continue;
    const Field& field = *find_field(row.key);
    if (!is_changed(field, game)) continue;
    if (!text.empty()) text += " · ";
    text += changed_phrase(language, field, field.get(game.rules));
  }
  return text;
}

std::string_view game_intro(const Variant& variant, Language language) {
  return phrase(language, "intro", variant.id);
}

std::string_view game_summary(const Variant& variant, Language language) {
  return phrase(language, "summary", variant.id);
}

std::string plain_text(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    if (text.starts_with("_")) {
      text.remove_prefix(1);
    } else if (text.starts_with(" • ") || text.starts_with(" ¶ ")) {
      const bool is_item = text.starts_with(" • ");
      plain += is_item ? "\n– " : "\n";
      text.remove_prefix(is_item ? std::string_view(" • ").size() : std::string_view(" ¶ ").size());
    } else {
      plain += text.front();
      text.remove_prefix(1);
    }
  }
  return plain;
}

std::vector<RuleSource> rule_sources(Language language) {
  std::vector<RuleSource> sources;
  for (const std::string_view id :
       {"000", "001", "002", "003", "004", "005", "006", "007", "008"}) {
    const std::string key(id);
    sources.push_back({key, phrase(language, "source", key),
                       phrase(language, "source", key + "-entry"),
                       phrase(language, "source", key + "-language")});
  }
  return sources;
}

std::string source_name(Language language, std::string_view id) {
  return std::string(phrase(language, "source", id));
}

std::string source_names(Language language, std::string_view ids) {
  std::string names;
  for (const std::string& id : ids_of(sources_in(ids))) {
    if (!names.empty()) names += " · ";
    names += source_name(language, id);
  }
  return names;
}

std::string sources_of(const RuleParagraph& paragraph, Language language) {
  if (paragraph.ours) return std::string(words_in(language).our_ruling);
  std::string ids;
  for (const std::string& id : paragraph.sources) ids += id + " ";
  return source_names(language, ids);
}

}  // namespace allfours
