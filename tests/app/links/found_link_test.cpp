// Finding the link in a text: with marks around it, in mails, in Markdown, broken over lines.
#include "app/links/found_link.hpp"

#include <chrono>

#include "app/app_play.hpp"
#include "app/links/link.hpp"
#include "core/game/link_end.hpp"

namespace allfours {
namespace {

const std::string page = "https://allfours.example.org/#";
const std::string typed = "v=trinidad&seed=KINGSTON-42&rules=target.9";
const std::string written_link = whole_link(typed);

std::string found(std::string_view text) {
  const auto link = link_found_in(text);
  if (const auto* no = std::get_if<Fault>(&link)) return no->sentence();
  return std::get<std::string>(link);
}

// The parts of a link, whatever marks follow its end.
std::string parts(std::string_view fragment) {
  const auto read = parts_of_link(fragment);
  return std::holds_alternative<Fault>(read) ? std::string(fragment) : std::get<std::string>(read);
}

TEST(FoundLink, InASentenceOfAnyPunctuation) {
  for (const std::string& link : {typed, written_link}) {
    for (const auto& [before, after] :
         std::vector<std::pair<std::string, std::string>>{{"", ""},
                                                          {"Play ", " tonight"},
                                                          {"Play ", ", then"},
                                                          {"Play ", "."},
                                                          {"(", ")"},
                                                          {"[", "]"},
                                                          {"<", ">"},
                                                          {"\"", "\""},
                                                          {"“", "”"},
                                                          {"„", "“"},
                                                          {"«\u00A0", "\u00A0»"},
                                                          {"Seen ", "?"},
                                                          {"Look: ", "!"},
                                                          {"", ":"},
                                                          {"", ";"},
                                                          {"", "'s cards"},
                                                          {"*", "*"},
                                                          {"**", "**"},
                                                          {"~~", "~~"},
                                                          {"[deal](", ")"},
                                                          {"\uFEFF", ""},
                                                          {"`", "`"},
                                                          {"| ", " |"},
                                                          {"<a href=\"", "\">x</a>"},
                                                          {"\t", "\r\n"},
                                                          {"", "。"}}) {
      EXPECT_EQ(parts(found(before + page + link + after)), typed) << before << link << after;
    }
    EXPECT_EQ(parts(found(link)), typed);
  }
}

TEST(FoundLink, EncodedByThePrograms) {
  for (const std::string& link : {typed, written_link}) {
    for (const std::string_view ampersand : {"&amp;", "&amp;amp;", "&#38;"}) {
      std::string escaped;
      for (const char c : link) escaped += c == '&' ? std::string(ampersand) : std::string(1, c);
      EXPECT_EQ(parts(found(page + escaped)), typed) << escaped;
      EXPECT_EQ(parts(link_tidied(escaped)), typed) << escaped;
    }
    std::string whole;
    for (const char c : link) whole += c == '&' ? "%26" : c == '=' ? "%3D" : std::string(1, c);
    EXPECT_EQ(parts(found(page + whole)), typed) << whole;
    std::string mail;
    for (const char c : page + link) {
      mail += c == '=' ? "=3D" : std::string(1, c);
      if (mail.size() % 40 == 0) mail += "=\r\n";
    }
    EXPECT_EQ(parts(found(mail)), typed) << mail;
  }
}

std::string wrapped(const std::string& text, std::size_t width, const std::string& before) {
  std::string lines;
  for (std::size_t i = 0; i < text.size(); i += width) {
    lines += before + text.substr(i, width) + "\n";
  }
  return lines;
}

TEST(FoundLink, OverSeveralLines) {
  Stream stream(1, "wrapped");
  const GameSetup setup = setup_of("v=trinidad&seed=KINGSTON-42&rules=target.99");
  const std::string game = record_text(Record{setup, decisions_in(random_log(setup, stream, 6))});
  const std::string link = whole_link(game);
  ASSERT_GT(link.size(), 150U);
  for (const std::string_view before : {"", "> ", ">> ", "    ", "> | "}) {
    for (const std::size_t width : {20U, 64U, 72U, 76U, 78U, 120U}) {
      const std::string mail = "Dear Ada,\n\n" +
                               wrapped("We got here: " + page + link, width, std::string(before)) +
                               std::string(before) + "See you!\n";
      EXPECT_EQ(parts(found(mail)), game) << mail;
    }
  }
}

// Without an end nobody can tell whether an older link continues.
TEST(FoundLink, AnOlderOneIsNeverJoinedToAnotherDeal) {
  EXPECT_EQ(found(page + "v=trinidad&seed=KINGSTON-42\n\nCheers"), "v=trinidad&seed=KINGSTON-42");
  EXPECT_EQ(found("Look at " + page + "v=trinidad&seed=KINGS\nTON-42&log=1A\nCheers, Tom"),
            "v=trinidad&seed=KINGSTON-42&log=1A");
  EXPECT_EQ(found("Please look at " + page + "v=trinidad&seed=KINGS\nTON-42"),
            Fault{FaultKind::link_in_lines}.sentence());
}

// Programs that shorten addresses for display write an ellipsis. Without an end it stays, and the
// link is rejected.
TEST(FoundLink, AnEllipsisIsTakenOffOnlyWhereACutWouldBeNoticed) {
  EXPECT_EQ(parts(link_tidied(written_link + "…")), typed);
  for (const std::string_view dots : {"…", "...", ".…"}) {
    const std::string cut = "v=trinidad&seed=KINGS" + std::string(dots);
    EXPECT_TRUE(std::holds_alternative<Fault>(read_link(link_tidied(cut)))) << cut;
    EXPECT_TRUE(std::holds_alternative<Fault>(read_link(found(page + cut)))) << cut;
  }
  const std::string shown = written_link.substr(0, 30) + "…";
  EXPECT_TRUE(std::holds_alternative<Fault>(read_link(found(page + shown))));
}

TEST(FoundLink, WhatCanBeReadAsItIsStaysSo) {
  for (const std::string_view link : {"v=trinidad&seed=my_deal_", "v=trinidad&seed=A-", "lang=de",
                                      "", "v=german&seed=A&seat=9", "v=trinidad&seed=A'B"}) {
    EXPECT_EQ(link_tidied(link), link);
  }
}

TEST(FoundLink, TheFirstThatCanBeReadOrWhyNot) {
  EXPECT_EQ(found("https://allfours.example.org/#rules and " + page + typed), typed);
  EXPECT_EQ(found(page + "v=whist&seed=A or " + page + typed), typed);
  EXPECT_EQ(found(page + "v=whist&seed=A"), "v=whist&seed=A");
  EXPECT_EQ(found("Nothing here, #1 of 2."), Fault{FaultKind::no_link}.sentence());
  EXPECT_EQ(found(""), Fault{FaultKind::no_link}.sentence());
}

// A text as long as a person can paste is read at once, whatever it is full of.
TEST(FoundLink, LongTextsTakeNoLonger) {
  const auto begin = std::chrono::steady_clock::now();
  std::string lines = page + "v=trinidad&seed=A";
  while (lines.size() < 60'000) lines += "\nA";
  std::string spaced;
  while (spaced.size() < 200'000) spaced += "# ";
  EXPECT_EQ(found(lines), "v=trinidad&seed=A");
  for (const std::string& text : {std::string(200'000, '#') + " A", spaced + "A"}) {
    EXPECT_EQ(found(text), Fault{FaultKind::no_link}.sentence());
  }
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
}

TEST(FoundLink, OneThatIsNotWholeSaysSoAndOffersItsDeal) {
  App app(1);
  const std::string link = whole_link("v=trinidad&seed=KINGSTON-42&log=1ABAC");
  app.open_link(link.substr(0, link.size() - 9));
  EXPECT_EQ(app.screen(), App::Screen::start);
  EXPECT_TRUE(contains(app.message(), "cut short")) << app.message();
  EXPECT_EQ(app.state().context.message.offered().label, "Play the deal KINGSTON-42");
  app.act(app.state().context.message.offered().id);
  ASSERT_EQ(app.screen(), App::Screen::table);
  EXPECT_EQ(setup_text(app.table().session.setup()), "v=trinidad&seed=KINGSTON-42");
  EXPECT_EQ(app.table().session.game().decisions(), 0);
  // Also for an older link with an impossible game, but not for a link with an incomplete deal.
  app.open_link("v=trinidad&seed=KINGSTON-42&log=1ZZZ");
  EXPECT_EQ(app.state().context.message.offered().label, "Play the deal KINGSTON-42");
  app.open_link(whole_link("v=trinidad&seed=KINGSTON-42").substr(0, 25));
  EXPECT_EQ(app.state().context.message.offered().label, "");
}

}  // namespace
}  // namespace allfours
