#include "words/pack.hpp"

#include <algorithm>

namespace allfours {

namespace {

constexpr std::string_view magic = "AFWP";
constexpr std::uint32_t version = 1;
// More than any language says instead; so that no sum below can run over.
constexpr std::uint32_t most_replacements = 10'000;

class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  std::optional<std::uint32_t> number() {
    if (bytes_.size() < 4) return std::nullopt;
    std::uint32_t value = 0;
    for (std::size_t i = 4; i-- > 0;) value = value << 8 | static_cast<unsigned char>(bytes_[i]);
    bytes_.remove_prefix(4);
    return value;
  }
  bool is_next(std::uint32_t wanted) { return number() == wanted; }
  std::string_view rest() const { return bytes_; }

 private:
  std::string_view bytes_;
};

// How long the character at the front is; 0 if it is not well-formed UTF-8.
std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
  }
  // Written longer than need be, halves of a pair, beyond the last character.
  const unsigned char second = byte(1);
  if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second >= 0xA0) ||
      (first == 0xF0 && second < 0x90) || (first == 0xF4 && second >= 0x90)) {
    return 0;
  }
  return length;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

// Does every brace have its other half, and a name?
bool is_phrase(std::string_view text) {
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '}' && --depth < 0) return false;
    if (text[at] != '{') continue;
    ++depth;
    const auto end = text.find_first_of(":}", at + 1);
    if (end == std::string_view::npos || end == at + 1) return false;
    if (text.substr(at + 1, end - at - 1).find_first_of("{|= ") != std::string_view::npos) {
      return false;
    }
    at = end - 1;
  }
  return depth == 0 && !text.empty();
}

bool is_code(std::string_view text) {
  return text.size() >= 2 && text.size() <= 16 && std::all_of(text.begin(), text.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
         });
}

}  // namespace

bool is_good_phrase(std::string_view text) { return is_utf8(text) && is_phrase(text); }

std::optional<WordPack> read_pack(std::string_view bytes) {
  if (!bytes.starts_with(magic)) return std::nullopt;
  Reader reader(bytes.substr(magic.size()));
  if (!reader.is_next(version) || !reader.is_next(words_fingerprint) ||
      !reader.is_next(static_cast<std::uint32_t>(word_count))) {
    return std::nullopt;
  }
  const auto replacements = reader.number();
  if (!replacements || *replacements > most_replacements) return std::nullopt;
  WordPack pack;
  pack.replacements.resize(*replacements);
  for (Replacement& replacement : pack.replacements) {
    const auto key = reader.number();
    if (!key || *key >= word_count) return std::nullopt;
    replacement.key = *key;
  }
  std::vector<std::uint32_t> ends(1 + word_count + 2 * std::size_t{*replacements});
  if (!reader.is_next(0)) return std::nullopt;
  std::uint32_t last = 0;
  for (std::uint32_t& end : ends) {
    const auto number = reader.number();
    if (!number || *number < last) return std::nullopt;
    last = end = *number;
  }
  const std::string_view texts = reader.rest();
  if (texts.size() != last) return std::nullopt;
  const auto text_at = [&](std::size_t place) {
    const std::size_t begin = place == 0 ? 0 : ends[place - 1];
    return texts.substr(begin, ends[place] - begin);
  };
  for (std::size_t place = 0; place < ends.size(); ++place) {
    if (!is_utf8(text_at(place)) || !is_phrase(text_at(place))) return std::nullopt;
  }
  pack.code = text_at(0);
  if (!is_code(pack.code)) return std::nullopt;
  for (std::size_t i = 0; i < word_count; ++i) pack.phrases[i] = text_at(1 + i);
  for (std::size_t i = 0; i < pack.replacements.size(); ++i) {
    pack.replacements[i].table = text_at(1 + word_count + 2 * i);
    pack.replacements[i].text = text_at(2 + word_count + 2 * i);
  }
  return pack;
}

}  // namespace allfours
