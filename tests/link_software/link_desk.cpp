// The product's reader of links, for tests/links:
//   link_desk make         links of every kind as the program writes them: "kind<tab>link" a line
//   link_desk read         answers each line "open<tab>fragment" as the page opens an address, and
//                          each line "found<tab>text" as *Open a link or a file* does:
//                          "=" and the game that opens, or "!" and the reason for opening nothing
// In lines read, \n stands for a line feed, \r for a carriage return and \\ for a backslash.
#include <iostream>
#include <string>

#include "app/links/fault_words.hpp"
#include "app/links/found_link.hpp"
#include "app/links/links_of_kinds.hpp"
#include "core/game/link_end.hpp"

namespace allfours {
namespace {

std::string unescaped(std::string_view line) {
  std::string text;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] != '\\' || i + 1 == line.size()) {
      text += line[i];
      continue;
    }
    const char next = line[++i];
    text += next == 'n' ? '\n' : next == 'r' ? '\r' : next;
  }
  return text;
}

std::string answer(std::string_view how, std::string_view text) {
  std::string fragment(text);
  if (how == "found") {
    const auto found = link_found_in(text);
    if (const auto* no = std::get_if<Fault>(&found)) return "!" + fault_text(*no, {});
    fragment = std::get<std::string>(found);
  }
  const LinkMeaning opened = opened_by(fragment);
  return opened.link.empty() ? "!" + opened.refusal : "=" + opened.link;
}

void make() {
  for (const auto& [kind, links] : links_of_every_kind(1)) {
    for (const std::string& link : links) std::cout << kind << '\t' << whole_link(link) << '\n';
  }
}

void read() {
  for (std::string line; std::getline(std::cin, line);) {
    const auto tab = line.find('\t');
    std::string said =
        answer(line.substr(0, tab), unescaped(std::string_view(line).substr(tab + 1)));
    for (char& c : said) {
      if (c == '\n') c = ' ';
    }
    std::cout << said << '\n';
  }
}

}  // namespace
}  // namespace allfours

int main(int count, char** words) {
  std::ios::sync_with_stdio(false);
  const std::string_view wanted = count == 2 ? words[1] : "";
  if (wanted == "make") {
    allfours::make();
  } else if (wanted == "read") {
    allfours::read();
  } else {
    std::cerr << "link_desk make | read\n";
    return 2;
  }
}
