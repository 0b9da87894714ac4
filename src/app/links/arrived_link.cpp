#include "app/links/arrived_link.hpp"

#include "app/links/found_link.hpp"

namespace allfours {

ArrivedLink::ArrivedLink(std::string_view text)
    : fragment_(link_tidied(text)), address_(read_address(fragment_)) {}

LinkLanguage ArrivedLink::asked() const {
  const auto* asked = std::get_if<LinkLanguage>(&address_);
  return asked != nullptr ? *asked : language_in(fragment_);
}

bool ArrivedLink::is_clear() const {
  const auto* asked = std::get_if<LinkLanguage>(&address_);
  return asked != nullptr && !asked->unknown && !asked->twice;
}

const std::variant<OpenedLink, Fault>& ArrivedLink::link() const {
  if (!link_) link_ = read_link(rest());
  return *link_;
}

}  // namespace allfours
