#include "together/link_parts.hpp"

#include <algorithm>

#include "core/game/link_end.hpp"
#include "core/text/number.hpp"
#include "together/sha256.hpp"

namespace allfours::together {

namespace {

constexpr std::array<std::string_view, 7> sitting_keys{"v",    "players", "rules", "table",
                                                       "host", "seats",   "names"};

// A list as it is written. The page hands a link over with the names in clear (web/paper/link.js).
std::string encoded_list(std::string_view text) {
  std::string list;
  while (!text.empty()) {
    const auto end = std::min(text.find(','), text.size());
    const std::string_view word = text.substr(0, end);
    list += word.find('%') == std::string_view::npos ? encoded(word) : std::string(word);
    if (end < text.size()) list += ',';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return list;
}

}  // namespace

std::optional<Fault> LinkParts::read(std::string_view link, std::string_view kind,
                                     const std::vector<std::string_view>& keys) {
  values_.clear();
  if (link.size() > longest_together_link) {
    return Fault{FaultKind::link_too_long, {std::to_string(longest_together_link)}};
  }
  const auto whole = parts_of_link(link);
  if (const auto* no = std::get_if<Fault>(&whole)) return *no;
  const std::string& parts = std::get<std::string>(whole);
  // Without an end nothing says that a link is whole; `v` is as it was typed.
  if (parts == link) return Fault{FaultKind::link_not_whole};
  std::optional<Fault> unknown;
  for (std::string_view rest = parts; !rest.empty();) {
    const std::string_view part = take_link_part(rest);
    const std::string_view key = part.substr(0, part.find('='));
    const auto knows = [&](const auto& list) {
      return std::find(list.begin(), list.end(), key) != list.end();
    };
    if (key.size() == part.size() || !(key == kind || knows(sitting_keys) || knows(keys))) {
      if (!unknown) unknown = Fault{FaultKind::unknown_part, {quotation(part), std::string(kind)}};
      continue;
    }
    if (has(key)) return Fault{FaultKind::part_twice, {std::string(key)}};
    values_[std::string(key)] = part.substr(key.size() + 1);
  }
  if (!has(kind)) return Fault{FaultKind::together_missing, {std::string(kind)}};
  if ((*this)[kind] != std::to_string(version)) {
    return Fault{FaultKind::link_version, {quotation((*this)[kind]), std::to_string(version)}};
  }
  return unknown;
}

std::string_view LinkParts::operator[](std::string_view key) const {
  const auto found = values_.find(key);
  return found == values_.end() ? std::string_view() : std::string_view(found->second);
}

std::optional<int> LinkParts::number(std::string_view key, int least, int most) const {
  return plain_number((*this)[key], least, most);
}

Fault LinkParts::bad(std::string_view key) const {
  if (!has(key)) return {FaultKind::together_missing, {std::string(key)}};
  return {FaultKind::together_value, {std::string(key), quotation((*this)[key])}};
}

std::variant<Sitting, Fault> LinkParts::sitting() const {
  Sitting sitting;
  sitting.table = (*this)["table"];
  if (!are_letters(sitting.table, table_letters)) return bad("table");
  const std::string_view rules = has("rules") ? (*this)["rules"] : "-";
  auto setup = read_setup((*this)["v"], (*this)["players"], rules);
  if (auto* no = std::get_if<Fault>(&setup)) return std::move(*no);
  sitting.setup = std::move(std::get<Setup>(setup));
  const auto host = number("host", 0, sitting.setup.players - 1);
  if (!host) return bad("host");
  sitting.host = *host;
  if (!read_seats(sitting, (*this)["seats"]) || !has_seat(sitting.persons, sitting.host)) {
    return bad("seats");
  }
  const auto names = read_list(encoded_list((*this)["names"]), sitting.setup.players);
  if (!names || !std::all_of(names->begin(), names->end(), valid_name)) return bad("names");
  sitting.names = *names;
  return sitting;
}

std::string sitting_parts(const Sitting& sitting, std::string_view kind) {
  std::string parts = "v=" + std::string(sitting.setup.variant->id) +
                      "&players=" + std::to_string(sitting.setup.players);
  const std::string rules = changed_rules_text(sitting.setup);
  if (rules != "-") parts += "&rules=" + rules;
  return parts + "&" + std::string(kind) + "=" + std::to_string(version) +
         "&table=" + sitting.table + "&host=" + std::to_string(sitting.host) +
         "&seats=" + seats_text(sitting) +
         "&names=" + list_text(sitting.names, sitting.setup.players);
}

}  // namespace allfours::together
