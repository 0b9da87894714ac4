// The language of the page: chosen, saved, from the browser, changed in the middle of a game.

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/links/address.hpp"
#include "app/tongue.hpp"
#include "json.hpp"
#include "words/variant_words.hpp"

namespace allfours {
namespace {

TEST(Languages, HaveCodesThatAreReadBack) {
  for (const Language language : languages()) {
    EXPECT_EQ(find_language(language_code(language)), language);
  }
  for (const auto none : {"", "EN", "en-GB", "es", "deutsch"}) EXPECT_FALSE(find_language(none));
}

TEST(Languages, TheBrowsersFirstThenTheOneChosen) {
  App app(1);
  EXPECT_EQ(app.state().context.language, tongue("en"));
  app.set_browser_language(tongue("fr"));
  EXPECT_EQ(app.state().context.language, tongue("fr"));
  EXPECT_EQ(app.words().play, words_in(tongue("fr")).play);
  EXPECT_FALSE(app.settings().language);
  app.act("language:de");
  EXPECT_EQ(app.state().context.language, tongue("de"));
  EXPECT_EQ(app.settings().language, tongue("de"));
  EXPECT_TRUE(app.take_effects().saves("settings"));
  app.act("language:es");
  EXPECT_EQ(app.state().context.language, tongue("de"));
  EXPECT_FALSE(app.take_effects().saves("settings"));
}

TEST(Languages, OtherSettingsDoNotChooseOne) {
  App app(1);
  app.set_browser_language(tongue("fr"));
  app.act("pace:2");
  EXPECT_FALSE(app.settings().language);
  app.restore_settings({.pace = 0, .four_colours = false, .language = tongue("de")});
  EXPECT_EQ(app.state().context.language, tongue("de"));
}

TEST(Languages, TheGameToGoOnWithIsNamedInThem) {
  Sitting sitting(1);
  sitting.app.act("variant:french");
  sitting.app.act("start");
  sitting.wait();
  sitting.app.act("new_game");
  ASSERT_EQ(sitting.app.screen(), App::Screen::start);
  for (const Language language : languages()) {
    sitting.app.act("language:" + std::string(language_code(language)));
    std::string label;
    const auto state = read_json(Mirror().update(sitting.app));
    for (const auto& action : state["actions"]) {
      if (action["id"] == "resume") label = action["label"];
    }
    EXPECT_TRUE(contains(label, variant_name(language, *find_variant("french")))) << label;
  }
}

// Everything shown of a game is the same game in another language.
TEST(Languages, AChangeKeepsTheGame) {
  Stream stream(1, "languages");
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Sitting sitting(setup_text(setup));
    App& app = sitting.app;
    for (int i = 0; i < 12; ++i) {
      sitting.wait();
      sitting.choose_something(stream);
    }
    const Record before = app.table().session.record();
    const int shown = app.table().session.shown();
    const auto people = app.table().narration.narrator().people();
    const auto rows = app.table().narration.rows();
    for (const auto id : {"language:de", "language:fr", "language:en"}) {
      app.act(id);
      const Words& w = app.words();
      EXPECT_EQ(app.table().narration.narrator().words().you, w.you);
      EXPECT_EQ(record_text(app.table().session.record()), record_text(before));
      EXPECT_EQ(app.table().session.shown(), shown);
      ASSERT_EQ(app.table().narration.rows().size(), rows.size());
      for (int seat = 0; seat < setup.players; ++seat) {
        const auto& name = app.table().narration.narrator().people().names[at(seat)];
        EXPECT_EQ(name, seat == people.human ? std::string(w.you) : people.names[at(seat)]);
      }
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
      EXPECT_EQ(app.table().narration.rows()[i].title, rows[i].title);
      EXPECT_EQ(app.table().narration.rows()[i].why, rows[i].why);
    }
  }
}

TEST(Languages, ALinkAsksForOne) {
  App app(1);
  app.act("language:fr");
  (void)app.take_effects();
  app.open_link("v=trinidad&seed=KINGSTON-42&lang=de");
  ASSERT_EQ(app.screen(), App::Screen::table);
  EXPECT_EQ(app.state().context.language, tongue("de"));
  EXPECT_EQ(app.table().narration.narrator().words().you, "Du");
  // The person's own choice stays, and other settings do not affect it.
  EXPECT_EQ(app.settings().language, tongue("fr"));
  app.act("pace:2");
  EXPECT_EQ(app.settings().language, tongue("fr"));
  // The address and a shared link keep the language until the person chooses one.
  Effects effects = app.take_effects();
  EXPECT_EQ(parts_in(*effects.fragment), "v=trinidad&seed=KINGSTON-42&lang=de");
  EXPECT_EQ(parts_in(address_of(app.state(), "v=trinidad&seed=KINGSTON-42")),
            "v=trinidad&seed=KINGSTON-42&lang=de");
  app.act("language:en");
  EXPECT_EQ(app.state().context.language, tongue("en"));
  EXPECT_EQ(app.settings().language, tongue("en"));
  effects = app.take_effects();
  EXPECT_EQ(parts_in(*effects.fragment), "v=trinidad&seed=KINGSTON-42");
  EXPECT_TRUE(effects.saves("settings"));
  // A link without a language leaves the choice to the person.
  app.open_link("v=trinidad&seed=KINGSTON-42&lang=de");
  app.open_link("v=german&seed=KINGSTON-42");
  EXPECT_EQ(app.state().context.language, tongue("en"));
}

TEST(Languages, ALinkMayAskForNothingElse) {
  App app(1);
  app.open_link("lang=fr");
  EXPECT_EQ(app.screen(), App::Screen::start);
  EXPECT_EQ(app.message(), "");
  EXPECT_EQ(app.state().context.language, tongue("fr"));
  app.act("start");
  EXPECT_TRUE(parts_in(*app.take_effects().fragment).ends_with("&lang=fr"));
  app.act("new_game");
  EXPECT_EQ(app.take_effects().fragment, "lang=fr");
}

TEST(Languages, ALinkAsksStrictly) {
  for (const auto link : {"v=trinidad&seed=7&lang=es", "lang=", "lang=EN&v=trinidad&seed=7",
                          "v=trinidad&seed=7&lang=de&lang=de", "v=trinidad&seed=7&lang=de-AT"}) {
    App app(1);
    app.open_link(link);
    EXPECT_EQ(app.screen(), App::Screen::start) << link;
    EXPECT_TRUE(app.state().context.message.is_error()) << link;
    EXPECT_FALSE(app.message().empty()) << link;
    app.act("start");
    EXPECT_EQ(app.screen(), App::Screen::table) << link;
  }
}

TEST(Languages, ABadLinkIsToldInThePersonsLanguage) {
  App app(1);
  app.open_link("v=whist&seed=7&lang=de");
  EXPECT_TRUE(app.message().starts_with("Dieser Link lässt sich nicht öffnen. Ein Spiel „whist“"))
      << app.message();
  app.act("language:fr");
  EXPECT_TRUE(app.message().starts_with("Impossible d’ouvrir ce lien. ")) << app.message();
  EXPECT_FALSE(app.tick(1e9));
  EXPECT_FALSE(app.message().empty()) << "it stays until the person continues";
}

TEST(Languages, TheMirrorIsWrittenAnewAndNotReadOutAgain) {
  Sitting sitting("v=trinidad&seed=KINGSTON-42");
  Mirror mirror;
  sitting.wait();
  (void)mirror.update(sitting.app);
  sitting.app.act("language:de");
  const auto state = read_json(mirror.update(sitting.app));
  EXPECT_EQ(state["language"], "de");
  EXPECT_EQ(state["words"]["cancel"], "Abbrechen");
  EXPECT_FALSE(read_json(mirror.update(sitting.app)).contains("words"));
  EXPECT_EQ(state["history_from"], 0);
  EXPECT_EQ(state["history"].size(), sitting.app.table().narration.rows().size());
  EXPECT_TRUE(state["live"].empty());
  const auto& actions = state["actions"];
  const auto pressed = [&](std::string_view id) {
    for (const auto& action : actions) {
      if (action["id"] == id) return action["chosen"].get<bool>();
    }
    ADD_FAILURE() << id;
    return false;
  };
  EXPECT_TRUE(pressed("language:de"));
  EXPECT_FALSE(pressed("language:en"));
}

}  // namespace
}  // namespace allfours
