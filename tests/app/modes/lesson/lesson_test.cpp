// The lessons (src/words/lessons): each can be played to its end as instructed; its statements
// about moments, decisions and awards agree with the core's record; and it leaves no trace.
#include "app/modes/lesson/lesson.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/storage/resume.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"
#include "core/log/decision_text.hpp"

namespace allfours {
namespace {

// A line of a lesson's file: "do", 7, "play 4s".
struct Written {
  std::string kind;
  int moment = 0;
  std::string what;
};

struct Script {
  std::vector<Written> lines;
  std::string awards;
};

Script script_of(const Lesson& lesson) {
  const std::filesystem::path folder = ALLFOURS_TESTS_DIR "/../src/words/lessons";
  Script script;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().stem().string().substr(3) != lesson.id) continue;
    std::ifstream file(entry.path());
    for (std::string line; std::getline(file, line);) {
      std::istringstream words(line);
      Written written;
      words >> written.kind;
      if (written.kind == "awards") std::getline(words >> std::ws, script.awards);
      if (written.kind != "at" && written.kind != "do" && written.kind != "why") continue;
      words >> written.moment;
      std::getline(words >> std::ws, written.what, ':');
      script.lines.push_back(written);
    }
  }
  EXPECT_FALSE(script.lines.empty()) << lesson.id;
  return script;
}

std::string action_of(const Decision& decision) {
  return decision.kind == Decision::Kind::say ? "say:" + std::string(wire(decision.say))
                                              : "card:" + card_text(decision.card);
}

// A person taking a lesson.
struct Taught {
  explicit Taught(const Lesson& taught) : lesson(taught) {
    EXPECT_TRUE(app.act("learn:" + std::string(lesson.id)));
    sitting.wait();
  }
  const LessonRun& run() const { return *lesson_at(app.table()); }
  std::optional<Decision> asked() const { return run().asked(app.table().session); }
  // Does as asked, or continues.
  void take() {
    if (const auto decision = asked()) {
      if (decision->kind == Decision::Kind::discard) {
        for (const Card card : decision->cards) app.act("card:" + card_text(card));
        app.act("discard");
      } else {
        ASSERT_TRUE(app.act(action_of(*decision)));
      }
    } else {
      ASSERT_TRUE(app.act("go_on"));
    }
    sitting.wait();
  }
  const Lesson& lesson;
  Sitting sitting;
  App& app = sitting.app;
};

TEST(Lesson, IsPlayedToItsEndAsItAsks) {
  for (const Lesson& lesson : lessons()) {
    const Script script = script_of(lesson);
    Taught taught(lesson);
    std::size_t line = 0;
    for (int part = 1; part <= taught.run().parts(); ++part) {
      SCOPED_TRACE(std::string(lesson.id) + ", step " + std::to_string(part));
      ASSERT_EQ(taught.run().part(), part);
      const Written& written = script.lines[line++];
      const Session& session = taught.app.table().session;
      EXPECT_EQ(session.shown(), written.moment);
      EXPECT_EQ(written.kind, taught.run().tells() ? "at" : "do");
      if (const auto asked = taught.asked()) {
        EXPECT_EQ(decision_text(*asked), written.what);
        EXPECT_TRUE(session.person_to_decide());
        EXPECT_EQ(actions_at(taught.app.table()).empty(), asked->kind != Decision::Kind::say);
        EXPECT_EQ(taught.app.table().mode->asked_cards(taught.app.table().session).empty(),
                  asked->kind == Decision::Kind::say);
      } else {
        EXPECT_EQ(wire(session.last_shown().kind), written.what);
        EXPECT_TRUE(playable_cards(taught.app.table()).empty());
      }
      EXPECT_FALSE(taught.app.table().mode->caption(taught.app.table()).text.empty());
      if (!taught.run().over()) taught.take();
    }
    if (line < script.lines.size()) {
      const Written& why = script.lines[line];
      EXPECT_EQ(taught.run().why(), why.moment);
      const Event& award = taught.app.table().session.log()[at(why.moment - 1)];
      EXPECT_EQ(award.kind, EventKind::award);
      EXPECT_EQ(wire(award.award), why.what);
      EXPECT_TRUE(offers(actions_at(taught.app.table()), "lesson_why"));
      EXPECT_TRUE(taught.app.act("lesson_why"));
      EXPECT_TRUE(open_evidence(taught.app.table(), why.moment) != nullptr);
    }
  }
}

// The points it mentions are those that the core awards in its record.
TEST(Lesson, EndsWithTheAwardsItSpeaksOf) {
  for (const Lesson& lesson : lessons()) {
    const auto parsed = read_link(lesson.link);
    ASSERT_TRUE(std::holds_alternative<OpenedLink>(parsed)) << lesson.link;
    const Game& game = std::get<OpenedLink>(parsed).game;
    std::string awards;
    for (const Event& event : game.log()) {
      if (event.kind == EventKind::hand_end) break;
      if (event.kind != EventKind::award) continue;
      awards += (awards.empty() ? "" : ", ") + std::string(wire(event.award)) + " " +
                (event.side < 0 ? "-" : std::to_string(event.side));
    }
    EXPECT_EQ(awards, script_of(lesson).awards) << lesson.id;
    const int last = lesson.steps.back().moment;
    EXPECT_LE(last, static_cast<int>(game.log().size()));
  }
}

TEST(Lesson, HasItsTextsInEveryLanguage) {
  for (const Lesson& lesson : lessons()) {
    const auto parsed = read_link(lesson.link);
    ASSERT_TRUE(std::holds_alternative<OpenedLink>(parsed)) << lesson.link;
    const Game& record = std::get<OpenedLink>(parsed).game;
    Taught taught(lesson);
    for (const Language language : languages()) {
      taught.app.act("language:" + std::string(language_code(language)));
      EXPECT_FALSE(lesson_title(taught.app.words(), lesson).empty());
      for (const Caption& caption : taught.app.table().mode->captions(taught.app.table())) {
        SCOPED_TRACE(caption.title);
        EXPECT_FALSE(caption.title.empty());
        EXPECT_FALSE(caption.text.empty());
        EXPECT_LT(caption.text.size(), 260U) << "more than three lines on a phone";
        for (const std::string_view sign : {"{", "}", "¶", "|", "  "}) {
          EXPECT_FALSE(contains(caption.title + " / " + caption.text, sign)) << caption.text;
        }
        // A card named by a caption is played or turned in the lesson.
        EXPECT_TRUE((cards_named(caption.text) -
                     [&] {
                       CardSet cards;
                       for (const Event& event : record.log()) {
                         for (const Card card : event.cards) cards.add(card);
                         if (event.card.known()) cards.add(event.card);
                       }
                       return cards;
                     }())
                        .empty())
            << caption.text;
      }
    }
  }
}

// Any other legal action gets an answer, and does no harm.
TEST(Lesson, AnswersWhatIsAllowedButNotAskedFor) {
  for (const Lesson& lesson : lessons()) {
    Taught taught(lesson);
    while (!taught.run().over()) {
      if (const auto asked = taught.asked(); asked && asked->kind != Decision::Kind::discard) {
        const int part = taught.run().part();
        const std::size_t events = taught.app.table().session.log().size();
        std::vector<std::string> others;
        for (const Card card : playable_cards(taught.app.table())) {
          if (card != asked->card) others.push_back("card:" + card_text(card));
        }
        for (const Action& action : actions_at(taught.app.table())) {
          if (action.id != action_of(*asked)) others.push_back(action.id);
        }
        for (const std::string& other : others) {
          EXPECT_TRUE(taught.app.act(other)) << other;
          EXPECT_FALSE(taught.app.message().empty());
          taught.app.act("close");
          EXPECT_TRUE(taught.app.message().empty());
        }
        // An announcement that is impossible.
        const std::string never = offers(actions_at(taught.app.table()), "say:take_point")
                                      ? "say:agree"
                                      : "say:take_point";
        taught.app.act(never);
        EXPECT_TRUE(taught.app.message().empty());
        EXPECT_EQ(taught.run().part(), part);
        EXPECT_EQ(taught.app.table().session.log().size(), events);
      }
      taught.take();
    }
  }
}

TEST(Lesson, LeavesNoTraceButWhatItTold) {
  Sitting sitting("v=german&seed=KEPT");
  App& app = sitting.app;
  Stream stream(1, "test");
  sitting.choose(stream, 3);
  app.act("new_game");
  const std::string kept = kept_text(app);
  const std::string settings = settings_text(app.settings());
  const std::string chosen = setup_text(app.state().start.setup());
  ASSERT_FALSE(kept.empty());
  app.take_effects();
  for (const bool to_the_end : {true, false}) {
    ASSERT_TRUE(app.act("learn:learn"));
    sitting.wait();
    EXPECT_EQ(kept_text(app), kept);
    EXPECT_TRUE(tab_text(app).starts_with("lesson learn:")) << "a reload goes on with the lesson";
    while (to_the_end && !lesson_at(app.table())->over()) {
      const auto asked = lesson_at(app.table())->asked(app.table().session);
      app.act(asked ? action_of(*asked) : "go_on");
      sitting.wait();
    }
    EXPECT_TRUE(app.act("end_lesson"));
    EXPECT_EQ(app.screen(), App::Screen::start);
    EXPECT_EQ(kept_text(app), kept);
    EXPECT_EQ(without_name(tab_text(app)), kept)
        << "a reload shows the start screen and the saved game";
    Settings rest = app.settings();
    EXPECT_TRUE(std::exchange(rest.lesson_met, false)) << "the list of lessons is offered now";
    EXPECT_TRUE(std::exchange(rest.lessons_done, {}).contains("learn"));
    EXPECT_EQ(settings_text(rest), settings);
    EXPECT_EQ(setup_text(app.state().start.setup()), chosen);
    EXPECT_TRUE(app.state().records.statistics.now().tallies.empty());
    const Effects effects = app.take_effects();
    EXPECT_TRUE(effects.saves("settings"));
    EXPECT_FALSE(effects.saves("statistics"));
    EXPECT_FALSE(effects.think) << "recorded decisions are not requested";
  }
}

// Each lesson, at each step; the first is in the program, the others in a pack that comes later.
TEST(Lesson, GoesOnAtItsStepAfterAReload) {
  for (const Lesson& lesson : lessons()) {
    SCOPED_TRACE(lesson.id);
    Taught taught(lesson);
    while (!taught.run().over()) {
      const std::string tab = tab_text(taught.app);
      App again(1);
      again.open("", tab, {});
      ASSERT_TRUE(again.state().table && lesson_at(again.table()) != nullptr) << tab;
      EXPECT_EQ(lesson_at(again.table())->part(), taught.run().part());
      EXPECT_EQ(again.table().mode->caption(again.table()).text,
                taught.app.table().mode->caption(taught.app.table()).text);
      EXPECT_EQ(held_cards(again.table().session.view()),
                held_cards(taught.app.table().session.view()));
      EXPECT_EQ(tab_text(again), tab);
      taught.take();
      taught.sitting.wait();
    }
    EXPECT_EQ(tab_text(taught.app), "") << "it is over";
  }
  for (const char* tab : {"lesson ", "lesson learn", "lesson learn:x", "lesson nowhere:3",
                          "lesson learn:999", "lesson learn:99999999999"}) {
    App app(1);
    app.open("", tab, {});
    EXPECT_EQ(app.state().table.has_value(), std::string(tab) == "lesson learn:999") << tab;
  }
}

TEST(Lesson, IsPlayedByKeys) {
  Taught taught(lessons().front());
  App& app = taught.app;
  EXPECT_TRUE(app.press_key("Enter"));
  taught.sitting.wait();
  EXPECT_EQ(app.table().session.last_shown().kind, EventKind::turn_up);
  EXPECT_TRUE(app.press_key(" "));
  taught.sitting.wait();
  EXPECT_FALSE(app.press_key("u")) << "a lesson has no undo";
  EXPECT_TRUE(app.press_key("s"));
  taught.sitting.wait();
  const auto cards = held_cards(app.table().session.view());
  const auto place = std::find(cards.begin(), cards.end(), taught.asked()->card) - cards.begin();
  EXPECT_TRUE(app.press_key(std::to_string(place + 1)));
  taught.sitting.wait();
  // Escape first closes the overlay.
  app.act("menu");
  app.act("close");
  EXPECT_EQ(app.screen(), App::Screen::table);
  app.act("close");
  EXPECT_EQ(app.screen(), App::Screen::start);
}

// A screen reader announces each step, and the text mirror contains it.
TEST(Lesson, IsTold) {
  Taught taught(lessons().front());
  taught.app.act("sound:on");
  Mirror mirror;
  const auto ends = [](std::string_view label) {
    return R"("id":"end_lesson","label":")" + std::string(label) + '"';
  };
  while (!taught.run().over()) {
    const Caption caption = taught.app.table().mode->caption(taught.app.table());
    const std::string page = mirror.update(taught.app);
    EXPECT_TRUE(contains(page, caption.text));
    EXPECT_TRUE(contains(taught.app.state().context.answer.text, caption.text));
    EXPECT_TRUE(contains(page, ends(taught.app.words().skip)));
    EXPECT_FALSE(contains(page, "\"undo\""));
    EXPECT_FALSE(
        contains(taught.app.state().context.answer.text, taught.app.words().lesson_passed));
    taught.take();
  }
  EXPECT_TRUE(contains(mirror.update(taught.app), ends(taught.app.words().back)))
      << "none is left to skip";
  EXPECT_TRUE(taught.app.state().context.answer.text.starts_with(taught.app.words().lesson_passed));
  const Effects effects = taught.app.take_effects();
  EXPECT_EQ(std::count(effects.sounds.begin(), effects.sounds.end(), Sound::solved), 1);
  EXPECT_TRUE(taught.app.act("play_after"));
  EXPECT_EQ(taught.app.screen(), App::Screen::table);
  EXPECT_EQ(lesson_at(taught.app.table()), nullptr);
}

// All lessons are listed; those taken are marked, and the marks are stored.
TEST(Lesson, AreListed) {
  Sitting sitting;
  App& app = sitting.app;
  EXPECT_FALSE(app.settings().lesson_met);
  EXPECT_TRUE(app.act("lesson_list"));
  EXPECT_TRUE(app.state().start.lessons_open());
  EXPECT_EQ(app.take_effects().fetch_lessons, std::nullopt) << "they are here";
  Mirror mirror;
  const std::string page = mirror.update(app);
  for (const Lesson& lesson : lessons()) {
    EXPECT_TRUE(contains(page, "\"learn:" + std::string(lesson.id) + "\"")) << lesson.id;
    EXPECT_TRUE(contains(page, lesson_title(app.words(), lesson)));
    EXPECT_TRUE(contains(page, lesson_note(app.words(), lesson)));
  }
  EXPECT_FALSE(contains(page, app.words().lesson_done));
  const std::string last(lessons().back().id);
  ASSERT_TRUE(app.act("learn:" + last));
  sitting.wait();
  EXPECT_TRUE(app.act("end_lesson"));
  EXPECT_TRUE(app.settings().lesson_met);
  EXPECT_FALSE(app.settings().lessons_done.contains(last)) << "it was left";
  EXPECT_TRUE(app.state().start.lessons_open()) << "back where it was chosen";
  app.act("learn:" + last);
  for (sitting.wait(); !lesson_at(app.table())->over(); sitting.wait()) {
    const auto asked = lesson_at(app.table())->asked(app.table().session);
    app.act(asked ? action_of(*asked) : "go_on");
  }
  app.act("end_lesson");
  EXPECT_TRUE(app.settings().lessons_done.contains(last));
  EXPECT_TRUE(contains(mirror.update(app), app.words().lesson_done));
  const auto kept = parse_settings(settings_text(app.settings()));
  EXPECT_EQ(kept, app.settings());
  EXPECT_TRUE(app.act("close"));
  EXPECT_FALSE(app.state().start.lessons_open());
}

}  // namespace
}  // namespace allfours
