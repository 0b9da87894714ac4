// The known languages, and the texts loaded.
#include <algorithm>
#include <map>
#include <memory>

#include "words/pack.hpp"
#include "words/words.hpp"

namespace allfours {

namespace {

struct Tongue {
  std::string_view code, name;
  std::optional<Words> words{};
  std::map<std::string_view, Words> at_tables{};
  std::optional<BookPack> book{};
};

class Tongues {
 public:
  Tongues() {
    for (const KnownLanguage& known : known_languages) add(known.code, known.name);
    for (const std::string_view bytes : linked_packs()) {
      if (const auto pack = read_pack(bytes)) read(*pack);
    }
    for (const std::string_view bytes : linked_books()) {
      if (auto book = read_book(bytes)) keep(*std::move(book));
    }
  }

  std::span<const Language> languages() const { return languages_; }
  const Tongue* at(Language language) const {
    return language.place < tongues_.size() ? tongues_[language.place].get() : nullptr;
  }
  const Tongue* find(std::string_view code) const {
    for (const auto& tongue : tongues_) {
      if (tongue->code == code) return tongue.get();
    }
    return nullptr;
  }

  std::optional<Language> take(std::string given) {
    // A stable address: the pack is a view of it.
    auto bytes = std::make_unique<std::string>(std::move(given));
    const auto pack = read_pack(*bytes);
    if (!pack) return std::nullopt;
    handed_in_.push_back(std::move(bytes));
    return read(*pack);
  }

  std::optional<Language> take_book(std::string given) {
    auto bytes = std::make_unique<std::string>(std::move(given));
    auto book = read_book(*bytes);
    if (!book || find(book->code) == nullptr) return std::nullopt;
    handed_in_.push_back(std::move(bytes));
    return keep(*std::move(book));
  }

 private:
  std::size_t place_of(std::string_view code) const {
    std::size_t place = 0;
    while (tongues_[place]->code != code) ++place;
    return place;
  }

  // Of a known language; one already loaded stays.
  Language keep(BookPack book) {
    const std::size_t place = place_of(book.code);
    if (!tongues_[place]->book) tongues_[place]->book = std::move(book);
    return {place};
  }

  void add(std::string_view code, std::string_view name) {
    languages_.push_back({tongues_.size()});
    tongues_.push_back(std::make_unique<Tongue>(Tongue{.code = code, .name = name}));
  }

  Language read(const WordPack& pack) {
    Words words;
    std::copy(pack.phrases.begin(), pack.phrases.end(), phrases_of(words).begin());
    if (find(pack.code) == nullptr) add(pack.code, words.language_name);
    const std::size_t place = place_of(pack.code);
    Tongue& tongue = *tongues_[place];
    if (tongue.words) return {place};
    tongue.words = words;
    for (const Replacement& replacement : pack.replacements) {
      Words& at_table = tongue.at_tables.try_emplace(replacement.table, words).first->second;
      phrases_of(at_table)[replacement.key] = replacement.text;
    }
    return {place};
  }

  std::vector<Language> languages_{};
  std::vector<std::unique_ptr<Tongue>> tongues_{};
  std::vector<std::unique_ptr<std::string>> handed_in_{};
};

Tongues& tongues() {
  static Tongues all;
  return all;
}

}  // namespace

std::span<const Language> languages() { return tongues().languages(); }

bool has_words(Language language) {
  const Tongue* tongue = tongues().at(language);
  return tongue != nullptr && tongue->words.has_value();
}

const Words& words_in(Language language) {
  static constexpr Words none{};
  return has_words(language) ? *tongues().at(language)->words : none;
}

const Words& words_in(Language language, std::string_view table) {
  const Tongue* tongue = tongues().at(language);
  if (tongue == nullptr) return words_in(language);
  const auto found = tongue->at_tables.find(table);
  return found == tongue->at_tables.end() ? words_in(language) : found->second;
}

Language language_of(const Words& words) {
  for (const Language language : languages()) {
    if (words_in(language).language_name == words.language_name) return language;
  }
  return {};
}

std::string_view language_code(Language language) {
  const Tongue* tongue = tongues().at(language);
  return tongue == nullptr ? std::string_view() : tongue->code;
}

std::optional<Language> find_language(std::string_view code) {
  for (const Language language : languages()) {
    if (language_code(language) == code) return language;
  }
  return std::nullopt;
}

std::string language_codes() {
  std::string codes;
  for (const Language language : languages()) {
    if (!codes.empty()) codes += ", ";
    codes += language_code(language);
  }
  return codes;
}

std::string_view language_name(Language language) {
  const Tongue* tongue = tongues().at(language);
  return tongue == nullptr ? std::string_view() : tongue->name;
}

std::optional<Language> take_pack(std::string bytes) { return tongues().take(std::move(bytes)); }

std::optional<Language> take_book(std::string bytes) {
  return tongues().take_book(std::move(bytes));
}

std::string_view book_phrase(Language language, std::string_view key) {
  const Tongue* tongue = tongues().at(language);
  if (tongue == nullptr || !tongue->book) return {};
  const auto found = tongue->book->phrases.find(key);
  return found == tongue->book->phrases.end() ? std::string_view() : found->second;
}

std::span<const std::string_view> phrase_keys() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    all.reserve(named_count);
    std::string_view before;
    for (std::string_view rest = word_names; !rest.empty();) {
      std::size_t same = 0;
      for (int words = rest[0] - '0'; words > 0; --words) same = before.find('-', same) + 1;
      const std::size_t end = rest.find('\0');
      before =
          all.emplace_back(std::string(before.substr(0, same)).append(rest.substr(1, end - 1)));
      rest.remove_prefix(end + 1);
    }
    return all;
  }();
  static const std::vector<std::string_view> keys(names.begin(), names.end());
  return keys;
}

std::optional<std::string_view> find_phrase(const Words& words, std::string_view key) {
  const auto keys = phrase_keys();
  const auto found = std::lower_bound(keys.begin(), keys.end(), key);
  if (found == keys.end() || *found != key) return std::nullopt;
  return phrases_of(words)[static_cast<std::size_t>(found - keys.begin())];
}

}  // namespace allfours
