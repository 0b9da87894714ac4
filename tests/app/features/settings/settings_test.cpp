// The stored text of the settings, and valid names of people.
#include "app/features/settings/settings.hpp"

#include <gtest/gtest.h>

#include <set>

namespace allfours {
namespace {

TEST(Settings, ComeBackAsTheyWere) {
  EXPECT_EQ(parse_settings(settings_text(Settings())), Settings());
  Settings all;
  all.pace = 1.5;
  all.text_size = 175;
  all.back = Settings::Back::green;
  all.felt = Settings::Felt::wine;
  all.hand_order = Settings::HandOrder::trumps_last;
  all.left_handed = true;
  all.second_touch = true;
  all.four_colours = true;
  all.look = Settings::Look::dark;
  all.sound = true;
  all.volume = 2;
  all.last_card = false;
  all.shortcuts = false;
  all.text_only = true;
  all.names = {"Zoë", "Jean-Luc", "Frau Weiß", "O’Neil", "J. R.", "Œdipe"};
  all.bots = {"expert", "expert", "sensible", "strong", "sensible", "random"};
  all.undo_told = true;
  all.sound_offered = true;
  all.games_begun = 2;
  all.said = {3, 0, 1, 2, 0, 0, 3, 0, 0};
  all.series = 5;
  all.game = "v=pitch&players=3&seed=0&rules=target.9";
  EXPECT_EQ(parse_settings(settings_text(all)), all);
}

TEST(Settings, AGameThatIsNotKnownAnyMoreIsNotOffered) {
  for (const std::string game :
       {"v=whist&seed=0", "v=pitch", "pitch", "v=pitch&seed=0&rules=fun.1"}) {
    const auto settings = parse_settings("pace 0\ngame " + game + "\n");
    EXPECT_EQ(settings.pace, 0);
    EXPECT_EQ(settings.game, "") << game;
    EXPECT_EQ(settings.unread, std::vector<std::string>{"game " + game});
  }
  // Parts of a deal are left out.
  const auto dealt = parse_settings("game v=german&seed=MY-DEAL&hand=3&score=1.2\n");
  EXPECT_EQ(dealt.game, "v=german&seed=0");
}

TEST(Settings, WhatIsLeftOutIsAsUsual) {
  const auto settings = parse_settings("pace 0\n");
  Settings expected;
  expected.pace = 0;
  EXPECT_EQ(settings, expected);
}

TEST(Settings, ALineThatCannotBeReadStaysAndTheOthersCount) {
  const std::string good = settings_text(Settings());
  for (const std::string bad : {"pace 3\n",
                                "pace 0.7\n",
                                "text_size 20\n",
                                "brown_backs maybe\n",
                                "card_back striped\n",
                                "felt pink\n",
                                "hand_order 2\n",
                                "left_handed 1\n",
                                "second_touch \n",
                                "pace -1\n",
                                "pace\n",
                                "pace  1\n",
                                "pace 1 \n",
                                "pack 3\n",
                                "look blue\n",
                                "bots clever\n",
                                "bots expert,expert\n",
                                "sound yes\n",
                                "said 12\n",
                                "said 000000004\n",
                                "said 00000000x\n",
                                "shortcuts 1\n",
                                "text_only \n",
                                "name.0 \n",
                                "name.1 <b>\n",
                                "name.2 {who}\n",
                                "name.3 a|b\n",
                                "name.4 \x01\n",
                                "name.5 12345678901234567\n",
                                " \n",
                                "weather rain and wind\n",
                                "name.9 Ann\n",
                                "nonsense\n"}) {
    for (const std::string& text : {good + bad, bad + good}) {
      const Settings read = parse_settings(text);
      Settings expected;
      expected.unread = {bad.substr(0, bad.size() - 1)};
      EXPECT_EQ(read, expected) << bad;
      // It survives any number of writes.
      EXPECT_EQ(settings_text(read), bad + good);
      EXPECT_EQ(parse_settings(settings_text(read) + settings_text(read)), expected) << bad;
    }
  }
  EXPECT_EQ(parse_settings(""), Settings());
  EXPECT_EQ(parse_settings("\n\n"), Settings());
  EXPECT_EQ(parse_settings("text_size 125").text_size, 125) << "the end of the line is missing";
  EXPECT_EQ(parse_settings(R"({"pace":2})").unread, std::vector<std::string>{R"({"pace":2})"});
  const std::string long_one = "x " + std::string(300'000, 'y');
  EXPECT_EQ(parse_settings(long_one + "\n" + good).unread, std::vector<std::string>{long_one});
}

// The first versions know the line brown_backs only, keep lines that they cannot read before
// theirs, and need a valid table.
TEST(Settings, BacksAreThoseOfOlderAndNewerVersions) {
  using Back = Settings::Back;
  EXPECT_EQ(parse_settings("brown_backs on\n").back, Back::brown);
  EXPECT_EQ(parse_settings("brown_backs off\n").back, Back::red);
  for (const Back back : {Back::red, Back::brown, Back::blue, Back::green}) {
    Settings settings;
    settings.back = back;
    const std::string text = settings_text(settings);
    EXPECT_EQ(text.find("brown_backs on\n") != std::string::npos, back == Back::brown);
    EXPECT_EQ(text.find("card_back") != std::string::npos, back > Back::brown);
    EXPECT_EQ(parse_settings(text).back, back);
  }
  // An older version has stored them again, and the person has switched brown backs on there.
  EXPECT_EQ(parse_settings("card_back blue\nbrown_backs off\n").back, Back::blue);
  EXPECT_EQ(parse_settings("card_back blue\nbrown_backs on\n").back, Back::brown);
}

// As the versions before these settings wrote it.
TEST(Settings, WithoutANewChoiceNothingNewIsStored) {
  EXPECT_EQ(settings_text(Settings()),
            "pace 1\npack 2\nbrown_backs off\nlook automatic\nsound off\nshortcuts on\n"
            "text_only off\n");
}

TEST(Settings, WhatCanBeReadOfAListCountsAndTheRestStays) {
  Settings read = parse_settings("captions points,bidding,turned\nlessons learn,Ämter\n");
  EXPECT_EQ(read.captions_told, 1U << 8 | 1U);
  EXPECT_TRUE(read.lessons_done.contains("learn"));
  EXPECT_EQ(read.unread, (std::vector<std::string>{"captions bidding", "lessons Ämter"}));
  EXPECT_EQ(parse_settings(settings_text(read)), read);
  // A reset field does not come back with the others.
  read.captions_told = 0;
  EXPECT_EQ(parse_settings(settings_text(read)), read);
}

TEST(Names, AreShortAndWrittenInLettersTheTableHas) {
  for (const auto good : {"A",
                          "Ann",
                          "Änne",
                          "œuvre",
                          "ẞ",
                          "1234567890123456",
                          "ÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄ",
                          "Mc D. O'N-X",
                          "Łukasz",
                          "Nguyễn",
                          "Šárka",
                          "Ольга",
                          "Ελένη",
                          "Արամ",
                          "ნინო",
                          "李雷",
                          "さくら",
                          "サクラ・ユイ",
                          "김철수",
                          "ሰላም",
                          "Kauʻi",
                          "İnci",
                          "Gőz",
                          "李李李李李李李李李李李李李李李李"}) {
    EXPECT_TRUE(valid_name(good)) << good;
  }
  for (const std::string bad : {"",
                                " ",
                                " Ann",
                                "Ann ",
                                "12345678901234567",
                                "ÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄÖ",
                                "a\nb",
                                "a\tb",
                                "a\x7f",
                                "a|b",
                                "{who}",
                                "<i>",
                                "a&b",
                                "李李李李李李李李李李李李李李李李李",
                                "🂡",
                                "محمد",
                                "שרה",
                                "सीता",
                                "สมชาย",
                                "→",
                                "１",
                                "日本。",
                                "\xf0\xa0\x80\x80",
                                "\xc3",
                                "\xff",
                                "a\xcc\x81",
                                "\xe2\x80\xae"
                                "abc",
                                "×",
                                "÷"}) {
    EXPECT_FALSE(valid_name(bad)) << bad;
  }
  EXPECT_FALSE(valid_name(std::string("a\0b", 3)));
}

TEST(Names, AScriptThatTheTableCannotDrawIsCalledSo) {
  const Words& words = words_in(*find_language("en"));
  for (const char* name : {"محمد", "שרה", "सीता", "สมชาย", "Ann محمد", "a\xcc\x81"}) {
    EXPECT_NE(name_refusal(words, name).find("script"), std::string::npos) << name;
  }
  for (const char* name : {"", "a|b", "日本。", "🂡", "12345678901234567"}) {
    EXPECT_EQ(name_refusal(words, name), fill(words.bad_name, {{"n", "16"}})) << name;
  }
}

TEST(Names, AreWhoseTheyAre) {
  Settings settings;
  EXPECT_EQ(name_in(settings, 0), "");
  EXPECT_EQ(name_in(settings, 1), "Winston");
  EXPECT_TRUE(name_taken(settings, 0, "Winston"));
  EXPECT_FALSE(name_taken(settings, 1, "Winston"));
  settings.names[1] = "Ann";
  EXPECT_FALSE(name_taken(settings, 0, "Winston"));
  EXPECT_TRUE(name_taken(settings, 2, "Ann"));
  std::set<std::string_view> usual(usual_names.begin(), usual_names.end());
  EXPECT_EQ(usual.size(), usual_names.size());
}

TEST(Names, BeginWithALetterOfAnyLength) {
  EXPECT_EQ(initial_of("Ann"), "A");
  EXPECT_EQ(initial_of("Élise"), "É");
  EXPECT_EQ(initial_of(""), "");
}

}  // namespace
}  // namespace allfours
