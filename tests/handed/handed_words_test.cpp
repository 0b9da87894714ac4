// A program without texts that loads those in use, as the page does; and one more language, from
// packs made by tests/words/pseudo (ALLFOURS_PACK, ALLFOURS_BOOK). A program of its own, since
// loaded texts stay.
#include <gtest/gtest.h>

#include <cctype>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>

#include "app/app_play.hpp"
#include "app/links/fault_words.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_state.hpp"
#include "words/lessons.hpp"
#include "words/variant_words.hpp"

namespace allfours {
namespace {

std::string bytes_of(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string pack_of(const std::string& code) {
  return bytes_of(ALLFOURS_WORDS_DIR "/words-" + code + ".pack");
}

// The further lessons load when their list opens, in the current language.
void expect_further_lessons(App& app) {
  const auto pack = [](const std::string& code) {
    return bytes_of(ALLFOURS_WORDS_DIR "/lessons-" + code + ".pack");
  };
  app.act("new_game");
  EXPECT_EQ(lessons().size(), 1U);
  EXPECT_EQ(app.take_effects().fetch_lessons, std::nullopt);
  EXPECT_TRUE(app.act("lesson_list"));
  EXPECT_EQ(app.take_effects().fetch_lessons, "fr");
  EXPECT_TRUE(app.act("lessons_failed:fr"));
  EXPECT_EQ(app.message(), app.words().bad_lessons);
  EXPECT_TRUE(app.state().start.lessons_open()) << "the first one can be taken";
  app.act("lesson_list");
  app.act("lesson_list");
  EXPECT_EQ(app.take_effects().fetch_lessons, "fr") << "requested again";
  const std::string french = pack("fr");
  const std::vector<std::string> none{
      {},
      french.substr(1),
      french.substr(0, french.size() - 1),
      french + "step 1\n",
      french + "text lesson-more {\n",
      "allfours lessons 1 fr\ngame v=german\n",
  };
  for (const std::string& bad : none) {
    EXPECT_FALSE(take_lessons(bad));
  }
  EXPECT_TRUE(app.act("lessons:fr")) << "the page claims that they are there";
  EXPECT_EQ(app.message(), app.words().bad_lessons);
  // After reloads in the middle of a lesson; in one of these tabs the person plays meanwhile.
  App resumed(1), busy(1);
  for (App* tab : {&resumed, &busy}) {
    tab->set_browser_language(find_language("fr").value());
    tab->open("", "lesson jack:2", {});
    EXPECT_EQ(tab->take_effects().fetch_lessons, "fr");
    EXPECT_EQ(tab->screen(), App::Screen::start);
  }
  busy.act("start");
  EXPECT_EQ(take_lessons(french), find_language("fr"));
  for (App* tab : {&resumed, &busy}) tab->act("lessons:fr");
  ASSERT_NE(lesson_at(resumed.table()), nullptr);
  EXPECT_EQ(lesson_at(resumed.table())->lesson().id, "jack");
  EXPECT_EQ(lesson_at(resumed.table())->part(), 2);
  EXPECT_EQ(lesson_at(busy.table()), nullptr);
  busy.act("new_game");
  busy.act("lessons:fr");
  EXPECT_EQ(busy.screen(), App::Screen::start) << "the lesson does not come later";
  EXPECT_TRUE(app.act("lessons:fr"));
  EXPECT_GT(lessons().size(), 4U);
  EXPECT_FALSE(app.act("lessons_failed:fr"));
  for (const Lesson& lesson : lessons()) EXPECT_FALSE(lesson_title(app.words(), lesson).empty());
  // The language changes during a lesson: its captions are requested, too.
  app.act("learn:" + std::string(lessons().back().id));
  app.act("language:de");
  EXPECT_EQ(app.take_effects().fetch_lessons, "de");
  EXPECT_EQ(lesson_phrase(app.words(), "lesson-jack"), "Chasser le valet") << "until they come";
  EXPECT_EQ(take_lessons(pack("de")), find_language("de"));
  EXPECT_TRUE(app.act("lessons:de"));
  EXPECT_EQ(lesson_phrase(app.words(), "lesson-jack"), "Den Buben jagen");
  app.act("language:fr");
  EXPECT_EQ(app.take_effects().fetch_lessons, std::nullopt);
}

TEST(HandedWords, ComeWhenTheyAreWantedAndOnlyThen) {
  const Language english = find_language("en").value();
  const Language german = find_language("de").value();
  const Language french = find_language("fr").value();
  for (const Language language : languages()) EXPECT_FALSE(has_words(language));
  EXPECT_EQ(language_name(german), "Deutsch");
  EXPECT_TRUE(words_in(german).stand.empty());

  // The page begins in German.
  EXPECT_EQ(take_pack(pack_of("de")), german);
  App app(1);
  app.set_browser_language(english);
  app.restore_settings({.language = german});
  app.open("v=trinidad&seed=KINGSTON-42", "", {});
  EXPECT_EQ(app.state().context.language, german);
  EXPECT_EQ(app.take_effects().fetch_words, std::nullopt);

  // French is chosen, but cannot be loaded.
  app.act("language:fr");
  EXPECT_EQ(app.take_effects().fetch_words, "fr");
  EXPECT_EQ(app.state().context.language, german);
  EXPECT_TRUE(app.act("words_failed:fr"));
  EXPECT_NE(app.message().find("„Français“"), std::string::npos) << app.message();
  EXPECT_TRUE(app.state().context.message.is_error());
  EXPECT_EQ(app.state().context.language, german);
  EXPECT_EQ(app.settings().language, german);
  EXPECT_FALSE(app.act("words_failed:fr"));

  // The page claims that the texts have arrived, but they have not.
  app.act("language:fr");
  EXPECT_TRUE(app.act("words:fr"));
  EXPECT_EQ(app.state().context.language, german);
  EXPECT_EQ(app.take_effects().fetch_words, std::nullopt);

  // The texts are garbled; then they arrive.
  app.act("language:fr");
  EXPECT_EQ(app.take_effects().fetch_words, "fr");
  EXPECT_FALSE(take_pack(pack_of("fr").substr(1)));
  EXPECT_EQ(take_pack(pack_of("fr")), french);
  EXPECT_TRUE(app.act("words:fr"));
  EXPECT_EQ(app.state().context.language, french);
  EXPECT_EQ(app.words().stand, "Stand") << "Trinidad's own";
  EXPECT_EQ(app.words().language_name, "Français");

  // Back to a loaded language: nothing is requested.
  app.act("language:de");
  EXPECT_EQ(app.state().context.language, german);
  EXPECT_EQ(app.take_effects().fetch_words, std::nullopt);

  // A link requests English; the person chooses another language before it arrives.
  app.open_link("v=german&seed=BEG-2&lang=en");
  EXPECT_EQ(app.take_effects().fetch_words, "en");
  EXPECT_EQ(app.state().context.language, german);
  app.act("language:fr");
  EXPECT_EQ(app.take_effects().fetch_words, std::nullopt);
  EXPECT_EQ(take_pack(pack_of("en")), english);
  app.act("words:en");
  EXPECT_EQ(app.state().context.language, french);
  expect_further_lessons(app);
}

// The text outside the brackets that the language puts around every phrase.
std::string outside(std::string_view text) {
  std::string rest;
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text.substr(at).starts_with("⟦")) ++depth;
    if (depth == 0) rest += text[at];
    if (at >= 2 && text.substr(at - 2).starts_with("⟧")) --depth;
  }
  return rest;
}

// The words of that text except the players' names.
std::string left_over(std::string_view text) {
  static const std::set<std::string> names = [] {
    std::set<std::string> all;
    for (const auto& name : usual_names) all.insert(std::string(name));
    return all;
  }();
  std::string word, found;
  for (const char letter : outside(text) + " ") {
    if (std::isalpha(static_cast<unsigned char>(letter)) != 0) {
      word += letter;
      continue;
    }
    if (word.size() > 2 && !names.contains(word)) found += word + " ";
    word.clear();
  }
  return found;
}

TEST(ALanguageMore, IsSpokenThroughout) {
  const char* file = std::getenv("ALLFOURS_PACK");
  if (file == nullptr) GTEST_SKIP() << "provided by tests/words/pseudo";
  const auto language = take_pack(bytes_of(file));
  ASSERT_TRUE(language);
  EXPECT_EQ(language_code(*language), "qps");
  const char* book = std::getenv("ALLFOURS_BOOK");
  ASSERT_NE(book, nullptr);
  EXPECT_EQ(take_book(bytes_of(book)), language);

  Stream stream(1, "pseudo");
  int sentences = 0;
  const auto is_strange = [&](std::string_view text, std::string_view what) {
    if (text.empty()) return;
    ++sentences;
    EXPECT_EQ(left_over(text), "") << what << ": " << text;
  };
  for (const GameSetup& setup : usual_setups()) {
    const Events log = random_log(setup, stream, 2);
    const Narrator narrator = narrator_of(setup, log, 0, *language);
    History history;
    history.update(setup, log, static_cast<int>(log.size()), narrator);
    for (const HistoryRow& row : history.rows()) {
      EXPECT_NE(row.title.find("⟦"), std::string::npos) << row.title;
      is_strange(row.title, "title");
      is_strange(row.why, "why");
    }
    is_strange(variant_name(*language, *setup.variant), "variant");
  }
  for (int kind = 0; kind < fault_kind_count; ++kind) {
    is_strange(fault_phrase(*language, static_cast<FaultKind>(kind)), "fault");
  }
  for (const std::string_view link : {"v=trinidad&seed=KINGSTON-42", "v=pitch&seed=BEG-2"}) {
    Sitting sitting(link);
    sitting.app.act("language:qps");
    EXPECT_EQ(sitting.app.state().context.language, *language);
    for (int i = 0; i < 12; ++i) {
      sitting.choose(stream, 1);
      is_strange(prompt_at(sitting.app.table()), "prompt");
      for (const Action& action : actions_at(sitting.app.table()))
        is_strange(action.label, "action");
    }
    sitting.app.act("open_link:v=whist");
    is_strange(sitting.app.message(), "message");
  }
  EXPECT_GT(sentences, 1000);
}

}  // namespace
}  // namespace allfours
