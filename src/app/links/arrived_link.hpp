// A link from the page's address or from the embedding page. Tidies the text, separates the
// language, and reads the game once, on first use. Knows no table and no storage. Tests:
// tests/app/links/arrived_link_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "app/links/link.hpp"
#include "app/links/link_language.hpp"

namespace allfours {

class ArrivedLink {
 public:
  explicit ArrivedLink(std::string_view text);

  // The whole text, tidied.
  const std::string& fragment() const { return fragment_; }
  // The fault of a link that is not whole; null: it is whole.
  const Fault* fault() const { return std::get_if<Fault>(&address_); }
  // The language asked for, and the text without it. Of a link that is not whole, as far as it
  // goes.
  LinkLanguage asked() const;
  // True if it is whole and asks for one language that there is, or for none.
  bool is_clear() const;
  // Precondition: there is no fault().
  const std::string& rest() const { return std::get<LinkLanguage>(address_).rest; }
  // The link of rest(), or its fault.
  const std::variant<OpenedLink, Fault>& link() const;

 private:
  std::string fragment_;
  std::variant<LinkLanguage, Fault> address_;
  mutable std::optional<std::variant<OpenedLink, Fault>> link_;
};

}  // namespace allfours
