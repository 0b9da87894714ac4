#include "together/stored_lines.hpp"

#include "core/text/text_fields.hpp"
#include "together/sha256.hpp"
#include "together/sitting.hpp"

namespace allfours::together {

namespace {

constexpr std::string_view name_of_form = "allfours-together";
constexpr int end_letters = 16;

std::string end_of(std::string_view text) { return letters_of(sha256(text), end_letters); }

}  // namespace

std::string stored_whole(std::string_view role, std::string_view lines) {
  const std::string text = std::string(name_of_form) + " " + std::to_string(version) + " " +
                           std::string(role) + "\n" + std::string(lines);
  return text + "end " + end_of(text) + "\n";
}

std::variant<std::string_view, Fault> stored_lines(std::string_view text, std::string_view role) {
  const Fault unread{FaultKind::together_stored};
  if (text.size() > longest_stored) return unread;
  const auto end = text.rfind("end ");
  if (end == std::string_view::npos || end == 0 || text[end - 1] != '\n') return unread;
  const std::string_view covered = text.substr(0, end);
  if (text.substr(end) != "end " + end_of(covered) + "\n") return unread;
  std::string_view rest = covered;
  std::string_view first = take_field(rest, '\n');
  if (take_field(first, ' ') != name_of_form) return unread;
  const std::string_view read = take_field(first, ' ');
  if (read != std::to_string(version)) {
    return Fault{FaultKind::together_version, {quotation(read), std::to_string(version)}};
  }
  if (first != role) return unread;
  return rest;
}

std::optional<std::string_view> StoredLines::take_if(std::string_view key) {
  if (bad_ || !rest_.starts_with(key) || rest_.size() == key.size() || rest_[key.size()] != ' ') {
    return std::nullopt;
  }
  return take(key);
}

std::string_view StoredLines::take(std::string_view key) {
  std::string_view line = take_field(rest_, '\n');
  if (take_field(line, ' ') != key) bad_ = true;
  return bad_ ? std::string_view() : line;
}

}  // namespace allfours::together
