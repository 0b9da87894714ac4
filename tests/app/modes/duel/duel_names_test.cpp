// Names of the players of a duel: in links, to each other, stored; and invalid names.
#include "app/duel_play.hpp"
#include "app/features/settings/settings.hpp"
#include "app/links/link.hpp"
#include "app/modes/sent/table_sent.hpp"
#include "app/storage/resume.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_state.hpp"

namespace allfours {
namespace {

// A duel of one deal, played by a person of this name.
std::string sent_by(std::string_view name) {
  First first("v=german", 1);
  first.app.act("name:0:" + std::string(name));
  Stream stream(1, "duel");
  first.play_all(stream);
  return first.link();
}

TEST(DuelNames, TellTheOtherWhoPlayed) {
  const std::string out = sent_by("Zoë d’Ys");
  EXPECT_TRUE(contains(out, "&by=Zo%C3%AB%20d%E2%80%99Ys")) << out;
  App waiting(1);
  waiting.open_link(out);
  EXPECT_EQ(sent_caption(waiting.table()).title, "Zoë d’Ys sent you a duel");

  Second second(out);
  second.app.act("name:0:Ada");
  EXPECT_EQ(second.app.table().address, out) << "only players who have played are named";
  Stream stream(2, "duel");
  second.play_all(stream);
  EXPECT_TRUE(
      contains(second.app.table().mode->challenge(second.app.table()).text, " · Zoë d’Ys: "));
  const std::string back = second.link();
  EXPECT_TRUE(contains(back, "&by=Zo%C3%AB%20d%E2%80%99Ys&with=Ada")) << back;
  EXPECT_EQ(second.app.table().address, back);

  App compared(1);
  compared.open_link(back);
  const auto parts = parts_of(compared);
  const auto hands = *part_of(parts, "hands");
  EXPECT_EQ(hands["sum"]["lines"][1]["who"], "Ada");
  EXPECT_EQ(hands["rows"][0]["lines"][0]["who"], "You");
  EXPECT_EQ(hands["rows"][0]["lines"][1]["who"], "Ada");
  EXPECT_TRUE(contains(hands["rows"][0]["parted"].get<std::string>(), "; Ada: "));
  EXPECT_EQ(parts.back()["label"], "New duel with Ada, one deal");
  EXPECT_EQ(part_of(parts, "field"), nullptr) << "viewing does not change the names";
  EXPECT_EQ(actions_at(compared.table())[1].label, "Ada’s play");
  compared.act("duel_deal:1:other");
  EXPECT_EQ(compared.table().mode->challenge(compared.table()).mark, "Deal 1 of 1 · Ada");
  compared.act("name:0:Eve");
  EXPECT_EQ(compared.table().address, back);
}

TEST(DuelNames, AreKeptAndFollowTheirOwners) {
  Second second(sent_by("Mara"));
  Stream stream(3, "duel");
  second.play_all(stream);
  EXPECT_FALSE(contains(second.link(), "&with="));
  const auto parts = parts_of(second.app);
  const auto* field = part_of(parts, "field");
  ASSERT_NE(field, nullptr);
  EXPECT_EQ((*field)["id"], "name:0:");
  second.app.act("name:0:Ada");
  EXPECT_TRUE(contains(second.link(), "&by=Mara&with=Ada"));
  EXPECT_EQ(second.app.table().address, second.link());
  second.app.act("name:0:");
  EXPECT_FALSE(contains(second.link(), "&with="));

  App other(1);
  other.open(second.app.table().address, tab_text(second.app), {});
  ASSERT_NE(duel_at(other.table()), nullptr);
  EXPECT_EQ(other.table().mode.as<DuelMode>()->rival(other.words()), "Mara");
  EXPECT_EQ(tab_text(other), tab_text(second.app));
}

// Any name that can be entered passes through a link, raw and percent-encoded.
TEST(DuelNames, GoThroughLinksWhole) {
  const std::string out = sent_by("Mara");
  const auto at_name = out.find("&by=");
  const std::string plain = out.substr(0, at_name);
  const auto read = [&](const std::string& parts) { return read_link(plain + parts); };
  for (const std::string_view name :
       {"A", "Jean-Luc 4.", "O'Neill", "Çelik ÄÖÜß", "1234567890abcdef"}) {
    ASSERT_TRUE(valid_name(name));
    auto link = read("&by=" + std::string(name));
    ASSERT_TRUE(std::holds_alternative<OpenedLink>(link)) << name;
    const OpenedLink& opened = std::get<OpenedLink>(link);
    EXPECT_EQ(opened.duel->names, (DuelNames{std::string(name), ""}));
    const std::string text =
        duel_link(opened.duel->duel, opened.duel->names, opened.seat, opened.bots);
    EXPECT_EQ(text.find_first_of(" '\x80\xc3"), std::string::npos) << text;
    link = read_link(text);
    ASSERT_TRUE(std::holds_alternative<OpenedLink>(link)) << text;
    EXPECT_EQ(std::get<OpenedLink>(link).duel->names[0], name);
  }
  const auto fault = [&](const std::string& parts) {
    const auto link = read(parts);
    const auto* no = std::get_if<Fault>(&link);
    return no == nullptr ? std::string("none") : std::string(wire(no->kind));
  };
  for (const std::string_view none :
       {"", " ", "%20", "A%", "%4", "%zz", "A%00B", "%26", "%3D", "A%0AB", "%FF", "%C3",
        "12345678901234567", "<b>", "A%2525"}) {
    EXPECT_EQ(fault("&by=" + std::string(none)), "bad_duel_name") << none;
  }
  EXPECT_EQ(fault("&by=A&by=B"), "part_twice");
  EXPECT_EQ(fault("&by=A&with=B"), "part_without") << "the second has not played";
  EXPECT_EQ(fault("&with=B"), "part_without");
  for (const std::string_view text : {"v=german&seed=X&by=A", "v=german&seed=X&duel=1&by=A"}) {
    const auto link = read_link(text);
    ASSERT_TRUE(std::holds_alternative<Fault>(link)) << text;
    EXPECT_EQ(std::get<Fault>(link).kind, FaultKind::part_without);
  }
}

}  // namespace
}  // namespace allfours
