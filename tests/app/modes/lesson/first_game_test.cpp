// Captions of a first game: each appears once, is true at its moment in every variant, blocks
// nothing, and never returns.
#include "app/modes/lesson/first_game.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/modes/lesson/table_first_game.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_results.hpp"
#include "app/table/table_state.hpp"

namespace allfours {
namespace {

// A person who has seen no caption yet.
struct Newcomer {
  explicit Newcomer(const GameSetup& setup, Settings settings = {}) {
    settings.sound_offered = true;           // sound has a test of its own
    settings.games_begun = first_games + 1;  // and so have awards that wait
    sitting.app.restore_settings(settings);
    sitting.app.open_link(setup_text(setup));
    sitting.app.act("begin");
    EXPECT_EQ(sitting.app.screen(), App::Screen::table);
  }
  // The current caption's title; empty if there is none.
  std::string title() const { return first_caption(app.table()).title; }

  Sitting sitting;
  App& app = sitting.app;
};

// Checks a caption against the rules of the table by trial, independently of first_game.cpp.
void expect_true(std::string_view name, const App& app) {
  const Session& session = app.table().session;
  const Table& table = session.table();
  const Choice now = choice(table);
  const CardSet hand = table.hands[at(session.human())];
  const CardSet trumps = hand & CardSet::of(table.trump);
  if (name == "turned" || name == "trumps") {
    EXPECT_TRUE(!session.person_to_decide() || table.phase == Phase::eldest_answers ||
                now.cards == hand)
        << "another question is asked";
  }
  if (name == "turned") {
    EXPECT_GT(table.turned_count, 0);
  } else if (name == "trumps") {
    EXPECT_EQ(table.rules.trump, TrumpBy::cut);
    EXPECT_TRUE(table.trump_fixed);
  } else if (name == "stand") {
    EXPECT_TRUE(offers(actions_at(app.table()), "say:stand"));
    EXPECT_TRUE(offers(actions_at(app.table()), "say:beg"));
  } else if (name == "give") {
    EXPECT_TRUE(offers(actions_at(app.table()), "say:give"));
    EXPECT_TRUE(offers(actions_at(app.table()), "say:run"));
  } else if (name == "pitch") {
    EXPECT_EQ(table.turned_count, 0);
    // Whatever card is led, its suit becomes trumps.
    for (const Card card : now.cards) {
      Table after = table;
      apply(after, std::get<Event>(judge(after, Decision::of_play(now.seat, card))));
      Events events;
      advance(after, events);
      EXPECT_TRUE(after.trump_fixed);
      EXPECT_EQ(after.trump, card.suit());
    }
  } else if (name == "lead") {
    EXPECT_EQ(now.cards, hand) << "any card may be led";
  } else if (name == "hunt") {
    EXPECT_TRUE(trumps.contains(Card(table.trump, Rank::jack)));
    EXPECT_EQ(now.cards, trumps);
    EXPECT_TRUE(beats(winning_play(table).card, Card(table.trump, Rank::jack), table.trump));
    EXPECT_EQ(table.rules.jack, PointTo::taken);
  } else if (name == "follow" || name == "follow-strict") {
    const CardSet led = hand & CardSet::of(trick_state(table).led);
    EXPECT_FALSE(led.empty() || trumps.empty() || led == trumps);
    EXPECT_EQ(now.cards, name == "follow" ? led | trumps : led);
  } else if (name == "points") {
    EXPECT_TRUE(shows_so_far(app.table()) || trick_size(table) == 0);
  } else {
    EXPECT_EQ(name, "counted");
    EXPECT_TRUE(waits_for_next_hand(app.table()));
  }
}

std::string_view newest_of(std::uint32_t bits) {
  for (std::size_t i = 0; i < caption_names.size(); ++i) {
    if (bits == 1U << i) return caption_names[i];
  }
  return {};
}

TEST(FirstGame, TellsEachCaptionOnceAndTruly) {
  std::map<std::string_view, int> met;
  std::map<std::string_view, std::set<std::string_view>> met_in;
  std::vector<GameSetup> setups = usual_setups();
  const std::size_t games = setups.size();
  for (std::size_t i = 0; i < 5 * games; ++i) {
    GameSetup setup = setups[i % games];
    setup.seed = "FIRST-" + std::to_string(i / games);
    Newcomer newcomer(setup);
    App& app = newcomer.app;
    Stream stream(3, "first");
    std::set<std::string_view> told;
    for (int turn = 0; turn < 400 && !game_over(app.table()); ++turn) {
      newcomer.sitting.wait();
      if (game_over(app.table())) break;
      const std::uint32_t before = app.settings().captions_told;
      if (tells_first(app.table())) {
        EXPECT_TRUE(app.act("close_caption"));
        const std::string_view name = newest_of(app.settings().captions_told - before);
        SCOPED_TRACE(std::string(setup.variant->id) + ": " + std::string(name));
        EXPECT_TRUE(told.insert(name).second) << "shown twice";
        ++met[name];
        expect_true(name, app);
        EXPECT_TRUE(app.take_effects().saves("settings"));
        continue;
      }
      EXPECT_FALSE(app.act("close_caption"));
      newcomer.sitting.choose_something(stream);
      EXPECT_EQ(app.settings().captions_told, before) << "a caption that was not shown is marked";
    }
    for (const std::string_view name : told) met_in[setup.variant->id].insert(name);
  }
  for (const Variant& variant : variants()) {
    for (const std::string_view name : {"lead", "points", "counted"}) {
      EXPECT_TRUE(met_in[variant.id].contains(name)) << variant.id << ": " << name;
    }
    EXPECT_EQ(met_in[variant.id].contains("pitch"), variant.rules.trump == TrumpBy::pitch);
    EXPECT_EQ(met_in[variant.id].contains("stand"), variant.rules.begging != Begging::none);
  }
  for (const std::string_view name : caption_names) EXPECT_GT(met[name], 0) << name;
}

// Sound is offered before the second hand, also by the text mirror, and never again.
TEST(FirstGame, OffersSoundOnce) {
  for (const bool taken : {true, false}) {
    Sitting sitting("v=german&seed=SOUND");
    App& app = sitting.app;
    Settings settings = app.settings();
    settings.sound_offered = false;
    app.restore_settings(settings);
    Stream stream(1, "sound");
    sitting.play_hand(stream);
    EXPECT_TRUE(app.state().context.message.offered().id.empty());
    app.take_effects();
    ASSERT_TRUE(app.act("next_hand"));
    EXPECT_EQ(app.message(), app.words().sound_offer);
    EXPECT_EQ(app.state().context.message.offered().id, "sound:on");
    EXPECT_TRUE(contains(Mirror().update(app), app.words().sound_on));
    EXPECT_TRUE(app.take_effects().saves("settings"));
    EXPECT_EQ(parse_settings(settings_text(app.settings())), app.settings());
    EXPECT_TRUE(app.act(taken ? "sound:on" : "close"));
    EXPECT_EQ(app.message(), "");
    EXPECT_TRUE(app.state().context.message.offered().id.empty());
    EXPECT_EQ(app.settings().sound, taken);
    sitting.choose(stream, 3);
    EXPECT_TRUE(app.state().context.message.offered().id.empty());
  }
}

// Captions of a first game wait until that offer is answered or gone.
TEST(FirstGame, TellsNothingBesideTheOfferOfSound) {
  Sitting sitting("v=german&seed=SOUND");
  App& app = sitting.app;
  app.restore_settings(Settings{});
  Stream stream(1, "sound");
  int offered = 0;
  int told = 0;
  for (int i = 0; i < 400 && session_of(sitting).table().hand < 3; ++i) {
    const bool offers = !app.state().context.message.offered().id.empty();
    offered += offers ? 1 : 0;
    told += tells_first(app.table()) ? 1 : 0;
    EXPECT_FALSE(offers && tells_first(app.table()));
    if (std::isfinite(app.next_due())) {
      sitting.wait_a_step();
    } else if (tells_first(app.table())) {
      app.act("close_caption");
    } else {
      sitting.choose_something(stream);
    }
  }
  EXPECT_GT(offered, 0);
  EXPECT_GT(told, 0);
}

TEST(FirstGame, IsSaidInEveryLanguage) {
  for (const GameSetup& setup : usual_setups()) {
    Newcomer newcomer(setup);
    App& app = newcomer.app;
    Stream stream(5, "first");
    for (int turn = 0; turn < 60 && !game_over(app.table()); ++turn) {
      newcomer.sitting.wait();
      if (game_over(app.table())) break;
      for (const Language language : languages()) {
        if (!tells_first(app.table())) break;
        app.act("language:" + std::string(language_code(language)));
        const Caption caption = first_caption(app.table());
        SCOPED_TRACE(caption.title + " / " + caption.text);
        EXPECT_FALSE(caption.title.empty() || caption.text.empty());
        EXPECT_LT(caption.text.size(), 260U);
        for (const std::string_view sign : {"{", "}", "¶", "|", "  "}) {
          EXPECT_FALSE(contains(caption.title + caption.text, sign));
        }
      }
      app.act("close_caption");
      newcomer.sitting.choose_something(stream);
    }
  }
}

// Nothing waits for a caption, and a decision marks it as read.
TEST(FirstGame, HoldsNothingUp) {
  for (const GameSetup& setup : usual_setups()) {
    Newcomer newcomer(setup);
    Sitting other(setup_text(setup));  // has seen every caption
    Stream stream(7, "first");
    Stream same(7, "first");
    std::set<std::string> titles;
    for (int turn = 0; turn < 60 && !game_over(other.app.table()); ++turn) {
      newcomer.sitting.wait();
      other.wait();
      EXPECT_EQ(newcomer.sitting.now, other.now);
      EXPECT_EQ(newcomer.app.table().session.shown(), other.app.table().session.shown());
      EXPECT_EQ(newcomer.sitting.offered(), other.offered());
      EXPECT_FALSE(tells_first(other.app.table()));
      if (game_over(other.app.table())) break;
      const std::uint32_t told = newcomer.app.settings().captions_told;
      const bool tells = tells_first(newcomer.app.table());
      const bool marks = newcomer.app.table().session.view().table.phase == Phase::discard;
      newcomer.sitting.choose_something(stream);
      other.choose_something(same);
      if (tells && !marks) {
        EXPECT_NE(newcomer.app.settings().captions_told, told);
      }
    }
  }
}

TEST(FirstGame, IsClosedByATouchOrAKey) {
  for (const std::string_view way : {"close_caption", "skip", "Escape", "Enter", " "}) {
    Newcomer newcomer(setup_of("v=pitch&players=2&seed=KEYS"));
    newcomer.sitting.wait();
    App& app = newcomer.app;
    ASSERT_TRUE(tells_first(app.table()));
    const std::size_t events = app.table().session.log().size();
    if (way == "Escape") {
      // Overlays of the table close first.
      app.act("menu");
      app.act("close");
      EXPECT_TRUE(tells_first(app.table()));
      app.act("close");
    } else if (way == "Enter" || way == " ") {
      EXPECT_TRUE(app.press_key(way));
    } else {
      EXPECT_TRUE(app.act(way));
    }
    EXPECT_FALSE(tells_first(app.table())) << way;
    EXPECT_NE(app.settings().captions_told, 0U) << way;
    EXPECT_EQ(app.screen(), App::Screen::table) << way;
    EXPECT_EQ(app.table().session.log().size(), events) << way;
  }
}

TEST(FirstGame, IsRememberedOverAReload) {
  const GameSetup setup = setup_of("v=trinidad-2&seed=RELOAD");
  Newcomer newcomer(setup);
  Stream stream(1, "first");
  std::set<std::string> titles;
  for (int turn = 0; turn < 30; ++turn) {
    newcomer.sitting.wait();
    if (game_over(newcomer.app.table())) break;
    if (tells_first(newcomer.app.table())) titles.insert(newcomer.title());
    if (newcomer.app.act("close_caption")) continue;
    newcomer.sitting.choose_something(stream);
  }
  ASSERT_GT(titles.size(), 3U);
  const std::string kept = settings_text(newcomer.app.settings());
  const auto settings = parse_settings(kept);
  EXPECT_EQ(settings.captions_told, newcomer.app.settings().captions_told);
  Newcomer again(setup, settings);
  Stream same(1, "first");
  for (int turn = 0; turn < 30; ++turn) {
    again.sitting.wait();
    if (game_over(again.app.table())) break;
    EXPECT_FALSE(titles.contains(again.title())) << again.title();
    if (again.app.act("close_caption")) continue;
    again.sitting.choose_something(same);
  }
  // Names of captions from a later version are not a fault.
  EXPECT_EQ(parse_settings("captions points,bidding,turned\n").captions_told, 1U << 8 | 1U);
}

TEST(FirstGame, IsHeardAndReadOnce) {
  Newcomer newcomer(setup_of("v=german&seed=HEARD"));
  App& app = newcomer.app;
  Mirror mirror;
  mirror.update(app);
  newcomer.sitting.wait();
  ASSERT_TRUE(tells_first(app.table()));
  const Caption caption = first_caption(app.table());
  EXPECT_TRUE(contains(app.state().context.answer.text, caption.text));
  std::string page = mirror.update(app);
  EXPECT_TRUE(contains(page, caption.text));
  EXPECT_TRUE(contains(page, "\"close_caption\""));
  app.act("history");
  app.act("history");
  EXPECT_FALSE(contains(app.state().context.answer.text, caption.text)) << "announced twice";
  app.act("close_caption");
  page = mirror.update(app);
  EXPECT_FALSE(contains(page, caption.text));
}

// Not while only viewing a game, nor at an embedded table.
TEST(FirstGame, TellsNothingElsewhere) {
  Stream stream(1, "first");
  const GameSetup setup = setup_of("v=seven-up&players=2&seed=LOOK");
  const Events log = random_log(setup, stream, 1);
  Record record{setup, decisions_in(log)};
  record.decisions.resize(record.decisions.size() / 2);
  for (const std::string& link :
       {record_text(record), record_text(record) + "&at=9", setup_text(setup) + "&at=3"}) {
    App app(1U);
    app.open_link(link);
    app.act("begin");
    ASSERT_EQ(app.screen(), App::Screen::table) << link;
    for (int i = 0; i < 200 && std::isfinite(app.next_due()); ++i) app.tick(app.next_due());
    EXPECT_FALSE(tells_first(app.table())) << link;
    EXPECT_FALSE(app.act("close_caption"));
  }
  for (const auto controls :
       {Embedding::Controls::none, Embedding::Controls::step, Embedding::Controls::full}) {
    App app(1U);
    app.embed({.controls = controls});
    app.open_link(setup_text(setup));
    app.act("begin");
    for (int i = 0; i < 200 && std::isfinite(app.next_due()); ++i) app.tick(app.next_due());
    EXPECT_FALSE(tells_first(app.table()));
  }
}

// The lesson has covered them already; during it there are no other captions.
TEST(FirstGame, LeavesOutWhatTheLessonTold) {
  Sitting sitting;
  App& app = sitting.app;
  app.restore_settings(Settings{});
  ASSERT_TRUE(app.act("learn:learn"));
  sitting.wait();
  while (!lesson_at(app.table())->over()) {
    EXPECT_FALSE(tells_first(app.table()));
    const auto asked = lesson_at(app.table())->asked(app.table().session);
    if (!asked) {
      app.act("go_on");
    } else if (asked->kind == Decision::Kind::say) {
      app.act("say:" + std::string(wire(asked->say)));
    } else {
      app.act("card:" + card_text(asked->card));
    }
    sitting.wait();
  }
  EXPECT_TRUE(app.take_effects().saves("settings"));
  std::uint32_t all = 0;
  for (const LessonStep& one : lessons().front().steps) all |= caption_bit(one.text);
  EXPECT_EQ(app.settings().captions_told, all);
  EXPECT_GT(std::popcount(all), 6);
  // Captions of other games are still to come.
  for (int i = 0; app.screen() == App::Screen::table && !tells_first(app.table()); ++i) {
    ASSERT_LT(i, 20);
    app.open_link("v=pitch&players=2&seed=AFTER-" + std::to_string(i));
    app.act("begin");
    sitting.wait();
  }
  EXPECT_EQ(first_caption(app.table()).title, "You name trumps");
}

// The note about a sent game waits in its strip, at whatever moment the link opens; no other
// caption appears before that, whatever the person does.
TEST(FirstGame, WaitsWithWhatWasSent) {
  int came = 0;
  for (const GameSetup& setup : usual_setups()) {
    const int length = static_cast<int>(Game(setup).log().size());
    for (int moment = 0; moment <= length; ++moment) {
      SCOPED_TRACE(setup_text(setup) + ", " + std::to_string(moment));
      App app(1U);
      app.open_link(setup_text(setup) + (moment > 0 ? "&at=" + std::to_string(moment) : ""));
      for (const std::string_view meanwhile :
           {"", "menu", "menu", "language:fr", "captions_again"}) {
        if (!meanwhile.empty()) app.act(meanwhile);
        ASSERT_TRUE(app.table().waits);
        EXPECT_FALSE(tells_first(app.table())) << meanwhile;
        EXPECT_EQ(app.settings().captions_told, 0U);
      }
      EXPECT_FALSE(contains(app.state().context.answer.text, app.words().lesson_lead));
      app.act("begin");
      for (int i = 0; i < 200 && std::isfinite(app.next_due()); ++i) app.tick(app.next_due());
      if (tells_first(app.table())) ++came;
    }
  }
  EXPECT_GT(came, 20) << "they appear after Start";
}

// The settings can bring all captions back; one that is true now appears at once.
TEST(FirstGame, IsToldAgainWhereThatIsWanted) {
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Settings told_all;
    told_all.captions_told = all_captions;
    Newcomer newcomer(setup, told_all);
    App& app = newcomer.app;
    newcomer.sitting.wait();
    EXPECT_FALSE(tells_first(app.table()));
    app.act("settings");
    Mirror mirror;
    EXPECT_TRUE(contains(mirror.update(app), "\"captions_again\""));
    EXPECT_TRUE(contains(mirror.update(app), app.words().captions_again));
    app.take_effects();
    EXPECT_TRUE(app.act("captions_again"));
    EXPECT_TRUE(app.take_effects().saves("settings"));
    EXPECT_EQ(app.settings().captions_told, 0U);
    EXPECT_TRUE(contains(app.state().context.answer.text, app.words().captions_come) ||
                tells_first(app.table()));
    // With nothing to be told again there is no such button.
    EXPECT_FALSE(contains(mirror.update(app), "\"captions_again\""));
    app.act("close");
    Stream stream(9, "first");
    std::set<std::string> titles;
    for (int turn = 0; turn < 30 && !game_over(app.table()); ++turn) {
      newcomer.sitting.wait();
      if (game_over(app.table())) break;
      if (tells_first(app.table())) titles.insert(newcomer.title());
      if (app.act("close_caption")) continue;
      newcomer.sitting.choose_something(stream);
    }
    EXPECT_GT(titles.size(), 2U);
  }
}

}  // namespace
}  // namespace allfours
