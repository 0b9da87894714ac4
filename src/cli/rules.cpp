// `allfours rules`: the rules of a game, paragraph by paragraph, as text or as JSON.
#include <cstdio>

#include "cli/commands.hpp"
#include "core/game/record.hpp"
#include "core/rules/kernel.hpp"
#include "core/text/json_writer.hpp"
#include "words/rule_outline.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

void write(JsonWriter& json, const RuleParagraph& paragraph) {
  json.open('{');
  json.member("key", paragraph.key);
  json.member("text", paragraph.text);
  json.list("sources", paragraph.sources, [&](const std::string& id) { json.text(id); });
  json.flag("ours", paragraph.ours);
  if (paragraph.ours) json.member("reason", paragraph.reason);
  if (paragraph.changed) json.flag("changed", true);
  json.close('}');
}

std::vector<int> counts(const OutlinedGame& game) {
  std::vector<int> all;
  for (int n = game.fewest; n <= game.most; ++n) {
    if (game.variant->allows(n)) all.push_back(n);
  }
  return all;
}

std::string json_line(const OutlinedGame& game, Language language) {
  std::string out;
  JsonWriter json(out);
  const auto write_one = [&](const RuleParagraph& paragraph) { write(json, paragraph); };
  json.open('{');
  json.member("variant", game.variant->id);
  json.member("name", variant_name(language, *game.variant));
  json.member("lang", language_code(language));
  json.list("players", counts(game), [&](int n) { json.number(n); });
  json.number("sides", side_count(game.rules, game.most));
  json.key("side_of");
  json.open('{');
  for (const int players : counts(game)) {
    Table table;
    table.sides = static_cast<std::int8_t>(side_count(game.rules, players));
    json.key(std::to_string(players));
    json.open('[');
    for (int seat = 0; seat < players; ++seat) json.number(side_of(table, seat));
    json.close(']');
  }
  json.close('}');
  json.member("direction", value_text(*find_field("direction"), game.rules));
  json.key("card_points");
  json.open('{');
  for (int rank = 0; rank < rank_count; ++rank) {
    const Card card(Suit::spades, static_cast<Rank>(rank));
    if (card_points(card) > 0) json.number(card_text(card).substr(0, 1), card_points(card));
  }
  json.close('}');
  json.member("summary", game_summary(*game.variant, language));
  json.member("intro", game_intro(*game.variant, language));
  json.list("sections", rule_outline(game, language), [&](const RuleSection& section) {
    json.open('{');
    json.member("section", section.id);
    json.member("heading", section.heading);
    json.list("paragraphs", section.paragraphs, write_one);
    json.close('}');
  });
  json.list("options", rule_options(game, language), write_one);
  json.list("sources", rule_sources(language), [&](const RuleSource& source) {
    json.open('{');
    json.member("id", source.id);
    json.member("name", source.name);
    json.member("entry", source.entry);
    json.member("language", source.language);
    json.close('}');
  });
  json.close('}');
  return out + "\n";
}

// The lines of a paragraph, followed by its sources.
std::string plain_lines(const RuleParagraph& paragraph, Language language) {
  std::string out = plain_text(paragraph.text);
  const std::string names = sources_of(paragraph, language);
  if (names.empty()) return out + "\n\n";
  out += " [" + names;
  if (paragraph.ours) out += ": " + paragraph.reason;
  return out + "]\n\n";
}

std::string plain_rules(const OutlinedGame& game, Language language) {
  std::string out(variant_name(language, *game.variant));
  out += "\n\n" + plain_text(game_intro(*game.variant, language)) + "\n";
  for (const RuleSection& section : rule_outline(game, language)) {
    out += "\n== " + section.heading + "\n\n";
    for (const RuleParagraph& paragraph : section.paragraphs) {
      out += plain_lines(paragraph, language);
    }
  }
  return out;
}

// One variant's game from --players and --set; or a complaint.
std::variant<OutlinedGame, std::string> game_from(const Options& options) {
  auto made = make_setup(options.value("--variant"), options.value("--players"), "RULES",
                         options.changed_rules());
  if (const auto* no = std::get_if<Fault>(&made)) return no->sentence();
  const Setup& setup = std::get<Setup>(made);
  if (options.has("--players")) return outlined(setup);
  return outlined(*setup.variant, setup.rules);
}

}  // namespace

int run_rules(const Arguments& arguments) {
  Options options;
  if (auto no =
          options.read(arguments, {"--variant", "--players", "--set", "--lang"}, {"--json"})) {
    return bad_usage(*no);
  }
  if (!options.rest().empty()) return bad_usage("rules takes only options");
  const auto named = language_from(options);
  if (const auto* no = std::get_if<std::string>(&named)) return bad_usage(*no);
  const Language language = std::get<Language>(named);
  std::vector<OutlinedGame> games;
  if (options.has("--variant")) {
    auto made = game_from(options);
    if (const auto* no = std::get_if<std::string>(&made)) return bad_usage(*no);
    games.push_back(std::get<OutlinedGame>(made));
  } else {
    if (options.has("--players") || options.has("--set")) {
      return bad_usage("--variant is missing: name one of those `allfours variants` lists");
    }
    for (const Variant& variant : variants()) games.push_back(outlined(variant, variant.rules));
  }
  std::string out;
  for (const OutlinedGame& game : games) {
    if (!options.has("--json") && !out.empty()) out += "\n";
    out += options.has("--json") ? json_line(game, language) : plain_rules(game, language);
  }
  std::fwrite(out.data(), 1, out.size(), stdout);
  return 0;
}

}  // namespace allfours
