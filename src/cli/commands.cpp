#include "cli/commands.hpp"

#include <algorithm>
#include <cstdio>
#include <limits>
#include <utility>

#include "core/log/event_json.hpp"
#include "core/text/english.hpp"
#include "core/text/number.hpp"

namespace allfours {

int bad_usage(std::string_view sentence) {
  std::string line(sentence);
  for (char& c : line) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = '?';
  }
  std::fprintf(stderr, "allfours: %s\n", line.c_str());
  return 2;
}

std::optional<std::string> Options::read(const Arguments& arguments,
                                         const std::vector<std::string_view>& with_value,
                                         const std::vector<std::string_view>& plain) {
  const auto among = [](const auto& list, std::string_view name) {
    return std::find(list.begin(), list.end(), name) != list.end();
  };
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view name = arguments[i];
    if (!name.starts_with("--")) {
      rest_.push_back(name);
      continue;
    }
    const bool needs_value = among(with_value, name);
    if (!needs_value && !among(plain, name)) {
      std::string sentence = "there is no option " + std::string(name) + " here; there are";
      for (const auto& list : {with_value, plain}) {
        for (const auto other : list) sentence += " " + std::string(other);
      }
      return sentence;
    }
    if (has(name) && name != "--set") return std::string(name) + " is given twice";
    if (needs_value && i + 1 == arguments.size()) return std::string(name) + " needs a value";
    if (name == "--set" && arguments[i + 1].find('=') == std::string_view::npos) {
      return "--set is field=value, not \"" + std::string(arguments[i + 1]) + "\"";
    }
    if (name == "--set" && arguments[i + 1].find(',') != std::string_view::npos)
      return std::string("--set changes one field; repeat it for another");
    given_.push_back({name, needs_value ? arguments[++i] : std::string_view()});
  }
  return std::nullopt;
}

std::optional<std::string> Options::only(const std::vector<std::string_view>& among,
                                         std::string_view command) const {
  for (const Given& given : given_) {
    if (std::ranges::find(among, given.name) == among.end())
      return std::string(command) + " has no option " + std::string(given.name);
  }
  return std::nullopt;
}

bool Options::has(std::string_view name) const {
  return std::any_of(given_.begin(), given_.end(),
                     [&](const Given& given) { return given.name == name; });
}

std::string_view Options::value(std::string_view name, std::string_view otherwise) const {
  for (const Given& given : given_) {
    if (given.name == name) return given.value;
  }
  return otherwise;
}

std::string Options::changed_rules() const {
  std::string text;
  for (const Given& given : given_) {
    if (given.name != "--set") continue;
    std::string change(given.value);
    if (const auto equals = change.find('='); equals != std::string::npos) change[equals] = '.';
    text += (text.empty() ? "" : ",") + change;
  }
  // Other changes may need table rules to mean anything.
  if (has("--table-rules") && text.find("table_rules.") == std::string::npos) {
    text += std::string(text.empty() ? "" : ",") + "table_rules.true";
  }
  return text;
}

std::variant<Setup, std::string> setup_from(const Options& options, std::string_view seed) {
  if (!options.has("--variant"))
    return std::string("--variant is missing: name one of those `allfours variants` lists");
  if (seed.empty() && !options.has("--seed"))
    return std::string("--seed is missing: 1 to 64 letters, digits, - or _");
  auto made = make_setup(options.value("--variant"), options.value("--players"),
                         options.value("--seed", seed), options.changed_rules());
  if (const auto* no = std::get_if<Fault>(&made)) return no->sentence();
  return std::get<Setup>(std::move(made));
}

std::variant<int, std::string> number_from(const Options& options, std::string_view name,
                                           int otherwise, int least) {
  if (!options.has(name)) return otherwise;
  const std::string_view text = options.value(name);
  const auto number = whole_number(text, least);
  if (!number) {
    return std::string(name) + " is a whole number from " + std::to_string(least) + " to " +
           std::to_string(std::numeric_limits<int>::max()) + ", not \"" + std::string(text) + "\"";
  }
  return *number;
}

int run_variants(const Arguments& arguments) {
  Options options;
  if (auto no = options.read(arguments, {}, {"--json"})) return bad_usage(*no);
  if (!options.rest().empty()) return bad_usage("variants takes no arguments but --json");
  std::string out;
  for (const Variant& variant : variants()) {
    std::string counts;
    for (int n = 2; n <= max_players; ++n) {
      if (variant.allows(n)) counts += (counts.empty() ? "" : ",") + std::to_string(n);
    }
    if (options.has("--json")) {
      JsonWriter json(out);
      json.open('{');
      json.member("variant", variant.id);
      json.member("name", english_name(variant.id));
      json.member("source", variant.source);
      json.key("players");
      json.raw("[" + counts + "]");
      json.key("rules");
      write_json(json, variant.rules);
      json.close('}');
      out += '\n';
      continue;
    }
    out += std::string(variant.id) + ": " + std::string(english_name(variant.id)) + " (" +
           std::string(variant.source) + "), players " + counts + "\n";
    for (const Field& field : fields()) {
      out += "  " + std::string(field.name) + " = " + value_text(field, variant.rules) + "\n";
    }
  }
  std::fwrite(out.data(), 1, out.size(), stdout);
  return 0;
}

// "true, false"; "1 to 99"; "cut, cut_pitcher".
static std::string permitted_values(const Field& field) {
  if (field.kind == Field::Kind::flag) return "true, false";
  if (field.kind == Field::Kind::number)
    return std::to_string(field.least) + " to " + std::to_string(field.most);
  std::string text;
  for (const std::string_view word : field.words)
    text += (text.empty() ? "" : ", ") + std::string(word);
  return text;
}

int run_fields(const Arguments& arguments) {
  Options options;
  if (auto no = options.read(arguments, {}, {"--json"})) return bad_usage(*no);
  if (!options.rest().empty()) return bad_usage("fields takes no arguments but --json");
  std::string out;
  for (const Field& field : fields()) {
    if (options.has("--json")) {
      JsonWriter json(out);
      write_json(json, field);
      out += '\n';
    } else {
      out += std::string(field.name) + ": " + permitted_values(field) + "\n    " +
             std::string(english_meaning(field.name)) + "\n";
    }
  }
  std::fwrite(out.data(), 1, out.size(), stdout);
  return 0;
}

}  // namespace allfours
