// `allfours rules`: the rules of a game, paragraph by paragraph, as text or as JSON.
#include <cstdio>

#include "cli/commands.hpp"
#include "core/event_json.hpp"
#include "core/kernel.hpp"
#include "core/record.hpp"
#include "words/rule_outline.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

class Json {
 public:
  void text(std::string_view name, std::string_view value) {
    key(name);
    append_json_string(out_, value);
  }
  void flag(std::string_view name, bool value) {
    key(name);
    out_ += value ? "true" : "false";
  }
  template <typename List, typename Write>
  void list(std::string_view name, const List& all, Write write) {
    key(name);
    out_ += '[';
    bool first = true;
    for (const auto& one : all) {
      if (!first) out_ += ',';
      first = false;
      write(one);
    }
    out_ += ']';
  }
  template <typename Write>
  void object(Write write) {
    out_ += '{';
    write();
    out_ += '}';
  }
  // Of a value that is JSON already.
  void key_of(std::string_view name, std::string_view json) {
    key(name);
    out_ += json;
  }
  void value(std::string_view text) { append_json_string(out_, text); }
  void number(int n) { out_ += std::to_string(n); }

  std::string out() const { return out_; }

 private:
  void key(std::string_view name) {
    if (out_.back() != '{') out_ += ',';
    append_json_string(out_, name);
    out_ += ':';
  }

  std::string out_{};
};

void write(Json& json, const RuleParagraph& paragraph) {
  json.object([&] {
    json.text("key", paragraph.key);
    json.text("text", paragraph.text);
    json.list("sources", paragraph.sources, [&](const std::string& id) { json.value(id); });
    json.flag("ours", paragraph.ours);
    if (paragraph.ours) json.text("reason", paragraph.reason);
    if (paragraph.changed) json.flag("changed", true);
  });
}

std::vector<int> counts(const OutlinedGame& game) {
  std::vector<int> all;
  for (int n = game.fewest; n <= game.most; ++n) {
    if (game.variant->allows(n)) all.push_back(n);
  }
  return all;
}

std::string json_line(const OutlinedGame& game, Language language) {
  Json json;
  const auto write_one = [&](const RuleParagraph& paragraph) { write(json, paragraph); };
  json.object([&] {
    json.text("variant", game.variant->id);
    json.text("name", variant_name(language, *game.variant));
    json.text("lang", language_code(language));
    json.list("players", counts(game), [&](int n) { json.number(n); });
    json.key_of("sides", std::to_string(side_count(game.rules, game.most)));
    json.text("direction", value_text(*find_field("direction"), game.rules));
    std::string worth;
    for (int rank = 0; rank < rank_count; ++rank) {
      const Card card(Suit::spades, static_cast<Rank>(rank));
      if (card_points(card) == 0) continue;
      worth += (worth.empty() ? "{\"" : ",\"") + card_text(card).substr(0, 1) +
               "\":" + std::to_string(card_points(card));
    }
    json.key_of("card_points", worth + "}");
    json.text("summary", game_summary(*game.variant, language));
    json.text("intro", game_intro(*game.variant, language));
    json.list("sections", rule_outline(game, language), [&](const RuleSection& section) {
      json.object([&] {
        json.text("section", section.id);
        json.text("heading", section.heading);
        json.list("paragraphs", section.paragraphs, write_one);
      });
    });
    json.list("options", rule_options(game, language), write_one);
    json.list("sources", rule_sources(language), [&](const RuleSource& source) {
      json.object([&] {
        json.text("id", source.id);
        json.text("name", source.name);
        json.text("entry", source.entry);
        json.text("language", source.language);
      });
    });
  });
  return json.out() + "\n";
}

// Lines of what is said, with who says it behind.
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

// One variant's game, as --players and --set make it; a complaint if there is none.
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
  const std::string_view code = options.value("--lang", "en");
  const auto language = find_language(code);
  if (!language) {
    std::string known;
    for (const Language one : languages()) known += " " + std::string(language_code(one));
    return bad_usage("there is no language \"" + std::string(code) + "\"; there are" + known);
  }
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
    out += options.has("--json") ? json_line(game, *language) : plain_rules(game, *language);
  }
  std::fwrite(out.data(), 1, out.size(), stdout);
  return 0;
}

}  // namespace allfours
