// Stands in for the linked packs in a program without them: the page passes the packs in use.
#include "words/pack.hpp"

namespace allfours {

std::span<const std::string_view> linked_packs() { return {}; }
std::span<const std::string_view> linked_books() { return {}; }
std::span<const std::string_view> linked_lessons() { return {}; }

}  // namespace allfours
