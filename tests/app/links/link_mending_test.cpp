// Changes that programs make to a link are undone, where its end says that the result is
// right.
#include "app/links/link_mending.hpp"

#include "app/app_play.hpp"
#include "app/links/found_link.hpp"
#include "app/links/links_of_kinds.hpp"
#include "core/game/link_end.hpp"
#include "core/text/ascii.hpp"

// A name of its own: several files are compiled as one.
namespace allfours::mended_links {
namespace {

const std::string page = "https://allfours.example.org/#";

// A duel whose first player's name has a space.
std::string duel() {
  const LinkKinds kinds = links_of_every_kind(1);
  for (const std::string& link : kinds.at("duel")) {
    if (link.find("by=Tom%20B.") != std::string::npos) return link;
  }
  return {};
}

const std::string& written() {
  static const std::string link = whole_link(duel());
  return link;
}

// Its parts, percent-decoded.
std::string meant() { return decoded_wholly(std::get<std::string>(parts_of_link(written()))); }

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
  std::string result;
  while (!text.empty()) {
    const bool here = text.starts_with(from);
    result += here ? to : text.substr(0, 1);
    text.remove_prefix(here ? from.size() : 1);
  }
  return result;
}

// As encodeURIComponent of JavaScript.
std::string encoded(std::string_view text) {
  std::string result;
  for (const char c : text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(c);
    if (is_letter_or_digit(c) || std::string_view("-_.!~*'()").find(c) != std::string_view::npos) {
      result += c;
    } else {
      result += {'%', digits[byte >> 4U], digits[byte & 15U]};
    }
  }
  return result;
}

// The parts of the link that these characters are read as, percent-decoded; empty if not whole.
std::string read_as(std::string_view fragment) {
  const auto parts = parts_of_link(fragment);
  return std::holds_alternative<Fault>(parts) ? std::string()
                                              : decoded_wholly(std::get<std::string>(parts));
}

std::string found(std::string_view text) {
  const auto link = link_found_in(text);
  return std::holds_alternative<Fault>(link) ? std::string() : read_as(std::get<std::string>(link));
}

TEST(LinkMending, CharactersOfAnAddress) {
  for (const auto& [from, to] :
       std::vector<std::pair<std::string, std::string>>{{"&", "%26"},
                                                        {"=", "%3D"},
                                                        {"=", "%253D"},
                                                        {"%", "%25"},
                                                        {"%20", "+"},
                                                        {"%20", " "},
                                                        {"&", "&#x26;"},
                                                        {"&", "&AMP;"},
                                                        {"&", "%26amp%3B"},
                                                        {"=", "&equals;"},
                                                        {"=", "&#61;"},
                                                        {"&", "＆"},
                                                        {"=", "＝"},
                                                        {"a", "\u2063a"},
                                                        {"a", "a\uFE0F"},
                                                        {"%", "%\u200B"},
                                                        {"=", "=\u202A"}}) {
    const std::string changed = replaced(written(), from, to);
    ASSERT_NE(changed, written());
    EXPECT_EQ(read_as(link_tidied(changed)), meant()) << changed;
    EXPECT_EQ(found("Play " + page + changed), meant()) << changed;
  }
  for (const std::string& changed :
       {encoded(written()), encoded(encoded(written())), encoded(encoded(encoded(written())))}) {
    EXPECT_EQ(read_as(link_tidied(changed)), meant()) << changed;
  }
}

// As WordPress shows an address in a post, and telephones write it.
TEST(LinkMending, TypographicMarks) {
  const std::string link = whole_link("v=trinidad&seed=A--B-4x3_1x2--&rules=target.9&log=1ABAC");
  const auto meant = std::get<std::string>(parts_of_link(link));
  for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
           {"--", "–"}, {"--", "—"}, {"4x3", "4×3"}, {"1x2", "1×2"}, {"-", "‑"}}) {
    const std::string changed = replaced(link, from, to);
    ASSERT_NE(changed, link);
    EXPECT_EQ(read_as(link_tidied(changed)), meant) << changed;
    EXPECT_EQ(read_as(link_tidied(encoded(changed))), meant) << "by the field for addresses";
    EXPECT_EQ(found("Play " + page + changed + " now"), meant) << changed;
  }
  EXPECT_EQ(read_as(link_tidied(replaced(link, "&", "&#038;"))), meant);
  // In a name they stay.
  const std::string named = whole_link(replaced(duel(), "Tom%20B.", "Tom%E2%80%93B%E2%80%A6"));
  EXPECT_EQ(read_as(link_tidied(replaced(named, "&", "%26"))), read_as(named));
}

TEST(LinkMending, TextAroundTheFragment) {
  for (const std::string_view before : {"#", "!", "/", "?", "\u2068", "https://example.org/#"}) {
    EXPECT_EQ(read_as(link_tidied(std::string(before) + written())), meant()) << before;
  }
  for (const std::string_view after :
       {"&utm_source=mail&utm_medium=a", "?utm_source=mail&utm_medium=a", "&fbclid=IwAR0_a-b",
        ":~:text=cards", "&:~:text=cards", "\u2069"}) {
    EXPECT_EQ(read_as(link_tidied(written() + std::string(after))), meant()) << after;
  }
}

TEST(LinkMending, AnAddressWithinAnother) {
  const std::string address = page + written();
  const std::string dashes = replaced(
      replaced(replaced(replaced(encoded(address), "_", "%5F"), "-", "%2D"), "%", "-"), "-2F", "_");
  for (const std::string& text :
       {encoded(address), "https://safe.example.net/?url=" + encoded(address) + "&data=05%7C&r=0",
        "https://l.example.net/?u=" + encoded(encoded(address)) + "&h=AT0-x_y",
        "about:reader?url=" + encoded(address),
        "https://check.example.net/v2/url?u=" + dashes + "&d=Dw&c=a-b&e=",
        replaced(address, "#", "%23"),
        "https://check.example.net/v3/__" + replaced(address, "#", "*") + "__;Iw!!Ab-c!Ef$"}) {
    EXPECT_EQ(found(text), meant()) << text;
    EXPECT_EQ(found("Play " + text + " now"), meant()) << text;
  }
}

TEST(LinkMending, EscapesOfTextForms) {
  const std::string address = page + written();
  EXPECT_EQ(found("{\"url\":\"" + replaced(address, "&", "\\u0026") + "\"}"), meant());
  EXPECT_EQ(found(replaced(replaced(address, "_", "\\_"), "&", "\\&")), meant());
  EXPECT_EQ(found("Look:\r" + address + "\rBye"), meant());
  // A calendar breaks its lines wherever they are long, also behind the backslash of a comma.
  const std::string rules = whole_link("v=trinidad&seed=A&rules=target.9,hang_jack.false");
  for (const std::string_view end : {"\n ", "\r\n "}) {
    const std::string folded = replaced(rules, ",", "\\" + std::string(end) + ",");
    EXPECT_EQ(found("Play " + page + folded + std::string(end) + " now"), read_as(rules)) << folded;
  }
  // Without an end a link cut at the backslash would open another deal.
  const auto deal = link_found_in(page + "v\\=trinidad&seed\\=my\\_deal\\_");
  EXPECT_EQ(std::get<std::string>(deal), "v=trinidad&seed=my_deal_");
}

// An older link, or a typed one, loses only what is no part of any.
TEST(LinkMending, WithoutAnEnd) {
  EXPECT_EQ(link_tidied("#v=trinidad&seed=A"), "v=trinidad&seed=A");
  EXPECT_EQ(link_tidied("v=trinidad&seed=A&utm_source=mail"), "v=trinidad&seed=A");
  for (const std::string_view kept : {"v=trinidad&seed=A%26beat=3", "v=trinidad&seed=A+B",
                                      "v=trinidad&seed=A&saet=2", "v=trinidad&seed=A&#61;"}) {
    EXPECT_EQ(link_tidied(kept), kept);
  }
}

// A part that was encoded never hides another one in a link without an end.
TEST(LinkMending, WhatIsNotWholeStaysAsItIs) {
  for (const std::string& changed :
       {replaced(written(), "game=", "GAME="), replaced(written(), "seed=", "seed=A"),
        replaced(written(), "game=", "v="), written().substr(0, written().size() - 1)}) {
    EXPECT_EQ(read_as(link_tidied(changed)), "") << changed;
  }
}

// Codes within codes: as long as a link may be, at once.
TEST(LinkMending, AThousandLayersAreOneReading) {
  std::string layers = "game=trinidad&seed=%";
  while (layers.size() < 65'000) layers += "25";
  EXPECT_EQ(decoded_wholly(layers), "game=trinidad&seed=%");
  EXPECT_EQ(decoded_wholly("%252525"), "%");
  EXPECT_EQ(decoded_wholly("%%35%30%zz%"), "P%zz%");
}

}  // namespace
}  // namespace allfours::mended_links
