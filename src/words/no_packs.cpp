// For a program that carries no words: the page hands it those in use.
#include "words/pack.hpp"

namespace allfours {

std::span<const std::string_view> linked_packs() { return {}; }
std::span<const std::string_view> linked_books() { return {}; }
std::span<const std::string_view> linked_lessons() { return {}; }

}  // namespace allfours
