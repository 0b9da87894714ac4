#include "app/links/fault_words.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "app/action_number.hpp"
#include "core/text/number.hpp"
#include "words/field_words.hpp"

namespace allfours {

namespace {

// True if the fault is about a rule (the first detail) and its value (the second).
bool is_about_a_value(FaultKind kind) {
  switch (kind) {
    case FaultKind::without_turn_up:
    case FaultKind::without_begging:
    case FaultKind::without_gifts:
    case FaultKind::without_dealing:
    case FaultKind::without_partners:
    case FaultKind::without_hanging:
    case FaultKind::with_stock:
      return true;
    default:
      return false;
  }
}

bool is_about_a_suit(FaultKind kind) {
  return kind == FaultKind::must_follow || kind == FaultKind::must_follow_or_trump ||
         kind == FaultKind::must_trump;
}

// Of people on devices; people count seats from 1.
bool is_about_a_seat(FaultKind kind) {
  switch (kind) {
    case FaultKind::together_seat:
    case FaultKind::together_turn:
    case FaultKind::together_part:
    case FaultKind::together_silent:
    case FaultKind::turn_own:
      return true;
    default:
      return false;
  }
}

// By its name in core/table/choice.cpp.
std::optional<Suit> find_suit(std::string_view name) {
  constexpr std::array names{"clubs", "diamonds", "hearts", "spades"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return static_cast<Suit>(i);
  }
  return std::nullopt;
}

std::optional<FaultKind> find_kind(std::string_view word) {
  for (int i = 0; i < fault_kind_count; ++i) {
    if (wire(static_cast<FaultKind>(i)) == word) return static_cast<FaultKind>(i);
  }
  return std::nullopt;
}

std::optional<std::string> without_escapes(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\') {
      plain += text[i];
      continue;
    }
    if (++i == text.size() || (text[i] != '\\' && text[i] != 'n')) return std::nullopt;
    plain += text[i] == 'n' ? '\n' : '\\';
  }
  return plain;
}

}  // namespace

std::string_view fault_phrase(Language language, FaultKind kind) {
  std::string key = "fault-" + std::string(wire(kind));
  std::replace(key.begin(), key.end(), '_', '-');
  // Those about playing together are in the book.
  return find_phrase(words_in(language), key).value_or(book_phrase(language, key));
}

std::string fault_text(const Fault& fault, Language language) {
  std::vector<std::string> about = fault.about;
  about.resize(4);
  if (is_about_a_value(fault.kind)) {
    RuleSet rules;
    const Field* field = find_field(about[0]);
    if (field != nullptr && !set_field(rules, about[0], about[1])) {
      about[0] = field_label(language, *field);
      about[1] = value_label(language, *field, field->get(rules));
    }
  } else if (is_about_a_suit(fault.kind)) {
    if (const auto suit = find_suit(about[0])) about[0] = suit_name(words_in(language), *suit);
  } else if (is_about_a_seat(fault.kind)) {
    if (const int seat = number_in(about[0], -1); seat >= 0) about[0] = number_text(seat + 1);
  }
  return fill(
      fault_phrase(language, fault.kind),
      {{"first", about[0]}, {"second", about[1]}, {"third", about[2]}, {"fourth", about[3]}});
}

std::string fault_text(const LogFault& fault, Language language) {
  return fault_text(
      {FaultKind::log_line, {number_text(fault.line), fault_text(fault.fault, language)}},
      language);
}

std::optional<LogFault> parse_log_fault(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  const auto kind = find_kind(lines[0]);
  const auto line = lines.size() < 2 ? std::nullopt : whole_number(lines[1], 1);
  if (!kind || !line) return std::nullopt;
  LogFault fault{*line, {*kind}};
  for (std::size_t i = 2; i < lines.size(); ++i) {
    auto part = without_escapes(lines[i]);
    if (!part) return std::nullopt;
    fault.fault.about.push_back(*std::move(part));
  }
  return fault;
}

}  // namespace allfours
