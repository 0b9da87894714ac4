#include "core/text/json_value.hpp"

#include <algorithm>
#include <array>

#include "core/text/ascii.hpp"
#include "core/text/json_writer.hpp"
#include "core/text/utf8.hpp"

namespace allfours {

namespace {

constexpr int deepest = 32;

void append_utf8(std::string& out, std::uint32_t code) {
  const auto byte = [&](std::uint32_t value) { out += static_cast<char>(value); };
  if (code < 0x80) {
    byte(code);
  } else if (code < 0x800) {
    byte(0xc0 | code >> 6);
    byte(0x80 | (code & 63));
  } else if (code < 0x10000) {
    byte(0xe0 | code >> 12);
    byte(0x80 | (code >> 6 & 63));
    byte(0x80 | (code & 63));
  } else {
    byte(0xf0 | code >> 18);
    byte(0x80 | (code >> 12 & 63));
    byte(0x80 | (code >> 6 & 63));
    byte(0x80 | (code & 63));
  }
}

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  std::optional<Json> whole() {
    Json value;
    if (!read(value, 0)) return std::nullopt;
    skip_blanks();
    if (!text_.empty()) return std::nullopt;
    return value;
  }

 private:
  void skip_blanks() {
    const auto first = text_.find_first_not_of(" \t\r\n");
    text_.remove_prefix(std::min(first, text_.size()));
  }

  bool take(std::string_view word) {
    if (!text_.starts_with(word)) return false;
    text_.remove_prefix(word.size());
    return true;
  }

  bool read(Json& value, int depth) {
    skip_blanks();
    if (text_.empty() || depth > deepest) return false;
    switch (text_.front()) {
      case '{':
      case '[':
        return read_items(value, depth);
      case '"':
        value.kind = Json::Kind::text;
        return read_text(value.text);
      case 'n':
        return take("null");
      case 't':
      case 'f':
        value.kind = Json::Kind::flag;
        value.flag = text_.front() == 't';
        return take("true") || take("false");
      default:
        value.kind = Json::Kind::number;
        return read_number(value.text);
    }
  }

  // A list, or an object with its names.
  bool read_items(Json& value, int depth) {
    const bool named = text_.front() == '{';
    value.kind = named ? Json::Kind::object : Json::Kind::list;
    const std::string_view end = named ? "}" : "]";
    text_.remove_prefix(1);
    skip_blanks();
    if (take(end)) return true;
    do {
      if (named) {
        skip_blanks();
        std::string name;
        if (!text_.starts_with('"') || !read_text(name)) return false;
        value.names.push_back(std::move(name));
        skip_blanks();
        if (!take(":")) return false;
      }
      if (!read(value.items.emplace_back(), depth + 1)) return false;
      skip_blanks();
    } while (take(","));
    return take(end);
  }

  bool read_digits(std::string& out) {
    const auto from = out.size();
    while (!text_.empty() && is_digit(text_.front())) {
      out += text_.front();
      text_.remove_prefix(1);
    }
    return out.size() > from;
  }

  bool read_number(std::string& out) {
    if (take("-")) out += '-';
    const bool zero = text_.starts_with('0');
    const auto from = out.size();
    if (!read_digits(out) || (zero && out.size() > from + 1)) return false;
    if (take(".")) {
      out += '.';
      if (!read_digits(out)) return false;
    }
    if (take("e") || take("E")) {
      out += 'e';
      if (take("-")) {
        out += '-';
      } else {
        take("+");
      }
      if (!read_digits(out)) return false;
    }
    return true;
  }

  bool read_text(std::string& out) {
    text_.remove_prefix(1);
    while (!text_.empty()) {
      const auto c = static_cast<unsigned char>(text_.front());
      if (c == '"') {
        text_.remove_prefix(1);
        return true;
      }
      if (c < 0x20) return false;
      if (c == '\\' ? !read_escape(out) : !read_character(out)) return false;
    }
    return false;
  }

  // One UTF-8 character in its shortest form.
  bool read_character(std::string& out) {
    const std::size_t size = text_.empty() ? 0 : character_size(text_);
    if (size == 0) return false;
    out += text_.substr(0, size);
    text_.remove_prefix(size);
    return true;
  }

  bool read_escape(std::string& out) {
    text_.remove_prefix(1);
    if (text_.empty()) return false;
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meant = "\"\\/\b\f\n\r\t";
    const char letter = text_.front();
    text_.remove_prefix(1);
    if (const auto place = letters.find(letter); place != std::string_view::npos) {
      out += meant[place];
      return true;
    }
    if (letter != 'u') return false;
    auto code = read_hex();
    if (!code || (*code >= 0xdc00 && *code < 0xe000)) return false;
    if (*code >= 0xd800 && *code < 0xdc00) {
      if (!take("\\u")) return false;
      const auto low = read_hex();
      if (!low || *low < 0xdc00 || *low >= 0xe000) return false;
      code = 0x10000 + ((*code - 0xd800) << 10) + (*low - 0xdc00);
    }
    append_utf8(out, *code);
    return true;
  }

  std::optional<std::uint32_t> read_hex() {
    std::uint32_t code = 0;
    if (text_.size() < 4) return std::nullopt;
    for (const char c : text_.substr(0, 4)) {
      constexpr std::string_view digits = "0123456789abcdef";
      const auto digit = digits.find(static_cast<char>(c >= 'A' && c <= 'F' ? c - 'A' + 'a' : c));
      if (digit == std::string_view::npos) return std::nullopt;
      code = code * 16 + static_cast<std::uint32_t>(digit);
    }
    text_.remove_prefix(4);
    return code;
  }

  std::string_view text_;
};

void write(JsonWriter& json, const Json& value) {
  switch (value.kind) {
    case Json::Kind::null:
      json.null();
      break;
    case Json::Kind::flag:
      json.flag(value.flag);
      break;
    case Json::Kind::number:
      json.raw(value.text);
      break;
    case Json::Kind::text:
      json.text(value.text);
      break;
    case Json::Kind::list:
      json.open('[');
      for (const Json& item : value.items) write(json, item);
      json.close(']');
      break;
    case Json::Kind::object:
      json.open('{');
      for (std::size_t i = 0; i < value.items.size(); ++i) {
        json.any_key(value.names[i]);
        write(json, value.items[i]);
      }
      json.close('}');
      break;
  }
}

}  // namespace

const Json* Json::find(std::string_view name) const {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return &items[i];
  }
  return nullptr;
}

bool Json::operator==(const Json& other) const {
  if (kind != other.kind || flag != other.flag || text != other.text ||
      items.size() != other.items.size()) {
    return false;
  }
  if (!is_object()) return items == other.items;
  return std::all_of(names.begin(), names.end(), [&](const std::string& name) {
    const Json* there = other.find(name);
    return there != nullptr && *find(name) == *there;
  });
}

std::optional<Json> parse_json(std::string_view text) { return Parser(text).whole(); }

std::string quoted(const Json& value) {
  constexpr std::size_t enough = 100;
  std::string text;
  JsonWriter json(text);
  write(json, value);
  for (char& c : text) {
    if (static_cast<unsigned char>(c) >= 0x7f) c = '?';
  }
  if (text.size() > enough) text = text.substr(0, enough) + "...";
  return text;
}

}  // namespace allfours
