#include "words/pack.hpp"

#include <algorithm>

#include "core/text/ascii.hpp"
#include "core/text/utf8.hpp"

namespace allfours {

namespace {

constexpr std::string_view magic = "AFWP";
constexpr std::uint32_t version = 2;
constexpr std::string_view book_magic = "AFWB";
constexpr std::uint32_t book_version = 1;
// More than any language replaces; prevents overflow of the sums below.
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
  // A phrase and its NUL.
  bool take(std::string_view& text) {
    const std::size_t end = bytes_.find('\0');
    if (end == std::string_view::npos) return false;
    text = bytes_.substr(0, end);
    bytes_.remove_prefix(end + 1);
    return is_good_phrase(text);
  }
  bool at_end() const { return bytes_.empty(); }

 private:
  std::string_view bytes_;
};

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = character_size(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

// True if braces are balanced and named.
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
           return is_small_letter(c) || is_digit(c) || c == '-';
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
  if (!reader.take(pack.code) || !is_code(pack.code)) return std::nullopt;
  for (std::string_view& phrase : pack.phrases) {
    if (!reader.take(phrase)) return std::nullopt;
  }
  for (Replacement& replacement : pack.replacements) {
    if (!reader.take(replacement.table) || !reader.take(replacement.text)) return std::nullopt;
  }
  if (!reader.at_end()) return std::nullopt;
  return pack;
}

std::optional<BookPack> read_book(std::string_view bytes) {
  if (!bytes.starts_with(book_magic)) return std::nullopt;
  Reader reader(bytes.substr(book_magic.size()));
  if (!reader.is_next(book_version) || !reader.is_next(words_fingerprint)) return std::nullopt;
  BookPack book;
  if (!reader.take(book.code) || !is_code(book.code)) return std::nullopt;
  while (!reader.at_end()) {
    std::string_view key;
    std::string_view phrase;
    if (!reader.take(key) || !reader.take(phrase) || !book.phrases.emplace(key, phrase).second) {
      return std::nullopt;
    }
  }
  return book;
}

}  // namespace allfours
