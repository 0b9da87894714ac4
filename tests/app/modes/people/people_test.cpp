// Pass and play: several people at one screen, the curtain between their turns, and what is stored.
#include <algorithm>
#include <set>
#include <utility>

#include "app/accessibility/mirror.hpp"
#include "app/features/saved/saved_game.hpp"
#include "app/links/sharing.hpp"
#include "app/modes/lesson/table_first_game.hpp"
#include "app/modes/people/people_play.hpp"
#include "app/modes/people/table_people.hpp"
#include "app/start/chosen_bots.hpp"
#include "app/storage/resume.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "app/tongue.hpp"
#include "words/advice_words.hpp"

namespace allfours {
namespace {

constexpr std::uint8_t all_others = 0b111110;

// All people at this screen, in this game.
struct Everybody : Sitting {
  explicit Everybody(std::string_view game) {
    begin_with_people(app, setup_of(game), all_others, "PEOPLE");
  }
};

std::string only_action(const App& app) {
  const auto actions = actions_at(app.table());
  return actions.size() == 1 ? actions.front().id : std::string();
}

TEST(People, EachTakesTheirSeatBeforeTheyDecide) {
  for (const GameSetup& setup : usual_setups()) {
    Sitting sitting(3);
    App& app = sitting.app;
    Stream stream(1, setup_text(setup));
    const std::uint8_t people = people_by_chance(setup.players, stream);
    begin_with_people(app, setup, people, "SEATS-1");
    SCOPED_TRACE(kept_text(app));
    const Session& session = app.table().session;
    int taken = 0;
    int last = -1;            // the last to decide in this hand
    std::ptrdiff_t hand = 0;  // a bunch restarts the hand
    for (int steps = 0; steps < 400 && sitting.plays(); ++steps) {
      sitting.wait();
      if (!sitting.plays()) break;
      const auto hands =
          std::count_if(session.log().begin(), session.log().begin() + session.shown(),
                        [](const Event& event) { return event.kind == EventKind::hand; });
      if (std::exchange(hand, hands) != hands) last = -1;
      if (waits_for_next_hand(app.table())) {
        EXPECT_EQ(session.seating().eyes(), -1) << "everybody sees the result of the hand";
        ASSERT_TRUE(app.act("next_hand"));
        continue;
      }
      const int seat = session.game().question().seat;
      ASSERT_TRUE(session.is_person(seat)) << "waiting for a bot";
      if (next_person(app.table()) >= 0) {
        EXPECT_NE(seat, last) << "no curtain where the same person decides again, at "
                              << session.shown() << " " << session.game().moves();
        EXPECT_EQ(next_person(app.table()), seat);
        EXPECT_EQ(only_action(app), "take_seat");
        EXPECT_EQ(playable_cards(app.table()), CardSet());
        ASSERT_TRUE(app.act("take_seat"));
        ++taken;
      } else {
        EXPECT_EQ(seat, last);
      }
      EXPECT_EQ(session.human(), seat);
      EXPECT_EQ(session.seating().eyes(), seat);
      EXPECT_EQ(next_person(app.table()), -1);
      EXPECT_FALSE(app.act("take_seat"));
      last = seat;
      sitting.choose_something(stream);
    }
    EXPECT_GT(taken, 3);
    EXPECT_TRUE(game_over(app.table()) || taken > 20) << taken;
  }
}

TEST(People, AreCalledByNameAndNobodyIsYou) {
  for (const char* code : {"en", "de", "fr"}) {
    Sitting sitting(1);
    App& app = sitting.app;
    app.act("language:" + std::string(code));
    app.act("person:3:Ann");
    begin_with_people(app, setup_of("v=trinidad"), all_others, "NAMES-1");
    const Words& w = app.words();
    const auto player = [&](int n) { return fill(w.player_number, {{"n", std::to_string(n)}}); };
    const Narrator& narrator = app.table().narration.narrator();
    EXPECT_EQ(narrator.name(0), player(1));
    std::set<std::string> names;
    for (int seat = 0; seat < 4; ++seat) names.insert(narrator.name(seat));
    EXPECT_EQ(names, (std::set<std::string>{player(1), player(2), "Ann", player(4)}));
    sitting.wait();
    const std::string who = narrator.name(next_person(app.table()));
    EXPECT_EQ(prompt_at(app.table()), fill(w.pass_to, {{"who", who}}));
    EXPECT_TRUE(contains(app.state().context.answer.text, prompt_at(app.table())))
        << "it is announced";
    EXPECT_TRUE(contains(actions_at(app.table()).front().label, who));
    Stream stream(2, code);
    sitting.play_hand(stream);
    for (const HistoryRow& row : app.table().narration.rows()) {
      EXPECT_FALSE(contains(row.title, w.you) || contains(row.who, w.you)) << row.title;
    }
    // The person's own name is the usual one.
    app.act("name:0:Ben");
    EXPECT_EQ(app.table().narration.narrator().name(0), "Ben");
    // Two people cannot have the same name.
    app.act("person:1:Ben");
    EXPECT_TRUE(contains(app.message(), "Ben")) << app.message();
    EXPECT_EQ(app.settings().people_names[1], "");
  }
}

TEST(People, AreChosenWhereTheOpponentsAreAndKeptInTheSettings) {
  App app(1);
  app.act("variant:trinidad");
  EXPECT_EQ(chosen_people(app.state()), 1);
  ASSERT_TRUE(app.act("level_of:3:person"));
  EXPECT_TRUE(app.take_effects().saves("settings"));
  ASSERT_TRUE(app.act("person:3:Ann"));
  EXPECT_EQ(chosen_people(app.state()), 2);
  // A person without a seat at this table does not take part.
  app.act("level_of:2:person");
  EXPECT_EQ(chosen_people(app.state()), 2);
  EXPECT_FALSE(app.act("level_of:0:person"));
  EXPECT_FALSE(app.act("level:person"));
  Mirror mirror;
  EXPECT_TRUE(contains(mirror.update(app), "2 people here"));
  app.act("opponents");
  const std::string dialog = mirror.update(app);
  for (const char* part : {"level_of:1:person", "level_of:3:person", "person:3:", "Ann"}) {
    EXPECT_TRUE(contains(dialog, part)) << part;
  }
  EXPECT_FALSE(contains(dialog, "person:1:"));
  const auto kept = parse_settings(settings_text(app.settings()));
  EXPECT_EQ(kept, app.settings());
  for (const char* bad : {"people 0", "people 16", "person.1 <b>"}) {
    EXPECT_EQ(parse_settings(std::string(bad) + "\n").people, 0) << bad;
    EXPECT_EQ(parse_settings(std::string(bad) + "\n").unread, std::vector<std::string>{bad});
  }
  // A level for all applies to the bots; a level for one seat puts a bot back there.
  app.act("level:expert");
  EXPECT_EQ(chosen_people(app.state()), 2);
  EXPECT_EQ(chosen_level(app.state()), "expert");
  app.act("level_of:3:strong");
  EXPECT_EQ(chosen_people(app.state()), 1);
  EXPECT_EQ(chosen_level(app.state()), "");
}

TEST(People, PlayAgainInTheNextGame) {
  for (const char* game : {"v=seven-up&players=2", "v=lancashire", "v=west-yorkshire"}) {
    Sitting sitting(4);
    App& app = sitting.app;
    app.act("person:3:Ann");
    begin_with_people(app, setup_of(game), setup_of(game).players == 2 ? 0b10 : 0b100, "AGAIN-1");
    for (int games = 0; games < 3; ++games) {
      const Session& session = app.table().session;
      for (int seat = 1; seat < session.setup().players; ++seat) {
        EXPECT_EQ(session.is_person(seat), app.table().narration.narrator().name(seat) == "Ann")
            << game << " seat " << seat;
      }
      Stream stream(5, "again");
      sitting.play_out(stream);
      ASSERT_TRUE(game_over(app.table()));
      EXPECT_EQ(session.human(), 0) << "the end of the game is seen from the owner's seat";
      EXPECT_EQ(session.seating().eyes(), 0);
      ASSERT_TRUE(app.act("play_again"));
    }
  }
}

TEST(People, NothingIsTakenBackAdvisedOrCounted) {
  Sitting sitting(1);
  App& app = sitting.app;
  app.act("date:2026-11-23");
  Settings settings = app.settings();
  settings.captions_told = 0;
  app.restore_settings(settings);
  app.use_worker(true);
  // Nor is it the deal of the day, whatever its name.
  begin_with_people(app, setup_of("v=german"), all_others, "TODAY-2026-11-23");
  Stream stream(6, "strict");
  for (int i = 0; i < 4000 && sitting.plays(); ++i) {
    sitting.wait();
    if (!sitting.plays()) break;
    for (const char* id : {"undo", "redo", "hint"}) EXPECT_FALSE(app.act(id)) << id;
    EXPECT_FALSE(tells_first(app.table()));
    sitting.choose_something(stream);
  }
  ASSERT_TRUE(game_over(app.table()));
  EXPECT_TRUE(app.state().records.statistics.now().tallies.empty());
  EXPECT_TRUE(app.state().records.days.now().results.empty());
  // Looking back is possible, playing on alone is not.
  app.act("moment:9");
  EXPECT_FALSE(offers(actions_at(app.table()), "play_on"));
  EXPECT_FALSE(app.act("play_on"));
}

TEST(People, AreNotInAnyLink) {
  Everybody sitting("v=trinidad");
  const std::string address = sitting.app.take_effects().fragment.value_or("");
  EXPECT_EQ(parts_in(address), "v=trinidad&seed=PEOPLE");
  Stream stream(7, "links");
  sitting.play_hand(stream);
  for (const SharedLink& link : shared_links(sitting.app.table().session, sitting.app.words())) {
    App other(2);
    other.open_link(link.fragment);
    ASSERT_EQ(other.screen(), App::Screen::table) << link.fragment;
    EXPECT_FALSE(other.table().session.seating().several());
  }
  // Nor in a duel, the deal of the day, a lesson, a puzzle, or an embedded table.
  App app(1);
  app.act("date:2026-11-23");
  app.act("level_of:3:person");
  app.act("variant:seven-up");
  app.act("players:2");
  for (const char* id : {"today", "duel:4", "learn:learn", "solve:1"}) {
    ASSERT_TRUE(app.act(id)) << id;
    EXPECT_FALSE(app.table().session.seating().several()) << id;
    app.act("new_game");
  }
  app.embed({Embedding::Controls::full, false, 0});
  EXPECT_EQ(chosen_people(app.state()), 1);
  app.act("start");
  EXPECT_FALSE(app.table().session.seating().several());
}

TEST(People, GoOnAfterAReloadWithTheCurtainDown) {
  for (const GameSetup& setup : usual_setups()) {
    Sitting sitting(1);
    App& app = sitting.app;
    Stream stream(8, setup_text(setup));
    begin_with_people(app, setup, people_by_chance(setup.players, stream), "KEPT-1");
    SCOPED_TRACE(kept_text(app));
    for (int i = 0; i < 12 && sitting.plays(); ++i) {
      sitting.choose(stream, 1);
      if (!sitting.plays()) break;
      Sitting again(9);
      again.app.restore_settings(app.settings());
      again.app.open(app.table().address, tab_text(app), {});
      ASSERT_EQ(again.app.screen(), App::Screen::table);
      const Session& session = again.app.table().session;
      EXPECT_EQ(session.seating().people, app.table().session.seating().people);
      EXPECT_EQ(session.seating().eyes(), -1) << "nobody has taken a seat after a reload";
      again.wait();
      EXPECT_EQ(session.seating().eyes(), -1);
      EXPECT_EQ(waits_for_next_hand(again.app.table()), waits_for_next_hand(app.table()));
      EXPECT_EQ(next_person(again.app.table()) >= 0, !waits_for_next_hand(app.table()));
      EXPECT_EQ(session.log(), app.table().session.log());
      // Marked cards belong to one hand and are not shown again.
      if (app.table().picked.empty()) {
        EXPECT_EQ(tab_text(again.app), tab_text(app));
      }
    }
  }
}

TEST(People, TextsOfOtherVersionsOpenAsTheyDid) {
  const std::string old = "real 3 0 - v=trinidad&seed=OLD\nown yes\naddress v=trinidad&seed=OLD\n";
  const auto saved = parse_saved(old);
  ASSERT_TRUE(saved);
  EXPECT_EQ(saved->people, 0);
  EXPECT_EQ(saved_text(*saved), old);
  const auto several = parse_saved(old + "people 02\n");
  ASSERT_TRUE(several);
  EXPECT_EQ(several->people, 0b101);
  for (const char* bad : {"people 4\n", "people x\n", "people 0,2\n"}) {
    EXPECT_FALSE(parse_saved(old + bad)) << bad;
  }
}

// Nothing of a hand is told while the device goes round, and the page forgets what it has told.
TEST(People, NobodyHoldsAHandAtTheCurtain) {
  Everybody sitting("v=german");
  App& app = sitting.app;
  sitting.wait();
  ASSERT_GE(next_person(app.table()), 0);
  const auto told = [&] { return state_of(app); };
  EXPECT_TRUE(told()["curtain"]);
  ASSERT_TRUE(app.act("tell:hand"));
  EXPECT_TRUE(contains(app.state().context.answer.text, curtain_caption(app.table()).title));
  ASSERT_TRUE(app.press_key("Enter"));
  EXPECT_FALSE(told().contains("curtain"));
  ASSERT_TRUE(app.act("tell:hand"));
  EXPECT_TRUE(contains(app.state().context.answer.text, " of "));
}

TEST(People, ACurtainIsHeardAndLiftedByKeys) {
  Everybody sitting("v=german");
  App& app = sitting.app;
  app.act("sound:on");
  app.take_effects();
  sitting.wait();
  ASSERT_GE(next_person(app.table()), 0);
  const auto sounds = app.take_effects().sounds;
  EXPECT_EQ(std::count(sounds.begin(), sounds.end(), Sound::turn), 1);
  // Card keys do nothing.
  for (const char* key : {"1", "2", "6"}) EXPECT_FALSE(app.press_key(key)) << key;
  ASSERT_TRUE(app.press_key("Enter"));
  EXPECT_EQ(next_person(app.table()), -1);
  EXPECT_FALSE(held_cards(app.table().session.view()).empty());
}

}  // namespace
}  // namespace allfours
