#include "app/links/found_link.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

#include "app/links/link.hpp"
#include "app/links/link_language.hpp"
#include "app/links/link_mending.hpp"
#include "app/modes/together/together.hpp"
#include "core/game/link_end.hpp"
#include "core/text/ascii.hpp"
#include "core/text/utf8.hpp"

namespace allfours {

namespace {

// A line that is shorter was not broken by a program.
constexpr std::size_t least_broken_line = 60;
constexpr std::size_t most_links = 8;    // that are tried in one text
constexpr std::size_t most_lines = 500;  // of one link
constexpr int most_encodings = 3;        // of programs that encode an address

// An invitation to a table of people, an answer, or a turn.
bool opens_together(std::string_view fragment) {
  return Together::is_link(fragment) &&
         (!std::holds_alternative<Fault>(together::read_invitation(fragment)) ||
          !std::holds_alternative<Fault>(together::read_answer(fragment)) ||
          !std::holds_alternative<Fault>(together::read_turn_link(fragment)));
}

bool opens(std::string_view fragment) {
  if (opens_together(fragment)) return true;
  const auto address = read_address(fragment);
  const auto* asked = std::get_if<LinkLanguage>(&address);
  if (asked == nullptr || asked->unknown || asked->twice) return false;
  return std::holds_alternative<OpenedLink>(read_link(asked->rest));
}

// It tells itself whether it is whole.
bool has_end(std::string_view fragment) {
  return fragment.starts_with("game=") || fragment.find("&game=") != std::string_view::npos;
}

// It says itself that it is whole.
bool is_whole(std::string_view fragment) {
  return has_end(fragment) && !std::holds_alternative<Fault>(parts_of_link(fragment));
}

// The last character of a text that is not empty.
std::string_view last_of(std::string_view text) {
  std::size_t begin = text.size() - 1;
  while (begin > 0 && continues_character(text[begin])) --begin;
  return text.substr(begin);
}

// A mark at whose like a sentence's link ends: no letter of a name, and nothing a seed ends in.
bool is_mark(std::string_view character) {
  if (character.size() == 1) {
    constexpr std::string_view marks = " \t\n!\"#$%&'()*+,./:;<=>?@[\\]^`{|}~";
    return marks.find(character[0]) != std::string_view::npos;
  }
  // Latin-1's signs; general and CJK punctuation; full-width forms of ASCII's marks.
  return character <= "\u00BF" || (character >= "\u2000" && character <= "\u206F") ||
         (character >= "\u3000" && character <= "\u303F") ||
         (character >= "\uFF00" && character <= "\uFF0F") || character == "\uFF1A" ||
         character == "\uFF1B" || character == "\uFF1F";
}

bool shows_a_cut(std::string_view marks) {
  return marks.find("…") != std::string_view::npos || marks.find("..") != std::string_view::npos;
}

// The text without the 's of a sentence about the link.
std::string_view without_genitive(std::string_view text) {
  for (const std::string_view genitive : {"'s", "’s"}) {
    if (text.ends_with(genitive)) text.remove_suffix(genitive.size());
  }
  return text;
}

std::string without_marks(std::string_view fragment) {
  std::string_view kept = without_genitive(fragment);
  while (!kept.empty() && is_mark(last_of(kept))) kept.remove_suffix(last_of(kept).size());
  if (shows_a_cut(fragment.substr(kept.size()))) return std::string(fragment);
  return std::string(kept);
}

// As web/paper/link.js: a link that was encoded as a whole is decoded as one, and ends before a
// part that was not; in any other no part brings another along.
std::string decoded_link(std::string_view text) {
  const std::string_view whole = text.substr(0, text.find('&'));
  if (whole.find('=') == std::string_view::npos) {
    std::string clear = percent_decoded(whole);
    for (int layer = 1; layer < most_encodings && clear.find('=') == std::string::npos; ++layer) {
      clear = percent_decoded(clear);
    }
    if (whole.size() == text.size() || clear.find('&') != std::string::npos) return clear;
  }
  std::string link;
  for (bool first = true; first || !text.empty(); first = false) {
    const std::string_view part = take_link_part(text);
    const std::string clear = percent_decoded(part);
    if (!first) link += '&';
    link += clear.find('&') == std::string::npos ? clear : std::string(part);
  }
  return link;
}

// A line without the marks of a quoted mail and without its indentation.
std::string_view unquoted(std::string_view line) {
  const auto begin = line.find_first_not_of("> |\t");
  return begin == std::string_view::npos ? std::string_view() : line.substr(begin);
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  for (;;) {
    const auto end = text.find('\n');
    lines.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return lines;
    text.remove_prefix(end + 1);
  }
}

// As far as a link can go: not over a space, a bracket or a quotation mark.
std::string_view run_of(std::string_view line) {
  std::size_t end = std::min(line.find_first_of(" \t<>\"`()[]{}|\\^"), line.size());
  for (const std::string_view quote : {"“", "”", "„", "«", "»", "\u00A0"}) {
    end = std::min(end, line.substr(0, end).find(quote));
  }
  return line.substr(0, end);
}

// The part that every link has, which may be encoded.
constexpr std::array<std::string_view, 8> game_parts{
    "v=", "v%3D", "v%253D", "game=", "game%", "game-3D", "game&", "game＝"};

// The run of a line at some place, to its end; and the last place in it that says a game.
struct Run {
  std::size_t end = 0;
  std::size_t game = std::string_view::npos;

  bool says_game(std::size_t from) const { return game != std::string_view::npos && game >= from; }
};

Run run_at(std::string_view line, std::size_t begin) {
  const std::string_view text = run_of(line.substr(begin));
  Run run{begin + text.size()};
  for (const std::string_view part : game_parts) {
    const auto place = text.rfind(part);
    if (place == std::string_view::npos) continue;
    run.game = run.says_game(0) ? std::max(run.game, begin + place) : begin + place;
  }
  return run;
}

// Is this the end of a '#' in an address that another address holds?
bool ends_encoded_hash(std::string_view text) {
  constexpr std::array<std::string_view, 4> hashes{"%23", "%2523", "%252523", "-23"};
  return std::any_of(hashes.begin(), hashes.end(),
                     [&](std::string_view hash) { return text.ends_with(hash); });
}

// Where links may begin in a line: behind a '#', or with the part that every link has.
std::vector<std::size_t> beginnings_in(std::string_view line) {
  std::vector<std::size_t> places;
  Run run;
  for (std::size_t i = 0; i < line.size() && places.size() < most_links; ++i) {
    const std::string_view rest = line.substr(i);
    if (i > 0 && line[i - 1] == '#') {
      if (i >= run.end) run = run_at(line, i);
      // It may be cut before that part.
      if (run.says_game(i) || run.end == line.size()) places.push_back(i);
    } else if (ends_encoded_hash(line.substr(0, i))) {
      const bool game = std::any_of(game_parts.begin(), game_parts.end(),
                                    [&](std::string_view part) { return rest.starts_with(part); });
      if (game) places.push_back(i);
    } else if (i == 0 ||
               (!is_letter_or_digit(line[i - 1]) && line[i - 1] != '&' && line[i - 1] != '#')) {
      if (rest.starts_with("v=") || rest.starts_with("game=")) places.push_back(i);
    }
  }
  return places;
}

// The ways to read a link from its beginning in a line on; nothing that can be read: none.
class Reading {
 public:
  Reading(std::span<const std::string_view> lines, std::size_t begin)
      : lines_(lines), begin_(begin) {
    text_ = run_of(lines[0].substr(begin));
    first_ = link_tidied(decoded_link(text_));
  }

  // In its first line alone, as it is refused.
  const std::string& first() const { return first_; }

  std::variant<std::string, Fault> link() const {
    const bool short_one = opens(first_);
    if (has_end(first_) && short_one) return first_;
    std::string text(text_);
    std::optional<std::string> longer;
    std::size_t shown = begin_ + text_.size();
    for (std::size_t i = 1;
         i < std::min(lines_.size(), most_lines) && shown == lines_[i - 1].size(); ++i) {
      if (text.size() > longest_link) break;
      const std::string_view line = unquoted(lines_[i]);
      const std::string_view run = run_of(line);
      if (run.empty()) break;
      shown = lines_[i].size() - line.size() + run.size();
      text += run;
      std::string joined = link_tidied(decoded_link(text));
      if (!opens(joined)) continue;
      if (has_end(joined)) return joined;
      longer = std::move(joined);
    }
    if (!longer) return short_one ? first_ : with_spaces();
    if (!short_one) return *longer;
    if (longer->find('&', first_.size()) != std::string::npos) return *longer;
    if (lines_[0].size() < least_broken_line) return first_;
    return Fault{FaultKind::link_in_lines};
  }

 private:
  // Names may have come with their spaces: as far as the end in the same line; empty if that cannot
  // be read.
  std::string with_spaces() const {
    const std::string_view line = lines_[0].substr(begin_);
    const auto end = line.find("&end=");
    if (end == std::string_view::npos) return {};
    std::string link = link_tidied(line.substr(0, end + 8));
    return has_end(link) && opens(link) ? link : std::string();
  }

  std::span<const std::string_view> lines_;
  std::size_t begin_;
  std::string_view text_;
  std::string first_;
};

// A mail's own form: `=3D` for `=`, and lines that go on after a `=` at their end.
std::string unquoted_printable(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    if (text.starts_with("=\n")) {
      text.remove_prefix(2);
    } else {
      const bool coded = text.starts_with("=3D");
      plain += text[0];
      text.remove_prefix(coded ? 3 : 1);
    }
  }
  return plain;
}

}  // namespace

std::string link_tidied(std::string_view fragment) {
  if (fragment.empty()) return {};
  if (is_whole(fragment)) return without_visit_counts(fragment);
  std::string mended = mended_link(fragment);
  if (is_whole(mended)) return mended;
  mended = without_typography(mended);
  if (is_whole(mended)) return mended;
  std::string plain = without_visit_counts(plain_ampersands(fragment));
  plain.erase(0, std::min(plain.find_first_not_of("#!/?"), plain.size()));
  const bool marked = plain != fragment || !is_letter_or_digit(fragment.back()) ||
                      without_genitive(fragment).size() < fragment.size();
  if (!marked) return plain;
  if (opens(fragment)) return std::string(fragment);
  std::string tidied = without_marks(plain);
  return opens(tidied) ? tidied : std::string(fragment);
}

std::variant<std::string, Fault> link_found_in(std::string_view pasted) {
  std::string text = without_backslashes(plain_ampersands(pasted));
  if (text.find("=3D") != std::string::npos) text = unquoted_printable(text);
  const auto lines = lines_of(text);
  std::optional<std::string> first;
  std::size_t tried = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    for (const std::size_t begin : beginnings_in(lines[i])) {
      if (++tried > most_links) break;
      const std::span<const std::string_view> rest(lines.data() + i, lines.size() - i);
      const Reading reading(rest, begin);
      auto link = reading.link();
      if (std::holds_alternative<Fault>(link) || !std::get<std::string>(link).empty()) return link;
      if (!first) first = reading.first();
    }
  }
  if (!first) return Fault{FaultKind::no_link};
  return *first;
}

}  // namespace allfours
