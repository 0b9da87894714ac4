#include "app/typography.hpp"

#include <algorithm>

#include "app/tongue.hpp"

namespace allfours {

namespace {

constexpr std::string_view narrow = "\u202f";  // a narrow no-break space

int count(std::string_view text, std::string_view part) {
  int found = 0;
  for (auto at = text.find(part); at != std::string_view::npos;
       at = text.find(part, at + part.size())) {
    ++found;
  }
  return found;
}

// Marks that no language here uses.
std::string plain_marks(std::string_view text) {
  if (text.find('\'') != std::string_view::npos) return "a straight apostrophe";
  if (text.find('"') != std::string_view::npos) return "a straight quotation mark";
  if (text.find("...") != std::string_view::npos) return "three dots instead of …";
  return {};
}

}  // namespace

std::string french_fault(std::string_view text) {
  if (auto fault = plain_marks(text); fault != "") return fault;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool high = std::string_view(":;?!").find(text[at]) != std::string_view::npos;
    if (high && !text.substr(0, at).ends_with(narrow)) {
      return std::string("no narrow space before ") + text[at];
    }
  }
  if (count(text, "«") != count(text, "«" + std::string(narrow))) return "no narrow space after «";
  if (count(text, "»") != count(text, std::string(narrow) + "»")) return "no narrow space before »";
  if (count(text, "«") != count(text, "»")) return "guillemets that do not pair";
  if (count(text, "“") + count(text, "”") + count(text, "„") > 0) return "foreign quotation marks";
  if (count(text, " …") > 0) return "a space before …";
  return {};
}

std::string german_fault(std::string_view text) {
  if (auto fault = plain_marks(text); fault != "") return fault;
  if (count(text, "”") + count(text, "«") + count(text, "»") > 0) return "foreign quotation marks";
  if (count(text, "„") != count(text, "“")) return "quotation marks that do not pair";
  for (const std::string_view mark : {" :", " ;", " ?", " !"}) {
    if (count(text, mark) > 0) return "a space before" + std::string(mark);
  }
  return {};
}

std::string english_fault(std::string_view text) {
  if (count(text, "„") + count(text, "«") + count(text, "»") > 0) return "foreign quotation marks";
  if (count(text, "“") != count(text, "”")) return "quotation marks that do not pair";
  for (const std::string_view mark : {" :", " ;", " ?", " !"}) {
    if (count(text, mark) > 0) return "a space before" + std::string(mark);
  }
  return {};
}

std::string typographic_fault(Language language, std::string_view text) {
  if (language_code(language) == "de") return german_fault(text);
  if (language_code(language) == "fr") return french_fault(text);
  if (language_code(language) == "en") return english_fault(text);
  return {};
}

}  // namespace allfours
